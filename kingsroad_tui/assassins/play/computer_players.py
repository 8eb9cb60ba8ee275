"""Asks the solver process for hints, and for what the computer players do.

Where it is gone or gives no answer, the random player plays, so that a game always goes on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Final, TypeVar

from advisor.assassins import random_player
from advisor.assassins.programs import ProgramSide
from advisor.messages.assassins_answers import AssassinsAdvice, PhaseChoice, SecretChoice
from advisor.messages.assassins_requests import (
    AssassinsAdviseRequest,
    AssassinsReviewRequest,
    ChooseSecretRequest,
    ComputerRequest,
    PlayPhaseRequest,
)
from advisor.messages.assassins_review import AssassinsReview, PhaseReview
from advisor.messages.bases import AnswerBase
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.protocol import Failure
from assassins.actions import Side
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame
from assassins.records import AssassinsGameData
from assassins.running import rest_of_phase
from assassins.secret import Secret
from kingsroad_tui.assassins.play.handing_over import seed_of
from kingsroad_tui.assassins.play.table import ReviewedSide
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.solver.client import SECONDS, Solver, answer_of
from tabletop.game import Player, SeatView, WithStandIn

_HINT_SECONDS: Final = 30.0
"""A hint is whole after 6 seconds or so of a quiet processor; it may take longer beside other work,
as one that is cut short leaves out what a review calls better."""


_Wanted = TypeVar("_Wanted", bound=AnswerBase)
_Player = Player[AssassinsGame, AssassinsChoice]


class AssassinsSeatPlayers:
    """Everybody at a table but the people, from the first phase to the last."""

    def __init__(self, solver: Solver, setup: Setup) -> None:
        self._solver = solver
        self._seed = setup.seed
        # The day's game is the same on every machine, however slow.
        self._seconds = None if setup.occasion.day else SECONDS
        self._programs: list[ProgramSide] = []
        self._players = {side: self._player(side, setup.seats[side.seat]) for side in Side}

    def players(self, person: _Player) -> list[_Player]:
        """The players in seat order; ``person`` plays for the people at the table."""
        return [player or person for player in self._players.values()]

    @property
    def forfeits(self) -> dict[int, str]:
        """The seats whose programs forfeited while they were asked here, and why."""
        return {
            side.seat: player.forfeit
            for side, player in self._players.items()
            if isinstance(player, WithStandIn) and player.forfeit
        }

    def end(self, game: AssassinsGame) -> None:
        """Sends the programs the end of a finished game, and lets them go."""
        for program in self._programs:
            program.end(game)

    def close(self) -> None:
        """Ends the programs at once."""
        for program in self._programs:
            program.close()

    def _player(self, side: Side, seat: Seat) -> _Player | None:
        """The player of a seat; None of a person's."""
        if seat.person:
            return None
        computer = _ComputerSide(
            self._solver, seat.computer or RULE_OF_THUMB, self._seed, self._seconds
        )
        if not seat.program or seat.forfeit:
            return computer
        program = ProgramSide(seat.program, side)
        self._programs.append(program)
        return WithStandIn(program, computer)


class _ComputerSide:
    """A computer player. It draws by the seed and the moment, so asking again never re-rolls."""

    def __init__(
        self, solver: Solver, computer: str, seed: int, seconds: float | None = SECONDS
    ) -> None:
        self._solver = solver
        self._seconds = seconds
        self._computer = computer
        self._seed = seed

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        dice = Random(self._seed_now(view))
        if view.turn.phase == ASSASSINS:
            named = await self._answer(view, ChooseSecretRequest, SecretChoice)
            return (
                Secret.of(named.assassins)
                if named
                else random_player.choose_secret(view.game, dice)
            )
        wanted = await self._answer(view, PlayPhaseRequest, PhaseChoice)
        actions = wanted.actions if wanted else random_player.play_phase(view.game, dice)
        return rest_of_phase(view.game, actions)

    def _seed_now(self, view: SeatView[AssassinsGame]) -> int:
        game, side = view.game, Side.at(view.seat)
        return seed_of(f"{self._seed}/{game.position.round}/{side}/{len(game.running)}")

    async def _answer(
        self, view: SeatView[AssassinsGame], question: type[ComputerRequest], wanted: type[_Wanted]
    ) -> _Wanted | None:
        """What the computer player says to a question; None where the solver gives no answer."""

        def request(number: int) -> ComputerRequest:
            return question(
                id=number,
                game=AssassinsGameData.of(view.game),
                computer=self._computer,
                seed=self._seed_now(view),
                seconds=self._seconds,
            )

        return await answer_of(self._solver, wanted, request)


async def advise(
    solver: Solver,
    game: AssassinsGameData,
    side: Side,
    seed: int = 0,
    *,
    assumptions: Sequence[str] = (),
    alike: bool = False,
) -> AsyncIterator[AssassinsAdvice | None]:
    """Hints for a side, coarse ones first; None where the solver gives none.

    Args:
        solver: whom to ask.
        game: what the side may see: with the secret only for the people's player.
        side: who asks.
        seed: of the search for ways to play.
        assumptions: what is taken for granted, as in `advisor.messages.assassins_assumptions`.
        alike: whether all trios count alike, whatever was seen.
    """
    request = AssassinsAdviseRequest(
        id=solver.fresh_id(),
        game=game,
        side="king" if side is Side.KING else "people",
        assumptions=list(assumptions),
        belief="alike" if alike else "seen",
        seed=seed,
        seconds=_HINT_SECONDS,
    )
    async for answer in solver.ask(request):
        if isinstance(answer, AssassinsAdvice):
            yield answer
        elif isinstance(answer, Failure):
            yield None


async def judge_phase(
    solver: Solver, game: AssassinsGameData, side: Side, number: int
) -> PhaseReview | None:
    """How well one phase of a game was played, by its place; None where there is no answer.

    Args:
        solver: whom to ask.
        game: what the side may see: with the secret only for the people's.
        side: whose phase it was.
        number: its place in the game.
    """
    whose: ReviewedSide = "king" if side is Side.KING else "people"

    def request(id: int) -> AssassinsReviewRequest:
        return AssassinsReviewRequest(id=id, game=game, side=whose, only=number)

    answer = await answer_of(solver, AssassinsReview, request)
    return answer.phases[0] if answer is not None and answer.phases else None
