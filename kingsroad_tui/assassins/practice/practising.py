"""What there is to practise in King & Assassins: own mistakes that are due, and puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.assassins.practice.words import kind_name
from kingsroad_tui.assassins.review.phases import judging_of
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.screen import Judging, Practice
from kingsroad_tui.shell.host import Host


async def _judge(
    app: Host, own: OwnGame[AssassinsGame], phases: list[PhaseReview]
) -> AsyncIterator[Judging | None]:
    judging = judging_of(own.game, own.path, phases)
    async for problem in judging.run(app.solver):
        phases[:] = judging.steps
        if problem:
            yield None
            return
        yield Judging(len(phases), len(own.game.phases))


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
