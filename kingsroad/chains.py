"""Chains: the regions that a player's Nobles link by roads (rules, section 3.3.5).

Sets of regions are numbers here, bit n - 1 for region n, so that the tables are plain data which
array code can take over as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from kingsroad.board import NEIGHBOURS, REGIONS


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
