"""In which order the markers of a round fall: what changes nothing at once, what matters last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from kingsroad.position import Position, with_item
from kingsroad.scoring import place_points


@dataclass(frozen=True, slots=True)
class Placement:
    """A marker that a card places.

    Attributes:
        seat: whose.
        region: where.
        card: the number of the card among those on the table, from 0.
    """

    seat: int
    region: int
    card: int


@dataclass(frozen=True, slots=True)
class MarkerFall:
    """Markers that fall together, or one by one.

    Attributes:
        placements: the markers, in order.
        contested: the region whose places they change; None where they change nothing.
    """

    placements: tuple[Placement, ...]
    contested: int | None = None


def falls(
    position: Position, placements: Iterable[Placement], scored: Sequence[int]
) -> tuple[MarkerFall, ...]:
    """The markers of a round in the order in which they matter.

    First those of all quiet regions at once, then the contested ones by the points that change
    hands, then the regions scored in this round, the King's last. A region is contested where
    several are and what its places would pay is not what it would have paid before.
    """
    by_region = {
        region: tuple(group)
        for region, group in groupby(
            sorted(placements, key=lambda each: each.region), key=lambda each: each.region
        )
    }
    stakes = {region: at_stake(position, region, group) for region, group in by_region.items()}
    quiet = [r for r in by_region if not stakes[r] and r not in scored]
    rising = sorted((r for r in by_region if stakes[r] and r not in scored), key=stakes.__getitem__)
    last = [region for region in reversed(scored) if region in by_region]
    together = tuple(each for region in quiet for each in by_region[region])
    found = [MarkerFall(together)] if together else []
    for region in (*rising, *last):
        contested = region if stakes[region] else None
        found.append(MarkerFall(_winner_last(position, by_region[region]), contested))
    return tuple(found)


def at_stake(position: Position, region: int, placements: Sequence[Placement]) -> int:
    """The points of a region's places that change hands by these markers; 0 if one is alone."""
    before = place_points(position, region)
    after = place_points(placed(position, placements), region)
    if sum(influence > 0 for influence in after.influence) < 2:
        return 0
    return sum(abs(new - old) for old, new in zip(before.points, after.points, strict=True))


def placed(position: Position, placements: Iterable[Placement]) -> Position:
    """The position with these markers on the board."""
    in_hand, markers = position.in_hand, position.markers
    for each in placements:
        row, index = markers[each.seat], each.region - 1
        in_hand = with_item(in_hand, each.seat, in_hand[each.seat] - 1)
        markers = with_item(markers, each.seat, with_item(row, index, row[index] + 1))
    return replace(position, in_hand=in_hand, markers=markers)


def _winner_last(position: Position, group: tuple[Placement, ...]) -> tuple[Placement, ...]:
    """A region's markers: those of whoever will have most there fall last."""
    after = placed(position, group)
    return tuple(
        sorted(group, key=lambda each: (after.influence(each.seat, each.region), each.seat))
    )
