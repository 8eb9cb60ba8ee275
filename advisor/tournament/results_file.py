"""The plan of a tournament and the file of its results, as JSON lines: the plan, then the games.

The file is for one run at a time, and is only ever added to. Whole tables are added at once, so a
run that is killed leaves at most an incomplete last table, which is played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from advisor.tournament.named_players import TournamentError
from advisor.tournament.standings import GameResult
from kingsroad.position import Variant
from tabletop.files import lock_file, open_file

FORMAT: Final = "kingsroad-tournament"

_MAX_FILE_BYTES: Final = 256_000_000
_MAX_LINE_BYTES: Final = 1_000_000


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The games of a tournament.

    Attributes:
        players: names of computer players, or ``cmd:PROGRAM ARG…``. As many as seats are the
            table; else they are a pool from which every table draws its players.
        seats: players at a table, 2 to 5.
        tables: the number of tables; each is played once for every rotation of its seats.
        seed: of everything random.
        cap: the most rounds of a game; after them points, then Nobles, judge the position.
        variant: the rules for Nobles.
        seconds: a time limit for each choice, or None (programs then have five).
    """

    players: list[str]
    seats: int
    tables: int
    seed: int = 0
    cap: int = 60
    variant: Variant = Variant.STANDARD
    seconds: float | None = None
    format: str = FORMAT


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """An open results file.

    Attributes:
        played: the games of the complete tables in it, by table.
        notice: what in it cannot be read, in one sentence; empty if everything can.
        content: open for appending.
    """

    played: dict[int, list[GameResult]]
    notice: str
    content: BinaryIO

    def add(self, games: Sequence[GameResult]) -> None:
        """Adds a whole table's games. Raises OSError if they cannot be written."""
        self.content.write(b"".join(map(_line, games)))
        self.content.flush()


@contextmanager
def opened_results(file: Path, plan: TournamentPlan) -> Iterator[ResultsFile]:
    """Opens the results file of a plan for this run alone; creates it where there is none.

    Nothing that is in the file is ever changed: lines are only added, after the end of a line that
    was being written when a run was killed.

    Raises:
        TournamentError: it is the file of another plan, no results file, or another run has it.
        OSError: it cannot be read or written.
    """
    if file.exists():
        open_file(file).close()  # a pipe, which would wait for a reader, is refused
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as content:
        try:
            lock_file(content)
        except BlockingIOError:
            raise TournamentError(str(file), "another run is writing to it") from None
        found = _read(file, plan)
        content.write(found.completion)
        content.flush()
        yield ResultsFile(found.complete_tables(plan), found.notice(file), content)


def read_results(file: Path, plan: TournamentPlan) -> list[GameResult]:
    """The games of the complete tables in a results file; none where there is no file.

    Raises:
        TournamentError: it is the file of another plan, or no results file.
        OSError: it cannot be read.
    """
    if not file.exists():
        return []
    tables = _read(file, plan).complete_tables(plan)
    return [game for games in tables.values() for game in games]


@dataclass
class _Content:
    """What was found in a results file.

    Attributes:
        games: by table and rotation; of a game that is there twice, the later result.
        unreadable: how many lines are no results of the plan.
        first: which of them comes first, and why it cannot be read.
        completion: the bytes that complete its last line, or its beginning; they come before
            whatever is added.
    """

    games: dict[tuple[int, int], GameResult] = field(default_factory=dict)
    unreadable: int = 0
    first: str = ""
    completion: bytes = b""

    def complete_tables(self, plan: TournamentPlan) -> dict[int, list[GameResult]]:
        """The games of the tables that have one for each rotation, by table."""
        tables: dict[int, list[GameResult]] = {}
        for (table, _), game in self.games.items():
            tables.setdefault(table, []).append(game)
        return {
            table: sorted(games, key=lambda game: game.rotation)
            for table, games in tables.items()
            if len(games) == plan.seats
        }

    def notice(self, file: Path) -> str:
        """What cannot be read, in one sentence; empty if everything can."""
        if not self.unreadable:
            return ""
        lines = "1 line" if self.unreadable == 1 else f"{self.unreadable:,} lines"
        return f"{file}: {lines} cannot be read and stay as they are ({self.first})"


def _read(file: Path, plan: TournamentPlan) -> _Content:
    """Reads a results file of a plan; an empty one is one that has only begun."""
    with open_file(file) as content:
        if content.seek(0, SEEK_END) > _MAX_FILE_BYTES:
            raise TournamentError(
                str(file), f"is larger than a results file may be ({_MAX_FILE_BYTES:,} bytes)"
            )
        content.seek(0)
        found = _Content(completion=_check_plan(content.readline(_MAX_LINE_BYTES), file, plan))
        for number, line in enumerate(iter(lambda: content.readline(_MAX_LINE_BYTES), b""), 2):
            if line.strip():
                _read_line(line, number, plan, found)
            found.completion = b"" if line.endswith(b"\n") else b"\n"
    return found


def _check_plan(line: bytes, file: Path, plan: TournamentPlan) -> bytes:
    """What completes the first line of a plan's file. Raises TournamentError for another file."""
    own = _line(plan)
    if own.startswith(line):
        return own[len(line) :]
    try:
        found = msgspec.json.decode(line, type=TournamentPlan)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise TournamentError(str(file), "is no results file") from None
    if found.format != FORMAT:
        raise TournamentError(str(file), "is no results file")
    if found != plan:
        raise TournamentError(str(file), "holds the results of another tournament")
    return b"" if line.endswith(b"\n") else b"\n"


def _read_line(line: bytes, number: int, plan: TournamentPlan, found: _Content) -> None:
    try:
        game = msgspec.json.decode(line, type=GameResult)
        why = _problem(game, plan)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why = " ".join(str(error).split())[:200] or "is no JSON"
    if not why:
        found.games[game.table, game.rotation] = game
        return
    found.unreadable += 1
    found.first = found.first or f"line {number}: {why}"


def _problem(game: GameResult, plan: TournamentPlan) -> str:
    """Why a result is none of this plan's; empty if it is one."""
    columns = (game.players, game.scores, game.nobles, game.shares, game.luck, game.seconds)
    if any(len(column) != plan.seats for column in columns):
        return f"does not have {plan.seats} players in every list"
    if not (game.table < plan.tables and game.rotation < plan.seats):
        return f"the tournament has no table {game.table}, rotation {game.rotation}"
    if not set(game.players) <= set(plan.players):
        return "has a player who is not in the tournament"
    if not set(game.forfeits) <= set(map(str, range(plan.seats))):
        return "has a forfeit of a seat that is not there"
    return ""


def _line(content: TournamentPlan | GameResult) -> bytes:
    return msgspec.json.encode(content) + b"\n"
