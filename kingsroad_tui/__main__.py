"""The console command ``kingsroad``, which is ``python -m kingsroad_tui`` as well."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from contextlib import suppress
from threading import Timer
from types import FrameType
from typing import Final

from advisor.core.threads import use_one_thread

_INTERRUPTED: Final = 130
"""`ExitCode.INTERRUPTED`, which may not be loaded yet."""

_MAX_TIDYING: Final = 0.5
"""Seconds for the exit functions of an interrupted process, such as those of worker pools."""


def main() -> None:
    """Runs the command line; Ctrl+C ends it quietly, even while it is still being loaded."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not ignored, as by nohup
        signal.signal(signal.SIGINT, _interrupt)
    use_one_thread()
    try:
        from kingsroad_tui.cli import run

        code = run()
    except KeyboardInterrupt:
        code = _INTERRUPTED
    if code == _INTERRUPTED:
        _leave()
    sys.exit(code)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Ends the command at the first Ctrl+C, and at the second one whatever it still tidies up."""
    signal.signal(signal.SIGINT, lambda *_: _leave())
    raise KeyboardInterrupt


def _leave() -> None:
    """Ends the process soon: threads at work and worker processes are not waited for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watchdog = Timer(_MAX_TIDYING, os._exit, (_INTERRUPTED,))
    watchdog.daemon = True
    watchdog.start()
    # Whatever the second Ctrl+C interrupted may make any of this fail; the end is the same.
    with suppress(Exception):
        _kill_workers()
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
    with suppress(Exception):
        atexit._run_exitfuncs()
    os._exit(_INTERRUPTED)


def _kill_workers() -> None:
    if processes := sys.modules.get("multiprocessing"):
        for child in processes.active_children():
            child.kill()


if __name__ == "__main__":
    main()
