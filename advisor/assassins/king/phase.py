"""Good ways to play a whole phase of the king's side: a beam over its actions, and its worth.

Every moment on the way is an end as well, since nobody need spend anything. The beam is kept wide
by what the quick bounds say, some places for each square that the king may stand on; the best ends
are then judged by the exact danger. Nothing here knows the secret.

What a position at the end of the phase is worth to the king's side is told by a few weights. They
are no probabilities of winning; they order what the exact figures leave open. Whoever plays by them
knows what is public only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import clock_of, free_steps
from advisor.assassins.danger import Danger, Worlds, danger_of, mask_of, people_ap
from advisor.assassins.nearness import strike_bounds
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import OutOfTime, Stop
from assassins.actions import FATAL_WOUNDS, WOUND, Action, IllegalAction
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition
from assassins.rounds import act, after_actions
from assassins.secret import Secret

WON: Final = 10.0
"""More than anything that is not a win."""

_DEATH: Final = 4.0
_WOUND: Final = 1.0
_NEAR: Final = 0.02
_SOFT: Final = (1.0, 0.8, 0.6, 0.45, 0.25, 0.15, 0.1, 0.05, 0.0, 0.0)
"""How much a townsperson presses on the king, by the AP it needs before it can strike."""

_SPARE: Final = (0.0, 0.25, 0.45, 0.6, 0.7, 0.76, 0.8)
"""The worth of so many king AP that can be lost on the way to a gate, six or more alike."""

_OUT_OF_REACH: Final = -0.5
"""What the castle out of reach costs before the first card: there is time to remove all three."""

_LOST: Final = -_DEATH
"""What it costs when no card is left: the game. Between these two it grows with every round."""

_STEP: Final = 0.04
"""For each step that the king is nearer to his gate: what is behind him is over."""

_ROOM: Final = 0.02
"""For each of two steps that he could take there at once."""

_DETOUR: Final = 0.01
_ARREST: Final = 0.12
_KILL: Final = 0.6
_KNIGHT: Final = 0.06


class Estimates(NamedTuple):
    """What stopping in each of some positions is worth: ``rest`` less ``cost``.

    Attributes:
        rest: all but the danger.
        cost: what the danger costs, by the bounds of `strike_bounds`.
    """

    rest: list[float]
    cost: list[float]


def estimates(positions: Sequence[AssassinsPosition], worlds: Worlds) -> Estimates:
    """The worth of stopping in each position.

    Args:
        positions: in one phase of the king, he on the board; one at least.
        worlds: the triples that were possible at its beginning.
    """
    ap = people_ap(positions[0])
    assert ap is not None
    bounds = strike_bounds(positions)
    fatal = ap - WOUND * (FATAL_WOUNDS - positions[0].wounds)
    touched = np.array(worlds.touched)
    powers = 1 << np.arange(bounds.shape[1])
    deaths = touched[(bounds <= fatal) @ powers] / len(worlds)
    wounds = touched[(bounds <= ap - WOUND) @ powers] / len(worlds)
    pressure = np.array(_SOFT)[bounds] @ np.array(worlds.chances)
    calm = np.array([_calm(position) for position in positions])
    return Estimates(
        (calm - _NEAR * pressure).tolist(),
        (_DEATH * deaths + _WOUND * (wounds - deaths)).tolist(),
    )


def cost(danger: Danger) -> float:
    """What an exact danger costs."""
    death, wound = danger.death / danger.worlds, danger.wound / danger.worlds
    return _DEATH * death + _WOUND * (wound - death)


def _calm(position: AssassinsPosition) -> float:
    """What does not depend on attacks: the clock, arrests, kills, knights.

    All cards come in the end, so their order does not matter for what is left: a gate that needs
    more is out of reach for good.
    """
    clock = clock_of(position)
    left = clock.left - position.king_ap  # what is left of this phase is lost
    best = _out_of_reach(position)
    for way in clock.gates:
        if way.need is None or way.need > left:
            continue
        detour = 6 if way.around is None else min(6, way.around - way.need)
        spare = _SPARE[min(len(_SPARE) - 1, left - way.need)]
        room = _ROOM * free_steps(position, way.gate)
        best = max(best, spare + room - _STEP * way.need - _DETOUR * detour)
    return (
        best
        + _ARREST * len(position.arrested)
        + _KILL * len(position.killed)
        + _KNIGHT * len(position.knights)
    )


def _out_of_reach(position: AssassinsPosition) -> float:
    """The worth of a position from which no gate can be reached: to be won by removing all three
    assassins only, for which there are as many rounds as cards."""
    hope = len(position.deck) / len(position.town.deck)
    return _LOST + hope * (_OUT_OF_REACH - _LOST)


WIDTH: Final = 48
"""Moments that are carried on with, after each action, for each square of the king."""

SHORTLIST: Final = 48
"""Ends that are judged exactly."""

Key = tuple[int | None, tuple[int, ...], tuple[int | None, ...], int, int, bool]


@dataclass(frozen=True, slots=True)
class KingPhase:
    """A way to play the rest of a phase of the king's side.

    Attributes:
        actions: in order.
        end: the position after them, the phase not ended yet (or the game over).
        wins: the number of triples under which an arrest or a kill ends the game.
        danger: exact; None where the game is over.
        value: the more the better: by the weights of `cost`, the exact danger in it, or the
            chance to win.
        error: the standard error of a chance to win.
    """

    actions: tuple[Action, ...]
    end: AssassinsPosition
    wins: int
    danger: Danger | None
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found.

    Attributes:
        phases: the best ends, best first.
        tried: how many ends were compared.
        complete: whether these were all there are.
    """

    phases: tuple[KingPhase, ...]
    tried: int
    complete: bool = False


