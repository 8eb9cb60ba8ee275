"""Saved games of King & Assassins: autosaves, games saved by name, the list of recent ones.

Both are public records. How the table was set up is in a field ``table`` that other readers ignore.
Only in an autosave that field has a part of the people's own, ``own``, with their secret: a
game saved by name, which may be shown to anybody, holds neither the secret nor the seed that the
computer players' choices follow from.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from assassins.games import Opponents, TownGame, TownGameError
from assassins.records import (
    LARGEST,
    VERSION,
    TownGameData,
    TownRecordError,
    decode_game,
    encode_game,
)
from assassins.secret import Secret
from kingsroad_tui.assassins.session.seats import TownSeat, TownSetup
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
from kingsroad_tui.storage.locations import folders, town_autosave_folder
from kingsroad_tui.storage.ownership import hold, is_held
from kingsroad_tui.storage.private import write_saved
from tabletop.files import read_limited, reason

MAX_AUTOSAVES: Final = 30
"""Beyond this number, the oldest autosaves of finished games are removed."""

_MAX_SEED: Final = 2**31 - 1


class _Own(msgspec.Struct, frozen=True):
    """The people's own part of an autosave."""

    secret: list[str] | None = None


class _Table(TownSetup, frozen=True):
    """The field ``table`` as it is written."""

    saved: Stamp = 0
    own: _Own = _Own()


class _WithTable(msgspec.Struct):
    table: _Table | None = None


class _WithVersion(msgspec.Struct):
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class SavedTown:
    """A game, the file it was read from if any, and how its table was set up if that is known."""

    path: Path | None
    game: TownGame
    setup: TownSetup | None


@dataclass(frozen=True, slots=True)
class UnusableTown:
    """An autosave that cannot be used, why, and its file's name now."""

    why: str
    name: str


@dataclass(frozen=True, slots=True)
class RecentTown:
    """A file in the list of recent games; its phases are not replayed for the list.

    Attributes:
        rounds: the number of the round it has come to.
        when: when it was last saved.
        autosave: whether it is an autosave rather than a game saved by name.
        running: whether it is being played, here or elsewhere.
    """

    path: Path
    players: Opponents
    rounds: int
    when: datetime
    autosave: bool
    running: bool = False


def encode_autosave(game: TownGame, setup: TownSetup, saved: int) -> bytes:
    """The record of an autosave, with how the table was set up and the people's own part."""
    secret = list(game.secret.letters) if game.secret else None
    table = _Table(
        setup.king,
        setup.people,
        setup.seed,
        setup.hints,
        setup.first_winner,
        saved,
        _Own(None if game.finished else secret),
    )
    return _with_table(game, table)


def encode_named(game: TownGame, setup: TownSetup) -> bytes:
    """The record of a game saved by name: who plays, but nothing that a secret follows from."""
    fresh = secrets.randbelow(_MAX_SEED)
    table = _Table(setup.king, setup.people, fresh, setup.hints, setup.first_winner, next_stamp())
    return _with_table(game, table)


def _with_table(game: TownGame, table: _Table) -> bytes:
    public = encode_game(game.as_public())
    return b'{\n  "table": ' + msgspec.json.encode(table) + b"," + public[1:]


def write_named(path: Path, game: TownGame, setup: TownSetup) -> None:
    """Writes a game saved by name. Raises OSError."""
    write_saved(path, encode_named(game, setup))


def read_town_table(path: Path) -> SavedTown:
    """Reads a record, and how its table was set up if it says so.

    Raises:
        TownRecordError: the file cannot be read or is no usable record.
    """
    return decode_town_table(path, _content(path))


