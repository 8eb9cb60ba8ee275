"""Games played on to their end, thousands at once: a second opinion on what values say.

Everybody plays on by the rule of thumb (`thumb_play`), which knows nothing of these values. Games
belong to *worlds*: in one world the same chances fall, whatever is played there, so that
candidates tried in the same worlds are lucky or unlucky together and differ sharply.
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
    """How n games of p players ended.

    Attributes:
        shares: [n, p], of the victory; each row sums to 1.
        margins: [n, p], own points less the best opponent's.
        capped: [n], whether the cap on rounds ended it; then it is judged as it stood.
    """

    shares: Floats
    margins: Floats
    capped: Bools


def play_on(games: Games, world: Indices, rng: np.random.Generator, stop: Stop) -> FinalResults:
    """Plays games to their end, or for as many rounds as the cap on them (`matches.CAP`).

    Args:
        games: any, finished ones too.
        world: [n], the world of each game, from 0.
        rng: draws the same for the same worlds.
        stop: polled after each round; raises Cancelled.
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
