"""The array engine against `assassins`, action for action."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from advisor.assassins import batch
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import Ending
from assassins.town import side_a
from tests.assassins.support.random_play import steps
from tests.support.soak import volumes


def done(before: AssassinsGame, after: AssassinsGame) -> Action | None:
    """What was done between two moments of a game; None for the end of the phase."""
    actions = after.running or after.phases[-1].actions
    return actions[-1].action if len(actions) > len(before.running) else None


@pytest.mark.parametrize(("count", "phases"), volumes((12, 240), (480, 10_000)))
def test_plays_as_the_rules_do(count: int, phases: int) -> None:
    kinds = side_a().kinds
    runs = [steps(Random(f"{count}/{number}")) for number in range(count)]
    now = [next(run) for run in runs]
    games = batch.games_of(now[0].position, [game.secret for game in now])
    while not games.over.all():
        after = [game if game.finished else next(run) for game, run in zip(now, runs, strict=True)]
        cards = np.full(count, batch.FACE_DOWN, np.int8)
        codes = np.full(count, batch.WAIT, np.uint8)
        can = batch.legal(games)
        for number, (was, then) in enumerate(zip(now, after, strict=True)):
            legal = {
                batch.action_of(games.pawns[:, number], code, was.position): code
                for code in np.flatnonzero(can[:, number]).tolist()
            }
            assert legal.keys() == was.legal_actions().keys()
            if was.position.card is None and then.position.card is not None:
                cards[number] = kinds.index(then.position.card)
            elif not was.finished:
                action = done(was, then)
                codes[number] = batch.END if action is None else legal[action]
        games = batch.act(batch.turn_up(games, cards), codes)
        for number, game in enumerate(after):
            assert games.position(number) == game.position
        now = after
    played = sum(len(game.phases) for game in now)
    endings = {game.position.ending for game in now}
    assert played >= phases and (count < 100 or endings == set(Ending))
