"""An analysis as the message sent: candidates, opponents and reasons, the seats as given."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import msgspec
import numpy as np

from advisor.core.arrays import as_chance
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import Analysis
from advisor.kingsroad.analysis.candidates import (
    MAX_SHOWN,
    candidates_of,
    chances_in_best_play,
    is_shown,
    rounded,
)
from advisor.kingsroad.analysis.extremes import Extremes
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.playouts import second_opinion
from advisor.kingsroad.analysis.reasons import ReasonFinder
from advisor.kingsroad.analysis.standing import (
    SeatOutlook,
    cut_error,
    lost,
    moved,
    moved_chance,
    put_right,
)
from advisor.messages.advice import Candidate, Certificate, LikelyPlay, Opponent
from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice, Progress
from advisor.messages.reasons import Need
from advisor.messages.review import Outlook
from kingsroad.position import PositionData

_MAX_LIKELY: Final = 8


def advice(analysis: Analysis, reached: Progress, stop: Stop, *, final: bool) -> Advice:
    """The answer for an analysis as far as it has ``reached``."""
    question, settings = analysis.question, analysis.question.settings
    finder = ReasonFinder(analysis.scene)
    candidates = candidates_of(analysis, finder)
    seat = question.order[0]
    recommended = analysis.recommended_action
    best = candidates[analysis.ranking.index(recommended)]
    worth = analysis.payoffs.payoffs
    win, margin = (
        question.in_given_order((analysis.beliefs[0].mix @ payoffs).round(DIGITS).tolist())
        for payoffs in (worth.win, worth.margin)
    )
    opponents = [_opponent(analysis, seat) for seat in analysis.stage.others(0)]
    return Advice(
        id=0,
        stage=reached,
        final=final,
        player=seat,
        second=question.revealed is not None,
        position=PositionData.of(question.game.table_position),
        belief=settings.belief,
        goal=settings.goal,
        epsilon=analysis.epsilon,
        assumptions=[assumption.text(question.game.players) for assumption in question.assumptions],
        claims=list(question.assumptions),
        seed=settings.seed,
        opponents=sorted(opponents, key=lambda opponent: opponent.player),
        candidates=candidates,
        shown=min(MAX_SHOWN, len(candidates)),
        recommended=best.selection,
        reasons=best.reasons,
        stakes=finder.contests.stakes(),
        certificate=_certificate(analysis),
        win=win,
        margin=margin,
        win_best_play=_best_play(analysis),
        risk=analysis.safe_mix.risk if analysis.safe_mix else None,
        timed_out=stop.timed_out,
        seconds=stop.elapsed,
        method=_method(analysis),
        valuer=analysis.stage.valuer_name,
        sampled=analysis.payoffs.errors is not None,
    )


def with_proofs(found: Advice, analysis: Analysis, stop: Stop) -> Advice:
    """The answer with proved extremes for the candidates shown; fewer where time runs out."""
    candidates = list(found.candidates)
    for place in range(found.shown):
        if stop.late:
            break
        extremes = Extremes(analysis, analysis.ranking[place], stop)
        candidates[place] = msgspec.structs.replace(
            candidates[place],
            worst_case=extremes.points(most=False),
            best_case=extremes.points(most=True),
            worst_margin=extremes.margin(most=False),
            best_margin=extremes.margin(most=True),
        )
    return msgspec.structs.replace(
        found, candidates=candidates, timed_out=stop.timed_out, seconds=stop.elapsed
    )


def with_second_opinion(found: Advice, analysis: Analysis, stop: Stop) -> Advice:
    """The answer with estimates from games for the candidates shown and the mix."""
    places = [place for place in range(len(found.candidates)) if is_shown(analysis, place)]
    candidates = list(found.candidates)
    second = None
    if opinion := second_opinion(analysis, [analysis.ranking[place] for place in places], stop):
        second, estimates = opinion
        for place, played_out in zip(places, estimates, strict=True):
            candidates[place] = msgspec.structs.replace(candidates[place], played_out=played_out)
    return msgspec.structs.replace(
        found,
        candidates=candidates,
        second_opinion=second,
        timed_out=stop.timed_out,
        seconds=stop.elapsed,
    )


def best_outlook(analysis: Analysis) -> Outlook:
    """What the best own action brings, whatever is assumed about the own choice."""
    worth, best = analysis.payoffs.payoffs, analysis.free_ranking[0]
    return Outlook(as_chance(worth.win[best, 0]), rounded(worth.margin[best, 0]))


def best_chance_in_best_play(analysis: Analysis) -> float | None:
    """The best own chance to win against the equilibrium, whatever is assumed about the own choice;
    None where that is not known."""
    against = chances_in_best_play(analysis)
    return None if against is None else as_chance(against.max())


def with_standings(
    found: Advice,
    best: Outlook,
    standing: Sequence[SeatOutlook],
    best_play: float | None = None,
) -> Advice:
    """The answer with how everybody stands, by seat; the candidates move so that they fit.

    What each candidate loses stays as it is in every answer, up to all there is to lose; ``best``
    is what the best choice brings (`best_outlook`), ``best_play`` its chance in
    `best_chance_in_best_play`. The best one against perfect play is worth how the player stands
    then.
    """
    own = standing[found.player]
    shift = own.shift(best, found.goal)
    stands = None if found.win_best_play is None else put_right(found.win_best_play, standing)
    by = 0.0 if stands is None or best_play is None else stands[found.player] - best_play
    candidates = [_moved(c, shift, by, own, found.goal) for c in found.candidates]
    return msgspec.structs.replace(
        found,
        win=[as_chance(one.outlook.win) for one in standing],
        margin=[rounded(one.outlook.margin) for one in standing],
        win_error=[one.error for one in standing],
        margin_error=[one.margin_error for one in standing],
        win_best_play=stands,
        candidates=_within_what_there_is(candidates) if found.goal is Goal.WIN else candidates,
    )


def as_cut(found: Advice, stop: Stop) -> Advice:
    """The answer with the errors of one for which time ran out, if it did; else unchanged."""
    if not stop.timed_out:
        return found
    least = cut_error(len(found.win), first=found.stage is Progress.FIRST)
    errors = [max(least, error) for error in found.win_error or [least] * len(found.win)]
    own = errors[found.player]
    return msgspec.structs.replace(
        found,
        final=True,
        win_error=errors,
        candidates=[
            msgspec.structs.replace(c, win_se=max(own, c.win_se or 0.0)) for c in found.candidates
        ],
        timed_out=True,
        seconds=stop.elapsed,
    )


def _moved(
    candidate: Candidate, shift: Outlook, by: float, own: SeatOutlook, goal: Goal
) -> Candidate:
    """A candidate moved by a change of its chance to win and of its margin, and of its chance
    against perfect play.

    What they are moved by comes from how the player stands, which is known to within its errors.
    """
    worth = moved(Outlook(candidate.win or 0.0, candidate.margin or 0.0), shift)
    best_play = candidate.win_best_play
    value = {Goal.WIN: worth.win, Goal.MARGIN: worth.margin, Goal.POINTS: candidate.value}[goal]
    margin_se = candidate.margin_se
    if shift.margin:
        margin_se = hypot(margin_se or 0.0, own.margin_error)
    return msgspec.structs.replace(
        candidate,
        need=None if candidate.need is None else moved_need(candidate.need, shift, goal),
        win=worth.win,
        win_se=own.error,
        win_best_play=None if best_play is None else moved_chance(best_play, by),
        margin=worth.margin,
        margin_se=margin_se,
        value=value,
    )


def _within_what_there_is(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Candidates that were moved, none of which loses more chance than the best one has."""
    people = max(candidate.value for candidate in candidates)
    perfect = max((candidate.win_best_play or 0.0) for candidate in candidates)

    def put(one: Candidate) -> Candidate:
        best_play = one.loss_best_play
        if best_play is not None and one.win_best_play is not None:
            best_play = lost(best_play, perfect, one.win_best_play)
        loss = lost(one.loss, people, one.value)
        return msgspec.structs.replace(one, loss=loss, loss_best_play=best_play)

    return [put(candidate) for candidate in candidates]


