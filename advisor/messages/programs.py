"""The messages between a game and a program that plays a seat of it.

The program gets one JSON object a line and answers each ``choose`` and ``rechoose`` with one line.
It sees only what is public: the unplayed cards behind a Witch are left out.
"""

from __future__ import annotations

import msgspec

from advisor.messages.advice import Codes
from kingsroad.board import BoardData
from kingsroad.position import PositionData, Variant
from kingsroad.records import RoundData


class _ProgramMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """The game as a program sees it.

    Attributes:
        player: the program's seat, from 0.
        players: the names, in seat order.
        variant: the rules for Nobles.
        board: None for the built-in kingdom.
        start: the position that the game started from; None for the beginning.
        rounds: the rounds played, as a saved game has them.
        position: the position before the choice.
    """

    player: int
    players: list[str]
    variant: Variant
    board: BoardData | None
    start: PositionData | None
    rounds: list[RoundData]
    position: PositionData


class ProgramChoose(_ProgramMessage, frozen=True, kw_only=True, tag="choose"):
    """Asks for the selection of a round, within ``seconds``."""

    id: int
    seconds: float


class ProgramRechoose(_ProgramMessage, frozen=True, kw_only=True, tag="rechoose"):
    """Asks for the second choice after a Witch, within ``seconds``.

    ``position`` has the others' markers placed and the Witches gone; ``revealed`` is every player's
    selection as revealed, a Witch player's as ``["W"]``.
    """

    id: int
    seconds: float
    revealed: list[Codes]


class ProgramEnd(_ProgramMessage, frozen=True, kw_only=True, tag="end"):
    """The game is over; nothing is to be answered, and the program's input closes."""


class ProgramAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The program's selection, as card codes, for the request of this ``id``."""

    id: int
    selection: Codes


ProgramMessage = ProgramChoose | ProgramRechoose | ProgramEnd
ProgramRequest = ProgramChoose | ProgramRechoose
