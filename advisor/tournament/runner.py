"""Plays tournaments: seeded tables, every rotation of their seats, results written as they come.

A plan decides everything about the games, so the same plan gives the same results, wherever and in
whatever order its tables are played.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

import numpy as np

from advisor.core.arrays import Floats
from advisor.equilibrium.mixed_strategies import MixedStrategy
from advisor.messages.characters import names_at_table
from advisor.messages.computers import STRENGTHS, character_of
from advisor.messages.protocol import RequestError
from advisor.players.computers import choose, find_computer, is_computer
from advisor.players.program_processes import SECONDS, command_of
from advisor.players.programs import Program, greet_program
from advisor.tournament.luck import luck_of
from advisor.tournament.named_players import TournamentError, check_names, greet_programs
from advisor.tournament.plan import TournamentPlan
from advisor.tournament.seats import SeatPlayer
from advisor.tournament.seeds import seed_of
from advisor.tournament.standings import GameResult
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.records import GameData


def check_players(plan: TournamentPlan) -> None:
    """Raises TournamentError if the plan names a player that does not exist."""
    check_names(plan.players, is_computer, STRENGTHS)
    for name in plan.players:
        if command_of(name) is not None:
            continue
        try:
            find_computer(name, plan.seats)
        except RequestError as error:
            raise TournamentError(error.where, error.why) from None


def greet_players(plan: TournamentPlan, scheduler: str | None = None) -> None:
    """Raises TournamentError if a program of the plan cannot play, as `greet_programs` does."""
    greet = partial(greet_program, seconds=plan.seconds or SECONDS)
    greet_programs(plan.players, greet, scheduler)


def line_up(plan: TournamentPlan, table: int) -> list[str]:
    """The players of a table, before any rotation."""
    if len(plan.players) == plan.seats:
        return plan.players
    dice = random.Random(seed_of(plan.seed, "pool", table))
    if len(plan.players) > plan.seats:
        return dice.sample(plan.players, plan.seats)
    return dice.choices(plan.players, k=plan.seats)


def play_table(task: tuple[TournamentPlan, int]) -> list[GameResult]:
    """All rotations of a table."""
    plan, table = task
    names = line_up(plan, table)
    return [
        _play_game(plan, table, turn, [*names[turn:], *names[:turn]]) for turn in range(plan.seats)
    ]


def _play_game(plan: TournamentPlan, table: int, rotation: int, names: Sequence[str]) -> GameResult:
    game = Game(names_at_table(list(map(character_of, names))), plan.variant)
    with ExitStack() as stack:
        limit = plan.seconds or SECONDS
        seats = [SeatPlayer(name, partial(Program, seconds=limit), stack) for name in names]
        choices = partial(_choices, seats=seats, plan=plan, seed=(plan.seed, table, rotation))
        luck = np.zeros(plan.seats)
        while not game.finished and len(game.rounds) < plan.cap:
            chosen, luck_now = choices(game)
            luck += luck_now
            game = game.choose(list(chosen.values()))
            if game.revealed is not None:
                chosen, luck_now = choices(game)
                luck += luck_now
                game = game.choose_again(tuple(map(chosen.get, range(plan.seats))))
        for number, seat in enumerate(seats):
            if seat.program:
                seat.program.end(game, number)
    forfeits = {str(n): seat.forfeit for n, seat in enumerate(seats) if seat.forfeit}
    return GameResult(
        table=table,
        rotation=rotation,
        players=list(names),
        scores=list(game.position.scores),
        nobles=[game.position.noble_count(seat) for seat in game.position.seats],
        shares=_shares(game.position, {int(seat) for seat in forfeits}),
        luck=luck.tolist(),
        rounds=len(game.rounds),
        capped=not game.finished,
        forfeits=forfeits,
        seconds=[seat.mean_seconds for seat in seats],
        record=GameData.of(game),
    )


def _choices(
    game: Game, *, seats: Sequence[SeatPlayer[Program]], plan: TournamentPlan, seed: tuple[int, ...]
) -> tuple[dict[int, Selection], Floats]:
    """The choices of those who have to choose now, and everybody's luck in them."""
    public, moment = game.as_public(), (game.position.round, game.pending is not None)

    def by_computer(seat: int, name: str) -> tuple[Selection, MixedStrategy | None]:
        dice = seed_of(*seed, seat, *moment)
        decision = choose(public, seat, name, dice, seconds=plan.seconds)
        return Selection.of(decision.choice.selection), decision.mix

    def by_program(seat: int, program: Program) -> tuple[Selection, MixedStrategy | None]:
        return program.choose(public, seat), None

    drawn = {
        seat: seats[seat].choose(partial(by_program, seat), partial(by_computer, seat))
        for seat in game.to_choose
    }
    chosen = {seat: selection for seat, (selection, _) in drawn.items()}
    mixes = {seat: mix for seat, (_, mix) in drawn.items() if mix is not None}
    luck_seed = seed_of(*seed, 0, "luck", *moment)
    return chosen, luck_of(game, chosen, mixes, luck_seed)


def _shares(position: Position, forfeited: set[int]) -> list[float]:
    """By seat, the share of the victory: the best players that did not forfeit share it."""
    for seats in position.ranking:
        if winners := [seat for seat in seats if seat not in forfeited]:
            return [(seat in winners) / len(winners) for seat in position.seats]
    return [0.0] * position.num_players
