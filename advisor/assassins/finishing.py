"""A plan is finished: no single action more or less that looks good makes it better.

What a search keeps of the many ends of a phase it has compared by quick values. Those that are
judged by the replies to them are few, as that takes long, so the best of these may be bettered by
one action. The most promising of such changes by quick values are judged by replies, too, until
none of them is better or there have been several gains. What only the replies would speak for may
be missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar

from advisor.assassins.king.phase import KingPhase
from advisor.assassins.people_phase import PeoplePhase, gives_away
from advisor.core.cancellation import Stop
from assassins.actions import Action, ActionKind, IllegalAction
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import after_actions
from assassins.secret import Secret

TRIFLE: Final = 0.002
"""The chance to win for which nobody acts: no figure shown would be another one."""

_JUDGED: Final = {AssassinsPhase.KING: 3, AssassinsPhase.PEOPLE: 4}
"""Changes of a plan that are judged by the replies to them, those of the best quick chances, by
whose phase it is: as many of the people's as the king answers at once."""

_SPREAD: Final = 0.1
"""By how much a change may look worse than the plan that it changes, by quick chances: farther than
these are from those by replies, in nineteen of twenty."""

_GAINS: Final = 3
"""Changes that are made at most, one after the other."""

WayT = TypeVar("WayT", bound=KingPhase | PeoplePhase)
"""A way to play the rest of a phase of either side."""

Played = tuple[tuple[Action, ...], AssassinsPosition]
"""Actions, and the position after them."""


def finished(
    ways: Iterable[WayT],
    quick: Callable[[Sequence[Played]], Sequence[float]],
    judged: Callable[[Sequence[Played]], Sequence[WayT]],
    start: AssassinsPosition,
    *,
    stop: Stop,
    secret: Secret | None = None,
) -> list[WayT]:
    """These ways, the best first; of its changes by a single action that `promising` picks none is
    better by more than a trifle, nor as good without the trouble, unless it was changed several
    times already. The others are as they were.

    Args:
        ways: judged, one at least.
        quick: the chances to win with ways to play, none of them over, by no replies.
        judged: judges others in the same way as these; out of time, not all of them.
        start: the moment at which their actions begin.
        stop: out of time, the best so far comes first.
        secret: the people's, where their phase is played.
    """
    found = best_first(ways)
    known = {_board(way.end): way for way in found}
    for _ in range(_GAINS):
        best = found[0]
        if stop.late or best.end.over:
            break
        near = promising((best.actions, best.end), quick, start, secret)
        fresh = [played for played in near if _board(played[1]) not in known]
        known |= {_board(way.end): way for way in judged(fresh)}
        boards = [_board(end) for _, end in near]
        better = max([best, *(known[board] for board in boards if board in known)], key=_worth)
        if _worth(better) <= _worth(best):
            break
        found = best_first([better, *(way for way in found[1:] if way is not better)])
    return _without_trouble(found)


def promising(
    done: Played,
    quick: Callable[[Sequence[Played]], Sequence[float]],
    start: AssassinsPosition,
    secret: Secret | None = None,
) -> list[Played]:
    """Of the changes of a way to play by one action those that end the game, and a few of the best
    quick chances, none much worse than that of the way itself.

    Args:
        done: the way, not over.
        quick: as in `finished`.
        start: before it.
        secret: the people's, where their phase is played.
    """
    near: dict[object, Played] = {
        _board(end): (actions, end)
        for actions, end in one_more_or_less(*done, start, secret)
        if _board(end) != _board(done[1])
    }
    over = [played for played in near.values() if played[1].over]
    rest = [played for played in near.values() if not played[1].over]
    own, *chances = quick([done, *rest])
    ranked = sorted(
        (round(TRIFLE * len(played[0]) - chance, 9), number)
        for number, (chance, played) in enumerate(zip(chances, rest, strict=True))
        if chance >= own - _SPREAD
    )
    return over + [rest[number] for _, number in ranked[: _JUDGED[start.phase]]]


def _without_trouble(ways: Sequence[WayT]) -> list[WayT]:
    """Ways to play, best first, without those that do all that a better one does, and more."""
    kept: list[WayT] = []
    for way in ways:
        if not any(one.actions and set(one.actions) <= set(way.actions) for one in kept):
            kept.append(way)
    return kept


def best_first(ways: Iterable[WayT]) -> list[WayT]:
    """The best first; of those that are as good the one of fewer actions."""
    # Sums of floats may differ in their last bits between machines.
    return sorted(ways, key=lambda way: (-round(way.value, 9), len(way.actions)))


def _worth(way: KingPhase | PeoplePhase) -> float:
    return round(way.value - TRIFLE * len(way.actions), 9)


def one_more_or_less(
    done: tuple[Action, ...],
    end: AssassinsPosition,
    start: AssassinsPosition,
    secret: Secret | None = None,
) -> Iterator[Played]:
    """Actions with one more at their end, or without one of them, as far as that is legal.

    Args:
        done: the actions.
        end: after them.
        start: before them.
        secret: the people's, where their phase is played.
    """
    if not end.over:
        for action in legal_actions(end, secret):
            # Who has nothing more to do gains nothing by being known: that is free next time, too.
            if action.kind is not ActionKind.REVEAL:
                yield (*done, action), after_actions(end, (action,), secret)
    for left_out in range(len(done)):
        fewer = (*done[:left_out], *done[left_out + 1 :])
        if gives_away(fewer) and not gives_away(done):
            continue
        try:
            yield fewer, after_actions(start, fewer, secret)
        except IllegalAction:
            continue


def _board(p: AssassinsPosition) -> object:
    """Everything that stays when a phase is over."""
    return p.king, p.knights, p.townsfolk, p.revealed, p.wounds, p.ending
