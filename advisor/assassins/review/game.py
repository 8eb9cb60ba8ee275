"""The review of a whole game: phase after phase, then the sums. `advisor.messages.assassins_review`
says what the figures are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from math import hypot
from typing import Final

from msgspec.structs import replace

from advisor.assassins.candidates import Case, candidate_of, find_candidates
from advisor.assassins.review.facts import (
    castle_lost,
    missed_kill,
    missed_safe,
    open_gate,
    wasted_ap,
)
from advisor.assassins.review.luck import arrest_luck, card_luck, standing
from advisor.assassins.review.stages import PlayedPhase
from advisor.assassins.values.network import Judges, packaged_judges
from advisor.core.arrays import as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import (
    Arrested,
    AssassinsReview,
    AssassinsReviewedPhase,
    PhaseReview,
    SideReview,
)
from advisor.messages.protocol import RequestError
from advisor.messages.verdicts import Severity
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, Ending
from assassins.town import LETTERS

METHOD: Final = (
    "Every phase is judged as a hint would have judged it then: the king's side by what everybody "
    "could know, the people's side by that and their secret. A phase is called by what it lost "
    "surely: by its loss less the standard error of that."
)


def answer(
    request: AssassinsReviewRequest, stop: Stop
) -> Iterator[AssassinsReviewedPhase | AssassinsReview]:
    """Answers a request in the solver process: each phase as it is judged, then the review.

    Raises:
        RequestError: what is known or asked for cannot be of this game.
        AssassinsGameError: the game breaks a rule.
    """
    game = request.game.game()
    asked = sides_of(request.side, game)
    phases = list(request.known)
    numbers = _numbers(game, phases, request.only)
    for number in numbers:
        try:
            phases.append(review_phase(game, number, asked, stop))
        except OutOfTime:
            break
        yield AssassinsReviewedPhase(
            id=request.id, reviewed=phases[-1], done=len(phases), total=len(game.phases)
        )
    complete = not numbers or (bool(phases) and phases[-1].number == numbers[-1])
    yield sum_up(game, phases, stop.elapsed, complete=complete, id=request.id)


def sides_of(asked: str, game: AssassinsGame) -> frozenset[Side]:
    """Whose phases are judged: in a running game the people's only where they alone are asked for,
    as their judgement tells of their secret."""
    if asked != "both":
        return frozenset({Side(asked)})
    return frozenset(Side) if game.finished else frozenset({Side.KING})


def review_phases(
    game: AssassinsGame, asked: frozenset[Side], stop: Stop, start: int = 0
) -> Iterator[PhaseReview]:
    """The phases played to their end, from number ``start`` (from 0) on; ends where time runs out.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    for number in range(start, len(game.phases)):
        try:
            yield review_phase(game, number, asked, stop)
        except OutOfTime:
            return


def sum_up(
    game: AssassinsGame,
    phases: Sequence[PhaseReview],
    seconds: float,
    *,
    complete: bool,
    id: int = 0,
) -> AssassinsReview:
    """The whole review, of the phases judged so far; ``seconds`` is the time taken."""
    sides = [_of_side(phases, side) for side in Side]
    return AssassinsReview(
        id=id,
        phases=list(phases),
        sides=[side for side in sides if side is not None],
        castle_lost=next((one.round for one in phases if one.castle_lost), None),
        complete=complete,
        finished=game.finished,
        seconds=seconds,
        program=f"kingsroad {version('kingsroad')}",
        method=METHOD,
    )


def review_phase(
    game: AssassinsGame, number: int, asked: frozenset[Side], stop: Stop
) -> PhaseReview:
    """One phase, judged if its side is asked for and, of the people's, their secret is known.

    Raises:
        OutOfTime: there was no time for all of it.
    """
    stop.check()
    judges = packaged_judges(game.town)
    stage = PlayedPhase(_as_seen(game, asked), number)
    seen = PhaseReview(
        number=number,
        round=stage.report.round,
        side=stage.side.value,
        actions=[str(action) for action in stage.actions],
        king_before=standing(stage.round_start),
        king_after=standing(stage.round_done.done),
    )
    if stage.side not in asked or (stage.side is Side.PEOPLE and stage.game.secret is None):
        return seen
    return _judged(stage, seen, judges, stop)


