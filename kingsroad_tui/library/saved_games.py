"""What the saved games of every game of the house have in common.

Every game has its own autosave in the state folder, rewritten after each step; a game saved by
name is in the data folder. Both are plain records. How the table was set up is in the record too,
in a field ``table`` that other readers of records ignore, so that one atomic write keeps both.
"""

from __future__ import annotations

import contextlib
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, unique
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from kingsroad_tui.files.locations import folders
from kingsroad_tui.library.autosaves import json_files, new_file, newest, set_aside
from kingsroad_tui.library.game_format import format_of
from kingsroad_tui.library.home_mark import is_own_mark
from kingsroad_tui.library.ownership import hold, is_held
from tabletop.errors import LocatedError
from tabletop.file_names import safe_file_name
from tabletop.game_lines import source_name
from tabletop.game_sets import is_without_file
from tabletop.json_fields import (
    field_of,
    other_fields,
    read_fields,
    with_field,
    with_fields,
    with_rest_of,
)
from tabletop.known_fields import usable_part
from tabletop.pasted import code_format
from tabletop.records import located, read_record

MAX_AUTOSAVES: Final = 30
"""Beyond this number, the oldest autosaves of finished games are removed."""


class PlayedGame(Protocol):
    """A game of any kind, as far as its file needs to know it."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""


StructT = TypeVar("StructT", bound=msgspec.Struct)
GameT = TypeVar("GameT", bound=PlayedGame)
SetupT = TypeVar("SetupT")


class TableMarks(Protocol):
    """What the field ``table`` of a saved game says of where it was played.

    Attributes:
        elsewhere: whether nobody has played it where it was saved.
        home: the mark of where somebody has; None where none was made.
    """

    @property
    def elsewhere(self) -> bool:
        """As in the attributes."""

    @property
    def home(self) -> str | None:
        """As in the attributes."""


class _WithVersion(msgspec.Struct):
    version: int | None = None


@dataclass(frozen=True)
class Saved(Generic[GameT, SetupT]):
    """A game, the file it was read from if any, and how its table was set up if that is known."""

    path: Path | None
    game: GameT
    setup: SetupT | None


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file in the list of games.

    Attributes:
        rounds: the number of rounds played, or of the one that the game has come to.
        when: when it was last saved.
        autosave: whether it is an autosave rather than a game saved by name.
        running: whether it is being played, here or elsewhere.
        problem: why the file is no game; empty for a game. Not fit to be shown.
        note: what somebody has noted on the game; empty for nothing.
    """

    path: Path
    rounds: int
    when: datetime
    autosave: bool
    running: bool = False
    problem: str = ""
    note: str = ""


@unique
class SaveProblem(Enum):
    """Why an autosave cannot be used."""

    DAMAGED = "damaged"
    """Its content is no usable record; it was renamed."""
    NEWER = "newer"
    """A newer version of the program wrote it; it was left alone."""
    UNREADABLE = "unreadable"
    """The file cannot be read; it was left alone."""


@dataclass(frozen=True, slots=True)
class UnusableSave:
    """An autosave that cannot be used: what is wrong with it, and its file's name now."""

    problem: SaveProblem
    why: str
    name: str


class _NoRecord(Protocol):
    def __call__(self, source: str, why: str, *, where: str = "") -> LocatedError:
        """Of a file, why it is none, and where in it that is."""


