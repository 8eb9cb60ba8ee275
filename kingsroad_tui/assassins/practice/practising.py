"""What there is to practise in King & Assassins: own mistakes that are due, and puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from advisor.messages.assassins_review import AssassinsReview, AssassinsReviewedPhase, PhaseReview
from advisor.messages.exercises import AssassinsExercise
from advisor.messages.puzzle_files import assassins_puzzles
from assassins.actions import Side
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.computer_players import review
from kingsroad_tui.assassins.play.table import ReviewedSide
from kingsroad_tui.assassins.practice.training import (
    OwnTown,
    assassins_book,
    gather_towns,
    keep_assassins_mistakes,
)
from kingsroad_tui.assassins.practice.words import kind_name
from kingsroad_tui.practice.screen import Judging, Practice, PractiseScreen
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.host import Host


async def _judge(
    app: Host, own: OwnTown, phases: list[PhaseReview]
) -> AsyncIterator[Judging | None]:
    record = AssassinsGameData.of(own.game)
    side: ReviewedSide = "king" if own.side is Side.KING else "people"
    async for answer in review(app.solver, record, side, phases.copy()):
        if isinstance(answer, AssassinsReviewedPhase):
            phases.append(answer.reviewed)
            yield Judging(answer.done, answer.total)
        elif isinstance(answer, AssassinsReview):
            await asyncio.to_thread(keep_assassins_mistakes, own, answer.phases)
        else:
            yield None
            return


def _mistake_name(exercise: AssassinsExercise) -> str:
    return kind_name(exercise.kind, own=True)


def _puzzle_name(exercise: AssassinsExercise) -> str:
    return kind_name(exercise.kind, own=False)


PRACTICE: Final = Practice(
    game=GAME,
    book=assassins_book(),
    puzzles=assassins_puzzles,
    gather=gather_towns,
    judge=_judge,
    step="phase",
    mistake_name=_mistake_name,
    puzzle_name=_puzzle_name,
)


def practise(app: Going) -> None:
    """The list of this game's exercises."""
    app.push_screen(PractiseScreen(PRACTICE))
