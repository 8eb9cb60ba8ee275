"""What nobody expected: one line for the person, everything else into a file."""

from __future__ import annotations

import sys
import traceback

from kingsroad_tui.errors import one_line
from kingsroad_tui.storage.locations import folders
from tabletop.files import write_atomically


def report_crash() -> str:
    """Writes down the exception being handled, and returns the line that says so."""
    kind, error, _ = sys.exc_info()
    name = kind.__name__ if kind else "unknown"
    line = one_line(f"kingsroad: the app failed ({name}: {error}). What was revealed is saved.")
    path = folders().state / "crash.log"
    try:
        write_atomically(path, traceback.format_exc().encode(errors="replace"))
    except OSError:
        return line
    return f"{line} {path} says more."
