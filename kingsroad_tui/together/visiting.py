"""A guest's session at a table, on its way there as long as it lasts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from kingsroad_tui.together.invitation import Invitation
from kingsroad_tui.together.joining import GuestConnection
from kingsroad_tui.together.kept import OwnSeat
from kingsroad_tui.together.kinds import SealedKind
from kingsroad_tui.together.room_files import guest_seat, write_kept
from kingsroad_tui.together.session import Session
from kingsroad_tui.together.signing import SigningKey


@asynccontextmanager
async def guest_session(
    invitation: Invitation,
    kind: SealedKind[Any],
    name: Callable[[], str],
    *,
    rename: bool = False,
    watch: bool = False,
    browser: bool = False,
) -> AsyncIterator[Session]:
    """The session of somebody who was invited: in the seat that is kept, or a new one.

    Args:
        invitation: to the table.
        kind: the game.
        name: gives that of somebody new.
        rename: whether somebody who is known may be called so, too.
        watch: whether they only look on; nothing is kept then.
        browser: whether they sit at the host's computer, by a link.

    Raises OSError where a seat cannot be kept, and as `guest_seat` does.
    """
    if watch:
        seat = OwnSeat(name="-", key=SigningKey().secret.hex())
        async with _on_the_way(invitation, kind, seat, lambda _: None, watch=True) as session:
            yield session
        return
    path, kept, lock = guest_seat(invitation, name)
    kept.seat.name = name() if rename else kept.seat.name
    kept.seat.browser = browser

    def keep(seat: OwnSeat) -> None:
        kept.seat = seat
        write_kept(path, kept)

    try:
        async with _on_the_way(invitation, kind, kept.seat, keep) as session:
            yield session
    finally:
        lock.release()


@asynccontextmanager
async def _on_the_way(
    invitation: Invitation,
    kind: SealedKind[Any],
    seat: OwnSeat,
    keep: Callable[[OwnSeat], None],
    *,
    watch: bool = False,
) -> AsyncIterator[Session]:
    host_key = invitation.host_key
    session = Session(kind, invitation.secret, seat, keep, watch=watch, host_key=host_key)
    connection = GuestConnection(session.guest, invitation, session.tell)
    running: list[asyncio.Task[None]] = []
    session.connect = lambda: running.append(asyncio.ensure_future(connection.run()))
    try:
        yield session
        session.guest.leave()
        await asyncio.sleep(0.05)  # so that the table hears that one goes
    finally:
        connection.end()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
