"""The analysis of a question: beliefs, values, the equilibrium and the mix to advise.

The player advised sits in seat 0 throughout (see `Question`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from random import Random
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad import opponents
from advisor.kingsroad.analysis.judgement import DIGITS, Judgement, judge_payoffs, judge_points
from advisor.kingsroad.analysis.question import Question
from advisor.kingsroad.analysis.safe_mix import SafeMix, expected_gifts, remember
from advisor.kingsroad.equilibrium.expected_payoffs import (
    ExpectedPayoffs,
    expected_payoffs,
    sampled_payoffs,
    with_replies_weighed,
)
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.round.bounds import PointBounds, candidate_bounds, point_bounds
from advisor.kingsroad.round.joint_classes import WitchValue, witch_value
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes
from advisor.kingsroad.round.plays import Play, Plays
from advisor.messages.verdicts import SCALE, BeliefKind, Goal
from kingsroad.notation import print_position

_MAX_PLAYERS_WITH_WITCH: Final = 4
"""Up to this many players the Witch's bounds come at once; with more they take too long."""

_EVIDENCE_SHARE: Final = 0.4
"""The most of the time left that the evidence of past rounds may take."""

_SEARCH_SHARE: Final = 0.6
"""The most of the time then left that the search for an equilibrium may take."""

_GIFTS_SHARE: Final = 0.4
"""The most of the time then left that counting what the others have given may take."""

_REPLIES_SHARE: Final = 0.5
"""The most of the time then left that weighing all second choices after a Witch may take."""

_QUICK_WITCH_PAIRS: Final = 200_000
_QUICK_SAMPLES: Final = 16
FULL_SAMPLES: Final = 96
"""Joint choices of the others, where there are more, against which choices are judged."""

_MIN_SHARE: Final = 0.005
"""A choice with a smaller share of the mix is not drawn for people."""

_AS_SAFE: Final = 0.005
"""Two choices no further apart against perfect play, in chance to win, are as safe."""

_KEEPING_IS_FREE: Final = 2
"""With so many players, what keeps Witch and Dragon is preferred among equally good choices.

In matches those who prefer it won 61.5 % of 400 games of two, but 28.6 % of 450 games of three and
22.7 % of 320 of four, less than is fair: with more players the values think too much of what is
kept (`tests/advisor/selfplay/test_equal_choices.py`).
"""


@dataclass(frozen=True)
class RoundPoints:
    """The points that the own actions bring this round.

    Attributes:
        expected: [actions], the Witch's those of her best second choice.
        errors: by action, the standard error of its points; None where they are exact.
        spread: [actions but the Witch, points], the chance of exactly this many points; None where
            all points are from a sample.
        bounds: the least and most points of every action but the Witch, and of hers once known;
            None where all points are from a sample.
    """

    expected: Floats
    errors: Sequence[float | None]
    spread: Floats | None
    bounds: PointBounds | None


