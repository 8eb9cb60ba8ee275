"""Games of King's Road that are sealed and opened as at a table whose players are apart."""

from __future__ import annotations

from random import Random
from typing import Any

from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.ledger import SealedKind
from tabletop.game import Turn
from tests.support.together.sealed_play import SealedPlay

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


class SealedGame(SealedPlay):
    """A game of two to five, each with a key of its own; the last one's is the host's, who has a
    computer there, or ``plays``."""

    def __init__(
        self,
        players: int,
        random: Random,
        *,
        plays: bool = False,
        kind: SealedKind[Any] = SEALED,
    ) -> None:
        self.random = random
        host = players - 1
        super().__init__(kind, kind.new(NAMES[:players]), host, () if plays else (host,))

    @property
    def game(self) -> Game:
        game: Game = self.ledger.game.game
        return game

    def choice(self, turn: Turn, seat: int, *, instead: bool = False) -> str:
        return self.random.choice(legal_selections(self.game.hand(seat))).as_revealed().code
