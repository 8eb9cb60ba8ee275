"""A game of any kind whose players are apart, as far as sealing and opening need to know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

_Game = TypeVar("_Game", bound="Sealed")


@dataclass(frozen=True, slots=True)
class SealedTurn:
    """A phase in which somebody has to choose.

    Attributes:
        round, phase: which it is; no two phases of a game have both alike.
        seats: who chooses, ascending.
        personal: whether nobody else can choose for them, since it takes what they alone know: no
            computer in their place, and no lot.
        quiet: whether it is no news that a seat has sealed, since its choice is open at once or
            made by itself.
        drawn: whether something is drawn from what all of them seal, as a card is.
    """

    round: int
    phase: str
    seats: tuple[int, ...]
    personal: bool = False
    quiet: bool = False
    drawn: bool = False


class Sealed(Protocol):
    """A game, and who chooses in it; a frozen value."""

    @property
    def turn(self) -> SealedTurn | None:
        """Who chooses now; None where the game is over."""

    @property
    def in_record(self) -> bool:
        """Whether the record of the game holds every choice, so that its proof need not."""

    @property
    def immovable(self) -> frozenset[int]:
        """The seats that nobody can play for their owner, since it takes what the owner alone
        knows: without their owner they stand still."""

    @property
    def convicted(self) -> tuple[int, str, int] | None:
        """Where somebody has said what was not so, as they have shown themselves since: the round,
        the phase and the seat; None where nobody has."""

    def is_legal(self, seat: int, choice: str) -> bool:
        """Whether a seat may choose this now."""

    def among(self, seat: int) -> Sequence[str]:
        """All that the lot may choose for a seat now, in an order that everybody knows."""

    def after(self: _Game, choices: Mapping[int, str]) -> _Game:
        """The game after these choices, which are legal or the lot's."""
