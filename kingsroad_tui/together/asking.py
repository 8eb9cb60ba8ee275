"""The choice of a seat at a table whose players are apart: asked for here, or waited for.

Here is also the player of a game whose choices are all that is secret, as `tabletop.game.play` asks
it. Everybody plays the whole game on their own machine: their own choices are sealed as they are
made, and everybody's arrive when all are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from tabletop.game import ChoiceT, Player, SeatView, WrittenT

if TYPE_CHECKING:
    from kingsroad_tui.together.guest import Guest
    from kingsroad_tui.together.session import Session


Place = tuple[int, str, int]
"""Where a choice belongs: the round, the phase and the seat."""


_PAUSE = 1.0
"""Seconds before it is tried again to keep a choice, where a disk is full."""


def is_computers(session: Session, seat: int) -> bool:
    """Whether a computer of the host's plays for a seat now, its own or in the owner's place."""
    ledger = session.guest.ledger
    return ledger is not None and (seat in ledger.stand_ins or ledger.begun.seats[seat].computer)


async def sealed_choice(session: Session, place: Place, ask: Callable[[], Awaitable[str]]) -> str:
    """The choice of a seat, once everybody's is open.

    Where it is to be made at this end it is asked for, and sealed. Whose it is to make may change
    meanwhile: then whoever was asked is cancelled, and ``ask`` asks again.

    Args:
        session: one's own guest at the table, where a game has begun.
        place: where the choice belongs.
        ask: asks whoever plays for the seat at this end now.
    """
    asked: asyncio.Future[str] | None = None
    by_computer = False
    guest, seat = session.guest, place[2]
    try:
        while True:
            ledger = guest.ledger
            assert ledger is not None
            if place in ledger.choices:
                return ledger.choices[place]
            turn = ledger.turn
            here = turn is not None and (turn.round, turn.phase, seat) == place
            to_choose = here and guest.may_seal(seat) and not guest.has_sealed(seat)
            if asked is not None and guest.caught_up:  # else it may be wanted in a moment
                if not to_choose or by_computer != is_computers(session, seat):
                    asked.cancel()
                    asked = None
                elif asked.done():
                    choice, asked = asked, None
                    if not session.attempt(partial(_seal, guest, seat, choice)):
                        await asyncio.sleep(_PAUSE)  # then it is asked for again
                    continue
            if asked is None and to_choose:
                by_computer = is_computers(session, seat)
                asked = asyncio.ensure_future(ask())
            await _next(session, asked)
    finally:
        if asked is not None:
            asked.cancel()


def _seal(guest: Guest, seat: int, made: asyncio.Future[str]) -> None:
    """Seals a choice that was made. Raises OSError where it, or a secret behind it, is not kept."""
    guest.seal(seat, made.result())


async def _next(session: Session, asked: asyncio.Future[str] | None) -> None:
    """Waits until something is heard of, or a choice is made."""
    changed = asyncio.ensure_future(session.changed())
    try:
        waiting: list[asyncio.Future[Any]] = [changed]
        if asked is not None and not asked.done():
            waiting.append(asked)
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        changed.cancel()


class ApartPlayer(Generic[WrittenT, ChoiceT]):
    """The player of one seat, whoever has it and wherever they are."""

    def __init__(
        self,
        session: Session,
        person: Player[WrittenT, ChoiceT],
        computer: Callable[[], Player[WrittenT, ChoiceT]],
    ) -> None:
        """A seat at a table.

        Args:
            session: one's own guest at it.
            person: chooses where the seat is one's own.
            computer: gives who chooses where a computer at this end plays.
        """
        self._session = session
        self._person = person
        self._computer = computer

    async def choose(self, view: SeatView[WrittenT]) -> ChoiceT:
        """The choice of the seat, once everybody's is open."""

        async def chosen() -> str:
            by_computer = is_computers(self._session, view.seat)
            player = self._computer() if by_computer else self._person
            return view.game.encode(await player.choose(view))

        place = view.turn.round, view.turn.phase, view.seat
        choice: ChoiceT = view.game.decode(await sealed_choice(self._session, place, chosen))
        return choice
