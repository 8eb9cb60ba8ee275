"""A table that is opened here, for others to come to."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any, Final

from advisor.messages.computers import Strength, names_at_table
from kingsroad_tui.library.ownership import hold
from kingsroad_tui.together import room_files
from kingsroad_tui.together.browser_seats import NoPages, browser_seats
from kingsroad_tui.together.connection import Reached, RelayedTable, TableServer
from kingsroad_tui.together.endpoint import (
    HERE,
    cannot_listen,
    is_here,
    own_certificate,
    reachable_at,
    resolved,
)
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import (
    FINGERPRINT_BYTES,
    Invitation,
    RelayAddress,
    RoomSecret,
)
from kingsroad_tui.together.ledger import SealedKind, SigningKey, key_fingerprint
from kingsroad_tui.together.local import LocalConnection
from kingsroad_tui.together.messages import SeatState
from kingsroad_tui.together.session import Session
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase


class TableOpen(Exception):
    """The table is open already, in another app."""


class NoRelay(Exception):
    """There is no way to the relay, or it does not have the room."""


NOT_OPENED: Final = (OSError, TableOpen, NoRelay, NoPages, ValueError)
"""What `open_table` raises."""


def why_not_opened(error: Exception, kept: room_files.KeptHost) -> str:
    """Why a table could not be opened, in words; ``error`` is one of these."""
    match error:
        case OSError(filename=str(file)):
            return phrase("together-file-unusable", file=file, why=words_of(error))
        case OSError():
            return cannot_listen(kept.address, kept.port, error)
        case NoRelay():
            return phrase("together-no-relay", address=kept.via)
        case TableOpen():
            return phrase("together-table-open")
        case NoPages():
            return words_of(error)
        case _:
            return phrase("together-table-unusable")


def is_only_here(kept: room_files.KeptHost) -> bool:
    """Whether only this computer can reach a table that is open."""
    if kept.via:
        return is_here(RelayAddress.parse(kept.via).host)
    return not reachable_at(kept.address)


def reach_lines(kept: room_files.KeptHost) -> list[str]:
    """Who can come to a table that is open, in sentences."""
    if kept.via:
        here = is_only_here(kept)
        return [phrase("together-via-relay-here" if here else "together-via-relay")]
    port, addresses = str(kept.port), tuple(reachable_at(kept.address))
    if addresses:
        return [phrase("together-listens", port=port, addresses=addresses)]
    return [phrase("together-listens-here", port=port, address=kept.address)]


def invitation_lines(invitation: str, command: str, *, only_here: bool) -> list[str]:
    """How others come to the table; ``only_here`` where only this computer reaches it."""
    run = f"{command} {invitation[:5]}…"
    if only_here:
        first, last = phrase("together-invitation-here"), phrase("together-others-run", command=run)
    else:
        first = phrase("together-invitation-elsewhere")
        last = phrase("together-friends-run", command=run)
    return [first, "", f"  {invitation}", "", last]


def new_host(
    game: str, options: dict[str, str], name: str, seats: int, *, hints: bool, limit: int | None
) -> room_files.KeptHost:
    """A table that was never open before, for as many people or computers as it has seats."""
    return room_files.KeptHost(
        game=game,
        options=options,
        secret=RoomSecret.new().value.hex(),
        address=HERE,
        port=0,
        invite=HERE,
        table=room_files.KeptTable(
            chairs=[room_files.Chair() for _ in range(seats)], hints=hints, limit=limit
        ),
        seat=room_files.OwnSeat(name=name, key=SigningKey().secret.hex()),
    )


def sit_down(kept: room_files.KeptHost, seat: int) -> None:
    """Gives the host a seat, where the host has none yet and it is free."""
    own, chairs = kept.seat, kept.table.chairs
    key = SigningKey(bytes.fromhex(own.key)).public
    if chairs[seat].state is SeatState.FREE and all(chair.key != key for chair in chairs):
        chairs[seat] = room_files.Chair(
            state=SeatState.PERSON, name=own.name, key=key, nonce=own.nonce_for_next()
        )


def seat_computers(table: HostTable, computer: Strength, number: int | None = None) -> int:
    """Gives the last so many free seats to computers (None: every free one); how many it were.

    Their names are different from all that are there. The game begins where every seat is taken.
    """
    chairs = table.kept.chairs
    free = [seat for seat, chair in enumerate(chairs) if chair.state is SeatState.FREE]
    meant = free if number is None else free[max(0, len(free) - number) :]
    taken = {seat: chair.name for seat, chair in enumerate(chairs) if chair.name}
    named = names_at_table([computer.character] * len(chairs), taken)
    names = [name for seat, name in enumerate(named) if seat not in taken]
    for seat, name in zip(meant, names, strict=False):
        table.seat_computer(seat, name)
    return len(meant)


@asynccontextmanager
async def hosted_table(
    kept: room_files.KeptHost, game: GameTogether, computers: int
) -> AsyncIterator[Session]:
    """Opens a table of a game, computers at so many of its free seats. Raises as `open_table`."""
    sit_down(kept, game.host_seat(kept.options))
    async with open_table(kept, game.kind(kept.options), game.number) as (session, table):
        seat_computers(table, game.computer(), computers)
        yield session


@asynccontextmanager
async def open_table(
    kept: room_files.KeptHost, kind: SealedKind[Any], number: int
) -> AsyncIterator[tuple[Session, HostTable]]:
    """Opens a table, new or kept, with its host sitting at it; closed in the end.

    Args:
        kept: the table; its port is the one that was free, where it asked for none.
        kind: the game.
        number: by which invitations name that.

    Raises:
        OSError: it cannot be kept, or nobody can listen there.
        TableOpen: it is open already, in another app.
        NoRelay: there is no way to the relay.
        NoPages: it has links, and its pages cannot be served.
        ValueError: what was kept is no table.
    """
    secret = RoomSecret(bytes.fromhex(kept.secret))
    path = room_files.host_file(secret)
    lock = hold(path)
    if lock is None:
        raise TableOpen

    def keep_table(table: room_files.KeptTable) -> None:
        kept.table = table
        room_files.write_kept(path, kept)

    def keep_seat(seat: room_files.OwnSeat) -> None:
        kept.seat = seat
        room_files.write_kept(path, kept)

    way = _by_relay if kept.via else _at_port
    try:
        key = SigningKey(bytes.fromhex(kept.seat.key))
        table = HostTable(kind, secret, key, kept.table, keep=keep_table, clock=time.monotonic)
        session = Session(kind, secret, kept.seat, keep_seat)
        async with AsyncExitStack() as ways:
            way_in = await ways.enter_async_context(way(kept, table, session, key))
            invitation = replace(way_in, game=number)
            links = await ways.enter_async_context(browser_seats(kept, invitation))
            room_files.write_kept(path, kept)
            session.table = table
            session.invitation, session.links = str(invitation), links
            session.connect = lambda: LocalConnection(table, session)
            try:
                yield session, table
            finally:
                table.close()
    finally:
        lock.release()


@asynccontextmanager
async def _at_port(
    kept: room_files.KeptHost, table: HostTable, _: Session, __: SigningKey
) -> AsyncIterator[Invitation]:
    """Guests come to a port of this computer."""
    secret = RoomSecret(bytes.fromhex(kept.secret))
    context, fingerprint = own_certificate(room_files.certificate_file(secret))
    server = TableServer(table, context, fingerprint)
    kept.address = resolved(kept.address)
    await server.start(kept.address, kept.port)
    try:
        kept.port = server.port
        kept.invite = (reachable_at(kept.address) or [kept.address])[0]
        yield Invitation(kept.invite, kept.port, secret, fingerprint[:FINGERPRINT_BYTES])
    finally:
        await server.stop()


@asynccontextmanager
async def _by_relay(
    kept: room_files.KeptHost, table: HostTable, session: Session, key: SigningKey
) -> AsyncIterator[Invitation]:
    """Guests come by a relay; its host hears whenever it cannot be reached."""
    address, secret = RelayAddress.parse(kept.via), RoomSecret(bytes.fromhex(kept.secret))
    there = True

    def tell(now: bool) -> None:
        nonlocal there
        if now is not there:
            there = now
            session.tell(Reached.RELAY_BACK if now else Reached.NO_RELAY)

    relayed = RelayedTable(table, address, secret, key, tell)
    try:
        if not await relayed.is_there():
            raise NoRelay
        known = key_fingerprint(key.public)[:FINGERPRINT_BYTES]
        yield Invitation(address.host, address.port, secret, known, relay=True)
    finally:
        await relayed.stop()
