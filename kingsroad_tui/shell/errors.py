"""What commands write, and how they end.

Whatever a command prints passes through here, so nothing from files, programs or people reaches the
terminal raw, and no line on standard error is longer than a screen can hold.

What nobody expected: one line for the person, everything else into a file.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import textwrap
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum, unique
from itertools import chain
from pathlib import Path
from typing import Final

import click
import msgspec

from advisor.core.streams import write_error, write_out
from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_private
from kingsroad_tui.words.errors import words_of
from tabletop.game_sets import game_names
from tabletop.shown import shown, shown_json, shown_lines
from tabletop.words.voice import phrase

MAX_LINE: Final = 500
"""The most characters of a line on standard error."""

_LEAST_WIDTH: Final = 40
"""In a narrower terminal lines are left to it to break."""

_MAX_READ: Final = 100 * MAX_LINE


@unique
class ExitCode(IntEnum):
    """The exit codes of every command."""

    DONE = 0
    FAILED = 1
    """It failed, for a reason the user should read."""
    UNUSABLE = 2
    """Wrong usage, or a file, code or name that cannot be used."""
    SOLVER_FAILED = 3
    """The solver failed or gave no answer in time."""
    INTERRUPTED = 130


class CommandError(click.ClickException):
    """A command failed; the message is shown as one line."""

    exit_code = ExitCode.FAILED


class Unusable(CommandError):
    """Wrong usage, or a file, code or name that cannot be used."""

    exit_code = ExitCode.UNUSABLE


class SolverFailed(CommandError):
    """The solver failed or gave no answer in time."""

    exit_code = ExitCode.SOLVER_FAILED


def print_error(message: str) -> None:
    """Writes one line that begins with the program's name to standard error."""
    print_note(f"kingsroad: {message}")


def print_note(message: str) -> None:
    """Writes one line to standard error, where it can: what is no part of a command's output."""
    write_error(one_line(message))


def print_text(text: str = "") -> None:
    """Writes lines of text to standard output, fit to be shown."""
    write_out(shown_lines(text))


def print_sentences(text: str) -> None:
    """Writes lines of text to standard output as `print_text` does, none wider than the terminal.

    A line goes on further to the right than it began; what cannot be broken stays whole.
    """
    columns = max(_LEAST_WIDTH, shutil.get_terminal_size().columns)
    for line in shown_lines(text).split("\n"):
        write_out(line if len(line) <= columns else _wrapped(line, columns))


def _wrapped(line: str, columns: int) -> str:
    words = line.lstrip()
    indent = line[: len(line) - len(words)]
    return textwrap.fill(
        words,
        columns,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def print_json(data: object) -> None:
    """Writes one JSON value on one line to standard output; what must not be shown is escaped."""
    write_out(shown_json(msgspec.json.encode(data).decode()))


def one_line(text: str) -> str:
    """Untrusted text (names, paths, codes) as one line of at most 500 characters."""
    return shown(" ".join(text[:_MAX_READ].split()), MAX_LINE)


def as_utf8(path: str) -> str:
    """A path for JSON, with question marks for whatever of it is not UTF-8."""
    return path.encode(errors="replace").decode()


@contextmanager
def ended_by_interrupt() -> Iterator[None]:
    """Lets Ctrl+C end the process at once within a block that imports compiled modules.

    Interrupted by an exception, they fail in ways of their own or swallow it. For the main thread
    only, and where nothing is to be put in order yet.
    """
    before = signal.signal(signal.SIGINT, lambda *_: os._exit(ExitCode.INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def solver_failures() -> Iterator[None]:
    """Ends a command in the promised way where the solver refuses a question or fails."""
    from advisor.messages.bases import Refusal

    try:
        yield
    except Refusal as error:
        raise Unusable(words_of(error)) from None
    except (RuntimeError, MemoryError) as error:
        raise SolverFailed(phrase("shell-solver-failed", why=words_of(error))) from None


def each_game(files: Iterable[str], do: Callable[[int, str], bool]) -> ExitCode:
    """Does something with the game of one file after the other, and with each of the games in the
    results of a tournament; a bad one is reported and the others go on.

    Args:
        files: their names; ``do`` gets those of `tabletop.game_sets.game_names`.
        do: gets the place in the list and the name; whether to go on. Raises Unusable.
    """
    worst = ExitCode.DONE
    for number, file in enumerate(chain.from_iterable(map(game_names, files))):
        try:
            if not do(number, file):
                return ExitCode.INTERRUPTED
        except Unusable as error:
            print_error(error.message)
            worst = ExitCode.UNUSABLE
    return worst


def check_free(option: str, path: Path | None, *, force: bool) -> None:
    """Refuses at once to write where something is, unless that is wanted. Raises Unusable."""
    if path is not None and not force and os.path.lexists(path):
        raise is_there(option, path)


def is_there(option: str, path: Path) -> Unusable:
    """The error of a file that would be replaced."""
    return Unusable(phrase("shell-is-there", option=option, path=str(path)))


def event_loop_interrupts() -> None:
    """Leaves Ctrl+C to the event loop started next, which takes it on only where it is not taken.

    For the main thread only.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


def report_crash(error: BaseException | None = None, *, playing: bool = True) -> str:
    """Writes an error down, and returns the line that says so.

    Args:
        error: the error; None for the one being handled.
        playing: whether it was the app that failed, with a game that may have been under way.
    """
    error = error or sys.exception()
    reason = f"{type(error).__name__}: {error}" if error else "unknown"
    failed = phrase("cli-app-failed" if playing else "cli-command-failed", reason=reason)
    line = one_line(f"kingsroad: {failed}")
    path = folders().state / "crash.log"
    report = "".join(traceback.format_exception(error)) if error else ""
    try:
        write_private(path, shown_lines(report).encode())
    except OSError:
        return line
    return phrase("shell-crash-details", line=line, path=one_line(str(path)))
