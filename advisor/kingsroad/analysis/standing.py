"""How everybody stands before a choice: one estimate of a position, the same for every seat.

All players, the one who asks included, choose by the stated belief about them, which is made of
what is public. So what they can expect sums to one victory, and hints to several players, reviews
and charts say the same of the same position. Nobody who finds the best choice against that belief
expects less.

Many joint choices are drawn, and the values judge the positions that they leave behind. On some of
these the values are put right by looking two rounds ahead
(`advisor.kingsroad.playing_on.rollouts`), until what they are off on average is known well enough.
To play on by the learnt policy alone made the estimate worse
(`tests/advisor/analysis/test_standing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from statistics import fmean
from typing import Final

import numpy as np
from msgspec.structs import replace

from advisor.core.arrays import Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, public_beliefs
from advisor.kingsroad.analysis.judgement import DIGITS, RESOLUTION
from advisor.kingsroad.analysis.question import Question, ask_for_anybody
from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.equilibrium.mixed_strategies import draw
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import Belief
from advisor.kingsroad.playing_on.rollouts import value_shifts
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.valuer import Values
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import Outlook
from advisor.messages.verdicts import Goal
from kingsroad.games import Game

_DRAWN: Final = 4000
"""Joint choices drawn; so many give the chances to win to within 0.005."""

_BLOCK: Final = 32
"""Positions looked at from, at a time."""

_MAX_BLOCKS: Final = {2: 1, 3: 3, 4: 1, 5: 1}
"""By number of players, the most blocks; on a quiet core these take up to about a second."""

_CLOSE: Final = 0.015
"""The standard error of a chance to win with which looking ahead ends."""

_MODEL_ERROR: Final = {2: 0.04, 3: 0.045, 4: 0.09, 5: 0.11}
"""By number of players, how far an even chance is from what games of strong players say.

The root mean square error, which is taken to be in proportion to the standard deviation of a single
game's result: of two and three players as `tests/advisor/analysis/test_standing.py` measured it; of
four and five on 32 positions of other games, which are harder to judge than those of the test. All
before looking ahead, which has made it less with three players and more.
"""

_FIRST_ERROR: Final = {2: 0.13, 3: 0.12, 4: 0.09, 5: 0.13}
_CUT_ERROR: Final = {2: 0.03, 3: 0.115, 4: 0.075, 5: 0.09}
"""By number of players, how far the best choice's chance to win in a first answer, and in one with
beliefs and equilibrium but nothing looked ahead, is from that in the whole answer.

