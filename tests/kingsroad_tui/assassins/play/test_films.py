"""Phases told frame by frame, as text: of each frame the lines that are new in it."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.play.narration import closing_scenes, narrate_phase
from kingsroad_tui.assassins.play.story import SceneCursor
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.settings.stored import AppSettings
from tests.support.app.acting import make_app, settle
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
    recorded,
)
from tests.support.app.films import film

CARD = RoundCard(1, 6, True, 5)


async def filmed(game: AssassinsGame, at: int) -> str:
    """A phase of a game as it is told to its other side, at 80×24, without effects and a clock."""
    phase = game.phases[at]
    app = make_app()
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(speed="by hand"))
        king_watches = phase.side is Side.PEOPLE
        seats = (PERSON, COMPUTER) if king_watches else (COMPUTER, PERSON)
        await begin_assassins(pilot, *seats, game=assassins_game().turn_up(CARD))
        screen = assassins_screen(pilot)
        scenes = narrate_phase(phase, game.players, knight_numbers_before(game, at))
        if game.position.king is None and at == len(game.phases) - 1:
            scenes = closing_scenes(scenes, len(phase.actions))
        story = screen.story
        story.begin(SceneCursor(scenes), 1, by_hand=True)
        screen.add_class("telling")
        await settle(pilot)

        def on() -> bool:
            following = story.cursor and story.cursor.tick()
            if following is not None:
                story._go_to(following)
            return following is not None

        return await film(pilot, on)


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("out-of-time", 0),
        ("king-killed", 1),
        ("king-killed", 3),
        ("third-assassin-arrested", 0),
        ("king-in-the-castle", -1),
    ],
    ids=["dull", "unmasking", "blows", "arrest", "castle"],
)
async def test_a_phase(name: str, at: int, snapshot: SnapshotAssertion) -> None:
    """Steps of one pawn together, a dull phase in a frame or two; before an unmasking the crowd,
    then who it is; a blow alone, in words of its own; before the king's way out the gate."""
    game = recorded(name)
    assert await filmed(game, at % len(game.phases)) == snapshot
