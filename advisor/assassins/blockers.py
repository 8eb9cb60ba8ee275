"""The king's way to a gate through the crowd: who has to go, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from advisor.assassins.clock import from_gate
from advisor.assassins.ground import UNREACHABLE, distances, ground_of
from assassins.position import EMPTY, AssassinsPhase, AssassinsPosition
from assassins.prices import ARREST, KING_EXIT, Walker, step_price
from assassins.pushing import push, push_ray
from assassins.squares import NEIGHBOURS
from assassins.town import Gate


class Blocker(NamedTuple):
    """One of the people in the king's way.

    Attributes:
        number: which, 0 to 11.
        push: the least AP after which a knight, who goes around everybody, has pushed it out of the
            king's way in the running phase; None where none can.
        arrest, kill: the same for an arrest and, of a revealed assassin, for killing it.
    """

    number: int
    push: int | None = None
    arrest: int | None = None
    kill: int | None = None


@dataclass(frozen=True, slots=True)
class WayThrough:
    """The way to a gate on which the fewest steps and people are.

    Attributes:
        need: king AP on it, the exit included.
        blockers: who stands in it, in order.
    """

    need: int
    blockers: tuple[Blocker, ...]


def shortest_through(position: AssassinsPosition) -> WayThrough | None:
    """Of the ways through the crowd to a gate that can be reached in time, what is spent in this
    phase lost, the one with the fewest steps and people; None where there is none."""
    left = sum(card.king for card in position.deck)
    assert position.king is not None
    ways = [
        way_through(position, gate)
        for gate in position.town.gates
        if from_gate(position.town, gate.square, frozenset())[position.king] + KING_EXIT <= left
    ]
    return min(
        (way for way in ways if way is not None),
        key=lambda way: (way.need + len(way.blockers), len(way.blockers)),
        default=None,
    )


def way_through(position: AssassinsPosition, gate: Gate) -> WayThrough | None:
    """The king's way to a gate, if people who stand in it go; knights make room for him. None where
    no street leads there."""
    king, people = position.king, position.townsfolk
    assert king is not None
    # By steps and people together, then by people alone; the way itself settles what is left.
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(KING_EXIT, 0, (king,))]
    done = set[int]()
    while waiting:
        far, crowd, way = heappop(waiting)
        if way[-1] == gate.square:
            inside = [people.index(square) for square in way if square in people]
            blockers = tuple(_blocker(position, number, way) for number in inside)
            return WayThrough(far - crowd, blockers)
        if way[-1] in done:
            continue
        done.add(way[-1])
        for near, price in ground_of(position.town).king[way[-1]]:
            met = int(near in people)
            heappush(waiting, (far + price + met, crowd + met, (*way, near)))
    return None


def _blocker(position: AssassinsPosition, number: int, way: tuple[int, ...]) -> Blocker:
    at = position.townsfolk[number]
    assert at is not None
    if position.phase is not AssassinsPhase.KING:
        return Blocker(number)
    ground, board = ground_of(position.town), position.occupants()
    shut = frozenset(square for square, who in enumerate(board) if who != EMPTY)
    # A knight pays for his steps what a townsperson does.
    away = [distances(ground.townsperson, knight, shut - {knight}) for knight in position.knights]
    pushes, removals = [], []
    for near in NEIGHBOURS[at]:
        there = min((steps[near] for steps in away), default=UNREACHABLE)
        price = step_price(Walker.KNIGHT, position.town, near, at)
        ray = push_ray(near, at)
        pushable = push(board, position.town.roofs, ray)[1] is None
        if price is not None and pushable and ray[1] not in way:
            pushes.append(there + price)
        if at in ground.reach[near]:
            removals.append(there + ARREST)
    known = number in position.revealed
    removal = _within(position, removals)
    return Blocker(
        number,
        push=_within(position, pushes),
        arrest=removal if position.can_arrest and not known else None,
        kill=removal if known else None,
    )


def _within(position: AssassinsPosition, prices: list[int]) -> int | None:
    least = min(prices, default=UNREACHABLE)
    return least if least <= position.knights_ap else None
