"""What there is to practise in King's Road: own mistakes that are due, and puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import RoundReview
from kingsroad.games import Game
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.practice.training import TRAINING
from kingsroad_tui.kingsroad.practice.words import kind_name
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.screen import Judging, Practice
from kingsroad_tui.shell.host import Host


async def _judge(
    app: Host, own: OwnGame[Game], rounds: list[RoundReview]
) -> AsyncIterator[Judging | None]:
    settings = AdviceSettings(belief=app.settings.belief, goal=app.settings.goal)
    job = ReviewJob(own.game, own.path, settings, start=rounds)
    async for problem in job.run(app.solver):
        rounds[:] = job.rounds
        if problem:
            yield None
            return
        yield Judging(len(rounds), len(own.game.rounds))


def _kind_name(exercise: KingsroadExercise) -> str:
    return kind_name(exercise.kind)


PRACTICE: Final = Practice(
    game=GAME,
    training=TRAINING,
    judge=_judge,
    step="round",
    mistake_name=_kind_name,
    puzzle_name=_kind_name,
)
