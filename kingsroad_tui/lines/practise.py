"""Practising by lines: what is due of one's own mistakes, then today's puzzles; of any game."""

from __future__ import annotations

import asyncio
import signal
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from kingsroad_tui.files.locations import folders, tighten_own_folders
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.lines.line_io import Leave, say
from kingsroad_tui.lines.setup import say_settings_problem
from kingsroad_tui.practice import words as practise
from kingsroad_tui.practice.exercise_run import ExerciseRun
from kingsroad_tui.practice.training_book import (
    BookCard,
    ExerciseT,
    Happened,
    Sitting,
    TrainingBook,
    puzzles_of,
)
from kingsroad_tui.solver.client import Solver

GameT = TypeVar("GameT")


class LinePractice(ABC, Generic[ExerciseT, GameT]):
    """The exercises of one game, line by line. The wing lays them out and judges them."""

    def __init__(self, book: TrainingBook[ExerciseT], puzzles: Sequence[ExerciseT]) -> None:
        self.book = book
        self._puzzles = puzzles
        self.solver: Solver
        """The solver, while exercises are played."""

    @abstractmethod
    def gather(self) -> Sequence[GameT]:
        """Takes what is judged already into the book; the own games that are not.

        Raises OSError.
        """

    @abstractmethod
    async def judge(self, game: GameT) -> None:
        """Has a game judged, and its mistakes taken into the book. Raises OSError."""

    @abstractmethod
    async def play(self, run: ExerciseRun[ExerciseT]) -> None:
        """One exercise, until it is solved, shown or left out. Raises Leave."""

    def run(self, *, judge: bool) -> int:
        """Plays on standard input and output; the exit code. ``judge``: own games first."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tighten_own_folders()
        say_settings_problem()
        asyncio.run(self._run(judge))
        return 0

    async def _run(self, judge: bool) -> None:
        self.solver = Solver(log=folders().state / "solver.log")
        try:
            unjudged = list(self.gather())
            if judge:
                for number, game in enumerate(unjudged, start=1):
                    say(f"{practise.judging_words(number, len(unjudged), '', None)}.")
                    await self.judge(game)
                unjudged = []
            await self._practise(len(unjudged))
        except OSError as error:
            say(saving.book_not_kept(error))
        except Leave:
            say(practise.LEFT)
        finally:
            await self.solver.close()

    async def _practise(self, unjudged: int) -> None:
        state, today = self.book.read(), self.book.today
        due = [card.exercise for card in state.due(today)]
        daily = [one for one in puzzles_of(today, self._puzzles) if one.id not in state.solved]
        say(*practise.today_lines(len(due), len(daily), unjudged))
        if not due and not daily:
            days = state.due_days(today)
            say(*filter(None, [practise.NOTHING_LEFT, practise.next_due_words(days, today)]))
            return
        say(practise.PLAIN_WORDS)
        for queue in (due, daily):
            for at in range(len(queue)):
                say("")
                await self.play(ExerciseRun(queue, self._puzzles, at))
        say("", practise.THE_END)

    def keep(self, sitting: Sitting, exercise: ExerciseT, event: Happened) -> str:
        """Keeps an answer; when the mistake comes back, in words. Raises OSError."""
        card: BookCard[ExerciseT] | None
        if sitting.counts(event):
            card = self.book.answer(exercise, event)
        else:
            card = self.book.read().cards.get(exercise.id)
        return practise.comes_back(card, self.book.today)


def card_data(book: TrainingBook[ExerciseT]) -> list[dict[str, object]]:
    """Every mistake in the book, for programs: its name, kind, days, and how it was answered."""
    state = book.read()
    found: list[dict[str, object]] = []
    for name, card in state.cards.items():
        score = state.score_of([card.exercise])
        found.append(
            {
                "id": name,
                "kind": card.exercise.kind.value,
                "found": card.found.isoformat(),
                "due": card.due.isoformat() if card.due else None,
                "done": card.done,
                "box": card.box,
                "right": score.right,
                "answered": score.of,
                "game": card.exercise.game,
            }
        )
    return found
