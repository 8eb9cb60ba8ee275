"""The messages between a game of King & Assassins and a program that plays one of its sides.

The program gets one JSON object a line and answers each ``choose-assassins`` and ``play-phase``
with one line. It sees what its side may see: the people's program its own secret, the king's none.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from assassins.records import AssassinsRoundData, OpponentsData
from assassins.replay import AssassinsPositionData, AssassinsResultData
from assassins.town import AssassinsData


class AssassinsPoints(msgspec.Struct, frozen=True, kw_only=True):
    """The action points left in the running phase; those of the other side are 0."""

    king: int
    knights: int
    people: int


class _AssassinsProgramMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """The game as a program sees it.

    Attributes:
        side: the program's side.
        players: the names.
        board: None for side A.
        king_start: the king's start square where the board leaves a choice, else None.
        start: the code of the position that the game starts from, or None for the beginning.
        rounds: as a saved game has them; in the running round a phase not ended is null.
        pending: the actions of the running phase so far, or None.
        position: the position now.
        card: the round's card (king AP, knights' AP, shackles, people's AP), or None.
        left: the action points left in the running phase.
        arrest: whether this round's arrest is still to be had.
        secret: the assassins' letters: for the people's program, and for both after the end.
    """

    side: Literal["king", "people"]
    players: OpponentsData
    board: AssassinsData | None
    king_start: str | None
    start: str | None
    rounds: list[AssassinsRoundData]
    pending: str | None
    position: AssassinsPositionData
    card: tuple[int, int, bool, int] | None
    left: AssassinsPoints
    arrest: bool
    secret: list[str] | None


class AssassinsProgramSecret(
    _AssassinsProgramMessage, frozen=True, kw_only=True, tag="choose-assassins"
):
    """Asks the people's program for its three assassins, within ``seconds``."""

    id: int
    seconds: float


class AssassinsProgramPhase(_AssassinsProgramMessage, frozen=True, kw_only=True, tag="play-phase"):
    """Asks for all actions of the program's phase, within ``seconds``."""

    id: int
    seconds: float


class AssassinsProgramEnd(_AssassinsProgramMessage, frozen=True, kw_only=True, tag="end"):
    """The game is over; nothing is to be answered, and the program's input closes."""

    result: AssassinsResultData | None


class AssassinsProgramSecretAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Three different letters, for the request of this ``id``."""

    id: int
    assassins: list[str]


class AssassinsProgramPhaseAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The actions of the phase in order, in the notation of records, for the request of this
    ``id``; none to end it at once. Those after an arrest that ends the game do not happen."""

    id: int
    actions: list[str]


AssassinsProgramMessage = AssassinsProgramSecret | AssassinsProgramPhase | AssassinsProgramEnd
