"""What can be said of a phase without any model: exact, by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.assassins.candidates import Case
from advisor.assassins.clock import castle_in_reach, clock_of
from advisor.assassins.danger import danger_of, people_ap
from advisor.assassins.king.arrays import GONE, KING_ROW, PEOPLE
from advisor.assassins.king.end_bounds import near_the_king
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.king.phase import shortened
from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import attack
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.assassins_review import OpenGate, WastedAp
from assassins.actions import WOUND, Action, Side
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import act
from assassins.town import SQUARE_NAMES

_FOR_SAFETY: Final = 300_000
"""Moments of the king's phase that are looked at in search of a safe end, the cheapest ones."""

_SETTLED: Final = 300
"""Ends whose danger is worked out exactly in search of a safe one, the cheapest ones."""

_LOOKED_AT: Final = 60_000
"""Moments of the king's phase that are looked at, for his way out."""


def missed_kill(case: Case, end: AssassinsPosition) -> list[str] | None:
    """The actions with which the people could have killed the king in their phase and did not."""
    if case.secret is None or end.ending is Ending.KILLED:
        return None
    found = attack(case.position, case.secret)
    return [str(action) for action in found.actions] if found and found.end.over else None


def missed_safe(
    case: Case, end: AssassinsPosition, candidates: Sequence[AssassinsCandidate], stop: Stop
) -> list[str] | None:
    """Actions of the king's side after which he would have stood on the same square without any
    risk, as many of the people gone; None where there are none, or he was safe, or free.

    Args:
        case: at the beginning of the phase.
        end: after it, still of this phase.
        candidates: ways to play that are known already, looked at first.
        stop: polled while ends are looked for.
    """
    ap = people_ap(case.position)
    if end.over or ap is None or ap < WOUND or not _risky(case, end, ap):
        return None
    square = SQUARE_NAMES[end.king] if end.king is not None else None
    gone = len(end.gone) - len(case.position.gone)
    known = [
        way.actions
        for way in candidates
        if way.king == square and not way.wound_worlds and len(way.arrests) >= gone
    ]
    if known:
        return min(known, key=len)
    ends = find_king_ends(case.position, stop, _FOR_SAFETY)
    left = (ends.pawns[PEOPLE] != GONE).sum(axis=0)
    there = sum(at is not None for at in end.townsfolk)
    some = np.flatnonzero((ends.pawns[KING_ROW] == end.king) & (left <= there))
    if not some.size:
        return None
    near = near_the_king(ends.pawns[:, some], case.position.town, ap - WOUND)[ap - WOUND]
    touched = np.array(case.worlds.touched)
    some = some[touched[near.surely] == 0]
    cheapest = some[np.lexsort((some, ends.spent[:, some].sum(axis=0)))]
    for place in cheapest[:_SETTLED].tolist():
        stop.check()
        if not _risky(case, ends.position(place), ap):
            return [str(action) for action in ends.actions(place)]
    return None


def _risky(case: Case, end: AssassinsPosition, ap: int) -> bool:
    return danger_of(Strikes(end), case.worlds, ap).wound > 0


def open_gate(
    case: Case, end: AssassinsPosition, candidates: Sequence[AssassinsCandidate]
) -> OpenGate | None:
    """The way out that the people have left to the king and could have closed, wholly or to more of
    the cards; None where there is none.

    Args:
        case: at the beginning of their phase.
        end: after it, still of this phase.
        candidates: ways to play, each with what it leaves to him.
    """
    if end.over or not end.deck:
        return None
    leaves = cards_to_leave(end, Stop(), _LOOKED_AT)
    if not leaves:
        return None
    closing = [way for way in candidates if way.leaves is not None and way.leaves < leaves]
    if not closing:
        return None
    best = min(closing, key=lambda way: way.leaves or 0)
    return OpenGate(
        leaves=leaves, cards=len(end.deck), instead=best.leaves or 0, actions=best.actions
    )


def wasted_ap(case: Case, actions: Sequence[Action], end: AssassinsPosition) -> WastedAp:
    """Action points that brought nothing: unspent, or spent on going to and fro."""
    spent = sum(_prices(case, actions))
    fewest = shortened(case.position, actions, case.secret)
    to_and_fro = 0 if end.over else spent - sum(_prices(case, fewest))
    return WastedAp(
        king=end.king_ap, knights=end.knights_ap, people=end.people_ap, to_and_fro=to_and_fro
    )


def castle_lost(case: Case, end: AssassinsPosition) -> bool:
    """Whether the castle could be reached in time before a phase of the king's side and cannot any
    more, were nobody in his way."""
    if case.side is not Side.KING or end.over or not end.deck:
        return False
    clock = clock_of(case.position)
    before = any(way.need is not None and way.need <= clock.left for way in clock.gates)
    return before and not castle_in_reach(end)


def _prices(case: Case, actions: Sequence[Action]) -> list[int]:
    position, prices = case.position, []
    for action in actions:
        report = act(position, action, case.secret)
        prices.append(report.price)
        position = report.after
    return prices