def moved_need(need: Need, shift: Outlook, goal: Goal) -> Need:
    """What a choice would have needed, its values moved like those of the candidates."""

    def put(value: float) -> float:
        by = {Goal.WIN: shift.win, Goal.MARGIN: shift.margin, Goal.POINTS: 0.0}[goal]
        return moved_chance(value, by) if goal is Goal.WIN else value + by

    return msgspec.structs.replace(
        need,
        then=put(need.then),
        otherwise=put(need.otherwise),
        best_then=put(need.best_then),
        best_otherwise=put(need.best_otherwise),
    )


def _best_play(analysis: Analysis) -> list[float] | None:
    """By seat as given, the chance to win if everybody plays the equilibrium, where known."""
    if analysis.safe_mix is None or analysis.stage.goal is not Goal.WIN:
        return None
    chances = analysis.safe_mix.profile.win.tolist()
    return [as_chance(chance) for chance in analysis.question.in_given_order(chances)]


def _opponent(analysis: Analysis, seat: int) -> Opponent:
    stage, belief = analysis.stage, analysis.beliefs[seat]
    plays, mix = stage.plays[seat], belief.mix
    likeliest = [a for a in np.argsort(-mix, kind="stable")[:_MAX_LIKELY].tolist() if mix[a] > 0]
    placed = np.array([play.placed for play in plays.candidates], float)
    dragon = np.array([play.dragon for play in plays.candidates], float)
    return Opponent(
        player=analysis.question.order[seat],
        plays=len(plays.placing),
        selections=plays.selection_count,
        belief=belief.kind,
        types={name: as_chance(weight) for name, weight in belief.types.items()},
        evidence=analysis.learnt.evidence(seat) if analysis.learnt and belief.types else None,
        likely=[
            LikelyPlay(
                selection=plays.candidates[action].selection.codes, chance=as_chance(mix[action])
            )
            for action in likeliest
        ],
        markers=(mix @ placed).round(DIGITS).tolist(),
        dragon=as_chance(mix @ dragon),
        witch=as_chance(mix[-1]) if plays.witch else 0.0,
    )


def _certificate(analysis: Analysis) -> Certificate:
    unit = analysis.question.settings.goal.unit
    if analysis.safe_mix is None:
        kind = "exploitability" if len(analysis.stage.sizes) == 2 else "nashconv"
        return Certificate(kind=kind, value=None, unit=unit, method="none yet")
    profile = analysis.safe_mix.profile
    if not profile.certified:
        method = f"{profile.method}; time ran out before the certificate"
        return Certificate(kind=profile.kind, value=None, unit=unit, method=method)
    return Certificate(
        kind=profile.kind,
        value=profile.nash_conv,
        unit=unit,
        method=profile.method,
        per_player=analysis.question.in_given_order(profile.deviation_gains.tolist()),
    )


def _method(analysis: Analysis) -> str:
    """How the numbers were computed."""
    stage, errors = analysis.stage, analysis.payoffs.errors
    if analysis.round_points.spread is None:
        return (
            f"points, chance to win and margin (of the position left behind, by "
            f"{stage.valuer_name}) are means over a few joint plays: time ran out"
        )
    how = "means over sampled joint plays" if errors else "exact expectations too"
    return (
        "points of this round are exact expectations under the belief; chance to win and margin "
        f"(of the position left behind, by {stage.valuer_name}) are {how}"
    )
