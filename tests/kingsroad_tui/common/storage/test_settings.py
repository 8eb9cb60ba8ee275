"""Settings: read strictly, kept whole, never lost; and the screen that changes them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.widgets import OptionList, Select

from advisor.messages.goals import BeliefKind, Goal
from kingsroad_tui.common.navigation import ShowSettings
from kingsroad_tui.common.screens.settings import SettingsScreen
from kingsroad_tui.common.storage.settings import (
    AppSettings,
    SettingsError,
    load_settings,
    read_settings,
    settings_file,
    write_settings,
)
from tests.support.app.acting import make_app, open_screen, tap, visit

CHANGED = AppSettings(
    theme="kingsroad-light",
    glyphs="ascii",
    speed="off",
    hint_step=3,
    warn=True,
    belief=BeliefKind.UNIFORM,
    goal=Goal.MARGIN,
    keys={"play.hint": "x"},
)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    write_settings(CHANGED, path)
    assert load_settings(path) == CHANGED
    assert read_settings(path) == (CHANGED, None)


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "none.json") == (AppSettings(), None)


def test_settings_lie_below_kingsroad_home(kingsroad_home: Path) -> None:
    assert settings_file().is_relative_to(kingsroad_home)


BAD = [
    b"",
    b"{",
    b"[]",
    b'{"theme": "nord"}',
    b'{"hint_step": 9}',
    b'{"hint_step": "1"}',
    b'{"warn": 1}',
    b'{"colour": "red"}',
    b'{"keys": {"play.hint": 3}}',
    b"\xff\xfe",
    b"[" * 50_000,
    b'"' + b"x" * 200_000 + b'"',
]


@pytest.mark.parametrize("content", BAD, ids=lambda content: repr(content[:24]))
def test_a_bad_file_costs_one_line_and_is_kept(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    with pytest.raises(SettingsError):
        load_settings(path)
    settings, problem = read_settings(path)
    assert settings == AppSettings()
    assert problem is not None
    assert str(path) in problem
    assert "\n" not in problem
    assert path.read_bytes() == content
    write_settings(CHANGED, path)
    assert load_settings(path) == CHANGED
    assert (tmp_path / "settings.unusable-1.json").read_bytes() == content


def test_a_second_bad_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_text(f"bad {number}")
        write_settings(CHANGED, path)
    kept = sorted(file.read_text() for file in tmp_path.glob("*.unusable-*.json"))
    assert kept == ["bad 1", "bad 2"]


def test_the_speed_says_whether_and_how_long() -> None:
    assert not AppSettings(speed="off").story
    assert AppSettings(speed="by hand").by_hand and not AppSettings(speed="slow").by_hand
    assert AppSettings(speed="slow").beat > AppSettings(speed="fast").beat > 0


async def test_a_change_is_in_force_and_kept_at_once() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, ShowSettings(), SettingsScreen)
        screen.query_one("#theme", Select).value = "kingsroad-light"
        screen.query_one("#glyphs", Select).value = "ascii"
        screen.query_one("#warn", Select).value = True
        await pilot.pause()
        assert app.theme == "kingsroad-light"
        assert app.glyphs.name == "ascii"
        assert load_settings(settings_file()) == AppSettings(
            theme="kingsroad-light", glyphs="ascii", warn=True
        )


async def test_the_arrows_go_from_line_to_line_and_change_nothing() -> None:
    """Enter opens what can be chosen; past the last line the list of keys begins."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, ShowSettings(), SettingsScreen)
        await pilot.press("down", "down")
        assert screen.focused is not None and screen.focused.id == "speed"
        await pilot.press(*["down"] * 7)
        assert screen.focused.id == "keys"
        await pilot.press("up")
        assert screen.focused.id == "talk"
        await pilot.press("enter")
        assert screen.query_one("#talk", Select).expanded
        await pilot.press("escape", *["up"] * 8)
        assert screen.focused.id == "theme"
        assert app.settings == AppSettings()


async def test_a_key_is_changed_by_pressing_it_and_put_back() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await visit(pilot, ShowSettings())
        keys = app.screen.query_one("#keys", OptionList)
        keys.highlighted = keys.get_option_index("home.rules")
        keys.focus()
        await tap(pilot, "enter", "x")
        assert load_settings(settings_file()).keys == {"home.rules": "x"}
        # What another binding of the same screen has is refused, and nothing changes.
        await tap(pilot, "enter", "n")
        assert load_settings(settings_file()).keys == {"home.rules": "x"}
        await pilot.press("escape")
        await tap(pilot, "x")
        assert type(app.screen).__name__ == "RulesScreen"
        await pilot.press("escape")
        await visit(pilot, ShowSettings())
        keys = app.screen.query_one("#keys", OptionList)
        keys.highlighted = keys.get_option_index("home.rules")
        keys.focus()
        await tap(pilot, "d")
        assert load_settings(settings_file()).keys == {}


def test_settings_are_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(CHANGED, path)
    assert msgspec.json.decode(path.read_bytes())["keys"] == {"play.hint": "x"}
