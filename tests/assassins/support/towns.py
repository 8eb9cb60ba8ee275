"""Boards that are not side A, for tests."""

from __future__ import annotations

from dataclasses import replace

from assassins.cards import RoundCard
from assassins.town import Direction, Gate, KingStart, Town, parse_square, side_a


def squares(names: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in names.split())


def two_kings() -> Town:
    """An invented town with two start squares, one gate at the edge and one card left out."""
    return replace(
        side_a(),
        name="Two kings: a+b=50%",
        source="",
        gates=(Gate(parse_square("f1"), Direction.NORTH),),
        kings=(
            KingStart(parse_square("j10"), squares("i8 h9 i9 j9 i10")),
            KingStart(parse_square("c10"), squares("c9 d10 e9 e8 d8")),
        ),
        left_out=(RoundCard(2, 7, False, 4),),
    )
