"""Programs that play a side of King & Assassins at one table: started when first asked, then kept.

They answer in a thread, so that the app goes on. A program that forfeits is asked no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from advisor.players.town_programs import Forfeit, TownProgram
from assassins.actions import Side
from assassins.games import TownGame
from assassins.secret import Secret
from kingsroad_tui.assassins.session.table import TownTurn

_Answer = TypeVar("_Answer")


class TownPrograms:
    """The programs at a table.

    Attributes:
        forfeits: by side, why its program forfeited.
    """

    def __init__(self) -> None:
        self.forfeits: dict[Side, str] = {}
        self._running: dict[Side, TownProgram] = {}

    async def choose_secret(self, turn: TownTurn) -> Secret | None:
        """The three assassins; None where no program plays, or it forfeits."""
        return await asyncio.to_thread(self._ask, turn, TownProgram.choose_secret)

    async def play_phase(self, turn: TownTurn) -> list[str] | None:
        """The actions of the rest of the phase; None where no program plays, or it forfeits."""
        actions = await asyncio.to_thread(self._ask, turn, TownProgram.play_phase)
        return None if actions is None else list(map(str, actions))

    def end(self, game: TownGame) -> None:
        """Sends the programs the end of a finished game, and lets them go."""
        for program in self._running.values():
            program.end(game)
        self._running = {}

    def close(self) -> None:
        """Ends the programs at once."""
        for program in self._running.values():
            program.close()
        self._running = {}

    def _ask(
        self, turn: TownTurn, question: Callable[[TownProgram, TownGame], _Answer]
    ) -> _Answer | None:
        if not turn.program or turn.side in self.forfeits:
            return None
        try:
            if turn.side not in self._running:
                self._running[turn.side] = TownProgram(turn.program, turn.side)
            return question(self._running[turn.side], turn.game.game())
        except Forfeit as forfeit:
            self.forfeits[turn.side] = forfeit.why
            if program := self._running.pop(turn.side, None):
                program.close()
            return None
