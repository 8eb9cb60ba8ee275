"""The clock and the king's way: how far it is to each gate, and who stands in between.

The clock is how far it is to each gate, and what is left to walk it. Where the way leads through
the crowd, it says who has to go, and what can be done about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from advisor.assassins.ground import UNREACHABLE, distances, ground_of
from assassins.actions import ARREST, KING_EXIT, Walker, step_price
from assassins.position import EMPTY, AssassinsPhase, AssassinsPosition
from assassins.pushing import push, push_ray
from assassins.town import NEIGHBOURS, SQUARES, Gate, Town

_FAR_ENOUGH: Final = 2
"""The most steps that the king takes in a round of the printed game."""


@dataclass(frozen=True, slots=True)
class GateWay:
    """The king's way out through one gate, the last step through it included.

    Attributes:
        gate: which.
        need: king AP with nobody in the way; None where no street leads there.
        around: king AP around the townsfolk where they stand now (knights make room for him), or
            None where they shut the gate off.
    """

    gate: Gate
    need: int | None
    around: int | None

    @property
    def shut(self) -> bool:
        """Whether townsfolk shut the gate off as they stand now."""
        return self.around is None


@dataclass(frozen=True, slots=True)
class Clock:
    """Whether the castle can still be reached in time.

    Attributes:
        gates: the way to each, in the board's order.
        left: king AP still to come: of this phase, and of all cards face down.
    """

    gates: tuple[GateWay, ...]
    left: int

    @property
    def nearest(self) -> GateWay | None:
        """The nearest gate that is not shut, or None."""
        return min(
            (way for way in self.gates if way.need is not None and not way.shut),
            key=lambda way: way.need or 0,
            default=None,
        )

    @property
    def need(self) -> int | None:
        """King AP to the nearest gate that is not shut, or None."""
        return self.nearest.need if self.nearest else None

    @property
    def spare(self) -> int | None:
        """How many king AP can be lost; less than 0 where that gate is out of reach."""
        return None if self.need is None else self.left - self.need


def clock_of(position: AssassinsPosition) -> Clock:
    """The clock of a position with the king on the board."""
    assert position.king is not None
    king, people = position.king, position.townsfolk
    return Clock(
        gates=tuple(
            GateWay(
                gate,
                _exit(from_gate(position.town, gate.square, frozenset())[king]),
                _exit(from_gate(position.town, gate.square, frozenset(people))[king]),
            )
            for gate in position.town.gates
        ),
        left=position.king_ap + sum(card.king for card in position.deck),
    )


def free_steps(position: AssassinsPosition, gate: Gate) -> int:
    """How many steps the king can take at once that bring him nearer to a gate, nobody moving."""
    assert position.king is not None
    away = from_gate(position.town, gate.square, frozenset())
    board = position.occupants()
    steps, at = 0, {position.king}
    while at:
        at = {
            target
            for square in at
            for target, _ in ground_of(position.town).king[square]
            if board[target] == EMPTY and away[target] < away[square]
        }
        steps += bool(at)
        if steps == _FAR_ENOUGH:
            break
    return steps


def castle_in_reach(position: AssassinsPosition) -> bool:
    """Whether the cards that are left can still bring the king to a gate, were nobody in his way.

    What the running phase has not used is lost, so this is the question when a phase is over.
    """
    to_come = sum(card.king for card in position.deck)
    return any(way.need is not None and way.need <= to_come for way in clock_of(position).gates)


def steps_nearer(position: AssassinsPosition, before: int, *, around: bool = False) -> int:
    """How many steps nearer to a gate the king stands than on the square he came from; 0 where no
    gate can be reached.

    Args:
        position: with the king on the board.
        before: the square he came from.
        around: whether to count around the crowd as it stands now, instead of straight on.
    """
    king, town = position.king, position.town
    assert king is not None
    people = frozenset(position.townsfolk) - {before} if around else frozenset()
    way = min(
        (from_gate(town, gate.square, people) for gate in town.gates), key=lambda steps: steps[king]
    )
    return way[before] - way[king] if way[king] < UNREACHABLE else 0


def on_the_way(town: Town, king: int, gate: int) -> frozenset[int]:
    """The squares on the king's shortest ways to a gate's square, that one included, his not."""
    away, there = from_gate(town, gate, frozenset()), set[int]()
    at = {king}
    while at:
        at = {
            target
            for square in at
            for target, _ in ground_of(town).king[square]
            if away[target] < away[square]
        }
        there |= at
    return frozenset(there)


@lru_cache(maxsize=4_000)
def from_gate(town: Town, gate: int, people: frozenset[int | None]) -> list[int]:
    """King AP between a gate's square and each other, around some squares."""
    if gate in people:
        return [UNREACHABLE] * len(SQUARES)
    shut = frozenset(square for square in people if square is not None)
    return distances(ground_of(town).king, gate, shut)


def _exit(distance: int) -> int | None:
    return None if distance >= UNREACHABLE else distance + KING_EXIT


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
