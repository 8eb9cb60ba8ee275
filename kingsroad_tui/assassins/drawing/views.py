"""From a game and where somebody is in choosing to what the board shows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from assassins.actions import Action, ActionKind
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition
from assassins.prices import ARREST
from assassins.rounds import ActionReport
from assassins.squares import SQUARES, Direction, neighbour
from assassins.town import LETTERS
from kingsroad_tui.assassins.drawing.board_view import BoardView, Offer, OfferKind, Plan
from kingsroad_tui.assassins.play.acting import (
    ActingState,
    arrests,
    direction_of,
    offers,
    preview,
    target_of,
)
from kingsroad_tui.assassins.play.knights import Numbers, followed
from kingsroad_tui.assassins.play.walking import walks
from kingsroad_tui.assassins.words.turns import reports_of

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
