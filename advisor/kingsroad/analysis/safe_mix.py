"""The mix advised: it leans towards the belief about the others, but risks little by that.

An equilibrium mix is safe: with two players and opposed goals it is worth the value of the round
whatever the other does. A mix that leans towards a belief brings more if the belief is right, and
less against a player who knows it. Risking no more than what the other's mistakes have given in
expectation keeps the whole game as safe as the equilibrium ("risk what you've won in expectation":
Ganzfried and Sandholm, 2015, "Safe opponent exploitation").

After each choice the account of what was given grows by what the advised mix brought against the
action that the other took, less the value. Mistakes make it larger; where the mix leant and the
other took advantage of that, it shrinks, never below nothing as the mix leans no further than the
account allows. The own choices do not count, only the mixes, so what was given does not depend on
luck; and all of it can be computed from what is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.question import Question
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.linear_programs import constrained_best_response, zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import Findings, Weights, believe, common_knowledge
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.position import Position
from kingsroad.rounds import Revealed, reveal

_RISK_SAMPLES: Final = 64

_TEMPERATURE: Final = {Goal.WIN: 0.005, Goal.MARGIN: 0.125, Goal.POINTS: 0.125}
"""By goal, in its unit: how much better a play must be to be e times as likely as it was.

Players who answer the same belief with its one best play all choose alike, and alike means no
majority for anybody: of three such players none scored in 60 % of the rounds, and one who answered
with this temperature won 30 of 30 games against two of them. Against two or three players of level
2 it wins as much as the best response alone, within the error of 70 games.
"""

_ANYTHING: Final = 0.1
"""The share of the uniform mix in what a leaning mix starts from.

