"""What there is to practise in King & Assassins: own mistakes that are due, and puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from advisor.messages.assassins_review import AssassinsReview, AssassinsReviewedPhase, PhaseReview
from advisor.messages.exercises import AssassinsExercise
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.computer_players import review
from kingsroad_tui.assassins.play.table import ReviewedSide
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.assassins.practice.words import kind_name
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.screen import Judging, Practice
from kingsroad_tui.shell.host import Host


async def _judge(
    app: Host, own: OwnGame[AssassinsGame], phases: list[PhaseReview]
) -> AsyncIterator[Judging | None]:
    record = AssassinsGameData.of(own.game)
    side: ReviewedSide = "king" if Side.at(own.seat) is Side.KING else "people"
    async for answer in review(app.solver, record, side, phases.copy()):
        if isinstance(answer, AssassinsReviewedPhase):
            phases.append(answer.reviewed)
            yield Judging(answer.done, answer.total)
        elif isinstance(answer, AssassinsReview):
            await asyncio.to_thread(TRAINING.keep_mistakes, own, answer.phases)
        else:
            yield None
            return


def _mistake_name(exercise: AssassinsExercise) -> str:
    return kind_name(exercise.kind, own=True)


def _puzzle_name(exercise: AssassinsExercise) -> str:
    return kind_name(exercise.kind, own=False)


PRACTICE: Final = Practice(
    game=GAME,
    training=TRAINING,
    judge=_judge,
    step="phase",
    mistake_name=_mistake_name,
    puzzle_name=_puzzle_name,
)
