"""The file of a tournament's results, of either game, as JSON lines: the plan, then the games.

The file is for one run at a time, and is only ever added to. Whole batches (the rotations of a
table, the two games of a match) are added at once, so a run that is killed leaves at most an
incomplete last batch, which is played again. `tabletop.game_sets` finds the whole games in it; the
batches that have no results yet are played here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, TypeVar

import msgspec

from advisor.core.parallel import spread
from advisor.messages.plans import GamesPlan, Result
from advisor.workshop.tournament.runner import TournamentError
from tabletop.encoding import encoding_problem, without_mark
from tabletop.errors import clause
from tabletop.files import lock_file, open_file, reason
from tabletop.game_sets import MAX_RESULT_BYTES, MAX_RESULTS_BYTES
from tabletop.say import Clause, Say
from tabletop.shown import MAX_REASON
from tabletop.words.voice import phrase

_MOST_OTHER_LINES: Final = 10_000
"""Far more games than are played again after thousands of runs that were killed."""


_R = TypeVar("_R", bound=Result)


@dataclass(slots=True)
class ResultsFile(Generic[_R]):
    """An open results file.

    Attributes:
        played: the games of the complete batches in it, by batch.
        notice: what in it cannot be read, in one sentence; empty if everything can.
        content: open for appending.
        completion: what has to be written before anything else.
    """

    played: dict[int, list[_R]]
    notice: str
    content: BinaryIO
    completion: bytes = b""

    def add(self, games: Sequence[_R]) -> None:
        """Adds a whole batch. Raises OSError if they cannot be written."""
        self.content.write(self.completion + b"".join(map(_line, games)))
        self.content.flush()
        self.completion = b""


@contextmanager
def opened_results(file: Path, plan: GamesPlan[_R]) -> Iterator[ResultsFile[_R]]:
    """Opens the results file of a plan for this run alone; creates it where there is none.

    Nothing that is in the file is ever changed: lines are only added, after the end of a line that
    was being written when a run was killed. A new file to which nothing is added is removed again.

    Raises:
        TournamentError: it is the file of another plan, no results file, another run has it, or it
            cannot be read or written.
    """
    with ExitStack() as stack:
        try:
            new = not file.exists()
            if not new:
                open_file(file).close()  # a pipe, which would wait for a reader, is refused
            content = stack.enter_context(file.open("ab"))
            if new:
                stack.callback(_remove_empty, file, content)
            lock_file(content)
            found = _read(file, plan)
        except BlockingIOError:
            raise TournamentError(str(file), Say("advisor-file-in-use")) from None
        except OSError as error:
            raise TournamentError(str(file), reason(error)) from None
        played = found.complete_batches(plan)
        yield ResultsFile(played, found.notice(file), content, found.completion)


def _remove_empty(file: Path, content: BinaryIO) -> None:
    with suppress(OSError):
        if content.tell() == 0:
            file.unlink()


def read_results(file: Path, plan: GamesPlan[_R]) -> list[_R]:
    """The games of the complete batches in a results file; none where there is no file.

    Raises:
        TournamentError: it is the file of another plan, or no results file.
        OSError: it cannot be read.
    """
    if not file.exists():
        return []
    batches = _read(file, plan).complete_batches(plan)
    return [game for games in batches.values() for game in games]


@dataclass
class _Content(Generic[_R]):
    """What was found in a results file.

    Attributes:
        games: by batch and place; of a game that is there twice, the later result.
        unreadable: how many lines are no results of the plan.
        first: which of them comes first, and why it cannot be read.
        completion: the bytes that complete its last line, or its beginning; they come before
            whatever is added.
    """

    games: dict[tuple[int, int], _R] = field(default_factory=dict)
    unreadable: int = 0
    first: Clause = ""
    completion: bytes = b""

    def complete_batches(self, plan: GamesPlan[_R]) -> dict[int, list[_R]]:
        """The games of the batches that have all of theirs, by batch."""
        batches: dict[int, list[_R]] = {}
        for (batch, _), game in self.games.items():
            batches.setdefault(batch, []).append(game)
        return {
            batch: [game.without_record() for game in sorted(games, key=lambda game: game.place)]
            for batch, games in batches.items()
            if len(games) == plan.batch_size
        }

    def notice(self, file: Path) -> str:
        """What cannot be read, in one sentence; empty if everything can."""
        if not self.unreadable:
            return ""
        lines, first = self.unreadable, clause(self.first)
        return phrase("advisor-results-kept-lines", file=str(file), lines=lines, first=first)


def _read(file: Path, plan: GamesPlan[_R]) -> _Content[_R]:
    """Reads a results file of a plan; an empty one is one that has only begun."""
    with open_file(file) as content:
        if content.seek(0, SEEK_END) > MAX_RESULTS_BYTES:
            why = Say("tabletop-results-too-large", limit=MAX_RESULTS_BYTES)
            raise TournamentError(str(file), why)
        content.seek(0)
        found: _Content[_R] = _Content(
            completion=_check_plan(without_mark(content.readline(MAX_RESULT_BYTES)), file, plan)
        )
        for number, line in enumerate(iter(lambda: content.readline(MAX_RESULT_BYTES), b""), 2):
            if number - len(found.games) > _MOST_OTHER_LINES:
                why = Say("advisor-results-other-lines", most=_MOST_OTHER_LINES)
                raise TournamentError(str(file), why)
            if line.strip():
                _read_line(line, number, plan, found)
            found.completion = b"" if line.endswith(b"\n") else b"\n"
    return found


def _check_plan(line: bytes, file: Path, plan: GamesPlan[_R]) -> bytes:
    """What completes the first line of a plan's file. Raises TournamentError for another file."""
    own = _line(plan)
    if own.startswith(line):
        return own[len(line) :]
    try:
        head = msgspec.json.decode(line, type=_Head)
        found = msgspec.json.decode(line, type=type(plan))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        problem = encoding_problem(line)
        none = Say("advisor-results-no-file")
        why = Say("advisor-results-other-encoding", why=problem) if problem else none
        raise TournamentError(str(file), why) from None
    if head.format != plan.format:
        raise TournamentError(str(file), Say("advisor-results-no-file"))
    if head.version > plan.version:
        version, known = str(head.version), str(plan.version)
        why = Say("advisor-results-newer", version=version, known=known)
        raise TournamentError(str(file), why)
    same_version = msgspec.to_builtins(found) | {"version": plan.version}
    if same_version != msgspec.to_builtins(plan):  # an older one is gone on with
        raise TournamentError(str(file), Say("advisor-results-of-another"))
    return b"" if line.endswith(b"\n") else b"\n"


