"""Games of the strongest computer player in all seats, by which values are judged."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import numpy as np

from advisor.core.cancellation import Stop
from advisor.core.parallel import spread
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.players.computers import ChoiceTask, by_advice
from advisor.kingsroad.values.evaluation import using
from advisor.kingsroad.values.valuer import Valuer
from advisor.workshop.kingsroad.calibration import SelfPlayGames
from advisor.workshop.kingsroad.matches import MAX_ROUNDS
from advisor.workshop.tournament.runner import seed_of
from kingsroad.cards import Selection
from kingsroad.games import SECOND, Game, after_rounds
from kingsroad.position import Position
from tabletop.errors import UnusableValue
from tabletop.game import SeatView, play
from tabletop.say import Say


class GameTask(NamedTuple):
    """A game to play; can be pickled.

    Attributes:
        number: of the game.
        start: where it starts.
        valuer: the values that the players use; None for the packaged ones.
        seed: of all games together.
    """

    number: int
    start: Position
    valuer: Valuer | None
    seed: int


def full_strength_games(
    valuer: Valuer | None,
    start: Position,
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    scheduler: str | None = None,
) -> SelfPlayGames:
    """All positions of games in which the advisor plays every seat.

    Games that reach the cap on rounds are left out.

    Args:
        valuer: the values that it uses; None for the packaged ones.
        start: where the games start.
        games: how many.
        seed: of all draws.
        jobs, scheduler: as in `advisor.core.parallel.spread`.

    Raises:
        ValueError: no game came to its end.
    """
    tasks = [GameTask(number, start, valuer, seed) for number in range(games)]
    played = sorted(
        spread(play_game, tasks, jobs=jobs, scheduler=scheduler), key=lambda found: found[0]
    )
    seen, shares, points, numbers = [], [], [], []
    for number, positions in played:
        over = positions[-1]
        if not over.finished:
            continue
        seen += positions[:-1]
        numbers += [number] * (len(positions) - 1)
        won = [(seat in over.winners) / len(over.winners) for seat in over.seats]
        shares += [won] * (len(positions) - 1)
        points += [over.scores] * (len(positions) - 1)
    if not seen:
        raise UnusableValue(Say("advisor-no-game-ended"))
    return SelfPlayGames(
        games_of(seen), np.array(points, np.float64), np.array(shares), np.array(numbers)
    )


def play_game(task: GameTask) -> tuple[int, list[Position]]:
    """The number of a game, and its positions from the start to the last."""
    start = task.start
    names = tuple(f"Player {seat + 1}" for seat in start.seats)
    advised = [_Advised(task)] * start.num_players
    with using(task.valuer):
        game = asyncio.run(
            play(Game(names, start.variant, start=start), advised, until=after_rounds(MAX_ROUNDS))
        )
    return task.number, list(game.positions)


class _Advised:
    """A player that follows the advice, at any seat."""

    def __init__(self, task: GameTask) -> None:
        self._task = task

    async def choose(self, view: SeatView[Game]) -> Selection:
        dice = seed_of(
            self._task.seed,
            self._task.number,
            view.seat,
            len(view.game.rounds),
            view.turn.phase == SECOND,
        )
        decision = by_advice(ChoiceTask(view.game, view.seat, dice, Stop()))
        return Selection.of(decision.choice.selection)
