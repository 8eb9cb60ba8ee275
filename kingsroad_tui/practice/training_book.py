"""The training book: mistakes of one's own that come back, and puzzles solved. No Textual.

It is kept as a journal of what happened: a mistake was found, an exercise was answered, a game was
looked through. How things stand is worked out anew from these, so nothing can come apart: a crash
loses one line at most, and two apps may write at once. A mistake carries its game with it, so it
stays where the file of the game is deleted.

Exercises of any game are done in a run, one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from kingsroad_tui.files.journal import Journal, TimedEntry

BOXES: Final = (1, 3, 7, 21)
"""After so many days a mistake comes back: after the first right answer the first, and so on."""

TODAY: Final = 3
"""The number of puzzles of a day."""


class Practised(Protocol):
    """An exercise of any game."""

    @property
    def id(self) -> str:
        """The same for the same decision."""

    @property
    def game(self) -> str:
        """The game up to it, as a line of text."""

    @property
    def kind(self) -> StrEnum:
        """What it is about."""

    @property
    def grade(self) -> int | None:
        """How hard it is; None of a mistake of one's own."""


ExerciseT = TypeVar("ExerciseT", bound=Practised)


class Happened(StrEnum):
    """What the book keeps."""

    FOUND = "found"
    """A mistake was found."""
    JUDGED = "judged"
    """A game was looked through for mistakes."""
    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"
    """The answer was asked for."""


class BookEvent(TimedEntry, Generic[ExerciseT], frozen=True, kw_only=True, omit_defaults=True):
    """One line of the book.

    Attributes:
        at: when, with the offset of the clock that it was read from.
        event: what happened.
        id: of the exercise, or of the game that was looked through.
        exercise: the exercise itself, where a mistake was found.
    """

    at: datetime
    event: Happened
    id: str
    exercise: ExerciseT | None = None

    @property
    def moment(self) -> float:
        """As `TimedEntry` has it."""
        return self.at.timestamp()

    def at_moment(self, moment: float) -> BookEvent[ExerciseT]:
        """As `TimedEntry` has it; by the same clock."""
        return msgspec.structs.replace(self, at=datetime.fromtimestamp(moment, self.at.tzinfo))


@dataclass(frozen=True, kw_only=True)
class BookCard(Generic[ExerciseT]):
    """A mistake of one's own, and when it comes back.

    Attributes:
        exercise: the decision.
        found: the day it came into the book.
        due: the day it comes back; None once it is done.
        box: how many right answers there are in a row, from 0.
        answered: the day it was answered last.
    """

    exercise: ExerciseT
    found: date
    due: date | None
    box: int = 0
    answered: date | None = None

    @property
    def done(self) -> bool:
        """Whether it does not come back any more."""
        return self.due is None

    def is_due(self, day: date) -> bool:
        """Whether it is to be answered on a day."""
        return self.due is not None and self.due <= day

    def after(self, day: date, *, right: bool) -> BookCard[ExerciseT]:
        """The card after an answer. Only the first of a day counts: a second one is no memory.

        A right answer before its day leaves the day as it is.
        """
        if self.answered == day:
            return self
        if not right:
            return replace(self, box=1, due=day + timedelta(BOXES[0]), answered=day)
        if not self.is_due(day):
            return replace(self, answered=day)
        if self.box == len(BOXES):
            return replace(self, due=None, answered=day)
        return replace(self, box=self.box + 1, due=day + timedelta(BOXES[self.box]), answered=day)


@dataclass(frozen=True)
class Score:
    """How often something was answered right, of how many times: the first time of each day."""

    right: int
    of: int


