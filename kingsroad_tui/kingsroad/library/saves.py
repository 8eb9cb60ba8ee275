"""Saved games of King's Road: autosaves, games saved by name, and the list of recent ones."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from advisor.messages.computers import ONE_ROUND
from kingsroad.games import Game
from kingsroad.notation import find_position
from kingsroad.records import (
    FORMAT,
    VERSION,
    GameData,
    RecordError,
    decode_game,
    encode_game,
    read_game,
)
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.files.private import write_saved
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.kingsroad.library.game_input import from_position
from kingsroad_tui.kingsroad.play.table import Seat, SeatKind, Setup
from kingsroad_tui.library.autosaves import Stamp, date_of, moment_of, next_stamp
from kingsroad_tui.library.home_mark import own_mark
from kingsroad_tui.library.ownership import is_held
from kingsroad_tui.library.saved_games import (
    ListedFile,
    Saved,
    SavedGames,
    suggested_name,
    usable_table,
    with_table,
)
from kingsroad_tui.notes.kept import read_notes
from kingsroad_tui.statistics.kept import Occasion
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.proved_records import with_proof
from tabletop.records import read_record
from tabletop.sealed_phases import GameProof

DEFAULT_COMPUTER: Final = ONE_ROUND
"""The computer player at a seat that nothing else is chosen for."""

_MAX_SEED: Final = 2**31 - 1


class _StampedSetup(Setup, frozen=True):
    """The field ``table`` as it is written: with the moment, and the mark of the home."""

    saved: Stamp = 0
    home: str | None = None


class _Listed(GameData):
    """A record as the list of games reads it; a table that cannot be read is left out."""

    table: msgspec.Raw = msgspec.Raw(b"null")


SavedGame: TypeAlias = Saved[Game, Setup]
"""A saved game of King's Road."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentGame(ListedFile):
    """A file in the list of recent games; its rounds are not replayed for the list.

    Attributes:
        seats: who played, where the file says so and somebody played here; else empty.
        steps: a number for how it began and one for every round; games that began alike have
            the same ones up to where they part.
    """

    players: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    steps: tuple[int, ...] = ()


class _Saves(SavedGames[Game, Setup]):
    """A program is never started because a file says so: its seat becomes a person's, except in the
    app's own autosaves."""

    def decode(self, path: Path, content: bytes) -> SavedGame:
        game = decode_game(content, source_name(path))
        table = self.table_in(path, content, _StampedSetup)
        if table is None:
            return SavedGame(path, game, None)
        if len(table.seats) != len(game.players):
            raise RecordError(str(path), "must have one seat for each player", where="table")
        seats = table.seats
        if not self.is_autosave(path):
            seats = tuple(map(_without_program, seats))
        elsewhere = self.is_elsewhere(path, game.players, table)
        own = self.is_autosave(path) and not elsewhere
        setup = Setup(
            seats,
            table.seed,
            table.hints,
            elsewhere,
            table.mark,
            occasion=table.occasion if own else Occasion(),
            undone=table.undone,
            helped=table.helped,
        )
        return SavedGame(path, game, setup)

    def game_from_code(self, code: str) -> Game:
        return from_position(find_position(code))

    def encode(self, game: Game, setup: Setup, saved: int) -> bytes:
        return encode_table(game, setup, saved)

    def setup_for(self, game: Game) -> Setup:
        """The same for the same game, however often and from wherever it is opened."""
        digest = hashlib.blake2b(encode_game(game.as_public()), digest_size=4).digest()
        setup = setup_for(game, int.from_bytes(digest, "big") >> 1)
        return msgspec.structs.replace(setup, elsewhere=True)

    def public(self, game: Game) -> Game:
        return game.as_public()


SAVES: Final = _Saves(
    FORMAT, VERSION, autosave_folder, decode_game, RecordError, data=GameData, table=_StampedSetup
)

read_table = SAVES.read
last_unfinished = SAVES.last_unfinished
new_autosave = SAVES.new_autosave
prune_autosaves = SAVES.prune_autosaves


