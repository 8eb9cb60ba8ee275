"""Commands with damaged weights, checkpoints and results: one line and the right exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from advisor.messages.computers import RANDOM
from kingsroad_tui.cli import run as kingsroad
from tests.advisor.learning.test_archive import WEIGHTS
from tests.advisor.selfplay.test_checkpoints import checkpoint

__all__ = ["checkpoint"]  # a fixture


def test_a_flipped_byte_of_weights_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    middle = len(WEIGHTS[0]) // 2
    file.write_bytes(
        WEIGHTS[0][:middle] + bytes([WEIGHTS[0][middle] ^ 1]) + WEIGHTS[0][middle + 1 :]
    )
    assert kingsroad(["tournament", f"advisor@{file}", "random", "--tables", "1"]) == 2
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert f"weights {file}: " in output.err


def test_a_flipped_byte_of_a_checkpoint_is_one_line_and_exit_code_2(
    tmp_path: Path, checkpoint: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.npz"
    for place in range(0, len(checkpoint), len(checkpoint) // 12):
        flipped = bytes([checkpoint[place] ^ 1])
        file.write_bytes(checkpoint[:place] + flipped + checkpoint[place + 1 :])
        code = kingsroad(["train", str(file), "--rounds", "1"])
        output = capsys.readouterr()
        assert (code, output.err.count("\n")) in ((0, 0), (2, 1))


TOURNAMENTS = (
    ["tournament", RANDOM, RANDOM, "--tables", "1", "--cap", "1", "--json"],
    ["assassins", "tournament", RANDOM, "--matches", "1", "--json"],
)
"""Of either game."""


@pytest.mark.parametrize("arguments", TOURNAMENTS, ids=["King's Road", "King & Assassins"])
def test_what_cannot_be_read_is_one_line_of_a_tournament(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert kingsroad([*arguments, "--results", str(file)]) == 0
    first = json.loads(capsys.readouterr().out)
    content = file.read_bytes() + b'{"players":[]}\n'
    file.write_bytes(content)
    assert kingsroad([*arguments, "--results", str(file)]) == 0
    output = capsys.readouterr()
    assert json.loads(output.out) == first
    assert output.err.count("\n") == 1 and "1 line cannot be read" in output.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("arguments", TOURNAMENTS, ids=["King's Road", "King & Assassins"])
@pytest.mark.parametrize("content", [b"nothing of the kind\n", b"\xff\x00", b"[" * 9000])
def test_a_tournament_leaves_a_file_alone_that_is_not_its_own(
    arguments: list[str], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    assert kingsroad([*arguments, "--results", str(file)]) == 2
    output = capsys.readouterr()
    assert not output.out and output.err.count("\n") == 1 and "is no results file" in output.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("player", ["cmd:", "cmd: ", "cmd:a\tb", "cmd:\udcff", "cmd:a\nb", "cmd:'"])
def test_a_command_line_that_no_player_can_have_is_one_line(
    player: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert kingsroad(["tournament", player, RANDOM, "--results", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not file.exists()
