"""How everybody stands before a choice: one estimate of a position, the same whoever asks.

All players, the one who asks included, choose by the stated belief about them, which is made of
what is public. So what they can expect sums to one victory, and hints to several players, reviews
and charts say the same of the same position. Nobody who finds the best choice against that belief
expects less.

The estimate is made as that of the candidates in `advisor.analysis.playouts`: many joint choices
are drawn and valued after the round, some are played on by the learnt policy, and what the rounds
after this one add is a small correction, with luck taken off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.analysis.analysis import Analysis, public_beliefs
from advisor.analysis.judgement import RESOLUTION
from advisor.analysis.playouts import BLOCK, VALUED, TwoPhaseMean
from advisor.analysis.question import Question, ask_for_anybody
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.equilibrium.mixed_strategies import MixedStrategy, draw
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.messages.intervals import estimated_mean
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import Outlook
from advisor.opponents.beliefs import Belief
from advisor.selfplay.rollouts import play_on
from advisor.values.evaluation import evaluate
from kingsroad.games import Game

_BLOCKS: Final = 2
"""Blocks of games played on; two give the chances to win to within about 0.01."""

_CERTAIN: Final = 1e-9
"""A chance no further from 0 or 1 than this is certain."""

_HARDLY: Final = 0.001
"""The least chance that games played on leave to what is not certain."""


@dataclass(frozen=True)
class SeatOutlook:
    """What one player can expect before the choice.

    Attributes:
        outlook: the chance to win and the margin; the chances of all players sum to 1.
        error: the standard error of the chance to win.
        added: how much of the outlook the rounds played on add to what the values say at once.
    """

    outlook: Outlook
    error: float
    added: Outlook

    def shift(self, best: Outlook, goal: Goal) -> Outlook:
        """By how much the worth of all this player's choices moves, so that it fits the standing.

        Games played on say how good the position is, the values tell choices apart: all move by
        what the games add, and what each loses stays. In the goal's unit the best choice is worth
        no less than the standing, and the same where it is hardly more: what cannot be told apart
        is one figure. What is certain stays so, and nothing else becomes so.
        """
        win, margin = self.added.win, self.added.margin
        least = self.outlook - best
        if goal is Goal.WIN:
            error = max(RESOLUTION[goal], estimated_mean(0.0, self.error).half_width)
            win = least.win if win - least.win <= error else win
        elif goal is Goal.MARGIN:
            margin = least.margin if margin - least.margin <= RESOLUTION[goal] else margin
        return Outlook(moved_chance(best.win, win) - best.win, margin)


def moved_chance(chance: float, by: float) -> float:
    """A chance moved, which is not made certain by that; what is certain stays so."""
    if min(chance, 1.0 - chance) < _CERTAIN:
        return chance
    least = min(chance, 1.0 - chance, _HARDLY)
    return min(1.0 - least, max(least, chance + by))


def standings(
    game: Game, settings: AdviceSettings, stop: Stop, found: Analysis | None = None
) -> list[SeatOutlook]:
    """How everybody stands, by seat.

    Args:
        game: not finished.
        settings: the settings, which tell the beliefs.
        stop: cancels, and limits the time.
        found: what is known already, of whoever asked; taken where it says the same.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: time ran out.
    """
    question = ask_for_anybody(game, settings)
    if found is not None and (settings.assumptions or found.question.order == question.order):
        return _standings(found.question, found.stage, found.beliefs, stop)
    known = question.common_knowledge(stop)
    beliefs, *_ = public_beliefs(question, known, stop)
    return _standings(question, known.stage, beliefs, stop)


def _standings(
    question: Question, stage: StageGame, beliefs: Sequence[Belief], stop: Stop
) -> list[SeatOutlook]:
    """How everybody stands, by seat as given.

    The seats of ``stage`` and ``beliefs`` are the question's. They are put in an order that depends
    on what is known of each alone, so the same is drawn whoever asks, and players who cannot be
    told apart stand alike.
    """
    revealed = question.revealed

    def known_of(seat: int) -> tuple[object, ...]:
        code = revealed.selections[seat].code if revealed else ""
        return stage.position.facts(seat), code, sorted(beliefs[seat].types.items())

    known = [known_of(seat) for seat in stage.seats]
    mixes = [belief.mix for belief in beliefs]
    order = sorted(stage.seats, key=lambda seat: (known[seat], mixes[seat].tobytes()))
    blocks = [_block(stage, mixes, order, block, stop) for block in range(_BLOCKS)]
    now = np.concatenate([block[0] for block in blocks], axis=2)
    added = np.concatenate([block[1] for block in blocks], axis=2)
    win, margin = (
        [
            TwoPhaseMean.of(of_seat, more)
            for of_seat, more in zip(now[unit], added[unit], strict=True)
        ]
        for unit in (0, 1)
    )
    chances = np.array([moved_chance(one.mean - one.added, one.added) for one in win])
    chances /= chances.sum()
    found = [
        SeatOutlook(
            Outlook(float(chance), one.mean), of_win.error, Outlook(of_win.added, one.added)
        )
        for chance, of_win, one in zip(chances, win, margin, strict=True)
    ]
    return question.in_given_order(
        [
            _mean([one for one, of in zip(found, order, strict=True) if known[of] == known[seat]])
            for seat in stage.seats
        ]
    )


def _block(
    stage: StageGame, mixes: Sequence[MixedStrategy], order: Sequence[int], block: int, stop: Stop
) -> tuple[Floats, Floats]:
    """A block of games: [2, seats, many] valued after this round, [2, seats, games] added then.

    The first of the two is the chance to win, the second the margin; the seats are in the order.
    """
    stop.check()
    rng = np.random.default_rng([len(order), block])
    many = BLOCK * VALUED
    drawn = draw([mixes[seat] for seat in order], many, int(rng.integers(2**32)))
    after, _ = stage.after(drawn[:, np.argsort(order)])
    after = after.seats_reordered(order)
    values = evaluate(after)
    now = np.array([values.win.T, values.margin.T])
    ends = play_on(after.take(np.arange(BLOCK)), np.arange(BLOCK), rng, stop)
    return now, np.array([ends.win.T, ends.margin.T]) - now[:, :, :BLOCK]


def _mean(alike: Sequence[SeatOutlook]) -> SeatOutlook:
    """What players who cannot be told apart can expect: the same."""
    count = len(alike)

    def mean(outlooks: Sequence[Outlook]) -> Outlook:
        return Outlook(
            sum(outlook.win for outlook in outlooks) / count,
            sum(outlook.margin for outlook in outlooks) / count,
        )

    return SeatOutlook(
        mean([one.outlook for one in alike]),
        max(one.error for one in alike),
        mean([one.added for one in alike]),
    )
