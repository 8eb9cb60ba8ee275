"""The library: the games among the saved files, renamed, deleted and put back.

What is deleted is moved into a folder ``deleted`` beside where it was, and can be put back.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kingsroad_tui.files.private import make_folder
from kingsroad_tui.library.ownership import date_of, hold, is_held, moment_of
from kingsroad_tui.library.saved_games import GameT, ListedFile, SavedGames
from kingsroad_tui.notes.kept import read_notes
from tabletop.files import free_path, move_new
from tabletop.records import read_record
from tabletop.words.voice import phrase

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


def newest_of(
    saves: SavedGames[Any], listed: Callable[[ListedFile, bytes], FileT], limit: int
) -> list[FileT]:
    """The games saved or played last, newest first; files that are none are left out.

    Args:
        saves: where they are.
        listed: the line of a file, from what is known of it before, and its content. Raises
            ValueError for one that is no game.
        limit: how many, at most.
    """
    found = sorted(
        ((moment_of(path), path, autosave) for path, autosave in saves.files()), reverse=True
    )
    rows: list[FileT] = []
    for moment, path, autosave in found:
        if len(rows) == limit:
            break
        with suppress(OSError, ValueError, RecursionError):
            content = read_record(path)
            note = read_notes(content).game if b'"notes"' in content else ""
            file = ListedFile(path, 0, date_of(moment), autosave, is_held(path), note=note)
            rows.append(listed(file, content))
    return rows


@dataclass(frozen=True, slots=True)
class PlayedFile(ListedFile):
    """A game in a list that says no more of it than who plays, and how far it is.

    Attributes:
        finished: whether it is over.
    """

    finished: bool = False


def games_in(
    saves: SavedGames[GameT], rounds: Callable[[GameT], int], limit: int = sys.maxsize
) -> list[PlayedFile]:
    """The games saved or played last, newest first, of a game that has no list of its own.

    ``rounds`` answers how many rounds of one are played.
    """

    def listed(file: ListedFile, content: bytes) -> PlayedFile:
        game = saves.decode_game(content, str(file.path))
        return PlayedFile(
            file.path,
            rounds(game),
            file.when,
            file.autosave,
            file.running,
            note=file.note,
            players=game.players,
            finished=game.finished,
        )

    return newest_of(saves, listed, limit)


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
        raise NotNow(phrase("library-is-played"))
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
        raise NotNow(phrase("library-is-there", name=path.name)) from None
