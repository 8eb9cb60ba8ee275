"""Saved games of King & Assassins: autosaves, games saved by name, the list of recent ones.

Both are public records. How the table was set up is in a field ``table`` that other readers ignore.
Only in an autosave that field has a part of the people's own, ``own``, with their secret: a
game saved by name, which may be shown to anybody, holds neither the secret nor the seed that the
computer players' choices follow from.
"""

from __future__ import annotations

import contextlib
import secrets
import sys
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents
from assassins.notation import AssassinsCodeError, find_position
from assassins.position import Ending
from assassins.records import (
    FORMAT,
    VERSION,
    AssassinsGameData,
    AssassinsRecordError,
    decode_game,
    encode_game,
)
from assassins.secret import Secret
from kingsroad_tui.assassins.library.sources import from_position
from kingsroad_tui.assassins.play.seats import AssassinsSetup
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.files.private import write_saved
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.library.autosaves import Stamp, date_of, moment_of, next_stamp
from kingsroad_tui.library.home_mark import own_mark
from kingsroad_tui.library.ownership import is_held
from kingsroad_tui.library.saved_games import (
    ListedFile,
    Saved,
    SavedGames,
    suggested_name,
    with_table,
)
from kingsroad_tui.notes.kept import read_notes
from kingsroad_tui.statistics.kept import Occasion
from tabletop.game_lines import source_name
from tabletop.proved_records import with_proof
from tabletop.records import CODE, read_record
from tabletop.sealed_phases import GameProof

_MAX_SEED: Final = 2**31 - 1


class _Own(msgspec.Struct, frozen=True):
    """The people's own part of an autosave."""

    secret: list[str] | None = None


class _Table(AssassinsSetup, frozen=True):
    """The field ``table`` as it is written."""

    saved: Stamp = 0
    own: _Own = _Own()
    home: str | None = None


SavedTown: TypeAlias = Saved[AssassinsGame, AssassinsSetup]
"""A saved game of King & Assassins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentTown(ListedFile):
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


class _AssassinsSaves(SavedGames[AssassinsGame, AssassinsSetup]):
    def decode(self, path: Path, content: bytes) -> SavedTown:
        game = decode_game(content, source_name(path))
        table = self.table_in(path, content, _Table)
        if table is None:
            return SavedTown(path, game, None)
        elsewhere = self.is_elsewhere(path, game.players, table)
        own = self.is_autosave(path) and not elsewhere
        setup = AssassinsSetup(
            table.king,
            table.people,
            table.seed,
            table.hints,
            table.first_winner,
            elsewhere,
            table.mark,
            occasion=table.occasion if own else Occasion(),
            undone=table.undone,
            helped=table.helped,
        )
        if not self.is_autosave(path):
            setup = setup.without_programs()
        if table.own.secret is None or not self.is_autosave(path):
            return SavedTown(path, game, setup)
        try:
            return SavedTown(path, game.with_secret(Secret.of(table.own.secret)), setup)
        except AssassinsGameError as error:
            raise AssassinsRecordError(str(path), error.why, where="table.own") from None
        except ValueError as error:
            raise AssassinsRecordError(str(path), str(error), where="table.own.secret") from None

    def game_from_code(self, code: str) -> AssassinsGame:
        try:
            return from_position(find_position(code))
        except AssassinsCodeError as error:
            raise AssassinsRecordError(CODE, error.why, where=error.field) from None

    def encode(self, game: AssassinsGame, setup: AssassinsSetup, saved: int) -> bytes:
        """With the people's own part, as long as there is a secret to keep."""
        secret = list(game.secret.letters) if game.secret and not game.finished else None
        return _encode(game, setup, setup.seed, saved, _Own(secret))

    def setup_for(self, game: AssassinsGame) -> AssassinsSetup:
        """Two people play it."""
        del game
        return AssassinsSetup(seed=secrets.randbelow(_MAX_SEED), elsewhere=True)

    def public(self, game: AssassinsGame) -> object:
        running = [report.action for report in game.running]
        return game.players, game.rounds, running, game.position.phase


