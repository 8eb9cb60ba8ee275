"""King's Road as a kind of game for a table whose players are apart."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.board import Board
from kingsroad.games import Game, begin_game
from kingsroad.position import Variant
from kingsroad_tui.kingsroad.together.sealed_game import beginning, ledger
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.kinds import SealedKind
from tabletop.game import SealedChoices
from tabletop.sealed_phases import SeatProof


def sealed_kind(
    variant: Variant = Variant.STANDARD, board: Board | None = None
) -> SealedKind[SealedChoices[Game]]:
    """Games by these rules, on this board (None: the built-in kingdom)."""

    def begin(names: Sequence[str], host: str, seats: Sequence[SeatProof]) -> Beginning:
        return beginning(begin_game(names, variant, board), host, seats)

    return SealedKind(begin, ledger)
