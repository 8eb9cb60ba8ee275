"""Positions of every kind for tests of what is drawn: crowded and odd ones too."""

from __future__ import annotations

from hypothesis import strategies as st

from kingsroad.board import REGIONS, Board, Region, kingdom
from kingsroad.position import MARKERS, Position, Variant

ODD_NAMES = (
    "[b]x[/b]",
    "王様の道へようこそ",
    "Zoë\u0301 👑",
    "a" * 40,
    "\u202egnorw",
    "x",
)
"""Names that break what is careless: markup, wide, combining, long, turned round, short."""


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """The built-in board, or one with odd names and large banners."""
    if draw(st.booleans()):
        return kingdom()
    names = draw(st.lists(st.sampled_from(ODD_NAMES), min_size=8, max_size=8))
    banner = draw(st.sampled_from([(99, 99, 99, 99), (10, 5, 0), (1, 1, 1)]))
    return Board(
        "Odd",
        tuple(
            Region(number, name, banner, "test")
            for number, name in zip(REGIONS, names, strict=True)
        ),
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any possible position of 2 to 5 players, crowded ones included."""
    players = draw(st.integers(2, 5))
    variant = draw(st.sampled_from(list(Variant)))
    nobles = []
    for _ in REGIONS:
        most = 1 if variant is Variant.STANDARD else players
        seats = draw(st.sets(st.integers(0, players - 1), max_size=most))
        nobles.append(tuple(sorted(seats)))
    rows, in_hand = [], []
    for seat in range(players):
        left = MARKERS - sum(seat in seats for seats in nobles)
        row = []
        for _ in REGIONS:
            row.append(draw(st.integers(0, left)) if draw(st.booleans()) else 0)
            left -= row[-1]
        rows.append(tuple(row))
        in_hand.append(left)
    return Position(
        board=draw(boards()),
        variant=variant,
        round=draw(st.integers(1, 9999)),
        king=draw(st.sampled_from(REGIONS)),
        scores=tuple(draw(st.integers(0, 999)) for _ in range(players)),
        in_hand=tuple(in_hand),
        markers=tuple(rows),
        nobles=tuple(nobles),
        dragon=tuple(draw(st.booleans()) for _ in range(players)),
        witch=tuple(draw(st.booleans()) for _ in range(players)),
    )
