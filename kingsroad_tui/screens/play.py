"""The play screen: choose, reveal, watch the round, round after round to the end."""

from __future__ import annotations

from asyncio import Event, Future, get_running_loop
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.events import Paste

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.players import Outcome, SeatView, play
from kingsroad.rounds import Revealed
from kingsroad_tui.dialogs.confirm import ConfirmDialog
from kingsroad_tui.dialogs.curtain import CurtainScreen
from kingsroad_tui.dialogs.doubt import DoubtDialog
from kingsroad_tui.dialogs.game_log import GameLogDialog
from kingsroad_tui.dialogs.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.dialogs.what_if import WhatIfDialog
from kingsroad_tui.host import GAME, TableScreen
from kingsroad_tui.navigation import AnalyseGame, LeaveGame, ShowEnd
from kingsroad_tui.screen_keys import PLAY_KEYS
from kingsroad_tui.session.coach import RoundVerdict
from kingsroad_tui.session.keyboard import Keyboard
from kingsroad_tui.session.reveal import reveal_frames, round_frames
from kingsroad_tui.session.selection_builder import SelectionBuilder
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.solver.seat_players import SeatPlayers
from kingsroad_tui.text.coach import verdict_sentence
from kingsroad_tui.text.handing_over import passing_words, revealing_words
from kingsroad_tui.text.hints import HintStep
from kingsroad_tui.text.people import names_at
from kingsroad_tui.text.play_help import (
    CLOSE_HINT,
    GAME_IN_SHORT,
    WHILE_TOLD,
    WHILE_WAITING,
    help_while_choosing,
)
from kingsroad_tui.text.prompts import NO_SUCH_CARD, leaving_question
from kingsroad_tui.text.undo import NO_REDO, undo_question, undo_refusal
from kingsroad_tui.widgets.choosing import ChoosingView
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.hint_pane import HintPane
from kingsroad_tui.widgets.round_screen import RoundScreen
from kingsroad_tui.widgets.story_panel import StoryPanel
from kingsroad_tui.widgets.table_view import TableView
from kingsroad_tui.widgets.withheld_keys import WithheldKeys


