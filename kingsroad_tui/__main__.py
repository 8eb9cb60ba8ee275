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

from advisor.core import streams
from advisor.core.processes import adopt_orphans, kill_descendants
from advisor.core.threads import use_one_thread
from kingsroad_tui.shell.termination import end_on_signals, tell_crashes, thread_crashed

_FAILED: Final = 1
_UNUSABLE: Final = 2
_INTERRUPTED: Final = 130
"""Members of `ExitCode`, which may not be loaded yet."""

_MAX_TIDYING: Final = 0.5
"""Seconds for the exit functions of an interrupted process, such as those of worker pools."""


def main() -> None:
    """Runs the command line; Ctrl+C ends it quietly, even while it is still being loaded.

    No process that it started, or that those started, outlives it.
    """
    streams.open_closed_streams()
    streams.wait_for_streams()
    streams.speak_utf8()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not ignored, as by nohup
        signal.signal(signal.SIGINT, _interrupt)
    use_one_thread()
    adopt_orphans()
    end_on_signals()
    tell_crashes()
    try:
        code = _run()
        if code == _INTERRUPTED:
            _leave()
    finally:
        kill_descendants()
    if streams.drop_lost_output() or thread_crashed():
        code = code or _FAILED
    sys.exit(code)


def _run() -> int:
    try:
        from kingsroad_tui.settings.language import UnknownLanguageError, speak_as_asked

        try:  # before the commands are loaded, as their help is said then
            arguments = speak_as_asked(sys.argv[1:])
        except UnknownLanguageError as error:
            from kingsroad_tui.shell.errors import print_error

            print_error(str(error))
            return _UNUSABLE
        from kingsroad_tui.cli import run

        return run(arguments)
    except KeyboardInterrupt:
        return _INTERRUPTED


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
        streams.end_errors()
    with suppress(Exception):
        kill_descendants()
    with suppress(Exception):
        sys.stdout.flush()
    with suppress(Exception):
        atexit._run_exitfuncs()
    os._exit(_INTERRUPTED)


if __name__ == "__main__":
    main()
