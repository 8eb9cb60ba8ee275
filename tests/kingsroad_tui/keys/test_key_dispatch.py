"""Keys do what they are for, whatever Caps Lock and the keyboard's layout make of them.

What a letter of another alphabet, a capital and a wide digit stand for.
"""

from __future__ import annotations

import os
import shlex
import string
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from textual.app import App
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input

from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.keys.typed_letters import latin, readings
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.words.voice import phrase
from tests.support.app.acting import begin, first_screen, press, running, settle, visit
from tests.support.app.processes import in_terminal
from tests.support.seats import COMPUTER, PERSON

ANSWERS: list[tuple[Way, str, type[Screen[Any]]]] = [
    (Way("home"), "N", NewGameScreen),  # Caps Lock
    (Way("home"), "т", NewGameScreen),  # Russian
    (Way("home"), "Т", NewGameScreen),  # Russian with Caps Lock
    (Way("home"), "і", SettingsScreen),  # Ukrainian
    (Way("home"), "ρ", RulesScreen),  # Greek
    (Way("home"), "ｒ", RulesScreen),  # wide
    (Way("enter", "assassins"), "К", RulesScreen),
    (Way("editor", "kingsroad"), "й", HomeScreen),
]


async def test_a_key_answers_in_any_state_of_the_keyboard() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        for way, typed, screen in ANSWERS:
            await visit(pilot, Way("home"))
            await visit(pilot, way)
            await settle(pilot)
            await press(pilot, typed)
            assert isinstance(app.screen, screen), typed


async def test_cards_are_chosen_by_wide_digits_and_letters_of_other_layouts() -> None:
    async with running() as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "３", "Л")
        assert cards_of(screen) == "3 K"


async def test_a_letter_as_typed_comes_before_any_other_reading() -> None:
    """K and k are two cards, whatever Caps Lock is; and people give keys letters of their own."""
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "K")
        assert cards_of(screen) == "K"
        await press(pilot, "5", "k")
        assert cards_of(screen) == "5 k"
    async with running() as (app, pilot):
        app.use_settings(replace(app.settings, keys={"home.rules": "т"}))
        await press(pilot, "т")
        assert isinstance(app.screen, RulesScreen)


def cards_of(screen: PlayScreen) -> str:
    builder = screen.choosing.builder
    assert builder is not None
    return " ".join(builder.cards)


async def test_what_is_typed_into_a_field_stays_as_typed() -> None:
    async with running() as (app, pilot):
        await visit(pilot, Way("follow", "kingsroad"))
        await settle(pilot)
        field = app.screen.query_one("#names", Input)
        for typed in ("ТИМ", "Νίκη", "１２", "HANS", "йцу"):
            field.value = ""
            await press(pilot, *typed)
            assert field.value == typed


async def test_a_number_is_typed_into_the_grid_in_any_digits() -> None:
    async with running() as (app, pilot):
        await visit(pilot, Way("editor", "kingsroad"))
        await settle(pilot)
        assert isinstance(app.screen, EditorScreen)
        before = app.screen.draft
        await press(pilot, "１", "٢")
        by_wide_digits = app.screen.draft
        assert by_wide_digits != before
        await press(pilot, "backspace", "1", "2")
        assert app.screen.draft == by_wide_digits


async def test_a_wide_question_mark_asks_for_help() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        app.post_message(Key("fullwidth_question_mark", "？"))
        await settle(pilot)
        assert isinstance(app.screen, HelpScreen)


async def test_keys_with_ctrl_work_in_other_layouts() -> None:
    async with running() as (app, pilot):
        await settle(pilot)
        app.post_message(Key("ctrl+й", None))
        await pilot.pause()
        assert not app.is_running


def notes(app: App[None]) -> list[str]:
    return [note.message for note in app._notifications]


