"""The command that learns: it stops, goes on, and refuses what is no checkpoint.

``kingsroad statistics``: the kept games counted, as a table and as JSON.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from advisor.kingsroad.playing_on.stage_games import Effort
from advisor.messages.computers import LEVEL_1
from advisor.messages.verdicts import Goal
from advisor.workshop.kingsroad.checkpoints import load_run, save_run
from advisor.workshop.kingsroad.settings import TrainingSettings
from advisor.workshop.kingsroad.training import Run
from kingsroad_tui.cli import run
from kingsroad_tui.cli import run as kingsroad
from kingsroad_tui.files import typed_files
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.review.review_cache import store_review
from kingsroad_tui.kingsroad.review.skill import mean_loss_words
from kingsroad_tui.kingsroad.train import command
from tabletop.words.voice import phrase
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of


def small_run() -> Run:
    return Run(
        TrainingSettings(
            groups=3,
            tables=4,
            memory=200,
            batch=16,
            iteration_rounds=5,
            effort=Effort(first=3, kept=2, screened=4, profiles=2, added=1, rounds=20),
        )
    )


def test_a_run_goes_on_and_leaves_weights(tmp_path: Path) -> None:
    checkpoint, weights = tmp_path / "run.npz", tmp_path / "weights.npz"
    save_run(small_run(), checkpoint)
    options = ["--rounds", "10", "--weights", weights, "--compare", "2", "--calibrate", "4"]
    options += ["--calibrate-strongest", "1"]
    result = CliRunner().invoke(command, [str(checkpoint), *map(str, options)])
    assert result.exit_code == 0, result.output
    assert "against the closed form" in result.output
    assert result.output.count("score leader") == 2
    assert "calibration slope" in result.output
    assert load_run(checkpoint).played == 10
    assert weights.stat().st_size > 1000


def test_what_is_no_checkpoint_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.npz"
    file.write_text("nothing of the kind")
    assert kingsroad(["train", str(file)]) == 2
    error = capsys.readouterr().err
    assert f"{file}: is no checkpoint" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("rounds", [1, 3, 12])
def test_as_many_rounds_are_played_as_asked_for(tmp_path: Path, rounds: int) -> None:
    checkpoint = tmp_path / "run.npz"
    save_run(small_run(), checkpoint)
    result = CliRunner().invoke(command, [str(checkpoint), "--rounds", str(rounds)])
    assert result.output.rpartition("\n")[0].splitlines()[-1].startswith(f"{rounds} rounds,")
    assert load_run(checkpoint).played == rounds


def test_a_run_with_more_rounds_says_that_none_is_played(tmp_path: Path) -> None:
    checkpoint = tmp_path / "run.npz"
    run = small_run()
    run.iterate(2)
    save_run(run, checkpoint)
    result = CliRunner().invoke(command, [str(checkpoint), "--rounds", "1"])
    assert result.output == f"{checkpoint}: has 2 rounds already, so none is played\n"
    assert load_run(checkpoint).played == 2


def test_nothing_to_count_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["statistics"]) == 0
    first, _, rating = capsys.readouterr().out.splitlines()
    assert first == phrase("kingsroad-statistics-nothing") and rating.startswith("No rating yet")
    assert run(["statistics", "--json"]) == 0
    assert capsys.readouterr().out == ""


def test_finished_games_are_counted_and_damaged_files_passed_over(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = random_game(2, 3)
    saves.write_table(typed_files.save_path("over"), game, setup_of(PERSON, COMPUTER))
    typed_files.save_path("damaged").write_bytes(b"{")
    mine, other = game.position.scores
    assert run(["statistics", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "strength": LEVEL_1,
        "games": 1,
        "won": int(0 in game.position.winners),
        "lead": mine - other,
    }
    assert run(["statistics"]) == 0
    head, row, *_ = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["strength", "games", "won"]
    assert row.split()[:3] == ["Baron,", "good", "1"]


def test_how_strong_one_plays_is_said_of_the_games_analysed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The own choices of the game count, as its analysis beside it judged them."""
    game = random_game(2, 3)
    path = typed_files.save_path("over")
    saves.write_table(path, game, setup_of(PERSON, COMPUTER))
    assert run(["statistics"]) == 0
    assert phrase("kingsroad-statistics-analyse-first") in capsys.readouterr().out
    review = sample_review(game)
    store_review(path, game, review)
    assert run(["statistics"]) == 0
    skill = review.players[0].skill
    assert skill is not None
    cost = mean_loss_words(skill, Goal.WIN)
    said = f"In the game you have analysed, you gave up {cost} per choice"
    assert said in capsys.readouterr().out
