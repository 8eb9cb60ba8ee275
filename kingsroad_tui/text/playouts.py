"""What playouts say of the candidates, in words, and where they differ from the values."""

from __future__ import annotations

from math import ceil

from advisor.messages.advice import Candidate, PlayoutEstimates
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Advice
from kingsroad_tui.text.figures import value_figure
from kingsroad_tui.text.game import selection_code


def second_opinion_sentences(advice: Advice) -> list[str]:
    """What playouts say of the mix, and where the values differ from it; none without playouts."""
    opinion = advice.second_opinion
    if opinion is None:
        return []
    goal = advice.goal
    mix = _estimate(opinion.mix, goal)
    brings = {
        Goal.WIN: f"it wins {estimate_words(mix, goal)}",
        Goal.MARGIN: f"its margin is {estimate_words(mix, goal)}",
        Goal.POINTS: f"it brings {estimate_words(mix, goal)} points this round and wins "
        f"{estimate_words(opinion.mix.win, Goal.WIN)}",
    }[goal]
    sentences = [f"The mix played on {opinion.games:,} times, {opinion.cap} rounds: {brings}."]
    expected = sum(candidate.share * candidate.value for candidate in advice.candidates)
    if not mix.low - _rounding(goal) <= expected <= mix.high + _rounding(goal):
        sentences.append(f"The values alone say {value_figure(expected, goal)}.")
    better = _clearly_better(advice)
    if better is not None:
        gain, candidate = better
        sentences.append(
            f"There {selection_code(candidate.selection)} does better than the mix, by "
            f"{estimate_words(gain, goal)}."
        )
    return sentences


def played_out_words(candidate: Candidate, goal: Goal) -> str:
    """What playouts of a candidate say of the goal, in short: ``61±2``; "" without any."""
    games = candidate.played_out
    return "" if games is None else estimate_words(_estimate(games, goal), goal, short=True)


def estimate_words(estimate: Estimate, goal: Goal, *, short: bool = False) -> str:
    """``61% ± 2`` of the chance to win, or ``+1.7 ± 0.4`` points; ``61±2`` where it is short.

    The half width is rounded up, so that no interval seems narrower than it is.
    """
    half = _rounded_up(estimate.half_width, goal)
    if short:
        return f"{value_figure(estimate.value, goal, unit='')}±{half}"
    return f"{value_figure(estimate.value, goal)} ± {half}"


def _clearly_better(advice: Advice) -> tuple[Estimate, Candidate] | None:
    """The candidate that gains most over the mix, if any gains more than chance explains."""
    gains = [(c.played_out.gain, c) for c in advice.candidates if c.played_out is not None]
    found = [(gain, c) for gain, c in gains if gain.low > _rounding(advice.goal)]
    return max(found, key=lambda pair: pair[0].value, default=None)


def _estimate(games: PlayoutEstimates, goal: Goal) -> Estimate:
    return {Goal.WIN: games.win, Goal.MARGIN: games.margin, Goal.POINTS: games.points}[goal]


def _rounded_up(half: float, goal: Goal) -> str:
    return f"{ceil(100 * half)}" if goal is Goal.WIN else f"{ceil(10 * half) / 10:.1f}"


def _rounding(goal: Goal) -> float:
    """Half of the last digit shown: a smaller difference cannot be seen."""
    return 0.005 if goal is Goal.WIN else 0.05
