"""What of a result was luck: which of the plays that a player draws from came up.

Who plays from a mix might as well have drawn something else. What the choices drawn were worth,
less the mean over the mixes they were drawn from, is luck: nothing in the mean, whatever the values
are by which it is judged. A result less its luck has therefore the same mean as the result, and
varies far less where the values are good. This is the idea of gnubg's luck-adjusted results, and of
AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018) for games with hidden choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Final

import numpy as np

from advisor.batch.games import games_of
from advisor.core.arrays import Floats
from advisor.equilibrium.mixed_strategies import Actions, MixedStrategy, draw, joint
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.values.evaluation import evaluate
from kingsroad.cards import Selection
from kingsroad.games import Game

_SAMPLE: Final = 512
"""So many joint choices are drawn from the mixes where there are more."""


def luck_of(
    game: Game, chosen: Mapping[int, Selection], mixes: Mapping[int, MixedStrategy], seed: int
) -> Floats:
    """[players]: how much of the victory everybody owes to what was drawn.

    Args:
        game: before the choices; with a round pending, before the second ones.
        chosen: what every seat that had to choose has chosen.
        mixes: per seat that drew its choice, a probability for each of its `Plays.candidates`.
            What the others chose is taken as given.
        seed: of the sample.
    """
    stage = StageGame(game.table_position, Goal.WIN, revealed=game.revealed)
    rows = np.zeros((1, len(stage.seats)), np.intp)
    drawn_from = [np.eye(1, size)[0] for size in stage.sizes]
    for seat, selection in chosen.items():
        rows[0, seat] = row = stage.action_of(seat, selection)
        drawn_from[seat] = mixes.get(seat, np.eye(1, stage.sizes[seat], row)[0])
    if prod(map(np.count_nonzero, drawn_from)) <= _SAMPLE:
        others, chances = joint(drawn_from)
    else:
        others, chances = draw(drawn_from, _SAMPLE, seed), np.full(_SAMPLE, 1 / _SAMPLE)
    came, *could = _win(stage, np.concatenate([rows, others]))
    return np.asarray(came - chances @ np.array(could))


def _win(stage: StageGame, chosen: Actions) -> Floats:
    """[n, players]: chances to win after joint choices; as before them where a Witch is shown.

    What she brings is seen when the second choices are judged.
    """
    witches = np.array([stage.witch_action(seat) for seat in stage.seats])
    plain = np.flatnonzero((chosen != witches).all(axis=1))
    win = np.repeat(evaluate(games_of([stage.position])).win, len(chosen), axis=0)
    if len(plain):
        win[plain] = stage.payoffs(chosen[plain]).win
    return win
