"""What the drawing of the town shows: the position, and what lies over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from assassins.position import AssassinsPosition
from assassins.squares import Direction


class OfferKind(Enum):
    """What the pawn that is to act can do on or to a square."""

    GO = "go"
    PUSH = "push"
    ARREST = "arrest"
    STRIKE = "strike"
    CHOOSE = "choose"
    """To be taken as an assassin."""


class Offer(NamedTuple):
    """Something the pawn that is to act can do.

    Attributes:
        kind: what it is.
        price: in action points.
        direction: from the pawn.
    """

    kind: OfferKind
    price: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn that a hint would play, drawn over the board as it is.

    Attributes:
        ends: by square, the key of the pawn that would end there: its number or letter, 0 the king.
        ways: squares on the ways there, and the direction in which they are left.
        marks: squares of pawns to whom something would be done.
    """

    ends: Mapping[int, str]
    ways: Mapping[int, Direction]
    marks: Mapping[int, OfferKind]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The town as one pair of eyes sees it.

    Attributes:
        position: what is public; while something is only shown, the position that would follow.
        numbers: the number of the knight on each square that has one.
        cursor: the square the cursor is on, or None.
        chosen: the square of the pawn that is to act, or None.
        offers: by square, what that pawn can do there.
        own: townsfolk (0 to 11) marked as assassins for the people's side; nobody else sees them.
        moved: squares of pawns that have just moved or would move.
        left: squares that they left, and in which direction.
        danger: by square, the least action points with which the pawn there could strike.
        plan: a turn that a hint would play, or None.
        spotlight: squares on which all eyes are, all others being in the dark; none for all alike.
    """

    position: AssassinsPosition
    numbers: Mapping[int, int] = field(default_factory=dict)
    cursor: int | None = None
    chosen: int | None = None
    offers: Mapping[int, Offer] = field(default_factory=dict)
    own: frozenset[int] = frozenset()
    moved: frozenset[int] = frozenset()
    left: Mapping[int, Direction] = field(default_factory=dict)
    danger: Mapping[int, int] = field(default_factory=dict)
    plan: Plan | None = None
    spotlight: frozenset[int] = frozenset()