@dataclass(frozen=True)
class Analysis:
    """The findings so far.

    Attributes:
        question: the question.
        stage: the round as a stage game.
        beliefs: about every seat; seat 0's is what the others may think of the player advised.
        payoffs: what the own actions bring against the beliefs.
        find_round_points: computes `round_points`, once.
        mix: the mix advised.
        safe_mix: the same with its equilibrium; None in a quick analysis, which advises the best
            action alone.
        learnt: what the rounds so far say about the seats; None in a quick analysis.
    """

    question: Question
    stage: StageGame
    beliefs: list[opponents.Belief]
    payoffs: ExpectedPayoffs
    find_round_points: Callable[[], RoundPoints]
    mix: MixedStrategy
    safe_mix: SafeMix | None = None
    learnt: opponents.Findings | None = None

    @property
    def round_points(self) -> RoundPoints:
        """The points that the own actions bring this round; computed on first use."""
        return self.find_round_points()

    @cached_property
    def judgement(self) -> Judgement:
        """What the own actions are worth against the beliefs, and lose."""
        return _judgement(self.stage.goal, self.find_round_points, self.payoffs, self.allowed)

    @cached_property
    def allowed(self) -> Bools:
        """[own actions]: whether an action satisfies what is assumed about the own choice."""
        return self.question.allowed(self.stage)

    @cached_property
    def ranking(self) -> list[int]:
        """The own actions that may be chosen by value, best first, ties by code."""
        return [action for action in self.free_ranking if self.allowed[action]]

    @cached_property
    def free_ranking(self) -> list[int]:
        """The same of all own actions, whatever is assumed about the own choice."""
        return _ranking(self.stage, self.judgement.values)

    @property
    def sampled_action(self) -> int:
        """An action drawn from the mix: what a computer player plays."""
        return self._draw(self.ranking)

    @cached_property
    def recommended_action(self) -> int:
        """What a person is advised to play: one of the actions that are as good as the best.

        With two players any of these, with more only what is best by value. Of several, one that
        keeps the Witch and the Dragon; of several still, the safer against perfect play; of several
        still, one drawn from the mix, or the best where none is in it. With any number of players
        the Witch, who is gone once she is played, is kept where a choice without her is as good.
        """
        plays, judgement = self.stage.plays[0].candidates, self.judgement
        free = len(self.stage.sizes) <= _KEEPING_IS_FREE
        considered = judgement.equal if free else judgement.losses == 0
        good = [action for action in self.ranking if considered[action]]
        if all(plays[action].witch for action in good):
            others = [a for a in self.ranking if judgement.equal[a] and not plays[a].witch]
            good = others[:1] or good
        spent = min(_spent(plays[action]) for action in good)
        kept = [action for action in good if _spent(plays[action]) == spent]
        if self.safe_mix is not None:
            safest = max(self.safe_mix.against[kept])
            least = safest - _AS_SAFE * SCALE[self.stage.goal]
            kept = [action for action in kept if self.safe_mix.against[action] >= least]
        mixed = [action for action in kept if self.mix[action] > _MIN_SHARE]
        return self._draw(mixed) if mixed else kept[0]

    def _draw(self, actions: list[int]) -> int:
        """One of some actions, by their shares of the mix.

        The seed is made of the position and the settings' seed, so that asking again changes
        nothing and two players who ask do not get the same answer.
        """
        question = self.question
        dice = Random(f"{print_position(question.position)} {question.settings.seed}")
        return dice.choices(actions, self.mix[actions].tolist())[0]

    @property
    def epsilon(self) -> float:
        """What the mix may give up at worst, in the goal's unit; 0 where none was looked for."""
        return self.safe_mix.epsilon if self.safe_mix else self.question.epsilon or 0.0

    @property
    def scene(self) -> OpponentModel:
        """The round as outcomes see it."""
        return scene(self.question, self.stage, self.beliefs)


def quick_analysis(question: Question, known: opponents.CommonKnowledge) -> Analysis:
    """A first analysis: opponents reason at level 0; only the best action is advised.

    Raises as the `Stop` of ``known``, which it polls.
    """
    stage, beliefs = known.stage, _first_beliefs(question, known)
    payoffs = expected_payoffs(stage, 0, [belief.mix for belief in beliefs], _QUICK_SAMPLES)
    seen = scene(question, stage, beliefs)
    points = cache(partial(_quick_round_points, seen, stage.plays[0], stage.stop))
    judgement = _judgement(stage.goal, points, payoffs, question.allowed(stage))
    mix = _best_alone(stage, judgement)
    return Analysis(question, stage, beliefs, payoffs, points, mix)


