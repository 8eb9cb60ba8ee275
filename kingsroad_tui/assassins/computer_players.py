"""Asks the solver process for hints, and for what the computer players do.

Where it is gone or gives no answer, the random player plays, so that a game always goes on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Final, TypeVar

from advisor.assassins import random_player
from advisor.messages.bases import AnswerBase
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.protocol import Failure
from advisor.messages.town_answers import PhaseChoice, SecretChoice, TownAdvice
from advisor.messages.town_requests import (
    ChooseSecretRequest,
    ComputerRequest,
    PlayPhaseRequest,
    TownAdviseRequest,
)
from assassins.actions import Side
from assassins.records import TownGameData
from assassins.secret import Secret
from kingsroad_tui.assassins.program_players import TownPrograms
from kingsroad_tui.assassins.session.table import TownTurn
from kingsroad_tui.solver.asking import SECONDS, answer_of
from kingsroad_tui.solver.client import Solver

_HINT_SECONDS: Final = 8.0


_Wanted = TypeVar("_Wanted", bound=AnswerBase)


class TownComputers:
    """The solver process, and programs of the user's, as one table sees them.

    Attributes:
        programs: those at the table; for one that has forfeited the rule of thumb plays.
    """

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self.programs = TownPrograms()

    async def choose_secret(self, turn: TownTurn) -> Secret:
        """The three assassins of the people's computer player or program."""
        if (chosen := await self.programs.choose_secret(turn)) is not None:
            return chosen
        answer = await self._ask_for(turn, ChooseSecretRequest, SecretChoice)
        if answer is not None:
            return Secret.of(answer.assassins)
        return random_player.choose_secret(turn.game.game(), Random(turn.seed))

    async def play_phase(self, turn: TownTurn) -> list[str]:
        """What a computer player or program does for the rest of its phase."""
        if (actions := await self.programs.play_phase(turn)) is not None:
            return actions
        answer = await self._ask_for(turn, PlayPhaseRequest, PhaseChoice)
        if answer is not None:
            return answer.actions
        return list(map(str, random_player.play_phase(turn.game.game(), Random(turn.seed))))

    async def _ask_for(
        self, turn: TownTurn, question: type[ComputerRequest], wanted: type[_Wanted]
    ) -> _Wanted | None:
        """What a computer player says to a question; None where the solver gives no answer."""

        def request(number: int) -> ComputerRequest:
            return question(
                id=number,
                game=turn.game,
                computer=turn.computer or RULE_OF_THUMB,
                seed=turn.seed,
                seconds=SECONDS,
            )

        return await answer_of(self._solver, wanted, request)

    async def advise(
        self, game: TownGameData, side: Side, seed: int = 0
    ) -> AsyncIterator[TownAdvice | None]:
        """Hints for a side, coarse ones first; None where the solver gives none.

        Args:
            game: what the side may see: with the secret only for the people's player.
            side: who asks.
            seed: of the search for ways to play.
        """
        request = TownAdviseRequest(
            id=self._solver.fresh_id(),
            game=game,
            side="king" if side is Side.KING else "people",
            seed=seed,
            seconds=_HINT_SECONDS,
        )
        async for answer in self._solver.ask(request):
            if isinstance(answer, TownAdvice):
                yield answer
            elif isinstance(answer, Failure):
                yield None
