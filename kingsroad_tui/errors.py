"""How a command ends when it cannot do what was asked: one line, and the documented exit code.

Exit codes: 0 done; 1 it failed; 2 wrong usage or an unusable file; 3 the solver failed or gave no
answer in time; 130 interrupted.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click

FAILED = 1
UNUSABLE = 2
SOLVER_FAILED = 3
INTERRUPTED = 130


def one_line(text: str) -> str:
    """Untrusted text (names, paths, codes) as one line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def as_utf8(path: str) -> str:
    """A path for JSON, which is UTF-8 as paths need not be: question marks for what is not."""
    return path.encode(errors="replace").decode()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Lets Ctrl+C wait for the end of a block that imports compiled modules.

    Interrupted in the middle they fail in ways of their own, or swallow the interruption. For the
    main thread only.
    """
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


class CommandError(click.ClickException):
    """It failed, for a reason the user should read (exit code 1)."""

    exit_code = FAILED

    @property
    def one_line(self) -> str:
        """The message as one line, control characters taken out."""
        return one_line(self.message)


class Unusable(CommandError):
    """Wrong usage, or a file, code or name that cannot be used (exit code 2)."""

    exit_code = UNUSABLE


class SolverFailed(CommandError):
    """The solver failed or gave no answer in time (exit code 3)."""

    exit_code = SOLVER_FAILED
