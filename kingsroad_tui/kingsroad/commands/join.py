"""``kingsroad join``: a seat at a friend's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingsroad_tui.common.together.invitation import Invitation
    from kingsroad_tui.common.together.kept import OwnSeat


@click.command()
@click.argument("invitation", nargs=-1)
@click.option("--name", help="Your name at the table.")
@click.option("--watch", is_flag=True, help="Look on, without a seat.")
def command(invitation: tuple[str, ...], *, name: str | None, watch: bool) -> int:
    """Join a friend's table with the invitation that the host was given, line by line.

    Without an invitation, comes back to the table that you joined last, or asks for one.
    """
    import asyncio

    from kingsroad_tui.common.errors import CommandError, ExitCode, Unusable, event_loop_interrupts
    from kingsroad_tui.common.text import together as words
    from kingsroad_tui.common.together.invitation import Invitation, NoInvitation
    from kingsroad_tui.common.together.room_files import last_guest

    text = " ".join(invitation)
    if not text:
        kept = last_guest()
        if kept is not None:
            text, name = kept.invitation, name or kept.seat.name
        else:
            text = _pasted()
    try:
        parsed = Invitation.parse(text)
    except NoInvitation as error:
        raise Unusable(words.not_an_invitation(text, misread=error.misread)) from None
    event_loop_interrupts()
    try:
        seated = asyncio.run(_join(parsed, name, watch=watch))
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}") from None
    return ExitCode.DONE if seated else ExitCode.FAILED


def _pasted() -> str:
    """The invitation, asked for. Raises Unusable where there is none."""
    from kingsroad_tui.common.errors import Unusable
    from kingsroad_tui.common.line_io import Leave, ask
    from kingsroad_tui.common.text import together as words

    try:
        text = ask(words.PASTE_INVITATION)
    except Leave:
        text = ""
    if not text:
        raise Unusable(words.NO_SEAT_KEPT)
    return text


async def _join(invitation: Invitation, name: str | None, *, watch: bool) -> bool:
    """Takes the seat that is kept, or a new one; whether one was let in."""
    from kingsroad_tui.common.together.asked_name import asked_name
    from kingsroad_tui.common.together.kept import OwnSeat
    from kingsroad_tui.common.together.room_files import guest_seat, write_kept
    from kingsroad_tui.common.together.signing import SigningKey

    if watch:
        seat = OwnSeat(name="-", key=SigningKey().secret.hex())
        return await _at_table(invitation, seat, lambda _: None, watch=True)
    path, kept, lock = guest_seat(invitation, lambda: asked_name(name))
    kept.seat.name = asked_name(name) if name else kept.seat.name

    def keep(seat: OwnSeat) -> None:
        kept.seat = seat
        write_kept(path, kept)

    try:
        return await _at_table(invitation, kept.seat, keep)
    finally:
        if lock is not None:
            lock.release()


async def _at_table(
    invitation: Invitation,
    seat: OwnSeat,
    keep: Callable[[OwnSeat], None],
    *,
    watch: bool = False,
) -> bool:
    """Plays at a table, or looks on; whether one was let in."""
    import asyncio

    from kingsroad_tui.common.line_io import say
    from kingsroad_tui.common.solver.client import Solver
    from kingsroad_tui.common.storage.locations import folders
    from kingsroad_tui.common.text import together as words
    from kingsroad_tui.common.together.joining import GuestConnection
    from kingsroad_tui.common.together.line_input import LineInput
    from kingsroad_tui.common.together.session import Session
    from kingsroad_tui.kingsroad.line_apart import ApartLines
    from kingsroad_tui.kingsroad.together.kind import sealed_kind

    solver = Solver(log=folders().state / "solver.log")
    session = Session(sealed_kind(), invitation.secret, seat, keep, watch=watch)
    connection = GuestConnection(session.guest, invitation, session.tell)
    running: list[asyncio.Task[None]] = []
    session.connect = lambda: running.append(asyncio.ensure_future(connection.run()))
    try:
        say(words.CONNECTING, words.TYPE_HELP)
        let_in = await ApartLines(session, solver, LineInput()).run()
        await asyncio.sleep(0.05)  # so that the table hears that one goes
        if let_in and not watch:
            say(words.SEAT_KEPT.format(command="kingsroad join"))
        return let_in
    finally:
        connection.end()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await solver.close()
