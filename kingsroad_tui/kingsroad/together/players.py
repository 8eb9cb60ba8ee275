"""The players of a game whose players are apart, as `tabletop.game.play` asks them.

Everybody plays the whole game on their own machine: their own choices are sealed as they are made,
and everybody's arrive when all are open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.together.asking import is_computers, sealed_choice
from tabletop.game import Player, SeatView

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session


class ApartPlayer:
    """The player of one seat, whoever has it and wherever they are."""

    def __init__(
        self,
        session: Session,
        person: Player[Game, Selection],
        computer: Callable[[], Player[Game, Selection]],
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

    async def choose(self, view: SeatView[Game]) -> Selection:
        """The choice of the seat, once everybody's is open."""

        async def chosen() -> str:
            by_computer = is_computers(self._session, view.seat)
            player = self._computer() if by_computer else self._person
            return (await player.choose(view)).as_revealed().code

        place = view.turn.round, view.turn.phase, view.seat
        return Selection.parse(await sealed_choice(self._session, place, chosen))
