"""The table of King & Assassins with people elsewhere, and what the play screen has only there.

Everybody has the game on their own machine.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from assassins.actions import Side
from assassins.games import AssassinsChoice, AssassinsGame, AssassinsGameError
from assassins.running import RunningPhase
from assassins.sealed import actions_in
from kingsroad_tui.assassins.keys import ASSASSINS_TABLE_KEYS
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.together import words
from kingsroad_tui.assassins.together.table import ApartSides, ApartTable, FalseAnswer
from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.together.asking import is_computers
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.mirror import (
    keep_with_proof,
)
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.errors import words_of
from tabletop.game import Player, Watcher, play
from tabletop.shown import shown
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


def drafted(game: AssassinsGame, sealed: int) -> str:
    """What has been done in a phase that nobody else knows of yet, up to the action that may have
    ended the game; ``sealed`` actions of it are known."""
    done = game.phases[-1].actions if game.finished else game.running
    return " ".join(str(one.action) for one in done[sealed:])


_LAST_MOMENT: Final = 1
"""So many seconds before its end the time is over here: the table's own clock began earlier."""


class TownApart(AtTable):
    """One's own side in a game with somebody elsewhere, or the view of one who looks on.

    Attributes:
        lie: that the people's side has lied, in a sentence; empty where it has not.
        played: whether one has ended one's own last phase, and not a computer in one's place.
    """

    BINDINGS = ASSASSINS_TABLE_KEYS

    def __init__(
        self,
        screen: AssassinsTableScreen,
        place: OwnPlace,
        table: AssassinsTable,
        is_absorbed: Callable[[], bool],
    ) -> None:
        """The game of a table, on this screen.

        ``is_absorbed``: whether a story is told there, or the assassins are chosen.
        """
        super().__init__(screen, place)
        self._screen: AssassinsTableScreen = screen
        self._is_absorbed = is_absorbed
        self._table = table
        self._apart = ApartTable(place.session)
        self._own = self._apart.own
        self.lie = ""
        self.played = False
        self._phase = 0, ""
        """The round and the phase of one's own that is played, or was last."""

        self._wanted = False
        """Whether one's own side was to act when something was heard of last."""

        self._asked = False
        """Whether the people's side is asked what it has to say, which is said as long."""

    def begin(self) -> None:
        super().begin()
        self._screen.set_interval(1.0, self._look_at_clock)
        self._screen.call_after_refresh(self._say_notes)
        self._screen.call_after_refresh(self.tell_instead)

    # ---------------------------------------------------------------- how the game goes on

    async def play_game(
        self,
        person: Player[AssassinsGame, AssassinsChoice],
        watcher: Watcher[AssassinsGame],
    ) -> AssassinsGame:
        """Plays the game to its end; ``person`` plays one's own side."""
        table, apart = self._table, self._apart
        sides = ApartSides(self.place.session, table.setup, self._screen.app.solver, person)
        try:
            game = await play(table.game, sides.players, watcher, apart.deal)
            await apart.over()
        except FalseAnswer as lie:
            self.lie = phrase(
                "assassins-together-false-answer",
                who=shown(table.game.players.people),
                round=lie.round,
            )
            return table.game
        else:
            return game
        finally:
            sides.close()

    def begin_phase(self, phase: RunningPhase) -> None:
        """A phase of one's own: what was done before the app was left in the middle of it is done
        again."""
        self.played = False
        self._phase = phase.view.turn.round, phase.view.turn.phase
        draft = self.place.session.draft_of(*self._phase)
        if draft and len(phase.actions) == self._apart.sealed:
            with suppress(AssassinsGameError):
                phase.act(*actions_in(draft))

    def end_phase(self) -> None:
        """One has ended it oneself."""
        self.played = True
        self.say_what_is_waited_for()

    def keep_draft(self, game: AssassinsGame) -> None:
        """Keeps what has been done in one's own phase."""
        if self._screen.view.acts and (game.finished or game.position.side is self._own):
            self.place.session.keep_draft(*self._phase, drafted(game, self._apart.sealed))

    def say_sealed(self, before: AssassinsGame, game: AssassinsGame) -> None:
        """The assassins may just have been chosen."""
        self._asked = False
        if not before.chosen and not game.phases:
            own = self._own is Side.PEOPLE
            said = (
                phrase("assassins-together-assassins-sealed")
                if own
                else phrase("assassins-together-has-chosen", who=shown(game.players.people))
            )
            self._screen.notify(said)

    def say_asked(self, before: AssassinsGame, game: AssassinsGame) -> None:
        """The people's side may be asked what it has to say, or have said it."""
        name = game.players.people
        if before.asked and game.hidden:
            self._screen.notify(phrase("assassins-together-goes-on", who=shown(name)))
        self._asked = game.asked or (game.finished and game.hidden)
        if self._asked:
            self._screen.view.say(
                phrase("assassins-together-asked-whether-over", who=shown(name))
                if game.asked
                else phrase("assassins-together-turns-up", who=shown(name))
            )

    def show_lie(self) -> None:
        """The game is over, as somebody has lied."""
        try:
            saved = phrase(
                "together-at-table-saved-note",
                file=str(keep_with_proof(ASSASSINS_SAVES, self._table)),
            )
        except OSError as error:
            saved = phrase("together-not-saved", why=words_of(error))
        self._screen.view.say(self.lie)
        self._screen.notify(saved, timeout=20)

    def waiting_note(self, thinks: str) -> str:
        """What is said while nobody acts at this terminal; ``thinks`` that the other side does."""
        table, guest = self._table, self.place.session.guest
        if self.lie or self.place.refused:
            return self.lie or self.place.refused
        seat = table.side.seat
        if table.side is self._own:
            if not guest.caught_up and not self.place.closed:
                return phrase("together-at-table-choice-waits")
            still = self.place.talk.stands_still(seat)
            instead = (
                phrase("together-you-stand-still")
                if still
                else phrase("together-at-table-stood-in-note")
            )
            return instead if is_computers(self.place.session, seat) else ""
        if self._apart.stands_still(table.side):
            return phrase("assassins-together-stands-still", who=shown(table.game.players.people))
        if seat in self.place.talk.away:
            away = self.place.talk.seconds_away(seat)
            name = self.place.talk.name(seat)
            gone = phrase("together-at-table-away-sentence", name=name, minutes=away // 60)
            return " ".join([gone, *self.what_a_host_can_do({seat})])
        return (
            f"{phrase('together-at-table-watching-note')} {thinks}" if self._own is None else thinks
        )

    # -------------------------------------------------------------- what happens at the table

    def said_instead(self, one: InOnesPlace) -> str:
        return words.instead_sentence(one.round, one.phase, one.choice, away=one.away)

    def heed(self, heard: Heard, said: list[str]) -> None:
        screen = self._screen
        if not screen.is_mounted:
            return
        if said and not self.place.lost:
            screen.notify(" ".join([self.remark(heard, said), *self.what_is_left_to_a_host()]))
        self._say_notes()
        self.tell_instead()
        self.say_what_is_waited_for()
        before, self._wanted = self._wanted, self._apart.wants_own
        if self._wanted and not before and not is_on_top(screen):
            screen.notify(phrase("assassins-together-your-turn"))

    def say_what_is_waited_for(self) -> None:
        """Says it where nobody acts here, and nothing is told."""
        screen, game = self._screen, self._table.game
        if self._asked or screen.view.acts or self._is_absorbed():
            return
        thinks = phrase("assassins-thinking", name=game.players.of(self._table.side))
        if note := "" if game.finished and not self.lie else self.waiting_note(thinks):
            screen.view.say(note)

    def _say_notes(self) -> None:
        """How one's own way to the table is, and how long there still is."""
        screen = self._screen
        if screen.is_mounted and screen.query("#view"):
            screen.view.show_notes(self.notes())
            stopped = self.why_stopped(in_a_line=not screen.has_class("-tall"))
            screen.query_one("#no-table", PlainStatic).update(stopped)
            screen.set_class(bool(stopped), "-no-table")

    def away_notes(self) -> tuple[str, ...]:
        """While the other side is waited for, the line below the board says it."""
        return super().away_notes() if self._screen.view.acts else ()

    def _look_at_clock(self) -> None:
        """Whoever has done something by the end of the time has ended the phase with that."""
        self._say_notes()
        left = self.place.seconds_left()
        acted = self._screen.view.acts and len(self._table.game.running) > self._apart.sealed
        if left is not None and left <= _LAST_MOMENT and acted:
            self._screen.notify(phrase("assassins-together-time-is-over"))
            self._screen.end_phase()

    @property
    def may_look_back(self) -> bool:
        """Also while the other side acts, which may take its time."""
        started = self._table.position.card is not None
        return started and not self._is_absorbed()
