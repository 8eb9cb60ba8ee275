"""Judging screens whose answers count for the training book."""

from __future__ import annotations

import asyncio

from textual import work

from advisor.messages.exercises import KingsroadExercise
from kingsroad.games import Game
from kingsroad_tui.kingsroad.practice.training import kingsroad_book
from kingsroad_tui.kingsroad.review.judging_screen import JudgingScreen
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.training_book import BookCard, Happened, Sitting


class AnsweringScreen(JudgingScreen):
    """Keeps how exercises are answered: once it was wrong or shown, that stands for the sitting,
    and a right answer after a wrong one only says that a puzzle was solved."""

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        super().__init__(game, setup, seat)
        self._sittings: dict[str, Sitting] = {}

    def keep_answer(
        self, exercise: KingsroadExercise, event: Happened, *, cards_only: bool = False
    ) -> None:
        """Keeps an answer. ``cards_only``: only where it is a mistake in the book."""
        if self._sittings.setdefault(exercise.id, Sitting()).counts(event):
            self._keep(exercise, event, cards_only)

    def answer_kept(self, card: BookCard[KingsroadExercise] | None) -> None:
        """It is kept; what the book says of the mistake now, None of a puzzle."""

    @work(group="book")
    async def _keep(self, exercise: KingsroadExercise, event: Happened, cards_only: bool) -> None:
        book = kingsroad_book()

        def keep() -> BookCard[KingsroadExercise] | None:
            if cards_only and exercise.id not in book.read().cards:
                return None
            return book.answer(exercise, event)

        try:
            card = await asyncio.to_thread(keep)
        except OSError as error:
            self.notify(saving.book_not_kept(error), severity="error")
        else:
            self.answer_kept(card)
