"""How exercises are answered on a screen, as the training book keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic

from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.practice.training_book import (
    BookCard,
    ExerciseT,
    Happened,
    Sitting,
    TrainingBook,
)
from kingsroad_tui.shell.house_screen import HouseScreen


class Answers(Generic[ExerciseT]):
    """Once an exercise was answered wrong or shown, that stands for the sitting, and a right answer
    after a wrong one only says that a puzzle was solved."""

    def __init__(
        self,
        screen: HouseScreen[None],
        book: TrainingBook[ExerciseT],
        kept: Callable[[BookCard[ExerciseT] | None], None] = lambda _: None,
    ) -> None:
        """``kept`` hears what the book says of the mistake now; None of a puzzle."""
        self._screen = screen
        self._book = book
        self._kept = kept
        self._sittings: dict[str, Sitting] = {}

    def keep(self, exercise: ExerciseT, event: Happened, *, cards_only: bool = False) -> None:
        """Keeps an answer. ``cards_only``: only where it is a mistake in the book."""
        if self._sittings.setdefault(exercise.id, Sitting()).counts(event):
            self._screen.run_worker(self._keep(exercise, event, cards_only), group="book")

    async def _keep(self, exercise: ExerciseT, event: Happened, cards_only: bool) -> None:
        def keep() -> BookCard[ExerciseT] | None:
            if cards_only and exercise.id not in self._book.read().cards:
                return None
            return self._book.answer(exercise, event)

        try:
            card = await asyncio.to_thread(keep)
        except OSError as error:
            self._screen.notify(saving.book_not_kept(error), severity="error")
        else:
            self._kept(card)
