"""Why a turn does what it does: for each pawn a fact that would be otherwise without its actions.

Everything is a comparison of two positions by the exact facts of the solver: the turn's end, and
the end of the same turn with one pawn left where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.assassins.clock import Clock, clock_of, free_steps
from advisor.assassins.danger import Worlds, people_ap
from advisor.assassins.nearness import FAR, strike_bounds
from advisor.assassins.strikes import Strikes
from advisor.messages.assassins_answers import AssassinsReason, AssassinsReasonKind
from assassins.actions import WOUND, Action, ActionKind, IllegalAction
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act, after_actions, end_phase
from assassins.secret import Secret
from assassins.town import LETTERS, NEIGHBOURS

_STEPS: Final = {
    ActionKind.KING_STEP,
    ActionKind.KING_EXIT,
    ActionKind.KNIGHT_STEP,
    ActionKind.KNIGHT_PUSH,
    ActionKind.TOWNSPERSON_STEP,
    ActionKind.ASSASSIN_STEP,
}
_REMOVALS: Final = {ActionKind.ARREST, ActionKind.KNIGHT_KILL}


class PawnActions(NamedTuple):
    """What one pawn does, in a row: the place of the first action in the turn, and all of them."""

    at: int
    actions: tuple[Action, ...]


def tidied(position: AssassinsPosition, actions: Sequence[Action]) -> tuple[Action, ...]:
    """A turn with the actions of each pawn together, as far as it comes to the same end."""
    found = list(actions)
    end = _played(position, found)
    for at in range(len(found)):
        here = _after(found[at])
        for later in range(at + 1, len(found)):
            if found[later].source != here:
                continue
            trial = [*found[: at + 1], found[later], *found[at + 1 : later], *found[later + 1 :]]
            if (
                later > at + 1
                and isinstance(end, AssassinsPosition)
                and _played(position, trial) == end
            ):
                found = trial
            break
    return tuple(found)


def deeds_of(actions: Sequence[Action]) -> list[PawnActions]:
    """The actions of a turn, those together that one pawn does one after the other."""
    groups: list[PawnActions] = []
    for at, action in enumerate(actions):
        if groups and _after(groups[-1].actions[-1]) == action.source:
            groups[-1] = PawnActions(groups[-1].at, (*groups[-1].actions, action))
        else:
            groups.append(PawnActions(at, (action,)))
    return groups


def reasons_for_king(
    position: AssassinsPosition,
    actions: Sequence[Action],
    worlds: Worlds,
    likely: Sequence[float],
) -> list[AssassinsReason]:
    """Why the king's side does each of these things; some may have no reason that can be named.

    Args:
        position: before the turn, in the king's phase.
        actions: the turn, tidied.
        worlds: the possible triples before it.
        likely: for each of the townsfolk, how likely it is an assassin, by all that was seen.
    """
    end = _played(position, actions)
    if not isinstance(end, AssassinsPosition) or end.over:
        return []
    case = _KingCase(position, tuple(actions), end, Strikes(position), Strikes(end), worlds, likely)
    found = (
        _reason_for_king(case, group, _without(position, actions, group))
        for group in deeds_of(actions)
    )
    return [reason for reason in found if reason is not None]


def reasons_for_people(
    position: AssassinsPosition, actions: Sequence[Action], secret: Secret | None
) -> list[AssassinsReason]:
    """Why the people do each of these things, in the same form."""
    end = _played(position, actions)
    if not isinstance(end, AssassinsPosition) or end.over:
        return []
    found = (
        _reason_for_people(end, group, _without(position, actions, group), secret)
        for group in deeds_of(actions)
    )
    return [reason for reason in found if reason is not None]


class _KingCase(NamedTuple):
    """A turn of the king's side: before and after it, attacks then, and who may be an assassin."""

    before: AssassinsPosition
    turn: tuple[Action, ...]
    end: AssassinsPosition
    near_before: Strikes
    near_end: Strikes
    worlds: Worlds
    likely: Sequence[float]


