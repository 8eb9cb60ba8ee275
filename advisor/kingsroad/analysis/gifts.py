"""What the other player's mistakes have given so far, which is all that the advised mix risks.

An equilibrium mix is safe: with two players and opposed goals it is worth the value of the round
whatever the other does. A mix that leans towards a belief brings more if the belief is right, and
less against a player who knows it. Risking no more than what the other has given in expectation
keeps the whole game as safe as the equilibrium ("risk what you've won in expectation": Ganzfried
and Sandholm, 2015, "Safe opponent exploitation").

After each choice the account grows by what the advised mix brought against the action that the
other took, less the value. Mistakes make it larger; where the mix leant and the other took
advantage of that, it shrinks, never below nothing as the mix leans no further than the account
allows. The own choices do not count, only the mixes, so what was given does not depend on luck; and
all of it can be computed from what is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.question import Question
from advisor.kingsroad.analysis.safe_mix import SafeMix, own_matrix
from advisor.kingsroad.opponents.beliefs import believe
from advisor.kingsroad.opponents.common_knowledge import common_knowledge
from advisor.kingsroad.opponents.inference import Findings
from advisor.kingsroad.opponents.level_k import Weights
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.goals import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.position import Position
from kingsroad.rounds import Revealed, reveal

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
