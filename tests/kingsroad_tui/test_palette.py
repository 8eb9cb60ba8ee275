"""The palette has every action of the screen, and does it; notes do not pile up."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import begin, make_app, press, running, settle, to_analysis, visit
from tests.support.seats import COMPUTER, PERSON


def titles(app: KingsRoad) -> list[str]:
    return [command.title for command in app.get_system_commands(app.screen)]


async def choose(pilot: Pilot[None], title: str) -> None:
    """Does what Enter on an entry of the palette does."""
    commands = pilot.app.get_system_commands(pilot.app.screen)
    next(command for command in commands if command.title == title).callback()
    await settle(pilot)


async def choose_typed(pilot: Pilot[None], letters: str) -> None:
    """Typed as people do: Ctrl+P, a few letters, Enter."""
    await pilot.press("ctrl+p")
    await press(pilot, *letters)
    await press(pilot, "enter")


async def test_the_play_screen_s_actions_are_in_the_palette() -> None:
    async with running() as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        offered = titles(app)
        for title in ("Hint", "What if", "Undo", "Save", "Log", "Look back", "Leave", "Settings"):
            assert offered.count(title) == 1, title
        assert len(offered) == len(set(offered)), "no two entries look the same"
        await choose(pilot, "Save")
        assert isinstance(app.screen, SaveGameDialog)


async def test_an_action_is_done_from_the_open_palette() -> None:
    async with running() as (app, pilot):
        await visit(pilot, to_analysis(Game(("Ann", "Bob"))))
        assert isinstance(app.screen, AnalysisScreen)
        await choose_typed(pilot, "edit")
        assert isinstance(app.screen, EditorScreen)


async def test_editor_and_following_are_in_the_palette_of_the_first_screen() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        assert len(set(titles(app))) == len(titles(app))
        await choose(pilot, "Follow a table")
        assert isinstance(app.screen, NamePlayersScreen)
        await pilot.press("escape")
        assert "Next field" not in titles(app) and titles(app).count("Keys and help") == 1
        await choose(pilot, "Set up a position")
        assert isinstance(app.screen, EditorScreen)


async def test_the_palette_of_a_first_screen_names_each_thing_once() -> None:
    """As the menu does; and no game to continue where there is none, in either game."""
    async with running() as (app, pilot):
        await settle(pilot)
        offered = titles(app)
        for title in ("Learn to play", "Open a saved game", "Analyse", "King & Assassins", "Quit"):
            assert offered.count(title) == 1, title
        for again in ("Learn", "Open", "Open a game", "Analyse a game", "Continue"):
            assert again not in offered
        await visit(pilot, Way("enter", "assassins"))
        await settle(pilot)
        assert "Continue" not in titles(app)
        assert titles(app).count("Open a saved game") == 1
        assert "King's Road: Open a saved game" in titles(app)
        await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "q")
        await settle(pilot)
        assert titles(app).count("Continue") == 1


async def test_the_speed_of_the_reveal_is_in_the_palette() -> None:
    """It is in force at once, kept, and marked as what it is now."""
    async with running() as (app, pilot):
        await settle(pilot)
        speeds = [title for title in titles(app) if "speed" in title]
        assert speeds == [
            f"Reveal speed: {s}" for s in ("slow", "normal", "fast", "by hand", "off")
        ]
        await choose_typed(pilot, "speed: fast")
        assert app.settings.speed == "fast"
        assert read_settings()[0].speed == "fast"
        commands = {c.title: c.help for c in app.get_system_commands(app.screen)}
        assert commands["Reveal speed: fast"] == "How a round is revealed (now)"


async def test_the_keys_in_the_palette_are_those_in_force() -> None:
    app = make_app()
    app.settings.keys["play.hint"] = "j"
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        commands = {c.title: c.help for c in app.get_system_commands(app.screen)}
        assert commands["Hint"].endswith("(j)")


@pytest.mark.parametrize(
    ("notes", "standing"),
    [
        ([("a", "information"), ("b", "information")], ["b"]),
        ([("a", "error"), ("a", "error")], ["a"]),
        ([("a", "warning"), ("b", "information")], ["a", "b"]),
        ([(c, "error") for c in "abcde"], ["c", "d", "e"]),
    ],
)
async def test_notes_do_not_pile_up(notes: list[tuple[str, str]], standing: list[str]) -> None:
    """The same words once, one remark at a time, and the last three problems."""
    async with running(notifications=True) as (app, pilot):
        await settle(pilot)
        for words, severity in notes:
            match severity:
                case "information":
                    app.notify(words)
                case "warning":
                    app.notify(words, severity="warning")
                case _:
                    app.notify(words, severity="error")
            await pilot.pause()
        shown = sorted(app._notifications, key=lambda note: note.raised_at)
        assert [note.message for note in shown] == standing
