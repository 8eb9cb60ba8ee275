"""What is found out about a question: beliefs, values, the equilibrium and the mix to advise.

The player advised sits in seat 0 throughout (see `Question`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from random import Random
from typing import Final

import numpy as np

from advisor.analysis.question import Question
from advisor.core.cancellation import Stop
from advisor.equilibrium.double_oracle import Profile
from advisor.equilibrium.expected_payoffs import ExpectedPayoffs, expected_payoffs
from advisor.equilibrium.matrix_games import constrained_best_response
from advisor.equilibrium.stage_game import Floats, MixedStrategy, StageGame
from advisor.messages.goals import BeliefKind, Goal
from advisor.opponents.beliefs import PRIOR, Belief, Weights, believe
from advisor.opponents.common_knowledge import CommonKnowledge
from advisor.opponents.inference import learn
from advisor.round.bounds import PointBounds, candidate_bounds, point_bounds
from advisor.round.outcomes import OpponentBelief, OpponentModel, outcomes
from advisor.round.plays import Plays
from advisor.round.witch_value import WitchValue, witch_value
from kingsroad.notation import print_position

DIGITS: Final = 10
"""Values are told to so many digits: equal ones are then equal whatever the order of sums."""

_FEW: Final = 4
"""With so many players all about the Witch is found out at once, with more it takes too long."""

_QUICK: Final = 200_000
_FIRST_SAMPLE: Final = 16
_SAMPLE: Final = 96
_RISK_SAMPLE: Final = 64


@dataclass(frozen=True)
class Reply:
    """What is advised, given an equilibrium of the round.

    Attributes:
        stage: the round as a game.
        profile: the equilibrium.
        mix: the mix advised.
    """

    stage: StageGame
    profile: Profile
    mix: MixedStrategy

    @cached_property
    def risk(self) -> float:
        """The most that one other player can take from the mix, the rest playing the equilibrium.

        In the goal's unit.
        """
        stage, mixes = self.stage, [self.mix, *self.profile.mixes[1:]]
        worst = [
            expected_payoffs(stage, seat, mixes, _RISK_SAMPLE).worth.by(stage.goal)[:, 0].min()
            for seat in stage.open[1:]
        ]
        return max(0.0, float(self.profile.value(stage.goal)[0] - min(worst, default=np.inf)))


@dataclass(frozen=True)
class RoundPoints:
    """The points that the own rows bring this round.

    Attributes:
        expected: per row, exact but for ``witch_error``; a Witch's are those of her best second
            choice.
        spread: the chance of exactly p points in column p, for the rows that are no Witch.
        witch_error: the standard error of the Witch's; None where there is none.
        bounds: the least and most of every row that is no Witch, and of hers once it is known.
    """

    expected: Floats
    spread: Floats
    witch_error: float | None
    bounds: PointBounds


@dataclass(frozen=True)
class Analysis:
    """All that was found out so far.

    Attributes:
        question: what was asked.
        stage: the round as a game.
        beliefs: about every seat; seat 0's is not used.
        values: what the own rows are worth against the beliefs.
        found_round: finds what the own rows bring this round, once.
        mix: the mix advised.
        reply: where it comes from; None for a first look, which is the best row alone.
    """

    question: Question
    stage: StageGame
    beliefs: list[Belief]
    values: ExpectedPayoffs
    found_round: Callable[[], RoundPoints]
    mix: MixedStrategy
    reply: Reply | None = None

    @property
    def round(self) -> RoundPoints:
        """What the own rows bring this round; found when it is first asked for."""
        return self.found_round()

    @property
    def value(self) -> Floats:
        """What the own rows are worth against the beliefs, in the goal's unit."""
        return _value(self.stage.goal, self.found_round, self.values)

    @cached_property
    def ranking(self) -> list[int]:
        """The own rows by value, best first, ties by code."""
        return _ranking(self.stage, self.value)

    @property
    def drawn(self) -> int:
        """A row drawn from the mix; the position seeds the draw, so asking again is no use."""
        question = self.question
        dice = Random(f"{print_position(question.position)} {question.settings.seed}")
        return dice.choices(self.ranking, self.mix[self.ranking].tolist())[0]

    @property
    def scene(self) -> OpponentModel:
        """The round as outcomes see it."""
        return scene(self.question, self.stage, self.beliefs)


def quick_analysis(question: Question, known: CommonKnowledge) -> Analysis:
    """A quick look: nobody is taken to think far, and only the best row is advised."""
    stage = known.stage
    kinds = [k if k is BeliefKind.UNIFORM else BeliefKind.HIERARCHY for k in question.kinds]
    beliefs = believe(stage, kinds, [PRIOR] * len(kinds), known.levels(0), None)
    values = expected_payoffs(stage, 0, [belief.mix for belief in beliefs], _FIRST_SAMPLE)
    seen = scene(question, stage, beliefs)
    points = cache(partial(_quick_round_points, seen, stage.plays[0]))
    mix = np.zeros(stage.sizes[0])
    mix[_ranking(stage, _value(stage.goal, points, values))[0]] = 1.0
    return Analysis(question, stage, beliefs, values, points, mix)


