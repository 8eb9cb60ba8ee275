"""Saved games: autosaves, games saved by name, and the list of recent ones.

Every game has its own autosave in the state folder, rewritten after each phase; a game saved by
name is in the data folder. Both are plain records. How the table was set up is in the record too,
in a field ``table`` that other readers of records ignore, so that one atomic write keeps both.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.computers import LEVEL_1
from kingsroad.games import Game
from kingsroad.records import (
    VERSION,
    GameData,
    RecordError,
    decode_game,
    encode_game,
    read_record,
)
from kingsroad_tui.session.table import Seat, SeatKind, Setup
from kingsroad_tui.storage.autosaves import (
    Stamp,
    date_of,
    json_files,
    moment_of,
    new_file,
    newest,
    next_stamp,
    set_aside,
)
from kingsroad_tui.storage.locations import autosave_folder, folders, typed_path
from kingsroad_tui.storage.ownership import hold, is_held
from kingsroad_tui.storage.private import write_saved

MAX_AUTOSAVES: Final = 30
"""Beyond this number, the oldest autosaves of finished games are removed."""

DEFAULT_COMPUTER: Final = LEVEL_1
"""The computer player at a seat that nothing else is chosen for."""


class _WithTable(msgspec.Struct):
    table: Setup | None = None


class _StampedSetup(Setup, frozen=True):
    """The field ``table`` as it is written."""

    saved: Stamp = 0


class _Listed(GameData):
    """A record as the list of games reads it; a table that cannot be read is left out."""

    table: msgspec.Raw = msgspec.Raw(b"null")


class _WithVersion(msgspec.Struct):
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, the file it was read from if any, and how its table was set up if that is known."""

    path: Path | None
    game: Game
    setup: Setup | None


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


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A file in the list of recent games; its rounds are not replayed for the list.

    Attributes:
        rounds: the number of rounds played.
        when: when the game was last saved.
        autosave: whether it is an autosave rather than a game saved by name.
        running: whether it is being played, here or elsewhere.
        seats: who played, where the file says so; else empty.
        steps: a number for how it began and one for every round; games that began alike have
            the same ones up to where they part.
        problem: why the file is no game; empty for a game. Not fit to be shown.
    """

    path: Path
    players: tuple[str, ...]
    rounds: int
    when: datetime
    autosave: bool
    running: bool = False
    seats: tuple[Seat, ...] = ()
    steps: tuple[int, ...] = ()
    problem: str = ""


def new_autosave() -> Path:
    """A new file name for the autosave of a game."""
    return new_file(autosave_folder())


def encode_table(game: Game, setup: Setup, saved: int | None = None) -> bytes:
    """A record that also says how the table was set up, and when it was saved (None: now)."""
    stamped = _StampedSetup(
        setup.seats, setup.seed, setup.hints, next_stamp() if saved is None else saved
    )
    return b'{\n  "table": ' + msgspec.json.encode(stamped) + b"," + encode_game(game)[1:]


def write_table(path: Path, game: Game, setup: Setup, saved: int | None = None) -> None:
    """Writes a record as `encode_table` makes it. Raises OSError."""
    write_saved(path, encode_table(game, setup, saved))


def read_table(path: Path) -> SavedGame:
    """Reads a record, and how its table was set up if it says so.

    A program is never started because a file says so: its seat becomes a person's, except in the
    app's own autosaves.

    Raises:
        RecordError: the file cannot be read or is no usable record.
    """
    return decode_table(path, read_record(path))


def decode_table(path: Path, content: bytes) -> SavedGame:
    """The game in a file with this content, as `read_table` reads it. Raises RecordError."""
    game = decode_game(content, str(path))
    try:
        setup = msgspec.json.decode(content, type=_WithTable).table
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(str(path), str(error), where="table") from None
    if setup is not None and len(setup.seats) != len(game.players):
        raise RecordError(str(path), "must have one seat for each player", where="table")
    if setup is not None and path.parent != autosave_folder():
        setup = msgspec.structs.replace(setup, seats=tuple(map(_without_program, setup.seats)))
    return SavedGame(path, game, setup)


def setup_for(game: Game, seed: int = 0) -> Setup:
    """A table for a game that does not say how it was set up: the first player is a person."""
    person, *others = range(len(game.players))
    return Setup(
        (
            Seat(colour=person),
            *(Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat) for seat in others),
        ),
        seed,
    )


def last_unfinished() -> tuple[SavedGame | None, list[UnusableSave]]:
    """The game to continue, which may be running elsewhere, and the autosaves not to be used.

    A damaged autosave is set aside under another name, never deleted.
    """
    unusable: list[UnusableSave] = []
    for path in newest(autosave_folder()):
        saved = _read_autosave(path)
        if isinstance(saved, UnusableSave):
            unusable.append(saved)
        elif saved is not None and not saved.game.finished:
            return saved, unusable
    return None, unusable


def _read_autosave(path: Path) -> SavedGame | UnusableSave | None:
    """An autosave, or why it cannot be used; None where it is gone, or a link to nothing."""
    try:
        content = read_record(path)
    except RecordError as error:
        if not os.path.exists(path):  # noqa: PTH110 - it alone answers for every path
            return None
        return UnusableSave(SaveProblem.UNREADABLE, error.detail, path.name)
    try:
        return decode_table(path, content)
    except RecordError as error:
        if _version(content) > VERSION:
            return UnusableSave(SaveProblem.NEWER, error.detail, path.name)
        if is_held(path):
            return None  # its program is about to write it again
        return UnusableSave(SaveProblem.DAMAGED, error.detail, set_aside(path).name)


def recent_games(limit: int = 10) -> list[RecentGame]:
    """The games saved or played last, newest first; unreadable files are left out."""
    return [game for game in all_games() if not game.problem][:limit]


def all_games() -> list[RecentGame]:
    """Every file among the saved games and the autosaves, newest first; each is read once."""
    found = [
        _listed(path, autosave)
        for folder, autosave in ((folders().data, False), (autosave_folder(), True))
        for path in json_files(folder)
    ]
    found.sort(key=lambda row: (row[0], row[1].path), reverse=True)
    return [game for _, game in found]


def _listed(path: Path, autosave: bool) -> tuple[int, RecentGame]:
    """When a file was saved, and its line in the list; never raises."""
    try:
        data = msgspec.json.decode(read_record(path), type=_Listed)
    except (RecordError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = error.detail if isinstance(error, RecordError) else str(error) or "is not JSON"
        moment = moment_of(path)
        return moment, RecentGame(path, (), 0, date_of(moment), autosave, problem=problem)
    table = None
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        table = msgspec.json.decode(data.table, type=_StampedSetup | None)
    moment = (table and table.saved) or moment_of(path)
    began = (data.players, data.variant, data.board, data.start, table and table.seed)
    return moment, RecentGame(
        path,
        tuple(data.players),
        len(data.rounds),
        date_of(moment),
        autosave,
        is_held(path),
        seats=table.seats if table and len(table.seats) == len(data.players) else (),
        steps=tuple(hash(msgspec.json.encode(step)) for step in (began, *data.rounds)),
    )


def prune_autosaves() -> None:
    """Removes the oldest autosaves of finished games beyond the number kept."""
    for path in newest(autosave_folder())[MAX_AUTOSAVES:]:
        with contextlib.suppress(RecordError, OSError):
            if read_table(path).game.finished and (lock := hold(path)):
                path.unlink(missing_ok=True)
                lock.release()


def save_path(name: str) -> Path:
    """The file for a name typed into "save as": a path as it is, a plain name in the data folder.

    Raises:
        ValueError: nothing is left of the name.
    """
    name = name.strip()
    if not name:
        raise ValueError("type a name for the game")
    path = typed_path(name)
    if len(path.parts) == 1 and not path.is_absolute():
        path = folders().data / path
    return path if path.suffix == ".json" else path.with_name(f"{path.name}.json")


def open_path(name: str) -> Path:
    """The file that a name typed into "open" means: that path, or else a saved game."""
    path = typed_path(name)
    try:
        saved = save_path(name)
        return saved if saved.exists() and not path.exists() else path
    except (OSError, ValueError):
        return path  # reading says what is wrong with it


def suggested_name(players: Iterable[str]) -> str:
    """A file name from the players' names and the date."""
    names = "-".join(
        "".join(char for char in name if char.isalnum() or char == "_")[:12] for name in players
    )
    return f"{names.strip('-') or 'game'}-{datetime.now():%Y-%m-%d}.json"


def _without_program(seat: Seat) -> Seat:
    if seat.kind is not SeatKind.PROGRAM:
        return seat
    return Seat(SeatKind.PERSON, colour=seat.colour)


def _version(content: bytes) -> int:
    """The version that a record says it is of; the present one where it says nothing."""
    try:
        return msgspec.json.decode(content, type=_WithVersion).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return VERSION
