"""Records: saved games as JSON files, read strictly and written atomically.

The format is ``king-and-assassins-game`` version 1. A reader checks the form with msgspec and then
plays the actions by the rules. Besides the promised fields a record may have ``pending``: the
actions of a phase that is not over yet, so that a game can be taken up in the middle of one; and
``start``: the code of the position that it starts from, in place of board and king's square.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from assassins import games
from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.notation import AssassinsCodeError, parse_position, print_position
from assassins.position import AssassinsPhase
from assassins.secret import Secret
from assassins.town import SQUARE_NAMES, AssassinsData, TownError, parse_square, side_a
from tabletop.errors import LocatedError, UnusableValue, fit
from tabletop.files import write_atomically
from tabletop.game_lines import source_name
from tabletop.records import RecordFormat, encode_record, read_record
from tabletop.say import Clause, Say
from tabletop.shown import MAX_REASON

FORMAT: Final = "king-and-assassins-game"
VERSION: Final = 1
_LONGEST_PHASE: Final = 4_000


class AssassinsRecordError(LocatedError):
    """A file that is no usable record.

    Attributes:
        source: the file, or another name for where the text came from.
        where: the place in it, or "" where it is the whole.
        why: what is wrong, in one line.
    """

    def __init__(self, source: Clause, why: Clause, *, where: Clause = "") -> None:
        super().__init__(fit(where, MAX_REASON), fit(why, MAX_REASON), source=source)


class OpponentsData(msgspec.Struct):
    """The players' names as a record holds them."""

    king: str
    people: str


class AssassinsRoundData(msgspec.Struct):
    """One round as a record holds it: the card, and each phase in one line."""

    card: tuple[int, int, bool, int]
    king: str | None = None
    people: str | None = None


class AssassinsGameData(msgspec.Struct):
    """A record."""

    format: str
    version: int
    players: OpponentsData
    rounds: list[AssassinsRoundData]
    board: AssassinsData | None = None
    king_start: str | None = None
    secret: list[str] | None = None
    pending: str | None = None
    start: str | None = None

    @classmethod
    def of(cls, game: games.AssassinsGame) -> AssassinsGameData:
        """The data of a game; side A and the king's only start square are left out."""
        town, king = game.town, game.start.king
        if not games.is_beginning(game.start):
            town, king = side_a(), None  # the code of the start says it all
        return cls(
            format=FORMAT,
            version=VERSION,
            players=OpponentsData(*game.players),
            board=None if town == side_a() else AssassinsData.of(town),
            king_start=None if king is None or len(town.kings) == 1 else SQUARE_NAMES[king],
            rounds=[_round_data(played) for played in game.rounds],
            secret=list(game.secret.letters) if game.secret else None,
            pending=print_phase([report.action for report in game.running] or None),
            start=None if games.is_beginning(game.start) else print_position(game.start),
        )

    def game(self) -> games.AssassinsGame:
        """The game, played by the rules. Raises AssassinsGameError with where and why."""
        game = self._first()
        for number, played in enumerate(self.rounds, start=1):
            game = _play_round(game, played, last=number == len(self.rounds))
        if self.pending is not None:
            if game.finished:
                raise games.AssassinsGameError("pending", Say("assassins-action-game-over"))
            for action in _split_phase("pending", self.pending):
                game = game.act(action)
        return game

    def _first(self) -> games.AssassinsGame:
        """The game before anything is played in it."""
        players = games.Opponents(self.players.king, self.players.people)
        if self.start is not None:
            if self.board is not None or self.king_start is not None:
                raise games.AssassinsGameError("start", Say("assassins-record-start"))
            try:
                start = parse_position(self.start)
            except AssassinsCodeError as error:
                raise games.AssassinsGameError("start", error.said) from None
            return games.game_from(players, start, _secret(self.secret))
        try:
            town = self.board.town() if self.board else side_a()
        except TownError as error:
            raise games.AssassinsGameError("board", error.said) from None
        return games.new_game(players, town, _king_start(self.king_start), _secret(self.secret))