class _Head(msgspec.Struct):
    format: str
    version: int = 1


def _read_line(line: bytes, number: int, plan: GamesPlan[_R], found: _Content[_R]) -> None:
    why: Clause | None
    try:
        game = plan.decode(without_mark(line))
        why = plan.problem(game)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why = " ".join(str(error).split())[:MAX_REASON] or Say("advisor-result-no-json")
    if why is None:
        found.games[game.place] = game
        return
    found.unreadable += 1
    found.first = found.first or Say("advisor-results-line", line=str(number), why=why)


def _line(content: object) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def play_batches(
    plan: GamesPlan[_R],
    play_batch: Callable[[tuple[Any, int]], list[_R]],
    results: Path | None = None,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    report: Callable[[str], None] | None = None,
    before: Callable[[], None] | None = None,
) -> Generator[list[_R], None, None]:
    """Plays the batches of a plan that have no results yet; yields the results of each.

    Whole games are in the file alone.

    Closed before the last, it gives the file back.

    Args:
        plan: the games to play.
        play_batch: a function of a module that plays a batch, from the plan and its number.
        results: a file for the games as they come. Batches that are in it already are yielded from
            it, not played again.
        jobs, scheduler: as in `advisor.core.parallel.spread`.
        report: receives sentences: about lines of the file that cannot be read, and about workers
            that died.
        before: called before the first game, if any is to be played; raises what speaks against it.

    Raises:
        TournamentError: the file is of another plan or no results file, another run has it, or it
            cannot be opened.
        OSError: it cannot be written.
        SpreadError: the work could not be spread.
    """
    with ExitStack() as stack:
        file = stack.enter_context(opened_results(results, plan)) if results else None
        if file and file.notice and report:
            report(file.notice)
        played = file.played if file else {}
        yield from played.values()
        left = [(plan, number) for number in range(plan.batches) if number not in played]
        if left and before:
            before()
        for games in spread(play_batch, left, jobs=jobs, scheduler=scheduler, report=report):
            if file:
                file.add(games)
            yield [game.without_record() for game in games]
