"""The player of a game whose players are apart and whose choices are all that is secret, as
`tabletop.game.play` asks it.

Everybody plays the whole game on their own machine: their own choices are sealed as they are made,
and everybody's arrive when all are open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic

from kingsroad_tui.together.asking import is_computers, sealed_choice
from tabletop.game import ChoiceT, Player, SeatView, WrittenT

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session


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
