"""Results, as games between these players would have left them."""

from __future__ import annotations

from itertools import count

from kingsroad_tui.statistics.kept import KeptResult, KeptSeat, Occasion

_MARKS = count(1)


def result(
    rival: str = "level-1",
    *,
    share: float = 1.0,
    mark: str = "",
    occasion: Occasion | None = None,
    undone: bool = False,
    helped: bool = False,
) -> KeptResult:
    """A game of two: won (1), lost (0) or shared (0.5) by the person, who sits first."""
    number = next(_MARKS)
    mine, theirs = (1, 1) if share == 0.5 else (1, 2) if share else (2, 1)
    return KeptResult(
        game="kingsroad",
        mark=mark or f"mark-{number}",
        when=float(number),
        seats=(
            KeptSeat(name="Ann", place=mine, won=mine == 1),
            KeptSeat(name="Rival", computer=rival, place=theirs, won=theirs == 1),
        ),
        undone=undone,
        helped=helped,
        occasion=occasion or Occasion(),
    )
