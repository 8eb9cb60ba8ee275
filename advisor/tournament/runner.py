"""Plays tournaments: seeded tables, every rotation of their seats, results written as they come.

A plan decides everything about the games, so the same plan gives the same results, wherever and in
whatever order its tables are played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.parallel import spread
from advisor.equilibrium.mixed_strategies import MixedStrategy
from advisor.messages.characters import names_at_table
from advisor.messages.computers import RULE_OF_THUMB, STRENGTHS, character_of
from advisor.messages.protocol import RequestError
from advisor.players.computers import choose, find_computer, is_computer
from advisor.players.programs import SECONDS, Forfeit, Program, command_of
from advisor.tournament.luck import luck_of
from advisor.tournament.named_players import TournamentError, check_names
from advisor.tournament.results_file import TournamentPlan, opened_results
from advisor.tournament.seeds import seed_of
from advisor.tournament.standings import GameResult
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position


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


def play(
    plan: TournamentPlan,
    results: Path | None = None,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    report: Callable[[str], None] | None = None,
) -> Iterator[list[GameResult]]:
    """Plays the tables of a plan that have no results yet; yields each table's games.

    Args:
        plan: the games to play.
        results: a file for every table's games as they come. Tables that are in it already are
            yielded from it, not played again.
        jobs, scheduler: as in `advisor.core.parallel.spread`.
        report: receives a sentence about lines of the file that cannot be read, if there are any.

    Raises:
        TournamentError: the file is of another plan or no results file, or another run has it.
        OSError: it cannot be read or written.
        SpreadError: the work could not be spread.
    """
    with ExitStack() as stack:
        file = stack.enter_context(opened_results(results, plan)) if results else None
        if file and file.notice and report:
            report(file.notice)
        played = file.played if file else {}
        yield from played.values()
        left = [(plan, number) for number in range(plan.tables) if number not in played]
        for games in spread(_play_table, left, jobs=jobs, scheduler=scheduler):
            if file:
                file.add(games)
            yield games


def line_up(plan: TournamentPlan, table: int) -> list[str]:
    """The players of a table, before any rotation."""
    if len(plan.players) == plan.seats:
        return plan.players
    dice = random.Random(seed_of(plan.seed, "pool", table))
    if len(plan.players) > plan.seats:
        return dice.sample(plan.players, plan.seats)
    return dice.choices(plan.players, k=plan.seats)


def _play_table(task: tuple[TournamentPlan, int]) -> list[GameResult]:
    """All rotations of a table."""
    plan, table = task
    names = line_up(plan, table)
    return [
        _play_game(plan, table, turn, [*names[turn:], *names[:turn]]) for turn in range(plan.seats)
    ]


def _play_game(plan: TournamentPlan, table: int, rotation: int, names: Sequence[str]) -> GameResult:
    game = Game(names_at_table(list(map(character_of, names))), plan.variant)
    with ExitStack() as stack:
        seats = [
            _SeatPlayer(name, plan, (plan.seed, table, rotation, seat), stack)
            for seat, name in enumerate(names)
        ]
        luck = np.zeros(plan.seats)
        while not game.finished and len(game.rounds) < plan.cap:
            chosen, luck_now = _choices(game, game.to_choose, seats)
            luck += luck_now
            game = game.choose(list(chosen.values()))
            if game.revealed is not None:
                chosen, luck_now = _choices(game, game.to_choose, seats)
                luck += luck_now
                game = game.choose_again(tuple(map(chosen.get, range(plan.seats))))
        for number, seat in enumerate(seats):
            seat.end(game, number)
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
        seconds=[seat.seconds / max(1, seat.choices) for seat in seats],
    )


def _choices(
    game: Game, choosers: Iterable[int], seats: Sequence[_SeatPlayer]
) -> tuple[dict[int, Selection], Floats]:
    """The choices of these seats, and everybody's luck in them."""
    public = game.as_public()
    drawn = {seat: seats[seat].choose(public, seat) for seat in choosers}
    chosen = {seat: selection for seat, (selection, _) in drawn.items()}
    mixes = {seat: mix for seat, (_, mix) in drawn.items() if mix is not None}
    seed = seed_of(*seats[0].seed, "luck", game.position.round, game.pending is not None)
    return chosen, luck_of(game, chosen, mixes, seed)


class _SeatPlayer:
    """The player of one seat of a game, the time of its choices, and its forfeit if any."""

    def __init__(
        self, name: str, plan: TournamentPlan, seed: tuple[int, ...], stack: ExitStack
    ) -> None:
        self.name = name
        self.plan = plan
        self.seed = seed
        self.program: Program | None = None
        self.forfeit = ""
        self.seconds = 0.0
        self.choices = 0
        command = command_of(name)
        if command is not None:
            try:
                self.program = stack.enter_context(Program(command, plan.seconds or SECONDS))
            except Forfeit as forfeit:
                self._give_up(forfeit)

    def choose(self, game: Game, seat: int) -> tuple[Selection, MixedStrategy | None]:
        """The choice, and the mix it was drawn from, if any."""
        start = perf_counter()
        choice = self._choice(game, seat)
        self.seconds += perf_counter() - start
        self.choices += 1
        return choice

    def end(self, game: Game, seat: int) -> None:
        """Sends a program the end of the game."""
        if self.program:
            self.program.end(game, seat)

    def _choice(self, game: Game, seat: int) -> tuple[Selection, MixedStrategy | None]:
        if self.program:
            try:
                return self.program.choose(game, seat), None
            except Forfeit as forfeit:
                self._give_up(forfeit)
        seed = seed_of(*self.seed, game.position.round, game.pending is not None)
        decision = choose(game, seat, self.name, seed, seconds=self.plan.seconds)
        return Selection.of(decision.choice.selection), decision.mix

    def _give_up(self, forfeit: Forfeit) -> None:
        """From here on the rule-of-thumb player fills the seat, so that the game goes on."""
        if self.program:
            self.program.close()
        self.program = None
        self.forfeit = forfeit.why
        self.name = RULE_OF_THUMB


def _shares(position: Position, forfeited: set[int]) -> list[float]:
    """By seat, the share of the victory: the best players that did not forfeit share it."""
    for seats in position.ranking:
        if winners := [seat for seat in seats if seat not in forfeited]:
            return [(seat in winners) / len(winners) for seat in position.seats]
    return [0.0] * position.num_players
