"""Settings: read strictly, kept whole, never lost; and the screen that changes them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.widgets import OptionList, Select

from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad_tui.cli import run
from kingsroad_tui.lines.setup import keep_name, own_default
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.settings.stored import (
    AppSettings,
    SettingsError,
    load_settings,
    read_settings,
    settings_file,
    write_settings,
)
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import open_screen, running, tap, visit

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
    b'"theme"',
    b'{"theme": "nord", }',
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


PARTS: dict[str, tuple[dict[str, Any], str]] = {
    "newer": ({"colour": "red"}, "colour"),
    "newer and deep": ({"map": {"a": [1, {"b": None}]}, "zoom": 1.5}, "map"),
    "another theme": ({"theme": "nord"}, "theme"),
    "too much": ({"hint_step": 9}, "hint_step"),
    "of another kind": ({"warn": 1, "hint_step": "1"}, "warn"),
    "a name too long": ({"name": "x" * 41}, "name"),
    "nothing": ({"speed": None, "tables": None}, "speed"),
    "a key that is none": ({"keys": {"play.hint": 3, "home.rules": "x"}}, "keys.play.hint"),
    "a table": (
        {"tables": {"kingsroad": {"seats": [1], "hints": True}, "go": 7}},
        "tables.kingsroad",
    ),
}
"""What of a file may be unusable, and what of it is named first."""

OTHERS = {"speed": "fast", "name": "Ann", "talk": False, "keys": {"home.open": "f2"}}
"""What holds beside."""


@pytest.mark.parametrize("name", PARTS)
def test_what_cannot_be_used_stays_and_takes_nothing_with_it(name: str, tmp_path: Path) -> None:
    """However often the file is written anew; a setting that is made then takes its place."""
    part, named = PARTS[name]
    path = tmp_path / "settings.json"
    keys = OTHERS["keys"] | part.get("keys", {})
    path.write_text(json.dumps(OTHERS | part | {"keys": keys}))
    settings, problem = read_settings(path)
    expected = {one: value for one, value in OTHERS.items() if one not in part}
    assert {one: getattr(settings, one) for one in expected} == expected
    assert problem is not None and f'"{named}"' in problem and problem.startswith(f"{path}: ")
    assert "\n" not in problem and len(problem) < 500 + len(str(path))
    for aim in (False, True):
        write_settings(msgspec.structs.replace(read_settings(path)[0], aim=aim), path)
    data = json.loads(path.read_bytes())
    for one, value in part.items():
        assert data[one] == (keys if one == "keys" else value)
    assert read_settings(path) == (settings, problem)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_a_setting_that_is_made_takes_the_place_of_what_could_not_be_used(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "nord", "hint_step": 9, "keys": {"play.hint": 3}}')
    write_settings(CHANGED, path)
    assert read_settings(path) == (CHANGED, None)


def test_plain_play_says_what_of_the_settings_cannot_be_used(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once; and it knows the name, or keeps the one that is given."""
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('{"name": "Zoe", "colour": "red"}')
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["play", "--plain"]) == 0
    said = capsys.readouterr().out
    assert said.count('"colour" cannot be used here') == 1 and own_default("Player") == "Zoe"
    settings_file().write_text("damaged")
    keep_name("Ann")
    assert own_default("Player") == "Ann"


async def test_keys_that_are_not_known_take_no_others_with_them() -> None:
    """Those of a newer version stay in the file, and the others work."""
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('{"keys": {"home.rules": "x", "newer.thing": "y"}}')
    async with running() as (app, pilot):
        await tap(pilot, "x")
        assert type(app.screen).__name__ == "RulesScreen"
        app.keep_settings(msgspec.structs.replace(app.settings, speed="fast"))
    assert load_settings(settings_file()).keys == {"home.rules": "x", "newer.thing": "y"}


@pytest.mark.parametrize("value", ["1e999", "[1, -1e400]"])
@pytest.mark.parametrize("name", ["colour", "theme", "keys"])
def test_a_number_beyond_all_bounds_takes_nothing_with_it(
    name: str, value: str, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"speed": "fast", "name": "Ann", "{name}": {value}}}')
    for number in range(2):
        settings, problem = read_settings(path)
        assert (settings.speed, settings.name) == ("fast", "Ann")
        assert problem is not None and f'"{name}" cannot be used' in problem
        write_settings(msgspec.structs.replace(settings, hint_step=number), path)
        assert value.replace(" ", "") in path.read_text().replace(" ", "").replace("\n", "")


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
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("settings"), SettingsScreen)
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
    async with running() as (app, pilot):
        screen = await open_screen(pilot, Way("settings"), SettingsScreen)
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
    async with running() as (app, pilot):
        await visit(pilot, Way("settings"))
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
        await visit(pilot, Way("settings"))
        keys = app.screen.query_one("#keys", OptionList)
        keys.highlighted = keys.get_option_index("home.rules")
        keys.focus()
        await tap(pilot, "d")
        assert load_settings(settings_file()).keys == {}


def test_settings_are_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(CHANGED, path)
    assert msgspec.json.decode(path.read_bytes())["keys"] == {"play.hint": "x"}