def encode_table(game: Game, setup: Setup, saved: int | None = None) -> bytes:
    """A record that also says how the table was set up, and when it was saved (None: now)."""
    stamped = _StampedSetup(
        setup.seats,
        setup.seed,
        setup.hints,
        setup.elsewhere,
        setup.mark,
        saved=next_stamp() if saved is None else saved,
        home=None if setup.elsewhere else own_mark(game.players),
        occasion=setup.occasion,
        undone=setup.undone,
        helped=setup.helped,
    )
    return with_table(encode_game(game), stamped)


def write_table(
    path: Path, game: Game, setup: Setup, saved: int | None = None, *, replace: bool = True
) -> None:
    """Writes a record as `encode_table` makes it.

    Raises:
        FileExistsError: something is there already, and may not be replaced.
        OSError: it cannot be written.
    """
    write_saved(path, encode_table(game, setup, saved), replace=replace)


def save_by_name(
    path: Path, game: Game, setup: Setup, proof: GameProof | None = None, *, replace: bool = True
) -> None:
    """Writes a game that people may give to others, with its proof where it has one: another seed,
    as the computers' next choices follow from that of the table. Raises as `write_table`."""
    given = msgspec.structs.replace(setup, seed=secrets.randbelow(_MAX_SEED), occasion=Occasion())
    content = encode_table(game, given)
    write_saved(path, with_proof(content, proof) if proof else content, replace=replace)


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


def setup_of_people(game: Game) -> Setup:
    """The table of a game that was played by people at a real one, and followed here."""
    return Setup(tuple(Seat(colour=seat) for seat in range(len(game.players))), elsewhere=True)


def recent_games(limit: int = 10) -> list[RecentGame]:
    """The games saved or played last, newest first; unreadable files are left out."""
    return [game for game in all_games() if not game.problem][:limit]


def all_games() -> list[RecentGame]:
    """Every file among the saved games and the autosaves, newest first; each is read once.

    Saved games of other games are left out.
    """
    found = [_listed(path, autosave) for path, autosave in SAVES.files()]
    found = [
        row for row in found if not row[1].problem or not SAVES.is_of_another_game(row[1].path)
    ]
    found.sort(key=lambda row: (row[0], row[1].path), reverse=True)
    return [game for _, game in found]


def _listed(path: Path, autosave: bool) -> tuple[int, RecentGame]:
    """When a file was saved, and its line in the list; never raises."""
    try:
        content = read_record(path)
        data = msgspec.json.decode(content, type=_Listed)
    except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = error.detail if isinstance(error, LocatedError) else _why_unusable(path)
        moment = moment_of(path)
        return moment, RecentGame(path, 0, date_of(moment), autosave, problem=problem)
    table = None
    with contextlib.suppress(LocatedError, RecursionError):
        table = usable_table(bytes(data.table), _StampedSetup)
    moment = moment_of(path, table.saved if table else 0)
    played_here = (
        table
        and len(table.seats) == len(data.players)
        and not SAVES.is_elsewhere(path, data.players, table)
    )
    began = (
        data.players,
        data.variant,
        data.board,
        data.start,
        table and (table.mark or table.seed),
    )
    return moment, RecentGame(
        path,
        len(data.rounds),
        date_of(moment),
        autosave,
        is_held(path),
        note=read_notes(content).game if b'"notes"' in content else "",
        players=tuple(data.players),
        seats=table.seats if table and played_here else (),
        steps=tuple(hash(msgspec.json.encode(step)) for step in (began, *data.rounds)),
    )


def _why_unusable(path: Path) -> str:
    """Why a file that cannot be listed is no game, as the person who opens it is told."""
    try:
        read_game(path)
    except RecordError as error:
        return error.detail
    return "cannot be read"


def _without_program(seat: Seat) -> Seat:
    if seat.kind is not SeatKind.PROGRAM:
        return seat
    return Seat(SeatKind.PERSON, colour=seat.colour)


def report_path(record: Path | None, players: Sequence[str]) -> Path:
    """The page of a game's report: beside a game that somebody saved, else where saves lie.

    Nobody looks for a page where an autosave lies.
    """
    if record is None or SAVES.is_autosave(record):
        record = save_path(suggested_name(tuple(players)))
    return record.with_suffix(".html")
