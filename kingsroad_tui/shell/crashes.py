"""Errors that nothing caught, in whichever thread: one line on standard error, and exit code 1."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

_enders: list[Callable[[BaseException], bool]] = []
"""How to end what is running: the innermost of `crashes_end`."""

_reported: list[BaseException] = []
"""The errors of threads that were reported here."""


def tell_crashes() -> None:
    """Has every error that nothing catches reported in one line, without a traceback."""
    sys.excepthook = _main_thread_crashed
    threading.excepthook = _thread_crashed


def thread_crashed() -> bool:
    """Whether a thread has failed, although the command may have come to its end."""
    return bool(_reported)


@contextmanager
def crashes_end(end: Callable[[BaseException], bool]) -> Iterator[None]:
    """Within the block the crash of another thread is handed to ``end``, in that thread.

    Args:
        end: tells the crash and ends what is running; False where it runs no more.
    """
    _enders.append(end)
    try:
        yield
    finally:
        _enders.remove(end)


def _main_thread_crashed(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    if issubclass(kind, Exception):
        _report(error)
    else:
        sys.__excepthook__(kind, error, trace)


def _thread_crashed(crash: threading.ExceptHookArgs) -> None:
    error = crash.exc_value
    if error is None or isinstance(error, SystemExit):
        return
    if not (_enders and _enders[-1](error)):
        _reported.append(error)
        _report(error)


def _report(error: BaseException) -> None:
    from kingsroad_tui.shell.crash import report_crash
    from kingsroad_tui.shell.errors import print_note

    print_note(report_crash(error, playing=False))
