"""Good ways to play a whole phase of the people's side: the exact attack, and a beam of quiet ones.

An attack that kills is played; one that wounds is one of the ways compared. Everything else is
found as in `advisor.assassins.king.phase`, but the worth of an end is an estimate, by a few weights
that order ways to play and are no chances either. To look alike the townsfolk all draw near; those
that are assassins count for more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, pairwise
from typing import Final

import numpy as np

from advisor.assassins.clock import from_gate, on_the_way
from advisor.assassins.ground import distances, ground_of
from advisor.assassins.king.arrays import pawns_of
from advisor.assassins.king.end_bounds import OUT_OF_REACH, gate_ways
from advisor.assassins.nearness import FAR, strike_bounds
from advisor.assassins.strikes import Strikes
from advisor.core.arrays import Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.core.in_step import in_step
from assassins.actions import FATAL_WOUNDS, KING_EXIT, WOUND, Action, ActionKind
from assassins.legal import legal_actions
from assassins.position import EMPTY, AssassinsPosition
from assassins.rounds import act, after_actions
from assassins.secret import Secret
from assassins.town import NEIGHBOURS

WON: Final = 10.0
"""More than anything that is not a win."""

_WOUND: Final = 0.8
_KNIGHT: Final = 0.06
_SOFT: Final = (1.0, 0.85, 0.7, 0.5, 0.3, 0.2, 0.12, 0.06, 0.03, 0.0)
"""How much a townsperson presses on the king, by the AP it needs before it can strike."""

_CROWD: Final = 0.6
_ASSASSINS: Final = 0.4
_LOST: Final = 0.5
"""What a revealed assassin beside a knight is expected to cost; less the farther they are."""

_SAFE: Final = 6
"""Squares between a knight and a revealed assassin at which he hardly gets there in a phase."""

_STEP: Final = 0.03
_LEAVES: Final = 5.0
"""What it costs that the king walks out in his next phase, whatever card comes: the game."""

_TOO_LATE: Final = 0.4
"""What it is worth that no gate can be reached in time."""


def estimates(positions: Sequence[AssassinsPosition], secret: Secret | None) -> list[float]:
    """The worth of ending the phase in each position; the more the better.

    Args:
        positions: in one phase of the people; one at least.
        secret: the people's choice; without it all townsfolk are alike.
    """
    bounds = strike_bounds(positions)
    soft = np.array(_SOFT)[np.minimum(bounds, FAR)]
    pressure = _CROWD / bounds.shape[1] * soft.sum(axis=1)
    if secret is not None:
        own = sorted(secret.assassins)
        pressure += _ASSASSINS / len(own) * soft[:, own].sum(axis=1)
    calm = np.array([_calm(position) for position in positions])
    found: list[float] = (pressure + calm + _hindrance(positions)).tolist()
    return found


def _calm(position: AssassinsPosition) -> float:
    """What depends on neither attacks nor the king's way: wounds, knights, who may be killed
    next."""
    away = ground_of(position.town).away
    worth = _WOUND * position.wounds - _KNIGHT * len(position.knights)
    for number in position.revealed:
        at = position.townsfolk[number]
        if at is not None and position.knights:
            apart = min(away[at][knight] for knight in position.knights)
            worth -= _LOST * max(0, _SAFE - apart) / (_SAFE - 1)
    return worth


def _hindrance(positions: Sequence[AssassinsPosition]) -> Floats:
    """How far the king's best way is from being short and free, in each position."""
    first = positions[0]
    cards = np.array([card.king for card in first.deck])
    left = first.king_ap + int(cards.sum())
    pawns = np.concatenate([pawns_of(position) for position in positions], axis=1)
    ways = gate_ways(pawns, first.town)
    need, around = ways.need.astype(np.int64), ways.around.astype(np.int64)
    slow = _STEP * (np.minimum(6, around - need) - (left - need))
    best = np.where(need <= left, slow, _TOO_LATE).min(axis=0)
    open_now = np.where(around < OUT_OF_REACH, need, OUT_OF_REACH).min(axis=0)
    leaves = (cards >= open_now[:, None]).sum(axis=1) / max(1, len(cards))
    return np.asarray(np.where(leaves > 0, -_LEAVES * leaves, np.minimum(_TOO_LATE, best)))


