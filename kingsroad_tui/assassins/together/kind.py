"""King & Assassins as a kind of game for a table whose players are apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from assassins.games import CARD, END, AssassinsGame, Opponents, begin_game
from assassins.records import FORMAT, decode_game, encode_game
from assassins.sealed import GOES_ON, PEOPLE_SEAT, SealedSecret, SealedTown, begun, id_of
from assassins.town import Town
from kingsroad_tui.together.ledger import Ledger, SealedKind
from tabletop.sealed_phases import new_salt


def by_itself(played: Ledger[SealedTown], seat: int, kept: str) -> str:
    """What a seat seals without its owner's being asked: its share in a card, whether the game goes
    on after an arrest, and the assassins in the end; empty where there is something to choose.

    Args:
        played: the game, in which the seat has to choose.
        seat: whose choice it is.
        kept: the secret that its owner keeps; empty for none.
    """
    turn, town = played.turn, played.game
    if turn is not None and turn.phase == CARD:
        return new_salt().hex()
    if seat != PEOPLE_SEAT or not kept:
        return ""
    secret = SealedSecret.parse(kept).secret
    if turn is not None and turn.phase == END:
        return kept
    if town.game.asked:
        return kept if secret.assassins <= set(town.game.position.gone) else GOES_ON
    return ""


SEALED: Final = SealedKind(
    format=FORMAT,
    encode=encode_game,
    decode=decode_game,
    new=lambda names: begin_game(Opponents(*names)),
    afresh=lambda game: game.again(game.players),
    id_of=id_of,
    sealed=begun,
    by_itself=by_itself,
)
"""Games on side A, the king's side first."""


def sealed_kind(town: Town | None, king_start: int | None = None) -> SealedKind[AssassinsGame]:
    """Games on this board (None: side A), the king on this square where it leaves a choice."""
    return replace(SEALED, new=lambda names: begin_game(Opponents(*names), town, king_start))
