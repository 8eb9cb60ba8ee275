"""The table of a game whose players are apart, as everybody has it on their own machine."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from assassins.actions import Side
from assassins.games import AssassinsChoice, AssassinsGame
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.table import AssassinsTable, ReviewedSide
from kingsroad_tui.assassins.together.players import SEATS, ApartSide, ApartTable
from kingsroad_tui.assassins.together.seats import DEFAULT_COMPUTER
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.setup import MAX_SEED
from kingsroad_tui.solver.client import Solver
from tabletop.game import Player
from tabletop.sealed_phases import GameProof, check_code

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session

_MARK_BITS: Final = 52


def own_side(session: Session) -> Side | None:
    """The side that one plays; None for one who looks on."""
    seat = session.guest.own_seat
    return next((side for side in Side if SEATS[side] == seat), None)


class MirroredTown(AssassinsTable):
    """A game at a table with people elsewhere: it is kept by the host, not here."""

    def __init__(self, session: Session) -> None:
        """The game that has begun, from where it stands."""
        self._apart = ApartTable(session)
        # Whose secret it is says so once more: only its owner knows it here.
        game = replace(self._apart.ledger.game.game, hidden=False)
        super().__init__(game, _setup(session))
        self.own = own_side(session)
        self.followed = self._apart.ledger.game.marks is not None

    def changed(self, game: AssassinsGame) -> None:
        """Follows the game."""
        super().changed(game)
        self.followed = True

    @property
    def reviewed_side(self) -> ReviewedSide | None:
        """As at every table; who looks on has no phases of their own while the game runs."""
        return super().reviewed_side if self.own is not None or self.game.finished else None

    @property
    def over(self) -> bool:
        """Whether the game is over, though its three cards may still be face down."""
        town = self._apart.ledger.game
        return town.game.finished or town.false_answer is not None

    @property
    def wants_own(self) -> bool:
        """Whether one's own side is to act, whatever of that is shown here yet."""
        town = self._apart.ledger.game
        position = town.game.position
        acts = town.marks is not None and position.card is not None
        return acts and not (self.over or town.game.asked) and position.side is self.own

    @property
    def sealed(self) -> int:
        """How many actions of the running phase are open, so that everybody knows them."""
        return len(self._apart.ledger.game.game.running)

    @property
    def stands_still(self) -> bool:
        """Whether it is the people's phase, its owner is away, and nobody can play in its place."""
        people = self.side is Side.PEOPLE and self.own is not Side.PEOPLE
        return people and SEATS[Side.PEOPLE] in self._apart.ledger.stand_ins

    @property
    def code(self) -> str:
        """The code of the game, to be compared with others."""
        return check_code(self._apart.ledger.history)

    def save_with_proof(self) -> str:
        """Keeps the game, once it is over, with what is proved of it; answers the file.

        Raises OSError.
        """
        game, setup, _ = self.named()
        path = ASSASSINS_SAVES.save_with_proof(game, setup, self._apart.ledger.proof)
        self.where = lambda: path
        return str(path)

    def named(self) -> tuple[AssassinsGame, Setup, GameProof | None]:
        """What is open by now, with the proof so far: neither one's own secret nor what one has
        done in a phase that is not over."""
        ledger = self._apart.ledger
        return ledger.game.game, self.setup, ledger.proof


def _setup(session: Session) -> Setup:
    """Who plays which side, the same whenever the game is taken up again; its mark tells it from
    all others."""
    ledger, news = ApartTable(session).ledger, session.guest.news
    own, number = own_side(session), int.from_bytes(ledger.id, "big")

    def seat(side: Side) -> Seat:
        if ledger.begun.seats[SEATS[side]].computer:
            return Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER)
        return Seat() if side is own else Seat(SeatKind.ELSEWHERE)

    king, people = map(seat, Side)
    hints = news.hints if news is not None else True
    return Setup((king, people), number % MAX_SEED, hints, mark=number % 2**_MARK_BITS + 1)


class ApartSides:
    """The players of both sides, and the computers at this end that some of them may be."""

    def __init__(
        self, session: Session, solver: Solver, person: Player[AssassinsGame, AssassinsChoice]
    ) -> None:
        """At a table.

        Args:
            session: one's own guest at it.
            solver: whom computers ask.
            person: plays one's own side.
        """
        seats = Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER), Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER)
        # Whoever knew the seed would know what computers choose.
        self._computers = AssassinsSeatPlayers(
            solver, Setup(tuple(seats), secrets.randbelow(MAX_SEED))
        )
        asked = self._computers.players(person)
        self.players = [ApartSide(session, side, person, asked[side.seat]) for side in Side]

    def close(self) -> None:
        """Asks no computer any more."""
        self._computers.close()
