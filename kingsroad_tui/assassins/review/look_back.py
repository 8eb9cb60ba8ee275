"""Walking through a game of King & Assassins, with hints for every moment of it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from assassins.actions import Side
from assassins.notation import print_position
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints import hints
from kingsroad_tui.assassins.hints.following import LOOKING_BACK
from kingsroad_tui.assassins.hints.hints import Hint
from kingsroad_tui.assassins.keys import ASSASSINS_LOOK_BACK_KEYS
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.table_view import AssassinsView
from kingsroad_tui.assassins.review import look_back_words as look_back
from kingsroad_tui.assassins.review.judged import phase_sentences, shown_by_phase, signed_class
from kingsroad_tui.assassins.review.look_back_words import AssassinsMoment, moments
from kingsroad_tui.assassins.review.screen import JudgedScreen
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.notes.dialog import ShownNotes
from kingsroad_tui.solver.client import in_time
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase


class AssassinsLookBackScreen(JudgedScreen):
    """One game from its first card to its newest step, its phases judged; nothing in it changes."""

    HELP = "town-look-back"
    CSS_PATH = "../styles/look_back.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_LOOK_BACK_KEYS

    view = getters.query_one(AssassinsView)

    def __init__(self, table: AssassinsTable) -> None:
        """``table`` has at least its first card turned up; its newest moment is shown first, or of
        a finished game its beginning."""
        super().__init__()
        self.table = table
        self._moments = moments(table.game)
        self._at = 0 if table.game.finished else len(self._moments) - 1
        self._reading = Reading()
        self._hint = hints.NO_HINT
        self._notes = ShownNotes(self, lambda: self._noted_round, self._write)

    def compose(self) -> ComposeResult:
        yield AssassinsView(id="view")
        yield PlainStatic(id="story-text")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._write()
        self._notes.read(self.table.where())

    def on_resize(self) -> None:
        if self.is_mounted:
            self._write()

    def on_shown_anew(self) -> None:
        self._moments = moments(self.table.game)
        self._write()

    # ------------------------------------------------------------------------- where one is

    @property
    def _moment(self) -> AssassinsMoment:
        return self._moments[self._at]

    @property
    def _own(self) -> frozenset[int]:
        """The assassins that are marked: all where the game is over, else for whom they are."""
        secret, alone = self.table.game.secret, self.table.setup.alone
        shown = self.table.game.finished or alone == Side.PEOPLE.seat
        return secret.assassins if secret is not None and shown else frozenset()

    def _go_to(self, at: int) -> None:
        self._at = max(0, min(at, len(self._moments) - 1))
        self._ask_again()
        self._write()

    def action_step(self, by: int) -> None:
        self._go_to(self._at + by)

    def action_phase(self, by: int) -> None:
        """To the beginning of the next phase; or of this one, and from there of the one before."""
        starts = [
            at
            for at, moment in enumerate(self._moments)
            if at == 0 or moment.phase != self._moments[at - 1].phase
        ]
        if by > 0:
            self._go_to(next((at for at in starts if at > self._at), len(self._moments) - 1))
        else:
            self._go_to(max((at for at in starts if at < self._at), default=0))

    def action_first(self) -> None:
        self._go_to(0)

    def action_last(self) -> None:
        self._go_to(len(self._moments) - 1)

    @on(AssassinsBoard.SquareClicked)
    def _clicked(self) -> None:
        """A click on the board goes on, as in a story."""
        self.action_step(1)

    # ------------------------------------------------------------------- what is judged

    def phases_judged(self, problem: str = "") -> None:
        """Shows what is known by now of the phase looked at."""
        if problem:
            self.notify(problem, severity="warning")
        self._write()

    def _go_to_phase(self, number: int) -> None:
        """To the beginning of a phase, by its place."""
        self._go_to(next(at for at, m in enumerate(self._moments) if m.phase == number))

    def action_mistake(self, step: int) -> None:
        """To the next phase that is worth a word."""
        found = self.mistake_from(self._moment.phase, step)
        if found is None:
            self._say(self.no_more_mistakes())
        else:
            self._go_to_phase(found)

    def action_review(self) -> None:
        self.app.go(
            "review", GAME, table=self.table, at=self._moment.phase, look_at=self._go_to_phase
        )

    def action_try_again(self) -> None:
        """The phase looked at, played again."""
        if why := self.try_phase(self._moment.phase):
            self._say(why)

    # ---------------------------------------------------------------------------- the hint

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hint."""
        if not self.table.game.finished and not self.table.setup.hints:
            self._say(phrase("assassins-hints-no-hints"))
        elif self._moment.side is None:
            self._say(with_keys(phrase("assassins-review-look-back-over"), keys_on(self)))
        elif not self._hint.ready:
            self._say(phrase("assassins-hints-not-ready"))
        elif not self.view.side.read_on():
            self._turn_to(self._reading.next())

    def action_experts(self) -> None:
        """The figures of the hint, and back."""
        if self._hint.lines and self._hint.ready:
            self._turn_to(self._reading.turned())

    def _turn_to(self, reading: Reading) -> None:
        self._reading = reading
        self._ask_again()
        self._write()

    def _ask_again(self) -> None:
        """A hint for the moment that is shown, where one is wanted."""
        self.workers.cancel_group(self, "hint")
        self._hint = hints.NO_HINT
        if self._reading.page is not Page.OFF and self._moment.side is not None:
            self._hint = hints.thinking_hint(self._reading)
            self._ask(self._moment, self._moment.side)

    @work(exclusive=True, group="hint")
    async def _ask(self, moment: AssassinsMoment, side: Side) -> None:
        reading, own = self._reading, self._own if side is Side.PEOPLE else frozenset[int]()
        seen = moment.game if own else replace(moment.game, secret=None)
        answers = advise(self.app.solver, AssassinsGameData.of(seen), side)
        async for advice in in_time(answers, lambda: (self._at, self._reading)):
            if advice is None:
                self._show_hint(hints.lost_hint())
                return
            self._show_hint(hints.hint_of(advice, moment.game, reading, own, LOOKING_BACK))
            if reading.page is Page.LOOK:
                return  # leaving the loop spares the solver the rest

    def _show_hint(self, hint: Hint) -> None:
        self._hint = hint
        self._write()

    # ------------------------------------------------------------------------ what is shown

    def _write(self) -> None:
        moment, hint = self._moment, self._hint
        scene, status, numbers = moment.scene, self._status(), moment.numbers
        self.view.show_scene(moment.game, scene, status, numbers, own=self._own, hint=hint)
        self.view.side.show_hint(hint)
        self._show_verdict()
        said = (scene.headline, *scene.sentences, self._notes.here)
        self._say(" ".join(filter(None, said)))
        self.query_one("#story-text").set_class(scene.is_blow, "blow")

    def _show_verdict(self) -> None:
        """Beside the board, what was missed in the phase and what was better, where that is worth a
        word and no hint stands there."""
        one = self.judged_phase(self._moment.phase)
        if one is None or not one.is_mistake or self._hint.lines:
            self.view.side.show_lesson("", ())
            return
        made = shown_by_phase(self.judged.phases).get(one.number)
        said = phase_sentences(one, self.table.game, made)
        self.view.side.show_lesson(signed_class(one), [[(line, "text")] for line in said])

    def _status(self) -> str:
        """Where one is, what the phase is called, and as many keys as have room."""
        words = look_back.place_words(self._at, self._moments)
        if called := signed_class(self.judged_phase(self._moment.phase)):
            words = f"{words} · {called}"
        if self.query_one(Footer).display:
            return words
        for key in look_back.key_words(keys_on(self), finished=self.table.game.finished):
            if cell_len(f"{words} · {key}") + 2 > self.size.width:
                break
            words = f"{words} · {key}"
        return words

    def _say(self, words: str) -> None:
        spelled = self.app.glyphs.spelled(words)
        self.query_one("#story-text", PlainStatic).update(Content(spelled))

    # -------------------------------------------------------------------------- other keys

    def action_play_on(self) -> None:
        """A game of its own from here on."""
        if not self.table.game.finished:
            self._say(phrase("assassins-review-look-back-running"))
        elif self._moment.side is None:
            self._say(with_keys(phrase("assassins-review-look-back-over"), keys_on(self)))
        else:
            setup = self.table.setup
            setup = setup.for_another(setup.seed).not_counting()
            self.notify(phrase("assassins-review-look-back-playing-on"))
            self.app.go("start", GAME, game=self._moment.game, setup=setup)

    @property
    def _noted_round(self) -> int | None:
        """The round that a note would be on; None for the whole game, at its end."""
        moment = self._moment
        return None if moment.side is None else moment.game.position.round

    def action_note(self) -> None:
        """A note on this round, or at the end on the whole game."""
        path = self.table.where()
        if path is None:
            self._say(phrase("notes-no-file"))
        else:
            self._notes.ask(path)

    def action_log(self) -> None:
        self.app.push_screen(AssassinsLogDialog(self._moment.game))

    def action_code(self) -> None:
        self.app.copy_code(print_position(self._moment.game.position))

    def action_leave(self) -> None:
        self.dismiss()
