"""The play screen: choose, reveal, watch the round, round after round to the end."""

from __future__ import annotations

from asyncio import CancelledError, Event, Future, get_running_loop
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.events import Paste

from advisor.messages.protocol import AdviceSettings
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.rounds import Outcome, Revealed
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.curtain.keyboard import Keyboard
from kingsroad_tui.curtain.words import leaving_question
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad import places
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.hints.round_advisor import RoundAdvisor
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.keys import PLAY_KEYS
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.play import prompts
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen, ChoosingView
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.play.log_pane import GameLogDialog
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table import SeatPlayers, Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.kingsroad.rivals.talking import RoadTalk
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.review.judging import judge_behind
from kingsroad_tui.rivals.remarks import said_by_round
from kingsroad_tui.rivals.widgets import RivalsDialog
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.refusals import undo_question, undo_refusal
from tabletop.game import SeatView, play
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.together.play import RoundsApart
    from kingsroad_tui.together.place import OwnPlace


class PlayScreen(ChoosingScreen):
    """One table, from where it stands to the end of the game."""

    KEEPS_WORK = True
    CSS_PATH = "../styles/play.tcss"
    BINDINGS: ClassVar[list[BindingType]] = PLAY_KEYS

    hints = getters.query_one(HintPane)

    def __init__(self, table: Table, *, place: OwnPlace | None = None) -> None:
        """The game of a table.

        Args:
            table: the table; a mirror where its players are apart.
            place: one's place at a table with people elsewhere; None at one of one's own.
        """
        super().__init__()
        self.apart: RoundsApart | None = None
        if place is not None:
            from kingsroad_tui.kingsroad.together.play import RoundsApart

            self.apart = RoundsApart(self, place, table, self._show_who_has_chosen)
            self.sit_at(self.apart)
        self.table = table
        self.seat: int | None = None
        """The person who chooses here now; None while nobody does."""

        self.awaits_answer = False
        """Whether the cards chosen are to be played as soon as the warning before them is known."""

        self.talk = RoadTalk(self, table)
        self.advisor = RoundAdvisor(self, table)
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
        back = self.app.way_back
        copied = back is not None and back.place == "analysis"
        yield TableView(self.table, copied=copied, id="table")
        yield ChoosingView(self.table.game.board, id="choosing")
        colours = [seat.colour for seat in self.table.setup.seats]
        yield StoryPanel(partial(names_at, self.table), colours, id="story")
        yield Footer(show_command_palette=False)
        if self.apart is not None:
            yield PlainStatic(id="no-table")

    def on_mount(self) -> None:
        apart = self.apart
        self._seat_players = SeatPlayers(
            self.app.solver, lambda: self.table.setup if apart is None else apart.computers
        )
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
        await self.talk.begin()
        self.wait()
        players = self._seat_players.players(lambda _: self.keyboard)
        if self.apart is not None:
            players = self.apart.players(self.keyboard, players)
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
        """Saves what has been played; it is judged as soon as nobody waits for the solver."""
        from kingsroad_tui.kingsroad.review.review_job import rounds_judged

        self.table.played(game, self._seat_players.forfeits)
        settings = self.app.settings
        by = AdviceSettings(belief=settings.belief, goal=settings.goal)
        judging = rounds_judged(self.table, by)
        self.advisor.hear(judging, by.goal)
        judge_behind(self.app, judging)

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
        self.advisor.begin(seat)
        self._choice = get_running_loop().create_future()
        return await self._choice

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
        """Hangs the curtain before somebody chooses."""
        self._lay_down()
        chosen = self.keyboard.chosen
        self.view.show_table(None, chosen)
        words = partial(prompts.passing_words, self.table, view.seat, last, chosen)
        return await self.app.push_screen_wait(CurtainScreen(words))

    async def call_all(self, last: int) -> bool:
        """Hangs the curtain before the reveal, when all may look again."""
        self.view.show_table(None, self.keyboard.chosen)
        return await self.app.push_screen_wait(
            CurtainScreen(partial(prompts.revealing_words, self.table, last))
        )

    def _commit(self, selection: Selection) -> None:
        if self.seat is None or self._choice.done():
            return
        self.advisor.judge(selection)
        self._lay_down()
        self.app.spend("forward")
        self._choice.set_result(selection)

    def wait(self) -> None:
        """Nobody chooses at this terminal now."""
        self._lay_down()
        self.view.show_table(None, self.keyboard.chosen)
        self.choosing.lay_down(lambda: self.waiting_note)

    @property
    def waiting_note(self) -> str:
        """What stands in the hand's place while nobody chooses at this terminal."""
        return phrase("play-others-think") if self.apart is None else self.apart.waiting_note

    def on_shown_anew(self) -> None:
        if not self.story.telling:
            self.view.show_table(self.seat, self.keyboard.chosen)
            if self.seat is not None:
                self.show_choice()

    def _lay_down(self) -> None:
        """Ends the choice at this terminal: no card, preview or hint stays on the screen."""
        self.seat = None
        self.awaits_answer = False
        self.choosing.lay_down()
        self.view.hide_choice()
        self.advisor.end()
        self.refresh_bindings()

    async def reveal(self, outcome: Outcome) -> None:
        """Shows what has been played, to the end of the story."""
        seen, self._revealed = self._revealed, None
        if isinstance(outcome, Revealed):
            frames = reveal_frames(outcome)
            self._revealed = outcome
        else:
            frames = round_frames(outcome, seen, out=self.table.setup.forfeited)
        frames = self.talk.hear(outcome, frames, seen=seen is not None)
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
                epilogue="" if isinstance(outcome, Revealed) else self.advisor.verdict_at_once,
            )
            await self._story_over.wait()
            self.remove_class("telling")
        self.talk.hush()

    def _give_reasons(self) -> None:
        """Why the computers chose as they did in the last round, as long as it stands."""
        report = self.table.last_report
        self.view.reasons = self._seat_players.reasons(report.before.round) if report else {}

    @on(StoryPanel.FrameShown)
    def _let_speak(self) -> None:
        self.talk.show_frame()

    @on(StoryPanel.Ended)
    def _story_ended(self) -> None:
        self._story_over.set()

    # --------------------------------------------------------------------------- choosing

    @property
    def _stopped(self) -> bool:
        """Whether no hand is seen, as the table with people elsewhere is closed."""
        return self.apart is not None and self.apart.stopped

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        if self._stopped:
            return
        self.awaits_answer = False
        self.choosing.change(step)
        self.show_choice()

    def show_choice(self) -> None:
        """What the cards chosen so far would do, on the map and in the hint."""
        if self.seat is not None and self.choosing.builder is not None:
            self.view.show_choice(self.seat, self.choosing.builder)
            self.hints.chosen = self.choosing.builder.cards
            self.advisor.point()

    def unknown_key(self) -> None:
        if self.choosing.builder is not None:
            self.choosing.hand.note = prompts.no_such_card(keys_on(self))

    def action_hide_aim(self) -> None:
        self.choosing.toggle_aim()

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        """A pasted code such as 16K chooses its cards."""
        self.change_choice(lambda builder: builder.typed(event.text.strip()))

    def action_skip(self) -> None:
        """Closes an open hint, which costs nothing; else drops all cards, or ends the story."""
        if self.advisor.is_open:
            self.advisor.close()
            self._play_when_weighed()
        else:
            super().action_skip()

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
        self.awaits_answer = self.advisor.warns and self.hints.weighing
        if self.awaits_answer:
            self.choosing.hand.note = phrase("kingsroad-prompt-one-moment")
            return
        question = self.hints.doubt(selection) if self.advisor.warns else None
        if question is None:
            self._commit(selection)
        else:
            self.app.push_screen(
                DoubtDialog(question, self._show_better),
                lambda sure: self._commit(selection) if sure else None,
            )

    def _show_better(self) -> None:
        self.advisor.show_better()
        self._play_when_weighed()

    @on(HintPane.AdviceChanged)
    def _advice_changed(self) -> None:
        self.advisor.point()
        self._play_when_weighed()

    def _play_when_weighed(self) -> None:
        """Plays the cards that waited for the warning before them."""
        if self.awaits_answer and not self.hints.weighing:
            self.awaits_answer = False
            self.action_forward()

    # ------------------------------------------------------------------------------ hints

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hints."""
        self.advisor.say_more(self.seat)
        self._play_when_weighed()

    def action_experts(self) -> None:
        """The figures behind the hint, for people who know the theory; again for the hint."""
        self.advisor.turn_to_experts(self.seat)
        self._play_when_weighed()

    def action_view(self) -> None:
        """History or advice beside the map; in 60 columns the history or the map."""
        self.toggle_class("looking" if self.has_class("-narrow") else "advising")
        self.refresh_bindings()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """While a hint is open the footer says what closes it, and what shows its figures."""
        active = super().active_bindings
        if not (self.is_mounted and self.advisor.is_open):
            return active
        names = {"skip": phrase("kingsroad-prompt-close-hint"), "experts": ""}
        shown = {
            key: one._replace(
                binding=replace(one.binding, show=True, description=said or one.binding.description)
            )
            for key, one in active.items()
            if (said := names.get(one.binding.action)) is not None
        }
        return {**active, **shown}

    def action_assume(self) -> None:
        if self.seat is not None and self.table.setup.hints:
            dialog = OpponentsDialog(self.table, self.seat, self.hints.assumptions)
            self.app.push_screen(dialog, self._assume)

    def _assume(self, assumptions: list[str] | None) -> None:
        if assumptions is None or self.seat is None:
            return
        self.advisor.assume(assumptions, self.seat)
        self._play_when_weighed()

    def action_log(self) -> None:
        """Everything shown so far, in sentences."""
        names = names_at(self.table)
        out = self.table.setup.forfeited
        said = said_by_round(self.view.spoken, names)
        dialog = GameLogDialog(self.table.game, self.story.cursor, names, out, said)
        self.app.push_screen(dialog)

    def action_talk(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        self.talk.toggle()

    def action_rivals(self) -> None:
        """Who sits here, and how they play."""
        self.app.push_screen(RivalsDialog(self.talk.rivals))

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
            ConfirmDialog(question, phrase("kingsroad-undo"), phrase("kingsroad-cancel")),
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
            why = (
                phrase("kingsroad-commands-no-hints-here")
                if table.setup.occasion
                else phrase("kingsroad-no-hints")
            )
            withheld |= dict.fromkeys(("hint", "experts", "assume"), why)
        if table.setup.hot_seat or not table.setup.hints:
            withheld["analyse"] = phrase("kingsroad-commands-no-analysis-yet")
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
            self.notify(phrase("refusals-no-redo"))

    def _step_in_time(self, step: Callable[[], None]) -> None:
        """Takes a round back, or brings it back; the game goes on from there."""
        step()
        self._lay_down()  # an answer about the round that was under way comes too late
        self._revealed = self.advisor.verdict = None
        self._give_reasons()
        self.talk.forget()
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
            now = with_keys(phrase("kingsroad-prompt-while-told"), keys_on(self))
        elif self.choosing.builder is not None:
            now = prompts.help_while_choosing(
                self.choosing.builder, keys_on(self), hints=self.table.setup.hints
            )
        else:
            now = phrase("kingsroad-prompt-while-waiting")
        return [
            (phrase("kingsroad-help-now"), now),
            (phrase("kingsroad-in-short"), "\n".join(prompts.game_in_short())),
        ]

    def action_leave(self) -> None:
        self.app.go("back")

    def leave_table(self) -> None:
        self.table.leave()

    @property
    def unsaved(self) -> str:
        return self.table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        return save_dialog(SAVES, *self.table.named(), self.table.where())

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
