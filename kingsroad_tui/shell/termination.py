"""How the process ends, whatever it is doing: by SIGTERM and SIGHUP, or by an error nothing caught.

It ends soon and leaves nothing running. Python runs the handler of a signal in the main thread and
between two steps of its own, which may take seconds while a solver computes. So a thread of its own
waits for these signals: it asks the process to end by itself where that is possible, and ends it
where that does not help.

An error that nothing caught, in whichever thread, is one line on standard error, and exit code 1.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread, main_thread
from types import TracebackType
from typing import Any, Final

from advisor.core.processes import kill_descendants
from advisor.core.streams import end_errors

_GRACE: Final = 1.5
"""Seconds for the process to end by itself."""

_SOON: Final = 0.2
"""Seconds in which a main thread that is not computing handles a signal."""

_RESET_TERMINAL: Final = (
    b"\x1b[?2004l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1004l"  # paste, mouse, focus
    b"\x1b[<u\x1b[?7h\x1b[?1049l\x1b[?25h\x1b[0m"  # keys, wrapping, screen, cursor, colours
)

_ending: Final = Event()
_held: Final = Event()

_polite: list[Callable[[int], object]] = []
"""How to ask the process to end: the innermost of `ends_by`."""


def exit_code(number: int) -> int:
    """The exit code of a process that a signal ended, as shells give it."""
    return 128 + number


def end_on_signals() -> None:
    """Ends this process and all below it on SIGTERM and SIGHUP. For the main thread, once.

    Does nothing where there are no such signals, and leaves an ignored SIGHUP (`nohup`) ignored.
    """
    if os.name != "posix":
        return
    watched = {
        number
        for number in (signal.SIGTERM, signal.SIGHUP)
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    arrived, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)

    def repeat(number: int, _: object) -> None:
        if _ending.is_set():
            _held.set()
            while True:
                signal.pause()
        # An event loop may have taken the place of `tell`.
        with contextlib.suppress(BlockingIOError):
            os.write(tell, bytes([number]))

    for number in watched:
        signal.signal(number, repeat)
    Thread(target=_watch, args=(arrived, watched, _terminal_modes()), daemon=True).start()


@contextmanager
def ends_by(ask: Callable[[int], object]) -> Iterator[None]:
    """Within the block, ``ask`` is called first, in another thread and with the signal's number.

    The process has a moment then to end by itself.
    """
    _polite.append(ask)
    try:
        yield
    finally:
        _polite.remove(ask)


def _watch(arrived: int, watched: set[signal.Signals], modes: list[Any] | None) -> None:
    # Setting the modes of a terminal from the background would stop the process.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTTOU})
    while (number := os.read(arrived, 1)[0]) not in watched:
        pass
    drawn = bool(_polite)
    if drawn:
        with contextlib.suppress(Exception):
            _polite[-1](number)
        time.sleep(_GRACE)
    _hold_main_thread(number)
    errors = end_errors()  # the app's drawings, too
    kill_descendants()
    _restore_terminal(modes, errors if drawn else None)
    os._exit(exit_code(number))


def _hold_main_thread(number: int) -> None:
    """Keeps the main thread from starting processes, as in place of those that are killed.

    It is held by its handler of signals: soon, or before anything else that it does in Python.
    """
    _ending.set()
    signal.pthread_kill(main_thread().ident or 0, number)
    _held.wait(_SOON)


def _terminal_modes() -> list[Any] | None:
    """The modes of the terminal, to be set again; None where there is none."""
    import termios

    try:
        return termios.tcgetattr(sys.__stdin__.fileno()) if sys.__stdin__ else None
    except (OSError, ValueError, termios.error):
        return None


def _restore_terminal(modes: list[Any] | None, drawn_to: int | None) -> None:
    """Sets the modes again, and takes back what was switched on in a terminal drawn to."""
    import termios

    if modes is None or sys.__stdin__ is None:
        return
    with contextlib.suppress(OSError, ValueError, termios.error):
        termios.tcsetattr(sys.__stdin__.fileno(), termios.TCSANOW, modes)
        if drawn_to is not None:
            os.set_blocking(drawn_to, False)
            os.write(drawn_to, _RESET_TERMINAL)


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
    from kingsroad_tui.shell.errors import print_note, report_crash

    print_note(report_crash(error, playing=False))