def _reason_for_king(
    case: _KingCase, group: PawnActions, without: AssassinsPosition | int
) -> AssassinsReason | None:
    for at, action in enumerate(group.actions, start=group.at):
        if action.kind in _REMOVALS:
            return _removal(case, group, at)
    if isinstance(without, int):
        return AssassinsReason(kind=AssassinsReasonKind.ROOM, at=group.at, other=without)
    if group.actions[0].kind is ActionKind.KING_STEP:
        gate = _nearer_gate(clock_of(without), clock_of(case.end))
        if gate is not None:
            return AssassinsReason(
                kind=AssassinsReasonKind.PROGRESS, at=group.at, gate=gate[0], steps=gate[1]
            )
    return (
        _kept_off(case, group, without)
        or _way_for_the_king(case.end, group, without)
        or _farther(case, group, without)
    )


def _removal(case: _KingCase, group: PawnActions, at: int) -> AssassinsReason:
    """Whom it is good to be rid of: who could strike, or how likely it was an assassin.

    ``at`` is the place of the arrest or the kill in the turn.
    """
    number = _removed(case, at)
    least = case.near_before.least[number]
    ap = people_ap(case.before) or 0
    return AssassinsReason(
        kind=AssassinsReasonKind.REMOVES,
        at=group.at,
        letters=[LETTERS[number]],
        ap=least if least is not None and least <= ap - WOUND else None,
        chance=float(case.likely[number]),
    )


def _removed(case: _KingCase, at: int) -> int:
    """Whom an action of the turn takes off the board: whoever stands there by then, as knights may
    have pushed one townsperson off that square and another onto it."""
    number = act(after_actions(case.before, case.turn[:at]), case.turn[at]).townsperson
    assert number is not None
    return number


def _kept_off(
    case: _KingCase, group: PawnActions, without: AssassinsPosition
) -> AssassinsReason | None:
    """Who could strike but for this."""
    most = (people_ap(case.end) or 0) - WOUND
    if most < 0:
        return None
    then = Strikes(without)
    chances = case.worlds.chances
    kept = {
        number: least
        for number, least in enumerate(then.least)
        if least is not None and least <= most and chances[number]
        if (now := case.near_end.least[number]) is None or now > most
    }
    if not kept:
        return None
    return AssassinsReason(
        kind=AssassinsReasonKind.KEEPS_OFF,
        at=group.at,
        letters=[LETTERS[number] for number in kept],
        ap=min(kept.values()),
    )


def _way_for_the_king(
    end: AssassinsPosition, group: PawnActions, without: AssassinsPosition
) -> AssassinsReason | None:
    """What becomes of the king's way by this."""
    now, then = clock_of(end), clock_of(without)
    for way, other in zip(now.gates, then.gates, strict=True):
        direction = way.gate.direction.value
        if other.shut and not way.shut:
            return AssassinsReason(kind=AssassinsReasonKind.OPENS, at=group.at, gate=direction)
        if way.around is not None and other.around is not None and way.around < other.around:
            steps = other.around - way.around
            return AssassinsReason(
                kind=AssassinsReasonKind.SHORTENS, at=group.at, gate=direction, steps=steps
            )
    nearest = now.nearest
    if nearest and free_steps(end, nearest.gate) > free_steps(without, nearest.gate):
        direction = nearest.gate.direction.value
        return AssassinsReason(kind=AssassinsReasonKind.CLEARS, at=group.at, gate=direction)
    return None


def _farther(
    case: _KingCase, group: PawnActions, without: AssassinsPosition
) -> AssassinsReason | None:
    """Who is kept farther from the king by this; or that a knight stays beside him."""
    now, then = strike_bounds([case.end, without]).tolist()
    chances = case.worlds.chances
    # Whom no card lets strike from there, this does not keep from it.
    near = min(FAR - 1, case.near_end.farthest)
    gains = {n: now[n] - then[n] for n in range(len(now)) if chances[n] and then[n] <= near}
    most = max(gains.values(), default=0)
    if most > 0:
        number = min((n for n, gain in gains.items() if gain == most), key=lambda n: then[n])
        return AssassinsReason(
            kind=AssassinsReasonKind.FARTHER,
            at=group.at,
            letters=[LETTERS[number]],
            ap=now[number],
        )
    here, king = _after(group.actions[-1]), case.end.king
    if king is not None and here in NEIGHBOURS[king]:
        return AssassinsReason(kind=AssassinsReasonKind.GUARDS, at=group.at)
    return None


