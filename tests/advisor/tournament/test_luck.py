"""Luck is the worth of the choices drawn minus the mean over the mixes."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.verdicts import Goal
from advisor.workshop.tournament.kingsroad_games import luck_of
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from tests.support.builders import position

NAMES = ("Ann", "Bob", "Cid")
PLAYS = [Selection.parse(code) for code in ("123", "823", "12K", "456")]
GIVEN = Selection.parse("812")


def win_after(game: Game) -> np.ndarray:
    """Everybody's chance to win, of the victory at the end."""
    return np.asarray(evaluate(games_of([game.position])).win[0])


def mix_of(stage: StageGame, seat: int, chances: dict[Selection, float]) -> np.ndarray:
    mix = np.zeros(stage.sizes[seat])
    for selection, chance in chances.items():
        mix[stage.action_of(seat, selection)] = chance
    return mix


def stage_of(start: Position) -> StageGame:
    return StageGame(start, Goal.WIN)


@pytest.mark.parametrize(
    "start",
    [position(3), position(3, scores=(38, 37, 39), king=3)],
    ids=["the first round", "a round that may be the last"],
)
def test_luck_is_worth_less_the_mean_over_the_mixes(start: Position) -> None:
    """Against rounds played by the rules, one by one; Cid's choice is taken as given."""
    game, stage = Game(NAMES, start=start), stage_of(start)
    ann = dict(zip(PLAYS, (0.4, 0.3, 0.2, 0.1), strict=True))
    bob = dict(zip(PLAYS[:2], (0.75, 0.25), strict=True))
    mixes = {0: mix_of(stage, 0, ann), 1: mix_of(stage, 1, bob)}
    worth = {pair: win_after(game.play([*pair, GIVEN])) for pair in product(ann, bob)}
    chance = {(one, two): ann[one] * bob[two] for one, two in worth}
    mean = sum(chance[pair] * worth[pair] for pair in worth)
    lucks = {
        pair: luck_of(game, {0: pair[0], 1: pair[1], 2: GIVEN}, mixes, seed=1) for pair in worth
    }
    for pair, luck in lucks.items():
        assert luck == pytest.approx(worth[pair] - mean, abs=1e-9)
        assert luck.sum() == pytest.approx(0, abs=1e-9)
    assert max(abs(luck).max() for luck in lucks.values()) > 0.01
    assert sum(chance[pair] * lucks[pair] for pair in worth) == pytest.approx(0, abs=1e-9)


def test_nobody_who_draws_nothing_is_lucky() -> None:
    game = Game(NAMES, start=position(3))
    assert luck_of(game, dict.fromkeys(range(3), GIVEN), {}, seed=1) == pytest.approx(0)


def test_a_witch_is_worth_the_position_until_her_second_choice() -> None:
    start = position(3)
    game, stage = Game(NAMES, start=start), stage_of(start)
    witch = Selection.parse("W")
    mixes = {0: mix_of(stage, 0, {witch: 0.25, PLAYS[0]: 0.75})}
    plain = luck_of(game, {0: PLAYS[0], 1: GIVEN, 2: GIVEN}, mixes, seed=1)
    shown = luck_of(game, {0: witch, 1: GIVEN, 2: GIVEN}, mixes, seed=1)
    assert 0.25 * shown + 0.75 * plain == pytest.approx(0, abs=1e-9)
    now, after = win_after(game), win_after(game.play([PLAYS[0], GIVEN, GIVEN]))
    assert plain == pytest.approx(0.25 * (after - now), abs=1e-9)

    pending = game.reveal([witch, GIVEN, GIVEN])
    again = StageGame(pending.table_position, Goal.WIN, revealed=pending.revealed)
    chances = {PLAYS[0]: 0.5, PLAYS[3]: 0.5}
    luck = luck_of(pending, {0: PLAYS[0]}, {0: mix_of(again, 0, chances)}, seed=1)
    ends = [win_after(pending.choose_again((play, None, None))) for play in chances]
    assert luck == pytest.approx((ends[0] - ends[1]) / 2, abs=1e-9)


def test_many_joint_choices_are_sampled() -> None:
    start = position(3)
    game, stage = Game(NAMES, start=start), stage_of(start)
    mixes = dict(enumerate(stage.uniform_mixes))
    chosen = {0: PLAYS[0], 1: PLAYS[1], 2: GIVEN}
    lucks = [luck_of(game, chosen, mixes, seed) for seed in range(6)]
    # The samples differ, but all are close to the mean of a far larger one.
    rng = np.random.default_rng(1)
    drawn = np.stack([rng.choice(len(mix), 20_000, p=mix) for mix in stage.uniform_mixes], axis=1)
    exact = win_after(game.play(list(chosen.values()))) - stage.payoffs(drawn).win.mean(axis=0)
    assert np.std(lucks, axis=0).max() > 0
    assert np.array(lucks) == pytest.approx(np.tile(exact, (6, 1)), abs=0.02)
