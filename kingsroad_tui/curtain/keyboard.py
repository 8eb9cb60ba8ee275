"""People who share a keyboard: one chooses after the other, and nobody sees another's choice."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Generic, Protocol

from tabletop.game import ChoiceT, GameT, SeatView


class Desk(Protocol[GameT, ChoiceT]):
    """Where people sit and choose: a screen, or a terminal by lines."""

    async def let_choose(self, view: SeatView[GameT], before: ChoiceT | None) -> ChoiceT:
        """What somebody chooses; ``before`` is the choice that is made once more, if it is."""

    async def pass_to(self, view: SeatView[GameT], last: int | None) -> bool:
        """Passes the keyboard to a seat, the others looking away.

        ``last`` is who has just chosen. Returns False where that one wants to choose again.
        """

    async def call_all(self, last: int) -> bool:
        """Calls everybody to look, as all have chosen. Returns False as `pass_to` does."""


class Keyboard(Generic[GameT, ChoiceT]):
    """One keyboard, and the people who play at it, in a game of which all seats see the same.

    Whoever chose last can still choose again while the curtain hangs; so the choices of all stay
    here until the last one is made and everybody looks.

    Attributes:
        chosen: the seats whose choices are made, and not played yet.
    """

    def __init__(self, desk: Desk[GameT, ChoiceT], people: Collection[int]) -> None:
        self._desk = desk
        self._people = frozenset(people)
        self._choices: dict[int, ChoiceT] = {}
        self._choosing: asyncio.Task[dict[int, ChoiceT]] | None = None

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats whose choices are made, and not played yet."""
        return tuple(self._choices)

    async def choose(self, view: SeatView[GameT]) -> ChoiceT:
        """The choice of one of them, once all have chosen who have to."""
        if self._choosing is None:
            self._choosing = asyncio.ensure_future(self._all_choose(view))
        choosing = self._choosing
        try:
            return (await choosing)[view.seat]
        finally:
            if self._choosing is choosing:
                self._choosing = None

    async def _all_choose(self, first: SeatView[GameT]) -> dict[int, ChoiceT]:
        views = [SeatView(first.game, seat) for seat in first.turn.seats if seat in self._people]
        self._choices = {}
        last: int | None = None
        before: ChoiceT | None = None
        while len(self._choices) < len(views):
            view = views[len(self._choices)]
            if len(self._people) == 1 or await self._desk.pass_to(view, last):
                self._choices[view.seat] = await self._desk.let_choose(view, before)
                last, before = view.seat, None
                others_wait = len(self._choices) < len(views)
                if others_wait or len(views) == 1 or await self._desk.call_all(last):
                    continue
            before = self._choices.pop(last) if last is not None else None
            last = None
        chosen, self._choices = self._choices, {}
        return chosen