@dataclass(frozen=True)
class BookState(Generic[ExerciseT]):
    """How things stand.

    Attributes:
        cards: the mistakes by their ids, in the order in which they were found.
        solved: the ids of exercises for which a right answer was ever given.
        judged: the games that were looked through.
        days: by exercise, the days of its answers and whether the first one then was right.
    """

    cards: Mapping[str, BookCard[ExerciseT]] = field(default_factory=dict)
    solved: frozenset[str] = frozenset()
    judged: frozenset[str] = frozenset()
    days: Mapping[str, Mapping[date, bool]] = field(default_factory=dict)

    @classmethod
    def of(cls, events: Iterable[BookEvent[ExerciseT]]) -> BookState[ExerciseT]:
        """What follows from all that happened, in whatever order it is told."""
        cards: dict[str, BookCard[ExerciseT]] = {}
        solved: set[str] = set()
        judged: set[str] = set()
        days: dict[str, dict[date, bool]] = {}
        # A mistake is found before it is answered, where both have one moment.
        for one in sorted(events, key=lambda one: (one.moment, one.event is not Happened.FOUND)):
            day = one.at.date()
            if one.event is Happened.FOUND:
                if one.exercise is not None and one.id not in cards:
                    cards[one.id] = BookCard(exercise=one.exercise, found=day, due=day)
            elif one.event is Happened.JUDGED:
                judged.add(one.id)
            else:
                right = one.event is Happened.RIGHT
                if right:
                    solved.add(one.id)
                days.setdefault(one.id, {}).setdefault(day, right)
                if one.id in cards:
                    cards[one.id] = cards[one.id].after(day, right=right)
        return cls(cards, frozenset(solved), frozenset(judged), days)

    def due(self, day: date) -> list[BookCard[ExerciseT]]:
        """The mistakes to be answered on a day, the longest overdue first."""
        found = [card for card in self.cards.values() if card.is_due(day)]
        return sorted(found, key=lambda card: card.due or day)

    def waiting(self, day: date) -> list[BookCard[ExerciseT]]:
        """Those that come back later, the next first."""
        found = [card for card in self.cards.values() if card.due and card.due > day]
        return sorted(found, key=lambda card: card.due or day)

    def due_days(self, day: date) -> list[tuple[date, int]]:
        """The days after this one on which some come back, and how many."""
        days = Counter(card.due for card in self.waiting(day) if card.due)
        return sorted(days.items())

    @property
    def num_done(self) -> int:
        """How many do not come back any more."""
        return sum(card.done for card in self.cards.values())

    def score_of(self, exercises: Iterable[ExerciseT]) -> Score:
        """How often any of some exercises was answered right."""
        answers = [right for one in exercises for right in self.days.get(one.id, {}).values()]
        return Score(sum(answers), len(answers))

    def by_kind(self, exercises: Iterable[ExerciseT]) -> dict[StrEnum, list[ExerciseT]]:
        """Exercises by what they are about: the kind with most of them first."""
        kinds: dict[StrEnum, list[ExerciseT]] = {}
        for one in exercises:
            kinds.setdefault(one.kind, []).append(one)
        return dict(sorted(kinds.items(), key=lambda item: (-len(item[1]), item[0])))

    def next_unsolved(self, exercises: Sequence[ExerciseT]) -> list[ExerciseT]:
        """Those that were never solved, in their order; all where every one was."""
        return [one for one in exercises if one.id not in self.solved] or list(exercises)


class Sitting:
    """What has happened to one exercise since it was laid out."""

    def __init__(self) -> None:
        self._happened: set[Happened] = set()

    def counts(self, event: Happened) -> bool:
        """Whether an answer is to be kept.

        Once it was wrong or shown, that stands; a right answer after a wrong one still says that a
        puzzle was solved, after the answer was shown it says nothing.
        """
        over = {Happened.RIGHT, Happened.SHOWN} & self._happened
        first = not self._happened
        self._happened.add(event)
        return not over and (first or event is Happened.RIGHT)


def local_now() -> datetime:
    """The time by the clock on the wall, with its offset."""
    return datetime.now().astimezone()


