"""What playing any game needs: several players asked at once, and one in another's place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tabletop.errors import LocatedError
from tabletop.shown import MAX_REASON, shown

_Player = TypeVar("_Player")
_Answer = TypeVar("_Answer")


class Forfeit(LocatedError):
    """A player gave no usable answer, and is asked no more in this game.

    The message is the reason alone.

    Attributes:
        where: who it is, such as the command line of a program.
        why: the reason, fit to be shown whatever the player said.
    """

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, shown(why, MAX_REASON))

    def __str__(self) -> str:
        return self.why


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


async def all_at_once(*asked: Awaitable[_Answer]) -> list[_Answer]:
    """Awaits several at once, begun in this order; returns their results in the same order.

    Nothing goes on behind it: if one fails, or the caller is cancelled, the others are cancelled
    and have ended before the error is raised.
    """
    tasks = [asyncio.ensure_future(one) for one in asked]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
