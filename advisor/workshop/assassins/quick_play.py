"""Quick games of self-play: each side plays by instinct.

Before there are any values, the weights by which the careful player chooses take their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from advisor.assassins.belief.suspicion import belief_of
from advisor.assassins.belief.trios import suspecting
from advisor.assassins.instinct import king_by_instinct, people_by_instinct
from advisor.assassins.king.phase import find_king_phases
from advisor.assassins.people_phase import find_people_phases
from advisor.assassins.values.network import Judges
from advisor.assassins.worlds import worlds_of
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPhase
from assassins.secret import drawn_secret
from assassins.town import TOWNSFOLK

_WIDTHS: Final = (1, 2)
_SHORTLIST: Final = 16
_KEPT: Final = 24

_WARMTH: Final = (0.0, 0.01, 0.03)
"""Temperatures of the choice, in chances to win; one is drawn for each side of a game."""

_WARMTH_OF_WEIGHTS: Final = (0.01, 0.05, 0.15)
"""Those before there are values."""

_SUSPICIOUS: Final = 0.5
"""The share of players who suspect somebody from the start."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How a side plays in a game.

    Attributes:
        judges: by which values; None before there are any.
        warmth: the temperature of its choices.
        width: how wide it looks.
        suspects: whom of the townsfolk it suspects before anything was seen, where it is the king's
            side and plays by values; None for nobody.
    """

    judges: Judges | None
    warmth: float
    width: int
    suspects: int | None = None


def drawn_habit(judges: Judges | None, random: Random) -> Habit:
    """How a side plays in the next game."""
    warmth = _WARMTH if judges else _WARMTH_OF_WEIGHTS
    suspects = random.randrange(TOWNSFOLK) if judges and random.random() < _SUSPICIOUS else None
    return Habit(judges, random.choice(warmth), random.choice(_WIDTHS), suspects)


def quick_game(king: Habit, people: Habit, random: Random) -> AssassinsGame:
    """A whole game, its secret known."""
    game = replace(new_game(Opponents("King", "People")), secret=drawn_secret(random))
    deck = list(game.position.deck)
    random.shuffle(deck)
    while not game.finished:
        if game.position.card is None:
            game = game.turn_up(deck.pop())
        if game.position.phase is AssassinsPhase.KING:
            for action in _king_actions(game.as_public(), king, random):
                if not game.finished:  # an arrest may have ended it
                    game = game.act(action)
            game = game if game.finished else game.end_phase()
        else:
            game = game.play_phase(tuple(_people_actions(game, people, random)))
    return game


def _king_actions(game: AssassinsGame, habit: Habit, random: Random) -> Sequence[Action]:
    position = game.position
    if habit.judges is None:
        phases = find_king_phases(
            position, worlds_of(position), Stop(), width=habit.width, shortlist=_SHORTLIST
        ).phases
        values = [phase.value for phase in phases]
        return phases[_drawn(values, habit.warmth, random)].actions
    suspicion = habit.judges.suspicion
    expected = suspecting(suspicion.prior, habit.suspects)
    belief = belief_of(game, replace(suspicion, prior=expected))
    return king_by_instinct(
        position, belief, habit.judges, Stop(), warmth=habit.warmth, random=random
    )


def _people_actions(game: AssassinsGame, habit: Habit, random: Random) -> Sequence[Action]:
    if habit.judges is None:
        phases = find_people_phases(
            game.position, game.secret, Stop(), width=habit.width, kept=_KEPT
        ).phases
        values = [phase.value for phase in phases]
        return phases[_drawn(values, habit.warmth, random)].actions
    return people_by_instinct(
        game, habit.judges, Stop(), width=habit.width, warmth=habit.warmth, random=random
    )


def _drawn(values: Sequence[float], warmth: float, random: Random) -> int:
    """The place of one, drawn by a softmax of their worth."""
    shares = np.exp((np.array(values) - max(values)) / warmth)
    return random.choices(range(len(values)), shares.tolist())[0]
