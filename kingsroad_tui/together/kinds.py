"""What a table whose players are apart needs to know of the game that is played at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.ledger import GameT, Ledger
from tabletop.sealed_phases import SeatProof


@dataclass(frozen=True, slots=True)
class SealedKind(Generic[GameT]):
    """A kind of game.

    Attributes:
        begin: begins a game, from the names, the key of the table and the seats. Raises ValueError
            where a name cannot be used.
        ledger: the ledger of a game that begins. Raises NoBeginning.
        by_itself: what a seat seals now without its owner's being asked, by the ledger, the seat
            and the secret that its owner keeps (empty for none); empty where the owner chooses.
    """

    begin: Callable[[Sequence[str], str, Sequence[SeatProof]], Beginning]
    ledger: Callable[[Beginning], Ledger[GameT]]
    by_itself: Callable[[Ledger[GameT], int, str], str] = lambda *_: ""
