"""What a table whose players are apart and its guests say to each other: one JSON object a frame.

Everything is strict and bounded: a frame that is not one of these, or is longer than it may be, is
no message. Texts in them are untrusted.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Annotated, Final, TypeVar

import msgspec

from kingsroad_tui.together.entries import MAX_SEATS, Beginning, Entry, Seat
from tabletop.sealed_phases import HexDigest, HexKey, HexSalt, HexSignature

PROTOCOL_VERSION: Final = 2

MAX_FROM_GUEST: Final = 8_000
"""The most bytes of a frame to the table."""

MAX_FROM_TABLE: Final = 200_000
"""The most bytes of a frame to a guest: the longest begins a game on a board of one's own."""

MAX_ENTRIES: Final = 64
"""The most entries in a frame."""

MAX_NAME: Final = 40

_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]


@unique
class Gesture(StrEnum):
    """What can be said at the table."""

    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    ONE_MOMENT = "one-moment"


@unique
class SeatState(StrEnum):
    """Who has a seat."""

    FREE = "free"
    PERSON = "person"
    COMPUTER = "computer"


@unique
class WhyRefused(StrEnum):
    """Why a table does not do what a guest asks for."""

    OTHER_VERSION = "other-version"
    WRONG_SECRET = "wrong-secret"
    NO_MESSAGE = "no-message"
    TOO_MANY = "too-many"
    FULL = "full"
    NAME_TAKEN = "name-taken"
    NAME_UNUSABLE = "name-unusable"
    NOT_YOURS = "not-yours"
    NOT_ALLOWED = "not-allowed"
    NOT_NOW = "not-now"
    CLOSED = "closed"
    FREED = "freed"
    ELSEWHERE = "elsewhere"


class _Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frame."""


class _ToTable(_Message, frozen=True, kw_only=True, tag_field="type"):
    """What a guest says."""


class Knock(_ToTable, frozen=True, kw_only=True, tag="knock"):
    """The first thing that a guest says: it knows the secret of the room.

    Attributes:
        version: of the protocol.
        nonce: a number of its own, by which the table shows in turn that it knows the secret.
        proof: of the secret, for the number in the table's `Challenge`.
    """

    version: int
    nonce: HexSalt
    proof: HexDigest


class Sit(_ToTable, frozen=True, kw_only=True, tag="sit"):
    """A guest takes a seat, or comes back to its own.

    Attributes:
        name: by which it wants to be known.
        key: by which it signs; whoever has it owns the seat.
        nonce: a number of its own for the game to come.
        signature: of the number in the table's `Challenge`, so that the key is its own.
        browser: whether it plays in a browser, at the host's computer.
    """

    name: _Name
    key: HexKey
    nonce: HexSalt
    signature: HexSignature
    browser: bool = False


class Watch(_ToTable, frozen=True, kw_only=True, tag="watch"):
    """A guest looks on."""


class Post(_ToTable, frozen=True, kw_only=True, tag="post"):
    """Something happens at a guest's seat."""

    entry: Entry


class Sign(_ToTable, frozen=True, kw_only=True, tag="sign"):
    """A guest makes a sign."""

    gesture: Gesture


class WantAgain(_ToTable, frozen=True, kw_only=True, tag="again"):
    """A guest wants another game, in which everybody sits one seat further.

    Attributes:
        nonce: a new number for it.
    """

    nonce: HexSalt


class Depart(_ToTable, frozen=True, kw_only=True, tag="leave"):
    """A guest goes; its seat stays its own."""


class _FromTable(_Message, frozen=True, kw_only=True, tag_field="type"):
    """What the table says."""


class Challenge(_FromTable, frozen=True, kw_only=True, tag="challenge"):
    """The first thing that a table says, to anybody.

    Attributes:
        version: of the protocol.
        nonce: a number of its own.
    """

    version: int
    nonce: HexSalt


class Welcome(_FromTable, frozen=True, kw_only=True, tag="welcome"):
    """The guest may come in.

    Attributes:
        proof: that the table knows the secret too, for the number in the guest's `Knock`.
        host: the key of the table.
        signature: by that key, of the guest's number and the connection, so that it is its own.
    """

    proof: HexDigest
    host: HexKey
    signature: HexSignature