class TrainingBook(Generic[ExerciseT]):
    """The book of one game in its file."""

    def __init__(
        self,
        journal: Journal[BookEvent[ExerciseT]],
        now: Callable[[], datetime] = local_now,
    ) -> None:
        """``now`` is the clock."""
        self._journal = journal
        self._now = now

    @property
    def today(self) -> date:
        """The day on the wall."""
        return self._now().date()

    def read(self) -> BookState[ExerciseT]:
        """How things stand in the file; never raises."""
        return BookState.of(self._journal.entries(self._now().timestamp()))

    def keep_game(self, game: str, mistakes: Iterable[ExerciseT]) -> int:
        """Keeps the mistakes of a game that was looked through, and that it was.

        A mistake that is in the book already stays as it is. Raises OSError.

        Returns:
            How many are new.
        """
        state, now = self.read(), self._now()
        new = {one.id: one for one in mistakes if one.id not in state.cards}
        events = [
            BookEvent(at=now, event=Happened.FOUND, id=name, exercise=one)
            for name, one in new.items()
        ]
        if game not in state.judged:
            events.append(BookEvent(at=now, event=Happened.JUDGED, id=game))
        self._journal.add(*events)
        return len(new)

    def answer(self, exercise: ExerciseT, event: Happened) -> BookCard[ExerciseT] | None:
        """Keeps how an exercise was answered. Raises OSError.

        Returns:
            The card after it; None of a puzzle.
        """
        self._journal.add(BookEvent(at=self._now(), event=event, id=exercise.id))
        return self.read().cards.get(exercise.id)


def puzzles_of(day: date, puzzles: Sequence[ExerciseT]) -> list[ExerciseT]:
    """The puzzles of a day: the same for everybody who has the same ones, easier ones first.

    They follow from the date and their names alone. Where there are enough, one is of the easier
    half, one harder, one from all.
    """
    drawn = sorted(puzzles, key=lambda one: sha256(f"{day.isoformat()} {one.id}".encode()).digest())
    easier = [one for one in drawn if (one.grade or 0) <= _EASIER]
    harder = [one for one in drawn if (one.grade or 0) > _EASIER]
    first = [*easier[:1], *harder[:1]]
    chosen = [*first, *(one for one in drawn if one not in first)][:TODAY]
    return sorted(chosen, key=lambda one: (one.grade or 0, one.id))


class Today(NamedTuple):
    """What there is to practise today: mistakes that are due, and puzzles not solved yet of so
    many."""

    due: int
    unsolved: int
    puzzles: int


def practice_today(book: TrainingBook[ExerciseT], puzzles: Sequence[ExerciseT]) -> Today:
    """What there is to practise, by the book as it lies in its file; never raises."""
    state, day = book.read(), book.today
    daily = puzzles_of(day, puzzles)
    unsolved = sum(one.id not in state.solved for one in daily)
    return Today(len(state.due(day)), unsolved, len(daily))


_EASIER: Final = 2
"""Grades up to this one are the easier ones."""


@dataclass(frozen=True)
class ExerciseRun(Generic[ExerciseT]):
    """Exercises that are played one after the other, and which one is being played.

    Attributes:
        exercises: all of them, at least one.
        puzzles: the puzzles that there are, in the order of their list, which numbers them.
        at: the place of the one being played, from 0.
        went: whether those before it were right at the first try.
    """

    exercises: Sequence[ExerciseT]
    puzzles: Sequence[ExerciseT] = ()
    at: int = 0
    went: tuple[bool, ...] = ()

    @property
    def current(self) -> ExerciseT:
        """The one being played."""
        return self.exercises[self.at]

    @property
    def last(self) -> bool:
        """Whether it is the last one."""
        return self.at == len(self.exercises) - 1

    @property
    def number(self) -> int | None:
        """The number of the puzzle in the list of all; None of a mistake of one's own."""
        return number_of(self.current, self.puzzles)

    def after(self, *, right: bool) -> ExerciseRun[ExerciseT]:
        """The run behind this exercise; ``right``: at the first try. It may be over."""
        return replace(self, at=self.at + 1, went=(*self.went, right))


def number_of(exercise: ExerciseT, puzzles: Sequence[ExerciseT]) -> int | None:
    """The number of a puzzle in this list, from 1; None where it is none of them."""
    return next((at for at, one in enumerate(puzzles, 1) if one.id == exercise.id), None)
