"""What reviews said of own games stays in the statistics when their files are gone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from advisor.messages.review import decisions
from kingsroad_tui.cli import run
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.statistics import kingsroad_progress
from kingsroad_tui.statistics.kept import judged_file
from tests.support.practice import THREE, keep_planted_assassins, save_own
from tests.support.sample_review import sample_review


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))


def finished() -> list[int]:
    return [at for at, game in enumerate(THREE) if game.finished]


def test_a_judged_game_counts_in_its_month_for_ever() -> None:
    """Its choices by hand: those that were not forced, by what they surely lost."""
    game = THREE[finished()[0]]
    save_own(game, judged=True)
    (month,) = kingsroad_progress().months
    own = decisions(sample_review(game).rounds, 0)
    assert (month.games, month.judged, month.decisions) == (1, 1, len(own))
    assert month.lost == pytest.approx(sum(one.lost for one in own) / len(own))
    for file in autosave_folder().iterdir():
        if file.is_file():
            file.unlink()
    assert kingsroad_progress().months == (month,)


def test_a_review_that_lies_beside_a_game_is_found() -> None:
    """One that was kept before there were statistics by month."""
    game = THREE[finished()[0]]
    save_own(game, judged=True)
    before = kingsroad_progress()
    judged_file().unlink()
    assert kingsroad_progress() == before
    assert judged_file().exists()


def test_the_command_gives_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """As a table, as JSON lines, as CSV; and what it gave before, it gives still."""
    save_own(THREE[finished()[0]], judged=True)
    assert run(["statistics", "--by", "month"]) == 0
    assert "choices" in capsys.readouterr().out
    assert run(["statistics", "--by", "kind", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["by"] for row in rows} == {"kind"}
    assert run(["statistics", "--csv"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "by,which,games,won,judged,decisions,lost,luck"
    assert {line.split(",")[0] for line in lines} == {"month", "opponent", "kind"}
    assert run(["statistics", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"strength", "games", "won", "lead"}
    keep_planted_assassins()
    assert run(["assassins", "statistics", "--csv"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == head