class Refuses(_FromTable, frozen=True, kw_only=True, tag="refused"):
    """What the guest asked for is not done."""

    why: WhyRefused


class SeatNews(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat, as everybody at the table may know it.

    Attributes:
        state: who has it.
        name: of who has it; empty where it is free.
        here: whether its owner is connected.
        away: for how many seconds the owner has not been.
        stand_in: whether a computer plays for the owner.
        again: whether the owner wants another game.
        browser: whether the owner plays in a browser, at the host's computer.
    """

    state: SeatState
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    here: bool = True
    away: Annotated[int, msgspec.Meta(ge=0)] = 0
    stand_in: bool = False
    again: bool = False
    browser: bool = False


class TableNews(_FromTable, frozen=True, kw_only=True, tag="table"):
    """Who is at the table, whenever that changes.

    Attributes:
        seats: in seat order.
        you: the seat of the guest who gets this; None for one who looks on.
        playing: whether a game has begun.
        hints: whether the table allows hints.
        limit: seconds for a choice; None for no limit.
        left: of these, how many were left when this was sent; None too where nobody chooses.
        watching: how many look on.
    """

    seats: Annotated[list[SeatNews], msgspec.Meta(min_length=2, max_length=MAX_SEATS)]
    you: Seat | None = None
    playing: bool = False
    hints: bool = True
    limit: Annotated[int, msgspec.Meta(ge=1)] | None = None
    left: Annotated[int, msgspec.Meta(ge=0)] | None = None
    watching: Annotated[int, msgspec.Meta(ge=0)] = 0


class Begun(_FromTable, frozen=True, kw_only=True, tag="begun"):
    """A game begins, or has begun: its entries follow, from the first one on.

    Attributes:
        number: of the game at this table, from 1.
        beginning: how it begins.
        entries: how many follow at once.
    """

    number: Annotated[int, msgspec.Meta(ge=1)]
    beginning: Beginning
    entries: Annotated[int, msgspec.Meta(ge=0)] = 0


class Entries(_FromTable, frozen=True, kw_only=True, tag="happened"):
    """Entries, in their order.

    Attributes:
        first: the number of the first one, from 0.
        entries: one or more.
    """

    first: Annotated[int, msgspec.Meta(ge=0)]
    entries: Annotated[list[Entry], msgspec.Meta(min_length=1, max_length=MAX_ENTRIES)]


class Signed(_FromTable, frozen=True, kw_only=True, tag="signed"):
    """Somebody makes a sign."""

    seat: Seat
    gesture: Gesture


class Closed(_FromTable, frozen=True, kw_only=True, tag="closed"):
    """The host ends the table."""


ToTable = Knock | Sit | Watch | Post | Sign | WantAgain | Depart
FromTable = Challenge | Welcome | Refuses | TableNews | Begun | Entries | Signed | Closed

_Frame = TypeVar("_Frame")


class NoMessage(ValueError):
    """A frame that is no message."""


def encode(message: ToTable | FromTable) -> str:
    """A message as a frame."""
    return msgspec.json.encode(message).decode()


def decode_from_guest(frame: str | bytes) -> ToTable:
    """What a guest says. Raises NoMessage."""
    return _decode(frame, MAX_FROM_GUEST, _TO_TABLE)


def decode_from_table(frame: str | bytes) -> FromTable:
    """What a table says. Raises NoMessage."""
    return _decode(frame, MAX_FROM_TABLE, _FROM_TABLE)


_TO_TABLE: Final[msgspec.json.Decoder[ToTable]] = msgspec.json.Decoder(ToTable)
_FROM_TABLE: Final[msgspec.json.Decoder[FromTable]] = msgspec.json.Decoder(FromTable)


def _decode(frame: str | bytes, most: int, decoder: msgspec.json.Decoder[_Frame]) -> _Frame:
    content = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
    if len(content) > most:
        raise NoMessage("too long")
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NoMessage("not a message") from None
