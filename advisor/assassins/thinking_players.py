"""The players that think, by the rule of thumb or carefully: they differ in how much they compare.

By the rule of thumb, a player does one thing after the other, whatever looks best. The careful one
carries many moments on at once, judges the best ends of the king's phase exactly, and knows that
every possible triple may be the right one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from advisor.assassins.king.phase import KingPhase, find_king_phases, shortened
from advisor.assassins.people_phase import PeoplePhase, find_people_phases
from advisor.assassins.walking_on import find_walks
from advisor.assassins.worlds import worlds_of
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.secret import Secret, drawn_secret

_ALIKE: Final = 0.01
"""Ends whose worth differs by less are drawn from: who always does the same is easily foreseen."""


def choose_secret(game: AssassinsGame, random: Random) -> Secret:
    """Three of the townsfolk, drawn at random: any preference could be guessed."""
    del game
    return drawn_secret(random)


def play_by_rule_of_thumb(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: one after the other, whatever looks best.

    The king walks on towards a gate in every phase in which he can. What is not seen so are
    dangers, not where the game is won.
    """
    if game.position.phase is not AssassinsPhase.KING:
        return _play(game, random, stop, widths=(1,), compared=1)
    walk = _one_of_the_best(find_walks(game, stop), random)
    return list(shortened(game.position, walk))


def play_carefully(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: the best of some thousand ways to play it; of more where
    all those would let the king be killed."""
    return _play(game, random, stop, widths=(16, 64), compared=32)


def _play(
    game: AssassinsGame, random: Random, stop: Stop, *, widths: tuple[int, ...], compared: int
) -> list[Action]:
    position = game.position
    phases: tuple[KingPhase | PeoplePhase, ...]
    if position.phase is AssassinsPhase.KING:
        phases = _king_phases(position, stop, widths, compared)
        return list(shortened(position, _one_of_the_best(phases, random)))
    width = widths[0]
    phases = find_people_phases(position, game.secret, stop, width=width, kept=compared).phases
    return _one_of_the_best(phases, random)


def _one_of_the_best(phases: Sequence[KingPhase | PeoplePhase], random: Random) -> list[Action]:
    """The actions of the best of some phases, best first, or of one that is as good and no more
    dangerous."""
    best = phases[0]
    alike = [
        phase
        for phase in phases
        if phase.value > best.value - _ALIKE and _risks(phase) <= _risks(best)
    ]
    return list(random.choice(alike).actions)


def _risks(phase: KingPhase | PeoplePhase) -> tuple[int, int]:
    """The triples under which the king can be killed and wounded after a phase of his side."""
    danger = phase.danger if isinstance(phase, KingPhase) else None
    return (danger.death, danger.wound) if danger else (0, 0)


def _king_phases(
    position: AssassinsPosition, stop: Stop, widths: tuple[int, ...], compared: int
) -> tuple[KingPhase, ...]:
    """The best ways to play the king's phase: a narrow search first, and a wider one where every
    end of it leaves the king in mortal danger. What saves him then may be a knight's long way to
    one assassin, of which a narrow search sees nothing before its last step.
    """
    worlds = worlds_of(position)
    phases: tuple[KingPhase, ...] = ()
    for width in widths:
        wider = find_king_phases(position, worlds, stop, width=width, shortlist=compared).phases
        phases = max(phases, wider, key=_best_value)
        if not _mortal(phases[0]) or stop.late:
            break
    return phases


def _best_value(phases: tuple[KingPhase, ...]) -> float:
    return phases[0].value if phases else -inf


def _mortal(phase: KingPhase) -> bool:
    """Whether the king can be killed after it."""
    return phase.danger is not None and phase.danger.death > 0
