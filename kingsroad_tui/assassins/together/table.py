"""The players of King & Assassins at a table apart, as `tabletop.game.play` asks them.

Everybody plays the whole game on their own machine: one's own phases are sealed as they end, and
those of the other side arrive when they are open. The assassins are known where their owner plays,
and nowhere else before they were shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, PLANNER
from assassins import games
from assassins.actions import Action, Side, parse_action
from assassins.cards import RoundCard
from assassins.sealed import (
    GOES_ON,
    NOTHING,
    PEOPLE_SEAT,
    SealedSecret,
    SealedTown,
    actions_in,
    phase_choice,
    print_marks,
)
from assassins.secret import Secret
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together.asking import is_computers, sealed_choice
from kingsroad_tui.together.mirror import computers_at, mirror_of, setup_at
from tabletop.game import Player, SeatView, Turn

if TYPE_CHECKING:
    from kingsroad_tui.together.ledger import Ledger
    from kingsroad_tui.together.session import Session


COMPUTER: Final = ASSASSINS_STRENGTHS[PLANNER]
"""Who takes a free seat, and plays for who is away: the strongest, as in a game of one's own."""

_Found = TypeVar("_Found")


class FalseAnswer(Exception):
    """The people's side said that the game goes on when its third assassin was gone.

    Attributes:
        round: when it said so first.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.round = number


class ApartTable:
    """What comes from the table: the cards, what the people's side says, and how far the game is.

    Attributes:
        ledger: the game, as far as it is open.
        own: the side that one plays; None for one who looks on.
    """

    def __init__(self, session: Session) -> None:
        """At the table of this session, in the game that has begun there last."""
        ledger = session.guest.ledger
        assert ledger is not None
        self.ledger: Ledger[SealedTown] = ledger
        self.own = next((side for side in Side if side.seat == session.guest.own_seat), None)
        self._session = session

    @property
    def has_ended(self) -> bool:
        """Whether the game is over, though its three cards may still be face down."""
        town = self.ledger.game
        return town.game.finished or town.false_answer is not None

    @property
    def wants_own(self) -> bool:
        """Whether one's own side is to act, whatever of that is shown here yet."""
        town = self.ledger.game
        position = town.game.position
        acts = town.marks is not None and position.card is not None
        return acts and not (self.has_ended or town.game.asked) and position.side is self.own

    @property
    def sealed(self) -> int:
        """How many actions of the running phase are open, so that everybody knows them."""
        return len(self.ledger.game.game.running)

    def stands_still(self, side: Side) -> bool:
        """Whether a side that is to act is the people's, its owner is away, and nobody can play
        in its place."""
        people = side is Side.PEOPLE and self.own is not Side.PEOPLE
        return people and PEOPLE_SEAT in self.ledger.stand_ins

    async def deal(self, game: games.AssassinsGame) -> RoundCard:
        """The next card, once both sides have opened their shares in it."""

        def turned_up() -> RoundCard | None:
            played = self.ledger.game.game
            at = game.position.round - played.start.round
            return played.rounds[at].card if at < len(played.rounds) else None

        return await self.until(turned_up)

    async def say(self, turn: Turn) -> Secret | None:
        """What the people's side has to say: None where the game goes on. Raises FalseAnswer."""
        if turn.phase == games.END:
            shown = await self.until(lambda: self.ledger.game.shown)
        else:
            place = turn.round, turn.phase, PEOPLE_SEAT
            answer = await self.until(lambda: self.ledger.choices.get(place))
            if answer == GOES_ON:
                return None
            shown = SealedSecret.parse(answer)
        if self.ledger.game.false_answer is not None:
            raise FalseAnswer(self.ledger.game.false_answer[0])
        return shown.secret

    async def over(self) -> None:
        """Waits until everything that has to be shown at the end was."""
        await self.until(lambda: self.ledger.game.shown)

    async def until(self, found: Callable[[], _Found | None]) -> _Found:
        """Waits until something is known of the game."""
        while (known := found()) is None:
            await self._session.changed()
        return known


