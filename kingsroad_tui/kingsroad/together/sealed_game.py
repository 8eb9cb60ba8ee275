"""King's Road as the ledger of a table sees it whose players are apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.records import FORMAT, decode_game, encode_game
from kingsroad.sealed import choices_of, id_of, sealed_choices
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.ledger import Ledger, NoBeginning
from kingsroad_tui.together.replaying import Replaying
from tabletop.errors import LocatedError
from tabletop.game import Turn
from tabletop.sealed_phases import SeatProof


@dataclass(frozen=True, slots=True)
class SealedRounds:
    """A game, and what each phase of it is called.

    Attributes:
        game: the public record.
    """

    game: Game

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over."""
        return self.game.turn

    @property
    def in_record(self) -> bool:
        """The record of the game holds every choice."""
        return True

    @property
    def immovable(self) -> frozenset[int]:
        """None: a computer can play any hand."""
        return frozenset()

    @property
    def convicted(self) -> None:
        """Nobody: whatever is opened is so."""
        return None

    def is_legal(self, seat: int, choice: str) -> bool:
        """Whether a seat may choose these cards now, written as they are sealed."""
        try:
            selection = Selection.parse(choice)
            self.game.hand(seat).check(selection, witch_alone=True)
        except IllegalSelection:
            return False
        return selection.as_revealed().code == choice

    def among(self, seat: int) -> Sequence[str]:
        """All that a seat may choose now, in an order that everybody knows."""
        return choices_of(self.game.hand(seat))

    def after(self, choices: Mapping[int, str]) -> SealedRounds:
        """The game after these choices, which are legal."""
        chosen = {seat: Selection.parse(choice) for seat, choice in choices.items()}
        if self.game.pending is None:
            return SealedRounds(self.game.choose([chosen[seat] for seat in sorted(chosen)]))
        again = tuple(map(chosen.get, self.game.position.seats))
        return SealedRounds(self.game.choose_again(again))


def beginning(game: Game, host: str, seats: Sequence[SeatProof]) -> Beginning:
    """How a game begins that these seats play together, whatever has been played of it."""
    first = Game(game.players, game.variant, game.board, game.start)
    return Beginning(kind=FORMAT, record=encode_game(first).decode(), host=host, seats=list(seats))


def ledger(begun: Beginning) -> Ledger[SealedRounds]:
    """The ledger of a game that begins. Raises NoBeginning where it is none of King's Road."""
    try:
        game = decode_game(begun.record, "")
    except LocatedError as error:
        raise NoBeginning(error.detail) from None
    started = game.rounds or game.pending or game.finished
    if begun.kind != FORMAT or started or len(game.players) != len(begun.seats):
        raise NoBeginning(begun.kind)
    return Ledger(begun, SealedRounds(game), id_of(game, begun.host, begun.seats))


REPLAYING: Final = Replaying(beginning, ledger, sealed_choices)
"""How games are played again from their records."""
