"""What counts of an end of a king's phase, counted anew."""

from __future__ import annotations

from heapq import heappop, heappush

from advisor.assassins.danger import danger_of, people_ap, worlds_of
from advisor.assassins.strikes import Strikes
from assassins.position import AssassinsPosition
from assassins.secret import possible_secrets
from assassins.town import NEIGHBOURS
from tests.advisor.assassins.support.exhaustive import least_ap

OUT_OF_REACH = 63

Counts = tuple[int, int, int, int, int]
"""Triples not wholly gone, triples under which the king can die, and be wounded, his way, people
left: each the less the better."""


def counts_of(start: AssassinsPosition, end: AssassinsPosition, *, again: bool = False) -> Counts:
    """What counts of an end of the phase that ``start`` is in.

    Args:
        start: its beginning.
        end: one of its ends.
        again: whether to find the danger by trying everything, which takes a second or so; else by
            the threat map, which is compared with that elsewhere.
    """
    triples = [secret.assassins for secret in possible_secrets(start)]
    alive = sum(any(end.townsfolk[n] is not None for n in triple) for triple in triples)
    people = sum(at is not None for at in end.townsfolk)
    death, wound = _danger_again(start, end) if again else _danger(start, end)
    return alive, death, wound, way_of(end), people


def _danger(start: AssassinsPosition, end: AssassinsPosition) -> tuple[int, int]:
    danger = danger_of(Strikes(end), worlds_of(start), people_ap(start) or 0)
    return danger.death, danger.wound


def _danger_again(start: AssassinsPosition, end: AssassinsPosition) -> tuple[int, int]:
    ap = people_ap(start) or 0
    least: dict[frozenset[int], int | None] = {}
    death = wound = 0
    for triple in (secret.assassins for secret in possible_secrets(start)):
        there = frozenset(n for n in triple if end.townsfolk[n] is not None)
        if there and there not in least:
            least[there] = least_ap(end, there, most=max(0, ap - 2))
        first = least[there] if there else None
        wounds = 0 if first is None else max(0, (ap - first) // 2)
        wound += wounds > 0
        death += wounds + start.wounds >= 2
    return death, wound


def way_of(end: AssassinsPosition) -> int:
    """King AP to a gate that can be reached in time, and one for each of the people in the way."""
    left = sum(card.king for card in end.deck)
    best = OUT_OF_REACH
    for square in end.town.gate_squares:
        if _far(end, square, crowd=False) <= left:
            best = min(best, _far(end, square, crowd=True))
    return best


def _far(end: AssassinsPosition, gate: int, *, crowd: bool) -> int:
    assert end.king is not None
    waiting, done = [(1, end.king)], set[int]()
    while waiting:
        far, square = heappop(waiting)
        if square == gate:
            return far
        if square in done:
            continue
        done.add(square)
        for near in NEIGHBOURS[square]:
            if not end.town.roofs[near]:
                heappush(waiting, (far + 1 + (crowd and near in end.townsfolk), near))
    return OUT_OF_REACH
