"""The play screen: choose, reveal, watch the round, round after round to the end."""

from __future__ import annotations

from asyncio import CancelledError, Event, Future, get_running_loop
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.rounds import Outcome, Revealed
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad import places
from kingsroad_tui.kingsroad.hints.hints import HintStep
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.keys import PLAY_KEYS
from kingsroad_tui.kingsroad.library.save_by_name import save_dialog
from kingsroad_tui.kingsroad.play.choosing import ChoosingView
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.play.handing_over import passing_words, revealing_words
from kingsroad_tui.kingsroad.play.keyboard import Keyboard
from kingsroad_tui.kingsroad.play.log_dialog import GameLogDialog
from kingsroad_tui.kingsroad.play.play_help import (
    GAME_IN_SHORT,
    WHILE_TOLD,
    WHILE_WAITING,
    help_while_choosing,
)
from kingsroad_tui.kingsroad.play.prompts import ONE_MOMENT, leaving_question
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.kingsroad.rivals.talking import TalkingScreen
from kingsroad_tui.kingsroad.words import notices
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.rivals.dialog import RivalsDialog
from kingsroad_tui.rivals.words import said_by_round
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.widgets.confirm import ConfirmDialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.undo import NO_REDO, undo_question, undo_refusal
from tabletop.game import SeatView, play

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.together.play import RoundsApart
    from kingsroad_tui.together.place import OwnPlace


