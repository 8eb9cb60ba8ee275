"""``kingsroad serve``: the same app in a browser, for this machine alone."""

from __future__ import annotations

import click

from kingsroad_tui.common.errors import CommandError, event_loop_interrupts
from kingsroad_tui.common.text.serving import NEEDS_WEB


@click.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8000, help="The port to serve at.")
@click.option(
    "--max-sessions",
    type=click.IntRange(1),
    default=8,
    show_default=True,
    help="Most games open at once.",
)
def command(port: int, max_sessions: int) -> None:
    """Open the game in a browser on this machine (needs the extra `web`).

    The server answers at 127.0.0.1 alone; Ctrl+C ends it.
    """
    import socket

    try:
        from kingsroad_tui.common.web import HOST, LocalServer
    except ImportError:
        raise CommandError(NEEDS_WEB) from None

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as error:
            raise CommandError(f"port {port}: {error.strerror or error}") from None
    event_loop_interrupts()
    LocalServer(port, max_sessions).serve()
