"""The player who plays by the rule of thumb: one thing after the other, whatever looks best.

The king who walks on plays his phase in ways that bring him nearer to a gate: he may not see a
danger, but he knows where he is going.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from advisor.assassins.clock import castle_in_reach, steps_nearer
from advisor.assassins.danger import Worlds, worlds_of
from advisor.assassins.king.phase import (
    WON,
    KingPhase,
    estimates,
    find_king_phases,
    in_order,
    shortened,
)
from advisor.assassins.people_phase import find_people_phases
from advisor.core.cancellation import Stop
from assassins.actions import Action, ActionKind
from assassins.games import AssassinsGame
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act, after_actions
from assassins.town import NEIGHBOURS

_WIDTH: Final = 1
"""One thing after the other, whatever looks best."""

_ENDS: Final = 16
"""One for each square that the king may come to, and a few more."""

_ROOM_MAKERS: Final = 2
"""The most actions of knights before a step of the king that are looked at to make room for it."""

_BEGINNINGS: Final = 4
"""How many of those ways to begin the phase are looked at any further."""

_KINGS: Final = {ActionKind.KING_STEP, ActionKind.KING_EXIT}


def find_walks(game: AssassinsGame, stop: Stop) -> list[KingPhase]:
    """Ways to play the rest of the king's phase in which he comes nearer to a gate, best first.

    He goes straight on where that is possible, else around the crowd, but not to where he has been:
    a crowd that moves would have him walk to and fro. He is in time for a gate while he can be.
    Where no step on is possible he stays where he is; if not even that, all that was found.

    Args:
        game: in the king's phase, the card turned up.
        stop: ends the search early.
    """
    position = game.position
    start, worlds = position.king, worlds_of(position)
    been = {report.before.king for phase in game.phases for report in phase.actions}
    assert start is not None
    found = _phases(position, (), worlds, stop)
    for around in (False, True):
        nearer = [phase for phase in found if _gain(phase.end, start, around) > 0]
        if not nearer:
            ways = _best_few(position, steps_on(position, around=around), worlds)
            after = [
                phase for actions in ways for phase in _phases(position, actions, worlds, stop)
            ]
            nearer = list(in_order(phase for phase in after if _gain(phase.end, start, around) > 0))
        if around:
            nearer = [phase for phase in nearer if phase.end.king not in been]
        in_time = [phase for phase in nearer if phase.end.over or castle_in_reach(phase.end)]
        if nearer:
            return in_time or nearer
    return [phase for phase in found if phase.end.king == start] or found


def steps_on(position: AssassinsPosition, *, around: bool = False) -> list[tuple[Action, ...]]:
    """Steps of the king nearer to a gate, each after what makes room for it: knights who go out of
    his way or push somebody out of it, as few actions as will do. None where nothing does.
    """
    assert position.king is not None
    start = position.king
    moments: list[tuple[AssassinsPosition, tuple[Action, ...]]] = [(position, ())]
    for _ in range(_ROOM_MAKERS + 1):
        steps = [
            (*actions, action)
            for moment, actions in moments
            for action in legal_actions(moment)
            if action.kind in _KINGS and _gain(act(moment, action).after, start, around) > 0
        ]
        if steps:
            return steps
        moments = [
            (after, (*actions, action))
            for moment, actions in moments
            for action in legal_actions(moment)
            if action.kind not in _KINGS and _near(action, start)
            if not (after := act(moment, action).after).over
        ]
    return []


def _best_few(
    position: AssassinsPosition, ways: list[tuple[Action, ...]], worlds: Worlds
) -> list[tuple[Action, ...]]:
    """Of ways to begin the phase those that look best, each end once."""
    ends = {after_actions(position, actions): actions for actions in reversed(ways)}
    for end, actions in ends.items():
        if end.over:
            return [actions]
    if not ends:
        return []
    found = estimates(list(ends), worlds)
    worth = [rest - cost for rest, cost in zip(found.rest, found.cost, strict=True)]
    best = sorted(zip(worth, ends.values(), strict=True), key=lambda way: -round(way[0], 9))
    return [actions for _, actions in best[:_BEGINNINGS]]


def _phases(
    position: AssassinsPosition, actions: tuple[Action, ...], worlds: Worlds, stop: Stop
) -> list[KingPhase]:
    """Ways to play the phase that begin with some actions."""
    position = after_actions(position, actions)
    if position.over:
        return [KingPhase(actions, position, len(worlds), None, WON)]
    found = find_king_phases(position, worlds, stop, width=_WIDTH, shortlist=_ENDS).phases
    return [replace(phase, actions=(*actions, *phase.actions)) for phase in found]


def _gain(end: AssassinsPosition, start: int, around: bool) -> int:
    """How many steps nearer he has come; the castle, or the game won otherwise, is near enough."""
    return 1 if end.over else steps_nearer(end, start, around=around)


def _near(action: Action, king: int) -> bool:
    """Whether a knight's action is about a square beside the king, or one beside such a square."""
    squares = {action.source, action.target}
    around = {*NEIGHBOURS[king], *(far for near in NEIGHBOURS[king] for far in NEIGHBOURS[near])}
    return not squares.isdisjoint(around)


_ALIKE: Final = 0.01
"""Ends whose worth differs by less are drawn from: who always does the same is easily foreseen."""


def play_by_rule_of_thumb(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: one after the other, whatever looks best.

    The king walks on towards a gate in every phase in which he can. What is not seen so are
    dangers, not where the game is won.
    """
    if game.position.phase is not AssassinsPhase.KING:
        found = find_people_phases(game.position, game.secret, stop, width=_WIDTH, kept=1)
        return list(found.phases[0].actions)
    walk = _one_of_the_best(find_walks(game, stop), random)
    return list(shortened(game.position, walk))


def _one_of_the_best(phases: Sequence[KingPhase], random: Random) -> Sequence[Action]:
    """The actions of the best of some phases, best first, or of one that is as good and no more
    dangerous."""
    best = phases[0]
    alike = [
        phase
        for phase in phases
        if phase.value > best.value - _ALIKE and _risks(phase) <= _risks(best)
    ]
    return random.choice(alike).actions


def _risks(phase: KingPhase) -> tuple[int, int]:
    """The triples under which the king can be killed and wounded after a phase of his side."""
    danger = phase.danger
    return (danger.death, danger.wound) if danger else (0, 0)
