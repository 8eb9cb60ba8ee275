"""Practising King's Road: the list, exercises one after the other, the book that remembers them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from textual.app import App
from textual.pilot import Pilot

from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import ReviewRequest
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.practice import practising
from kingsroad_tui.kingsroad.practice.exercise import ExerciseScreen
from kingsroad_tui.kingsroad.practice.training import TRAINING
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.learn.panel import LessonPanel
from kingsroad_tui.practice import training_book
from kingsroad_tui.practice.screen import PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.shell.place import Way
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    go,
    make_app,
    open_screen,
    press,
    running,
    settle,
    text_at,
    text_of,
    to_mistakes,
)
from tests.support.practice import KINGSROAD_PUZZLES, THREE, save_own, with_only
from tests.support.sample_advice import StudySolver
from tests.support.seats import COMPUTER, PERSON, setup_of

Snap = Callable[..., bool]

DAY = datetime(2026, 3, 1, 20, tzinfo=UTC)


class Clock:
    """The clock of the book: it stands still until it is moved."""

    def __init__(self) -> None:
        self.now = DAY

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(TRAINING.book, "_now", found)
    monkeypatch.setattr(practising, "PRACTICE", with_only(practising.PRACTICE, ()))
    return found


def with_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    some = with_only(practising.PRACTICE, KINGSROAD_PUZZLES)
    monkeypatch.setattr(practising, "PRACTICE", some)


@asynccontextmanager
async def practise(
    solver: StudySolver | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[None]]:
    async with running(make_app(solver or StudySolver()), size) as (_, pilot):
        await open_screen(pilot, Way("practise", "kingsroad"), PractiseScreen)
        await settle(pilot)
        yield pilot


def words(app: App[None]) -> str:
    assert isinstance(app, KingsRoad)
    return " ".join(text_at(app, app.screen.query_one(LessonPanel)).split())


async def answer(pilot: Pilot[None], *, right: bool) -> None:
    """Chooses the best cards, or the worst, and has them judged."""
    screen = pilot.app.screen
    assert isinstance(screen, ExerciseScreen) and screen.again.advice is not None
    candidates = screen.again.advice.candidates
    chosen = candidates[0 if right else -1]
    await press(pilot, "escape", *chosen.selection, "enter")
    await settle(pilot)


async def test_what_is_due_is_answered_one_after_the_other(clock: Clock) -> None:
    """A right answer comes back tomorrow, then in three days; a wrong one stays for tomorrow; the
    list says so, and what was answered is not due any more."""
    save_own(THREE[1], judged=True)
    async with practise() as pilot:
        app = pilot.app
        due = len(TRAINING.book.read().cards)
        assert due >= 3
        assert f"{due} of your own mistakes are due today" in text_of(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert f"Your mistake 1 of {due} · round" in words(app)
        await answer(pilot, right=True)
        assert "Right!" in words(app) and "It comes back tomorrow." in words(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert f"Your mistake 2 of {due} · round" in words(app)
        await answer(pilot, right=False)
        assert "Not the answer yet" in words(app) and "Try again" in words(app)
        await answer(pilot, right=True)
        assert "Right!" in words(app) and "It comes back tomorrow." in words(app)
        await press(pilot, "enter")
        await settle(pilot)
        await press(pilot, "h")
        await settle(pilot)
        assert "Best choice:" in words(app) and "It comes back tomorrow." in words(app)
        await press(pilot, "q")
        await settle(pilot)
        assert isinstance(app.screen, PractiseScreen)
        left = due - 3
        said = f"{left} of your own mistakes are" if left > 1 else "One of your own mistakes is"
        assert (said if left else "None of your own mistakes is due") in text_of(app)
        assert "Tomorrow: 3" in text_of(app)
    clock.now += timedelta(1)
    first = next(iter(TRAINING.book.read().due(clock.now.date())))
    async with practise() as pilot:
        await press(pilot, "enter")
        await settle(pilot)
        await answer(pilot, right=True)
        back = "in 3 days" if first.box == 1 and first.answered else "tomorrow"
        assert f"It comes back {back}." in words(pilot.app)


async def test_an_answer_is_kept_before_anything_else_happens(clock: Clock) -> None:
    """Whoever kills the app between two exercises has lost nothing."""
    save_own(THREE[0], judged=True)
    async with practise() as pilot:
        await press(pilot, "enter")
        await settle(pilot)
        await answer(pilot, right=False)
        state = TRAINING.book.read()
        assert [card.answered for card in state.cards.values() if card.answered] == [DAY.date()]


async def test_games_that_nobody_had_judged_are_judged_meanwhile() -> None:
    """Nothing waits for it; the mistakes come up as they are found."""
    for game in THREE[:2]:
        save_own(game, judged=False)
    async with practise() as pilot:
        assert "All your games are judged:" in text_of(pilot.app)
        assert "of your own mistakes are due today" in text_of(pilot.app)
        assert TRAINING.gather() == []


class SlowSolver(StudySolver):
    """Judges one round, and then no more."""

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        async for given in super().ask(request):
            yield given
            if isinstance(request, ReviewRequest):
                await asyncio.Event().wait()


async def test_judging_can_be_stopped_and_says_how_far_it_is() -> None:
    """It says which game, which round, and how long; x stops it, opening the page begins again."""
    save_own(THREE[0], judged=False)
    async with running(make_app(SlowSolver())) as (app, pilot):
        go(app, "practise", "kingsroad")
        while "left)" not in text_of(app):
            await pilot.pause(0.02)
        assert "Judging your last game (round 1 of" in text_of(app)
        while "Stop judging" not in text_of(app):
            await pilot.pause(0.02)
        await pilot.press("x")
        await pilot.pause(0.05)
        assert "Judging is stopped." in text_of(app)
        assert "Stop judging" not in text_of(app)


async def test_over_midnight_the_list_comes_to_the_new_day(clock: Clock) -> None:
    """What was answered right is due again; nobody has left the screen."""
    save_own(THREE[1], judged=True)
    book = TRAINING.book
    for card in book.read().cards.values():
        book.answer(card.exercise, training_book.Happened.RIGHT)
    due = len(book.read().cards)
    async with practise() as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, PractiseScreen)
        screen._look_at_day()
        await pilot.pause()
        assert f"{due} of your own" not in text_of(pilot.app)
        clock.now += timedelta(1)
        screen._look_at_day()
        await pilot.pause()
        assert f"{due} of your own mistakes are due today" in text_of(pilot.app)


async def test_puzzles_are_answered_by_their_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's three, by their numbers in the list of all, then those by how hard they are; solved
    ones are ticked, and do not come back."""
    with_puzzles(monkeypatch)
    async with practise(size=(120, 36)) as pilot:
        app = pilot.app
        first = training_book.puzzles_of(TRAINING.book.today, KINGSROAD_PUZZLES)[0]
        name = f"Puzzle {KINGSROAD_PUZZLES.index(first) + 1}"
        assert f"· {name}," in text_of(app) and "0 of" in text_of(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert f"{name} · " in words(app) and "against people" not in words(app)
        await press(pilot, "1", "2", "3", "enter")
        await settle(pilot)
        said = words(app)
        assert "Not the answer: you win 40% against people, 30% against perfect play" in said
        assert "with the best choice 62% against people, 48% against perfect play" in said
        assert "comes back" not in said
        await press(pilot, "escape", "2", "3", "4", "enter")
        await settle(pilot)
        assert "it costs at least 18%" in words(app)
        await press(pilot, "escape", "1", "8", "7", "enter")
        await settle(pilot)
        assert "Right! You win" in words(app)
        await press(pilot, "q")
        await settle(pilot)
        assert text_of(app).count("✓ Puzzle") == 1
        state = TRAINING.book.read()
        assert len(state.solved) == 1 and not state.cards
        assert state.score_of(KINGSROAD_PUZZLES).right == 0  # not at the first try


async def test_own_mistakes_after_a_game_count_for_the_book() -> None:
    """Playing them again right after the game is the first time they are practised."""
    game = THREE[0]
    save_own(game, judged=True)
    async with make_app(StudySolver()).run_test(size=(80, 24)) as pilot:
        way = to_mistakes(game.as_public(), setup_of(PERSON, COMPUTER), 0)
        screen = await open_screen(pilot, way, OwnMistakesScreen)
        await settle(pilot)
        assert screen.again.advice is not None
        await press(pilot, "escape", *screen.again.advice.candidates[0].selection, "enter")
        await settle(pilot)
        answered = [c for c in TRAINING.book.read().cards.values() if c.answered]
        assert [card.box for card in answered] == [1]


async def test_an_exercise_that_fits_no_game_is_passed_over() -> None:
    """A file may hold anything; where nothing is left, that is said."""
    broken = msgspec.structs.replace(KINGSROAD_PUZZLES[0], game="GAME1:AAAA")
    async with running(make_app(StudySolver())) as (app, pilot):
        run = ExerciseRun([broken, KINGSROAD_PUZZLES[1]])
        screen = await open_screen(pilot, Way("exercises", "kingsroad", run=run), ExerciseScreen)
        assert screen._laid.exercise is KINGSROAD_PUZZLES[1]
        await press(pilot, "q")
        go(app, "exercises", "kingsroad", run=ExerciseRun([broken]))
        await settle(pilot)
        assert [n.message for n in app._notifications] == [phrase("practice-unusable")]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_practise(
    snap_compare: Snap, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list: what is due, today's puzzles, all by grade; beside it what comes back when, and
    the mistakes by kind."""
    with_puzzles(monkeypatch)
    for game in THREE[:2]:
        save_own(game, judged=True)

    async def show(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("practise", "kingsroad"), PractiseScreen)
        await settle(pilot)

    assert snap_compare(make_app(StudySolver()), terminal_size=size, run_before=show)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_exercise(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A puzzle: the table as it stood, the hand, and the words after a wrong answer."""

    async def show(pilot: Pilot[None]) -> None:
        await open_screen(
            pilot,
            Way("exercises", "kingsroad", run=ExerciseRun(KINGSROAD_PUZZLES, KINGSROAD_PUZZLES)),
            ExerciseScreen,
        )
        await settle(pilot)
        await press(pilot, "1", "2", "3", "enter")
        await settle(pilot)

    assert snap_compare(make_app(StudySolver()), terminal_size=size, run_before=show)