assassins_autosave_folder = partial(autosave_folder, "assassins")

ASSASSINS_SAVES: Final = _AssassinsSaves(
    FORMAT,
    VERSION,
    assassins_autosave_folder,
    decode_game,
    AssassinsRecordError,
    data=AssassinsGameData,
    table=_Table,
)

read_assassins_table = ASSASSINS_SAVES.read
decode_assassins_table = ASSASSINS_SAVES.decode
last_unfinished_assassins = ASSASSINS_SAVES.last_unfinished
prune_assassins_autosaves = ASSASSINS_SAVES.prune_autosaves


def assassins_report_path(record: Path | None, game: AssassinsGame) -> Path:
    """The page of a game's report: beside a game that somebody saved, else where saves lie.

    Nobody looks for a page where an autosave lies.
    """
    if record is None or ASSASSINS_SAVES.is_autosave(record):
        record = save_path(suggested_name(game.players))
    return record.with_suffix(".html")


def encode_named(game: AssassinsGame, setup: AssassinsSetup) -> bytes:
    """The record of a game saved by name: who plays, but nothing that a secret follows from."""
    given = msgspec.structs.replace(setup, occasion=Occasion())
    return _encode(game, given, secrets.randbelow(_MAX_SEED), next_stamp(), _Own())


def _encode(game: AssassinsGame, setup: AssassinsSetup, seed: int, saved: int, own: _Own) -> bytes:
    table = _Table(
        setup.king,
        setup.people,
        seed,
        setup.hints,
        setup.first_winner,
        setup.elsewhere,
        setup.mark,
        occasion=setup.occasion,
        undone=setup.undone,
        helped=setup.helped,
        saved=saved,
        own=own,
        home=None if setup.elsewhere else own_mark(game.players),
    )
    return with_table(encode_game(game.as_public()), table)


def write_named(
    path: Path,
    game: AssassinsGame,
    setup: AssassinsSetup,
    proof: GameProof | None = None,
    *,
    replace: bool = True,
) -> None:
    """Writes a game saved by name, with its proof where it has one.

    Raises:
        FileExistsError: something is there already, and may not be replaced.
        OSError: it cannot be written.
    """
    content = encode_named(game, setup)
    write_saved(path, with_proof(content, proof) if proof else content, replace=replace)


def all_towns() -> list[RecentTown]:
    """Every saved game and autosave, newest first."""
    return recent_towns(sys.maxsize)


def recent_towns(limit: int = 10) -> list[RecentTown]:
    """The games saved or played last, newest first; other files are left out."""
    found = sorted(
        ((moment_of(path), path, autosave) for path, autosave in ASSASSINS_SAVES.files()),
        reverse=True,
    )
    rows: list[RecentTown] = []
    for moment, path, autosave in found:
        if len(rows) == limit:
            break
        with contextlib.suppress(OSError, ValueError, RecursionError):
            content = read_record(path)
            data = msgspec.json.decode(content, type=AssassinsGameData)
            players = Opponents(data.players.king, data.players.people)
            held = is_held(path)
            rounds, when = len(data.rounds), date_of(moment)
            note = read_notes(content).game if b'"notes"' in content else ""
            row = RecentTown(path, rounds, when, autosave, held, players=players, note=note)
            rows.append(_with_result(row, content))
    return rows


def _with_result(row: RecentTown, content: bytes) -> RecentTown:
    """The row with who played and who won; as it is for a game that the rules do not allow, of
    which the person who opens it hears more."""
    try:
        saved = decode_assassins_table(row.path, content)
    except AssassinsRecordError:
        return row
    game = saved.game
    here = saved.setup if saved.setup and not saved.setup.elsewhere else None
    alone = here.alone if here else None
    others = [here.seat(side) for side in Side if side is not alone] if here and alone else []
    return replace(
        row,
        rounds=row.rounds and game.start.round - 1 + row.rounds,
        alone=alone,
        ending=game.position.ending,
        computer="".join(seat.computer for seat in others if not seat.program),
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
