"""The games of a tournament of King & Assassins: both of a match have the same order of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from advisor.assassins.computers import COMPUTERS, choose_secret, play_phase
from advisor.assassins.programs import ProgramSide, greet_assassins_program
from advisor.core.cancellation import Stop
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import character_of, names_at_table
from advisor.messages.plans import AssassinsGameResult, AssassinsPlan
from advisor.program_processes import SECONDS
from advisor.workshop.tournament import runner
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame, Opponents, new_game
from assassins.records import AssassinsGameData
from assassins.running import rest_of_phase
from tabletop.game import SeatView, play


def check_assassins_players(plan: AssassinsPlan) -> None:
    """Raises TournamentError if the plan names a player that does not exist."""
    runner.check_names(plan.players, COMPUTERS.__contains__, COMPUTERS)


def greet_assassins_players(plan: AssassinsPlan, scheduler: str | None = None) -> None:
    """Raises TournamentError if a program of the plan cannot play, as `greet_programs` does."""
    runner.greet_programs(plan.players, partial(_greet, seconds=plan.seconds or SECONDS), scheduler)


def _greet(command: str, seconds: float) -> None:
    """Greets a program as the player of either side, since it is to play both."""
    for side in Side:
        greet_assassins_program(command, side, seconds)


def _play_game(
    plan: AssassinsPlan, match: int, number: int, players: Sequence[str]
) -> AssassinsGameResult:
    names = Opponents(*players)
    characters = [character_of(name, ASSASSINS_STRENGTHS) for name in names]
    start = new_game(Opponents(*names_at_table(characters)))
    deck = list(start.position.deck)
    Random(runner.seed_of(plan.seed, "deck", match)).shuffle(deck)
    seats = {
        side: _Seat(
            names.of(side), side, plan, runner.seed_of(plan.seed, match, number, side.value)
        )
        for side in Side
    }

    async def deal(_: AssassinsGame) -> RoundCard:
        return deck.pop()

    game = runner.played(play(start, list(seats.values()), chance=deal), seats.values())
    assert game.result is not None
    return AssassinsGameResult(
        match=match,
        game=number,
        players={side.value: names.of(side) for side in Side},
        winner=game.result.winner.value,
        by=game.result.by.value,
        rounds=game.position.round,
        forfeits={side.value: why for side, one in seats.items() if (why := one.forfeit)},
        seconds={side.value: one.times.mean for side, one in seats.items()},
        record=AssassinsGameData.of(game),
    )


play_match = partial(runner.play_batch, _play_game)
"""Plays both games of a match, from the plan and the match's number."""


class _Computer:
    def __init__(self, name: str, seconds: float | None, seed: int) -> None:
        self._name = name
        self._seconds = seconds
        self._seed = seed

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        if view.turn.phase == ASSASSINS:
            return choose_secret(view.game, self._name, self._seed)
        seed = runner.seed_of(self._seed, view.turn.round)
        actions = play_phase(view.game, self._name, seed, Stop(self._seconds))
        return rest_of_phase(view.game, actions)


class _Seat(runner.TournamentSeat[AssassinsGame, AssassinsChoice]):
    def __init__(self, name: str, side: Side, plan: AssassinsPlan, seed: int) -> None:
        super().__init__(
            name,
            lambda computer: _Computer(computer, plan.seconds, seed),
            lambda command: ProgramSide(command, side, plan.seconds or SECONDS),
        )
