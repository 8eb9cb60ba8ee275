"""A thought as the answer that is sent: candidates, opponents and reasons, the seats as given."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from advisor.analysis.analysis import DIGITS, Thought
from advisor.analysis.extremes import Extremes
from advisor.analysis.playouts import second_opinion
from advisor.core.cancellation import Stop
from advisor.messages.advice import Candidate, Certificate, Codes, Likely, Opponent
from advisor.messages.protocol import Advice, Stage
from advisor.round.region_reasons import Reasons
from kingsroad.cards import Selection
from kingsroad.position import PositionData

SHOWN: Final = 5
"""How many candidates are worth showing."""

_LIKELY: Final = 8


def advice(thought: Thought, reached: Stage, stop: Stop, *, final: bool) -> Advice:
    """The answer that a thought amounts to."""
    question, settings = thought.question, thought.question.settings
    candidates = _candidates(thought)
    standing = [thought.mix @ v for v in (thought.values.worth.win, thought.values.worth.margin)]
    win, margin = (question.by_seat(values.round(DIGITS).tolist()) for values in standing)
    opponents = [_opponent(thought, seat) for seat in thought.stage.others(0)]
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
        recommended=codes(thought.stage.plays[0].candidates[thought.drawn].selection),
        certificate=_certificate(thought),
        win=win,
        margin=margin,
        risk=thought.reply.risk if thought.reply else None,
        cut=stop.late,
        seconds=stop.elapsed,
        method=_method(thought),
    )


def proved(found: Advice, thought: Thought, stop: Stop) -> Advice:
    """The answer with proved extremes for the candidates shown; fewer where time runs out."""
    candidates = list(found.candidates)
    for place in range(found.shown):
        if stop.late:
            break
        row = thought.ranking[place]
        extremes = Extremes(thought, row, stop)
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


def with_second_opinion(found: Advice, thought: Thought, stop: Stop) -> Advice:
    """The answer with what games played out say of the candidates shown and the mix."""
    places = [place for place in range(len(found.candidates)) if _worth_showing(thought, place)]
    opinion = second_opinion(thought, [thought.ranking[place] for place in places], stop)
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
    return [card.value for card in selection.cards]


def _candidates(thought: Thought) -> list[Candidate]:
    """Every own row, best first."""
    stage, reply = thought.stage, thought.reply
    against = reply.profile.against[0] if reply else None
    plays = stage.plays[0].candidates
    worth, errors = thought.values.worth, thought.values.errors
    value = thought.value.round(DIGITS)
    points, bounds = thought.round.expected, thought.round.bounds
    bounded = len(bounds.worst)
    reasons = Reasons(thought.scene)
    found = []
    for place, row in enumerate(thought.ranking):
        told = _worth_showing(thought, place) and not plays[row].witch
        found.append(
            Candidate(
                selection=codes(plays[row].selection),
                points=_told(points[row]),
                points_se=thought.round.witch_error if plays[row].witch else None,
                worst=int(bounds.worst[row]) if row < bounded else None,
                best=int(bounds.best[row]) if row < bounded else None,
                win=_told(worth.win[row, 0]),
                margin=_told(worth.margin[row, 0]),
                win_se=_told(errors.win[row, 0]) if errors else None,
                margin_se=_told(errors.margin[row, 0]) if errors else None,
                share=float(thought.mix[row]),
                value=float(value[row]),
                loss=_told(value.max() - value[row]),
                safe_loss=None if against is None else _told(against.max() - against[row]),
                points_spread=_spread(thought, row) if told else {},
                regions=reasons.of(plays[row]) if told else [],
            )
        )
    return found


def _worth_showing(thought: Thought, place: int) -> bool:
    """Whether a candidate, by its place, is among the best or in the mix."""
    return place < SHOWN or thought.mix[thought.ranking[place]] > 0


def _told(value: float) -> float:
    return round(float(value), DIGITS)


def _spread(thought: Thought, row: int) -> dict[str, float]:
    chances = thought.round.spread[row]
    return {str(points): _told(chances[points]) for points in np.flatnonzero(chances > 0)}


def _opponent(thought: Thought, seat: int) -> Opponent:
    stage, belief = thought.stage, thought.beliefs[seat]
    plays, mix = stage.plays[seat], belief.mix
    likeliest = [int(row) for row in np.argsort(-mix, kind="stable")[:_LIKELY] if mix[row] > 0]
    placed = np.array([play.placed for play in plays.candidates], float)
    dragon = np.array([play.dragon for play in plays.candidates], float)
    return Opponent(
        player=thought.question.order[seat],
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


def _certificate(thought: Thought) -> Certificate:
    unit = thought.question.settings.goal.unit
    if thought.reply is None:
        kind = "exploitability" if len(thought.stage.sizes) == 2 else "nashconv"
        return Certificate(kind=kind, value=None, unit=unit, method="none yet")
    profile = thought.reply.profile
    return Certificate(
        kind=profile.kind,
        value=profile.distance,
        unit=unit,
        method=profile.method,
        per_player=thought.question.by_seat(profile.gains.tolist()),
    )


def _method(thought: Thought) -> str:
    """In a few words, how the numbers came about."""
    stage, errors = thought.stage, thought.values.errors
    how = "sampled, with standard errors" if errors else "exact"
    return (
        "points folded exactly under the belief; chance to win and margin of the position left "
        f"behind by {stage.valuer_name}, {how} under the belief"
    )
