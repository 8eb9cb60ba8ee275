"""The library: the games among the saved files, renamed, deleted and put back.

What is deleted is moved into a folder ``deleted`` beside where it was, and can be put back.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from kingsroad_tui.files.private import make_folder
from kingsroad_tui.library.ownership import hold
from kingsroad_tui.library.saved_games import ListedFile
from tabletop.files import free_path, move_new

FileT = TypeVar("FileT", bound=ListedFile)

DELETED: Final = "deleted"
"""The folder, beside a deleted game's own, that it is moved to."""


class NotNow(ValueError):
    """Something that cannot be done with a saved game now; the message is a clause."""


@dataclass(frozen=True, slots=True)
class ListedGame(Generic[FileT]):
    """A game in the library.

    Attributes:
        game: its file.
        shared: for a branch, the rounds that it has in common with the game it is listed under;
            None for a game of its own.
    """

    game: FileT
    shared: int | None = None


def analysis_path(record: Path) -> Path:
    """The file of the review of a saved game."""
    return record.with_name(f"{record.name}.analysis")


def rename(old: Path, new: Path, *, replace: bool = False) -> None:
    """Gives a game's file another name; its analysis goes with it.

    Raises:
        NotNow: the game is being played.
        FileExistsError: something is at ``new`` already, and may not be replaced.
        OSError: the file cannot be moved.
    """
    lock = hold(old)
    if lock is None:
        raise NotNow("it is being played")
    try:
        make_folder(new.parent)
        if replace:
            old.replace(new)
        else:
            move_new(old, new)
        if analysis_path(old).exists():
            analysis_path(old).replace(analysis_path(new))
    finally:
        lock.release()


def delete(path: Path) -> Path:
    """Moves a game into the folder of deleted ones; where it is now. Raises as `rename` does."""
    there = free_path(path.parent / DELETED / path.name)
    rename(path, there)
    return there


def restore(deleted: Path, path: Path) -> None:
    """Puts a deleted game back where it was.

    Raises:
        NotNow: another game has its name by now.
        OSError: the file cannot be moved.
    """
    try:
        rename(deleted, path)
    except FileExistsError:
        raise NotNow(f"{path.name} is there already") from None
