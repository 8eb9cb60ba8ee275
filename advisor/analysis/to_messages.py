"""An analysis as the answer that is sent: candidates, opponents and reasons, the seats as given."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from advisor.analysis.analysis import DIGITS, Analysis
from advisor.analysis.extremes import Extremes
from advisor.analysis.playouts import second_opinion
from advisor.core.cancellation import Stop
from advisor.messages.advice import Candidate, Certificate, Codes, Likely, Opponent
from advisor.messages.protocol import Advice, Progress
from advisor.round.region_reasons import Reasons
from kingsroad.cards import Selection
from kingsroad.position import PositionData

SHOWN: Final = 5
"""How many candidates are worth showing."""

_LIKELY: Final = 8


def advice(analysis: Analysis, reached: Progress, stop: Stop, *, final: bool) -> Advice:
    """The answer that an analysis amounts to."""
    question, settings = analysis.question, analysis.question.settings
    candidates = _candidates(analysis)
    payoffs = analysis.values.payoffs
    standing = [analysis.mix @ v for v in (payoffs.win, payoffs.margin)]
    win, margin = (question.by_seat(values.round(DIGITS).tolist()) for values in standing)
    opponents = [_opponent(analysis, seat) for seat in analysis.stage.others(0)]
    return Advice(
        id=0,
        stage=reached,
        final=final,
        player=question.order[0],
        second=question.revealed is not None,
        position=PositionData.of(question.position_as_given),
        belief=settings.belief,
        goal=settings.goal,
        epsilon=question.epsilon,
        assumptions=question.assumptions,
        seed=settings.seed,
        opponents=sorted(opponents, key=lambda opponent: opponent.player),
        candidates=candidates,
        shown=min(SHOWN, len(candidates)),
        recommended=codes(analysis.stage.plays[0].candidates[analysis.drawn].selection),
        certificate=_certificate(analysis),
        win=win,
        margin=margin,
        risk=analysis.reply.risk if analysis.reply else None,
        cut=stop.late,
        seconds=stop.elapsed,
        method=_method(analysis),
    )


def proved(found: Advice, analysis: Analysis, stop: Stop) -> Advice:
    """The answer with proved extremes for the candidates shown; fewer where time runs out."""
    candidates = list(found.candidates)
    for place in range(found.shown):
        if stop.late:
            break
        row = analysis.ranking[place]
        extremes = Extremes(analysis, row, stop)
        candidates[place] = msgspec.structs.replace(
            candidates[place],
            worst_case=extremes.points(most=False),
            best_case=extremes.points(most=True),
            worst_margin=extremes.margin(most=False),
            best_margin=extremes.margin(most=True),
        )
    return msgspec.structs.replace(
        found, candidates=candidates, cut=stop.late, seconds=stop.elapsed
    )


def with_second_opinion(found: Advice, analysis: Analysis, stop: Stop) -> Advice:
    """The answer with what games played out say of the candidates shown and the mix."""
    places = [place for place in range(len(found.candidates)) if _worth_showing(analysis, place)]
    opinion = second_opinion(analysis, [analysis.ranking[place] for place in places], stop)
    if opinion is None:
        return found
    told, played_out = opinion
    candidates = list(found.candidates)
    for place, games in zip(places, played_out, strict=True):
        candidates[place] = msgspec.structs.replace(candidates[place], played_out=games)
    return msgspec.structs.replace(
        found, candidates=candidates, second_opinion=told, cut=stop.late, seconds=stop.elapsed
    )


def codes(selection: Selection) -> Codes:
    """A selection as messages hold it."""
    return selection.codes


def _candidates(analysis: Analysis) -> list[Candidate]:
    """Every own row, best first."""
    stage, reply = analysis.stage, analysis.reply
    against = reply.profile.against[0] if reply else None
    plays = stage.plays[0].candidates
    worth, errors = analysis.values.payoffs, analysis.values.errors
    value = analysis.value.round(DIGITS)
    points, bounds = analysis.round.expected, analysis.round.bounds
    bounded = len(bounds.worst)
    reasons = Reasons(analysis.scene)
    found = []
    for place, row in enumerate(analysis.ranking):
        told = _worth_showing(analysis, place) and not plays[row].witch
        found.append(
            Candidate(
                selection=codes(plays[row].selection),
                points=_told(points[row]),
                points_se=analysis.round.witch_error if plays[row].witch else None,
                worst=int(bounds.worst[row]) if row < bounded else None,
                best=int(bounds.best[row]) if row < bounded else None,
                win=_told(worth.win[row, 0]),
                margin=_told(worth.margin[row, 0]),
                win_se=_told(errors.win[row, 0]) if errors else None,
                margin_se=_told(errors.margin[row, 0]) if errors else None,
                share=float(analysis.mix[row]),
                value=float(value[row]),
                loss=_told(value.max() - value[row]),
                safe_loss=None if against is None else _told(against.max() - against[row]),
                points_spread=_spread(analysis, row) if told else {},
                regions=reasons.of(plays[row]) if told else [],
            )
        )
    return found


def _worth_showing(analysis: Analysis, place: int) -> bool:
    """Whether a candidate, by its place, is among the best or in the mix."""
    return place < SHOWN or analysis.mix[analysis.ranking[place]] > 0


def _told(value: float) -> float:
    return round(float(value), DIGITS)


def _spread(analysis: Analysis, row: int) -> dict[str, float]:
    chances = analysis.round.spread[row]
    return {str(points): _told(chances[points]) for points in np.flatnonzero(chances > 0)}


def _opponent(analysis: Analysis, seat: int) -> Opponent:
    stage, belief = analysis.stage, analysis.beliefs[seat]
    plays, mix = stage.plays[seat], belief.mix
    likeliest = [int(row) for row in np.argsort(-mix, kind="stable")[:_LIKELY] if mix[row] > 0]
    placed = np.array([play.placed for play in plays.candidates], float)
    dragon = np.array([play.dragon for play in plays.candidates], float)
    return Opponent(
        player=analysis.question.order[seat],
        plays=len(plays.placing),
        selections=plays.selection_count,
        belief=belief.kind,
        types={name: _told(weight) for name, weight in belief.types.items()},
        likely=[
            Likely(selection=codes(plays.candidates[row].selection), chance=_told(mix[row]))
            for row in likeliest
        ],
        markers=(mix @ placed).round(DIGITS).tolist(),
        dragon=_told(mix @ dragon),
        witch=_told(mix[-1]) if plays.witch else 0.0,
    )


def _certificate(analysis: Analysis) -> Certificate:
    unit = analysis.question.settings.goal.unit
    if analysis.reply is None:
        kind = "exploitability" if len(analysis.stage.sizes) == 2 else "nashconv"
        return Certificate(kind=kind, value=None, unit=unit, method="none yet")
    profile = analysis.reply.profile
    return Certificate(
        kind=profile.kind,
        value=profile.nash_conv,
        unit=unit,
        method=profile.method,
        per_player=analysis.question.by_seat(profile.deviation_gains.tolist()),
    )


def _method(analysis: Analysis) -> str:
    """In a few words, how the numbers came about."""
    stage, errors = analysis.stage, analysis.values.errors
    how = "sampled, with standard errors" if errors else "exact"
    return (
        "points folded exactly under the belief; chance to win and margin of the position left "
        f"behind by {stage.valuer_name}, {how} under the belief"
    )
