"""What a table whose players are apart and its guests say to each other: one JSON object a frame.

Everything is strict and bounded: a frame that is not one of these, or is longer than it may be, is
no message. Texts in them are untrusted.

What a guest hears of at the table is here too, and the signs that people make there, for as long as
they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, unique
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


FOR_GOOD: Final = frozenset(
    {
        WhyRefused.OTHER_VERSION,
        WhyRefused.WRONG_SECRET,
        WhyRefused.FULL,
        WhyRefused.NAME_TAKEN,
        WhyRefused.NAME_UNUSABLE,
        WhyRefused.FREED,
        WhyRefused.ELSEWHERE,
    }
)
"""Why a table lets nobody in, however often they ask."""

OF_THE_NAME: Final = frozenset({WhyRefused.NAME_TAKEN, WhyRefused.NAME_UNUSABLE})
"""Those where they may come by another name."""


@unique
class Broken(Enum):
    """How a table breaks the rules; the guest leaves it then."""

    NO_MESSAGE = "no message"
    WRONG_SECRET = "wrong secret"
    OTHER_VERSION = "other version"
    OTHER_HOST = "other host"
    NOT_MY_SEAT = "not my seat"
    NOT_ALLOWED = "not allowed"
    TAKEN_BACK = "taken back"
    GIVEN_UP = "given up"
    NEVER_ASKED = "never asked"


@dataclass(frozen=True, slots=True)
class Refusing:
    """The table does not do what was asked for."""

    why: WhyRefused


@dataclass(frozen=True, slots=True)
class Breaking:
    """The table breaks the rules."""

    how: Broken


@dataclass(frozen=True, slots=True)
class GameBegins:
    """A game has begun, or it is the one that was played before; its number at this table."""

    number: int


@dataclass(frozen=True, slots=True)
class SealedBy:
    """A seat has chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameMoved:
    """Something else has happened in the game; whether a phase is over by it."""

    phase_over: bool


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The guest was away, and what it had sealed is given up; yet it had opened it already."""


@dataclass(frozen=True, slots=True)
class SignBy:
    """Somebody makes a sign."""

    seat: int
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Somebody has come, gone or changed; `Guest.news` has it."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The host has ended the table."""


@dataclass(frozen=True, slots=True)
class NotStored:
    """Something could not be kept on this computer, and so it has not happened; the reason."""

    why: str


GuestEvent = (
    Refusing
    | Breaking
    | GameBegins
    | SealedBy
    | GameMoved
    | GivenUp
    | SignBy
    | TableChanged
    | TableClosed
    | NotStored
)


SIGN_SECONDS: Final = 6.0
"""For so long a sign stands."""


@dataclass(frozen=True, slots=True)
class SignMade:
    """Somebody has made a sign.

    Attributes:
        seat: whose it is.
        gesture: which one.
        at: when, in seconds of any clock.
    """

    seat: int
    gesture: Gesture
    at: float


def standing(signs: Sequence[SignMade], now: float) -> tuple[SignMade, ...]:
    """Those that stand still, the oldest first; of the same sign of the same seat the last."""
    last = {(sign.seat, sign.gesture): sign for sign in signs}
    return tuple(sorted((s for s in last.values() if now - s.at < SIGN_SECONDS), key=_at))


def _at(sign: SignMade) -> float:
    return sign.at
