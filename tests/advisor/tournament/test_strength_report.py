"""The matches can be played, and name players that exist.

Games of the strongest player in all seats, and the positions taken from them.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from advisor.kingsroad.players.computers import find_computer
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from advisor.workshop.kingsroad.calibration import calibrations
from advisor.workshop.tournament.full_strength import GameTask, full_strength_games, play_game
from advisor.workshop.tournament.standings import standing_of
from advisor.workshop.tournament.strength_report import Matchup, calibrate, main, matchups, measure
from kingsroad.position import Variant, starting_position
from tests.support.builders import position


def test_every_match_names_players_that_exist() -> None:
    weights = Path(
        str(resources.files("advisor.kingsroad.values").joinpath("weights/standard-2.npz"))
    )
    every = list(matchups([weights], weights))
    for matchup in every:
        for name in (matchup.player, *matchup.others):
            find_computer(name, matchup.seats)
        assert (
            matchup.demanded is None
            or 1 / matchup.seats <= matchup.demanded < 1
            or weights.name in matchup.name
        )
    assert len({(matchup.name, matchup.seats) for matchup in every}) == len(every)


def test_a_match_is_played_once_only_and_goes_on(tmp_path: Path) -> None:
    matchup = Matchup(RULE_OF_THUMB, (RANDOM, RANDOM))
    assert measure(matchup, tmp_path, games=0) == []
    first = measure(matchup, tmp_path, games=7)
    assert len(first) == 9
    assert standing_of(RULE_OF_THUMB, first).share.value > 0.5
    assert measure(matchup, tmp_path, games=7) == measure(matchup, tmp_path, games=0) == first
    more = measure(matchup, tmp_path, games=10)
    assert more[:9] == first
    assert len(more) == 12


def test_calibration_stands_beside_its_baselines() -> None:
    names = [found.name for found in calibrate(2, 60)]
    assert names[1:] == ["uniform", "score leader"]


def test_a_folder_with_other_results_is_one_line_and_an_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one-round-against-random.jsonl"
    file.write_text("what is this\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["strength", str(tmp_path), "--only", "one-round against"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(file) in error
    assert file.read_text(encoding="utf-8") == "what is this\n"


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