def _reason_for_people(
    end: AssassinsPosition,
    group: PawnActions,
    without: AssassinsPosition | int,
    secret: Secret | None,
) -> AssassinsReason | None:
    if isinstance(without, int):
        return AssassinsReason(kind=AssassinsReasonKind.ROOM, at=group.at, other=without)
    if any(action.kind is ActionKind.WOUND for action in group.actions):
        return None  # that needs no reason
    now, then = clock_of(end), clock_of(without)
    all_shut = all(way.shut for way in now.gates)
    for way, other in zip(now.gates, then.gates, strict=True):
        direction = way.gate.direction.value
        if way.shut and not other.shut:
            gate = "" if all_shut else direction
            return AssassinsReason(kind=AssassinsReasonKind.SHUTS, at=group.at, gate=gate)
        if way.around is not None and other.around is not None and way.around > other.around:
            steps = way.around - other.around
            return AssassinsReason(
                kind=AssassinsReasonKind.LENGTHENS, at=group.at, gate=direction, steps=steps
            )
    here = _after(group.actions[-1])
    if here in end.townsfolk:
        reason = _nearer(end, group, without, end.townsfolk.index(here), secret)
        if reason is not None:
            return reason
    nearest = then.nearest
    if nearest and free_steps(end, nearest.gate) < free_steps(without, nearest.gate):
        direction = nearest.gate.direction.value
        return AssassinsReason(kind=AssassinsReasonKind.BLOCKS, at=group.at, gate=direction)
    return None


def _nearer(
    end: AssassinsPosition,
    group: PawnActions,
    without: AssassinsPosition,
    number: int,
    secret: Secret | None,
) -> AssassinsReason | None:
    """That one of the people has come nearer to a strike, or seems to."""
    now, then = strike_bounds([end, without])[:, number].tolist()
    if now >= then:
        return None
    exact = Strikes(_next_phase(end)).least[number]
    own = secret is not None and number in secret.assassins
    return AssassinsReason(
        kind=AssassinsReasonKind.NEARER if own else AssassinsReasonKind.FEIGNS,
        at=group.at,
        letters=[LETTERS[number]],
        ap=now if exact is None else exact,
        at_least=exact is None,
    )


def _nearer_gate(then: Clock, now: Clock) -> tuple[str, int] | None:
    """The gate to which fewer steps are left, the nearest first, and how many."""
    ways = [
        (way.need, way.gate.direction.value)
        for way, other in zip(now.gates, then.gates, strict=True)
        if way.need is not None and (other.need is None or way.need < other.need)
    ]
    open_ways = [
        (way.need, way.gate.direction.value)
        for way, other in zip(now.gates, then.gates, strict=True)
        if way.need is not None and not way.shut and (other.need is None or way.need < other.need)
    ]
    best = min(open_ways or ways, default=None)
    return None if best is None else (best[1], best[0])


def _next_phase(position: AssassinsPosition) -> AssassinsPosition:
    return end_phase(position) if position.phase is AssassinsPhase.PEOPLE else position


def _without(
    position: AssassinsPosition, actions: Sequence[Action], group: PawnActions
) -> AssassinsPosition | int:
    """The end of the turn without one pawn's actions, or the place of the first one that is not
    possible then."""
    until = group.at + len(group.actions)
    left = [*enumerate(actions[: group.at]), *enumerate(actions[until:], start=until)]
    found = _played(position, [action for _, action in left])
    return found if isinstance(found, AssassinsPosition) else left[found][0]


def _played(position: AssassinsPosition, actions: Sequence[Action]) -> AssassinsPosition | int:
    """The position after these actions, or the place of the first one that is not possible."""
    for at, action in enumerate(actions):
        try:
            position = act(position, action).after
        except IllegalAction:
            return at
    return position


def _after(action: Action) -> int | None:
    """Where the pawn that acted stands afterwards; None off the board."""
    return action.target if action.kind in _STEPS else action.source
