"""The signs that people make at a table, for as long as they stand there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.together.messages import Gesture

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
