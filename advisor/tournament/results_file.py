"""What a tournament is to play, and the file that keeps its results: a game a line, as they come.

The file is for one run at a time. Whole tables are added at once, so a run that is killed leaves at
most a torn last one, which is cut off and played again.
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

from advisor.tournament.standings import GameResult
from kingsroad.files import lock_file, open_file
from kingsroad.position import Variant
from kingsroad.records import MAX_RECORD_BYTES

FORMAT: Final = "kingsroad-tournament"

_PLAN: Final = b'{"players":'
"""How every results file begins."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played.

    Attributes:
        players: names of computer players, or ``cmd:PROGRAM ARG…``. Where there are as many as
            seats, they are the table; else every table draws its players from them as a pool.
        seats: players at a table, 2 to 5.
        tables: how many tables; each is played once for every rotation of its seats.
        seed: everything random follows from it.
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


class TournamentError(ValueError):
    """A plan that cannot be played, or a results file that does not go with it; says why."""


@dataclass(frozen=True, slots=True)
class Results:
    """A results file that is open.

    Attributes:
        whole: the games of the tables played before, by table.
        file: where those of others go.
    """

    whole: dict[int, list[GameResult]]
    file: BinaryIO

    def add(self, games: Sequence[GameResult]) -> None:
        """Adds a whole table's games. Raises OSError if they cannot be written."""
        self.file.writelines(_line(game) for game in games)
        self.file.flush()


@contextmanager
def opened_results(file: Path, plan: Plan) -> Iterator[Results]:
    """Opens the results file of a plan, a new one where there is none, for this run alone.

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
            raise TournamentError(f"{file}: another run is writing to it") from None
        played = read_results(file, plan)
        counts = Counter(game.table for game in played)
        kept = list(takewhile(lambda game: counts[game.table] == plan.seats, played))
        lines = _lines(file)[: 1 + len(kept)]
        content.truncate(sum(map(len, lines)))
        if not lines:
            content.write(_line(plan))
        whole: dict[int, list[GameResult]] = {}
        for game in kept:
            whole.setdefault(game.table, []).append(game)
        yield Results(whole, content)


def read_results(file: Path, plan: Plan) -> list[GameResult]:
    """The games a results file holds; none where there is no file. A torn last line is left out.

    Raises:
        TournamentError: it is the file of another plan, or no results file.
        OSError: it cannot be read.
    """
    if not file.exists() or not (lines := _lines(file)):
        return []
    try:
        if msgspec.json.decode(lines[0], type=Plan) != plan:
            raise TournamentError(f"{file}: holds the results of another tournament")
        return [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TournamentError(f"{file}: is no results file: {error}") from None


def _lines(file: Path) -> list[bytes]:
    """The lines of a results file with their ends; what is torn is left out."""
    with open_file(file) as content:
        lines = content.read(MAX_RECORD_BYTES * 16).splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        torn = lines.pop()
        if not lines and not _PLAN.startswith(torn[: len(_PLAN)]):
            lines.append(torn)  # not the beginning of a plan, so somebody else's
    return lines


def _line(row: Plan | GameResult) -> bytes:
    return msgspec.json.encode(row) + b"\n"
