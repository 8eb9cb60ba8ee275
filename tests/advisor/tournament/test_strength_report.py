"""The matches can be played, and name players that exist."""

from importlib import resources
from pathlib import Path

import pytest

from advisor.kingsroad.players.computers import find_computer
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from advisor.workshop.tournament.standings import standing_of
from advisor.workshop.tournament.strength_report import Matchup, calibrate, main, matchups, measure


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
