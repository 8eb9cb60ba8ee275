"""Programs as players of King's Road; `advisor.messages.programs` has the messages.

An illegal answer forfeits the game as a late or missing one does.
"""

from __future__ import annotations

from typing import Any

from advisor.messages.programs import ProgramAnswer, ProgramChoose, ProgramEnd, ProgramRechoose
from advisor.program_processes import SECONDS, ProgramProcess, StartedWhenAsked
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.position import PositionData
from kingsroad.records import GameData
from tabletop.game import SeatView
from tabletop.say import Say


class Program(ProgramProcess):
    """A running program that plays one seat of one game; a context manager, which ends it."""

    def __init__(self, command: str, seat: int = 0, seconds: float = SECONDS) -> None:
        """Starts a program; see `ProgramProcess`. Raises Forfeit if it cannot be started."""
        super().__init__(command, seconds)
        self._seat = seat

    def choose(self, game: Game) -> Selection:
        """Its selection for the next round, or its second choice in a pending one.

        Args:
            game: the game so far; only what is public is sent.

        Raises:
            Forfeit: it answered too late, not at all, or with something that is not legal.
        """
        facts, revealed = _public(game, self._seat), game.revealed
        if revealed is None:
            answer = self.ask(ProgramChoose, ProgramAnswer, facts)
        else:
            shown = [selection.codes for selection in revealed.selections]
            answer = self.ask(ProgramRechoose, ProgramAnswer, facts | {"revealed": shown})
        try:
            selection = Selection.of(answer.selection)
            game.hand(self._seat).check(selection)
        except IllegalSelection as error:
            raise self.forfeit(Say("tabletop-answer-illegal", why=error.said)) from None
        return selection

    def greet(self) -> None:
        """As `ProgramProcess` has it."""
        game = Game(("Player 1", "Player 2"))
        self.ask(ProgramChoose, ProgramAnswer, _public(game, self._seat))
        self.end(game)

    def last_message(self, game: Game) -> ProgramEnd:
        """What it is told as a game is over."""
        return ProgramEnd(**_public(game, self._seat))


def greet_program(command: str, seconds: float = SECONDS) -> None:
    """Starts a program for a moment, to see whether it can play.

    Raises:
        Forfeit: it cannot be started, or gives no answer that can be read.
    """
    with Program(command, seconds=seconds) as program:
        program.greet()


class ProgramPlayer(StartedWhenAsked[Program]):
    """A program as the player of a seat."""

    def __init__(self, command: str, seat: int, seconds: float = SECONDS) -> None:
        """``seconds`` is the time limit for every answer."""
        super().__init__(lambda: Program(command, seat, seconds))

    async def choose(self, view: SeatView[Game]) -> Selection:
        """Its choice. Raises Forfeit where it gives no usable one."""
        return await self.ask(lambda program: program.choose(view.game))


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
