"""Programs as players of King & Assassins; `advisor.messages.assassins_programs` has the messages.

An illegal answer forfeits the game as a late or missing one does.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

from advisor.messages.assassins_programs import (
    AssassinsPoints,
    AssassinsProgramEnd,
    AssassinsProgramPhase,
    AssassinsProgramPhaseAnswer,
    AssassinsProgramSecret,
    AssassinsProgramSecretAnswer,
)
from advisor.program_processes import SECONDS, ProgramProcess, StartedWhenAsked
from assassins.actions import Side
from assassins.games import (
    ASSASSINS,
    AssassinsChoice,
    AssassinsGame,
    AssassinsGameError,
    Opponents,
    new_game,
)
from assassins.records import AssassinsGameData
from assassins.replay import AssassinsPositionData, AssassinsResultData
from assassins.running import rest_of_phase
from assassins.secret import Secret
from tabletop.errors import UnusableValue
from tabletop.game import SeatView
from tabletop.say import Say

_MOST_ACTIONS: Final = 200
"""The most actions taken from an answer; a phase of the printed game has far fewer."""


class AssassinsProgram(ProgramProcess):
    """A running program that plays one side of one game; a context manager, which ends it."""

    def __init__(self, command: str, side: Side, seconds: float = SECONDS) -> None:
        """Starts a program; see `ProgramProcess`. Raises Forfeit if it cannot be started."""
        super().__init__(command, seconds)
        self._side = side

    def choose_secret(self, game: AssassinsGame) -> Secret:
        """The people's program's three assassins, before the first card.

        Raises:
            Forfeit: it answered too late, not at all, or with something else than three letters.
        """
        answer = self._ask_for_secret(game)
        try:
            return Secret.of(answer.assassins)
        except UnusableValue as error:
            raise self.forfeit(Say("tabletop-answer-illegal", why=error.why)) from None

    def play_phase(self, game: AssassinsGame) -> list[str]:
        """What it wants to do for the rest of the running phase, which is its side's; not judged.

        Args:
            game: the card turned up; only what the program's side may see is sent.

        Raises:
            Forfeit: it answered too late, not at all, or with more than anybody could do.
        """
        answer = self._ask_for_phase(game)
        if len(answer.actions) > _MOST_ACTIONS:
            raise self.forfeit(Say("advisor-program-many-actions", most=_MOST_ACTIONS))
        return answer.actions

    def greet(self) -> None:
        """As `ProgramProcess` has it."""
        game = new_game(Opponents("Player 1", "Player 2"))
        if self._side is Side.PEOPLE:
            self._ask_for_secret(game)
        else:
            game = game.turn_up(game.town.deck[0])
            self._ask_for_phase(game)
        self.end(game)

    def last_message(self, game: AssassinsGame) -> AssassinsProgramEnd:
        """What it is told as a game is over."""
        result = AssassinsResultData.of(game.result) if game.result else None
        return AssassinsProgramEnd(**_seen(game, self._side), result=result)

    def _ask_for_secret(self, game: AssassinsGame) -> AssassinsProgramSecretAnswer:
        facts = _seen(game, self._side)
        return self.ask(AssassinsProgramSecret, AssassinsProgramSecretAnswer, facts)

    def _ask_for_phase(self, game: AssassinsGame) -> AssassinsProgramPhaseAnswer:
        facts = _seen(game, self._side)
        return self.ask(AssassinsProgramPhase, AssassinsProgramPhaseAnswer, facts)


def greet_assassins_program(command: str, side: Side, seconds: float = SECONDS) -> None:
    """Starts a program for a moment, to see whether it can play a side.

    Raises:
        Forfeit: it cannot be started, or gives no answer that can be read.
    """
    with AssassinsProgram(command, side, seconds) as program:
        program.greet()


class ProgramSide(StartedWhenAsked[AssassinsProgram]):
    """A program as the player of a side."""

    def __init__(self, command: str, side: Side, seconds: float = SECONDS) -> None:
        """``seconds`` is the time limit for every answer."""
        super().__init__(lambda: AssassinsProgram(command, side, seconds))

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        """Its assassins, or what it does in a phase. Raises Forfeit, also where that is not legal,
        whoever the assassins are."""
        game = view.game
        if view.turn.phase == ASSASSINS:
            return await self.ask(lambda program: program.choose_secret(game))
        actions = await self.ask(lambda program: program.play_phase(game))
        doubtful = False
        for action in actions:
            try:
                game = game.act(action)
            except AssassinsGameError as error:
                if doubtful:
                    break
                assert self.program is not None
                await asyncio.to_thread(self.close)
                illegal = Say("tabletop-answer-illegal", why=error.why)
                raise self.program.forfeit(illegal) from None
            if game.finished:
                break
            doubtful = doubtful or game.running[-1].asks  # only the table knows if it is over
        return rest_of_phase(view.game, actions)


def _seen(game: AssassinsGame, side: Side) -> dict[str, Any]:
    """The fields that all messages share, with nothing but what the side may see."""
    if side is Side.KING and not game.finished:
        game = replace(game, secret=None)
    data = AssassinsGameData.of(game)
    position = game.position
    return {
        "side": side.value,
        "players": data.players,
        "board": data.board,
        "king_start": data.king_start,
        "start": data.start,
        "rounds": data.rounds,
        "pending": data.pending,
        "position": AssassinsPositionData.of(position),
        "card": position.card,
        "left": AssassinsPoints(
            king=position.king_ap, knights=position.knights_ap, people=position.people_ap
        ),
        "arrest": position.can_arrest,
        "secret": data.secret,
    }