def _judged(stage: PlayedPhase, seen: PhaseReview, judges: Judges, stop: Stop) -> PhaseReview:
    case = stage.case(judges)
    ways = find_candidates(case, stop).candidates
    played = candidate_of(case, stage.actions, stop)
    end = _end(stage, case)
    safe = None
    if case.side is Side.KING and ways[0].win < 1 and not stage.report.after.over:
        safe = missed_safe(case, end, ways, stop)
    if stop.timed_out:  # something was left out, so a hint would have said something else
        raise OutOfTime
    loss, error = _loss(ways[0], played)
    seen = replace(
        seen,
        loss=loss,
        loss_error=error,
        severity=Severity.of(max(0.0, loss - error)),
        worlds=len(case.worlds),
        played=played,
        best=ways[0],
        wasted_ap=wasted_ap(case, stage.actions, end),
        **_in_its_round(stage, case, played.chance or 0.0),
    )
    if case.side is Side.PEOPLE:
        return replace(
            seen, missed_kill=missed_kill(case, end), open_gate=open_gate(case, end, ways)
        )
    return replace(
        seen,
        missed_win=ways[0].actions if ways[0].win == 1 and not end.over else None,
        missed_safe=safe,
        castle_lost=castle_lost(case, end),
        arrests=_arrests(stage, case, end),
    )


def _as_seen(game: AssassinsGame, asked: frozenset[Side]) -> AssassinsGame:
    """The game without its secret, unless it is over or its people ask."""
    knows = game.finished or asked == {Side.PEOPLE}
    return game if knows else dataclasses.replace(game, secret=None)


def _end(stage: PlayedPhase, case: Case) -> AssassinsPosition:
    """The position after the phase's actions, as its side saw it."""
    if case.side is Side.KING:
        return stage.public_end
    done = stage.report.actions
    return done[-1].after if done else stage.report.before


def _loss(best: AssassinsCandidate, played: AssassinsCandidate) -> tuple[float, float]:
    """What was given up, 0 or more, and its standard error."""
    loss = (best.chance or 0.0) - (played.chance or 0.0)
    error = hypot(best.chance_error or 0.0, played.chance_error or 0.0)
    return as_chance(loss), as_chance(error)


def _in_its_round(stage: PlayedPhase, case: Case, worth: float) -> dict[str, float]:
    """How the side stood before and after the round, and what luck brought in it."""
    before, card = stage.round_start, stage.report.card
    arrest = 0.0
    if case.side is Side.KING:
        end = stage.public_end
        won = stage.report.after.ending is Ending.ASSASSINS
        arrest = 0.0 if end.over else arrest_luck(worth, end, case.belief, won=won)
    return {
        "before": standing(before, case.secret),
        "after": standing(stage.round_done.done, case.secret),
        "card": round(card_luck(before, card, case.secret), 9),
        "arrest": round(arrest, 9),
    }


def _arrests(stage: PlayedPhase, case: Case, end: AssassinsPosition) -> list[Arrested]:
    """Who was arrested; whether they were assassins once the game is over, its cards shown."""
    secret = stage.game.secret if stage.game.finished else None
    return [
        Arrested(
            letter=LETTERS[number],
            chance=as_chance(case.belief.chances[number]),
            assassin=None if secret is None else number in secret.assassins,
        )
        for number in end.arrested
        if number not in case.position.arrested
    ]


def _numbers(game: AssassinsGame, known: Sequence[PhaseReview], only: int | None) -> list[int]:
    """Which phases are to be judged."""
    total = len(game.phases)
    if only is not None:
        if known or not 0 <= only < total:
            raise RequestError("only", "must be the place of a phase that was played to its end")
        return [only]
    sides = [(phase.round, phase.side.value) for phase in game.phases[: len(known)]]
    if sides != [(one.round, one.side) for one in known]:
        raise RequestError("known", "must be the first phases of the game")
    return list(range(len(known), total))


def _of_side(phases: Sequence[PhaseReview], side: Side) -> SideReview | None:
    """A side's sums; None where none of its phases is judged."""
    own = [one for one in phases if one.side == side.value and one.judged]
    if not own:
        return None
    expected, result = own[0].before or 0.0, own[-1].after or 0.0
    losses = sum(one.loss or 0.0 for one in own)
    cards, arrests = sum(one.card for one in own), sum(one.arrest for one in own)
    return SideReview(
        side=side.value,
        phases=len(own),
        counts={s: n for s in Severity if (n := sum(one.severity is s for one in own))},
        expected=expected,
        result=result,
        losses=losses,
        cards=cards,
        arrests=arrests,
        rest=result - expected + losses - cards - arrests,
    )
