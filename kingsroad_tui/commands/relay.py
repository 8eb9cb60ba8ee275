"""``kingsroad relay``: forwards sealed frames, for people behind routers."""

from __future__ import annotations

import click

from kingsroad_tui.shell.errors import CommandError, event_loop_interrupts, print_text


@click.command()
@click.option(
    "--listen",
    "address",
    default="0.0.0.0",
    show_default=True,
    metavar="ADDRESS",
    help="Where tables and guests reach it.",
)
@click.option("--port", type=click.IntRange(0, 65535), default=7625, show_default=True)
@click.option("--name", metavar="HOST", help="The name or address in what it prints.")
def command(address: str, port: int, name: str | None) -> None:
    """Run a relay: tables and guests who cannot reach each other meet there.

    It forwards sealed frames between those who name the same room, and can read none of them.
    Anybody can run one, on a small server. Ctrl+C ends it.
    """
    import asyncio

    event_loop_interrupts()
    try:
        asyncio.run(_serve(address, port, name))
    except OSError as error:
        where = error.filename or f"{address}, port {port}"
        raise CommandError(f"{where}: {error.strerror or error}") from None


async def _serve(address: str, port: int, name: str | None) -> None:
    import asyncio

    from kingsroad_tui.together import words
    from kingsroad_tui.together.addresses import reachable_at, resolved
    from kingsroad_tui.together.certificates import own_certificate
    from kingsroad_tui.together.invitation import FINGERPRINT_BYTES
    from kingsroad_tui.together.relay import RelayServer
    from kingsroad_tui.together.relay_address import RelayAddress
    from kingsroad_tui.together.room_files import relay_certificate

    context, fingerprint = own_certificate(relay_certificate())
    relay = RelayServer(context, fingerprint)
    address = resolved(address)
    await relay.start(address, port)
    first, *others = [name] if name else reachable_at(address) or [address]
    said = str(RelayAddress(first, relay.port, fingerprint[:FINGERPRINT_BYTES]))
    print_text("\n".join(words.relay_lines(said, others)))
    try:
        await asyncio.Event().wait()
    finally:
        await relay.stop()
