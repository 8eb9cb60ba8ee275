"""Commands that run something to be spoken with: the solver, the app in a browser, a relay."""

from __future__ import annotations

from typing import Final

import click

from kingsroad_tui.shell import errors
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


@click.command(help=phrase("command-engine"))
@click.option("--long-lines", is_flag=True, help=phrase("command-engine.long-lines"))
def engine(*, long_lines: bool) -> None:
    """Answer requests as JSON lines, from standard input to standard output."""
    from advisor.engine import main

    main(long_lines=long_lines)


_HOST: Final = "127.0.0.1"


@click.command(help=phrase("command-serve"))
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, help=phrase("command-serve.port")
)
@click.option(
    "--max-sessions",
    type=click.IntRange(1),
    default=8,
    show_default=True,
    help=phrase("command-serve.max-sessions"),
)
def serve(port: int, max_sessions: int) -> None:
    """Open the game in a browser on this machine (needs the extra `web`)."""
    import asyncio

    try:
        import textual_serve  # noqa: F401  # is it there?
    except ImportError:
        raise errors.CommandError(phrase("together-needs-web")) from None
    try:
        asyncio.run(_serve(port, max_sessions))
    except OSError as error:
        raise errors.CommandError(f"port {port}: {words_of(error)}") from None


async def _serve(port: int, max_sessions: int) -> None:
    """Serves the whole app, as this user and with all that this user may do."""
    import asyncio
    import os
    import signal
    import sys
    from contextlib import nullcontext, suppress

    from kingsroad_tui.keys.key_words import key
    from kingsroad_tui.shell.termination import ends_by
    from kingsroad_tui.web.page_session import AppStart
    from kingsroad_tui.web.pages import PagePlace, PageServer
    from kingsroad_tui.web.port import OWN_NAMES

    start = AppStart([sys.executable, "-m", "kingsroad_tui"], os.environ)
    full = phrase("together-all-taken-here", most=max_sessions)
    place = PagePlace("/", lambda: nullcontext(start), most=max_sessions, full=full)
    server = PageServer([place], OWN_NAMES, None)
    await server.start(_HOST, port)
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    with suppress(NotImplementedError):  # where a loop hears of no signals, as on Windows
        loop.add_signal_handler(signal.SIGINT, over.set)
    address, stop = f"http://{_HOST}:{server.port}", key("fixed.interrupt")
    errors.print_note(phrase("together-served-at", address=address, key=stop))
    with ends_by(lambda _: loop.call_soon_threadsafe(over.set)):
        await over.wait()
        await server.stop()


@click.command(help=phrase("command-relay"))
@click.option(
    "--listen",
    "address",
    default="0.0.0.0",
    show_default=True,
    metavar="ADDRESS",
    help=phrase("command-relay.listen"),
)
@click.option("--port", type=click.IntRange(0, 65535), default=7625, show_default=True)
@click.option("--name", metavar="HOST", help=phrase("command-relay.name"))
def relay(address: str, port: int, name: str | None) -> None:
    """Run a relay: tables and guests who cannot reach each other meet there."""
    import asyncio

    errors.event_loop_interrupts()
    try:
        asyncio.run(_relay(address, port, name))
    except OSError as error:
        where = error.filename or f"{address}, port {port}"
        raise errors.CommandError(f"{where}: {words_of(error)}") from None


async def _relay(address: str, port: int, name: str | None) -> None:
    import asyncio

    from kingsroad_tui.together.endpoint import own_certificate, reachable_at, resolved
    from kingsroad_tui.together.invitation import FINGERPRINT_BYTES, RelayAddress
    from kingsroad_tui.together.relay import RelayServer
    from kingsroad_tui.together.room_files import relay_certificate

    context, fingerprint = own_certificate(relay_certificate())
    relay = RelayServer(context, fingerprint)
    address = resolved(address)
    await relay.start(address, port)
    first, *others = [name] if name else reachable_at(address) or [address]
    said = str(RelayAddress(first, relay.port, fingerprint[:FINGERPRINT_BYTES]))
    lines = [phrase("together-relay-open"), "", f"  kingsroad host --via {said}"]
    if others:
        lines += ["", phrase("together-relay-others", addresses=tuple(others))]
    errors.print_text("\n".join(lines))
    try:
        await asyncio.Event().wait()
    finally:
        await relay.stop()


@click.command("browser-seat", hidden=True, help=phrase("command-browser-seat"))
@click.option("--watch", is_flag=True, help=phrase("command-browser-seat.watch"))
def browser_seat(watch: bool) -> int:
    """A seat at a table for somebody in a browser, and nothing else of this computer."""
    import os
    import tempfile

    from kingsroad_tui.files.locations import typed_path
    from kingsroad_tui.shell.fence import Fence
    from kingsroad_tui.solver.client import SOLVER
    from kingsroad_tui.together.browser_seats import INVITATION

    invitation = os.environ.pop(INVITATION, "")
    home = os.environ.get("KINGSROAD_HOME", "")
    if not invitation or not home:
        raise errors.Unusable(phrase("together-verifying-not-given"))
    own = typed_path(home)
    tempfile.tempdir = str(own)

    from kingsroad_tui.closed_app import ClosedApp
    from kingsroad_tui.commands.running import run_app

    Fence(own, [SOLVER]).put_up()
    return run_app(ClosedApp(invitation, watch=watch))


SERVICES: Final = {"browser-seat": browser_seat, "engine": engine, "relay": relay, "serve": serve}
"""These commands, by name."""
