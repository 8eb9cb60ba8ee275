"""The choice of a seat at a table whose players are apart: asked for here, waited for, or made by
somebody else in one's own place.

Here is also the player of a game whose choices are all that is secret, as `tabletop.game.play`
asks it. Everybody plays the whole game on their own machine: their own choices are sealed as
they are made, and everybody's arrive when all are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from tabletop.game import ChoiceT, Player, SeatView, WrittenT
from tabletop.words.voice import phrase

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
        computer: Player[WrittenT, ChoiceT],
    ) -> None:
        """A seat at a table.

        Args:
            session: one's own guest at it.
            person: chooses where the seat is one's own.
            computer: chooses where a computer at this end plays.
        """
        self._session = session
        self._person = person
        self._computer = computer

    async def choose(self, view: SeatView[WrittenT]) -> ChoiceT:
        """The choice of the seat, once everybody's is open."""

        async def chosen() -> str:
            by_computer = is_computers(self._session, view.seat)
            player = self._computer if by_computer else self._person
            return view.game.encode(await player.choose(view))

        place = view.turn.round, view.turn.phase, view.seat
        choice: ChoiceT = view.game.decode(await sealed_choice(self._session, place, chosen))
        return choice


def apart_players(
    session: Session,
    person: Player[WrittenT, ChoiceT],
    computers: Sequence[Player[WrittenT, ChoiceT]],
) -> list[ApartPlayer[WrittenT, ChoiceT]]:
    """The players of all seats: ``person`` chooses here for one's own, and one of the computers for
    a seat that a computer at this end plays."""
    return [ApartPlayer(session, person, computer) for computer in computers]


@dataclass(frozen=True, slots=True)
class InOnesPlace:
    """A choice of one's own seat that somebody else made.

    Attributes:
        round, phase: where it belongs.
        choice: what was chosen, as the game has it.
        by_lot: whether the lot did, and not a computer.
        away: whether one was away as it became known to the others.
    """

    round: int
    phase: str
    choice: str
    by_lot: bool
    away: bool

    def sentence(self, what: str) -> str:
        """What was chosen, in a sentence; ``what`` is the choice in words."""
        return phrase(
            "together-chosen-instead", away=self.away, lot=self.by_lot, round=self.round, what=what
        )


class InOnesPlaceNews:
    """Finds such choices, each once, also those from before the app was left."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game = ""
        self._told = 0
        """Of how many phases of that game it is known here."""

        self._visits = 0

    def news(self) -> list[InOnesPlace]:
        """Those that are new since the last time."""
        guest = self._session.guest
        ledger, seat = guest.ledger, guest.own_seat
        if ledger is None or seat is None or not guest.caught_up:
            return []
        if ledger.id.hex() != self._game:
            self._game, self._told = ledger.id.hex(), self._session.phases_seen(ledger.id)
        away, self._visits = guest.visits != self._visits, guest.visits
        before, self._told = self._told, len(ledger.histories) - 1
        if before == self._told:
            return []
        return [
            InOnesPlace(
                one.round,
                one.phase,
                ledger.choices[one.round, one.phase, seat],
                by_lot=str(seat) in one.given_up,
                away=away,
            )
            for one in ledger.proof.phases[before:]
            if str(seat) in one.seals
            and (one.seals[str(seat)].instead or str(seat) in one.given_up)
        ]
