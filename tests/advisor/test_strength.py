"""The lines of the README can be played, and name players that exist."""

from importlib import resources
from pathlib import Path

from advisor.computers import find
from advisor.strength import Line, calibrate, lines, measure
from advisor.strengths import RANDOM, RULE_OF_THUMB


def test_every_line_names_players_that_exist() -> None:
    weights = Path(str(resources.files("advisor").joinpath("weights/standard-2.npz")))
    every = list(lines([weights], weights))
    for line in every:
        for name in (line.player, *line.others):
            find(name, line.seats)
        assert (
            line.demanded is None
            or 1 / line.seats <= line.demanded < 1
            or weights.name in line.name
        )
    assert len({(line.name, line.seats) for line in every}) == len(every)


def test_a_line_is_played_once_only(tmp_path: Path) -> None:
    line = Line(RULE_OF_THUMB, (RANDOM, RANDOM))
    first, games = measure(line, tmp_path, games=7)
    assert games == 9
    assert first.player == RULE_OF_THUMB
    assert first.share.value > 0.5
    again, _ = measure(line, tmp_path, games=7)
    assert again == first


def test_calibration_stands_beside_its_baselines() -> None:
    names = [found.name for found in calibrate(2, 60)]
    assert names[1:] == ["uniform", "score leader"]