def decode_town_table(path: Path, content: bytes) -> SavedTown:
    """The game in a file with this content. Raises TownRecordError."""
    game = decode_game(content, str(path))
    try:
        table = msgspec.json.decode(content, type=_WithTable).table
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TownRecordError(str(path), "table", str(error)) from None
    if table is None:
        return SavedTown(path, game, None)
    setup = TownSetup(table.king, table.people, table.seed, table.hints, table.first_winner)
    if table.own.secret is None or path.parent != town_autosave_folder():
        return SavedTown(path, game, setup)
    try:
        return SavedTown(path, game.with_secret(Secret.of(table.own.secret)), setup)
    except TownGameError as error:
        raise TownRecordError(str(path), "table.own", error.why) from None
    except ValueError as error:
        raise TownRecordError(str(path), "table.own.secret", str(error)) from None


def setup_for(game: TownGame) -> TownSetup:
    """A table for a game that does not say how it was set up: two people."""
    del game
    return TownSetup(TownSeat(), TownSeat(), secrets.randbelow(_MAX_SEED))


def last_unfinished_town() -> tuple[SavedTown | None, list[UnusableTown]]:
    """The game to continue, which may be running elsewhere, and the autosaves not to be used.

    A damaged autosave is set aside under another name, never deleted.
    """
    unusable: list[UnusableTown] = []
    for path in newest(town_autosave_folder()):
        saved = _read_autosave(path)
        if isinstance(saved, UnusableTown):
            unusable.append(saved)
        elif saved is not None and not saved.game.finished:
            return saved, unusable
    return None, unusable


def _read_autosave(path: Path) -> SavedTown | UnusableTown | None:
    """An autosave, or why it cannot be used; None where it is gone, or about to be written."""
    try:
        content = _content(path)
    except TownRecordError as error:
        if not os.path.exists(path):  # noqa: PTH110 - it alone answers for every path
            return None
        return UnusableTown(error.why, path.name)
    try:
        return decode_town_table(path, content)
    except TownRecordError as error:
        why = ": ".join(part for part in (error.where, error.why) if part)
        if _version(content) > VERSION:
            return UnusableTown(why, path.name)
        if is_held(path):
            return None
        return UnusableTown(why, set_aside(path).name)


def recent_towns(limit: int = 10) -> list[RecentTown]:
    """The games saved or played last, newest first; other files are left out."""
    found = sorted(
        (
            (moment_of(path), path, autosave)
            for folder, autosave in ((folders().data, False), (town_autosave_folder(), True))
            for path in json_files(folder)
        ),
        reverse=True,
    )
    rows: list[RecentTown] = []
    for moment, path, autosave in found:
        if len(rows) == limit:
            break
        with contextlib.suppress(OSError, ValueError, RecursionError):
            data = msgspec.json.decode(_content(path), type=TownGameData)
            players = Opponents(data.players.king, data.players.people)
            held = is_held(path)
            rows.append(
                RecentTown(path, players, len(data.rounds), date_of(moment), autosave, held)
            )
    return rows


def prune_town_autosaves() -> None:
    """Removes the oldest autosaves of finished games beyond the number kept."""
    for path in newest(town_autosave_folder())[MAX_AUTOSAVES:]:
        with contextlib.suppress(TownRecordError, OSError):
            if read_town_table(path).game.finished and (lock := hold(path)):
                path.unlink(missing_ok=True)
                lock.release()


def suggested_town_name(game: TownGame) -> str:
    """A file name from the players' names and the date."""
    names = "-".join(
        "".join(char for char in name if char.isalnum() or char == "_")[:12]
        for name in game.players
    )
    return f"{names.strip('-') or 'game'}-{datetime.now():%Y-%m-%d}.json"


def new_town_autosave() -> Path:
    """A new file name for the autosave of a game."""
    return new_file(town_autosave_folder())


def _content(path: Path) -> bytes:
    try:
        return read_limited(path, LARGEST)
    except (OSError, ValueError) as error:
        raise TownRecordError(str(path), "", reason(error)) from None


def _version(content: bytes) -> int:
    try:
        return msgspec.json.decode(content, type=_WithVersion).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return VERSION