@pytest.mark.parametrize(("keys", "named"), [({}, "Ctrl+Q"), ({"app.quit": "f10"}, "F10")])
async def test_ctrl_c_says_in_plain_words_how_to_leave(keys: dict[str, str], named: str) -> None:
    """Everywhere, a dialog over another screen included; the key named does it there."""
    async with running() as (app, pilot):
        app.use_settings(replace(app.settings, keys=keys))
        await first_screen(pilot)
        await press(pilot, "ctrl+c")
        assert notes(app) == [f"Press {named} to leave."]
        app.push_screen(ConfirmDialog("Is it so?", "Yes", "No"))
        app.clear_notifications()
        await press(pilot, "ctrl+c")
        assert notes(app) == [f"Press {named} to leave."]
        await pilot.press(named.lower())
        await pilot.pause()
        assert not app.is_running


async def test_ctrl_z_says_where_there_is_no_background() -> None:
    """In a page of a browser, for one, or without a terminal."""
    async with running() as (app, pilot):
        await visit(pilot, Way("new", "kingsroad"))
        await press(pilot, "ctrl+z")
        assert notes(app) == [phrase("app-no-background")]


def test_ctrl_z_stops_the_app_which_comes_back_drawn_anew() -> None:
    """The terminal is the shell's meanwhile; a key works afterwards."""
    play = shlex.join([sys.executable, "-m", "kingsroad_tui"])
    shell = ["sh", "-imc", f"{play}; echo away; fg; echo $?"]
    with in_terminal(shell, {**os.environ, "TERM": "xterm-256color"}) as terminal:
        assert terminal.read_until(lambda shown: b"Settings" in shown, 30)
        os.write(terminal.end, b"\x1a")
        assert terminal.read_until(lambda shown: b"away" in shown, 30), "the shell goes on"
        terminal.shown = b""
        assert terminal.read_until(lambda shown: b"Settings" in shown, 30), "drawn anew"
        os.write(terminal.end, b"\x11")
        assert terminal.ends(30) and terminal.process.returncode == 0


def test_ctrl_z_freezes_no_app_that_no_shell_could_continue() -> None:
    """A terminal that was opened for the game alone: it goes on after a moment, and what is typed
    meanwhile (here what ends a program that has left its terminal to the shell) does no harm."""
    command = [sys.executable, "-m", "kingsroad_tui"]
    with in_terminal(command, {**os.environ, "TERM": "xterm-256color"}) as terminal:
        pid = terminal.process.pid
        assert terminal.read_until(lambda shown: b"Rules" in shown, 30)
        os.write(terminal.end, b"\x1a")
        stopped, status = os.waitpid(pid, os.WUNTRACED)
        assert stopped == pid and os.WIFSTOPPED(status)
        os.write(terminal.end, b"\x1c")
        continued, status = os.waitpid(pid, os.WCONTINUED)
        assert continued == pid and os.WIFCONTINUED(status)
        os.write(terminal.end, b"\x11")
        assert terminal.ends(30) and terminal.process.returncode == 0


QWERTY = "qwertyuiopasdfghjklzxcvbnm"


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("йцукенгшщзфывапролдячсмить", QWERTY),
        ("йцукенгшщзфівапролдячсмить", QWERTY),  # Ukrainian
        ("ςερτυθιοπασδφγηξκλζχψωβνμ", QWERTY[1:]),  # Greek
        ("קראטוןםפשדגכעיחלךזסבהנמצ", QWERTY[2:]),  # Hebrew
    ],
)
def test_every_letter_of_a_layout_is_the_key_that_it_lies_on(row: str, keys: str) -> None:
    assert latin(row) == keys
    for letter, key in zip(row, keys, strict=True):
        assert next(readings(letter)) == key


def test_the_nearest_reading_comes_first() -> None:
    assert list(readings("Т")) == ["N", "n"]
    assert list(readings("H")) == ["h"]
    assert list(readings("１")) == ["1"]
    assert list(readings("Ｋ")) == ["K", "k"]
    assert list(readings("٣")) == ["3"]
    assert list(readings("？")) == ["?"]
    assert list(readings("ά")) == ["a"]
    assert list(readings("h")) == []


@given(st.characters())
def test_a_reading_is_one_other_character(character: str) -> None:
    found = list(readings(character))
    assert character not in found
    assert all(len(reading) == 1 for reading in found)


@given(st.text(string.ascii_letters + string.digits + string.punctuation))
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert latin(text) == text
