"""King's Road as a kind of game for a table whose players are apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from advisor.messages.computers import STRENGTHS
from kingsroad.board import Board
from kingsroad.games import Game, begin_game
from kingsroad.position import Variant
from kingsroad.records import FORMAT, decode_game, encode_game
from kingsroad.sealed import id_of, sealed_choices
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.together.ledger import SealedKind
from kingsroad_tui.together.mirror import mirror_of, setup_at
from kingsroad_tui.together.session import Session
from tabletop.game import SealedChoices

COMPUTER: Final = STRENGTHS[DEFAULT_COMPUTER]
"""Who takes a free seat, and plays for who is away."""

SEALED: Final = SealedKind(
    format=FORMAT,
    encode=encode_game,
    decode=decode_game,
    new=begin_game,
    afresh=lambda game: Game(game.players, game.variant, game.board, game.start),
    id_of=id_of,
    sealed=lambda game, _: SealedChoices(game),
    choices=sealed_choices,
)
"""Games by the rules as they are, in the built-in kingdom."""


def sealed_kind(variant: Variant, board: Board | None) -> SealedKind[Game]:
    """Games by these rules, on this board (None: the built-in kingdom)."""
    return replace(SEALED, new=lambda names: begin_game(names, variant, board))


def mirrored_table(session: Session) -> Table:
    """The table of the game that has begun, from where it stands."""
    setup, mirror = setup_at(session, COMPUTER.name), mirror_of(session)
    return Table(mirror.game(), setup, mirror=mirror)
