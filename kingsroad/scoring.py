"""The scoring of a region: places, points, Nobles and the chains they make (rules, 3.3).

A chain is the regions that a player's Nobles link by roads (rules, section 3.3.5). Sets of regions
are numbers here, bit n - 1 for region n, so that the tables are plain data which array code can
take over as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from kingsroad.board import NEIGHBOURS, REGIONS
from kingsroad.position import Position, Variant, with_item


def region_set(regions: Iterable[int]) -> int:
    """The set of these regions as a number.

    >>> region_set([1, 3, 8])
    133
    """
    return sum(1 << (region - 1) for region in set(regions))


def regions_in(bits: int) -> tuple[int, ...]:
    """The regions in a set, ascending.

    >>> regions_in(133)
    (1, 3, 8)
    """
    return tuple(region for region in REGIONS if bits >> (region - 1) & 1)


@cache
def chain_table() -> tuple[tuple[int, ...], ...]:
    """Every chain there can be: 256 rows of eight sets.

    The row is the set of regions in which a player has Nobles. Its entry ``n - 1`` is the set of
    regions linked to region n through them, n included; 0 where no Noble stands in n.
    """
    return tuple(tuple(_chain(nobles, region) for region in REGIONS) for nobles in range(256))


def _chain(nobles: int, region: int) -> int:
    held = set(regions_in(nobles))
    if region not in held:
        return 0
    found, ahead = {region}, [region]
    while ahead:
        fresh = held.intersection(NEIGHBOURS[ahead.pop()]) - found
        found |= fresh
        ahead.extend(fresh)
    return region_set(found)


@cache
def road_paths(start: int, end: int) -> tuple[tuple[int, ...], ...]:
    """Every path by roads from one region to another that visits none twice.

    A path is its regions after ``start``, in order; there is none from a region to itself.

    >>> sorted(road_paths(1, 3), key=len)
    [(3,), (6, 4, 7, 3), (8, 2, 5, 3)]
    """

    def extended(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if path[-1] == end:
            yield path[1:]
            return
        for neighbour in NEIGHBOURS[path[-1]]:
            if neighbour not in path:
                yield from extended((*path, neighbour))

    return tuple(extended((start,))) if start != end else ()


@dataclass(frozen=True, slots=True)
class RegionScore:
    """The scoring of a region (rules, 3.3).

    Attributes:
        region: its number.
        influence: per player, before anything leaves the region.
        place: per player, the place as `places` has it; it may be one that is not paid.
        points: per player, the points for the place.
        noble_won: the seat that gained a Noble here, if any.
        noble_lost: the seat whose Noble returned to the hand, if any.
        nobles: the seats with a Noble here afterwards, ascending.
        returned: per player, the markers that returned to the hand, a lost Noble included.
        chains: for each seat with a Noble here, all regions of its chain, this one included.
        bonus: per player, the points for the Noble and its chain.
    """

    region: int
    influence: tuple[int, ...]
    place: tuple[int | None, ...]
    points: tuple[int, ...]
    noble_won: int | None = None
    noble_lost: int | None = None
    nobles: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    chains: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    bonus: tuple[int, ...] = ()


def places(influence: Sequence[int]) -> tuple[int | None, ...]:
    """Per player, the place for these influences; None without influence.

    A player's place is the number of players with at least as much influence, so tied players all
    get the lowest place they share (rules, 3.3.2).

    >>> places([3, 1, 3, 0])
    (2, 3, 2, None)
    """
    return tuple(sum(other >= own for other in influence) if own > 0 else None for own in influence)


def chain(position: Position, seat: int, region: int) -> tuple[int, ...]:
    """The regions linked to ``region`` by roads through this player's Nobles, itself included.

    Ascending; empty where the player has no Noble in ``region`` (rules, 3.3.5).
    """
    nobles = region_set(n for n, seats in enumerate(position.nobles, start=1) if seat in seats)
    return regions_in(chain_table()[nobles][region - 1])


def place_points(position: Position, region: int) -> RegionScore:
    """Scores a region for places alone, as the final scoring does; no marker moves."""
    influence = tuple(position.influence(seat, region) for seat in position.seats)
    paid = position.board.paid(region, position.num_players)
    place = places(influence)
    points = tuple(paid[p - 1] if p is not None and p <= len(paid) else 0 for p in place)
    return RegionScore(region, influence, place, points)


def score_region(position: Position, region: int) -> tuple[RegionScore, Position]:
    """Scores a region (rules, 3.3.1 to 3.3.5); returns the scoring and the position after it."""
    score = place_points(position, region)
    index = region - 1
    best = max(score.influence)
    leaders = [seat for seat in position.seats if score.influence[seat] == best > 0]
    standing = position.nobles[index]
    won: int | None = None
    lost: int | None = None
    nobles = standing
    if len(leaders) == 1 and leaders[0] not in standing:
        won = leaders[0]
        if position.variant is Variant.STANDARD:
            lost = standing[0] if standing else None
            nobles = (won,)
        else:
            nobles = tuple(sorted((*standing, won)))
    returned = tuple(
        position.markers[seat][index] - (seat == won) + (seat == lost) for seat in position.seats
    )
    after = replace(
        position,
        in_hand=tuple(h + r for h, r in zip(position.in_hand, returned, strict=True)),
        markers=tuple(with_item(row, index, 0) for row in position.markers),
        nobles=with_item(position.nobles, index, nobles),
    )
    chains = {seat: chain(after, seat, region) for seat in nobles}
    bonus = tuple(len(chains.get(seat, ())) for seat in position.seats)
    return (
        replace(
            score,
            noble_won=won,
            noble_lost=lost,
            nobles=nobles,
            returned=returned,
            chains=chains,
            bonus=bonus,
        ),
        after,
    )
