"""The candidates of an analysis as messages: what every own action is worth, and why."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from advisor.core.arrays import Floats, as_chance
from advisor.kingsroad.analysis.analysis import Analysis, RoundPoints
from advisor.kingsroad.analysis.counterfactual import Alternatives
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.needs import needs
from advisor.kingsroad.analysis.question import Question
from advisor.kingsroad.analysis.reasons import ReasonFinder, renumbered
from advisor.kingsroad.round.region_reasons import Reasons
from advisor.messages.advice import Candidate
from advisor.messages.goals import Goal
from advisor.messages.reasons import Need

MAX_SHOWN: Final = 5
"""The most candidates to show."""


def candidates_of(analysis: Analysis, finder: ReasonFinder) -> list[Candidate]:
    """Every own action, best first; those to be shown with their reasons."""
    regions, order = Reasons(analysis.scene), analysis.question.order
    needed = _needs(analysis)
    found = [
        _candidate(analysis, place, regions, needed.get(action))
        for place, action in enumerate(analysis.ranking)
    ]
    plays, among = analysis.stage.plays[0].candidates, Alternatives(found)
    for place, action in enumerate(analysis.ranking):
        if found[place].regions or (plays[action].witch and is_shown(analysis, place)):
            why = finder.of(plays[action], place, among)
            named = [renumbered(reason, order) for reason in why]
            found[place] = msgspec.structs.replace(found[place], reasons=named)
    return found


def _needs(analysis: Analysis) -> dict[int, Need]:
    """By own action, what it would have needed, the seats as given; nothing in a quick analysis."""
    cases, judgement = analysis.payoffs.cases, analysis.judgement
    if analysis.safe_mix is None or cases is None:
        return {}
    advised = analysis.recommended_action
    found = needs(analysis.stage, cases, advised, judgement.losses, judgement.errors)
    question = analysis.question
    return {action: seated_as_given(need, question) for action, need in found.items()}


def seated_as_given(need: Need, question: Question) -> Need:
    """What a choice needed, with the seat as given."""
    if need.player is None:
        return need
    return msgspec.structs.replace(need, player=question.order[need.player])


def _candidate(analysis: Analysis, place: int, reasons: Reasons, need: Need | None) -> Candidate:
    """The own action at a place of the ranking."""
    action = analysis.ranking[place]
    play = analysis.stage.plays[0].candidates[action]
    worth, errors = analysis.payoffs.payoffs, analysis.payoffs.errors
    judgement = analysis.judgement
    points = analysis.round_points
    worst, best = _bounds(points, action)
    explained = is_shown(analysis, place) and not play.witch and points.spread is not None
    return Candidate(
        selection=play.selection.codes,
        points=rounded(points.expected[action]),
        points_se=points.errors[action],
        worst=worst,
        best=best,
        win=as_chance(worth.win[action, 0]),
        margin=rounded(worth.margin[action, 0]),
        win_se=rounded(errors.win[action, 0]) if errors else None,
        margin_se=rounded(errors.margin[action, 0]) if errors else None,
        bound="lower" if play.witch and not analysis.payoffs.every_reply else None,
        share=as_chance(analysis.mix[action]),
        value=float(judgement.values[action]),
        loss=float(judgement.losses[action]),
        loss_error=float(judgement.errors[action]),
        safe_loss=safe_loss(analysis, action),
        win_best_play=win_best_play(analysis, action),
        loss_best_play=loss_best_play(analysis, action),
        points_spread=_spread(points, action) if explained else {},
        regions=reasons.of(play) if explained else [],
        need=need,
    )


def safe_loss(analysis: Analysis, action: int) -> float | None:
    """What an own action gives up against the others' equilibrium mixes; None if not known.

    In the goal's unit, 0 or more.
    """
    if analysis.safe_mix is None or not analysis.safe_mix.profile.certified:
        return None
    against = analysis.safe_mix.profile.against[0]
    return rounded(against.max() - against[action])


def loss_best_play(analysis: Analysis, action: int) -> float | None:
    """How far an own action is below the best that may be chosen, against the others' equilibrium
    mixes; None in a quick analysis.

    In the goal's unit, 0 or more.
    """
    if analysis.safe_mix is None:
        return None
    against = analysis.safe_mix.against
    return rounded(max(0.0, against[analysis.allowed].max() - against[action]))


def win_best_play(analysis: Analysis, action: int) -> float | None:
    """The chance to win of an own action against the others' equilibrium mixes, where known."""
    against = chances_in_best_play(analysis)
    return None if against is None else as_chance(against[action])


def chances_in_best_play(analysis: Analysis) -> Floats | None:
    """[own actions]: the chance to win against the others' equilibrium mixes, where known."""
    if analysis.safe_mix is None or analysis.stage.goal is not Goal.WIN:
        return None
    return analysis.safe_mix.against


def is_shown(analysis: Analysis, place: int) -> bool:
    """Whether a candidate, by its place, is among the best, in the mix or recommended."""
    action = analysis.ranking[place]
    return place < MAX_SHOWN or analysis.mix[action] > 0 or action == analysis.recommended_action


def rounded(value: float) -> float:
    """A value without the errors of sums."""
    return round(float(value), DIGITS)


def _bounds(points: RoundPoints, action: int) -> tuple[int | None, int | None]:
    if points.bounds is None or action >= len(points.bounds.worst):
        return None, None
    return int(points.bounds.worst[action]), int(points.bounds.best[action])


def _spread(points: RoundPoints, action: int) -> dict[str, float]:
    if points.spread is None:
        return {}
    chances = points.spread[action]
    return {str(points): as_chance(chances[points]) for points in np.flatnonzero(chances > 0)}
