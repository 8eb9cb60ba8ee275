"""The command that learns: it stops, goes on, and refuses what is no checkpoint."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from advisor.kingsroad.playing_on.stage_games import Effort
from advisor.workshop.kingsroad.checkpoints import load_run, save_run
from advisor.workshop.kingsroad.settings import TrainingSettings
from advisor.workshop.kingsroad.training import Run
from kingsroad_tui.cli import run as kingsroad
from kingsroad_tui.kingsroad.train import command


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
