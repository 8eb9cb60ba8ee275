"""How far the values of positions are off, by looking some rounds ahead.

The stage game of each position is solved roughly, as the quick player of matches does
(`advisor.kingsroad.playing_on.stage_games`). What its solution is worth, less what the values say
of the position, is how far they are off as far as one round ahead shows. Then choices are drawn by
the solution, and the positions they leave behind are looked at in the same way. The sum of these
differences over the rounds is on average what playing on as many rounds would add, and luck is not
in it: the step from a solution's worth to the value of what was drawn by it, which is nothing but
luck, is left out (a control variate, as in AIVAT: Burch and others, 2018).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from advisor.core.cancellation import Stop
from advisor.kingsroad.batch.games import Games, play
from advisor.kingsroad.playing_on.stage_games import EFFORTS, best_second_choices, choices, solve
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.kingsroad.values.valuer import Values

ROUNDS: Final = 2
"""How many rounds are looked ahead."""


def value_shifts(
    games: Games, rng: np.random.Generator, stop: Stop, rounds: int = ROUNDS
) -> Values:
    """What is to be added to the values of n positions; nothing where a game is over.

    A single one is a sample of what other draws would give, and may lead out of what is possible.

    Args:
        games: the positions; finished ones are allowed.
        rng: draws the plays looked at, and the choices.
        stop: polled before each round.
        rounds: how many rounds are looked ahead.

    Returns:
        [n, p], in chances to win and in points of the margin; a row's chances add up to 0.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: time ran out.
    """
    valuer = best_valuer(games.num_players, games.variant)
    proposer = packaged_policy(games.num_players, games.variant, 1.0)
    win, margin = np.zeros((2, len(games), games.num_players))
    number = np.arange(len(games))
    for _ in range(rounds):
        going = ~games.finished
        games, number = games.take(going), number[going]
        if not len(games):
            break
        stop.check()
        solved = solve(games, valuer, EFFORTS[games.num_players], rng, proposer)
        values = evaluate(games, valuer)
        win[number] += solved.win / solved.win.sum(axis=1, keepdims=True) - values.win
        margin[number] += solved.margin - values.margin
        chosen = choices(games, solved, rng)
        games, _ = play(games, *best_second_choices(games, chosen, valuer))
    return Values(win, margin)
