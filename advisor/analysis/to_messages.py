"""An analysis as the message sent: candidates, opponents and reasons, the seats as given."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import msgspec
import numpy as np

from advisor.analysis.analysis import Analysis, RoundPoints
from advisor.analysis.extremes import Extremes
from advisor.analysis.judgement import DIGITS
from advisor.analysis.playouts import second_opinion
from advisor.analysis.standing import SeatOutlook, cut_error, moved, moved_chance, put_right
from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import Stop
from advisor.messages.advice import Candidate, Certificate, Codes, LikelyPlay, Opponent
from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice, Progress
from advisor.messages.reasons import reasons_for
from advisor.messages.review import Outlook
from advisor.round.region_reasons import Reasons
from kingsroad.cards import Selection
from kingsroad.position import PositionData

MAX_SHOWN: Final = 5
"""The most candidates to show."""

_MAX_LIKELY: Final = 8


def advice(analysis: Analysis, reached: Progress, stop: Stop, *, final: bool) -> Advice:
    """The answer for an analysis as far as it has ``reached``."""
    question, settings = analysis.question, analysis.question.settings
    candidates = _candidates(analysis)
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
        reasons=reasons_for(
            question.game.table_position,
            seat,
            best,
            candidates,
            [question.order[other] for other in analysis.stage.open],
        ),
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
    places = [place for place in range(len(found.candidates)) if _is_shown(analysis, place)]
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
    return Outlook(as_chance(worth.win[best, 0]), _rounded(worth.margin[best, 0]))


def best_chance_in_best_play(analysis: Analysis) -> float | None:
    """The best own chance to win against the equilibrium, whatever is assumed about the own choice;
    None where that is not known."""
    against = _chances_in_best_play(analysis)
    return None if against is None else as_chance(against.max())


def with_standings(
    found: Advice,
    best: Outlook,
    standing: Sequence[SeatOutlook],
    best_play: float | None = None,
) -> Advice:
    """The answer with how everybody stands, by seat; the candidates move so that they fit.

    What each candidate loses stays as it is in every answer; ``best`` is what the best choice
    brings (`best_outlook`), ``best_play`` its chance in `best_chance_in_best_play`. The best one
    against perfect play is worth how the player stands then.
    """
    own = standing[found.player]
    shift = own.shift(best, found.goal)
    stands = None if found.win_best_play is None else put_right(found.win_best_play, standing)
    by = 0.0 if stands is None or best_play is None else stands[found.player] - best_play
    return msgspec.structs.replace(
        found,
        win=[as_chance(one.outlook.win) for one in standing],
        margin=[_rounded(one.outlook.margin) for one in standing],
        win_error=[one.error for one in standing],
        margin_error=[one.margin_error for one in standing],
        win_best_play=stands,
        candidates=[_moved(c, shift, by, own, found.goal) for c in found.candidates],
    )


def as_cut(found: Advice, stop: Stop) -> Advice:
    """The answer with the errors of one for which time ran out, if it did; else unchanged."""
    if not stop.timed_out:
        return found
    least = cut_error(len(found.win), first=found.stage is Progress.FIRST)
    known = found.win_error or [least] * len(found.win)
    return msgspec.structs.replace(
        found,
        final=True,
        win_error=[max(least, error) for error in known],
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
        win=worth.win,
        win_se=own.error,
        win_best_play=None if best_play is None else moved_chance(best_play, by),
        margin=worth.margin,
        margin_se=margin_se,
        value=value,
    )


def codes(selection: Selection) -> Codes:
    """A selection as messages hold it."""
    return selection.codes


def _candidates(analysis: Analysis) -> list[Candidate]:
    """Every own action, best first."""
    reasons = Reasons(analysis.scene)
    return [_candidate(analysis, place, reasons) for place in range(len(analysis.ranking))]


def _candidate(analysis: Analysis, place: int, reasons: Reasons) -> Candidate:
    """The own action at a place of the ranking."""
    action = analysis.ranking[place]
    play = analysis.stage.plays[0].candidates[action]
    worth, errors = analysis.payoffs.payoffs, analysis.payoffs.errors
    judgement = analysis.judgement
    points = analysis.round_points
    worst, best = _bounds(points, action)
    explained = _is_shown(analysis, place) and not play.witch and points.spread is not None
    return Candidate(
        selection=codes(play.selection),
        points=_rounded(points.expected[action]),
        points_se=points.errors[action],
        worst=worst,
        best=best,
        win=as_chance(worth.win[action, 0]),
        margin=_rounded(worth.margin[action, 0]),
        win_se=_rounded(errors.win[action, 0]) if errors else None,
        margin_se=_rounded(errors.margin[action, 0]) if errors else None,
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
    )


def safe_loss(analysis: Analysis, action: int) -> float | None:
    """What an own action gives up against the others' equilibrium mixes; None if not known.

    In the goal's unit, 0 or more.
    """
    if analysis.safe_mix is None or not analysis.safe_mix.profile.certified:
        return None
    against = analysis.safe_mix.profile.against[0]
    return _rounded(against.max() - against[action])


def loss_best_play(analysis: Analysis, action: int) -> float | None:
    """How far an own action is below the best that may be chosen, against the others' equilibrium
    mixes; None in a quick analysis.

    In the goal's unit, 0 or more.
    """
    if analysis.safe_mix is None:
        return None
    against = analysis.safe_mix.against
    return _rounded(max(0.0, against[analysis.allowed].max() - against[action]))


def win_best_play(analysis: Analysis, action: int) -> float | None:
    """The chance to win of an own action against the others' equilibrium mixes, where known."""
    against = _chances_in_best_play(analysis)
    return None if against is None else as_chance(against[action])


def _chances_in_best_play(analysis: Analysis) -> Floats | None:
    """[own actions]: the chance to win against the others' equilibrium mixes, where known."""
    if analysis.safe_mix is None or analysis.stage.goal is not Goal.WIN:
        return None
    return analysis.safe_mix.against


def _best_play(analysis: Analysis) -> list[float] | None:
    """By seat as given, the chance to win if everybody plays the equilibrium, where known."""
    if analysis.safe_mix is None or analysis.stage.goal is not Goal.WIN:
        return None
    chances = analysis.safe_mix.profile.win.tolist()
    return [as_chance(chance) for chance in analysis.question.in_given_order(chances)]


def _is_shown(analysis: Analysis, place: int) -> bool:
    """Whether a candidate, by its place, is among the best, in the mix or recommended."""
    action = analysis.ranking[place]
    return place < MAX_SHOWN or analysis.mix[action] > 0 or action == analysis.recommended_action


def _rounded(value: float) -> float:
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
                selection=codes(plays.candidates[action].selection), chance=as_chance(mix[action])
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
