"""A player in another's place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tabletop.game import Forfeit

_Player = TypeVar("_Player")
_Answer = TypeVar("_Answer")


class StandIn(Generic[_Player]):
    """The player of a seat, and another that takes its place once it forfeits.

    Attributes:
        player: the one that plays now.
        forfeit: why the first one forfeited, fit to be shown; empty while it has not.
    """

    def __init__(self, player: _Player, instead: _Player) -> None:
        self.player = player
        self.forfeit = ""
        self._instead = instead

    async def ask(self, question: Callable[[_Player], Awaitable[_Answer]]) -> _Answer:
        """The answer of the player, or of the other one if the player forfeits."""
        try:
            return await question(self.player)
        except Forfeit as forfeit:
            self.forfeit = forfeit.why
            self.player = self._instead
            return await question(self.player)
