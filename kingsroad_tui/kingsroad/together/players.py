"""The players of a game whose players are apart, as `kingsroad.players.play` asks them.

Everybody plays the whole game on their own machine: their own choices are sealed as they are made,
and everybody's arrive when all are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from kingsroad.cards import Selection
from kingsroad.players import Outcome, Player, SeatView
from kingsroad.sealed import phase_of
from kingsroad_tui.common.together.session import Session


class ApartPlayer:
    """The player of one seat, whoever has it and wherever they are."""

    def __init__(self, session: Session, person: Player, computer: Callable[[], Player]) -> None:
        """A seat at a table.

        Args:
            session: one's own guest at it.
            person: chooses where the seat is one's own.
            computer: gives who chooses where a computer at this end plays.
        """
        self._session = session
        self._person = person
        self._computer = computer

    async def choose(self, view: SeatView) -> Selection:
        """The choice of the seat, once everybody's is open."""
        place = view.position.round, phase_of(view.game), view.seat
        asked: asyncio.Future[Selection] | None = None
        by_computer = False
        try:
            while True:
                guest = self._session.guest
                ledger = guest.ledger
                assert ledger is not None
                if place in ledger.choices:
                    return Selection.parse(ledger.choices[place])
                turn, seat = ledger.turn, view.seat
                here = turn is not None and (turn.round, turn.phase, seat) == place
                if not (here and guest.may_seal(seat)):
                    asked = _forgotten(asked, unless=not guest.caught_up)
                elif guest.has_sealed(seat):
                    asked = _forgotten(asked)
                elif asked is None or by_computer != self._is_computers(seat):
                    asked = _forgotten(asked)
                    by_computer = self._is_computers(seat)
                    player = self._computer() if by_computer else self._person
                    asked = asyncio.ensure_future(player.choose(view))
                elif asked.done():
                    guest.seal(seat, asked.result().as_revealed().code)
                    asked = None
                    continue
                await self._next(asked)
        finally:
            _forgotten(asked)

    async def saw(self, outcome: Outcome) -> None:
        """The watcher shows it."""

    def _is_computers(self, seat: int) -> bool:
        ledger = self._session.guest.ledger
        assert ledger is not None
        return seat in ledger.stand_ins or ledger.begun.seats[seat].computer

    async def _next(self, asked: asyncio.Future[Selection] | None) -> None:
        """Waits until something is heard of, or a choice is made."""
        changed = asyncio.ensure_future(self._session.changed())
        try:
            waiting: list[asyncio.Future[Any]] = [changed]
            if asked is not None and not asked.done():
                waiting.append(asked)
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()


def _forgotten(
    asked: asyncio.Future[Selection] | None, *, unless: bool = False
) -> asyncio.Future[Selection] | None:
    """Asks nobody any more, unless that is not to be."""
    if unless:
        return asked
    if asked is not None:
        asked.cancel()
    return None
