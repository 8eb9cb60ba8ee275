"""The files by which a table and its guests come back: private, and of nobody else's business."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Container
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec

from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_private
from kingsroad_tui.library.autosaves import set_aside
from kingsroad_tui.library.ownership import GameLock, hold, is_held
from kingsroad_tui.together.certificates import new_certificate
from kingsroad_tui.together.invitation import Invitation
from kingsroad_tui.together.kept import KEPT_VERSION, KeptTable, OwnSeat
from kingsroad_tui.together.kept_links import KeptLinks
from kingsroad_tui.together.secret import ROOM_LETTERS, SECRET_BYTES, RoomSecret
from kingsroad_tui.together.signing import SigningKey
from tabletop.encoding import without_mark
from tabletop.files import read_limited
from tabletop.json_fields import with_rest_of
from tabletop.sealed_phases import of_letters

MAX_FILE: Final = 16_000_000
_MAX_KEPT: Final = 20
"""How many rooms are kept; those that were not used for the longest time go first."""

_SEATS_HERE: Final = 5
"""How many people may join one table from one home: each in an app of its own."""

_HOST: Final = ".host.json"
_GUEST: Final = ".guest.json"
_CERTIFICATE: Final = ".pem"
_PAGES: Final = ".pages"


class KeptHost(msgspec.Struct, kw_only=True):
    """A table at its host's.

    Attributes:
        game: which game is played, by its word in commands.
        options: how, as that game has it.
        secret: of the room, in hexadecimal.
        address, port: where it listens.
        invite: the address in its invitation.
        table: the table.
        seat: that of the host's own player.
        via: the address of a relay; empty where guests come straight to the table.
        links: those by which it is reached in a browser; None for none.
    """

    game: str
    options: dict[str, str]
    secret: Annotated[str, of_letters("0-9a-f", 2 * SECRET_BYTES)]
    address: str
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)]
    invite: str
    table: KeptTable
    seat: OwnSeat
    via: str = ""
    links: KeptLinks | None = None

    def __repr__(self) -> str:  # so that no log and no error tells a secret
        return f"KeptHost(port={self.port})"


class _Versioned(msgspec.Struct):
    version: int = 0


class _AnyHost(msgspec.Struct):
    """A table as any version of the program keeps it."""

    table: _Versioned


class KeptGuest(msgspec.Struct, kw_only=True):
    """A guest at a table.

    Attributes:
        invitation: by which it came.
        seat: its seat.
    """

    invitation: str
    seat: OwnSeat

    def __repr__(self) -> str:  # so that no log and no error tells a secret
        return f"KeptGuest({self.seat!r})"


class SeatsTaken(Exception):
    """As many people as may join one table from one home have joined it, and are there."""


_KeptT = TypeVar("_KeptT", KeptHost, KeptGuest)


def rooms_folder() -> Path:
    """Where the files of all rooms lie."""
    return folders().state / "together"


def host_file(secret: RoomSecret) -> Path:
    """The file of a table at its host's."""
    return rooms_folder() / f"{secret.room}{_HOST}"


def certificate_file(secret: RoomSecret) -> Path:
    """The file with the certificate of a table, made where it is missing. Raises OSError."""
    return _certificate(rooms_folder() / f"{secret.room}{_CERTIFICATE}")


def pages_folder(secret: RoomSecret) -> Path:
    """The folder of those who play at a table in a browser, at its host's."""
    return rooms_folder() / f"{secret.room}{_PAGES}"


def relay_certificate() -> Path:
    """That of the relay, likewise: its address stays the same when it is started again."""
    return _certificate(folders().state / "relay.pem")


def _certificate(path: Path) -> Path:
    with contextlib.suppress(FileExistsError):
        write_private(path, new_certificate(), replace=False)
    return path


def write_kept(path: Path, kept: KeptHost | KeptGuest) -> None:
    """Keeps a table or a seat, with what a newer version has written beside it. Raises OSError."""
    written = msgspec.json.encode(kept)
    with contextlib.suppress(OSError, ValueError):
        written = with_rest_of(written, without_mark(read_limited(path, MAX_FILE)), type(kept))
    write_private(path, written)


def last_host(games: Container[str]) -> KeptHost | None:
    """The table of one of these games that was hosted here last, None where there is none.

    Damaged ones are set aside; those of other versions of the program are passed over.
    """
    for path in _newest(_HOST):
        kept = None if _is_of_another_version(path) else _read(path, KeptHost)
        if kept is not None and kept.game in games:
            return kept
    return None


def has_other_tables() -> bool:
    """Whether a table was hosted here that another version of the program alone can take up."""
    return any(map(_is_of_another_version, _newest(_HOST)))


def _is_of_another_version(path: Path) -> bool:
    try:
        kept = msgspec.json.decode(read_limited(path, MAX_FILE), type=_AnyHost)
    except (OSError, ValueError, RecursionError):
        return False
    return kept.table.version != KEPT_VERSION


def last_guest() -> KeptGuest | None:
    """The seat at the table that was joined last; None where there is none."""
    found = (_read(path, KeptGuest) for path in _newest(_GUEST))
    return next((kept for kept in found if kept is not None), None)


def kept_seat(invitation: Invitation) -> KeptGuest | None:
    """The seat that is kept for the table of an invitation, the first one; None for none."""
    return _read(rooms_folder() / f"{invitation.secret.room}{_GUEST}", KeptGuest)


def guest_seat(invitation: Invitation, name: Callable[[], str]) -> tuple[Path, KeptGuest, GameLock]:
    """The seat at a table that one was invited to: the one of before, where there is one.

    Where another app sits in it just now, the next one is taken. ``name`` gives that of a new one.
    Raises OSError, and SeatsTaken where an app sits in each.
    """
    _prune()
    room = invitation.secret.room
    for number in range(1, _SEATS_HERE + 1):
        more = "" if number == 1 else f"-{number}"
        path = rooms_folder() / f"{room}{more}{_GUEST}"
        lock = hold(path)
        if lock is None:
            continue
        kept = _read(path, KeptGuest)
        if kept is None:
            seat = OwnSeat(name=name(), key=SigningKey().secret.hex())
            kept = KeptGuest(invitation=str(invitation), seat=seat)
            write_kept(path, kept)
        return path, kept, lock
    raise SeatsTaken


def _read(path: Path, kind: type[_KeptT]) -> _KeptT | None:
    """What is kept in a file; None where there is nothing usable, which is set aside."""
    try:
        content = read_limited(path, MAX_FILE)
    except (OSError, ValueError):
        return None
    try:
        return msgspec.json.decode(without_mark(content), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        with contextlib.suppress(OSError):
            set_aside(path)
        return None


def _newest(*endings: str) -> list[Path]:
    with contextlib.suppress(OSError):
        found = [
            (path.stat().st_mtime_ns, path)
            for path in rooms_folder().iterdir()
            if path.name.endswith(endings)
        ]
        return [path for _, path in sorted(found, reverse=True)]
    return []


def _prune() -> None:
    """Removes the rooms that were not used for the longest time, beyond the number kept; each as a
    whole, and none where a table is open or somebody sits."""
    rooms: dict[str, list[Path]] = {}
    for path in _newest(_HOST, _GUEST, _CERTIFICATE, _PAGES):
        rooms.setdefault(path.name[:ROOM_LETTERS], []).append(path)
    for paths in list(rooms.values())[_MAX_KEPT:]:
        if any(is_held(path) for path in paths):
            continue
        for path in paths:
            with contextlib.suppress(OSError):
                shutil.rmtree(path) if path.suffix == _PAGES else path.unlink()
