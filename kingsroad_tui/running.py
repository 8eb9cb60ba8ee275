"""Running the app in a terminal, to its end."""

from __future__ import annotations

from functools import partial

from textual.app import App


def run_app(app: App[None]) -> int:
    """Runs the app in this terminal to its end, and returns the exit code.

    Raises:
        Unusable: there is no terminal.
    """
    import os
    import sys

    from kingsroad_tui.errors import Unusable, event_loop_interrupts
    from kingsroad_tui.look.themes import honour_no_color
    from kingsroad_tui.termination import ends_by, exit_code

    # Textual draws on standard error, so that must be a terminal too. With a driver of its own (in
    # a browser) it needs none.
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if not terminal and "TEXTUAL_DRIVER" not in os.environ:
        raise Unusable("the game needs a terminal; with `--plain` it does without")
    honour_no_color(os.environ)

    def leave(signal_number: int) -> None:
        app.call_later(partial(app.exit, return_code=exit_code(signal_number)))

    event_loop_interrupts()
    with ends_by(leave):
        app.run()
    return app.return_code or 0
