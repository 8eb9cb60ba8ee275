"""What nobody expected: one line for the person, everything else into a file."""

from __future__ import annotations

import sys
import traceback

from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_private
from kingsroad_tui.shell.errors import one_line
from tabletop.shown import shown_lines


def report_crash(error: BaseException | None = None, *, playing: bool = True) -> str:
    """Writes an error down, and returns the line that says so.

    Args:
        error: the error; None for the one being handled.
        playing: whether it was the app that failed, with a game that may have been under way.
    """
    error = error or sys.exception()
    reason = f"{type(error).__name__}: {error}" if error else "unknown"
    failed = "the app failed" if playing else "the command failed"
    saved = " What was revealed is saved." if playing else ""
    line = one_line(f"kingsroad: {failed} ({reason}).{saved}")
    path = folders().state / "crash.log"
    report = "".join(traceback.format_exception(error)) if error else ""
    try:
        write_private(path, shown_lines(report).encode())
    except OSError:
        return line
    return f"{line} Details: {one_line(str(path))}."
