"""Games of the strongest computer player in all seats, by which values are judged."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from advisor.batch.games import games_of
from advisor.core.cancellation import Stop
from advisor.core.parallel import spread
from advisor.players.strategies import ChoiceTask, by_advice
from advisor.selfplay.calibration import SelfPlayGames
from advisor.selfplay.matches import MAX_ROUNDS
from advisor.tournament.seeds import seed_of
from advisor.values.evaluation import using
from advisor.values.valuer import Valuer
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position


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
        raise ValueError("no game came to its end")
    return SelfPlayGames(
        games_of(seen), np.array(points, np.float64), np.array(shares), np.array(numbers)
    )


def play_game(task: GameTask) -> tuple[int, list[Position]]:
    """The number of a game, and its positions from the start to the last."""
    start = task.start
    game = Game(tuple(f"Player {seat + 1}" for seat in start.seats), start.variant, start=start)
    seen = [start]
    with using(task.valuer):
        while not game.finished and len(game.rounds) < MAX_ROUNDS:
            chosen = _choices(game, task)
            game = game.choose([chosen[seat] for seat in sorted(chosen)])
            if game.revealed is not None:
                again = _choices(game, task)
                game = game.choose_again(tuple(map(again.get, start.seats)))
            seen.append(game.position)
    return task.number, seen


def _choices(game: Game, task: GameTask) -> dict[int, Selection]:
    """By seat, the choices that are to be made now."""
    public, found = game.as_public(), {}
    for seat in game.to_choose:
        when = len(game.rounds), game.revealed is not None
        task_seed = seed_of(task.seed, task.number, seat, *when)
        decision = by_advice(ChoiceTask(public, seat, task_seed, Stop()))
        found[seat] = Selection.of(decision.choice.selection)
    return found
