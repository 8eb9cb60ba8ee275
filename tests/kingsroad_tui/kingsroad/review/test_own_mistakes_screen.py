"""Learning from one's own mistakes after a game, on the board, with a solver made of seeds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import pytest
from textual.pilot import Pilot

from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import AdviseRequest, ReviewRequest
from advisor.messages.review import mistakes
from kingsroad.cards import Selection
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.review.own_mistakes import MAX_MISTAKES, Solved
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.learn.panel import LessonPanel
from tests.support.app.acting import (
    go,
    make_app,
    open_screen,
    press,
    running,
    settle,
    tap,
    text_at,
    text_of,
    to_game,
    to_mistakes,
    visit,
)
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver, WitchSolver
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled

GAME = random_game(2, 5)
FOUND = mistakes(sample_review(GAME).rounds, 0)[:MAX_MISTAKES]


class SilentSolver(StudySolver):
    """Never answers a request for a review."""

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if isinstance(request, ReviewRequest):
            await asyncio.Event().wait()
        async for answer in super().ask(request):
            yield answer


def words(app: KingsRoad) -> str:
    return text_at(app, app.screen.query_one(LessonPanel))


async def opened(pilot: Pilot[None]) -> OwnMistakesScreen:
    way = to_mistakes(GAME, setup_of(PERSON, COMPUTER), 0)
    screen = await open_screen(pilot, way, OwnMistakesScreen)
    await settle(pilot)
    return screen


async def choose(pilot: Pilot[None], codes: list[str]) -> None:
    await press(pilot, "escape", *codes, "enter")


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_every_mistake_is_played_again_until_a_good_choice_is_found(
    size: tuple[int, int],
) -> None:
    """The worst first, at its position; a bad try is told what it costs, a good one says why."""
    solver = StudySolver()
    async with running(make_app(solver), size) as (app, pilot):
        screen = await opened(pilot)
        for number, mistake in enumerate(FOUND):
            assert screen.own is not None and screen.own.mistake == mistake
            assert f"Mistake {number + 1} of {len(FOUND)} · round {mistake.round}" in words(app)
            assert screen.query_one(Kingdom).position == screen.own.game_then.table_position
            asked = solver.asked[-1]
            assert isinstance(asked, AdviseRequest)
            assert len(asked.game.rounds) == mistake.round - 1
            advice = screen.again.advice
            assert advice is not None
            await choose(pilot, advice.candidates[-1].selection)
            assert "Try again: Esc drops these cards." in words(app)
            assert screen.own.number not in screen.own.solved
            await choose(pilot, advice.candidates[0].selection)
            assert "Nothing is better. That is " in words(app)
            assert "better than your choice then." in words(app)
            assert re.search(r"No other choice is better\.|scores now, but", words(app))
            assert screen.own.number in screen.own.solved
            await press(pilot, "enter")
        assert f"You found all {len(FOUND)}. Well done!" in words(app)
        await press(pilot, "g")
        assert f"Mistake 1 of {len(FOUND)}" in words(app)
        assert screen.own is not None and not screen.own.solved


async def test_help_begins_with_what_the_screen_is_for() -> None:
    async with make_app(StudySolver()).run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await press(pilot, "f1")
        assert text_of(pilot.app).index("cost you most") < text_of(pilot.app).index("Keys here")
        assert "The history" not in text_of(pilot.app)


async def test_the_best_choice_is_shown_to_those_who_ask() -> None:
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        screen = await opened(pilot)
        assert "Best choice" not in words(app)
        await press(pilot, "h")
        assert "Best choice: " in words(app)
        assert screen.again.advice is not None and screen.choosing.builder is not None
        best = Selection.of(screen.again.advice.recommended)
        assert sorted(screen.choosing.builder.chosen) == sorted(best.cards)
        assert screen.query_one(Kingdom).preview == (0, best.placed())
        shown = text_of(app)
        assert "[ Judge them ]" in shown and "Enter plays" not in shown
        assert "thinking" not in shown and "waiting" not in shown
        await press(pilot, "n", "n", "p")
        assert screen.own is not None and screen.own.number == 1


async def test_the_best_choice_keeps_the_witch_where_another_is_as_good() -> None:
    async with running(make_app(WitchSolver()), (120, 36)) as (app, pilot):
        screen = await opened(pilot)
        await press(pilot, "h")
        assert "Best choice: " in words(app) and "Best choice: the Witch" not in words(app)
        assert screen.again.advice is not None and "W" not in screen.again.advice.recommended


async def test_after_the_last_mistake_it_is_summed_up() -> None:
    """Also where nothing was found; p leads back to the last one, Enter to where one was."""
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        assert f"Here are your {len(FOUND)} costliest choices, the worst first." in words(app)
        await press(pilot, "h")
        assert "n: the next one." in words(app)
        await press(pilot, *("n" for _ in FOUND))
        assert "You have found none of them by yourself yet." in words(app)
        assert screen.choosing.builder is None
        footer = text_of(app).splitlines()[-1]
        assert "Judge" not in footer and "Best" not in footer and "n Next" not in footer
        assert "g Again" in footer
        await press(pilot, "h", "n", "p")
        assert f"Mistake {len(FOUND)} of {len(FOUND)}" in words(app)
        await press(pilot, "n", "enter")
        assert not isinstance(app.screen, OwnMistakesScreen)


async def test_what_was_found_before_counts() -> None:
    """It begins with the first that is not solved; where all are, it is summed up at once."""
    app = make_app(StudySolver())
    setup = setup_of(PERSON, COMPUTER)
    async with app.run_test(size=(80, 24)) as pilot:
        way = to_mistakes(GAME, setup, 0, solved={Solved.of(FOUND[0])})
        screen = await open_screen(pilot, way, OwnMistakesScreen)
        await settle(pilot)
        assert screen.own is not None and screen.own.number == 1
        await press(pilot, "p")
        assert "You have found a better choice here already" in words(app)
        await press(pilot, *("n" for _ in FOUND))
        assert f"You found 1 of {len(FOUND)} by yourself." in words(app)
        await pilot.press("enter")
        way = to_mistakes(GAME, setup, 0, solved=[Solved.of(one) for one in FOUND])
        await open_screen(pilot, way, OwnMistakesScreen)
        await settle(pilot)
        assert f"You found all {len(FOUND)}. Well done!" in words(app)
        await press(pilot, "g")
        assert f"Mistake 1 of {len(FOUND)}" in words(app), "from the first one on, as it says"


async def test_from_the_end_of_a_game_and_back() -> None:
    async with running(make_app(StudySolver()), notifications=True) as (app, pilot):
        await visit(pilot, to_game(GAME, setup_of(PERSON, COMPUTER)))
        await settle(pilot)
        assert isinstance(app.screen, EndScreen)
        app.screen.listen()
        await press(pilot, "m")
        assert isinstance(app.screen, OwnMistakesScreen)
        await tap(pilot, "q")
        assert type(app.screen) is EndScreen


async def test_while_the_game_is_judged_keys_do_nothing() -> None:
    """It is said how far that has come, and nobody is thrown out by an Enter."""
    async with running(make_app(SilentSolver())) as (app, pilot):
        go(app, "mistakes", "kingsroad", game=GAME, setup=setup_of(PERSON, COMPUTER), seat=0)
        while not isinstance(app.screen, OwnMistakesScreen):
            await pilot.pause()
        rounds = len(GAME.rounds)
        said = f"Your choices are being judged (round 1 of {rounds}, this takes about"
        for keys in ("n", "p", "h", "1", "2", "enter", "g"):
            await pilot.press(keys)
            await pilot.pause()
            assert said in " ".join(words(app).split())
        footer = text_of(app).splitlines()[-1]
        assert "Judge" not in footer and "Next" not in footer and "q Back" in footer
