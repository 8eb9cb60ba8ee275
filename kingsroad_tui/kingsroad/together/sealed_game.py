"""King's Road as a kind of game for a table whose players are apart, and as its ledger sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad.games import Game, begin_game
from kingsroad.position import Variant
from kingsroad.records import FORMAT, decode_game, encode_game
from kingsroad.sealed import id_of, sealed_choices
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.ledger import Ledger, NoBeginning, SealedKind
from kingsroad_tui.together.replaying import Replaying
from tabletop.errors import LocatedError
from tabletop.game import SealedChoices
from tabletop.sealed_phases import SeatProof


def beginning(game: Game, host: str, seats: Sequence[SeatProof]) -> Beginning:
    """How a game begins that these seats play together, whatever has been played of it."""
    first = Game(game.players, game.variant, game.board, game.start)
    return Beginning(kind=FORMAT, record=encode_game(first).decode(), host=host, seats=list(seats))


def ledger(begun: Beginning) -> Ledger[SealedChoices[Game]]:
    """The ledger of a game that begins. Raises NoBeginning where it is none of King's Road."""
    try:
        game = decode_game(begun.record, "")
    except LocatedError as error:
        raise NoBeginning(error.detail) from None
    started = game.rounds or game.pending or game.finished
    if begun.kind != FORMAT or started or len(game.players) != len(begun.seats):
        raise NoBeginning(begun.kind)
    return Ledger(begun, SealedChoices(game), id_of(game, begun.host, begun.seats))


REPLAYING: Final = Replaying(beginning, ledger, sealed_choices)
"""How games are played again from their records."""


def sealed_kind(
    variant: Variant = Variant.STANDARD, board: Board | None = None
) -> SealedKind[SealedChoices[Game]]:
    """Games by these rules, on this board (None: the built-in kingdom)."""

    def begin(names: Sequence[str], host: str, seats: Sequence[SeatProof]) -> Beginning:
        return beginning(begin_game(names, variant, board), host, seats)

    return SealedKind(begin, ledger)
