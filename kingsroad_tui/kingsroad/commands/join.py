"""``kingsroad join``: a seat at a friend's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from kingsroad_tui.common.together.invitation import Invitation


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
    """Takes the seat that is kept, or a new one, by lines; whether one was let in."""
    from functools import partial

    from kingsroad_tui.common.line_io import say
    from kingsroad_tui.common.solver.client import Solver
    from kingsroad_tui.common.storage.locations import folders
    from kingsroad_tui.common.text import together as words
    from kingsroad_tui.common.together.asked_name import asked_name
    from kingsroad_tui.common.together.line_input import LineInput
    from kingsroad_tui.common.together.visiting import guest_session
    from kingsroad_tui.kingsroad.line_apart import ApartLines
    from kingsroad_tui.kingsroad.together.kind import sealed_kind

    called, kind = partial(asked_name, name), sealed_kind()
    solver = Solver(log=folders().state / "solver.log")
    try:
        async with guest_session(
            invitation, kind, called, rename=bool(name), watch=watch
        ) as session:
            say(words.CONNECTING, words.TYPE_HELP)
            let_in = await ApartLines(session, solver, LineInput()).run()
    finally:
        await solver.close()
    if let_in and not watch:
        say(words.SEAT_KEPT.format(command="kingsroad join"))
    return let_in