_RECORDS: Final = RecordFormat(FORMAT, VERSION, AssassinsGameData)


def print_phase(actions: list[Action] | tuple[Action, ...] | None) -> str | None:
    """A phase in one line: its actions joined by spaces, ``-`` where there are none."""
    return None if actions is None else " ".join(map(str, actions)) or "-"


def decode_game(content: bytes | str, source: Clause) -> games.AssassinsGame:
    """Reads a record.

    Args:
        content: the JSON text.
        source: what to call it in an error, such as the file's name.

    Raises:
        AssassinsRecordError: it is no record, or its game breaks a rule.
    """
    with _errors_in(source):
        return _RECORDS.decode(content, AssassinsGameData.game)


def encode_game(game: games.AssassinsGame) -> bytes:
    """The record of a game: JSON, UTF-8, one round a line.

    It holds the secret if the game does; `AssassinsGame.as_public` leaves out what is still secret.
    """
    data: dict[str, Any] = msgspec.to_builtins(AssassinsGameData.of(game))
    for seldom in ("pending", "start"):
        if data[seldom] is None:
            del data[seldom]
    rounds = [
        {key: value for key, value in played.items() if value is not None}
        for played in data.pop("rounds")
    ]
    return encode_record(data, rounds)


def read_game(path: Path) -> games.AssassinsGame:
    """Reads a saved game (at most 16 MB).

    Raises:
        AssassinsRecordError: the file cannot be read, is no record, or its game breaks a rule.
    """
    with _errors_in(source_name(path)):
        return _RECORDS.decode(read_record(path), AssassinsGameData.game)


def write_game(path: Path, game: games.AssassinsGame) -> None:
    """Writes a saved game atomically. Raises OSError if the folder cannot be written."""
    write_atomically(path, encode_game(game))


@contextmanager
def _errors_in(source: Clause) -> Iterator[None]:
    try:
        yield
    except LocatedError as error:
        raise AssassinsRecordError(source, error.why, where=error.where) from None


def _round_data(played: games.AssassinsRound) -> AssassinsRoundData:
    return AssassinsRoundData(played.card, print_phase(played.king), print_phase(played.people))


def _king_start(name: str | None) -> int | None:
    try:
        return None if name is None else parse_square(name)
    except UnusableValue as error:
        raise games.AssassinsGameError("king_start", error.why) from None


def _secret(letters: list[str] | None) -> Secret | None:
    try:
        return None if letters is None else Secret.of(letters)
    except UnusableValue as error:
        raise games.AssassinsGameError("secret", error.why) from None


def _play_round(
    game: games.AssassinsGame, played: AssassinsRoundData, *, last: bool
) -> games.AssassinsGame:
    """One round; in the last one the people's phase or both may be missing, and in the first one
    of a game that starts in the people's phase the king's is."""
    number, card = game.position.round, RoundCard(*played.card)
    if game.finished or game.position.card is None:
        game = game.turn_up(card)
    elif game.position.card != card:
        lies = Say("assassins-record-other-card", card=str(game.position.card))
        raise games.AssassinsGameError(games.card_of(number), lies)
    started = game.position.phase is AssassinsPhase.PEOPLE
    for side, text in ((Side.KING, played.king), (Side.PEOPLE, played.people)):
        where = games.in_phase(number, side.value)
        if side is Side.KING and started:
            if text is not None:
                raise games.AssassinsGameError(where, Say("assassins-record-phase-over"))
            continue
        if text is not None:
            if game.finished:
                raise games.AssassinsGameError(where, Say("assassins-action-game-over"))
            game = game.play_phase(_split_phase(where, text))
        elif not game.finished and (not last or (side is Side.KING and played.people is not None)):
            raise games.AssassinsGameError(where, Say("assassins-record-phase-missing"))
    return game


def _split_phase(where: Clause, text: str) -> list[str]:
    if len(text) > _LONGEST_PHASE:
        raise games.AssassinsGameError(where, Say("assassins-record-long-phase"))
    return [] if text == "-" else text.split(" ")
