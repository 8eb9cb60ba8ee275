"""What the advisor says of the people's secret: whom to choose, and who the assassins may be."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class SuspectSign(StrEnum):
    """What has moved somebody's chance to be an assassin most, of all that was seen, and of where
    everybody starts."""

    KILLED = "killed"
    """It could have had the king killed, and let that pass."""
    WOUNDED = "wounded"
    """It could have had him wounded, and let that pass."""
    MOVED = "moved"
    """It moved at all."""
    NEARER = "nearer"
    """It came nearer to the king."""
    FARTHER = "farther"
    """It went away from him."""
    IN_REACH = "in reach"
    """It moved to where it can strike soon."""
    STAYS_IN_REACH = "stays in reach"
    """It stayed where it can."""
    AWAY_FROM_KNIGHTS = "away from knights"
    """It got away from a knight."""
    BESIDE_A_KNIGHT = "beside a knight"
    """It ended beside one."""
    ONTO_A_ROOF = "onto a roof"
    """It climbed a roof."""
    IN_THE_WAY = "in the way"
    """It stepped into the king's way."""
    OFTEN_CHOSEN = "often chosen"
    """From where it starts, it is worth choosing; nothing was to be seen for that."""
    SELDOM_CHOSEN = "seldom chosen"
    """From where it starts, it is seldom worth choosing."""


class SuspectFacts(msgspec.Struct, frozen=True, kw_only=True):
    """How likely one of the hidden townsfolk is an assassin, for what everybody has seen.

    Attributes:
        letter: who.
        chance: estimated; by the trios alone where all are counted alike.
        sign: what has moved it most, or None where nothing has much.
        round: when that was; None where it was in several rounds, or nothing that was seen.
        without: its chance, had that not been seen.
    """

    letter: str
    chance: float
    sign: SuspectSign | None = None
    round: int | None = None
    without: float | None = None


class SecretMember(msgspec.Struct, frozen=True, kw_only=True):
    """One of three recommended assassins.

    Attributes:
        letter: which.
        passes: after how many steps on one of his shortest ways to a gate the king can be beside
            it; None beside none of them.
        arrest: knights' AP before it can be arrested where it stands, at least; None if it cannot.
    """

    letter: str
    passes: int | None
    arrest: int | None


class SecretAdvice(msgspec.Struct, frozen=True, kw_only=True):
    """A recommended choice of the assassins. To be kept from the king's side.

    Attributes:
        members: the three, by their letters.
        apart: squares between the two nearest to each other, along the rows and columns.
        alike: the number of choices of which it was drawn.
        chance: the people's chance to win by such choices against whoever suspects what is worst
            for them, in quick games of self-play; None on a board on which none was played.
        even: that of drawing all choices alike.
    """

    members: list[SecretMember]
    apart: int
    alike: int
    chance: float | None = None
    even: float | None = None