def hasty_analysis(question: Question, known: opponents.CommonKnowledge) -> Analysis:
    """The same from a few joint actions, the points too, for when there is no time left.

    As if no opponent revealed a Witch, where they can do otherwise: each would cost many replies.
    Raises as the `Stop` of ``known``, which it polls.
    """
    stage, beliefs = known.stage, _first_beliefs(question, known)
    mixes = [_without_witch(stage, seat, belief.mix) for seat, belief in enumerate(beliefs)]
    payoffs = sampled_payoffs(stage, 0, mixes, 1, 0)
    assert payoffs.errors is not None
    errors = payoffs.errors.points[:, 0].round(DIGITS).tolist()
    points = RoundPoints(payoffs.payoffs.points[:, 0], errors, None, None)
    judgement = _judgement(stage.goal, lambda: points, payoffs, question.allowed(stage))
    mix = _best_alone(stage, judgement)
    return Analysis(question, stage, beliefs, payoffs, lambda: points, mix)


def _first_beliefs(question: Question, known: opponents.CommonKnowledge) -> list[opponents.Belief]:
    """By seat: anything, where that is asked for, else that the opponents reason at level 0."""
    kinds = [k if k is BeliefKind.UNIFORM else BeliefKind.HIERARCHY for k in question.belief_kinds]
    return opponents.believe(
        known.stage, kinds, [opponents.PRIOR] * len(kinds), known.levels(0), None
    )


def _without_witch(stage: StageGame, seat: int, mix: MixedStrategy) -> MixedStrategy:
    others = np.arange(len(mix)) != stage.witch_action(seat)
    return np.where(others, mix, 0.0) / mix[others].sum() if mix[others].any() else mix


def _best_alone(stage: StageGame, judgement: Judgement) -> MixedStrategy:
    mix = np.zeros(stage.sizes[0])
    ranking = _ranking(stage, judgement.values)
    mix[next(action for action in ranking if judgement.losses[action] == 0)] = 1.0
    return mix


def full_analysis(
    question: Question, known: opponents.CommonKnowledge, stop: Stop, *, certified: bool = True
) -> Analysis:
    """Everything but the proofs; computer players also do without a ``certified`` equilibrium.

    Where time is short, it does with less evidence and with a search cut short.

    Raises:
        Cancelled: ``stop`` was cancelled.
        OutOfTime: there was not even time for that.
    """
    stage, goal = known.stage, question.settings.goal
    beliefs, profile, learnt, history = public_beliefs(question, known, stop, certified=certified)
    mixes = [belief.mix for belief in beliefs]
    # The same samples whatever the seed: the same choice always loses the same.
    payoffs = expected_payoffs(stage, 0, mixes, FULL_SAMPLES)
    few = len(stage.sizes) <= _MAX_PLAYERS_WITH_WITCH
    find = _round_points if few else _quick_round_points
    points = cache(partial(find, scene(question, stage, beliefs), stage.plays[0], stop))
    against = profile.against[0]
    if not profile.certified:
        against = expected_payoffs(stage, 0, profile.mixes, FULL_SAMPLES).own(goal)
    allowed = question.allowed(stage)
    values = _judgement(goal, points, payoffs, allowed).values
    epsilon = question.epsilon
    if epsilon is None:
        with stop.portion(_GIFTS_SHARE):
            epsilon = expected_gifts(question, history, stop)
    safe_mix = SafeMix.of(stage, profile, against, values, epsilon, allowed=allowed)
    if question.epsilon is None:
        remember(question, learnt, safe_mix)
    return Analysis(question, stage, beliefs, payoffs, points, safe_mix.mix, safe_mix, learnt)


def public_beliefs(
    question: Question, known: opponents.CommonKnowledge, stop: Stop, *, certified: bool = True
) -> tuple[list[opponents.Belief], Profile, opponents.Findings, list[opponents.Findings]]:
    """The beliefs about every seat, the equilibrium and the evidence, also by round.

    They are made of what is public, so they are the same for every seat. Raises as `full_analysis`.
    """
    goal = question.settings.goal
    history: list[opponents.Findings] = []
    levels = known.levels(0)
    if BeliefKind.HIERARCHY in question.belief_kinds:
        with stop.portion(_EVIDENCE_SHARE):
            history = opponents.findings_by_round(question.game, goal, stop, question.order)
        levels = known.levels()
    learnt = opponents.in_all(history, len(question.order))
    with stop.portion(_SEARCH_SHARE):
        profile = known.profile(certified=certified)
    beliefs = opponents.believe(
        known.stage, question.belief_kinds, learnt.weights(), levels, profile
    )
    return beliefs, profile, learnt, history


