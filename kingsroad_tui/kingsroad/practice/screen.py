"""Practise King's Road: own mistakes that are due, and puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from enum import StrEnum

from advisor.messages.exercises import KingsroadExercise, KingsroadKind
from advisor.messages.protocol import AdviceSettings
from advisor.messages.puzzle_files import kingsroad_puzzles
from advisor.messages.review import RoundReview
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.practice.training import OwnGame, gather, kingsroad_book
from kingsroad_tui.kingsroad.practice.words import KIND_NAMES, round_words
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.practice.screen import Judging, PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun, TrainingBook
from kingsroad_tui.shell.place import Way


class KingsroadPractiseScreen(PractiseScreen[KingsroadExercise, OwnGame]):
    """The list of this game's exercises."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: dict[str, list[RoundReview]] = {}
        """The rounds judged of games that are not judged to their end, to go on from there."""

    @property
    def book(self) -> TrainingBook[KingsroadExercise]:
        return kingsroad_book()

    def puzzles(self) -> Sequence[KingsroadExercise]:
        return kingsroad_puzzles()

    def gather(self) -> Sequence[OwnGame]:
        return gather()

    async def judge(self, game: OwnGame) -> AsyncIterator[Judging | None]:
        settings = AdviceSettings(belief=self.app.settings.belief, goal=self.app.settings.goal)
        job = ReviewJob(game.game, game.path, settings, start=self._begun.get(game.id, ()))
        async for problem in job.run(self.app.solver):
            self._begun[game.id] = job.rounds
            if problem:
                yield None
                return
            yield Judging(len(job.rounds), len(game.game.rounds))

    def steps_words(self, judging: Judging) -> str:
        return round_words(judging.done, judging.total)

    def kind_name(self, kind: StrEnum, *, own: bool) -> str:
        del own  # a kind is of one or the other
        return KIND_NAMES[KingsroadKind(kind)]

    def play(self, run: ExerciseRun[KingsroadExercise]) -> Way:
        return Way("exercises", GAME, run=run)