class ApartSide:
    """The player of one side, whoever has it and wherever they are."""

    def __init__(
        self,
        session: Session,
        side: Side,
        person: Player[games.AssassinsGame, games.AssassinsChoice],
        computer: Player[games.AssassinsGame, games.AssassinsChoice],
    ) -> None:
        """A side at a table.

        Args:
            session: one's own guest at it.
            side: which side.
            person: plays where the side is one's own.
            computer: plays where a computer at this end does.
        """
        self._session = session
        self._table = ApartTable(session)
        self._side = side
        self._seat = side.seat
        self._person = person
        self._computer = computer

    async def choose(self, view: SeatView[games.AssassinsGame]) -> games.AssassinsChoice:
        """What the side has chosen, once that is open."""
        if view.turn.phase == games.ASSASSINS:
            return await self._choose_secret(view)
        return await (self._table.say(view.turn) if view.turn.personal else self._act(view.game))

    async def _choose_secret(self, view: SeatView[games.AssassinsGame]) -> Secret | None:
        """The three assassins, once their commitments are open; None where they are not one's own:
        a computer's stay its own, at its host's too."""

        async def chosen() -> str:
            secret = await (self._computer if self._is_computers else self._person).choose(view)
            assert isinstance(secret, Secret)
            sealed = SealedSecret.new(secret)
            self._session.guest.keep_secret(self._seat, sealed.text)
            return print_marks(sealed.marks(self._table.ledger.id))

        await sealed_choice(self._session, (0, games.ASSASSINS, self._seat), chosen)
        return self._kept.secret if self._kept and self._is_own else None

    async def _act(self, game: games.AssassinsGame) -> tuple[Action, ...]:
        """What the side has done up to the end of the phase, or to what has to be answered: where
        the assassins are known here nothing has to be, so that all parts of it are one."""
        game, done = game.cut(game.answered), list[Action]()
        while True:
            place = game.position.round, games.acting_phase(game), self._seat
            choice = await sealed_choice(self._session, place, partial(self._part_here, game))
            part = list(map(parse_action, actions_in(choice)))
            done += part
            for action in part:
                game = game.act(action)
            if not part or game.finished or not game.running[-1].asks:
                return tuple(done)
            owned = self._owned
            if owned is None or owned.assassins <= set(game.position.gone):
                return tuple(done)
            game = replace(game, answered=len(game.running))

    async def _part_here(self, game: games.AssassinsGame) -> str:
        """What whoever plays at this end does, as it is sealed."""
        since, opener = len(game.running), self._kept
        if self._is_computers and self._side is Side.PEOPLE:
            if opener is None:
                return NOTHING  # who the assassins are, their owner alone knows
            game = game.with_secret(opener.secret)
        player = self._computer if self._is_computers else self._person
        actions = await player.choose(SeatView(game, self._seat))
        assert isinstance(actions, tuple) and not isinstance(actions, RoundCard)
        for action in actions:
            game = game.act(action)
            if game.finished or game.running[-1].asks:
                break
        return phase_choice(game, since, opener, self._table.ledger.id)

    @property
    def _kept(self) -> SealedSecret | None:
        """The secret that is kept here for this side."""
        kept = self._session.guest.secret_of(self._seat)
        return SealedSecret.parse(kept) if kept else None

    @property
    def _owned(self) -> Secret | None:
        """The assassins, where whoever plays at this end has chosen them; the view of the king's
        side, of which a phase is read, never holds them."""
        guest = self._session.guest
        kept = guest.secret_of(PEOPLE_SEAT) if guest.own_seat == PEOPLE_SEAT else ""
        return SealedSecret.parse(kept).secret if kept else None

    @property
    def _is_computers(self) -> bool:
        return is_computers(self._session, self._seat)

    @property
    def _is_own(self) -> bool:
        return self._session.guest.own_seat == self._seat


def mirrored_assassins(session: Session) -> AssassinsTable:
    """The table of the game that has begun, from where it stands."""
    setup, mirror = setup_at(session, COMPUTER.name), mirror_of(session)
    town = ApartTable(session).ledger.game
    # Whose secret it is says so once more, as only its owner knows it here; at the end all see.
    to_show = town.game.finished and town.game.secret is None
    table = AssassinsTable(replace(town.game, hidden=to_show), setup, mirror=mirror)
    table.followed = town.marks is not None
    return table


class ApartSides:
    """The players of both sides, and the computers at this end that some of them may be."""

    def __init__(
        self,
        session: Session,
        setup: Setup,
        solver: Solver,
        person: Player[games.AssassinsGame, games.AssassinsChoice],
    ) -> None:
        """At a table.

        Args:
            session: one's own guest at it.
            setup: who sits there.
            solver: whom computers ask.
            person: plays one's own side.
        """
        self._computers = AssassinsSeatPlayers(solver, computers_at(setup, COMPUTER.name))
        asked = self._computers.players(person)
        self.players = [ApartSide(session, side, person, asked[side.seat]) for side in Side]

    def close(self) -> None:
        """Asks no computer any more."""
        self._computers.close()
