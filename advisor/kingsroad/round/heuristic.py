"""The rule of thumb: a rough worth of each selection, by the regions that the King scores next.

Plain Python, because the rule-of-thumb player must also run without the solver.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from kingsroad.board import king_path
from kingsroad.cards import Selection
from kingsroad.position import Position

REGION_WEIGHTS: Final = (1.0, 0.45, 0.3, 0.15)
"""The weight of a region by the King's steps until he scores it."""

WIN_CHANCES: Final = (0.1, 0.35, 0.65, 0.85, 0.95)
"""The chance to win a region with a lead of -1 or less, 0, 1, 2, 3 or more over the best other."""

NOBLE_POINTS: Final = 1.5
"""The assumed worth of a Noble, in points."""

DRAGON_COST: Final = 3.5
"""The points that a Dragon must bring to be worth spending."""

PRECISION: Final = 2.0
"""The logit precision, per point of worth, of players who follow the rule with errors."""

RANDOM_SHARE: Final = 0.2
"""How often players who follow the rule with errors play anything, each play alike."""


def worths(
    position: Position, player: int, selections: Iterable[Selection], dragons: int = 0
) -> list[float]:
    """The worth of each selection to a player, in points; no other choices are looked at.

    Args:
        position: the position before the choice.
        player: the seat, from 0.
        selections: legal for this player.
        dragons: how many have been revealed already, before second choices.
    """

    @cache
    def win_chance(region: int, placed: int) -> float:
        own = position.influence(player, region) + placed
        others = max(position.influence(seat, region) for seat in position.seats if seat != player)
        return WIN_CHANCES[min(max(own - others, -1), 3) + 1] if own else 0.0

    prizes = [position.board.paid(r, position.num_players)[0] + NOBLE_POINTS for r in range(1, 9)]
    coming = king_path(position.king, len(REGION_WEIGHTS) + dragons + 1)
    found = []
    for selection in selections:
        placed = _placed(selection)
        # Every Dragon makes the King score one more region in this round.
        scored = dragons + selection.has_dragon
        total = -DRAGON_COST if selection.has_dragon else 0.0
        for steps, region in enumerate(coming[: len(REGION_WEIGHTS) + scored]):
            expected = win_chance(region, placed[region - 1]) * prizes[region - 1]
            total += REGION_WEIGHTS[max(0, steps - scored)] * expected
        found.append(total)
    return found


@cache
def _placed(selection: Selection) -> tuple[int, ...]:
    return selection.placed()