WIDTH: Final = 40
"""Moments that are carried on with after each action."""

KEPT: Final = 24
"""Ends that are given back."""

_GAINS: Final = {ActionKind.WOUND, ActionKind.ASSASSIN_KILL}
"""What is worth a reveal."""

Worth = Callable[[Sequence[AssassinsPosition]], Sequence[float]]
"""What it is worth to end the phase in each position; the more the better."""

Key = tuple[tuple[int | None, ...], tuple[int, ...], frozenset[int], int, int, int]


@dataclass(frozen=True, slots=True)
class PeoplePhase:
    """A way to play the rest of a phase of the people's side.

    Attributes:
        actions: in order.
        end: the position after them, the phase not ended yet (or the game over).
        value: the more the better: by the weights of `people_value`, or the chance to win.
        error: the standard error of a chance to win.
    """

    actions: tuple[Action, ...]
    end: AssassinsPosition
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class FoundPeoplePhases:
    """The best ends, best first, and how many ends were compared."""

    phases: tuple[PeoplePhase, ...]
    tried: int


def attack(position: AssassinsPosition, secret: Secret) -> PeoplePhase | None:
    """The actions that deal the most wounds, for the least AP; None where nothing can be done.

    Exact: where it does not kill the king, nothing does in this phase.
    """
    plan = Strikes(position).plan(secret.assassins)
    if plan is None:
        return None
    actions, square = plan
    end = position
    for action in actions:
        if action not in legal_actions(end, secret):
            return None  # too dear for what is left
        end = act(end, action, secret).after
    wounds = min(FATAL_WOUNDS - position.wounds, end.people_ap // WOUND)
    if not wounds:
        return None
    strikes = [Action(ActionKind.WOUND, square)] * wounds
    end = after_actions(end, strikes, secret)
    return PeoplePhase((*actions, *strikes), end, WON if end.over else 0.0)


def find_people_phases(
    position: AssassinsPosition,
    secret: Secret | None,
    stop: Stop,
    *,
    width: int = WIDTH,
    kept: int = KEPT,
    worth: Worth | None = None,
) -> FoundPeoplePhases:
    """Looks for the best ways to play the rest of the people's phase, ending at once included.

    The same arguments give the same answer unless time runs out; then the best so far are given,
    one at least. Nobody is revealed for nothing: without a strike or a kill in the same phase.

    Args:
        position: in the people's phase.
        secret: their choice; without it nobody is turned up.
        stop: polled after every action of depth.
        width: how many moments are carried on with.
        kept: how many ends are given back at most.
        worth: what ends are worth, none of them over; None for the estimate by weights.
    """
    worth = worth or partial(estimates, secret=secret)
    search = _search(position, secret, stop, width=width, kept=kept)
    (found,) = in_step([search], lambda asked: {n: worth(ends) for n, ends in asked.items()})
    return found


def find_quiet_phases(
    positions: Sequence[AssassinsPosition], *, width: int, kept: int
) -> list[tuple[PeoplePhase, ...]]:
    """Good ways to play some phases of the people without a strike, by the estimate of weights,
    looked for together.

    Args:
        positions: in phases of the people, the same cards face down in all of them; one at least.
        width, kept: as in `find_people_phases`.
    """

    def worth(asked: Mapping[int, Sequence[AssassinsPosition]]) -> Mapping[int, Sequence[float]]:
        values = iter(estimates([end for ends in asked.values() for end in ends], None))
        return {number: [*islice(values, len(ends))] for number, ends in asked.items()}

    searches = [_search(one, None, Stop(), width=width, kept=kept) for one in positions]
    return [found.phases for found in in_step(searches, worth)]


def _search(
    position: AssassinsPosition, secret: Secret | None, stop: Stop, *, width: int, kept: int
) -> Generator[Sequence[AssassinsPosition], Sequence[float], FoundPeoplePhases]:
    """Asks what ends are worth, one at least each time; the arguments are `find_people_phases`'."""
    struck = attack(position, secret) if secret else None
    if struck and struck.end.over:
        return FoundPeoplePhases((struck,), 1)
    roots = [PeoplePhase((), position, 0.0), *([struck] if struck else []), *_closing(position)]
    beam = yield from _estimated(roots)
    moments = {_key(phase.end): phase for phase in beam}
    try:
        while beam:
            stop.check()
            fresh: dict[Key, PeoplePhase] = {}
            for phase in beam:
                for action in legal_actions(phase.end, secret):
                    if secret is None and action.kind is ActionKind.REVEAL:
                        continue
                    after = act(phase.end, action, secret).after
                    key = _key(after)
                    if not after.over and key not in moments and key not in fresh:
                        fresh[key] = PeoplePhase((*phase.actions, action), after, 0.0)
            found = yield from _estimated(list(fresh.values()))
            moments.update((_key(phase.end), phase) for phase in found)
            beam = sorted(found, key=_order)[:width]
    except OutOfTime:
        pass
    useful = [phase for phase in moments.values() if not gives_away(phase.actions)]
    ordered = sorted(useful, key=_order)
    return FoundPeoplePhases(tuple(ordered[:kept]), len(moments))


def _closing(position: AssassinsPosition) -> Iterator[PeoplePhase]:
    """Ways in which one of the people alone goes to stand where the king could leave next.

    The first steps of these look like nothing, so a narrow search would not find them.
    """
    king, town = position.king, position.town
    assert king is not None
    most = max((card.king for card in position.deck), default=0)
    taken = frozenset(s for s, who in enumerate(position.occupants()) if who != EMPTY)
    for gate in sorted(town.gate_squares):
        away = from_gate(town, gate, frozenset())
        if away[king] + KING_EXIT > most:
            continue
        for square in sorted(on_the_way(town, king, gate)):
            if square in taken:
                continue
            for at in position.townsfolk:
                walk = _walk(position, at, square, taken) if at is not None else None
                if walk:
                    yield PeoplePhase(walk, after_actions(position, walk), 0.0)


def _walk(
    position: AssassinsPosition, source: int, target: int, taken: frozenset[int]
) -> tuple[Action, ...] | None:
    """The cheapest steps of one of the people around everybody, if the AP are enough."""
    number = position.townsfolk.index(source)
    known = number in position.revealed
    ground = ground_of(position.town)
    steps = ground.assassin if known else ground.townsperson
    kind = ActionKind.ASSASSIN_STEP if known else ActionKind.TOWNSPERSON_STEP
    least = distances(steps, source, taken)
    if least[target] > position.people_ap:
        return None
    path = [target]
    while path[-1] != source:
        here = path[-1]
        path.append(
            min(
                near
                for near in NEIGHBOURS[here]
                for following, price in steps[near]
                if following == here and least[near] + price == least[here]
                if near not in path
            )
        )
    path.reverse()
    return tuple(Action(kind, one, two) for one, two in pairwise(path))


def _estimated(
    phases: list[PeoplePhase],
) -> Generator[Sequence[AssassinsPosition], Sequence[float], list[PeoplePhase]]:
    if not phases:
        return []
    values = yield [phase.end for phase in phases]
    return [
        PeoplePhase(phase.actions, phase.end, value)
        for phase, value in zip(phases, values, strict=True)
    ]


def gives_away(actions: Sequence[Action]) -> bool:
    """Whether somebody is revealed for nothing: without any strike or kill in the same phase, or
    without acting as an assassin in it."""
    revealed = [number for number, action in enumerate(actions) if action.kind is ActionKind.REVEAL]
    idle = any(
        all(later.source != actions[number].source for later in actions[number + 1 :])
        for number in revealed
    )
    return idle or (bool(revealed) and _GAINS.isdisjoint(action.kind for action in actions))


def _order(phase: PeoplePhase) -> tuple[float, int]:
    # Sums of floats may differ in their last bits between machines; ties go to fewer actions.
    return -round(phase.value, 9), len(phase.actions)


def _key(p: AssassinsPosition) -> Key:
    return p.townsfolk, p.knights, p.revealed, p.people_ap, p.knights_killed, p.wounds
