"""What a guest at a table hears of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from kingsroad_tui.together.messages import Gesture, WhyRefused

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
