"""The files that people mean by the names they type."""

from __future__ import annotations

import os
import re
from enum import Enum, auto, unique
from pathlib import Path
from typing import Final, Protocol

from kingsroad_tui.files.locations import folders, typed_path
from tabletop.files import safe_file_name
from tabletop.game_sets import is_without_file
from tabletop.pasted import is_code, meant_path

_BEGINS_A_PATH: Final = tuple(
    f"{folder}{stroke}" for folder in (".", "~") for stroke in {"/", os.sep}
)


@unique
class FileNameProblem(Enum):
    """Why what was typed names no file to save in."""

    EMPTY = auto()
    """Nothing is left of it that a file's name can have."""
    FOLDER = auto()
    """It is the name of a folder."""


class NoFileNameError(ValueError):
    """What was typed names no file to save in.

    Attributes:
        problem: why.
    """

    def __init__(self, problem: FileNameProblem) -> None:
        super().__init__(problem)
        self.problem = problem


class WriteGame(Protocol):
    """Saves a game in a file."""

    def __call__(self, path: Path, /, *, replace: bool) -> None:
        """Saves it.

        Raises:
            FileExistsError: something is there already, and may not be replaced.
            OSError, ValueError: it cannot be saved, and why.
        """


def save_path(name: str) -> Path:
    """The file for a name typed into "save as": a title in the data folder, or a path as it is.

    A path is what begins as one (``/``, ``./``, ``~/``), and leads down from there: a title may
    hold strokes, and what would lead out of the folder by ``..`` is one.

    Raises:
        NoFileNameError: nothing is left of the name, or it is that of a folder.
    """
    name = name.strip()
    path = typed_path(name)
    begun = path.is_absolute() or name.startswith(_BEGINS_A_PATH)
    if begun and ".." not in path.parts:
        home = name.startswith("~") and "/" not in name and os.sep not in name
        if home or name.endswith(("/", os.sep)) or not path.name:
            raise NoFileNameError(FileNameProblem.FOLDER)
    elif title := safe_file_name(name.removesuffix(".json")):
        path = folders().data / f"{title}.json"
    else:
        raise NoFileNameError(FileNameProblem.EMPTY)
    return path if path.suffix == ".json" else path.with_name(f"{path.name}.json")


def named_file(text: str) -> Path:
    """The path of a file as somebody typed it, or dropped it on the terminal."""
    return typed_path(meant_path(text))


def open_path(name: str) -> Path:
    """The file that a name typed into "open" means: that path, or else a saved game.

    A code stays as it is, as a path.
    """
    if is_code(name):
        return Path(name)
    path = named_file(name)
    try:
        saved = save_path(name)
        return saved if saved.exists() and not path.exists() else path
    except (OSError, ValueError):
        return path  # reading says what is wrong with it


def names_a_game(name: str) -> bool:
    """Whether what was typed is the name of a file, or a code."""
    try:
        path = open_path(name)
        return is_without_file(path) or path.is_file()
    except (OSError, ValueError):
        return False


_DIGITS: Final = re.compile(r"(\d+)")


def natural(name: str) -> tuple[str | int, ...]:
    """Sorts names as people do: capitals like small letters, "Game 2" before "Game 10"."""
    parts = _DIGITS.split(name.casefold())
    return tuple(int(part) if at % 2 else part for at, part in enumerate(parts))
