"""Games played on for a while, thousands at once, and how far the values of positions are off.

All players follow the learnt policy, Witch and Dragon included, and a game is valued where it
stands then. Games belong to *worlds* with common random numbers: in one world the same chances fall
whatever is played, so that candidates tried in the same worlds are lucky or unlucky together.

This is a truncated rollout (Tesauro and Galperin, 1996, "On-line policy improvement using
Monte-Carlo search"): the errors of the values some rounds later are smaller, and much the same for
all candidates. Luck is taken off: in every round several draws of all choices are valued, of which
one is played on, and only the change of value in their mean counts. That leaves the expectation
alone, as each draw is as likely as any other, and takes off what the one draw brings by luck (a
control variate, as in gnubg and in AIVAT: Burch and others, 2018).

How far the values of positions are off is found by looking some rounds ahead. The stage game of
each position is solved roughly, as the quick player of matches does
(`advisor.kingsroad.playing_on.stage_games`). What its solution is worth, less what the values say
of the position, is how far they are off as far as one round ahead shows. Then choices are drawn by
the solution, and the positions they leave behind are looked at in the same way. The sum of these
differences over the rounds is on average what playing on as many rounds would add, and luck is not
in it: the step from a solution's worth to the value of what was drawn by it, which is nothing but
luck, is left out (a control variate here too).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, Indices, Singles
from advisor.core.cancellation import Stop
from advisor.kingsroad.batch.games import Games, join, play
from advisor.kingsroad.playing_on.learnt_policy import several_choices
from advisor.kingsroad.playing_on.stage_games import EFFORTS, best_second_choices, choices, solve
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.kingsroad.values.valuer import Values

ROUNDS: Final = 1
"""How many rounds are played before the values take over.

More are worse while the values know more than the policy. Against games of strong players
(`tests/advisor/analysis/test_standing.py`) headlines erred, root mean square, with three rounds,
one and none by 0.071, 0.024 and 0.000 (two players), 0.042, 0.042 and 0.016 (three), 0.077, 0.060
and 0.060 (four).
"""

_DRAWS: Final = 3
"""How many draws of a round's choices are valued.

With three the same time gives intervals a quarter to a third narrower than with one; with six they
are no narrower, as valuing takes its time too.
"""


@dataclass(frozen=True, slots=True)
class Outlooks:
    """What n games of p players come to, less luck; single ones may lie outside what is possible.

    Attributes:
        win: [n, p], the chances to win; each row sums to 1.
        margin: [n, p], the expected final margins.
        valued: [n], whether the game did not end, so that the values judge it.
    """

    win: Floats
    margin: Floats
    valued: Bools


def play_on(
    games: Games,
    world: Indices,
    rng: np.random.Generator,
    stop: Stop,
    *,
    rounds: int = ROUNDS,
    draws: int = _DRAWS,
) -> Outlooks:
    """Plays games on for some rounds and values them where they stand then.

    Args:
        games: finished ones are allowed.
        world: [n], the world of each game, from 0.
        rng: draws the chances of each world, seat and round.
        stop: polled after each round.
        rounds: how many are played.
        draws: how many draws of a round's choices are valued; with one, luck is not taken off.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    policy = packaged_policy(games.num_players, games.variant)
    values = evaluate(games)
    win, margin = values.win.copy(), values.margin.copy()
    now = np.stack([win, margin])
    number = np.flatnonzero(~games.finished)
    games, worlds = games.take(number), int(world.max()) + 1
    for _ in range(rounds):
        if not len(games):
            break
        stop.check()
        chances = _chances(worlds, games.num_players, draws, rng)[:, world[number]]
        then = [play(games, *chosen)[0] for chosen in several_choices(games, policy, chances)]
        found = evaluate(join(then))
        every = np.stack([found.win, found.margin]).reshape(2, draws, len(games), -1)
        change = every.mean(axis=1) - now[:, number]
        win[number] += change[0]
        margin[number] += change[1]
        now[:, number] = every[:, 0]
        games = then[0]
        left = np.flatnonzero(~games.finished)
        games, number = games.take(left), number[left]
    valued = np.zeros(len(win), np.bool_)
    valued[number] = True
    return Outlooks(win, margin, valued)


def _chances(worlds: int, players: int, draws: int, rng: np.random.Generator) -> Singles:
    """[draws, worlds, p]: a world's chances of each draw, spread evenly for every seat.

    Which of a seat's chances belongs to which draw is as likely as any other, so that each draw
    alone is as random as one without the others.
    """
    order = rng.permuted(np.tile(np.arange(draws), (worlds, players, 1)), axis=2)
    chances = (order + rng.random((worlds, players, 1))) / draws
    # Rounded to single precision a chance just under 1 would be 1.
    return np.minimum(chances.transpose(2, 0, 1), 1 - 2.0**-24).astype(np.float32)


ROUNDS_AHEAD: Final = 2
"""How many rounds are looked ahead."""


def value_shifts(
    games: Games, rng: np.random.Generator, stop: Stop, rounds: int = ROUNDS_AHEAD
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
