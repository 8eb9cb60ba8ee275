"""Games of the strongest player in all seats, and the positions taken from them."""

from __future__ import annotations

import pytest

from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.workshop.kingsroad.calibration import calibrations
from advisor.workshop.tournament.full_strength import GameTask, full_strength_games, play_game
from kingsroad.position import Variant, starting_position
from tests.support.builders import position


def test_positions_come_with_the_result_of_their_game() -> None:
    results = full_strength_games(CLOSED_FORMS[2], starting_position(2), games=2, seed=4)
    assert sorted(set(results.number.tolist())) == [0, 1]
    for game in range(2):
        here = results.number == game
        assert results.games.rounds[here].tolist() == list(range(1, here.sum() + 1))
        assert (results.points[here] == results.points[here][0]).all()
        winner = results.points[here][0].argmax()
        assert results.points[here][0, winner] >= 40
        assert results.shares[here][0, winner] > 0
    assert results.shares.sum(axis=1) == pytest.approx(1)
    judged = calibrations(results, CLOSED_FORMS[2])[0]
    assert judged.positions == len(results.games)
    assert judged.slope is not None


def test_the_same_seed_plays_the_same_game_and_its_number_another() -> None:
    start = position(3, scores=(39, 38, 30), variant=Variant.PERMANENT_NOBLES)
    task = GameTask(7, start, None, 1)
    number, seen = play_game(task)
    assert number == 7
    assert play_game(task) == (7, seen)
    assert seen[-1].finished
    assert any(play_game(task._replace(number=other))[1] != seen for other in (8, 9, 10))


def test_games_that_end_nowhere_are_no_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("advisor.workshop.tournament.full_strength.MAX_ROUNDS", 1)
    assert len(play_game(GameTask(0, starting_position(2), CLOSED_FORMS[2], 1))[1]) == 2
    with pytest.raises(ValueError, match="end"):
        full_strength_games(CLOSED_FORMS[2], starting_position(2), games=1, seed=1)
