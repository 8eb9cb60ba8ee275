"""Saved games: autosaves, games saved by name, and the list of recent ones.

Every game has its own autosave in the state folder, rewritten after each phase; a game saved by
name is in the data folder. Both are plain records. How the table was set up is in the record too,
in a field ``table`` that other readers of records ignore, so that one atomic write keeps both.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.computers import LEVEL_1
from kingsroad.games import Game
from kingsroad.records import GameData, RecordError, decode_game, encode_game, read_record
from kingsroad_tui.session.table import Seat, SeatKind, Setup
from kingsroad_tui.storage.locations import folders, typed_path
from tabletop.files import write_atomically

MAX_AUTOSAVES: Final = 30
"""Beyond this number, the oldest autosaves of finished games are removed."""

DEFAULT_COMPUTER: Final = LEVEL_1
"""The computer player at a seat that nothing else is chosen for."""


class _WithTable(msgspec.Struct):
    table: Setup | None = None


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, the file it was read from if any, and how its table was set up if that is known."""

    path: Path | None
    game: Game
    setup: Setup | None


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """An autosave that cannot be read: why not, and the name of the file it was moved to."""

    why: str
    kept_as: str


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A file in the list of recent games; its rounds are not replayed for the list.

    Attributes:
        rounds: the number of rounds played.
        when: when the file was last written.
        autosave: whether it is an autosave rather than a game saved by name.
    """

    path: Path
    players: tuple[str, ...]
    rounds: int
    when: datetime
    autosave: bool


def autosave_folder() -> Path:
    """The folder of autosaves."""
    return folders().state / "games"


def new_autosave() -> Path:
    """A new file name for the autosave of a game."""
    return autosave_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.json"


def write_table(path: Path, game: Game, setup: Setup) -> None:
    """Writes a record that also says how the table was set up. Raises OSError."""
    table = msgspec.json.encode(setup)
    write_atomically(path, b'{\n  "table": ' + table + b"," + encode_game(game)[1:])


def read_table(path: Path) -> SavedGame:
    """Reads a record, and how its table was set up if it says so.

    A program is never started because a file says so: its seat becomes a person's, except in the
    app's own autosaves.

    Raises:
        RecordError: the file cannot be read or is no usable record.
    """
    content = read_record(path)
    game = decode_game(content, str(path))
    try:
        setup = msgspec.json.decode(content, type=_WithTable).table
    except msgspec.DecodeError as error:
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


def last_unfinished() -> tuple[SavedGame | None, list[DamagedSave]]:
    """The game to continue, and the autosaves that cannot be read.

    A damaged autosave is set aside under another name, never deleted.
    """
    damaged: list[DamagedSave] = []
    for path in _newest(autosave_folder()):
        try:
            saved = read_table(path)
        except RecordError as error:
            damaged.append(DamagedSave(error.detail, _set_aside(path).name))
            continue
        if not saved.game.finished:
            return saved, damaged
    return None, damaged


def recent_games(limit: int = 10) -> list[RecentGame]:
    """The games saved or played last, newest first; unreadable files are left out."""
    rows: list[RecentGame] = []
    for folder, autosave in ((folders().data, False), (autosave_folder(), True)):
        for path in _newest(folder)[:limit]:
            try:
                data = msgspec.json.decode(read_record(path), type=GameData)
                when = datetime.fromtimestamp(path.stat().st_mtime)
            except (RecordError, msgspec.DecodeError, UnicodeError, RecursionError, OSError):
                continue
            rows.append(RecentGame(path, tuple(data.players), len(data.rounds), when, autosave))
    return sorted(rows, key=lambda row: row.when, reverse=True)[:limit]


def prune_autosaves() -> None:
    """Removes the oldest autosaves of finished games beyond the number kept."""
    for path in _newest(autosave_folder())[MAX_AUTOSAVES:]:
        try:
            if read_table(path).game.finished:
                path.unlink(missing_ok=True)
        except (RecordError, OSError):
            continue


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


def suggested_name(game: Game) -> str:
    """A file name from the players' names and the date."""
    names = "-".join(
        "".join(char for char in name if char.isalnum() or char == "_")[:12]
        for name in game.players
    )
    return f"{names.strip('-') or 'game'}-{datetime.now():%Y-%m-%d}.json"


def _without_program(seat: Seat) -> Seat:
    if seat.kind is not SeatKind.PROGRAM:
        return seat
    return Seat(SeatKind.PERSON, colour=seat.colour)


def _newest(folder: Path) -> list[Path]:
    """The JSON files in a folder, the last written first."""
    try:
        files = [(path.stat().st_mtime, path) for path in folder.glob("*.json")]
    except OSError:
        return []
    return [path for _, path in sorted(files, reverse=True)]


def _set_aside(path: Path) -> Path:
    aside = path.with_name(f"{path.name}.damaged")
    if aside.exists():
        aside = path.with_name(f"{path.name}.{secrets.token_hex(3)}.damaged")
    try:
        path.rename(aside)
    except OSError:
        return path
    return aside
