"""``kingsroad serve``: the same app in a browser, for this machine alone."""

from __future__ import annotations

from typing import Final

import click

from kingsroad_tui.shell.errors import CommandError, print_note
from kingsroad_tui.together.serving_words import NEEDS_WEB

_HOST: Final = "127.0.0.1"


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
    import asyncio

    try:
        import textual_serve  # noqa: F401  # is it there?
    except ImportError:
        raise CommandError(NEEDS_WEB) from None
    try:
        asyncio.run(_serve(port, max_sessions))
    except OSError as error:
        raise CommandError(f"port {port}: {error.strerror or error}") from None


async def _serve(port: int, max_sessions: int) -> None:
    """Serves the whole app, as this user and with all that this user may do."""
    import asyncio
    import os
    import signal
    import sys
    from contextlib import nullcontext, suppress

    from kingsroad_tui.shell.termination import ends_by
    from kingsroad_tui.together import serving_words as serving
    from kingsroad_tui.web.asked_for import OWN_NAMES
    from kingsroad_tui.web.page_session import AppStart
    from kingsroad_tui.web.pages import PagePlace, PageServer

    start = AppStart([sys.executable, "-m", "kingsroad_tui"], os.environ)
    full = serving.all_taken(max_sessions)
    place = PagePlace("/", lambda: nullcontext(start), most=max_sessions, full=full)
    server = PageServer([place], OWN_NAMES, None)
    await server.start(_HOST, port)
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    with suppress(NotImplementedError):  # where a loop hears of no signals, as on Windows
        loop.add_signal_handler(signal.SIGINT, over.set)
    print_note(serving.served_at(f"http://{_HOST}:{server.port}"))
    with ends_by(lambda _: loop.call_soon_threadsafe(over.set)):
        await over.wait()
        await server.stop()
