"""The luck in a result: which plays of the players' mixes came up.

Luck is the worth of the choices drawn minus the mean worth over the mixes they were drawn from. Its
mean is zero whatever values judge it, so a result minus its luck has the same mean as the result,
and varies far less where the values are good. This is the idea of gnubg's luck-adjusted results and
of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018) for games with hidden choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy, draw, joint
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.goals import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game

_MAX_JOINT_CHOICES: Final = 512
"""The most joint choices to go through; where the mixes have more, as many are drawn."""


def luck_of(
    game: Game, chosen: Mapping[int, Selection], mixes: Mapping[int, MixedStrategy], seed: int
) -> Floats:
    """[players]: the share of the victory that each owes to luck.

    Args:
        game: before the choices; with a round pending, before the second ones.
        chosen: the choice of every seat that had to choose.
        mixes: for each seat that drew its choice, a probability for each of its
            `Plays.candidates`. The other choices are taken as given.
        seed: of the sample.
    """
    stage = StageGame(game.table_position, Goal.WIN, revealed=game.revealed)
    actions = np.zeros((1, len(stage.seats)), np.intp)
    drawn_from = [np.eye(1, size)[0] for size in stage.sizes]
    for seat, selection in chosen.items():
        actions[0, seat] = action = stage.action_of(seat, selection)
        drawn_from[seat] = mixes.get(seat, np.eye(1, stage.sizes[seat], action)[0])
    if prod(map(np.count_nonzero, drawn_from)) <= _MAX_JOINT_CHOICES:
        others, chances = joint(drawn_from)
    else:
        others, chances = (
            draw(drawn_from, _MAX_JOINT_CHOICES, seed),
            np.full(_MAX_JOINT_CHOICES, 1 / _MAX_JOINT_CHOICES),
        )
    drawn, *possible = _win(stage, np.concatenate([actions, others]))
    return np.asarray(drawn - chances @ np.array(possible))


def _win(stage: StageGame, chosen: Actions) -> Floats:
    """[n, players]: chances to win after joint choices, or before them where a Witch is shown.

    A Witch's luck is judged with the second choices.
    """
    witches = np.array([stage.witch_action(seat) for seat in stage.seats])
    plain = np.flatnonzero((chosen != witches).all(axis=1))
    win = np.repeat(evaluate(games_of([stage.position])).win, len(chosen), axis=0)
    if len(plain):
        win[plain] = stage.payoffs(chosen[plain]).win
    return win
