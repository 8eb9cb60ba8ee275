"""Games of King's Road that are sealed and opened as at a table whose players are apart."""

from __future__ import annotations

from random import Random
from typing import Any

from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.records import encode_game
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.ledger import Ledger, SealedKind, SigningKey
from kingsroad_tui.together.sealing import Sealer
from tabletop.game import SealedChoices, Turn
from tabletop.proved_records import with_proof
from tabletop.sealed_phases import SeatProof, new_salt
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
        self.host = SigningKey()
        keys = [*(SigningKey() for _ in range(players - 1)), self.host]
        self.sealers = [Sealer(key, []) for key in keys]
        self.stand_in = Sealer(self.host, [])
        self.seats = [
            SeatProof(
                key=key.public, nonce=new_salt().hex(), computer=key is self.host and not plays
            )
            for key in keys
        ]
        self.ledger: Ledger[SealedChoices[Any]] = kind.ledger(
            kind.begin(NAMES[:players], self.host.public, self.seats)
        )

    @property
    def game(self) -> Game:
        game: Game = self.ledger.game.game
        return game

    def choice(self, turn: Turn, seat: int, *, instead: bool = False) -> str:
        return self.random.choice(legal_selections(self.game.hand(seat))).as_revealed().code

    def record(self) -> bytes:
        """The record with its proof."""
        return with_proof(encode_game(self.game), self.ledger.proof)
