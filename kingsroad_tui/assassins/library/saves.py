"""Saved games of King & Assassins: autosaves, games saved by name, and the lists of them.

Both are public records. How the table was set up is in a field ``table`` that other readers ignore.
Only in an autosave that field has a part of the people's own, ``own``, with their secret: a game
saved by name, which may be shown to anybody, holds neither the secret nor the seed that the
computer players' choices follow from.

What people name on a command line or in "open" is a saved game or a position code.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import PERSON
from assassins import records
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents, game_from
from assassins.notation import AssassinsCodeError, find_position, looks_like_code
from assassins.position import AssassinsPosition, Ending
from assassins.secret import Secret
from kingsroad_tui.assassins.play.handing_over import side_alone
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.library import saved_games
from kingsroad_tui.library.library import newest_of
from kingsroad_tui.library.seats import Seat, SeatKind, Setup, check_computer, new_seed
from kingsroad_tui.library.words import game_spans, words_to_find
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError, UnusableValue
from tabletop.game_lines import source_name
from tabletop.records import CODE, STANDARD_INPUT, read_record, read_standard_input, text_of_code
from tabletop.say import Clause
from tabletop.shown import shown
from tabletop.words.voice import phrase

PLAIN_NAMES: Final = Opponents("Player 1", "Player 2")
"""Of players of whom nothing is known."""


def open_assassins_source(source: str) -> AssassinsGame:
    """The game named by a file, a position code, or ``-`` for either on standard input.

    A code becomes a game that starts from its position.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    found = _read(source)
    try:
        return found if isinstance(found, AssassinsGame) else from_position(found)
    except LocatedError as error:
        raise Unusable(words_of(error)) from None


def from_position(position: AssassinsPosition) -> AssassinsGame:
    """A game that starts from a position, with plain names for the players.

    Raises AssassinsGameError where the game is over there.
    """
    return game_from(PLAIN_NAMES, position)


def assassins_position(source: str) -> tuple[AssassinsPosition, AssassinsGame | None]:
    """The last position of a saved game, or the position of a code; with the game, if there is one.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    found = _read(source)
    return (found.position, found) if isinstance(found, AssassinsGame) else (found, None)


def _read(source: str) -> AssassinsPosition | AssassinsGame:
    """What a source names: the position of a code, or a game."""
    named: Clause
    try:
        if looks_like_code(source):
            return find_position(source)
        if source == "-":
            content, named = read_standard_input(), STANDARD_INPUT
        else:
            content, named = read_record(Path(source)), source_name(Path(source))
        if looks_like_code(text := text_of_code(content)):
            return find_position(text)
        return records.decode_game(content, named)
    except LocatedError as error:
        raise Unusable(words_of(error)) from None


class _Own(msgspec.Struct, frozen=True):
    """The people's own part of an autosave."""

    secret: list[str] | None = None


class _Side(msgspec.Struct, frozen=True):
    """Who plays a side as it is written; a person where neither a computer nor a program does."""

    computer: str = ""
    program: str = ""
    forfeit: str = ""

    def __post_init__(self) -> None:
        if self.computer:
            check_computer(self.computer, ASSASSINS_STRENGTHS)

    @classmethod
    def of(cls, seat: Seat) -> _Side:
        """Of a seat."""
        return cls(seat.computer, seat.program, seat.forfeit)

    @property
    def seat(self) -> Seat:
        """The seat."""
        if self.program:
            return Seat(SeatKind.PROGRAM, program=self.program, forfeit=self.forfeit)
        kind = SeatKind.COMPUTER if self.computer else SeatKind.PERSON
        return Seat(kind, self.computer, forfeit=self.forfeit)


class _Table(saved_games.WrittenTable, frozen=True):
    king: _Side = _Side()
    people: _Side = _Side()
    first_winner: str = ""
    own: _Own = _Own()

    @property
    def setup(self) -> Setup:
        """Who sits there, the king's side first."""
        return Setup((self.king.seat, self.people.seat), first_winner=self.first_winner)


_ORDER: Final = (
    *("king", "people", "seed", "hints", "first_winner", "elsewhere", "mark", "saved", "own"),
    *("home", "occasion", "undone", "helped"),
)
"""The fields that are written first."""


SavedTown: TypeAlias = saved_games.Saved[AssassinsGame]
"""A saved game of King & Assassins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentTown(saved_games.ListedFile):
    """A file in the list of recent games.

    Attributes:
        alone: the side of the only person who played, where there is one and it was here.
        ending: how it ended; None for a game that is not over.
        computer: the strength of the computer player on the other side; empty where there is none.
        played: what was done in it: the same for copies of a game.
    """

    players: Opponents
    alone: Side | None = None
    ending: Ending | None = None
    computer: str = ""
    played: int = 0

    @property
    def winner(self) -> Side | None:
        """The side that won; None for a game that is not over."""
        return None if self.ending is None else self.ending.winner


def _written(game: AssassinsGame, setup: Setup, own: bool) -> Mapping[str, object]:
    """Who plays the sides; in an autosave the people's secret, as long as there is one to keep."""
    king, people = map(_Side.of, setup.seats)
    kept = own and game.secret is not None and not game.finished
    secret = list(game.secret.letters) if kept and game.secret else None
    return {
        "king": king,
        "people": people,
        "first_winner": setup.first_winner,
        "own": _Own(secret),
    }


