"""Actions: their notation (rules, appendix C), what they cost, and why one is not possible.

Costs are in action points (rules, appendix B).
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final, NamedTuple

from assassins.town import SQUARE_NAMES, Town, parse_square
from tabletop.errors import SaidError, placed
from tabletop.say import Say
from tabletop.shown import quoted


class Side(StrEnum):
    """The two players' sides."""

    KING = "king"
    PEOPLE = "people"

    @property
    def seat(self) -> int:
        """Where its player sits: at seat 0 the king's, at seat 1 the people's."""
        return tuple(Side).index(self)

    @classmethod
    def at(cls, seat: int) -> Side:
        """The side whose player sits at a seat."""
        return tuple(cls)[seat]


class Pool(StrEnum):
    """The three pools of action points; none pays for another (rules, 5.4)."""

    KING = "king"
    KNIGHTS = "knights"
    PEOPLE = "people"

    @property
    def side(self) -> Side:
        """The side that spends it."""
        return Side.PEOPLE if self is Pool.PEOPLE else Side.KING


class ActionKind(StrEnum):
    """What can be done. The value is the notation, with x and y for squares."""

    KING_STEP = "Kx-y"
    KING_EXIT = "Kx-out"
    KNIGHT_STEP = "Nx-y"
    KNIGHT_PUSH = "Nx>y"
    KNIGHT_KILL = "Nx!y"
    ARREST = "Nx#y"
    TOWNSPERSON_STEP = "Tx-y"
    REVEAL = "Rx"
    ASSASSIN_STEP = "Ax-y"
    ASSASSIN_KILL = "Ax!y"
    WOUND = "Ax*"

    @property
    def pool(self) -> Pool:
        """Who pays for it."""
        return _POOLS[self]

    @property
    def has_target(self) -> bool:
        """Whether an action of this kind names a second square."""
        return self in _WITH_TARGET

    @property
    def is_step(self) -> bool:
        """Whether a pawn only goes from one square to another, and touches nobody."""
        return self.value.endswith("x-y")


_PAYERS: Final = {
    "K": Pool.KING,
    "N": Pool.KNIGHTS,
    "T": Pool.PEOPLE,
    "R": Pool.PEOPLE,
    "A": Pool.PEOPLE,
}
_POOLS: Final = {kind: _PAYERS[kind.value[0]] for kind in ActionKind}
_WITH_TARGET: Final = frozenset(kind for kind in ActionKind if kind.value.endswith("y"))


class Action(NamedTuple):
    """One action: what, by the pawn on which square, and to or upon which square beside it.

    ``target`` is None where there is nothing to choose: an exit, a reveal, a wound. What an action
    costs is not part of it: that depends on the board, and for a kill on the phase.

    >>> str(parse_action("Na3>b3"))
    'Na3>b3'
    """

    kind: ActionKind
    source: int
    target: int | None = None

    def __str__(self) -> str:
        text = self.kind.value.replace("x", SQUARE_NAMES[self.source])
        return text if self.target is None else text.replace("y", SQUARE_NAMES[self.target])


class ActionProblem(StrEnum):
    """Why an action is not possible."""

    NOT_AN_ACTION = "not-an-action"
    GAME_OVER = "game-over"
    NO_CARD = "no-card"
    OTHER_SIDE = "other-side"
    NO_KING = "no-king"
    NO_KNIGHT = "no-knight"
    NO_TOWNSPERSON = "no-townsperson"
    REVEALED = "revealed"
    NOT_REVEALED = "not-revealed"
    NOT_BESIDE = "not-beside"
    KING_ON_ROOF = "king-on-roof"
    NO_GATE = "no-gate"
    OCCUPIED = "occupied"
    PUSHES = "pushes"
    NOBODY_TO_PUSH = "nobody-to-push"
    PUSHED_UP = "pushed-up"
    PUSHED_OFF = "pushed-off"
    PUSHED_INTO_KNIGHT = "pushed-into-knight"
    PUSHED_INTO_KING = "pushed-into-king"
    OUT_OF_REACH = "out-of-reach"
    NO_SHACKLES = "no-shackles"
    ARREST_MADE = "arrest-made"
    TWO_KILLED = "two-killed"
    KING_NOT_BESIDE = "king-not-beside"
    NOT_AN_ASSASSIN = "not-an-assassin"
    ALL_REVEALED = "all-revealed"
    TOO_DEAR = "too-dear"


