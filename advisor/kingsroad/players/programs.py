"""Programs as players of King's Road; `advisor.messages.programs` has the messages.

An illegal answer forfeits the game as a late or missing one does.
"""

from __future__ import annotations

from typing import Any

from advisor.messages.programs import (
    ProgramAnswer,
    ProgramChoose,
    ProgramEnd,
    ProgramRechoose,
    ProgramRequest,
)
from advisor.program_processes import (
    PREFIX,
    SECONDS,
    ProgramProcess,
    StartedWhenAsked,
    command_of,
)
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.position import PositionData
from kingsroad.records import GameData
from tabletop.game import Forfeit, SeatView

__all__ = ["PREFIX", "SECONDS", "Forfeit", "Program", "command_of"]


class Program(ProgramProcess):
    """A running program that plays one seat of one game; a context manager, which ends it."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Starts a program; see `ProgramProcess`. Raises Forfeit if it cannot be started."""
        super().__init__(command, seconds)
        self._asked = 0

    def choose(self, game: Game, player: int) -> Selection:
        """Its selection for the next round, or its second choice in a pending one.

        Args:
            game: the game so far; only what is public is sent.
            player: the program's seat.

        Raises:
            Forfeit: it answered too late, not at all, or with something that is not legal.
        """
        revealed = game.revealed
        self._asked += 1
        request: ProgramRequest
        if revealed is None:
            request = ProgramChoose(**_public(game, player), id=self._asked, seconds=self.seconds)
        else:
            request = ProgramRechoose(
                **_public(game, player),
                id=self._asked,
                seconds=self.seconds,
                revealed=[s.codes for s in revealed.selections],
            )
        answer = self.ask(request, self._asked, ProgramAnswer)
        try:
            selection = Selection.of(answer.selection)
            game.hand(player).check(selection)
        except IllegalSelection as error:
            raise self.forfeit(f"the answer is not legal: {error}") from None
        return selection

    def greet(self) -> None:
        """Asks it for a first choice in a game of its own; whether that is legal is left to games.

        Raises:
            Forfeit: it answered too late, not at all, or with something that cannot be read.
        """
        game, player = Game(("Player 1", "Player 2")), 0
        self._asked += 1
        request = ProgramChoose(**_public(game, player), id=self._asked, seconds=self.seconds)
        self.ask(request, self._asked, ProgramAnswer)
        self.end(game, player)

    def end(self, game: Game, player: int) -> None:
        """Sends it the end of the game; it has a second to end itself, then it is killed."""
        self.say_farewell(ProgramEnd(**_public(game, player)))


def greet_program(command: str, seconds: float = SECONDS) -> None:
    """Starts a program for a moment, to see whether it can play.

    Raises:
        Forfeit: it cannot be started, or gives no answer that can be read.
    """
    with Program(command, seconds) as program:
        program.greet()


class ProgramPlayer(StartedWhenAsked[Program]):
    """A program as the player of a seat."""

    def __init__(self, command: str, seat: int, seconds: float = SECONDS) -> None:
        """See `Program`; ``seat`` is told to it at the end."""
        super().__init__(lambda: Program(command, seconds))
        self._seat = seat

    async def choose(self, view: SeatView[Game]) -> Selection:
        """Its choice. Raises Forfeit where it gives no usable one."""
        return await self.ask(lambda program: program.choose(view.game, view.seat))

    def end(self, game: Game) -> None:
        """Tells it that the game is over, and lets it go."""
        if self.program is not None:
            self.program.end(game, self._seat)


def _public(game: Game, player: int) -> dict[str, Any]:
    """The fields that all messages share, with nothing but what is public."""
    data = GameData.of(game.as_public())
    return {
        "player": player,
        "players": data.players,
        "variant": data.variant,
        "board": data.board,
        "start": data.start,
        "rounds": data.rounds,
        "position": PositionData.of(game.table_position),
    }
