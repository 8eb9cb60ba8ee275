"""Saved games of King's Road: autosaves, games saved by name, and the list of recent ones."""

from __future__ import annotations

import contextlib
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from advisor.messages.computers import ONE_ROUND, STRENGTHS
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
from kingsroad_tui.kingsroad.library.game_input import from_position
from kingsroad_tui.library.autosaves import date_of, moment_of
from kingsroad_tui.library.ownership import is_held
from kingsroad_tui.library.saved_games import (
    ListedFile,
    Saved,
    SavedGames,
    TableForm,
    WrittenTable,
    usable_table,
)
from kingsroad_tui.library.seats import Seat, SeatKind, Setup, check_computer
from kingsroad_tui.notes.kept import read_notes
from tabletop.errors import LocatedError
from tabletop.records import read_record

DEFAULT_COMPUTER: Final = ONE_ROUND
"""The computer player at a seat that nothing else is chosen for."""


class _Seat(Seat, frozen=True):
    """A seat as it is written, whose computer player is one of this game."""

    def __post_init__(self) -> None:
        if self.computer or self.kind is SeatKind.COMPUTER:
            check_computer(self.computer, STRENGTHS)


class _Table(WrittenTable, frozen=True):
    seats: tuple[_Seat, ...]

    @property
    def setup(self) -> Setup:
        """Who sits there."""
        return Setup(tuple(Seat(*msgspec.structs.astuple(seat)) for seat in self.seats))


class _Listed(GameData):
    """A record as the list of games reads it; a table that cannot be read is left out."""

    table: msgspec.Raw = msgspec.Raw(b"null")


SavedGame: TypeAlias = Saved[Game]
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


def _setup_for(game: Game) -> Setup:
    """The same for the same game, however often and from wherever it is opened."""
    digest = hashlib.blake2b(encode_game(game.as_public()), digest_size=4).digest()
    setup = setup_for(game, int.from_bytes(digest, "big") >> 1)
    return msgspec.structs.replace(setup, elsewhere=True)


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


SAVES: Final = SavedGames(
    said=FORMAT,
    version=VERSION,
    folder_of=autosave_folder,
    decode_game=decode_game,
    encode_game=encode_game,
    from_code=lambda code: from_position(find_position(code)),
    unusable=RecordError,
    data=GameData,
    form=TableForm(
        kind=_Table,
        setup_of=lambda table: table.setup,
        written=lambda _, setup, __: {"seats": setup.seats},
    ),
    setup_for=_setup_for,
    public=Game.as_public,
)

read_table = SAVES.read
last_unfinished = SAVES.last_unfinished
new_autosave = SAVES.new_autosave
prune_autosaves = SAVES.prune_autosaves
save_by_name = SAVES.write_named


def write_table(path: Path, game: Game, setup: Setup, saved: int | None = None) -> None:
    """Writes a game with its table, saved at a moment (None: now). Raises OSError."""
    write_saved(path, SAVES.encode(game, setup, saved))


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
        table = usable_table(bytes(data.table), _Table)
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
        seats=table.setup.seats if table and played_here else (),
        steps=tuple(hash(msgspec.json.encode(step)) for step in (began, *data.rounds)),
    )


def _why_unusable(path: Path) -> str:
    """Why a file that cannot be listed is no game, as the person who opens it is told."""
    try:
        read_game(path)
    except RecordError as error:
        return error.detail
    return "cannot be read"