class IllegalAction(SaidError, ValueError):
    """An action that breaks a rule.

    Attributes:
        problem: which rule it breaks.
        at: the square the problem speaks of, or None.
        to: the second square, or None.
        price: what it would cost, where that is the problem.
        left: the action points left, where they are too few.
    """

    def __init__(
        self,
        action: Action | str,
        problem: ActionProblem,
        at: int | None = None,
        to: int | None = None,
        *,
        price: int | None = None,
        left: int | None = None,
    ) -> None:
        super().__init__()
        self._given = action
        self.problem = problem
        self.at = at
        self.to = to
        self.price = price
        self.left = left

    @property
    def action(self) -> str:
        """Its notation, as it was given."""
        return str(self._given)

    @property
    def why(self) -> Say:
        """The reason, a clause."""
        squares = {"at": self.at, "to": self.to}
        points = {"price": self.price, "left": self.left}
        return Say(
            f"assassins-action-{self.problem.value}",
            **{name: SQUARE_NAMES[one] for name, one in squares.items() if one is not None},
            **{name: one for name, one in points.items() if one is not None},
        )

    @property
    def said(self) -> Say:
        """The action and the reason."""
        return placed(quoted(self.action), self.why)


_ACTION: Final = re.compile(
    r"(?P<pawn>[KNTRA])(?P<source>[a-j](?:10|[1-9]))"
    r"(?P<rest>-out|\*|(?P<sign>[->!#])(?P<target>[a-j](?:10|[1-9])))?"
)
_KINDS: Final = {kind.value: kind for kind in ActionKind}


def parse_action(text: str) -> Action:
    """Reads one action, such as ``Na3>b3``; whether it is legal is another question.

    Raises:
        IllegalAction: it is not the notation of any action.
    """
    match = _ACTION.fullmatch(text)
    if match:
        target = match["target"]
        form = f"{match['pawn']}x{match['sign'] + 'y' if target else match['rest'] or ''}"
        if kind := _KINDS.get(form):
            return Action(
                kind, parse_square(match["source"]), parse_square(target) if target else None
            )
    raise IllegalAction(text, ActionProblem.NOT_AN_ACTION)


class Walker(StrEnum):
    """Who takes a step: the four have prices of their own."""

    KING = "king"
    KNIGHT = "knight"
    TOWNSPERSON = "townsperson"
    ASSASSIN = "revealed assassin"


KING_EXIT: Final = 1
"""Leaving through a gate costs what a step costs, even with somebody on the roof above (decision
5)."""

KNIGHT_KILL: Final = 1
ARREST: Final = 1

ASSASSIN_KILLS: Final = (1, 2)
"""The price of the first and of the second knight killed in a phase; nobody kills a third. The
count is the phase's, not an assassin's (rules, 7.2.3)."""

WOUND: Final = 2
FATAL_WOUNDS: Final = 2
"""Wounds never heal (decision 12); the second is the end of the king."""

ASSASSINS: Final = 3
"""The assassins among the townsfolk."""

_ROOF, _STREET = True, False
STEP_PRICES: Final[dict[Walker, dict[tuple[bool, bool], int]]] = {
    Walker.KING: {(_STREET, _STREET): 1},
    Walker.KNIGHT: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 2,
        (_ROOF, _ROOF): 1,
        (_ROOF, _STREET): 1,
    },
    Walker.TOWNSPERSON: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 2,
        (_ROOF, _ROOF): 1,
        (_ROOF, _STREET): 1,
    },
    Walker.ASSASSIN: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 1,
        (_ROOF, _ROOF): 1,
        # Free, so also possible with no action points left (decision 13).
        (_ROOF, _STREET): 0,
    },
}
"""By who steps, and by whether the squares left and entered are roofs; what is not there is never
possible."""


def step_price(walker: Walker, town: Town, source: int, target: int) -> int | None:
    """What a step to the square beside costs, or None where this pawn never goes.

    A push is free: a knight who pushes pays his own step only (rules, 6.3.1).
    """
    return STEP_PRICES[walker].get((town.roofs[source], town.roofs[target]))


def reaches(town: Town, source: int, target: int) -> bool:
    """Whether somebody can kill, arrest or wound on the square beside: never from a street up to a
    roof (rules, 6.2.1 and 7.2.2)."""
    return town.roofs[source] or not town.roofs[target]
