"""Records: saved games as JSON files, read strictly and written atomically.

The format is ``kingsroad-game`` version 1. A reader checks the form with msgspec and then replays
the rounds through the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from kingsroad.board import BoardData, BoardError, kingdom
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.errors import RulesError
from kingsroad.games import Game, GameError, Round, check_length
from kingsroad.position import PositionData, PositionError, Variant
from kingsroad.rounds import Reselections
from tabletop.errors import LocatedError
from tabletop.files import write_atomically
from tabletop.game_lines import source_name
from tabletop.records import RecordFormat, encode_record, read_record
from tabletop.say import Clause, Say
from tabletop.shown import quoted

FORMAT: Final = "kingsroad-game"
VERSION: Final = 1


class RecordError(RulesError):
    """A file, or other text, that is no usable record.

    Attributes:
        game_error: what is wrong with the game in it, or None where it is the file itself.
    """

    def __init__(
        self,
        source: Clause,
        why: Clause,
        *,
        where: Clause = "",
        game_error: GameError | None = None,
    ) -> None:
        self.game_error = game_error
        super().__init__(where, why, source=source)


class RoundData(msgspec.Struct):
    """A round in a record: codes of cards, second choices by seat (from ``"0"``)."""

    selections: list[list[str]]
    reselections: dict[str, list[str]] = {}


class PendingData(msgspec.Struct):
    """A round in a record that is revealed and waits for second choices."""

    selections: list[list[str]]


class GameData(msgspec.Struct):
    """A record as it is in a file."""

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
        """The record of a game; the built-in board is left out."""
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
        """The game of this record, replayed. Raises GameError where it breaks a rule."""
        try:
            board = self.board.board() if self.board else kingdom()
        except BoardError as error:
            raise GameError("board", error.said) from None
        try:
            start = self.start.position(self.variant, board) if self.start else None
        except PositionError as error:
            raise GameError("start", error.said) from None
        names = tuple(self.players)
        game = Game(names, self.variant, board, start)
        first = game.first.round
        check_length(len(self.rounds))
        # One after the other, as nobody reads on behind a round that breaks a rule.
        game = game.play_all(
            Round(
                _selections(played.selections, number, names),
                _reselections(played.reselections, number, names),
            )
            for number, played in enumerate(self.rounds, start=first)
        )
        if self.pending is None:
            return game
        return game.reveal(_selections(self.pending.selections, first + len(game.rounds), names))


_RECORDS: Final = RecordFormat(FORMAT, VERSION, GameData)


def decode_game(content: bytes | str, source: Clause) -> Game:
    """Reads a record.

    Args:
        content: the JSON text.
        source: its name in an error, such as the file's.

    Raises:
        RecordError: it is no record, or its game breaks a rule.
    """
    with _errors_in(source):
        return _RECORDS.decode(content, GameData.game)


def encode_game(game: Game) -> bytes:
    """The record of a game: JSON, UTF-8, one round a line."""
    data = msgspec.to_builtins(GameData.of(game))
    rounds = data.pop("rounds")
    return encode_record(data, rounds)


def read_game(path: Path) -> Game:
    """Reads a saved game of at most 16 MB.

    Raises:
        RecordError: the file cannot be read, is no record, or its game breaks a rule.
    """
    with _errors_in(source_name(path)):
        return _RECORDS.decode(read_record(path), GameData.game)


def write_game(path: Path, game: Game) -> None:
    """Writes a saved game atomically. Raises OSError if the folder cannot be written."""
    write_atomically(path, encode_game(game))


def round_data(played: Round) -> RoundData:
    """The data to write for a round, in records and messages."""
    return RoundData(
        _codes(played.selections),
        {
            str(seat): selection.codes
            for seat, selection in enumerate(played.reselections)
            if selection is not None
        },
    )


@contextmanager
def _errors_in(source: Clause) -> Iterator[None]:
    try:
        yield
    except LocatedError as error:
        found = error if isinstance(error, GameError) else None
        raise RecordError(source, error.why, where=error.where, game_error=found) from None


def _codes(selections: tuple[Selection, ...]) -> list[list[str]]:
    return [selection.codes for selection in selections]


def _selections(
    rows: list[list[str]], number: int, names: tuple[str, ...]
) -> tuple[Selection, ...]:
    # One too many is found to be so when the round is played, and so are a million.
    few = rows[: len(names) + 1]
    return tuple(_selection(codes, number, seat, names) for seat, codes in enumerate(few))


def _selection(codes: list[str], number: int, seat: int, names: tuple[str, ...]) -> Selection:
    try:
        return Selection.of(codes)
    except IllegalSelection as error:
        player = names[seat] if seat < len(names) else None
        raise GameError.in_round(
            number, error.said, problem=error.problem, seat=seat, player=player
        ) from None


def _reselections(rows: dict[str, list[str]], number: int, names: tuple[str, ...]) -> Reselections:
    if not rows:
        return ()
    seats = {str(seat): seat for seat in range(len(names))}
    again: list[Selection | None] = [None] * len(names)
    for key, codes in rows.items():
        if key not in seats:
            raise GameError.in_round(number, Say("kingsroad-record-no-seat", seat=quoted(key)))
        again[seats[key]] = _selection(codes, number, seats[key], names)
    return tuple(again)
