"""The play screen at a table with people elsewhere: what differs from one of one's own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.sealed import actions_in
from kingsroad_tui.assassins.keys import ASSASSINS_TABLE_KEYS
from kingsroad_tui.assassins.navigation import LookBack, ShowTownEndApart
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.together import words
from kingsroad_tui.assassins.together.mirrored import ApartSides, MirroredTown
from kingsroad_tui.assassins.together.players import SEATS, ApartTable, FalseAnswer
from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words as table_words
from kingsroad_tui.together.asking import is_computers
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import play

if TYPE_CHECKING:
    from kingsroad_tui.together.in_ones_place import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


_LAST_MOMENT: Final = 1
"""So many seconds before its end the time is over here: the table's own clock began earlier."""


class AssassinsPlayApartScreen(AssassinsPlayScreen, AtTable):
    """One's own side in a game with somebody elsewhere, or the view of one who looks on."""

    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_TABLE_KEYS

    table: MirroredTown

    def __init__(self, place: OwnPlace) -> None:
        """The game that has begun at the table of this place."""
        super().__init__(MirroredTown(place.session))
        self.place = place
        self._lie = ""
        """That the people's side has lied, in a sentence; empty where it has not."""

        self._played = False
        """Whether one has ended one's own last phase, and not a computer in one's place."""

        self._place = 0, ""
        """The round and the phase of one's own that is played, or was last."""

        self._wanted = False
        """Whether one's own side was to act when something was heard of last."""

        self._asked = False
        """Whether the people's side is asked what it has to say, which is said as long."""

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield PlainStatic(id="no-table")

    def on_mount(self) -> None:
        self.set_interval(1.0, self._look_at_clock)
        self.call_after_refresh(self._say_notes)
        self.call_after_refresh(self.tell_instead)

    # ---------------------------------------------------------------- how the game goes on

    async def play_game(self, others: AssassinsSeatPlayers) -> AssassinsGame:
        apart = ApartTable(self.place.session)
        sides = ApartSides(self.place.session, self.app.solver, self)
        try:
            game = await play(self.table.game, sides.players, self, apart.deal)
            await apart.over()
        except FalseAnswer as lie:
            self._lie = words.false_answer(self.table.game.players.people, lie.round)
            return self.table.game
        else:
            return game
        finally:
            sides.close()

    async def play_phase(self, phase: RunningPhase) -> None:
        self._played = False
        self._place = phase.view.turn.round, phase.view.turn.phase
        self._take_up_draft(phase)
        try:
            if not (phase.asks or phase.view.game.finished):
                await super().play_phase(phase)
        except asyncio.CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.query("#view"):
                self.rest()
            raise
        self._played = True
        self._say_what_is_waited_for()

    def _take_up_draft(self, phase: RunningPhase) -> None:
        """Does what was done before the app was left in the middle of the phase."""
        draft = self.place.session.draft_of(*self._place)
        if draft and len(phase.actions) == self.table.sealed:
            with suppress(AssassinsGameError):
                phase.act(*actions_in(draft))

    def changed(self, game: AssassinsGame) -> None:
        """Keeps what has been done in one's own phase, too."""
        super().changed(game)
        if self.view.acts and game.position.side is self.table.own:
            actions = " ".join(str(one.action) for one in game.running[self.table.sealed :])
            self.place.session.keep_draft(*self._place, actions)

    def has_done(self, phase: PhaseReport) -> bool:
        return self._played and super().has_done(phase)

    async def saw(self, before: AssassinsGame, game: AssassinsGame) -> None:
        """As at every table, and what the people's side is asked; nothing is told under a screen
        that covers it."""
        self._asked = False
        if not before.chosen and not game.phases:
            own = self.table.own is Side.PEOPLE
            self.notify(words.ASSASSINS_SEALED if own else words.has_chosen(game.players.people))
        if not before.chosen or game.phase_since(before) is not None:
            await self.uncovered()
            await super().saw(before, game)
        name = game.players.people
        if before.asked and game.hidden:
            self.notify(words.goes_on(name))
        self._asked = game.asked or (game.finished and game.hidden)
        if self._asked:
            self.view.say(words.asked_whether_over(name) if game.asked else words.turns_up(name))

    def rest(self) -> None:
        super().rest()
        self._say_what_is_waited_for()

    def show_end(self) -> None:
        if not self._lie:
            self.app.post_message(ShowTownEndApart(self.table, self.place))
            return
        try:
            saved = at_table.saved_note(self.table.save_with_proof())
        except OSError as error:
            saved = table_words.not_saved(error.strerror or str(error))
        self.view.say(self._lie)
        self.notify(saved, timeout=20)

    @property
    def waiting_note(self) -> str:
        table, guest = self.table, self.place.session.guest
        if self._lie or self.place.refused:
            return self._lie or self.place.refused
        seat = SEATS[table.side]
        if table.side is table.own:
            if not guest.caught_up and not self.place.closed:
                return at_table.CHOICE_WAITS
            still = self.place.talk.stands_still(seat)
            instead = table_words.YOU_STAND_STILL if still else at_table.STOOD_IN_NOTE
            return instead if is_computers(self.place.session, seat) else ""
        if table.stands_still:
            return words.stands_still(table.game.players.people)
        if seat in self.place.talk.away:
            away = self.place.talk.seconds_away(seat)
            gone = at_table.away_sentence(self.place.talk.name(seat), away)
            return " ".join([gone, *self.what_a_host_can_do({seat})])
        thinks = super().waiting_note
        return f"{at_table.WATCHING_NOTE} {thinks}" if table.own is None else thinks

    # -------------------------------------------------------------- what happens at the table

    def said_instead(self, one: InOnesPlace) -> str:
        return words.instead_sentence(one.round, one.phase, one.choice, away=one.away)

    def heed(self, heard: Heard, said: list[str]) -> None:
        if not self.is_mounted:
            return
        if said and not self.place.lost:
            self.notify(" ".join([self.remark(heard, said), *self.what_is_left_to_a_host()]))
        self._say_notes()
        self.tell_instead()
        self._say_what_is_waited_for()
        before, self._wanted = self._wanted, self.table.wants_own
        if self._wanted and not before and not is_on_top(self):
            self.notify(words.YOUR_TURN)

    def _say_what_is_waited_for(self) -> None:
        """Says it where nobody acts here, and nothing is told."""
        if self._asked or self.view.acts or self.story.telling or self.choice is not None:
            return
        if note := "" if self.table.game.finished and not self._lie else self.waiting_note:
            self.view.say(note)

    def _say_notes(self) -> None:
        """How one's own way to the table is, and how long there still is."""
        if self.is_mounted and self.query("#view"):
            self.view.show_notes(self.notes())
            stopped = self.why_stopped(in_a_line=not self.has_class("-tall"))
            self.query_one("#no-table", PlainStatic).update(stopped)
            self.set_class(bool(stopped), "-no-table")

    def away_notes(self) -> tuple[str, ...]:
        """While the other side is waited for, the line below the board says it."""
        return super().away_notes() if self.view.acts else ()

    def _look_at_clock(self) -> None:
        """Whoever has done something by the end of the time has ended the phase with that."""
        self._say_notes()
        left = self.place.seconds_left()
        acted = self.view.acts and len(self.table.game.running) > self.table.sealed
        if left is not None and left <= _LAST_MOMENT and acted:
            self.notify(words.TIME_IS_OVER)
            self.end_phase()

    def action_look_back(self) -> None:
        """Also while the other side acts, which may take its time."""
        started = self.table.position.card is not None
        if started and not self.story.telling and self.choice is None:
            self.app.post_message(LookBack(self.table))

    # ------------------------------------------------------------------------ the whole game

    def before_leaving(self) -> str | None:
        return self.closing_question()
