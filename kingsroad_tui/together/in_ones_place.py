"""What was chosen in one's own place at a table, while one was away or had no time left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session


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
