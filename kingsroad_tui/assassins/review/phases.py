"""How well the phases of a game were played, as it is judged, kept, and seen by those at its table.

All that can be judged of a running game is, though the people's side is judged by its secret. What
somebody sees of that is another matter: see `judged_at`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import (
    AssassinsReview,
    AssassinsReviewedPhase,
    PhaseReview,
    summed_up,
)
from advisor.messages.bases import MessageBase
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.training import REVIEWS, keep_review
from kingsroad_tui.review.judging import GameJudging, HowJudged

PhasesJudging: TypeAlias = GameJudging[AssassinsGame, PhaseReview, AssassinsReview]


def _request(number: int, game: AssassinsGame, known: Sequence[PhaseReview]) -> MessageBase:
    record = AssassinsGameData.of(game)
    return AssassinsReviewRequest(id=number, game=record, side="each", known=list(known))


def _start(record: Path, game: AssassinsGame) -> Sequence[PhaseReview]:
    found = REVIEWS.load(record, game, whole=False)
    return () if found is None else _judged_by(found.phases, game)


def _judged_by(phases: Sequence[PhaseReview], game: AssassinsGame) -> Sequence[PhaseReview]:
    """The first of some phases, as far as none of them could be judged better now."""
    if game.secret is None:
        return phases
    return phases[: next((at for at, one in enumerate(phases) if not one.judged), len(phases))]


_HOW: Final = HowJudged(
    request=_request,
    step=AssassinsReviewedPhase,
    review=AssassinsReview,
    steps=lambda review: review.phases,
    start=_start,
    common=lambda one, other: min(len(one.phases), len(other.phases)),
    keep=keep_review,
)


def judging_of(
    game: AssassinsGame, record: Path | None, known: Sequence[PhaseReview] = ()
) -> PhasesJudging:
    """How well a game was played, of which some phases may be judged already."""
    return GameJudging(_HOW, game, record, known)


def judging_at(table: AssassinsTable) -> PhasesJudging:
    """What is known of how well the game at a table was played so far."""
    game, found = table.game, table.judging
    if found is None:
        found = judging_of(game, table.where())
    elif len(found.game.phases) != len(game.phases) or found.game.secret != game.secret:
        found = found.of(game, table.where())
        found.steps = list(_judged_by(found.steps, game))
    table.judging = found
    return found


@dataclass(frozen=True, slots=True)
class JudgedPhases:
    """What people at a table see of how well a game was played.

    Attributes:
        phases: the first ones, as far as they are judged; of those that may not be seen judged, who
            played what.
        review: the whole, once nothing is left to be judged.
    """

    phases: Sequence[PhaseReview] = ()
    review: AssassinsReview | None = None

    def of(self, number: int) -> PhaseReview | None:
        """What is said of a phase, by its place in the game; None where it is not judged."""
        one = self.phases[number] if number < len(self.phases) else None
        return one if one is not None and one.judged else None


def judged_at(table: AssassinsTable) -> JudgedPhases:
    """How well the phases were played of those whose judgement people at a table may see now."""
    side, judging = table.reviewed_side, judging_at(table)
    if side is None:
        return JudgedPhases()
    if side == "both":
        return JudgedPhases(judging.steps, judging.review)
    phases = [one if one.side == side else _unjudged(one) for one in judging.steps]
    whole = judging.review
    if whole is None:
        return JudgedPhases(phases)
    return JudgedPhases(
        phases, summed_up(phases, whole.seconds, complete=whole.complete, finished=whole.finished)
    )


def _unjudged(one: PhaseReview) -> PhaseReview:
    """What everybody can see of a phase."""
    return PhaseReview(
        number=one.number,
        round=one.round,
        side=one.side,
        actions=one.actions,
        king_before=one.king_before,
        king_after=one.king_after,
        over=one.over,
    )