class SavedGames(ABC, Generic[GameT, SetupT]):
    """The saved games of one game of the house.

    Attributes:
        decode_game: gives the game in a file, whatever it says of its table; raises LocatedError.
    """

    def __init__(
        self,
        said: str,
        version: int,
        folder: Callable[[], Path],
        decode_game: Callable[[bytes, str], GameT],
        unusable: _NoRecord,
        *,
        data: type[msgspec.Struct],
        table: type[msgspec.Struct],
    ) -> None:
        """What is the game's own.

        Args:
            said: what its records say they are.
            version: the newest one of its records.
            folder: finds that of its autosaves.
            decode_game: as in the attributes.
            unusable: as its kind says.
            data: what its records hold.
            table: what their field ``table`` holds.
        """
        self.decode_game = decode_game
        self._said = said
        self._version = version
        self._folder = folder
        self._unusable = unusable
        self._data = data
        self._table = table

    @property
    def folder(self) -> Path:
        """The folder of its autosaves."""
        return self._folder()

    @abstractmethod
    def decode(self, path: Path, content: bytes) -> Saved[GameT, SetupT]:
        """The game in a file with this content, and its table. Raises LocatedError."""

    @abstractmethod
    def game_from_code(self, code: str) -> GameT:
        """A game that starts from the position of a code. Raises LocatedError."""

    @abstractmethod
    def encode(self, game: GameT, setup: SetupT, saved: int) -> bytes:
        """What an autosave holds, saved at this moment."""

    @abstractmethod
    def setup_for(self, game: GameT) -> SetupT:
        """A table for a game that does not say how it was set up."""

    @abstractmethod
    def public(self, game: GameT) -> object:
        """What is public of a game, to compare."""

    def read(self, path: Path) -> Saved[GameT, SetupT]:
        """Reads a record, and how its table was set up if it says so; or the code of a position.

        A game in the results of a tournament has no file that it could be saved to.

        Raises:
            LocatedError: the file cannot be read or is no usable record.
        """
        if code_format(str(path)) == self._said:
            return Saved(None, self.game_from_code(str(path)), None)
        saved = self.decode(path, self.content(path))
        return replace(saved, path=None) if is_without_file(path) else saved

    def content(self, path: Path) -> bytes:
        """The content of a file. Raises the game's own LocatedError where it cannot be read."""
        try:
            return read_record(path)
        except LocatedError as error:
            raise self._unusable(source_name(path), error.why) from None

    def with_others(self, written: bytes, before: bytes) -> bytes:
        """What is to be written to a file, with all that is in it from others: notes, and the
        fields of other programs and of newer versions."""
        table, old = (field_of(content, "table") for content in (written, before))
        if table and old:
            written = with_field(written, "table", with_rest_of(table, old, self._table))
        return with_fields(written, other_fields(before, self._data, "table", "together"))

    def table_in(self, path: Path, content: bytes, kind: type[StructT]) -> StructT | None:
        """What a file with this content says of its table, None for nothing. Raises the game's own
        LocatedError."""
        try:
            return usable_table(field_of(content, "table") or b"null", kind)
        except LocatedError as error:
            raise self._unusable(str(path), error.why, where=error.where) from None

    def is_of_another_game(self, path: Path) -> bool:
        """Whether a file says that it is a game, but not of this one."""
        said = format_of(path)
        return said.endswith("-game") and said != self._said

    def is_autosave(self, path: Path | None) -> bool:
        """Whether a file lies where autosaves do."""
        return path is not None and path.parent == self.folder

    def is_elsewhere(self, path: Path, players: Iterable[str], table: TableMarks) -> bool:
        """Whether nobody has played a game here, as its file says.

        Of one without a mark, from before there were marks, nobody knows: it is taken for one's own
        where one's own games lie.
        """
        if table.elsewhere or table.home is None:
            own = path.parent in (folders().data, self.folder)
            return table.elsewhere or not own
        return not is_own_mark(table.home, players)

    def new_autosave(self) -> Path:
        """A new file name for the autosave of a game."""
        return new_file(self.folder)

    def files(self) -> Iterator[tuple[Path, bool]]:
        """The files among which saved games lie, and whether each is an autosave."""
        for folder, autosave in ((folders().data, False), (self.folder, True)):
            for path in json_files(folder):
                yield path, autosave

    def last_unfinished(self) -> tuple[Saved[GameT, SetupT] | None, list[UnusableSave]]:
        """The game to continue, which may run elsewhere, and the autosaves not to be used.

        A damaged autosave is set aside under another name, never deleted.
        """
        unusable: list[UnusableSave] = []
        for path in newest(self.folder):
            saved = self._read_autosave(path)
            if isinstance(saved, UnusableSave):
                unusable.append(saved)
            elif saved is not None and not saved.game.finished:
                return saved, unusable
        return None, unusable

    def _read_autosave(self, path: Path) -> Saved[GameT, SetupT] | UnusableSave | None:
        """An autosave, or why it cannot be used; None where it is gone, or a link to nothing."""
        try:
            content = self.content(path)
        except LocatedError as error:
            if not os.path.exists(path):  # noqa: PTH110 - it alone answers for every path
                return None
            return UnusableSave(SaveProblem.UNREADABLE, error.detail, path.name)
        try:
            return self.decode(path, content)
        except LocatedError as error:
            if (_version(content) or self._version) > self._version:
                return UnusableSave(SaveProblem.NEWER, error.detail, path.name)
            if is_held(path):
                return None  # its program is about to write it again
            return UnusableSave(SaveProblem.DAMAGED, error.detail, set_aside(path).name)

    def prune_autosaves(self) -> None:
        """Removes the oldest autosaves of finished games beyond the number kept."""
        for path in newest(self.folder)[MAX_AUTOSAVES:]:
            with contextlib.suppress(LocatedError, OSError):
                if self.read(path).game.finished and (lock := hold(path)):
                    path.unlink(missing_ok=True)
                    lock.release()


def usable_table(written: bytes, kind: type[StructT]) -> StructT | None:
    """What the field ``table`` of a saved game says, as far as it can be used; None for nothing.

    Raises LocatedError where it does not say what a table cannot be without.
    """
    try:
        with contextlib.suppress(msgspec.DecodeError, UnicodeError):
            return msgspec.json.decode(written, type=kind | None)
        return msgspec.convert(usable_part(read_fields(written), kind), kind)
    except msgspec.ValidationError as error:
        problem = located(error)
        where = f"table.{problem.where}" if problem.where else "table"
        raise LocatedError(where, problem.why) from None
    except (msgspec.DecodeError, UnicodeError):
        raise LocatedError("table", "is not UTF-8") from None


def with_table(record: bytes, table: msgspec.Struct) -> bytes:
    """A record, as the rules of its game write it, with the field ``table`` before the others."""
    return b'{\n  "table": ' + msgspec.json.encode(table) + b"," + record[1:]


def suggested_name(players: Iterable[str]) -> str:
    """A file name from the players' names and the date."""
    return f"{name_stem(players)}-{datetime.now():%Y-%m-%d}.json"


def name_stem(players: Iterable[str]) -> str:
    """The names of the players, as a file name may have them."""
    names = "-".join(
        "".join(char for char in name if char.isalnum() or char == "_")[:12] for name in players
    )
    return safe_file_name(names.strip("-")) or "game"


def _version(content: bytes) -> int | None:
    """The version that a record says it is of; None where it says nothing."""
    try:
        return msgspec.json.decode(content, type=_WithVersion).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
