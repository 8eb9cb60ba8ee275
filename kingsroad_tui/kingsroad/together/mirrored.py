"""The table of a game whose players are apart, as everybody has it on their own machine."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER, SAVES
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.setup import MAX_SEED
from kingsroad_tui.together.apart_player import ApartPlayer
from tabletop.game import Player
from tabletop.sealed_phases import GameProof

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session

_MARK_BITS: Final = 52


class MirroredTable(Table):
    """A game at a table with people elsewhere: who has chosen is known from what they sealed."""

    def __init__(self, session: Session) -> None:
        """The game that has begun, from where it stands; it is kept by the host, not here."""
        ledger = session.guest.ledger
        assert ledger is not None
        super().__init__(ledger.game.game, _setup(session))
        self._session, self._ledger = session, ledger
        self._dice = secrets.randbelow(MAX_SEED)

    @property
    def computers_setup(self) -> Setup:
        """The setup by which a computer at this end plays for any seat that it has to.

        Its seed is known to nobody else: whoever knew it would know what computers choose.
        """
        seats = (
            Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat.colour)
            for seat in self.setup.seats
        )
        return Setup(tuple(seats), self._dice, self.setup.hints)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to seal a choice."""
        ledger = self._session.guest.ledger
        turn = ledger.turn if ledger is not None else None
        if ledger is None or turn is None or turn != self.game.turn:
            return ()
        return () if ledger.all_sealed else ledger.waiting

    def named(self) -> tuple[Game, Setup, GameProof | None]:
        """What is open by now, with the proof so far."""
        ledger = self._ledger
        return ledger.game.game, self.setup, ledger.proof

    def save_with_proof(self) -> str:
        """Keeps the game, once it is over, with what is proved of it; answers the file.

        Raises OSError.
        """
        # Whether one had hints is not known any more where the end is come back to.
        setup = msgspec.structs.replace(self.setup, helped=False)
        path = SAVES.save_with_proof(self.game, setup, self._ledger.proof)
        self.where = lambda: path
        return str(path)

    @property
    def can_take_back(self) -> bool:
        """Never: others have seen what was played."""
        return False


def _setup(session: Session) -> Setup:
    """Who sits where, the same whenever the game is taken up again; its mark tells it from all
    others."""
    ledger, news = session.guest.ledger, session.guest.news
    assert ledger is not None
    own = session.guest.own_seat
    seats = []
    for seat, proof in enumerate(ledger.begun.seats):
        if proof.computer:
            seats.append(Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat))
        else:
            kind = SeatKind.PERSON if seat == own else SeatKind.ELSEWHERE
            seats.append(Seat(kind, colour=seat))
    number = int.from_bytes(ledger.id, "big")
    hints = news.hints if news is not None else True
    mark = number % 2**_MARK_BITS + 1
    return Setup(tuple(seats), number % MAX_SEED, hints, mark=mark)


def apart_players(
    session: Session, computers: SeatPlayers, person: Callable[[int], Player[Game, Selection]]
) -> Sequence[Player[Game, Selection]]:
    """The players of all seats; ``person`` gives who chooses here for one's own."""
    asked = computers.players(person)
    return [
        ApartPlayer(session, person(seat), partial(asked.__getitem__, seat))
        for seat in range(len(asked))
    ]
