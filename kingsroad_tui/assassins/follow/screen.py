"""Follow a real table: write down what both sides do, and ask for hints as one of them sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste

from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.running import RunningPhase
from kingsroad_tui.assassins.follow import words as follow
from kingsroad_tui.assassins.follow.dialog import TurnUpDialog, WhoTheyWereDialog
from kingsroad_tui.assassins.hints.hinting import TownHints
from kingsroad_tui.assassins.keys import ASSASSINS_FOLLOW_KEYS
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.log import AssassinsLogDialog, TypedActions
from kingsroad_tui.assassins.play.prompts import Said
from kingsroad_tui.assassins.play.screen import TypedLine
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.leaving import leave_for
from kingsroad_tui.widgets.footer import Footer
from tabletop.words.voice import phrase


class AssassinsFollowScreen(AssassinsTableScreen):
    """A real game as it is written down: saved as it goes on, and changed as far back as wanted."""

    KEEPS_WORK = True
    CSS_PATH = "../styles/play.tcss"
    AUTO_FOCUS = ""
    HELP = "town-follow"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_FOLLOW_KEYS

    def __init__(self, table: AssassinsTable, advised: frozenset[Side]) -> None:
        """``advised`` are the sides for which hints are; the people's player alone has told who
        the assassins are."""
        super().__init__()
        self.table = table
        table.followed = True
        self.hints = TownHints(
            self, seen=self._seen, say_moment=self._say_moment, refresh=self._refresh_hint
        )
        self.typing = TypedLine(self)
        self.parts = (self.typing, self.hints)
        self._hinted_sides = advised
        self._secret = table.game.secret

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        yield TypedActions(id="typed")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.view.side.followed = True
        self.view.own = self._secret.assassins if self._secret else frozenset()
        self._go_on()

    # ----------------------------------------------------------------------- what happened

    def _go_on(self) -> None:
        """What is to be written down next."""
        game = self.table.game
        self.hints.clear()
        if game.finished or game.position.card is None:
            self.view.rest()
            self._say_moment()
            if not game.finished:
                self._turn_up()
        else:
            phase = RunningPhase(game, self.table.changed)
            self.view.let_act(phase, Said(follow.turn_words(game, keys_on(self))))
            if self.table.side in self._hinted_sides:
                self.hints.first()

    def _take(self, game: AssassinsGame) -> None:
        self.table.changed(game)
        self._go_on()

    def _turn_up(self) -> None:
        self.app.push_screen(TurnUpDialog(self.table.position), self._turned_up)

    def _turned_up(self, card: RoundCard | None) -> None:
        if card is not None:
            self._take(self.table.game.turn_up(card))

    def action_forward(self) -> None:
        """Does what is shown; ends the phase; turns up the next card."""
        if self.view.shows_action:
            self.view.do_shown()
        elif self.view.acts:
            self.ask_to_end()
        elif not self.table.game.finished:
            self._turn_up()

    def end_phase(self) -> None:
        self._take(self.table.game.end_phase())

    @on(ActingView.PhaseOver)
    def _ended(self) -> None:
        self._go_on()

    def action_back(self) -> None:
        """Takes back what was written down last, however long ago."""
        if self.view.shows_action:
            self.view.let_go()
            return
        before = without_last(self.table.game)
        if before is None:
            self.view.say(phrase("assassins-follow-nothing-written"), refused=True)
            return
        self._take(replace(before, secret=self._secret))
        if self.view.acts:
            self.view.say(f"{phrase('assassins-follow-taken-back')} {self.view.said}")

    def action_cards(self) -> None:
        """The assassins, once they are shown at the table: an arrest may have been the last one."""
        if not self.table.game.finished:
            self.app.push_screen(WhoTheyWereDialog(self.table.game), self._shown)

    def _shown(self, game: AssassinsGame | None) -> None:
        if game is not None:
            self._take(game)

    # ------------------------------------------------------------------------------ hints

    def _seen(self) -> AssassinsGameData:
        return self.table.seen_by(self.table.side, with_secret=self._secret is not None)

    def action_hint(self) -> None:
        if self._hinted():
            super().action_hint()

    def action_assume(self) -> None:
        if self._hinted():
            self.hints.assume()

    def _hinted(self) -> bool:
        """Whether hints are for whoever acts; else it is said for whom they are."""
        side = self.table.position.side
        if self.view.acts and side not in self._hinted_sides:
            self.view.say(follow.not_hinted(side), refused=True)
            return False
        return True

    def _refresh_hint(self) -> None:
        if self.table.side in self._hinted_sides:
            self.hints.refresh()

    def action_type(self) -> None:
        self.typing.open()

    @on(TypedActions.Entered)
    def _typed_entered(self, event: TypedActions.Entered) -> None:
        self.typing.do(event.text)

    @on(Paste)
    def _pasted(self, event: Paste) -> None:
        self.typing.do(event.text)

    def on_shown_anew(self) -> None:
        self._say_moment()
        self.hints.show_anew()

    def _say_moment(self) -> None:
        self.view.say(follow.turn_words(self.table.game, keys_on(self)))

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        offers.pop("back", None)
        if not self.view.acts and not self.table.game.finished:
            offers["forward"] = OfferedKey(phrase("assassins-follow-turn-up"))
        return offers

    # ------------------------------------------------------------------------- other keys

    def action_log(self) -> None:
        self.app.push_screen(AssassinsLogDialog(self.table.game))

    def action_leave(self) -> None:
        leave_for(self.app, [self], self.dismiss)

    def on_unmount(self) -> None:
        self.leave_table()

    def leave_table(self) -> None:
        self.table.leave()

    def before_leaving(self) -> str | None:
        self.table.save()  # once more, in case that failed before
        return None


def without_last(game: AssassinsGame) -> AssassinsGame | None:
    """The game before the last thing written down: an action, a card, the end of a phase; None
    where there is nothing."""
    if game.running:
        *before, last = game.running
        return replace(game, running=tuple(before), position=last.before)
    turned_up = game.phases[-1].after if game.phases else game.start
    if game.position != turned_up:
        return replace(game, position=turned_up)
    if not game.phases:
        return None
    *phases, phase = game.phases
    actions = phase.actions
    if game.finished and actions and actions[-1].after.over:
        actions, position = actions[:-1], actions[-1].before
    else:
        position = actions[-1].after if actions else phase.before
    return replace(game, phases=tuple(phases), running=actions, position=position)
