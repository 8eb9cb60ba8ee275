"""The files by which a table whose players are apart comes back.

Of the table and of its guests is kept what lets them survive whatever happens. The files are
private, and of nobody else's business.
"""

from __future__ import annotations

import contextlib
import secrets
import shutil
from collections.abc import Callable, Container
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec

from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_private
from kingsroad_tui.library.ownership import GameLock, hold, is_held, set_aside
from kingsroad_tui.together.endpoint import new_certificate
from kingsroad_tui.together.entries import Beginning, Entry
from kingsroad_tui.together.invitation import (
    ROOM_LETTERS,
    SECRET_BYTES,
    Invitation,
    RoomSecret,
    new_nonce,
)
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.messages import MAX_NAME, SeatState
from kingsroad_tui.together.sealing import KeptChoice
from tabletop.encoding import without_mark
from tabletop.files import read_limited
from tabletop.json_fields import with_rest_of
from tabletop.sealed_phases import HexSalt, of_letters

_TOKEN_BYTES = 16
"""Nobody can try so many."""

Token = Annotated[str, of_letters("A-Za-z0-9_-", 22)]


class KeptLinks(msgspec.Struct, kw_only=True):
    """The links to a table.

    Attributes:
        port: where pages are served; 0 for any.
        seats: what nobody can guess of the link for each person who plays in a browser.
        watch: of the link to look on.
    """

    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    seats: list[Token]
    watch: Token

    def __repr__(self) -> str:  # so that no log and no error tells them
        return f"KeptLinks(port={self.port})"


def new_links(seats: int, port: int = 0) -> KeptLinks:
    """Links that were never given to anybody, for so many people."""
    tokens = [secrets.token_urlsafe(_TOKEN_BYTES) for _ in range(seats + 1)]
    return KeptLinks(port=port, seats=tokens[:seats], watch=tokens[seats])


KEPT_VERSION: Final = 2

MAX_GAMES: Final = 4
"""Of how many games a guest keeps what is its own: the one it plays, the next, and a few before."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat at the host's table.

    Attributes:
        state: who has it.
        name: of who has it; empty where it is free.
        key: by which its owner signs; empty for a computer and a free one.
        nonce: the owner's number for the game.
        browser: whether the owner plays in a browser, at the host's computer.
        again: whether the owner wants another game.
    """

    state: SeatState = SeatState.FREE
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    key: str = ""
    nonce: str = ""
    browser: bool = False
    again: bool = False


class KeptTable(msgspec.Struct, kw_only=True):
    """The host's table.

    Attributes:
        chairs: in seat order.
        hints: whether it allows hints.
        limit: seconds for a choice; None for no limit.
        number: of the game that is played, from 1; 0 before the first one.
        beginning: how it began.
        entries: all that has happened in it.
    """

    version: int = KEPT_VERSION
    chairs: list[Chair]
    hints: bool = True
    limit: int | None = None
    number: int = 0
    beginning: Beginning | None = None
    entries: list[Entry] = []


class SeenGame(msgspec.Struct, frozen=True, kw_only=True):
    """How far a guest has seen a game: the host cannot take back what somebody has seen.

    Attributes:
        game: its id, in hexadecimal.
        entries: how much had happened.
        log: all of that as one digest, in hexadecimal.
        phases: how many of its phases were over.
        over: whether the game was over.
        ready: all that was sealed when it last said that it is ready, in hexadecimal; empty before.
        since: since when, as its clock goes (`witness.Patience`).
    """

    game: str
    entries: int = 0
    log: str = ""
    phases: int = 0
    over: bool = False
    ready: str = ""
    since: float = 0.0


class KeptSecret(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of a seat alone knows to the end of a game.

    Attributes:
        game: the id of the game, in hexadecimal.
        seat: whose it is.
        text: the secret, as its game has it.
    """

    game: str
    seat: int
    text: str

    def __repr__(self) -> str:  # so that no log and no error tells it
        return f"KeptSecret(seat={self.seat})"


class KeptDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of a seat has done in a phase that is not sealed yet.

    Attributes:
        game: the id of the game, in hexadecimal.
        round, phase: which it is.
        text: what was done, as the game has it.
    """

    game: str
    round: int
    phase: str
    text: str


class OwnSeat(msgspec.Struct, kw_only=True):
    """A guest's seat: by it the guest comes back, from wherever it is.

    Attributes:
        name: by which the guest wants to be known.
        key: the secret of its signing key, in hexadecimal.
        nonces: its numbers for games, with the id of the game that has it; empty for none yet.
        sealed: its choices that are sealed and not open yet.
        seen: how far it has seen the game.
        secrets: what it alone knows of the games that it plays.
        host: the key of the table, once it has come in there; empty before.
        draft: what it has done in the phase that it plays.
    """

    version: int = KEPT_VERSION
    name: str
    key: HexSalt
    nonces: dict[str, str] = {}
    sealed: list[KeptChoice] = []
    seen: SeenGame | None = None
    browser: bool = False
    secrets: list[KeptSecret] = []
    host: str = ""
    draft: KeptDraft | None = None

    def __repr__(self) -> str:  # so that no log and no error tells a key
        return f"OwnSeat(name={self.name!r})"

    def nonce_for_next(self) -> str:
        """A number that no game has yet; of those that games have, the last ones are kept."""
        if free := [nonce for nonce, game in self.nonces.items() if not game]:
            return free[-1]
        nonce = new_nonce()
        self.nonces = dict([*self.nonces.items(), (nonce, "")][-MAX_GAMES:])
        return nonce

    def has_part_in(self, beginning: Beginning, game: str, key: str) -> bool:
        """Whether a game is begun at the table that was greeted, and gives the owner of a key a
        seat with a number that it brought, and for no other game; or is the host's, who looks on.

        Args:
            beginning: how it begins.
            game: its id, in hexadecimal.
            key: the public half.
        """
        if beginning.host != self.host:
            return False
        own = [seat for seat in beginning.seats if seat.key == key]
        people = [seat for seat in own if not seat.computer]
        at_host = key == beginning.host
        if len(people) != 1 or (len(own) > 1 and not at_host):
            return at_host and not people
        nonce = people[0].nonce
        if self.nonces.get(nonce) not in ("", game):
            return False
        self.nonces[nonce] = game
        return True

    def keep_secret(self, game: str, seat: int, text: str) -> None:
        """Keeps a secret of a game in place of an earlier one; of all games, the last ones'."""
        kept = KeptSecret(game=game, seat=seat, text=text)
        others = [one for one in self.secrets if (one.game, one.seat) != (game, seat)]
        self.secrets = [*others, kept][-MAX_GAMES:]

    def secret_of(self, game: str, seat: int) -> str:
        """The secret of a seat in a game; empty where none is kept."""
        found = (one.text for one in self.secrets if (one.game, one.seat) == (game, seat))
        return next(found, "")


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
