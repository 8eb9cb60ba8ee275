"""Which language is spoken: what is asked for, what is set, what the system speaks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from textual.widgets import Select

from kingsroad_tui.files.locations import folders
from kingsroad_tui.settings import language
from kingsroad_tui.settings.language import (
    UnknownLanguageError,
    of_the_system,
    speak_as_asked,
)
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.place import Way
from tabletop.words.catalogue import PSEUDO
from tabletop.words.pseudo import CLOSE, OPEN
from tabletop.words.voice import Voice, phrase, speak
from tests.support.app.acting import open_screen, running

TITLE = "Settings"


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("KINGSROAD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    speak(Voice())


def is_pseudo() -> bool:
    said = phrase("settings-title")
    assert said == TITLE or (said.startswith(OPEN) and said.endswith(CLOSE))
    return said != TITLE


def set_language(code: object) -> None:
    folders().settings.parent.mkdir(parents=True, exist_ok=True)
    folders().settings.write_text(json.dumps({"language": code}))


@pytest.mark.parametrize(
    ("given", "rest"),
    [
        (["--language", PSEUDO, "advise", "x.json"], ["advise", "x.json"]),
        (["advise", f"--language={PSEUDO}", "x.json"], ["advise", "x.json"]),
        (["advise", "x.json", "--language", PSEUDO], ["advise", "x.json"]),
    ],
)
def test_the_option_may_stand_anywhere(given: list[str], rest: list[str]) -> None:
    assert speak_as_asked(given) == rest
    assert is_pseudo()


def test_behind_two_dashes_it_is_no_option() -> None:
    given = ["note", "--", "--language", PSEUDO]
    assert speak_as_asked(given) == given
    assert not is_pseudo()


def test_what_is_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_LANGUAGE", PSEUDO)
    speak_as_asked(["--language", "en"])
    assert not is_pseudo()
    speak_as_asked([])
    assert is_pseudo()


def test_then_comes_the_setting_and_then_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(language.LANGUAGES, PSEUDO, "strange")
    set_language(PSEUDO)
    speak_as_asked([])
    assert is_pseudo()
    set_language("")
    speak_as_asked([])
    assert not is_pseudo()
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setitem(language.LANGUAGES, "fr", "français")
    assert of_the_system() == "fr"


@pytest.mark.parametrize("code", ["xx", 3, None, {}, "../en", "x" * 10_000])
def test_a_setting_that_is_no_language_is_none(code: object) -> None:
    set_language(code)
    speak_as_asked([])
    assert not is_pseudo()


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff", b"[" * 100_000, b'"en-XA"'])
def test_a_settings_file_that_is_none_is_no_reason_to_fall(content: bytes) -> None:
    folders().settings.parent.mkdir(parents=True, exist_ok=True)
    folders().settings.write_bytes(content)
    speak_as_asked([])
    assert not is_pseudo()


@pytest.mark.parametrize("given", [["--language", "xx"], ["--language"], ["--language=../../en"]])
def test_no_language_is_one_clear_line(given: list[str]) -> None:
    with pytest.raises(UnknownLanguageError, match=r"^--language: there is no language '.*'"):
        speak_as_asked(given)


@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "en_US"}, "en"),
    ],
)
def test_what_the_system_speaks(system: dict[str, str], spoken: str) -> None:
    assert of_the_system(system) == spoken


def test_the_help_is_said_in_the_language_asked_for() -> None:
    def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "kingsroad_tui", *arguments]
        return subprocess.run(
            command, text=True, capture_output=True, check=False, env={**os.environ, **variables}
        )

    said = run("advise", "--help", KINGSROAD_LANGUAGE=PSEUDO)
    assert said.returncode == 0 and OPEN in said.stdout and "--player" in said.stdout
    assert OPEN not in run("advise", "--help", "--language", "en", KINGSROAD_LANGUAGE=PSEUDO).stdout
    bad = run("advise", "--help", KINGSROAD_LANGUAGE="tlh\x1b[2J")
    assert bad.returncode == 2 and bad.stdout == "" and "\x1b" not in bad.stderr
    assert bad.stderr.startswith("kingsroad: KINGSROAD_LANGUAGE: ") and bad.stderr.count("\n") == 1


async def test_the_setting_is_spoken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(language.LANGUAGES, PSEUDO, "strange")
    async with running() as (_, pilot):
        screen = await open_screen(pilot, Way("settings"), SettingsScreen)
        screen.query_one("#language", Select).value = PSEUDO
        await pilot.pause()
        assert is_pseudo()
        assert json.loads(folders().settings.read_text())["language"] == PSEUDO


async def test_the_setting_of_a_later_version_is_the_systems_here() -> None:
    set_language("xx")
    async with running() as (_, pilot):
        screen = await open_screen(pilot, Way("settings"), SettingsScreen)
        assert screen.query_one("#language", Select).value == ""
