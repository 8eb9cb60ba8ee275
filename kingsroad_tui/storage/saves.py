"""Saved games: autosaves, games saved by name, and the list of recent ones.

Every game has an autosave of its own in the state folder, written anew after each phase; a game
saved by name lies in the data folder. Both are plain records. How the table was set stands in the
record too, in a field ``table`` that other readers of records ignore, so that one atomic write
keeps both.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.computers import LEVEL_1
from kingsroad.games import Game
from kingsroad.records import (
    GameData,
    RecordError,
    decode_game,
    encode_game,
    read_limited,
    write_atomically,
)
from kingsroad_tui.session.table import Seat, SeatKind, Setup
from kingsroad_tui.storage.locations import folders, typed_path

MAX_AUTOSAVES: Final = 30
"""How many autosaves are kept; older ones of finished games make room for new ones."""

DEFAULT_COMPUTER: Final = LEVEL_1
"""The computer player that sits down where nothing else is said."""


class _WithTable(msgspec.Struct):
    table: Setup | None = None


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, the file it was read from if any, and how its table was set where that says so."""

    path: Path | None
    game: Game
    setup: Setup | None


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A file in the list of recent games; its rounds are not replayed for the list.

    ``rounds`` counts the rounds played, ``autosave`` tells autosaves from games saved by name.
    """

    path: Path
    players: tuple[str, ...]
    rounds: int
    when: datetime
    autosave: bool


def autosave_folder() -> Path:
    """Where autosaves lie."""
    return folders().state / "games"


def new_autosave() -> Path:
    """A file name for the autosave of a new game."""
    return autosave_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.json"


def write_table(path: Path, game: Game, setup: Setup) -> None:
    """Writes a record that also says how the table was set. Raises OSError."""
    table = msgspec.json.encode(setup)
    write_atomically(path, b'{\n  "table": ' + table + b"," + encode_game(game)[1:])


def read_table(path: Path) -> SavedGame:
    """Reads a record, and how its table was set where it says so.

    A program is never started because a file says so: its seat becomes a person's, except in
    our own autosaves.

    Raises:
        RecordError: the file cannot be read or is no usable record.
    """
    content = read_limited(path)
    game = decode_game(content, str(path))
    try:
        setup = msgspec.json.decode(content, type=_WithTable).table
    except msgspec.DecodeError as error:
        raise RecordError(str(path), f"table: {error}") from None
    if setup is not None and len(setup.seats) != len(game.players):
        raise RecordError(str(path), "table: must have one seat for each player")
    if setup is not None and path.parent != autosave_folder():
        setup = msgspec.structs.replace(setup, seats=tuple(map(_without_program, setup.seats)))
    return SavedGame(path, game, setup)


def setup_for(game: Game, seed: int = 0) -> Setup:
    """A table for a game that does not say how it was set: the first player is a person."""
    person, *others = range(len(game.players))
    return Setup(
        (
            Seat(colour=person),
            *(Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat) for seat in others),
        ),
        seed,
    )


def last_unfinished() -> tuple[SavedGame | None, list[str]]:
    """The game to continue, and what has to be said about autosaves that cannot be read.

    A damaged autosave is set aside under another name, never deleted.
    """
    damaged: list[str] = []
    for path in _newest(autosave_folder()):
        try:
            saved = read_table(path)
        except RecordError as error:
            aside = _set_aside(path)
            damaged.append(f"{error.why}. It is kept as {aside.name}.")
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
                data = msgspec.json.decode(read_limited(path), type=GameData)
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
    """The file meant by a name typed into "open": as it is, or else among the saved games."""
    path = typed_path(name)
    try:
        saved = save_path(name)
        return saved if saved.exists() and not path.exists() else path
    except (OSError, ValueError):
        return path  # reading says what is wrong with it


def suggested_name(game: Game) -> str:
    """A file name from the players' names and the date."""
    names = "-".join(re.sub(r"[^\w]+", "", name)[:12] for name in game.players)
    return f"{names.strip('-') or 'game'}-{datetime.now():%Y-%m-%d}.json"


def _without_program(seat: Seat) -> Seat:
    if seat.kind is not SeatKind.PROGRAM:
        return seat
    return Seat(SeatKind.PERSON, colour=seat.colour)


def _newest(folder: Path) -> list[Path]:
    """The JSON files of a folder, last written first."""
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
