"""Reveals frame by frame, as text: of each frame the lines that are new in it.

Each docstring says what to look for when a film has changed.
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from kingsroad.games import Game
from kingsroad_tui.settings import stored as settings
from kingsroad_tui.settings.stored import AppSettings
from tests.support.app.acting import begin, begin_reveal, make_app, settle
from tests.support.app.films import film
from tests.support.legal import random_game
from tests.support.seats import COMPUTER, NAMES, PERSON

BY_HAND = AppSettings(speed="by hand")


async def filmed(monkeypatch: pytest.MonkeyPatch, game: Game) -> str:
    """The reveal of the last round of a game, at 80×24, without effects and with no clock."""
    monkeypatch.setitem(settings._BEAT_SECONDS, "by hand", 600.0)
    app = make_app()
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(BY_HAND)
        seats = [PERSON, *[COMPUTER] * (len(game.players) - 1)]
        screen = await begin(pilot, *seats, game=game.take_back())
        await settle(pilot)
        screen.table.game = game
        await begin_reveal(pilot, screen, game.reports[-1])
        story = screen.story

        def on() -> bool:
            following = story.cursor and story.cursor.tick()
            if following is not None:
                story._go_to(following)
            return following is not None

        return await film(pilot, on)


async def test_a_dull_round(monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion) -> None:
    """All cards at once, the markers in quiet regions together, one region paid: a few steps."""
    game = random_game(2, 4, rounds=1)
    assert await filmed(monkeypatch, Game(NAMES[:2], rounds=game.rounds)) == snapshot


async def test_a_decisive_round(
    monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion
) -> None:
    """It is close (36 to 35 afterwards): contested regions come last, one marker after the other,
    the scored one at the end; then the places from last to first, and points one by one."""
    game = random_game(3, 23, rounds=9)
    assert sorted(game.position.scores) == [18, 35, 36]
    assert await filmed(monkeypatch, Game(NAMES[:3], rounds=game.rounds)) == snapshot


async def test_crossing_forty_and_the_last_lap(
    monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion
) -> None:
    """That somebody has 40 points stands alone, once the region is scored; then the King's last lap
    region by region, with the standings; that the win is settled is said at the moment it is, and
    the winner last."""
    story = await filmed(monkeypatch, Game(NAMES[:3], rounds=random_game(3, 3).rounds))
    assert story == snapshot
    before, after = story.split("40 points! The game ends after this round.", 1)
    assert "last lap" in after and "last lap" not in before
