"""Collecting puzzles in a file: as many as are asked for, kept as they are found, taken up again.

The file is for one run at a time and is only ever added to, so a run that is ended at any moment
leaves what it has found.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from itertools import count, islice
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from advisor.core.parallel import spread
from advisor.messages import puzzle_files
from tabletop.files import lock_file, open_file, reason
from tabletop.say import Say

_AT_A_TIME: Final = 64
"""So many games are handed out at once for each process."""


def collect(
    path: Path,
    kind: type[puzzle_files.ExerciseT],
    plan: msgspec.Struct,
    search: Callable[[tuple[Any, int]], list[puzzle_files.ExerciseT]],
    number: int,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Generator[tuple[int, list[puzzle_files.ExerciseT]], None, None]:
    """Searches games until a file holds so many puzzles; goes on from what is there.

    Yields, after every game, how many the file holds and those that are new. Closed, or ended by an
    interrupt, it leaves in the file what was found.

    Raises:
        PuzzleFileError: the file holds something else, or another run is writing to it.
        OSError: it cannot be written.
        SpreadError: the work could not be spread.
    """
    with ExitStack() as stack:
        file, found = _opened(stack, path, kind, plan)
        yield len(found.puzzles), []
        left = (n for n in count() if n not in found.searched)
        while len(found.puzzles) < number:
            tasks = [(search, plan, n) for n in islice(left, _AT_A_TIME * jobs)]
            results = spread(_numbered, tasks, jobs=jobs, scheduler=scheduler)
            with closing(results) if isinstance(results, Generator) else ExitStack():
                for game, puzzles in results:
                    new: list[puzzle_files.ExerciseT] = [one for one in puzzles if found.add(one)]
                    _append(file, [*new, puzzle_files.GameSearched(game)])
                    yield len(found.puzzles), new
                    if len(found.puzzles) >= number:
                        break


def _numbered(
    task: tuple[Callable[[tuple[Any, int]], list[puzzle_files.ExerciseT]], Any, int],
) -> tuple[int, list[puzzle_files.ExerciseT]]:
    search, plan, number = task
    return number, search((plan, number))


def _opened(
    stack: ExitStack, path: Path, kind: type[puzzle_files.ExerciseT], plan: msgspec.Struct
) -> tuple[BinaryIO, puzzle_files.Collected[puzzle_files.ExerciseT]]:
    """The file, open to be added to by this run alone, and what is in it."""
    as_read = msgspec.json.decode(msgspec.json.encode(plan))  # lists, not tuples
    head = puzzle_files.SearchedGames(str(kind.__struct_config__.tag), as_read)
    try:
        if path.exists():
            open_file(path).close()  # a pipe, which would wait for a reader, is refused
        file = stack.enter_context(path.open("ab"))
        lock_file(file)
        empty = file.tell() == 0
    except BlockingIOError:
        raise puzzle_files.PuzzleFileError(str(path), Say("advisor-file-in-use")) from None
    except OSError as error:
        raise puzzle_files.PuzzleFileError(str(path), reason(error)) from None
    if empty:
        _append(file, [head])
        return file, puzzle_files.Collected()
    found = puzzle_files.read_collected(path, kind)
    if found.plan != head.plan:
        raise puzzle_files.PuzzleFileError(str(path), Say("advisor-puzzles-of-another"))
    if not _ends_a_line(path):
        file.write(b"\n")
    return file, found


def _ends_a_line(path: Path) -> bool:
    with open_file(path) as file:
        file.seek(-1, SEEK_END)
        return file.read(1) == b"\n"


def _append(file: BinaryIO, lines: Sequence[object]) -> None:
    """Adds whole lines, so that a crash loses the last one at most."""
    file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    file.flush()