class PlayScreen(TalkingScreen):
    """One table, from where it stands to the end of the game."""

    KEEPS_WORK = True
    CSS_PATH = "../styles/play.tcss"
    BINDINGS: ClassVar[list[BindingType]] = PLAY_KEYS

    def __init__(
        self, table: Table, *, copied: bool = False, place: OwnPlace | None = None
    ) -> None:
        """The game of a table.

        Args:
            table: the table; a mirrored one where its players are apart.
            copied: whether it is a copy of a game, played on from an earlier round.
            place: one's place at a table with people elsewhere; None at one of one's own.
        """
        super().__init__()
        self.apart: RoundsApart | None = None
        if place is not None:
            from kingsroad_tui.kingsroad.together.play import RoundsApart

            self.apart = RoundsApart(self, place, table, self._show_who_has_chosen)
            self.sit_at(self.apart)
        self.table = table
        self._copied = copied
        self._choice: Future[Selection]
        """What that person chooses."""

        self._story_over = Event()
        """Whether the story of the last reveal is over."""

        self._revealed: Revealed | None = None
        """What has been shown of the present round already."""

    def compose(self) -> ComposeResult:
        self.add_class(
            *self.app.size_classes, update=False
        )  # the first frame is laid out as all others are
        yield TableView(self.table, copied=self._copied, id="table")
        yield ChoosingView(self.table.game.board, id="choosing")
        colours = [seat.colour for seat in self.table.setup.seats]
        yield StoryPanel(names_at(self.table), colours, id="story")
        yield Footer(show_command_palette=False)
        if self.apart is not None:
            yield PlainStatic(id="no-table")

    def on_mount(self) -> None:
        self._seat_players = SeatPlayers(self.app.solver, lambda: self.table.computers_setup)
        self._play()

    def on_unmount(self) -> None:
        self._seat_players.close()
        self.leave_table()

    # ------------------------------------------------------------------ how a round flows

    @work(exclusive=True, group=GAME)
    async def _play(self) -> None:
        """Plays from where the game stands to its end."""
        self.keyboard = Keyboard(self, self.table.setup.people)
        await self.uncovered()
        await self.begin_talk()
        self.wait()
        seats = self._seat_players
        players = (
            seats.players(lambda _: self.keyboard)
            if self.apart is None
            else self.apart.players(seats, self.keyboard)
        )
        game = await play(self.table.game, players, self)
        self._seat_players.end(game)
        place = None if self.apart is None else self.apart.place
        self.app.go("end", places.GAME, table=self.table, place=place)

    def chose(self, seat: int) -> None:
        """Shows that somebody has chosen; what, is shown when all have. Of people elsewhere that
        was heard when they sealed it."""
        if self.apart is None:
            self.table.note_choice(seat)
            self._show_who_has_chosen()

    def _show_who_has_chosen(self) -> None:
        if self.seat is None:
            self.wait()
        else:
            self.view.show_table(self.seat, self.keyboard.chosen)
            self.show_choice()

    def changed(self, game: Game) -> None:
        """Saves what has been played."""
        self.table.played(game, self._seat_players.forfeits)

    async def saw(self, before: Game, game: Game) -> None:
        """Reveals what has been played, if people like to watch."""
        await self.reveal(game.outcome)
        await self.uncovered()
        if not game.finished:
            self.wait()

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        """Lets a person choose at this terminal."""
        if self.apart is None:
            return await self._let_choose(view, before)
        self.apart.own = None
        try:
            self.apart.own = selection = await self._let_choose(view, before)
        except CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.seat is not None and self.query("#choosing"):
                self.wait()
            raise
        self.wait()
        return selection

    async def _let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        self.seat = seat = view.seat
        self.view.show_table(seat, self.keyboard.chosen)
        self.choosing.let_choose(self.table, seat, by_name=self.table.setup.hot_seat)
        if before is not None:
            self.choosing.change(lambda builder: builder.coded(before.code))
        self.show_choice()
        self.show_verdict()
        settings = self.app.settings
        step = HintStep(settings.hint_step)
        if step and self.table.setup.hints:
            self.table.note_hint()
        if self.table.setup.hints and (step or self._warns or settings.verdict):
            self.hints.step = step
            self.set_class(step > HintStep.OFF, "advising")
            self.refresh_bindings()
            self.hints.ask(self.table, seat)
        self._choice = get_running_loop().create_future()
        return await self._choice

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
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
        if self.seat is None or self._choice.done():
            return
        first = self.verdict if self.table.phase is Phase.SECOND_CHOICE else None
        wanted = self.app.settings.verdict and not self.table.setup.hot_seat
        self.verdict = self.hints.verdict(selection, first) if wanted else None
        self._lay_down()
        self.app.spend("forward")
        self._choice.set_result(selection)

    def wait(self) -> None:
        """Nobody chooses at this terminal now."""
        self._lay_down()
        self.view.show_table(None, self.keyboard.chosen)
        self.choosing.lay_down(self.waiting_note)

    @property
    def waiting_note(self) -> str:
        """What stands in the hand's place while nobody chooses at this terminal."""
        return notices.OTHERS_THINK if self.apart is None else self.apart.waiting_note

    def _lay_down(self) -> None:
        """Ends the choice at this terminal: no card, preview or hint stays on the screen."""
        self.seat = None
        self.awaits_answer = False
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
            frames = round_frames(outcome, seen, out=self.table.setup.forfeited)
        frames = self.hear(outcome, frames, seen=seen is not None)
        self._lay_down()
        self._give_reasons()
        settings = self.app.settings
        if settings.story:
            self._story_over.clear()
            self.add_class("telling")
            self.story.tell(
                frames,
                settings.beat,
                by_hand=settings.by_hand,
                last_stays=self.table.setup.hot_seat,
                epilogue="" if isinstance(outcome, Revealed) else self.verdict_at_once,
            )
            await self._story_over.wait()
            self.remove_class("telling")
        self.hush()

    def _give_reasons(self) -> None:
        """Why the computers chose as they did in the last round, as long as it stands."""
        report = self.table.last_report
        self.view.reasons = self._seat_players.reasons(report.before.round) if report else {}

    @on(StoryPanel.Ended)
    def _story_ended(self) -> None:
        self._story_over.set()

    # --------------------------------------------------------------------------- choosing

    @property
    def _stopped(self) -> bool:
        """Whether no hand is seen, as the table with people elsewhere is closed."""
        return self.apart is not None and self.apart.stopped

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        if not self._stopped:
            super().change_choice(step)

    def action_forward(self) -> None:
        """Plays the cards; in a reveal, completes a step."""
        if self.story.telling:
            self.story.forward()
            return
        if self._stopped:
            return
        selection = self.choosing.finished_selection()
        if selection is None:
            return
        self.awaits_answer = self._warns and self.hints.weighing
        if self.awaits_answer:
            self.choosing.hand.note = ONE_MOMENT
            return
        question = self.hints.doubt(selection) if self._warns else None
        if question is None:
            self._commit(selection)
        else:
            self.app.push_screen(
                DoubtDialog(question, self.show_better),
                lambda sure: self._commit(selection) if sure else None,
            )

    @property
    def _warns(self) -> bool:
        """Whether a choice that gives much away is asked about: it is one person's setting, so at
        a keyboard that several share nobody is asked."""
        return self.app.settings.warn and not self.table.setup.hot_seat

    def action_assume(self) -> None:
        if self.seat is not None and self.table.setup.hints:
            dialog = OpponentsDialog(self.table, self.seat, self.hints.assumptions)
            self.app.push_screen(dialog, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is None or self.seat is None:
            return
        self.hints.assume(assumptions, self.table, self.seat)
        self.show_open_hint()

    def action_log(self) -> None:
        """Everything shown so far, in sentences."""
        names = names_at(self.table)
        out = self.table.setup.forfeited
        said = said_by_round(self.view.spoken, names)
        dialog = GameLogDialog(self.table.game, self.story.cursor, names, out, said)
        self.app.push_screen(dialog)

    def action_rivals(self) -> None:
        """Who sits here, and how they play."""
        self.app.push_screen(RivalsDialog(self.rivals))

    # ------------------------------------------------------------------- the whole game

    def action_take_back(self) -> None:
        """Asks in a line what it means, then takes the round back."""
        table = self.table
        if not table.can_take_back:
            self.notify(self._undo_refusal)
            return
        computers = len(table.setup.people) < len(table.setup.seats)
        question = undo_question(table.last_round, computers=computers)
        self.app.push_screen(
            ConfirmDialog(question, "Undo", "Cancel"),
            lambda sure: self._step_in_time(table.take_back) if sure else None,
        )

    @property
    def withheld(self) -> Mapping[str, str]:
        """What is not for this table: undo but for one who plays alone and where nothing counts,
        hints where there are none, a look back but for one who plays alone, with hints."""
        table, withheld = self.table, {}
        if table.setup.hot_seat or table.setup.occasion:
            withheld = dict.fromkeys(("take_back", "redo"), self._undo_refusal)
        if not table.setup.hints:
            why = notices.NO_HINTS_HERE if table.setup.occasion else notices.NO_HINTS
            withheld |= dict.fromkeys(("hint", "experts", "assume"), why)
        if table.setup.hot_seat or not table.setup.hints:
            withheld["analyse"] = notices.NO_ANALYSIS_YET
        return withheld if self.apart is None else {**withheld, **self.apart.withheld}

    @property
    def _undo_refusal(self) -> str:
        table = self.table
        return undo_refusal(len(table.setup.people), counts=bool(table.setup.occasion))

    def action_redo(self) -> None:
        """Brings back what was taken back last."""
        if self.table.can_redo:
            self._step_in_time(self.table.redo)
        else:
            self.notify(NO_REDO)

    def _step_in_time(self, step: Callable[[], None]) -> None:
        """Takes a round back, or brings it back; the game goes on from there."""
        step()
        self._lay_down()  # an answer about the round that was under way comes too late
        self._revealed = self.verdict = None
        self._give_reasons()
        self.forget_talk()
        self.story.stop()
        self.remove_class("telling")
        self._play()

    def action_save(self) -> None:
        self.app.push_screen(self.save_dialog())

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.table.position))

    def action_analyse(self) -> None:
        """Analyses the game so far, where one person plays alone and may have hints."""
        self.app.go(
            "analysis", places.GAME, game=self.table.game, setup=self.table.setup, looking_back=True
        )

    def help_now(self) -> list[tuple[str, str]]:
        if self.story.telling:
            now = with_keys(WHILE_TOLD, keys_on(self))
        elif self.choosing.builder is not None:
            now = help_while_choosing(
                self.choosing.builder, keys_on(self), hints=self.table.setup.hints
            )
        else:
            now = WHILE_WAITING
        return [("Now", now), (notices.GAME_IN_SHORT_TITLE, "\n".join(GAME_IN_SHORT))]

    def action_leave(self) -> None:
        self.app.go("back")

    def leave_table(self) -> None:
        self.table.leave()

    @property
    def unsaved(self) -> str:
        return self.table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        return save_dialog(*self.table.named(), self.table.where())

    def before_leaving(self) -> str | None:
        """Saves the game once more, in case that failed before; returns what to ask, or None.

        Among several people, those who have chosen in secret will have to choose again.
        """
        self.table.save()
        if self.apart is not None:
            return self.closing_question()
        chosen = self.keyboard.chosen
        if not chosen or not self.table.setup.hot_seat:
            return None
        return leaving_question([self.table.game.players[seat] for seat in chosen])
