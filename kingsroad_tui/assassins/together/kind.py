"""King & Assassins as a kind of game for a table whose players are apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from assassins.actions import Side
from assassins.games import CARD, END, AssassinsGame, Opponents, begin_game
from assassins.records import FORMAT, AssassinsRecordError, decode_game, encode_game
from assassins.sealed import (
    GOES_ON,
    PEOPLE_SEAT,
    SealedSecret,
    SealedTown,
    begun,
    id_of,
)
from assassins.town import Town
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.ledger import Ledger, NoBeginning, SealedKind
from kingsroad_tui.together.replaying import Replaying
from tabletop.sealed_phases import SeatProof, new_salt


def sealed_kind(town: Town | None = None, king_start: int | None = None) -> SealedKind[SealedTown]:
    """Games on this board (None: side A), the king on this square where it leaves a choice."""

    def begin(names: Sequence[str], host: str, seats: Sequence[SeatProof]) -> Beginning:
        game = begin_game(Opponents(*names), town, king_start)
        return beginning(game, host, seats)

    return SealedKind(begin, ledger, by_itself)


def beginning(game: AssassinsGame, host: str, seats: Sequence[SeatProof]) -> Beginning:
    """How a game begins that these seats play together, the king's side first; whatever has been
    played of it."""
    record = encode_game(game.again(game.players)).decode()
    return Beginning(kind=FORMAT, record=record, host=host, seats=list(seats))


def ledger(started: Beginning) -> Ledger[SealedTown]:
    """The ledger of a game that begins. Raises NoBeginning where it is none of this game."""
    try:
        game = decode_game(started.record, "")
    except AssassinsRecordError as error:
        raise NoBeginning(error.detail) from None
    if started.kind != FORMAT or game.begun or game.secret or len(started.seats) != len(Side):
        raise NoBeginning(started.kind)
    number = id_of(game, started.host, started.seats)
    return Ledger(started, begun(game, number), number)


REPLAYING: Final = Replaying(beginning, ledger)
"""How games are played again from their records."""


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
