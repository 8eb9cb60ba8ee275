"""What nobody expected: one line for the person, everything else into a file."""

from __future__ import annotations

import sys
import traceback

from kingsroad_tui.errors import one_line
from kingsroad_tui.storage.locations import folders
from kingsroad_tui.storage.private import write_private
from tabletop.shown import shown_lines


def report_crash() -> str:
    """Writes down the exception being handled, and returns the line that says so."""
    kind, error, _ = sys.exc_info()
    name = kind.__name__ if kind else "unknown"
    line = one_line(f"kingsroad: the app failed ({name}: {error}). What was revealed is saved.")
    path = folders().state / "crash.log"
    try:
        write_private(path, shown_lines(traceback.format_exc()).encode())
    except OSError:
        return line
    return f"{line} Details: {one_line(str(path))}."
