"""Exercises on screens: one after the other, answered as the training book keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from textual.screen import Screen

from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.practice import words as practise
from kingsroad_tui.practice.training_book import (
    BookCard,
    ExerciseRun,
    ExerciseT,
    Happened,
    Sitting,
    TrainingBook,
)
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Later
from tabletop.errors import LocatedError
from tabletop.words.voice import phrase

_ScreenT = TypeVar("_ScreenT", bound=Screen[None])


class Answers(Generic[ExerciseT]):
    """How exercises are answered on a screen.

    Once one was answered wrong or shown, that stands for the sitting, and a right answer after a
    wrong one only says that a puzzle was solved.
    """

    def __init__(self, screen: HouseScreen[None], book: TrainingBook[ExerciseT]) -> None:
        self._screen = screen
        self._book = book
        self._sittings: dict[str, Sitting] = {}

    def keep(
        self,
        exercise: ExerciseT,
        event: Happened,
        then: Callable[[str], None] = lambda _: None,
        *,
        cards_only: bool = False,
    ) -> None:
        """Keeps an answer.

        Args:
            exercise: what was answered.
            event: how.
            then: is told when the mistake comes back, in words; empty of a puzzle.
            cards_only: whether it is kept only where it is a mistake in the book.
        """
        new = self._sittings.setdefault(exercise.id, Sitting()).counts(event)

        def kept() -> BookCard[ExerciseT] | None:
            if not new or cards_only:
                card = self._book.read().cards.get(exercise.id)
                if not new or card is None:
                    return card
            return self._book.answer(exercise, event)

        async def keep() -> None:
            back = ""
            try:
                card = await asyncio.to_thread(kept)
            except OSError as error:
                self._screen.notify(saving.book_not_kept(error), severity="error")
            else:
                back = practise.comes_back(card, self._book.today)
            then(back)

        self._screen.run_worker(keep(), group="book")


class Exercise(Generic[ExerciseT]):
    """One of several exercises on a screen.

    Attributes:
        run: all of them, and which one it is.
        solved: whether it was solved, or the answer was shown.
    """

    def __init__(
        self,
        screen: HouseScreen[None],
        book: TrainingBook[ExerciseT],
        run: ExerciseRun[ExerciseT],
        lay_out: Callable[[ExerciseRun[ExerciseT]], Screen[None]],
    ) -> None:
        """``lay_out`` makes the screen of another one, or raises LocatedError."""
        self.run = run
        self.solved = False
        self._screen = screen
        self._answers = Answers(screen, book)
        self._lay_out = lay_out
        self._first: bool | None = None
        """Whether the first answer was right; None before there is one."""

    def answered(self, event: Happened, then: Callable[[str], None]) -> None:
        """It was answered; ``then`` is told when the mistake comes back, once that is kept."""
        if self._first is None:
            self._first = event is Happened.RIGHT
        self.solved = self.solved or event is not Happened.WRONG
        self._answers.keep(self.run.current, event, then)

    def go_on(self) -> None:
        """To the next one, without this one if it is not answered; after the last one back to the
        list, where it says how it went."""
        after = self.run.after(right=bool(self._first))
        following = _screen_of(after, self._lay_out)
        if following is not None:
            self._screen.give_way_to(following)
            return
        if self._first is not None or self.run.went:
            self._screen.notify(practise.session_words(after.went))
        self._screen.dismiss()


def _screen_of(
    run: ExerciseRun[ExerciseT], lay_out: Callable[[ExerciseRun[ExerciseT]], _ScreenT]
) -> _ScreenT | None:
    """The screen of the first exercise from here on that can be laid out; None without any."""
    for at in range(run.at, len(run.exercises)):
        try:
            return lay_out(replace(run, at=at))
        except LocatedError:
            continue
    return None


def exercises(
    app: Going, run: ExerciseRun[Any], screen: Later[Callable[[ExerciseRun[Any]], Screen[None]]]
) -> None:
    """To the first of some exercises that can be laid out; without any, that is said."""
    first = _screen_of(run, screen.load())
    if first is None:
        app.complain(phrase("practice-unusable"))
    else:
        app.push_screen(first)