Root mean squares over 38 to 48 positions each: the ten of `tests/positions`, every round of a game
in `tests/games`, rounds of games between quick computer players; of the three kinds the largest
counts. They were 0.13, 0.08, 0.09 and 0.13 of first answers (0.04 too high on average, as nobody is
believed to think ahead) and 0.03, 0.06, 0.05 and 0.02 of the others (with three players 0.07 where
evidence was still being weighed). The latter are put up to what sampling leaves in whole answers
(0.013, 0.032, 0.071, 0.083 at most), as none is to look surer than those. With the values of today
they are 0.11 and 0.12 over the rounds of the game of three, in which looking ahead changes much. So
rough they are alike for sure and for open games, and do not shrink towards 0 and 1.
"""

_CERTAIN: Final = 1e-9
"""A chance no further from 0 or 1 than this is certain."""

_HARDLY: Final = 0.001
"""The least chance that is left to what is not certain."""


@dataclass(frozen=True)
class SeatOutlook:
    """What one player can expect before the choice.

    Attributes:
        outlook: the chance to win and the margin; the chances of all players sum to 1.
        error: the standard error of the chance to win, that of the values included.
        margin_error: that of the margin, from what was drawn and looked at alone.
        ahead: the part of the outlook that looking ahead has added to what the values say.
        kind: a number that players share who cannot be told apart; None where nobody is compared.
    """

    outlook: Outlook
    error: float
    margin_error: float = 0.0
    ahead: Outlook = field(default_factory=Outlook)
    kind: int | None = None

    def shift(self, best: Outlook, goal: Goal) -> Outlook:
        """By how much the worth of all this player's choices moves, so that it fits the standing.

        The choices are judged by the values: what looking ahead has added to the standing is added
        to them, too. In the goal's unit the best choice is worth no less than the standing, and the
        same where it is hardly more: what cannot be told apart is one figure. What each choice
        loses stays. What is certain stays so, and nothing else becomes so.
        """
        more, by = best + self.ahead - self.outlook, self.ahead
        if goal is Goal.WIN and more.win <= RESOLUTION[goal]:
            by -= Outlook(more.win)
        if goal is Goal.MARGIN and more.margin <= RESOLUTION[goal]:
            by -= Outlook(margin=more.margin)
        return Outlook(moved_chance(best.win, by.win) - best.win, by.margin)


def moved(outlook: Outlook, by: Outlook) -> Outlook:
    """An outlook moved; its chance stays one, from 0 to 1."""
    return Outlook(moved_chance(outlook.win, by.win), outlook.margin + by.margin)


def moved_chance(chance: float, by: float) -> float:
    """A chance moved, which is not made certain by that; what is certain stays so."""
    if min(chance, 1.0 - chance) < _CERTAIN:  # but for errors of rounding, also beyond the ends
        return float(round(chance))
    least = min(chance, 1.0 - chance, _HARDLY)
    return min(1.0 - least, max(least, chance + by))


def lost(loss: float, best: float, own: float) -> float:
    """What a choice loses once chances were moved, the best one's and its own.

    As before, but no more than lies between them: its own may have fallen to next to nothing on the
    way, and nobody loses more than there is.
    """
    apart = round(max(0.0, best - own), DIGITS)
    return apart if apart < loss - _CERTAIN else loss


def cut_error(players: int, *, first: bool) -> float:
    """The least standard error of a chance to win where time ran out, with so many players.

    ``first``: whether there was time for a first answer alone. It does not shrink towards 0 and 1.
    """
    rough = _FIRST_ERROR if first else _CUT_ERROR
    return hypot(_MODEL_ERROR[players], rough[players])


def put_right(chances: Sequence[float], standing: Sequence[SeatOutlook]) -> list[float]:
    """Everybody's chances to win by the values, with what looking ahead has added, by seat.

    They sum to 1 again, and what is certain stays so. Players who cannot be told apart stand alike:
    of several equilibria one may favour one of them, and another one the next.
    """

    def mean(seat: int) -> float:
        kind = standing[seat].kind
        of_kind = (c for c, one in zip(chances, standing, strict=True) if one.kind == kind)
        return chances[seat] if kind is None else fmean(of_kind)

    found = [moved_chance(mean(seat), one.ahead.win) for seat, one in enumerate(standing)]
    return [chance / sum(found) for chance in found]


def standings(
    game: Game, settings: AdviceSettings, stop: Stop, found: Analysis | None = None
) -> list[SeatOutlook]:
    """How everybody stands, by seat.

    Args:
        game: not finished.
        settings: the settings, which tell the beliefs.
        stop: cancels, and limits the time.
        found: what is known already, of the seat that asked; taken where it says the same. What is
            assumed about the own choice of that player says nothing here: nobody else knows it.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: time ran out.
    """
    question = ask_for_anybody(game, replace(settings, assumptions=[]))
    if found is not None and (
        found.question.others_claimed or found.question.order == question.order
    ):
        return _standings(found.question, found.stage, found.beliefs, stop)
    known = question.common_knowledge(stop)
    beliefs, *_ = public_beliefs(question, known, stop)
    return _standings(question, known.stage, beliefs, stop)


def _standings(
    question: Question, stage: StageGame, beliefs: Sequence[Belief], stop: Stop
) -> list[SeatOutlook]:
    """How everybody stands, by seat as given.

    The seats of ``stage`` and ``beliefs`` are the question's. They are put in an order that depends
    on what is known of each alone, so the same is drawn for every seat, and players who cannot be
    told apart stand alike.
    """
    revealed = question.revealed

    def known_of(seat: int) -> tuple[object, ...]:
        code = revealed.selections[seat].code if revealed else ""
        return stage.position.facts(seat), code, sorted(beliefs[seat].types.items())

    known = [known_of(seat) for seat in stage.seats]
    mixes = [belief.mix for belief in beliefs]
    order = sorted(stage.seats, key=lambda seat: (known[seat], mixes[seat].tobytes()))
    stop.check()
    drawn = draw([mixes[seat] for seat in order], _DRAWN, len(order))
    after, _ = stage.after(drawn[:, np.argsort(order)])
    after = after.seats_reordered(order)
    values, shifts = evaluate(after), _shifts(after, stop)
    by_values = values.win.mean(axis=0)
    least = np.minimum(by_values, _HARDLY)  # what is possible stays so
    chances = np.maximum(by_values + shifts.win.mean(axis=0), least)
    chances /= chances.sum()
    more = shifts.margin.mean(axis=0)
    margins = values.margin.mean(axis=0) + more
    margin_errors = np.hypot(
        values.margin.std(axis=0) / np.sqrt(_DRAWN), _standard_errors(shifts.margin)
    )
    sampling = np.hypot(values.win.std(axis=0) / np.sqrt(_DRAWN), _standard_errors(shifts.win))
    errors = np.hypot(
        # No more than an answer has that did not come so far: it must not look surer.
        np.minimum(sampling, _CUT_ERROR[len(order)]),
        2 * np.sqrt(chances * (1 - chances)) * _MODEL_ERROR[len(order)],
    )
    ahead = chances - by_values
    found = [
        SeatOutlook(
            Outlook(float(chances[place]), float(margins[place])),
            float(errors[place]),
            float(margin_errors[place]),
            Outlook(float(ahead[place]), float(more[place])),
        )
        for place in range(len(order))
    ]
    return question.in_given_order(
        [
            _mean(
                [one for one, of in zip(found, order, strict=True) if known[of] == known[seat]],
                known.index(known[seat]),
            )
            for seat in stage.seats
        ]
    )


def _shifts(after: Games, stop: Stop) -> Values:
    """By how much the values of the first of these positions are off, [n, p]; where time runs out,
    of fewer, and nothing of a single one where there is no time at all."""
    rng = np.random.default_rng(len(after))  # the same whenever it is asked for
    found: list[Values] = []
    shifts = Values(*np.zeros((2, 1, after.num_players)))
    for block in range(_MAX_BLOCKS[after.num_players]):
        rows = np.arange(block * _BLOCK, (block + 1) * _BLOCK)
        try:
            found.append(value_shifts(after.take(rows), rng, stop))
        except OutOfTime:
            break
        shifts = Values(
            np.concatenate([one.win for one in found]),
            np.concatenate([one.margin for one in found]),
        )
        if _standard_errors(shifts.win).max() <= _CLOSE:
            break
    return shifts


def _standard_errors(shifts: Floats) -> Floats:
    """Of the means of shifts [n, p], by player."""
    return np.asarray(shifts.std(axis=0) / np.sqrt(len(shifts)))


def _mean(alike: Sequence[SeatOutlook], kind: int) -> SeatOutlook:
    """What players who cannot be told apart can expect: the same."""
    win = fmean(one.outlook.win for one in alike)
    margin = fmean(one.outlook.margin for one in alike)
    ahead = Outlook(fmean(one.ahead.win for one in alike), fmean(one.ahead.margin for one in alike))
    return SeatOutlook(
        Outlook(win, margin),
        max(one.error for one in alike),
        max(one.margin_error for one in alike),
        ahead,
        kind,
    )