def with_every_reply(analysis: Analysis, stop: Stop) -> Analysis:
    """The full analysis with every second choice after the own Witch weighed, and the mix for it.

    Unchanged where the Witch is spent, or where she would take too much of the time left.
    """
    stage, safe = analysis.stage, analysis.safe_mix
    mixes = [belief.mix for belief in analysis.beliefs]
    if analysis.payoffs.every_reply or safe is None:
        return analysis
    try:
        with stop.portion(_REPLIES_SHARE):
            payoffs = with_replies_weighed(analysis.payoffs, stage, mixes, FULL_SAMPLES)
    except OutOfTime:
        return analysis
    allowed = analysis.allowed
    values = _judgement(stage.goal, analysis.find_round_points, payoffs, allowed).values
    safe = SafeMix.of(stage, safe.profile, safe.against, values, safe.epsilon, allowed=allowed)
    return replace(analysis, payoffs=payoffs, mix=safe.mix, safe_mix=safe)


def with_witch_bounds(analysis: Analysis) -> Analysis:
    """The analysis with the Witch's bounds, also where many players make them slow."""
    if len(analysis.stage.sizes) <= _MAX_PLAYERS_WITH_WITCH:
        return analysis
    stage = analysis.stage
    points = cache(partial(_round_points, analysis.scene, stage.plays[0], stage.stop))
    return replace(analysis, find_round_points=points)


def _judgement(
    goal: Goal, points: Callable[[], RoundPoints], payoffs: ExpectedPayoffs, allowed: Bools
) -> Judgement:
    if goal is Goal.POINTS:
        return judge_points(points().expected, points().errors, allowed)
    return judge_payoffs(payoffs, goal, allowed)


def _ranking(stage: StageGame, values: Floats) -> list[int]:
    codes = [play.selection.code for play in stage.plays[0].candidates]
    return sorted(range(len(codes)), key=lambda action: (-values[action], codes[action]))


def _spent(play: Play) -> tuple[bool, bool]:
    """Whether a play spends the Witch, and whether the Dragon."""
    return play.witch, play.dragon


def _round_points(seen: OpponentModel, own: Plays, stop: Stop) -> RoundPoints:
    points = _folded(seen, own, stop, candidate_bounds(seen, own, stop))
    if own.witch is None:
        return points
    return _priced(points, witch_value(seen, own.again.arrays, stop=stop))


def _quick_round_points(seen: OpponentModel, own: Plays, stop: Stop) -> RoundPoints:
    """The same without the Witch's bounds, and as if no opponent revealed one."""
    points = _folded(seen, own, stop, point_bounds(seen, own.arrays, stop))
    if own.witch is None:
        return points
    seen = replace(seen, opponents=[replace(o, witch=0.0) for o in seen.opponents])
    second = own.again.arrays
    return _priced(points, witch_value(seen, second, max_scored=_QUICK_WITCH_PAIRS, stop=stop))


def _folded(seen: OpponentModel, own: Plays, stop: Stop, bounds: PointBounds) -> RoundPoints:
    exact = outcomes(seen, own.arrays, stop)
    return RoundPoints(exact.points, [None] * len(exact.points), exact.spread, bounds)


def _priced(points: RoundPoints, price: WitchValue) -> RoundPoints:
    expected = np.append(points.expected, price.points)
    return replace(points, expected=expected, errors=[*points.errors, price.error])


def scene(
    question: Question, stage: StageGame, beliefs: Sequence[opponents.Belief]
) -> OpponentModel:
    """The round as its outcomes are computed from."""
    rivals = [OpponentBelief.of(s, stage.plays[s], beliefs[s].mix) for s in stage.open if s != 0]
    if question.revealed is not None:
        return OpponentModel.second_choice(question.revealed, 0, rivals)
    return OpponentModel(stage.position, 0, rivals)
