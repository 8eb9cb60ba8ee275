"""A game of any kind whose players are apart, as far as sealing and opening need to know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from tabletop.game import Turn

_Game = TypeVar("_Game", bound="Sealed")


class Sealed(Protocol):
    """A game, and who chooses in it; a frozen value."""

    @property
    def turn(self) -> Turn | None:
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