def _with_secret(game: AssassinsGame, table: _Table, path: Path) -> AssassinsGame:
    if table.own.secret is None:
        return game
    try:
        return game.with_secret(Secret.of(table.own.secret))
    except AssassinsGameError as error:
        raise records.AssassinsRecordError(str(path), error.why, where="table.own") from None
    except UnusableValue as error:
        raise records.AssassinsRecordError(str(path), error.why, where="table.own.secret") from None


def _game_from_code(code: str) -> AssassinsGame:
    try:
        return from_position(find_position(code))
    except AssassinsCodeError as error:
        raise records.AssassinsRecordError(CODE, error.why, where=error.where) from None


def _setup_for(_: AssassinsGame) -> Setup:
    """Two people play it."""
    return Setup((Seat(), Seat()), seed=new_seed(), elsewhere=True)


def _public(game: AssassinsGame) -> object:
    running = [report.action for report in game.running]
    return game.players, game.rounds, running, game.position.phase


assassins_autosave_folder = partial(autosave_folder, "assassins")

ASSASSINS_SAVES: Final = saved_games.SavedGames(
    said=records.FORMAT,
    version=records.VERSION,
    folder_of=assassins_autosave_folder,
    decode_game=records.decode_game,
    encode_game=lambda game: records.encode_game(game.as_public()),
    from_code=_game_from_code,
    unusable=records.AssassinsRecordError,
    data=records.AssassinsGameData,
    form=saved_games.TableForm(
        kind=_Table,
        setup_of=lambda table: table.setup,
        written=_written,
        opened=_with_secret,
        order=_ORDER,
    ),
    setup_for=_setup_for,
    public=_public,
)

read_assassins_table = ASSASSINS_SAVES.read
decode_assassins_table = ASSASSINS_SAVES.decode
write_named = ASSASSINS_SAVES.write_named
encode_named = ASSASSINS_SAVES.encode_named


def all_towns() -> list[RecentTown]:
    """Every saved game and autosave, newest first."""
    return recent_towns(sys.maxsize)


def recent_towns(limit: int = 10) -> list[RecentTown]:
    """The games saved or played last, newest first; other files are left out."""
    return newest_of(ASSASSINS_SAVES, _listed, limit)


def _listed(file: saved_games.ListedFile, content: bytes) -> RecentTown:
    data = msgspec.json.decode(content, type=records.AssassinsGameData)
    players = Opponents(data.players.king, data.players.people)
    row = RecentTown(
        file.path,
        len(data.rounds),
        file.when,
        file.autosave,
        file.running,
        note=file.note,
        players=players,
    )
    return _with_result(row, content)


def _with_result(row: RecentTown, content: bytes) -> RecentTown:
    """The row with who played and who won; as it is for a game that the rules do not allow, of
    which the person who opens it hears more."""
    try:
        saved = decode_assassins_table(row.path, content)
    except records.AssassinsRecordError:
        return row
    game = saved.game
    here = saved.setup if saved.setup and not saved.setup.elsewhere else None
    alone = side_alone(here) if here else None
    computers = here.computers.values() if here and alone else ()
    return replace(
        row,
        rounds=row.rounds and game.start.round - 1 + row.rounds,
        alone=alone,
        ending=game.position.ending,
        computer="".join(computers),
        played=hash((game.players, game.start, game.rounds)),
    )


def result_order(game: RecentTown) -> tuple[int, int]:
    """Sorts games by their result: those won by the only person at the table first, the quickest at
    the top; then those lost, the longest at the top, and those of nobody or of two people; then
    games not finished.
    """
    if game.winner is None:
        return 2, -game.rounds
    won = game.winner is game.alone
    return (0, game.rounds) if won else (1, -game.rounds)


_MAX_NAMES = 100


def recent_assassins_spans(game: RecentTown) -> tuple[tuple[str, str], ...]:
    """A game in a list: when, how it ended, who played which side, its name, as text and style."""
    return game_spans(game, result_words(game), _RESULT, _against(game))


def town_name(game: RecentTown) -> str:
    """What a game is called: its name if it has one, and who plays."""
    name = "" if game.autosave else f"{game.path.stem}: "
    return shown(f"{name}{_against(game)}", _MAX_NAMES)


def _against(game: RecentTown) -> str:
    players = called(game)
    return phrase("assassins-library-players", king=players.king, people=players.people)


def search_words(game: RecentTown) -> str:
    """Everything that a search among the games may find, as searches compare it."""
    return words_to_find(game, town_name(game), result_words(game), datetime.now())


def called(game: RecentTown) -> Opponents:
    """The two sides as the reader the list calls them: "you" for a person without a name."""
    if game.alone is None or game.players.of(game.alone) not in PERSON.names:
        return game.players
    if game.alone is Side.KING:
        return game.players._replace(king=phrase("assassins-library-you.begun"))
    return game.players._replace(people=phrase("assassins-library-you"))


def result_words(game: RecentTown) -> str:
    """How a game ended, or how far it is; to the person who played it, where there was one."""
    if game.running:
        return phrase("assassins-library-running")
    if game.winner is None:
        return phrase("assassins-library-round", round=game.rounds)
    if game.alone is None:
        return phrase("assassins-library-won", king=game.winner is Side.KING)
    won = game.winner is game.alone
    return phrase("assassins-library-you-won", won=won, round=game.rounds)


_RESULT: Final = 17
"""Cells for how a game ended, before its players."""
