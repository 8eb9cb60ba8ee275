"""Running the app in a terminal, to its end."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import partial

from kingsroad_tui.shell.uncaught import TellsCrashes
from kingsroad_tui.words.refusals import cannot_draw
from tabletop.words.voice import phrase


def run_app(app: TellsCrashes) -> int:
    """Runs the app in this terminal to its end, and returns the exit code.

    Raises:
        Unusable: there is no terminal, or one that can only show lines.
    """
    from kingsroad_tui.look.themes import honour_no_color
    from kingsroad_tui.shell.errors import Unusable, event_loop_interrupts
    from kingsroad_tui.shell.termination import crashes_end, ends_by, exit_code

    # With a driver of its own (in a browser) it needs no terminal.
    if "TEXTUAL_DRIVER" not in os.environ and (problem := _terminal_problem(os.environ)):
        raise Unusable(problem)
    honour_no_color(os.environ)

    def leave(signal_number: int) -> None:
        app.call_later(partial(app.exit, return_code=exit_code(signal_number)))

    event_loop_interrupts()
    with ends_by(leave), crashes_end(app.thread_crashed):
        app.run()
    return app.return_code or 0


def _terminal_problem(environment: Mapping[str, str]) -> str | None:
    """Why the app cannot be drawn here, or None where it can."""
    # Textual draws on standard error, so that must be a terminal too.
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return phrase("refusals-needs-terminal")
    name = environment.get("TERM", "")
    if os.name == "posix" and name in {"", "dumb"}:  # elsewhere no terminal has a name
        return cannot_draw(name)
    return None
