"""The table of a game whose players are apart, as everybody has it on their own machine."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial

from kingsroad.players import Player
from kingsroad_tui.common.line_setup import MAX_SEED
from kingsroad_tui.common.together.session import Session
from kingsroad_tui.kingsroad.session.table import Seat, SeatKind, Setup, Table
from kingsroad_tui.kingsroad.solver.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.storage.saves import DEFAULT_COMPUTER
from kingsroad_tui.kingsroad.together.players import ApartPlayer


def mirrored_table(session: Session) -> Table:
    """The game that has begun, from where it stands; it is kept by the host, not here."""
    ledger, news = session.guest.ledger, session.guest.news
    assert ledger is not None
    seats = tuple(
        Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat)
        if proof.computer
        else Seat(colour=seat)
        for seat, proof in enumerate(ledger.begun.seats)
    )
    hints = news.hints if news is not None else True
    return Table(ledger.game.game, Setup(seats, secrets.randbelow(MAX_SEED), hints))


def all_computers(table: Table) -> Setup:
    """The setup by which a computer at this end plays for any seat that it has to."""
    seats = (
        Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat.colour) for seat in table.setup.seats
    )
    return Setup(tuple(seats), table.setup.seed, table.setup.hints)


def apart_players(
    session: Session, computers: SeatPlayers, person: Callable[[int], Player]
) -> Sequence[Player]:
    """The players of all seats; ``person`` gives who chooses here for one's own."""
    asked = computers.players(person)
    return [
        ApartPlayer(session, person(seat), partial(asked.__getitem__, seat))
        for seat in range(len(asked))
    ]
