"""Chains of Nobles: the table agrees with a search by hand, and roads join 1 and 3."""

from __future__ import annotations

from kingsroad.board import REGIONS, ROADS
from kingsroad.scoring import chain_table, region_set, regions_in, road_paths


def linked(nobles: frozenset[int], region: int) -> set[int]:
    """The chain through a region, grown road by road until nothing is added."""
    chain = {region} & nobles
    while True:
        more = {r for r in nobles if any({r, other} in ROADS for other in chain)}
        if more <= chain:
            return chain
        chain |= more


def test_the_table_holds_the_chain_of_every_region_for_every_set_of_nobles() -> None:
    table = chain_table()
    assert len(table) == 256
    for bits, row in enumerate(table):
        nobles = frozenset(regions_in(bits))
        assert region_set(nobles) == bits
        assert [set(regions_in(chain)) for chain in row] == [linked(nobles, r) for r in REGIONS]


def test_paths_between_regions_use_the_road_from_1_to_3() -> None:
    assert set(road_paths(1, 3)) == {(3,), (6, 4, 7, 3), (8, 2, 5, 3)}
    assert road_paths(4, 4) == ()