def full_analysis(
    question: Question, known: CommonKnowledge, stop: Stop, *, certified: bool = True
) -> Analysis:
    """Everything but the proofs; who only wants to play does without the certificate as well."""
    stage, goal = known.stage, question.settings.goal
    weights: list[Weights] = [PRIOR] * len(question.order)
    levels = known.levels(0)
    if BeliefKind.HIERARCHY in question.kinds[1:]:
        weights, levels = learn(question.game, goal, stop), known.levels()
    profile = known.profile(certified=certified)
    # What the player advised is thought to play is not used: the equilibrium is known already.
    kinds = [BeliefKind.EQUILIBRIUM, *question.kinds[1:]]
    beliefs = believe(stage, kinds, weights, levels, profile)
    values = expected_payoffs(stage, 0, [b.mix for b in beliefs], _SAMPLE, question.settings.seed)
    find = _round_points if len(stage.sizes) <= _FEW else _quick_round_points
    points = cache(partial(find, scene(question, stage, beliefs), stage.plays[0]))
    against = profile.against[0]
    if not profile.certified:
        against = expected_payoffs(stage, 0, profile.mixes, _SAMPLE).own(goal)
    mix = _safe_mix(stage, profile, against, _value(goal, points, values), question.epsilon)
    return Analysis(question, stage, beliefs, values, points, mix, Reply(stage, profile, mix))


def with_witch(analysis: Analysis) -> Analysis:
    """The thought with all that takes long to find out about the Witch where many play."""
    if len(analysis.stage.sizes) <= _FEW:
        return analysis
    points = cache(partial(_round_points, analysis.scene, analysis.stage.plays[0]))
    return replace(analysis, found_round=points)


def _value(goal: Goal, points: Callable[[], RoundPoints], values: ExpectedPayoffs) -> Floats:
    return points().expected if goal is Goal.POINTS else values.own(goal)


def _ranking(stage: StageGame, value: Floats) -> list[int]:
    codes = [play.selection.code for play in stage.plays[0].candidates]
    rounded = value.round(DIGITS)
    return sorted(range(len(codes)), key=lambda row: (-rounded[row], codes[row]))


def _round_points(seen: OpponentModel, own: Plays) -> RoundPoints:
    """What the own rows bring this round."""
    exact = outcomes(seen, own.arrays)
    points = RoundPoints(exact.points, exact.spread, None, candidate_bounds(seen, own))
    return points if own.witch is None else _priced(points, witch_value(seen, own.again.arrays))


def _quick_round_points(seen: OpponentModel, own: Plays) -> RoundPoints:
    """The same without the Witch's bounds, and nobody else being taken to reveal one."""
    exact = outcomes(seen, own.arrays)
    points = RoundPoints(exact.points, exact.spread, None, point_bounds(seen, own.arrays))
    if own.witch is None:
        return points
    seen = replace(seen, opponents=[replace(o, witch=0.0) for o in seen.opponents])
    return _priced(points, witch_value(seen, own.again.arrays, max_scored=_QUICK))


def _priced(points: RoundPoints, price: WitchValue) -> RoundPoints:
    expected = np.append(points.expected, price.points)
    return replace(points, expected=expected, witch_error=price.error)


def scene(question: Question, stage: StageGame, beliefs: Sequence[Belief]) -> OpponentModel:
    """The round as its outcomes are computed from."""
    rivals = [OpponentBelief.of(s, stage.plays[s], beliefs[s].mix) for s in stage.open if s != 0]
    if question.revealed is not None:
        return OpponentModel.second_choice(question.revealed, 0, rivals)
    return OpponentModel(stage.position, 0, rivals)


def _safe_mix(
    stage: StageGame, profile: Profile, against: Floats, value: Floats, epsilon: float
) -> MixedStrategy:
    """The best reply to the belief that gives up at most ``epsilon``.

    Two players with opposed goals: whatever the other does. Else: against the others' equilibrium
    mixes, where the own rows are worth ``against``.
    """
    own = profile.mixes[0]
    if epsilon == 0:
        return own
    if profile.zero_sum:
        matrix = stage.grid[0].by(stage.goal)[:, 0].reshape(stage.sizes)
        floor = float((own @ matrix).min()) - epsilon
        return constrained_best_response(value, matrix, np.full(stage.sizes[1], floor))
    return constrained_best_response(value, against[:, None], np.array([own @ against - epsilon]))
