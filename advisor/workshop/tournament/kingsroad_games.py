"""The games of a tournament of King's Road, and the luck in their results.

Luck is which plays of the players' mixes came up: the worth of the choices drawn minus the mean
worth over the mixes they were drawn from. Its mean is zero whatever values judge it, so a result
minus its luck has the same mean as the result, and varies far less where the values are good. This
is the idea of gnubg's luck-adjusted results and of AIVAT (Burch, Schmid, Moravčík, Morrill and
Bowling, 2018) for games with hidden choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import prod
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.mixed_strategies import Actions, MixedStrategy, draw, joint
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.players.computers import choose, find_computer, is_computer
from advisor.kingsroad.players.programs import ProgramPlayer, greet_program
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.computers import STRENGTHS, character_of, names_at_table
from advisor.messages.plans import TournamentPlan
from advisor.messages.protocol import RequestError
from advisor.messages.verdicts import Goal
from advisor.program_processes import SECONDS, command_of
from advisor.workshop.tournament import runner
from advisor.workshop.tournament.standings import GameResult
from kingsroad.cards import Selection
from kingsroad.games import SECOND, Game, after_rounds
from kingsroad.position import Position
from kingsroad.records import GameData
from kingsroad.rounds import RoundReport
from tabletop.game import Nobody, SeatView, play

_MAX_JOINT_CHOICES: Final = 512
"""The most joint choices to go through; where the mixes have more, as many are drawn."""


def luck_of(
    game: Game, chosen: Mapping[int, Selection], mixes: Mapping[int, MixedStrategy], seed: int
) -> Floats:
    """[players]: the share of the victory that each owes to luck.

    Args:
        game: before the choices; with a round pending, before the second ones.
        chosen: the choice of every seat that had to choose.
        mixes: for each seat that drew its choice, a probability for each of its
            `Plays.candidates`. The other choices are taken as given.
        seed: of the sample.
    """
    stage = StageGame(game.table_position, Goal.WIN, revealed=game.revealed)
    actions = np.zeros((1, len(stage.seats)), np.intp)
    drawn_from = [np.eye(1, size)[0] for size in stage.sizes]
    for seat, selection in chosen.items():
        actions[0, seat] = action = stage.action_of(seat, selection)
        drawn_from[seat] = mixes.get(seat, np.eye(1, stage.sizes[seat], action)[0])
    if prod(map(np.count_nonzero, drawn_from)) <= _MAX_JOINT_CHOICES:
        others, chances = joint(drawn_from)
    else:
        others, chances = (
            draw(drawn_from, _MAX_JOINT_CHOICES, seed),
            np.full(_MAX_JOINT_CHOICES, 1 / _MAX_JOINT_CHOICES),
        )
    drawn, *possible = _win(stage, np.concatenate([actions, others]))
    return np.asarray(drawn - chances @ np.array(possible))


def _win(stage: StageGame, chosen: Actions) -> Floats:
    """[n, players]: chances to win after joint choices, or before them where a Witch is shown.

    A Witch's luck is judged with the second choices.
    """
    witches = np.array([stage.witch_action(seat) for seat in stage.seats])
    plain = np.flatnonzero((chosen != witches).all(axis=1))
    win = np.repeat(evaluate(games_of([stage.position])).win, len(chosen), axis=0)
    if len(plain):
        win[plain] = stage.payoffs(chosen[plain]).win
    return win


def check_players(plan: TournamentPlan) -> None:
    """Raises TournamentError if the plan names a player that does not exist."""
    runner.check_names(plan.players, is_computer, STRENGTHS)
    for name in plan.players:
        if command_of(name) is not None:
            continue
        try:
            find_computer(name, plan.seats)
        except RequestError as error:
            raise runner.TournamentError(error.where, error.why) from None


def greet_players(plan: TournamentPlan, scheduler: str | None = None) -> None:
    """Raises TournamentError if a program of the plan cannot play, as `greet_programs` does."""
    greet = partial(greet_program, seconds=plan.seconds or SECONDS)
    runner.greet_programs(plan.players, greet, scheduler)


def play_game(plan: TournamentPlan, table: int, rotation: int, names: Sequence[str]) -> GameResult:
    """Plays a game of a plan: its table, its rotation and the players, by seat."""
    seed = (plan.seed, table, rotation)
    start = Game(names_at_table(list(map(character_of, names))), plan.variant)
    seats = [_Seat(name, number, plan, seed) for number, name in enumerate(names)]
    luck = _Luck(seats, seed)
    game = runner.played(play(start, seats, luck, until=after_rounds(plan.cap)), seats)
    forfeits = {str(n): seat.forfeit for n, seat in enumerate(seats) if seat.forfeit}
    return GameResult(
        table=table,
        rotation=rotation,
        players=list(names),
        scores=list(game.position.scores),
        nobles=[game.position.noble_count(seat) for seat in game.position.seats],
        shares=_shares(game.position, {int(seat) for seat in forfeits}),
        luck=luck.total.tolist(),
        rounds=len(game.rounds),
        capped=not game.finished,
        forfeits=forfeits,
        record=GameData.of(game),
        seconds=[seat.times.mean for seat in seats],
    )


play_table = partial(runner.play_batch, play_game)
"""Plays all rotations of a table, from the plan and the table's number."""


