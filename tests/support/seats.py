"""Who sits at a table of King's Road in tests."""

from __future__ import annotations

from advisor.messages.computers import LEVEL_1
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

PERSON = Seat()
COMPUTER = Seat(SeatKind.COMPUTER, LEVEL_1)
NAMES = ("[b]x[/b]", "Baron", "Duchess", "Abbot", "Margrave")


def setup_of(*seats: Seat, seed: int = 1) -> Setup:
    """A table whose players have different colours."""
    return Setup(
        tuple(
            Seat(seat.kind, seat.computer, seat.program, colour)
            for colour, seat in enumerate(seats)
        ),
        seed,
    )
