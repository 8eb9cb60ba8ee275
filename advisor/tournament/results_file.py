"""The plan of a tournament and the file of its results, as JSON lines: the plan, then the games.

The file is for one run at a time. Whole tables are added at once, so a run that is killed leaves at
most an incomplete last table, which is removed and played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from advisor.messages.errors import Refusal
from advisor.tournament.standings import GameResult
from kingsroad.position import Variant
from kingsroad.records import MAX_RECORD_BYTES
from tabletop.files import lock_file, open_file

FORMAT: Final = "kingsroad-tournament"

_PLAN: Final = b'{"players":'
"""The beginning of every results file."""


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


class TournamentError(Refusal):
    """A plan that cannot be played, or a results file that does not go with it.

    ``where`` is the player or the file.
    """


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """An open results file.

    Attributes:
        played: the games of the complete tables in it, by table.
        content: open for appending.
    """

    played: dict[int, list[GameResult]]
    content: BinaryIO

    def add(self, games: Sequence[GameResult]) -> None:
        """Adds a whole table's games. Raises OSError if they cannot be written."""
        self.content.writelines(_line(game) for game in games)
        self.content.flush()


@contextmanager
def opened_results(file: Path, plan: TournamentPlan) -> Iterator[ResultsFile]:
    """Opens the results file of a plan for this run alone; creates it where there is none.

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
        games = read_results(file, plan)
        counts = Counter(game.table for game in games)
        complete = list(takewhile(lambda game: counts[game.table] == plan.seats, games))
        lines = _lines(file)[: 1 + len(complete)]
        content.truncate(sum(map(len, lines)))
        if not lines:
            content.write(_line(plan))
        played: dict[int, list[GameResult]] = {}
        for game in complete:
            played.setdefault(game.table, []).append(game)
        yield ResultsFile(played, content)


def read_results(file: Path, plan: TournamentPlan) -> list[GameResult]:
    """The games in a results file; none where there is no file. An incomplete line is left out.

    Raises:
        TournamentError: it is the file of another plan, or no results file.
        OSError: it cannot be read.
    """
    if not file.exists() or not (lines := _lines(file)):
        return []
    try:
        if msgspec.json.decode(lines[0], type=TournamentPlan) != plan:
            raise TournamentError(str(file), "holds the results of another tournament")
        return [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TournamentError(str(file), f"is no results file: {error}") from None


def _lines(file: Path) -> list[bytes]:
    """The lines of a results file with their ends; an incomplete last one is left out."""
    with open_file(file) as content:
        lines = content.read(MAX_RECORD_BYTES * 16).splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        incomplete = lines.pop()
        if not lines and not _PLAN.startswith(incomplete[: len(_PLAN)]):
            lines.append(incomplete)  # not the beginning of a plan: not to be overwritten
    return lines


def _line(content: TournamentPlan | GameResult) -> bytes:
    return msgspec.json.encode(content) + b"\n"
