"""The table of a game that people elsewhere play too: its host keeps it, and each mirrors it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kingsroad_tui.library.game_tables import Mirror, SavedTable
from kingsroad_tui.library.saved_games import GameT, SavedGames
from kingsroad_tui.library.seats import MAX_SEED, Seat, SeatKind, Setup, new_seed
from tabletop.game import Turn

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session

_MARK_BITS: Final = 52


def mirror_of(session: Session) -> Mirror[Any]:
    """What is known of the game that has begun at a table, from here on."""
    ledger = session.guest.ledger
    assert ledger is not None

    def waiting(turn: Turn | None) -> tuple[int, ...]:
        return () if ledger.all_sealed or turn != ledger.turn else ledger.waiting

    return Mirror(lambda: ledger.game.game, lambda: ledger.proof, waiting)


def setup_at(session: Session, computer: str) -> Setup:
    """Who sits where, the same whenever the game is taken up again; its mark tells it from all
    others. ``computer`` is the strength of the computers there."""
    ledger, news = session.guest.ledger, session.guest.news
    assert ledger is not None
    own = session.guest.own_seat

    def seat(number: int, *, computers: bool) -> Seat:
        if computers:
            return Seat(SeatKind.COMPUTER, computer, colour=number)
        return Seat(SeatKind.PERSON if number == own else SeatKind.ELSEWHERE, colour=number)

    number = int.from_bytes(ledger.id, "big")
    return Setup(
        tuple(seat(at, computers=one.computer) for at, one in enumerate(ledger.begun.seats)),
        number % MAX_SEED,
        news.hints if news is not None else True,
        mark=number % 2**_MARK_BITS + 1,
    )


def computers_at(setup: Setup, computer: str) -> Setup:
    """The setup by which a computer at this end plays for any seat that it has to.

    Its seed is known to nobody else: whoever knew it would know what computers choose.
    """
    seats = (Seat(SeatKind.COMPUTER, computer, colour=seat.colour) for seat in setup.seats)
    return Setup(tuple(seats), new_seed(), setup.hints)


def keep_with_proof(saves: SavedGames[GameT], table: SavedTable[GameT]) -> Path:
    """Keeps a game, once it is over, with what is proved of it; answers the file.

    Raises OSError.
    """
    game, setup, proof = table.named()
    assert proof is not None
    path = saves.save_with_proof(game, setup, proof)
    table.where = lambda: path
    return path
