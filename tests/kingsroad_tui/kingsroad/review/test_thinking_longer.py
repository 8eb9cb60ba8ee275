"""Thinking longer in the analysis: it grows on the screen, can be stopped, and is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from advisor.messages.advice import Codes
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Thinking, ThinkRequest
from advisor.messages.review import Thought, ThoughtChoice, mistakes
from advisor.messages.verdicts import Goal
from kingsroad.records import write_game
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.thinking import (
    NOTHING_TO_THINK_ABOUT,
    thought_lines,
)
from tests.support.app.acting import press, settle, tap, to_analysis
from tests.support.app.analysing import analysing
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver
from tests.support.sample_review import sample_review


def a_thought(played: Codes, block: int, *, settled: bool) -> Thought:
    """What block after block finds: the choice played is next to nothing behind the best."""
    error = 0.04 / block
    choices = [
        ThoughtChoice(["8", "7", "K"], Estimate(0, 0, 0)),
        ThoughtChoice(played, Estimate(0.004, 0.004 - error, 0.004 + error)),
        ThoughtChoice(["6", "4"], Estimate(0.2, 0.2 - error, 0.2 + error)),
    ]
    return Thought(games=200 * block, choices=choices, settled=settled, seconds=0.1 * block)


def said_by(screen: AnalysisScreen) -> str:
    """What the pane beside the map says, unwrapped."""
    return "\n".join(line.plain for line in screen.pane.lines())


class ThinkingSolver(StudySolver):
    """Thinks longer for as many blocks as it is let; knows when it was left alone.

    Attributes:
        blocks: let through one by one.
        given: how many there have been.
        left: whether the last one who asked has gone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.blocks = asyncio.Semaphore(0)
        self.given = 0
        self.left = False

    async def let_through(self, pilot: Pilot[None]) -> None:
        """Lets one block more through, and waits until it is shown."""
        given = self.given
        self.blocks.release()
        while self.given == given:
            await pilot.pause()
        await pilot.pause()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if not isinstance(request, ThinkRequest):
            async for answer in super().ask(request):
                yield answer
            return
        self.asked.append(request)
        try:
            for block in range(1, 4):
                await self.blocks.acquire()
                thought = a_thought(request.also[0], block, settled=block == 3)
                self.given += 1
                yield Thinking(id=request.id, thought=thought, final=block == 3)
        finally:
            self.left = True


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game with its review beside it."""
    game, path = random_game(3, 5), tmp_path / "game.json"
    write_game(path, game)
    store_review(path, game, sample_review(game))
    return path


async def test_it_grows_says_openly_what_it_changes_and_is_kept(record: Path) -> None:
    """A mistake that turns out to be none is said to be so, again when one comes back to it."""
    game, solver = random_game(3, 5), ThinkingSolver()
    worst = mistakes(sample_review(game).rounds)[0]
    way = to_analysis(game, record=record)
    async with analysing(way, solver, size=(120, 48)) as (pilot, screen):
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await tap(pilot, "l")
        assert "Thinking longer …" in said_by(screen)
        shown = []
        for block in (1, 2):
            await solver.let_through(pilot)
            said = said_by(screen)
            assert f"Thinking longer: {200 * block} games" in said and "l stops" in said
            assert "After thinking longer" not in said
            shown.append(said.count("–"))
            bars = thought_lines(a_thought(worst.choice.selection, block, settled=False), Goal.WIN)
            assert all(bar in said for bar in bars)
        assert shown[0] > shown[1]
        solver.blocks.release()
        await settle(pilot)
        after = "After thinking longer (600 games with each choice)"
        assert after in said_by(screen)
        assert ", not a " in said_by(screen)
        await press(pilot, "left", "right")
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await settle(pilot)
        assert after in said_by(screen)
    kept = load_review(record, game)
    assert kept is not None
    (thought,) = kept.thoughts
    assert thought.is_about(worst.round, worst.choice.player, second=worst.second)
    async with analysing(way, size=(120, 48)) as (pilot, screen):
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await settle(pilot)
        assert after in said_by(screen)


async def test_the_same_key_stops_it_and_another_choice_too(record: Path) -> None:
    """What was found is kept where it was stopped; the solver is told to end it."""
    game, solver = random_game(3, 5), ThinkingSolver()
    way = to_analysis(game, record=record)
    async with analysing(way, solver, size=(120, 48)) as (pilot, screen):
        await press(pilot, "home")
        await tap(pilot, "l")
        await solver.let_through(pilot)
        await press(pilot, "l")
        assert solver.left and not screen.pane.thinks_longer
        assert "(200 games with each choice, not yet clear)" in said_by(screen)
        await press(pilot, "right")
        await tap(pilot, "l")
        solver.left = False
        await press(pilot, "right")
        assert solver.left and not screen.pane.thinks_longer
        assert "hinking longer" not in said_by(screen)
    kept = load_review(record, game)
    assert kept is not None and [one.thought.games for one in kept.thoughts] == [200]


async def test_the_points_of_a_round_need_no_thinking() -> None:
    game, solver = random_game(2, 5, rounds=2), ThinkingSolver()
    async with analysing(to_analysis(game), solver, notifications=True) as (pilot, screen):
        await press(pilot, "home")
        screen.goal = Goal.POINTS
        await press(pilot, "l")
        assert not any(isinstance(one, ThinkRequest) for one in solver.asked)
        said = [str(one.message) for one in pilot.app._notifications]
        assert NOTHING_TO_THINK_ABOUT in said
