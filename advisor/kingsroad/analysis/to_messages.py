"""An analysis as the message sent: candidates, opponents and reasons, the seats as given.

A candidate says what an own action is worth, and why, and what is the least and the most that it
can bring this round, which are proved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

import msgspec
import numpy as np

from advisor.core.arrays import Floats, as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis, RoundPoints
from advisor.kingsroad.analysis.explanations import explained
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.playouts import second_opinion
from advisor.kingsroad.analysis.reasons import Alternatives, ReasonFinder, renumbered
from advisor.kingsroad.analysis.standing import (
    SeatOutlook,
    cut_error,
    lost,
    moved,
    moved_chance,
    put_right,
)
from advisor.kingsroad.round.bounds import (
    Choices,
    Measure,
    extreme,
    legal_effects,
    witch_worst_case,
)
from advisor.kingsroad.round.plays import Play
from advisor.kingsroad.round.regions import Reasons
from advisor.messages.advice import (
    HALF,
    Candidate,
    Certificate,
    Codes,
    Extreme,
    LikelyPlay,
    Obvious,
    Opponent,
    Split,
)
from advisor.messages.choices import exchange, lacking
from advisor.messages.protocol import Advice, Progress
from advisor.messages.review import Outlook
from advisor.messages.verdicts import Goal
from kingsroad.position import PositionData

MAX_SHOWN: Final = 5
"""The most candidates to show."""


def candidates_of(
    analysis: Analysis, finder: ReasonFinder, hangs_on: Mapping[int, Split]
) -> list[Candidate]:
    """Every own action, best first; those to be shown with their reasons.

    ``hangs_on`` has by own action what its value hangs on.
    """
    regions, order = Reasons(analysis.scene), analysis.question.order
    found = [
        _candidate(analysis, place, regions, hangs_on.get(action))
        for place, action in enumerate(analysis.ranking)
    ]
    plays, among = analysis.stage.plays[0].candidates, Alternatives(found, analysis.stage.goal)
    for place, action in enumerate(analysis.ranking):
        if found[place].regions or (plays[action].witch and is_shown(analysis, place)):
            why = finder.of(plays[action], place, among)
            named = [renumbered(reason, order) for reason in why]
            found[place] = msgspec.structs.replace(found[place], reasons=named)
    return found


def _candidate(analysis: Analysis, place: int, reasons: Reasons, split: Split | None) -> Candidate:
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
        split=split if split is not None and (split.decides or is_shown(analysis, place)) else None,
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


class Extremes:
    """The extremes of one own action, over everything that the others may legally play.

    Each method takes a few milliseconds and checks ``stop`` before. It returns None where time
    runs out, and for a Witch's margin, as her second choice is made for points or the goal.
    """

    def __init__(self, analysis: Analysis, action: int, stop: Stop) -> None:
        stage, revealed = analysis.stage, analysis.question.revealed
        self._question = analysis.question
        self._stop = stop
        own = stage.plays[0].candidates[action]
        self._witch = own.witch
        dragons = revealed.dragons if revealed else 0
        plays: list[tuple[Play, ...]] = []
        for seat in stage.seats:
            possible = tuple(legal_effects(stage.plays[seat]))
            if seat not in stage.open:
                # A Dragon revealed already is among ``dragons``.
                possible = tuple(replace(play, dragon=False) for play in possible)
            plays.append(possible)
        plays[0] = stage.plays[0].again.effects if own.witch else (own,)
        self._choices = Choices(stage.position, plays, dragons)

    def points(self, *, most: bool) -> Extreme | None:
        """The least or most points of the round."""
        if self._witch and not most:
            return self._found(lambda: witch_worst_case(self._choices, 0, self._stop))
        return self._found(self._by_cpsat(Measure.POINTS, most=most))

    def margin(self, *, most: bool) -> Extreme | None:
        """The least or most margin of the round."""
        return None if self._witch else self._found(self._by_cpsat(Measure.MARGIN, most=most))

    def _by_cpsat(self, measure: Measure, *, most: bool) -> Callable[[], Extreme]:
        return lambda: extreme(self._choices, 0, measure, most=most, seconds=self._stop.remaining)

    def _found(self, find: Callable[[], Extreme]) -> Extreme | None:
        """The extreme found, with the seats as given; None where time runs out."""
        try:
            self._stop.check()
            found = find()
        except (OutOfTime, TimeoutError):
            return None
        return self._as_given(found)

    def _as_given(self, found: Extreme) -> Extreme:
        return msgspec.structs.replace(found, plays=self._question.in_given_order(found.plays))


_MAX_LIKELY: Final = 8


def advice(analysis: Analysis, reached: Progress, stop: Stop, *, final: bool) -> Advice:
    """The answer for an analysis as far as it has ``reached``."""
    question, settings = analysis.question, analysis.question.settings
    finder, found = ReasonFinder(analysis.scene), explained(analysis)
    candidates = candidates_of(analysis, finder, found.splits)
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
        obvious=_lacking(found.obvious, candidates, best),
        kept=list(found.kept),
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
    if found.goal is Goal.WIN:
        candidates = _within_what_there_is(candidates)
    candidates = _splits_moved(candidates, found.recommended, found.goal)
    return msgspec.structs.replace(
        found,
        win=[as_chance(one.outlook.win) for one in standing],
        margin=[rounded(one.outlook.margin) for one in standing],
        win_error=[one.error for one in standing],
        margin_error=[one.margin_error for one in standing],
        win_best_play=stands,
        candidates=candidates,
        obvious=_obvious_moved(found.obvious, candidates),
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


def _splits_moved(candidates: Sequence[Candidate], advised: Codes, goal: Goal) -> list[Candidate]:
    """Candidates that were moved, with their splits moved likewise."""
    best = next(one.value for one in candidates if one.selection == advised)

    def put(one: Candidate) -> Candidate:
        if one.split is None:
            return one
        split = one.split.mixing_to(one.value, best, goal)
        return msgspec.structs.replace(one, split=split)

    return [put(one) for one in candidates]


def _lacking(
    obvious: Obvious | None, candidates: Sequence[Candidate], best: Candidate
) -> Obvious | None:
    """The choice that looks best, with what it lacks where that decides."""
    if obvious is None:
        return None
    own = next(one for one in candidates if one.selection == obvious.selection)
    lack, found = lacking(own, best, candidates), exchange(own, candidates)
    return msgspec.structs.replace(
        obvious,
        lacks=lack if lack is not None and lack.loss >= HALF * obvious.loss else None,
        moved=found.moved if found else None,
    )


def _obvious_moved(obvious: Obvious | None, candidates: Sequence[Candidate]) -> Obvious | None:
    """The choice that looks best as it stands among candidates that were moved."""
    if obvious is None:
        return None
    own = next(one for one in candidates if one.selection == obvious.selection)
    return msgspec.structs.replace(obvious, value=own.value, loss=own.loss, split=own.split)


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
        comes=[as_chance(chance) for chance in mix @ (placed > 0)],
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
