"""What the drawing of the town shows, from a game and where somebody is in choosing.

That is the position, what lies over it, how large the squares are drawn in a space, and which one
lies where.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from assassins.actions import ARREST, Action, ActionKind
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import LETTERS, SIZE, SQUARES, Direction, neighbour
from kingsroad_tui.assassins.play.acting import (
    ActingState,
    arrests,
    direction_of,
    offers,
    preview,
    target_of,
    walks,
)
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed
from kingsroad_tui.assassins.words.turns import reports_of


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


_KINDS: Final = {
    ActionKind.KNIGHT_PUSH: OfferKind.PUSH,
    ActionKind.ARREST: OfferKind.ARREST,
    ActionKind.KNIGHT_KILL: OfferKind.STRIKE,
    ActionKind.ASSASSIN_KILL: OfferKind.STRIKE,
    ActionKind.WOUND: OfferKind.STRIKE,
}
_MARKS: Final = {kind: offer for kind, offer in _KINDS.items() if offer is not OfferKind.PUSH} | {
    ActionKind.REVEAL: OfferKind.STRIKE
}
_ORDER: Final = (OfferKind.STRIKE, OfferKind.PUSH, OfferKind.ARREST, OfferKind.GO)
"""Where several things can be done to one square, the first of these is drawn."""


def acting_view(
    position: AssassinsPosition,
    numbers: Numbers,
    state: ActingState | None,
    own: frozenset[int],
    danger: Mapping[int, int],
    *,
    plan: Plan | None = None,
) -> BoardView:
    """The board for somebody who is choosing an action, or for nobody.

    Args:
        position: as it is now.
        numbers: the knights' numbers.
        state: where somebody is in choosing, or None.
        own: the assassins to be marked.
        danger: by townsperson, the AP after which it could strike, for those to be marked.
        plan: a turn that a hint would play, or None.
    """
    if state is None:
        return BoardView(position, numbers, own=own, plan=plan)
    if state.shown is not None:
        return _shown_view(position, numbers, state, state.shown, own)
    return BoardView(
        position,
        numbers,
        cursor=state.cursor,
        chosen=state.chosen,
        offers=_arrests(position) if state.chosen is None else _offers(position, state.chosen),
        own=own,
        danger=danger_marks(position, danger),
        plan=plan,
    )


def danger_marks(position: AssassinsPosition, danger: Mapping[int, int]) -> dict[int, int]:
    """By square, the AP after which the townsperson there could strike."""
    return {
        square: price
        for number, price in danger.items()
        if (square := position.townsfolk[number]) is not None
    }


def hint_plan(
    position: AssassinsPosition, numbers: Numbers, planned: Sequence[str], advised: Collection[int]
) -> Plan | None:
    """What a hint would have somebody do, or whom choose, as the board shows it.

    Args:
        position: what the hint is about.
        numbers: the knights' numbers.
        planned: the actions, in notation.
        advised: the townsfolk (0 to 11) to be chosen; where there are any, no action is.
    """
    if advised:
        return advised_plan(position, advised)
    return plan_of(reports_of(position, planned), numbers)


def plan_of(reports: Sequence[ActionReport], numbers: Numbers) -> Plan | None:
    """How the board shows a turn that a hint would play; None for a turn of nothing.

    Args:
        reports: what would happen, in order.
        numbers: the knights' numbers before it.
    """
    if not reports:
        return None
    before, before_numbers = reports[0].before, numbers
    ways: dict[int, Direction] = {}
    marks: dict[int, OfferKind] = {}
    moved: set[str] = set()
    for report in reports:
        action = report.action
        direction = direction_of(report.before, action)
        target = target_of(report.before, action)
        if action.kind in _MARKS:
            marks[action.source if target is None else target] = _MARKS[action.kind]
            numbers = followed(numbers, [report])
            continue
        moved.add(_key_at(report.before, numbers, action.source))
        moved |= {LETTERS[push.townsperson] for push in report.pushed}
        if direction is not None:
            ways[action.source] = direction
        numbers = followed(numbers, [report])
    after = reports[-1].after
    ends = {
        square: key
        for square in SQUARES
        if after.occupants()[square] != EMPTY
        and (key := _key_at(after, numbers, square)) in moved
        and key != _key_at(before, before_numbers, square)
    }
    return Plan(ends, ways, marks)


def advised_plan(position: AssassinsPosition, townsfolk: Collection[int]) -> Plan:
    """How the board shows whom a hint would have somebody choose."""
    squares = (position.townsfolk[number] for number in townsfolk)
    return Plan({}, {}, {at: OfferKind.CHOOSE for at in squares if at is not None})


def _key_at(position: AssassinsPosition, numbers: Numbers, square: int) -> str:
    """The key that chooses the pawn on a square."""
    who = position.occupants()[square]
    if who == EMPTY:
        return ""
    if who == KING:
        return "0"
    return str(numbers.get(square, "")) if who == KNIGHT else LETTERS[who - 1]


def _arrests(position: AssassinsPosition) -> dict[int, Offer]:
    """By square, who can be arrested there by whichever knight."""
    found: dict[int, Offer] = {}
    for action in arrests(position, None):
        direction = direction_of(position, action)
        assert action.target is not None
        assert direction is not None
        found[action.target] = Offer(OfferKind.ARREST, ARREST, direction)
    return found


@lru_cache(maxsize=64)
def _offers(position: AssassinsPosition, square: int) -> Mapping[int, Offer]:
    """By square, what the pawn on a square can do there, and how far it can go; kept, as whoever
    chooses goes from one pawn to the next and back."""
    found: dict[int, Offer] = {}
    for target, (price, steps) in walks(position, square).items():
        direction = direction_of(position, steps[0])
        assert direction is not None
        found[target] = Offer(OfferKind.GO, price, direction)
    for action, price in offers(position, square).items():
        direction = direction_of(position, action)
        at = target_of(position, action)
        if direction is None:
            continue
        if at is None:  # the way out leads over the roof behind the gate, where there is one
            at = neighbour(action.source, direction)
        if at is None:
            continue
        offer = Offer(_KINDS.get(action.kind, OfferKind.GO), price, direction)
        if at not in found or _ORDER.index(offer.kind) < _ORDER.index(found[at].kind):
            found[at] = offer
    return MappingProxyType(found)


def _shown_view(
    position: AssassinsPosition,
    numbers: Numbers,
    state: ActingState,
    action: Action,
    own: frozenset[int],
) -> BoardView:
    """What would happen: pawns where they would be, or the mark on whom something is done to."""
    report = preview(position, action)
    direction = direction_of(position, action)
    if action.kind is ActionKind.KING_EXIT:
        # He stands before the gate until he goes; the way leads over the roof behind it, if any.
        assert direction is not None
        behind = neighbour(action.source, direction)
        way = {} if behind is None else {behind: Offer(OfferKind.GO, report.price, direction)}
        return BoardView(position, numbers, chosen=action.source, offers=way, own=own)
    if action.kind is ActionKind.KNIGHT_PUSH:
        assert direction is not None
        moved = {push.target for push in report.pushed}
        if action.target is not None:
            moved.add(action.target)
        return BoardView(
            report.after,
            followed(numbers, [report]),
            moved=frozenset(moved),
            left={action.source: direction},
            own=own,
        )
    target = target_of(position, action)
    marked = {}
    if target is not None and direction is not None:
        marked[target] = Offer(_KINDS[action.kind], report.price, direction)
    shown = report.after if action.kind is ActionKind.REVEAL else position
    return BoardView(shown, numbers, cursor=target, chosen=state.chosen, offers=marked, own=own)


LABELS: Final = 3
"""Columns for the numbers of the rows."""

HEADER: Final = 1
"""Rows for the letters of the columns."""

_SIZES: Final = ((10, 5), (8, 4), (6, 3), (4, 2), (3, 1))
"""Columns and rows of a square, largest first."""


class Grid(NamedTuple):
    """How large each square is drawn."""

    width: int
    height: int

    def corner(self, square: int) -> tuple[int, int]:
        """The first column and row of a square."""
        row, column = divmod(square, SIZE)
        return LABELS + column * self.width, HEADER + row * self.height

    @property
    def rows(self) -> range:
        """The rows of a square, from its first one."""
        return range(self.height)


def grid_for(width: int, height: int) -> Grid:
    """The largest squares that fit into this space; the smallest there are, where none fits."""
    for columns, rows in _SIZES:
        if LABELS + SIZE * columns <= width and HEADER + SIZE * rows <= height:
            return Grid(columns, rows)
    return Grid(*_SIZES[-1])


def board_size(width: int, height: int) -> tuple[int, int]:
    """The columns and rows that the board takes of this space."""
    grid = grid_for(width, height)
    return LABELS + SIZE * grid.width, HEADER + SIZE * grid.height


def square_at(width: int, height: int, x: int, y: int) -> int | None:
    """The square drawn at a column and row of this space, or None."""
    grid = grid_for(width, height)
    column, row = (x - LABELS) // grid.width, (y - HEADER) // grid.height
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None
