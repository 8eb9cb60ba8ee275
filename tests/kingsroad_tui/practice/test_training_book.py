"""The training book: when mistakes come back, what counts as known, what a crash leaves."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.files.journal import Journal
from kingsroad_tui.practice.training_book import (
    BOXES,
    BookEvent,
    BookState,
    Happened,
    TrainingBook,
    puzzles_of,
)
from tests.support.examples import examples

START = datetime(2026, 3, 1, 20, tzinfo=UTC)


class Kind(StrEnum):
    """What an exercise here is about."""

    EARLY = "early"
    LATE = "late"


class Decision(msgspec.Struct, frozen=True):
    """An exercise that is only a name."""

    id: str
    kind: Kind = Kind.EARLY
    grade: int | None = None
    game: str = ""


@dataclass
class Clock:
    """A clock that stands still until it is moved."""

    now: datetime = START

    def __call__(self) -> datetime:
        return self.now

    def pass_days(self, days: int) -> None:
        self.now += timedelta(days)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def book_at(path: Path, clock: Clock) -> TrainingBook[Decision]:
    return TrainingBook(Journal(lambda: path / "book.jsonl", BookEvent[Decision]), clock)


@pytest.fixture
def book(tmp_path: Path, clock: Clock) -> TrainingBook[Decision]:
    return book_at(tmp_path, clock)


ONE, TWO = Decision("one"), Decision("two", Kind.LATE)


def test_a_mistake_comes_back_after_1_3_7_and_21_days_and_is_done_then(
    book: TrainingBook[Decision], clock: Clock
) -> None:
    """It is due at once; each right answer takes it further, until it does not come back."""
    book.keep_game("game", [ONE])
    for days in BOXES:
        assert [card.exercise for card in book.read().due(book.today)] == [ONE]
        card = book.answer(ONE, Happened.RIGHT)
        assert card is not None and card.due == book.today + timedelta(days)
        clock.pass_days(days - 1)
        assert not book.read().due(book.today)
        clock.pass_days(1)
    card = book.answer(ONE, Happened.RIGHT)
    assert card is not None and card.done and book.read().num_done == 1
    clock.pass_days(1000)
    assert not book.read().due(book.today)


@pytest.mark.parametrize("event", [Happened.WRONG, Happened.SHOWN])
def test_what_was_not_known_comes_back_tomorrow(
    event: Happened, book: TrainingBook[Decision], clock: Clock
) -> None:
    """However far it was; one that was done comes back as well."""
    book.keep_game("game", [ONE])
    for days in (*BOXES, 0):
        book.answer(ONE, Happened.RIGHT)
        clock.pass_days(days)
    card = book.answer(ONE, event)
    assert card is not None
    clock.pass_days(1)
    card = book.answer(ONE, event)
    assert card is not None and card.due == book.today + timedelta(1)
    clock.pass_days(1)
    card = book.answer(ONE, Happened.RIGHT)
    assert card is not None and card.due == book.today + timedelta(BOXES[1])


def test_only_the_first_answer_of_a_day_counts(book: TrainingBook[Decision], clock: Clock) -> None:
    """Right after having seen the answer is no memory; nor does a slip later on take it away."""
    book.keep_game("game", [ONE, TWO])
    book.answer(ONE, Happened.WRONG)
    card = book.answer(ONE, Happened.RIGHT)
    assert card is not None and card.due == book.today + timedelta(1)
    book.answer(TWO, Happened.RIGHT)
    card = book.answer(TWO, Happened.WRONG)
    assert card is not None and card.box == 1
    assert book.read().score_of([ONE, TWO]).right == 1
    assert book.read().score_of([ONE, TWO]).of == 2


def test_practised_ahead_of_its_day_it_does_not_move(
    book: TrainingBook[Decision], clock: Clock
) -> None:
    """Who cannot wait does no harm, and gains nothing."""
    book.keep_game("game", [ONE])
    book.answer(ONE, Happened.RIGHT)
    clock.pass_days(1)
    due = book.answer(ONE, Happened.RIGHT)
    clock.pass_days(1)
    card = book.answer(ONE, Happened.RIGHT)
    assert due is not None and card is not None and card.due == due.due


def test_the_same_mistake_twice_is_one_card(book: TrainingBook[Decision], clock: Clock) -> None:
    """Found again in a copy, a branch, or by a newer version, it stays where it was."""
    assert book.keep_game("game", [ONE, ONE]) == 1
    book.answer(ONE, Happened.RIGHT)
    clock.pass_days(1)
    assert book.keep_game("copy", [msgspec.structs.replace(ONE, kind=Kind.LATE), TWO]) == 1
    state = book.read()
    assert list(state.cards) == ["one", "two"]
    assert state.cards["one"].box == 1
    assert state.judged == {"game", "copy"}


def test_two_books_on_one_file_write_side_by_side(tmp_path: Path, clock: Clock) -> None:
    """Two apps on one home: neither loses what the other keeps."""
    here, there = book_at(tmp_path, clock), book_at(tmp_path, clock)
    here.keep_game("game", [ONE])
    there.keep_game("other", [TWO])
    here.answer(TWO, Happened.RIGHT)
    there.answer(ONE, Happened.WRONG)
    assert here.read() == there.read()
    assert here.read().solved == {"two"}


def test_a_damaged_line_takes_nothing_else_with_it(tmp_path: Path, clock: Clock) -> None:
    """What a crash cut off, a newer version wrote, or a disk broke is passed over."""
    book = book_at(tmp_path, clock)
    book.keep_game("game", [ONE])
    path = tmp_path / "book.jsonl"
    with path.open("ab") as file:
        file.write(
            b'\xff\n{"at":"2026-03-01T20:00:00Z","event":"unheard of","id":"one"}\n{"at":"20'
        )
    book.answer(ONE, Happened.RIGHT)
    assert book.read().cards["one"].box == 1


def test_puzzles_are_no_cards(book: TrainingBook[Decision]) -> None:
    """A puzzle that was solved is ticked; it does not come back."""
    assert book.answer(TWO, Happened.WRONG) is None
    assert not book.read().solved
    assert book.answer(TWO, Happened.RIGHT) is None
    state = book.read()
    assert state.solved == {"two"} and not state.due(book.today)
    assert state.next_unsolved([ONE, TWO]) == [ONE]
    assert state.next_unsolved([TWO]) == [TWO]


def test_days_to_come_and_kinds_are_counted(book: TrainingBook[Decision], clock: Clock) -> None:
    """What the list says: how many come back when, and which kinds there are."""
    three = Decision("three", Kind.LATE)
    book.keep_game("game", [ONE, TWO, three])
    book.answer(ONE, Happened.RIGHT)
    book.answer(TWO, Happened.WRONG)
    state = book.read()
    tomorrow = book.today + timedelta(1)
    assert state.due_days(book.today) == [(tomorrow, 2)]
    assert [card.exercise for card in state.due(book.today)] == [three]
    assert [*state.by_kind([ONE, TWO, three])] == [Kind.LATE, Kind.EARLY]


EVENTS = st.lists(
    st.builds(
        lambda hours, event, name: (hours, event, name),
        st.integers(0, 24 * 40),
        st.sampled_from(Happened),
        st.sampled_from(["one", "two", "three"]),
    )
)


@examples(100)
@given(EVENTS)
def test_whatever_happens_a_card_is_done_or_has_a_day(
    happened: list[tuple[int, Happened, str]],
) -> None:
    """No order of events breaks the book; a card is never due before it was found."""
    events = [
        BookEvent(at=START + timedelta(hours=hours), event=event, id=name, exercise=Decision(name))
        for hours, event, name in sorted(happened)
    ]
    state = BookState.of(events)
    for card in state.cards.values():
        assert card.done or (card.due is not None and card.due >= card.found)
        assert 0 <= card.box <= len(BOXES)
    day = START.date()
    counted = len(state.due(day)) + len(state.waiting(day)) + state.num_done
    assert counted == len(state.cards)


def test_the_puzzles_of_a_day_are_the_same_for_everybody() -> None:
    """They follow from the date; easier ones first; other days have others."""
    puzzles = [Decision(str(number), grade=1 + number % 5) for number in range(40)]
    day = date(2026, 3, 1)
    three = puzzles_of(day, puzzles)
    assert three == puzzles_of(day, puzzles[::-1])
    assert [one.id for one in three] == [
        one.id for one in sorted(three, key=lambda one: one.grade or 0)
    ]
    grades = [one.grade or 0 for one in three]
    assert len(three) == 3 and min(grades) <= 2 < max(grades)
    month = {tuple(one.id for one in puzzles_of(day + timedelta(n), puzzles)) for n in range(28)}
    assert len(month) > 20
    assert puzzles_of(day, puzzles[:1]) == puzzles[:1]
    assert puzzles_of(day, []) == []