An equilibrium found in a limited time leaves out plays that are as good; without this share
one of four players won 58 % rather than 82 % of 31 games against three of level 2.
"""

_MIN_SHARE: Final = 0.005
"""A play with a smaller share is left out of a leaning mix."""


@dataclass(frozen=True)
class SafeMix:
    """A mix that gives up little against an equilibrium of the round.

    It is an epsilon-safe strategy (McCracken and Bowling, 2004, "Safe strategies for agent
    modelling in games").

    Attributes:
        stage: the round as a stage game.
        profile: the equilibrium.
        against: [own actions], what they are worth against the others' equilibrium mixes, in the
            goal's unit.
        epsilon: how much the mix may give up at worst, in the same unit.
        mix: the mix.
    """

    stage: StageGame
    profile: Profile
    against: Floats
    epsilon: float
    mix: MixedStrategy

    @classmethod
    def of(
        cls,
        stage: StageGame,
        profile: Profile,
        against: Floats,
        values: Floats,
        epsilon: float,
        *,
        allowed: Bools | None = None,
    ) -> SafeMix:
        """The mix with the best value against the belief that gives up at most ``epsilon``.

        Two players with opposed goals: whatever the other does. Else: against the others'
        equilibrium mixes, and leaning only (`leaning_mix`), since several players who all take the
        best response to the same belief would choose alike.

        Args:
            stage, profile, against, epsilon: as above.
            values: [own actions], what they are worth against the belief, in the goal's unit.
            allowed: [own actions], those that may be in the mix; None for all.
        """
        rows = np.arange(stage.sizes[0]) if allowed is None else np.flatnonzero(allowed)
        own = _safest(stage, profile, against, rows)
        if epsilon == 0:
            found = own
        elif profile.zero_sum:
            matrix = own_matrix(stage)[rows]
            floor = float((own @ matrix).min()) - epsilon
            floors = np.full(stage.sizes[1], floor)
            found = constrained_best_response(values[rows], matrix, floors)
        else:
            found = leaning_mix(own, values[rows], _TEMPERATURE[stage.goal])
            given_up = float((own - found) @ against[rows])
            if given_up > epsilon:
                found = own + epsilon / given_up * (found - own)
        mix = np.zeros(stage.sizes[0])
        mix[rows] = found
        return cls(stage, profile, against, epsilon, mix)

    def swings(self) -> Floats:
        """[other's actions]: two players with opposed goals, what each brings more than the value.

        The value is what an equilibrium mix is worth whatever the other does; so an action brings
        less only as far as the mix leans away from that, and more where it is a mistake.
        """
        matrix = own_matrix(self.stage)
        return np.asarray(self.mix @ matrix - (self.profile.mixes[0] @ matrix).min())

    @cached_property
    def risk(self) -> float:
        """The most that one opponent can take from the mix while the rest play the equilibrium.

        In the goal's unit.
        """
        stage, mixes = self.stage, [self.mix, *self.profile.mixes[1:]]
        worst = [
            expected_payoffs(stage, seat, mixes, _RISK_SAMPLES).payoffs.by(stage.goal)[:, 0].min()
            for seat in stage.open[1:]
        ]
        return max(0.0, float(self.profile.value(stage.goal)[0] - min(worst, default=np.inf)))


def _safest(stage: StageGame, profile: Profile, against: Floats, rows: Actions) -> MixedStrategy:
    """[rows]: the mix of the own actions in ``rows`` that gives up least.

    The own equilibrium mix where all actions are among them. Else two players with opposed goals
    play these as safely as can be; with more, what is left of the equilibrium mix, or where nothing
    is left the best action against the others' mixes.
    """
    own = profile.mixes[0]
    if len(rows) == len(own):
        return own
    if profile.zero_sum:
        return zero_sum(own_matrix(stage)[rows])[0]
    left = own[rows]
    if not left.any():
        left = np.eye(len(rows))[against[rows].argmax()]
    return np.asarray(left / left.sum())


def leaning_mix(mix: MixedStrategy, values: Floats, temperature: float) -> MixedStrategy:
    """A mix that moves towards the plays of most value, the further the more they bring.

    It maximises value less ``temperature`` times the Kullback-Leibler divergence from the start,
    which is ``mix`` with a little of every play (Jacob et al., 2022, "Modeling strong and
    human-like gameplay with KL-regularized search"). Tiny shares are left out.

    Args:
        mix: what to start from.
        values: [own actions], what they are worth, in the goal's unit.
        temperature: above 0, in the same unit; towards 0 it is the best response.
    """
    start = (1 - _ANYTHING) * mix + _ANYTHING / len(mix)
    weights = start * np.exp((values - values.max()) / temperature)
    shares = weights / weights.sum()
    shares[shares < min(_MIN_SHARE, shares.max())] = 0.0
    return np.asarray(shares / shares.sum())


def own_matrix(stage: StageGame) -> Floats:
    """Two players: [own actions, other's actions], what seat 0 gets, in the goal's unit."""
    return stage.payoff_tables[0].by(stage.goal)[:, 0].reshape(stage.sizes)


_MAX_KEPT: Final = 1024
"""The choices of which the `_Swings` are kept, a kB each: more than a long game has."""

_OTHER: Final = 1


@dataclass
class _Swings:
    """By action of the other player, what the advised mix brings more than the value, if known."""

    known: Floats | None = None


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice of the other player, and what the mix against it was made from; two players.

    Attributes:
        position: the position before the choices, the player advised in seat 0.
        revealed: the round as revealed, where it is a second choice.
        goal: of both.
        kind: of the belief about the other.
        weights: by seat, of the types in it.
        given: what had been given before.
        valuer: the name of the values in use.
    """

    position: Position
    revealed: Revealed | None
    goal: Goal
    kind: BeliefKind
    weights: tuple[Weights, ...]
    given: float
    valuer: str


def expected_gifts(question: Question, history: list[Findings], stop: Stop) -> float:
    """What the other player has given in expectation to one who drew from the mixes advised.

    Args:
        question: of two players with opposed goals.
        history: what each round says about the players; not used for a belief without types.
        stop: polled. Where time runs out, nothing counts as given, which is safe.

    Returns:
        In the goal's unit, 0 or more.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    reports = question.game.reports
    learnt = Findings.none(len(question.order))
    if question.belief_kinds[_OTHER] is not BeliefKind.HIERARCHY:
        history = [learnt] * len(reports)
    if len(history) < len(reports):
        return 0.0
    given = 0.0
    try:
        for report, found in zip(reports, history, strict=True):
            selections = [report.selections[seat] for seat in question.order]
            before = report.before.seats_reordered(question.order)
            given = _after(_choice(question, before, None, learnt, given), selections[_OTHER], stop)
            again = report.reselections[question.order[_OTHER]] if report.reselections else None
            if again is not None:
                revealed = reveal(before, selections)
                choice = _choice(question, revealed.after, revealed, learnt, given)
                given = _after(choice, again, stop)
            learnt += found
        if (shown := question.revealed) is not None:
            choice = _choice(question, shown.before, None, learnt, given)
            given = _after(choice, shown.selections[_OTHER], stop)
    except OutOfTime:
        return 0.0
    return given


def remember(question: Question, learnt: Findings, safe: SafeMix) -> None:
    """Keeps what a mix advised brings, for the questions of the rounds after this one."""
    if not any(question.claims):
        choice = _choice(question, question.position, question.revealed, learnt, safe.epsilon)
        _slot(choice).known = safe.swings()


def _choice(
    question: Question,
    position: Position,
    revealed: Revealed | None,
    learnt: Findings,
    given: float,
) -> _Choice:
    return _Choice(
        position,
        revealed,
        question.settings.goal,
        question.belief_kinds[_OTHER],
        tuple(learnt.weights()),
        given,
        best_valuer(position.num_players, position.variant).name,
    )


@lru_cache(_MAX_KEPT)
def _slot(choice: _Choice) -> _Swings:
    return _Swings()


def _after(choice: _Choice, selection: Selection, stop: Stop) -> float:
    """What has been given after a choice of the other player."""
    stop.check()
    known = common_knowledge(choice.position, choice.goal, choice.revealed, stop)
    stage, kept = known.stage, _slot(choice)
    if kept.known is None:
        profile = known.profile()
        kinds = [BeliefKind.EQUILIBRIUM, choice.kind]
        beliefs = believe(stage, kinds, choice.weights, known.levels(), profile)
        values = (own_matrix(stage) @ beliefs[_OTHER].mix).round(DIGITS)
        safe = SafeMix.of(stage, profile, profile.against[0], values, choice.given)
        kept.known = safe.swings()
    given = choice.given + float(kept.known[stage.action_of(_OTHER, selection)])
    # Rounded, as the same sums in another order should be the same; nothing is less than nothing.
    return max(0.0, float(np.round(given, DIGITS)))
