"""Practise King & Assassins: own mistakes that are due, and puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from enum import StrEnum

from advisor.messages.assassins_review import AssassinsReview, AssassinsReviewedPhase, PhaseReview
from advisor.messages.exercises import AssassinsExercise, AssassinsKind
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
from kingsroad_tui.assassins.practice.words import kind_name, phase_words
from kingsroad_tui.practice.screen import Judging, PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun, TrainingBook
from kingsroad_tui.shell.place import Way


class AssassinsPractiseScreen(PractiseScreen[AssassinsExercise, OwnTown]):
    """The list of this game's exercises."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: dict[str, list[PhaseReview]] = {}
        """The phases judged of games that are not judged to their end, to go on from there."""

    @property
    def book(self) -> TrainingBook[AssassinsExercise]:
        return assassins_book()

    def puzzles(self) -> Sequence[AssassinsExercise]:
        return assassins_puzzles()

    def gather(self) -> Sequence[OwnTown]:
        return gather_towns()

    async def judge(self, game: OwnTown) -> AsyncIterator[Judging | None]:
        phases = self._begun.setdefault(game.id, [])
        record = AssassinsGameData.of(game.game)
        side: ReviewedSide = "king" if game.side is Side.KING else "people"
        async for answer in review(self.app.solver, record, side, phases.copy()):
            if isinstance(answer, AssassinsReviewedPhase):
                phases.append(answer.reviewed)
                yield Judging(answer.done, answer.total)
            elif isinstance(answer, AssassinsReview):
                await asyncio.to_thread(keep_assassins_mistakes, game, answer.phases)
            else:
                yield None
                return

    def steps_words(self, judging: Judging) -> str:
        return phase_words(judging.done, judging.total)

    def kind_name(self, kind: StrEnum, *, own: bool) -> str:
        return kind_name(AssassinsKind(kind), own=own)

    def play(self, run: ExerciseRun[AssassinsExercise]) -> Way:
        return Way("exercises", GAME, run=run)
