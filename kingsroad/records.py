"""Records: saved games as JSON files, read strictly and written atomically.

The format is ``kingsroad-game`` version 1; the README describes it. A reader checks the form with
msgspec and then replays the rounds through the rules.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from kingsroad.board import BoardData, BoardError, kingdom
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.files import open_file
from kingsroad.games import Game, GameError, Round
from kingsroad.position import PositionData, PositionError, Variant
from kingsroad.rounds import Reselections

FORMAT: Final = "kingsroad-game"
VERSION: Final = 1
MAX_RECORD_BYTES: Final = 16_000_000
"""The most bytes a record may have."""


class RecordError(ValueError):
    """A file that is no usable record.

    Attributes:
        source: the file, or another name for where the text came from.
        why: where in it and what is wrong, in one line.
    """

    def __init__(self, source: str, why: str) -> None:
        self.source = source
        self.why = " ".join(why.split())
        super().__init__(f"{source}: {self.why}")


class _Header(msgspec.Struct):
    format: str
    version: int


class RoundData(msgspec.Struct):
    """One round as a record holds it."""

    selections: list[list[str]]
    reselections: dict[str, list[str]] = {}


class PendingData(msgspec.Struct):
    """A revealed round as a record holds it."""

    selections: list[list[str]]


class GameData(msgspec.Struct):
    """A record."""

    format: str
    version: int
    players: list[str]
    rounds: list[RoundData]
    variant: Variant = Variant.STANDARD
    board: BoardData | None = None
    start: PositionData | None = None
    pending: PendingData | None = None

    @classmethod
    def of(cls, game: Game) -> GameData:
        """The data of a game; the built-in board is left out."""
        return cls(
            format=FORMAT,
            version=VERSION,
            players=list(game.players),
            variant=game.variant,
            board=None if game.board == kingdom() else BoardData.of(game.board),
            start=PositionData.of(game.start) if game.start else None,
            rounds=[round_data(played) for played in game.rounds],
            pending=PendingData(_codes(game.pending)) if game.pending else None,
        )

    def game(self) -> Game:
        """The game, replayed. Raises GameError with where and why."""
        try:
            board = self.board.board() if self.board else kingdom()
        except BoardError as error:
            raise GameError("board", str(error)) from None
        try:
            start = self.start.position(self.variant, board) if self.start else None
        except PositionError as error:
            raise GameError("start", str(error)) from None
        names = tuple(self.players)
        game = Game(names, self.variant, board, start)
        first = game.first.round
        rounds = tuple(
            Round(
                _selections(played.selections, number, names),
                _reselections(played.reselections, number, names),
            )
            for number, played in enumerate(self.rounds, start=first)
        )
        pending = (
            _selections(self.pending.selections, first + len(rounds), names)
            if self.pending
            else None
        )
        return replace(game, rounds=rounds, pending=pending)


def decode_game(content: bytes | str, source: str) -> Game:
    """Reads a record.

    Args:
        content: the JSON text.
        source: what to call it in an error, such as the file's name.

    Raises:
        RecordError: it is no record, or its game breaks a rule.
    """
    try:
        header = msgspec.json.decode(content, type=_Header)
        if header.format != FORMAT:
            raise RecordError(source, f"format: must be {FORMAT!r}, not {header.format[:40]!r}")
        if header.version != VERSION:
            raise RecordError(
                source, f"version: {header.version} is not one this program reads ({VERSION})"
            )
        return msgspec.json.decode(content, type=GameData).game()
    except msgspec.DecodeError as error:
        raise RecordError(source, str(error) or "is not JSON") from None
    except UnicodeError:
        raise RecordError(source, "is not UTF-8") from None
    except RecursionError:
        raise RecordError(source, "is nested too deeply to be a record") from None
    except GameError as error:
        raise RecordError(source, str(error)) from None


def encode_game(game: Game) -> bytes:
    """The record of a game: JSON, UTF-8, one round a line."""
    data = msgspec.to_builtins(GameData.of(game))
    rounds = [msgspec.json.encode(played) for played in data.pop("rounds")]
    head = msgspec.json.format(msgspec.json.encode(data), indent=2).removesuffix(b"\n}")
    body = b",\n    ".join(rounds)
    return head + b',\n  "rounds": [' + (b"\n    " + body + b"\n  " if rounds else b"") + b"]\n}\n"


def read_game(path: Path) -> Game:
    """Reads a saved game (at most 16 MB).

    Raises:
        RecordError: the file cannot be read, is no record, or its game breaks a rule.
    """
    return decode_game(read_limited(path), str(path))


def read_limited(path: Path) -> bytes:
    """The content of a file of at most 16 MB. Raises RecordError if it cannot be had."""
    try:
        with open_file(path) as file:
            content = file.read(MAX_RECORD_BYTES + 1)
    except OSError as error:
        raise RecordError(str(path), error.strerror or "cannot be read") from None
    except ValueError as error:
        raise RecordError(str(path), str(error)) from None
    if len(content) > MAX_RECORD_BYTES:
        raise RecordError(str(path), "is larger than a record may be (16 MB)")
    return content


def write_game(path: Path, game: Game) -> None:
    """Writes a saved game atomically. Raises OSError if the folder cannot be written."""
    write_atomically(path, encode_game(game))


def write_atomically(path: Path, content: bytes) -> None:
    """Writes a file under a temporary name and renames it, so that no reader sees half of it.

    Missing folders are made. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.parent / f".{path.name[:80]}.{secrets.token_hex(8)}"
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def round_data(played: Round) -> RoundData:
    """A round as records and messages hold it."""
    return RoundData(
        _codes(played.selections),
        {
            str(seat): list(selection.cards)
            for seat, selection in enumerate(played.reselections)
            if selection is not None
        },
    )


def _codes(selections: tuple[Selection, ...]) -> list[list[str]]:
    return [[card.value for card in selection.cards] for selection in selections]


def _selections(
    rows: list[list[str]], number: int, names: tuple[str, ...]
) -> tuple[Selection, ...]:
    return tuple(_selection(codes, number, seat, names) for seat, codes in enumerate(rows))


def _selection(codes: list[str], number: int, seat: int, names: tuple[str, ...]) -> Selection:
    try:
        return Selection.of(codes)
    except IllegalSelection as error:
        who = names[seat] if seat < len(names) else f"seat {seat}"
        raise GameError(f"round {number}, {who}", str(error)) from None


def _reselections(rows: dict[str, list[str]], number: int, names: tuple[str, ...]) -> Reselections:
    if not rows:
        return ()
    seats = {str(seat): seat for seat in range(len(names))}
    again: list[Selection | None] = [None] * len(names)
    for key, codes in rows.items():
        if key not in seats:
            raise GameError(f"round {number}", f"reselections: there is no seat {key[:40]!r}")
        again[seats[key]] = _selection(codes, number, seats[key], names)
    return tuple(again)
