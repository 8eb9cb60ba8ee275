"""The clock: how far it is to each gate, and what is left to walk it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from advisor.assassins.ground import UNREACHABLE, distances, ground_of
from assassins.position import EMPTY, AssassinsPosition
from assassins.prices import KING_EXIT
from assassins.squares import SQUARES
from assassins.town import Gate, Town

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


@lru_cache(maxsize=20_000)
def from_gate(town: Town, gate: int, people: frozenset[int | None]) -> list[int]:
    """King AP between a gate's square and each other, around some squares."""
    if gate in people:
        return [UNREACHABLE] * len(SQUARES)
    shut = frozenset(square for square in people if square is not None)
    return distances(ground_of(town).king, gate, shut)


def _exit(distance: int) -> int | None:
    return None if distance >= UNREACHABLE else distance + KING_EXIT
