"""Settings: how a person likes the app, kept as JSON in the platform's config folder.

What of a file cannot be used (it is of a newer version, or somebody has changed it) stays in it,
all else holds, and one line says so. A file that is none at all stops no game and is never
overwritten: the defaults apply, and the next save sets the old file aside first.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.look.themes import DARK
from kingsroad_tui.words.errors import words_of
from tabletop.encoding import encoding_problem, without_mark
from tabletop.files import behind_links, move_new, open_file
from tabletop.json_fields import known_part, read_fields, why_kept, with_rest
from tabletop.words.voice import phrase

_MAX_FILE_BYTES = 100_000

Speed = Literal["slow", "normal", "fast", "by hand", "off"]

LESSON_DONE = 99
"""What the settings hold as the step of a guided game that is over."""

_BEAT_SECONDS: dict[Speed, float] = {
    "slow": 1.2,
    "normal": 0.6,
    "fast": 0.25,
    "by hand": 0.6,
    "off": 0.0,
}


_OLD_LAST_PAGE: Final = 4
"""In files from when a hint had four pages, where the last one was what is the third now."""


class AppSettings(msgspec.Struct, frozen=True):
    """The settings of the app.

    Attributes:
        theme: the name of a theme.
        glyphs: Unicode signs, or ASCII.
        speed: how fast a round is revealed: by itself, or waiting for a key after every step ("by
            hand"), or not at all ("off").
        hint_step: how much of a hint is shown at the start of every choice, 0 (none) to 3.
        warn: whether to ask before a selection that gives much away.
        verdict: whether to say after each round what the choice cost and what was luck.
        belief: the advisor's model of the opponents.
        goal: what the advisor maximises.
        lesson: the step of the guided game to go on with, from 0; `LESSON_DONE` after its end.
        lesson_choices: the learner's cards in the steps before, a word each (two after a Witch).
        town_lesson: the same step for the guided game of the second game.
        name: what its owner is called at tables; empty before anybody has said so.
        aim: whether the play screen says the aim of the game in one line.
        talk: whether rivals say something now and then.
        language: the code of the language that the program speaks; empty for the system's.
        keys: other keys, by binding id; several keys are separated by commas.
        tables: how the form for a new game was filled in when a game was last begun with it, by the
            game and the field; what a form cannot hold is left out by it.
    """

    theme: Literal["kingsroad-dark", "kingsroad-light", "kingsroad-contrast"] = DARK
    glyphs: Literal["unicode", "ascii"] = "unicode"
    speed: Speed = "normal"
    hint_step: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    warn: bool = False
    verdict: bool = False
    belief: BeliefKind = BeliefKind.HIERARCHY
    goal: Goal = Goal.WIN
    lesson: Annotated[int, msgspec.Meta(ge=0, le=LESSON_DONE)] = 0
    lesson_choices: tuple[Annotated[str, msgspec.Meta(max_length=8)], ...] = ()
    town_lesson: Annotated[int, msgspec.Meta(ge=0, le=LESSON_DONE)] = 0
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    aim: bool = True
    talk: bool = True
    language: Annotated[str, msgspec.Meta(max_length=20)] = ""
    keys: dict[str, str] = {}
    tables: dict[str, dict[str, str | int | bool]] = {}

    @property
    def story(self) -> bool:
        """Whether rounds are revealed step by step."""
        return self.speed != "off"

    @property
    def beat(self) -> float:
        """The seconds of a beat: the shortest time that something stays in a reveal."""
        return _BEAT_SECONDS[self.speed]

    @property
    def by_hand(self) -> bool:
        """Whether every step of a reveal waits for a key."""
        return self.speed == "by hand"


class SettingsError(ValueError):
    """A settings file that cannot be used.

    Attributes:
        path: the file.
        why: the reason, in one line.
    """

    def __init__(self, path: Path, why: str) -> None:
        from kingsroad_tui.shell.errors import (
            one_line,  # only now, as the first screen needs no Click
        )

        self.path = path
        self.why = one_line(why)
        super().__init__(f"{path}: {self.why}")


def settings_file() -> Path:
    """The settings file."""
    return folders().settings


def load_settings(path: Path) -> AppSettings:
    """Reads a settings file, as far as it can be used; the defaults where there is none.

    Raises:
        SettingsError: it cannot be read or holds something else.
    """
    return _parts_of(path)[0]


def _parts_of(path: Path) -> tuple[AppSettings, dict[str, Any]]:
    """The settings in a file, and what of it cannot be used. Raises SettingsError."""
    try:
        with open_file(path) as file:
            content = file.read(_MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        return AppSettings(), {}
    except OSError as error:
        raise SettingsError(path, words_of(error)) from None
    if len(content) > _MAX_FILE_BYTES:
        raise SettingsError(path, phrase("settings-too-large", most=_MAX_FILE_BYTES // 1000))
    if problem := encoding_problem(content):
        raise SettingsError(path, words_of(problem))
    try:
        found = read_fields(without_mark(content))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SettingsError(path, words_of(error)) from None
    if found.get("hint_step") == _OLD_LAST_PAGE:
        found["hint_step"] = _OLD_LAST_PAGE - 1
    return known_part(found, AppSettings)


def read_settings(path: Path | None = None) -> tuple[AppSettings, str | None]:
    """The settings; for what of their file cannot be used the defaults, and one line that says so.

    None where all of it can be.
    """
    path = path or settings_file()
    try:
        settings, rest = _parts_of(path)
    except SettingsError as error:
        return AppSettings(), phrase("settings-defaults-used", why=words_of(error))
    if not rest:
        return settings, None
    return settings, f"{SettingsError(path, words_of(why_kept(rest, AppSettings)))}."


def write_settings(settings: AppSettings, path: Path | None = None) -> None:
    """Writes the settings; what of their file cannot be used stays in it, and an unusable file is
    renamed, never lost. Raises OSError."""
    from kingsroad_tui.files.private import write_private
    from tabletop.files import free_path

    path = behind_links(path or settings_file())
    rest: dict[str, Any] = {}
    try:
        _, rest = _parts_of(path)
    except SettingsError:
        move_new(path, free_path(path.with_stem(f"{path.stem}.unusable-1")))
    data = with_rest(msgspec.to_builtins(settings), rest, msgspec.to_builtins(AppSettings()))
    write_private(path, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