class _Computer:
    """A computer player.

    Attributes:
        mix: what its last choice was drawn from, where it was drawn.
    """

    def __init__(self, name: str, plan: TournamentPlan, seed: tuple[int, ...]) -> None:
        self.mix: MixedStrategy | None = None
        self._name = name
        self._seconds = plan.seconds
        self._seed = seed

    async def choose(self, view: SeatView[Game]) -> Selection:
        dice = runner.seed_of(*self._seed, view.seat, view.turn.round, view.turn.phase == SECOND)
        decision = choose(view.game, view.seat, self._name, dice, seconds=self._seconds)
        self.mix = decision.mix
        return Selection.of(decision.choice.selection)


class _Seat(runner.TournamentSeat[Game, Selection]):
    """A player at the table."""

    def __init__(self, name: str, seat: int, plan: TournamentPlan, seed: tuple[int, ...]) -> None:
        super().__init__(
            name,
            lambda computer: _Computer(computer, plan, seed),
            lambda command: ProgramPlayer(command, seat, plan.seconds or SECONDS),
        )

    @property
    def mix(self) -> MixedStrategy | None:
        """What the last choice was drawn from, where it was drawn."""
        return self._computer.mix if isinstance(self._computer, _Computer) else None


class _Luck(Nobody[Game]):
    """Watches a game and adds up everybody's luck.

    Attributes:
        total: [players], as `luck_of` measures it.
    """

    def __init__(self, seats: Sequence[_Seat], seed: tuple[int, ...]) -> None:
        self.total = np.zeros(len(seats))
        self._seats = seats
        self._seed = seed

    async def saw(self, before: Game, game: Game) -> None:
        second, outcome = before.pending is not None, game.outcome
        made = (
            outcome.reselections
            if isinstance(outcome, RoundReport) and second
            else outcome.selections
        )
        chosen = {seat: cards for seat, cards in enumerate(made) if cards is not None}
        mixes = {seat: mix for seat in chosen if (mix := self._seats[seat].mix) is not None}
        dice = runner.seed_of(*self._seed, 0, "luck", before.position.round, second)
        self.total += luck_of(before, chosen, mixes, dice)


def _shares(position: Position, forfeited: set[int]) -> list[float]:
    """By seat, the share of the victory: the best players that did not forfeit share it."""
    for seats in position.ranking:
        if winners := [seat for seat in seats if seat not in forfeited]:
            return [(seat in winners) / len(winners) for seat in position.seats]
    return [0.0] * position.num_players