def in_order(phases: Iterable[KingPhase]) -> tuple[KingPhase, ...]:
    """The best first; of those that are as good the one of fewer actions."""
    # Sums of floats may differ in their last bits between machines.
    return tuple(sorted(phases, key=lambda phase: (-round(phase.value, 9), len(phase.actions))))


@dataclass(slots=True)
class _Moment:
    position: AssassinsPosition
    actions: tuple[Action, ...]
    rest: float = 0.0
    cost: float = 0.0

    @property
    def estimate(self) -> float:
        return self.rest - self.cost


def find_king_phases(
    position: AssassinsPosition,
    worlds: Worlds,
    stop: Stop,
    *,
    width: int = WIDTH,
    shortlist: int = SHORTLIST,
) -> Found:
    """Looks for the best ways to play the rest of the king's phase, ending at once included.

    The same arguments give the same answer unless time runs out; then the best so far are given,
    one at least.

    Args:
        position: in the king's phase, the card turned up.
        worlds: the triples that are taken to be possible.
        stop: polled after every action of depth and every end judged exactly.
        width: how many moments are carried on with, for each square of the king.
        shortlist: how many ends are judged exactly.
    """
    start = _Moment(position, ())
    _estimate([start], worlds)
    moments = {_key(position): start}
    won: list[_Moment] = []
    beam = [start]
    try:
        while beam:
            stop.check()
            fresh: dict[Key, _Moment] = {}
            for moment in beam:
                for action in legal_actions(moment.position):
                    after = act(moment.position, action).after
                    key = _key(after)
                    if after.over:
                        won.append(_Moment(after, (*moment.actions, action)))
                    elif key not in moments and key not in fresh:
                        fresh[key] = _Moment(after, (*moment.actions, action))
            _estimate(list(fresh.values()), worlds)
            moments |= fresh
            beam = _best(list(fresh.values()), width)
    except OutOfTime:
        pass
    judged = [KingPhase(m.actions, m.position, len(worlds), None, WON) for m in won[:1]]
    for count, moment in enumerate(_shortlisted(_soonest(moments.values()), shortlist)):
        stop.check_cancelled()
        if count and stop.late:
            break
        judged.append(_judged(moment, worlds))
    return Found(in_order(judged), len(moments) + len(won))


def shortened(
    position: AssassinsPosition, actions: Sequence[Action], secret: Secret | None = None
) -> tuple[Action, ...]:
    """The fewest of these actions, in their order, after which everything stands as after all of
    them: nobody goes to and fro, or around."""
    wanted = _board(after_actions(position, actions, secret))
    for size in range(len(actions)):
        for some in combinations(actions, size):
            with suppress(IllegalAction):
                if _board(after_actions(position, some, secret)) == wanted:
                    return some
    return tuple(actions)


def _soonest(moments: Iterable[_Moment]) -> list[_Moment]:
    """Of those in which everybody stands alike the one that comes first: after the others somebody
    has gone to and fro."""
    first: dict[object, _Moment] = {}
    for moment in moments:  # those of fewer actions come first
        first.setdefault(_board(moment.position), moment)
    return list(first.values())


def _board(p: AssassinsPosition) -> object:
    """Everything that stays when a phase is over."""
    return p.king, p.knights, p.townsfolk, p.revealed, p.wounds, p.ending


def _estimate(moments: list[_Moment], worlds: Worlds) -> None:
    if not moments:
        return
    found = estimates([moment.position for moment in moments], worlds)
    for moment, rest, cost_of_it in zip(moments, found.rest, found.cost, strict=True):
        moment.rest, moment.cost = rest, cost_of_it


def certain_phase(
    actions: tuple[Action, ...], position: AssassinsPosition, worlds: Worlds
) -> KingPhase:
    """A way to play that ends in a position, the game not over, with what is certain of it."""
    # No triple was wholly gone before: under those that are now, the last arrest or kill has won.
    on_board = mask_of(n for n, at in enumerate(position.townsfolk) if at is not None)
    wins = len(worlds) - worlds.touched[on_board]
    ap = people_ap(position)
    assert ap is not None
    danger = danger_of(Strikes(position), worlds, ap)
    return KingPhase(actions, position, wins, danger, 0.0)


def _judged(moment: _Moment, worlds: Worlds) -> KingPhase:
    """An end with the exact danger in place of the bound."""
    phase = certain_phase(moment.actions, moment.position, worlds)
    assert phase.danger is not None
    value = moment.rest - cost(phase.danger) + WON * phase.wins / len(worlds)
    return replace(phase, value=value)


def _best(moments: list[_Moment], width: int) -> list[_Moment]:
    """So many of the best for each square of the king."""
    kept: list[_Moment] = []
    places: Counter[int | None] = Counter()
    for moment in sorted(moments, key=_by_estimate):
        if places[moment.position.king] < width:
            places[moment.position.king] += 1
            kept.append(moment)
    return kept


def _shortlisted(moments: Iterable[_Moment], count: int) -> list[_Moment]:
    """The best ends for each square of the king in turn, then whatever is best."""
    ordered = sorted(moments, key=_by_estimate)
    first = _best(ordered, max(1, count // 8))[:count]
    chosen = {id(moment) for moment in first}
    rest = [moment for moment in ordered if id(moment) not in chosen]
    return sorted([*first, *rest[: count - len(first)]], key=_by_estimate)


def _by_estimate(moment: _Moment) -> tuple[float, int]:
    # Sums of floats may differ in their last bits between machines; ties go to fewer actions.
    return -round(moment.estimate, 9), len(moment.actions)


def _key(p: AssassinsPosition) -> Key:
    return p.king, p.knights, p.townsfolk, p.king_ap, p.knights_ap, p.arrest_made