class PlayScreen(WithheldKeys, RoundScreen, TableScreen):
    """One table, from where it stands to the end of the game."""

    CSS_PATH = "../styles/play.tcss"
    BINDINGS: ClassVar[list[BindingType]] = PLAY_KEYS

    hints = getters.query_one(HintPane)

    def __init__(self, table: Table, *, copied: bool = False) -> None:
        """``copied``: whether it is a copy of a game, played on from an earlier round."""
        super().__init__()
        self.table = table
        self._copied = copied
        self._seat: int | None = None
        """The person who chooses at this terminal now."""

        self._choice: Future[Selection]
        """What that person chooses."""

        self._told = Event()
        """Whether the story of the last reveal is over."""

        self._revealed: Revealed | None = None
        """What has been shown of the present round already."""

        self._verdict: RoundVerdict | None = None
        """What the choices of the present round cost, where the coach is wanted."""

    def compose(self) -> ComposeResult:
        self.add_class(*self.app.size_classes)  # the first frame is laid out as all others are
        yield TableView(self.table, copied=self._copied, id="table")
        yield ChoosingView(self.table.game.board, id="choosing")
        colours = [seat.colour for seat in self.table.setup.seats]
        yield StoryPanel(names_at(self.table), colours, id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._seat_players = SeatPlayers(self.app.solver, lambda: self.table.setup)
        self._play()

    def on_unmount(self) -> None:
        self._seat_players.close()

    # ------------------------------------------------------------------ how a round flows

    @work(exclusive=True, group=GAME)
    async def _play(self) -> None:
        """Plays from where the game stands to its end."""
        self.keyboard = Keyboard(self, self.table.people)
        await self.uncovered()
        self._wait()
        players = self._seat_players.players(self.keyboard.player)
        game = await play(self.table.game, players, self)
        self._seat_players.end(game)
        self.app.post_message(ShowEnd(self.table))

    def chose(self, seat: int) -> None:
        """Shows that somebody has chosen; what, is shown when all have."""
        self.table.note_choice(seat)
        if self._seat is None:
            self._wait()
        else:
            self.view.show_table(self._seat, self.keyboard.chosen)
            self._show_choice()

    async def saw(self, game: Game, outcome: Outcome) -> None:
        """Saves what has been played, and reveals it, if people like to watch."""
        self.table.played(game, self._seat_players.forfeits)
        await self.reveal(outcome)
        await self.uncovered()
        if not game.finished:
            self._wait()

    async def let_choose(self, view: SeatView, before: Selection | None) -> Selection:
        """Lets a person choose at this terminal."""
        self._seat = seat = view.seat
        self.view.show_table(seat, self.keyboard.chosen)
        self.choosing.let_choose(self.table, seat, by_name=self.table.together)
        if before is not None:
            self.choosing.change(lambda builder: builder.typed(before.code))
        self._show_choice()
        self._show_verdict()
        settings = self.app.settings
        step = HintStep(settings.hint_step)
        if self.table.setup.hints and (step or settings.warn or settings.verdict):
            self.hints.step = step
            self.set_class(step > HintStep.OFF, "advising")
            self.refresh_bindings()
            self.hints.ask(self.table, seat)
        self._choice = get_running_loop().create_future()
        return await self._choice

    async def pass_to(self, view: SeatView, last: int | None) -> bool:
        """Hangs the curtain before somebody chooses."""
        self._lay_down()
        chosen = self.keyboard.chosen
        self.view.show_table(None, chosen)
        words = passing_words(self.table, view.seat, last, chosen)
        return await self.app.push_screen_wait(CurtainScreen(words))

    async def call_all(self, last: int) -> bool:
        """Hangs the curtain before the reveal, when all may look again."""
        self.view.show_table(None, self.keyboard.chosen)
        return await self.app.push_screen_wait(CurtainScreen(revealing_words(self.table, last)))

    def _commit(self, selection: Selection) -> None:
        if self._seat is None or self._choice.done():
            return
        first = self._verdict if self.table.phase is Phase.SECOND_CHOICE else None
        wanted = self.app.settings.verdict and not self.table.together
        self._verdict = self.hints.verdict(selection, first) if wanted else None
        self._lay_down()
        self._choice.set_result(selection)

    def _wait(self) -> None:
        """Nobody chooses at this terminal now."""
        self._lay_down()
        self.view.show_table(None, self.keyboard.chosen)
        self.choosing.lay_down("The others are thinking …")

    def _lay_down(self) -> None:
        """Ends the choice at this terminal: no card, preview or hint stays on the screen."""
        self._seat = None
        self.choosing.lay_down()
        self.view.hide_choice()
        self.hints.forget()
        self.remove_class("advising")
        self.refresh_bindings()

    async def reveal(self, outcome: Outcome) -> None:
        """Shows what has been played, to the end of the story."""
        seen, self._revealed = self._revealed, None
        if isinstance(outcome, Revealed):
            frames = reveal_frames(outcome)
            self._revealed = outcome
        else:
            frames = round_frames(outcome, seen)
        self._lay_down()
        report = self.table.last_report
        self.view.reasons = self._seat_players.reasons(report.before.round) if report else {}
        settings = self.app.settings
        if settings.story:
            self._told.clear()
            self.add_class("telling")
            self.story.tell(
                frames, settings.beat, by_hand=settings.by_hand, last_stays=self.table.together
            )
            await self._told.wait()
            self.remove_class("telling")

    @on(StoryPanel.Ended)
    def _story_ended(self) -> None:
        self._told.set()

    # --------------------------------------------------------------------------- choosing

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self.choosing.change(step)
        self._show_choice()

    def _show_choice(self) -> None:
        if self._seat is not None and self.choosing.builder is not None:
            self.view.show_choice(self._seat, self.choosing.builder)
            self.hints.chosen = self.choosing.builder.cards

    def unknown_key(self) -> None:
        if self.choosing.builder is not None:
            self.choosing.hand.note = NO_SUCH_CARD

    def action_hide_aim(self) -> None:
        self.choosing.toggle_aim()

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        """A pasted code such as 16K chooses its cards."""
        self.change_choice(lambda builder: builder.typed(event.text.strip()))

    def action_forward(self) -> None:
        """Plays the cards; in a reveal, completes a step."""
        if self.story.telling:
            self.story.forward()
            return
        selection = self.choosing.finished_selection()
        if selection is None:
            return
        question = self.hints.doubt(selection) if self.app.settings.warn else None
        if question is None:
            self._commit(selection)
        else:
            self.app.push_screen(
                DoubtDialog(question, self._show_better),
                lambda sure: self._commit(selection) if sure else None,
            )

    def _show_better(self) -> None:
        """Instead of playing what gives much away."""
        self.hints.show_best()
        self._show_open_hint()

    # ------------------------------------------------------------------------------ hints

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hints."""
        if not self.table.setup.hints:
            self.notify("This game was set up without hints.")
            return
        if self._seat is None:
            self.notify("Hints are for whoever chooses now.")
            return
        self.hints.say_more(self.table, self._seat)
        self._show_open_hint()

    def action_experts(self) -> None:
        """The figures behind the hint, for whoever knows the theory; again for the hint."""
        if self._seat is not None and self.table.setup.hints:
            self.hints.turn_to_experts(self.table, self._seat)
            self._show_open_hint()

    def _show_open_hint(self) -> None:
        self.set_class(self.hints.step is not HintStep.OFF, "advising")
        self.refresh_bindings()
        self._show_hint()

    @property
    def _hint_open(self) -> bool:
        """Whether somebody who chooses has a hint before them."""
        return self.hints.step is not HintStep.OFF and self.has_class("advising")

    def action_skip(self) -> None:
        """Closes an open hint, which costs nothing; else drops all cards, or ends the story."""
        if self._hint_open:
            self.hints.step = HintStep.OFF
            self._show_open_hint()
        else:
            super().action_skip()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """While a hint is open the footer says what closes it."""
        active = super().active_bindings
        if self.is_mounted and self._hint_open and (closing := active.get("escape")):
            binding = replace(closing.binding, show=True, description=CLOSE_HINT)
            return {**active, "escape": closing._replace(binding=binding)}
        return active

    def action_assume(self) -> None:
        if self._seat is not None and self.table.setup.hints:
            dialog = WhatIfDialog(self.table, self._seat, self.hints.assumptions)
            self.app.push_screen(dialog, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is None or self._seat is None:
            return
        self.hints.assume(assumptions, self.table, self._seat)
        self._show_open_hint()

    @on(HintPane.AdviceChanged)
    def _show_hint(self) -> None:
        """Points at the regions of the hint on the map; now the luck of the last round is known."""
        self.view.point_at(self.hints.regions)
        self._show_verdict()

    def _show_verdict(self) -> None:
        """Says what the last round's choice cost, and with new advice what was luck in it."""
        if self._verdict is not None and self.table.phase is Phase.CHOOSING:
            verdict = self.hints.with_luck(self._verdict)
            self.choosing.now.verdict = verdict_sentence(verdict, self.table.game.board)

    def action_view(self) -> None:
        """History or advice beside the map; in 60 columns the history or the map."""
        self.toggle_class("looking" if self.has_class("-narrow") else "advising")
        self.refresh_bindings()

    def action_log(self) -> None:
        """Everything told so far, in sentences."""
        names = names_at(self.table)
        self.app.push_screen(GameLogDialog(self.table.game, self.story.cursor, names))

    # ------------------------------------------------------------------- the whole game

    def action_take_back(self) -> None:
        """Asks in a line what it means, then takes the round back."""
        table = self.table
        if not table.can_take_back:
            self.notify(undo_refusal(len(table.people)))
            return
        computers = len(table.people) < len(table.setup.seats)
        question = undo_question(table.last_round, computers=computers)
        self.app.push_screen(
            ConfirmDialog(question, "Undo", "Cancel"),
            lambda sure: self._step_in_time(table.take_back) if sure else None,
        )

    @property
    def withheld(self) -> Mapping[str, str]:
        """Rounds are taken back only where one person plays alone."""
        if not self.table.together:
            return {}
        return dict.fromkeys(("take_back", "redo"), undo_refusal(len(self.table.people)))

    def action_redo(self) -> None:
        """Brings back what was taken back last."""
        if self.table.can_redo:
            self._step_in_time(self.table.redo)
        else:
            self.notify(NO_REDO)

    def _step_in_time(self, step: Callable[[], None]) -> None:
        """Takes a round back, or brings it back; the game goes on from there."""
        step()
        self._revealed = self._verdict = None
        self.view.reasons = {}
        self.story.stop()
        self.remove_class("telling")
        self._play()

    def action_save(self) -> None:
        self.app.push_screen(self.save_dialog())

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.table.position))

    def action_analyse(self) -> None:
        """Analyses the game so far, where one person plays alone and may have hints."""
        if self.table.together or not self.table.setup.hints:
            self.notify("A running game is analysed only when one person plays alone, with hints.")
        else:
            self.app.post_message(AnalyseGame(self.table.game, self.table.setup, looking_back=True))

    def help_now(self) -> list[tuple[str, str]]:
        if self.story.telling:
            now = WHILE_TOLD
        elif self.choosing.builder is not None:
            now = help_while_choosing(self.choosing.builder, hints=self.table.setup.hints)
        else:
            now = WHILE_WAITING
        return [("Now", now), ("The game in short", "\n".join(GAME_IN_SHORT))]

    def action_leave(self) -> None:
        self.app.post_message(LeaveGame())

    def leave_table(self) -> None:
        self.table.leave()

    @property
    def unsaved(self) -> str:
        return self.table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        return save_dialog(self.table.game, self.table.setup)

    def before_leaving(self) -> str | None:
        """Saves the game once more, in case that failed before; returns what to ask, or None.

        Among several people, those who have chosen in secret will have to choose again.
        """
        self.table.save()
        chosen = self.keyboard.chosen
        if not chosen or not self.table.together:
            return None
        return leaving_question([self.table.game.players[seat] for seat in chosen])
