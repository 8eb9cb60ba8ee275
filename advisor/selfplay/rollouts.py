"""Games played on to their end, thousands at once: a second opinion beside the values.

All players follow the rule of thumb (`advisor.selfplay.policy`), which does not use these values.
Games belong to *worlds* with common random numbers: in one world the same chances fall whatever is
played, so that candidates tried in the same worlds are lucky or unlucky together and their
differences are sharp.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from advisor.batch.games import Games, play
from advisor.core.arrays import Bools, Floats, Indices
from advisor.core.cancellation import Stop
from advisor.selfplay.matches import MAX_ROUNDS
from advisor.selfplay.policy import heuristic_choices
from advisor.values.valuer import margins


@dataclass(frozen=True, slots=True)
class FinalResults:
    """The results of n games of p players.

    Attributes:
        shares: [n, p], shares of the victory; each row sums to 1.
        margins: [n, p], own points less the best opponent's.
        capped: [n], whether the cap on rounds ended the game; then it is judged as it stood.
    """

    shares: Floats
    margins: Floats
    capped: Bools


def play_on(games: Games, world: Indices, rng: np.random.Generator, stop: Stop) -> FinalResults:
    """Plays games to their end, or for at most `MAX_ROUNDS` rounds.

    Args:
        games: finished ones are allowed.
        world: [n], the world of each game, from 0.
        rng: draws one chance for each world, seat and round.
        stop: polled after each round.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    shape = (len(games), games.num_players)
    shares, gaps, capped = np.empty(shape), np.empty(shape), np.zeros(len(games), np.bool_)
    number, worlds = np.arange(len(games)), int(world.max()) + 1
    for rounds in range(MAX_ROUNDS + 1):
        over = games.finished | (rounds == MAX_ROUNDS)
        done, ended = number[over], games.take(over)
        shares[done] = ended.shares()
        gaps[done] = margins(ended.scores.T.astype(np.float64)).T
        capped[done] = ~ended.finished
        games, number = games.take(~over), number[~over]
        if not len(games):
            break
        stop.check()
        chances = rng.random((worlds, games.num_players), np.float32)
        games, _ = play(games, *heuristic_choices(games, chances[world[number]]))
    return FinalResults(shares, gaps, capped)
