"""``kingsroad advise``: the promised JSON, the table for people, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingsroad.notation import print_position
from kingsroad.records import write_game
from kingsroad_tui.cli import run
from tests.positions import suite
from tests.support.legal import random_game

_PROMISED = {
    "player",
    "position",
    "belief",
    "goal",
    "epsilon",
    "assumptions",
    "seed",
    "opponents",
    "candidates",
    "recommended",
    "win",
    "win_error",
    "certificate",
    "cut",
    "seconds",
}
_OF_A_CANDIDATE = {
    "selection",
    "points",
    "points_se",
    "worst",
    "best",
    "win",
    "win_se",
    "margin",
    "margin_se",
    "share",
}


@pytest.fixture
def saved(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    write_game(path, random_game(2, 5, rounds=4))
    return str(path)


def test_the_json_holds_what_is_promised(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["advise", saved, "--player", "bob", "--belief", "uniform", "--json"]) == 0
    output = capsys.readouterr().out
    assert output.count("\n") == 1
    advice = json.loads(output)
    assert advice.keys() >= _PROMISED
    assert advice["player"] == 1
    assert advice["belief"] == "uniform"
    assert advice["opponents"][0].keys() >= {"player", "plays", "selections"}
    assert advice["certificate"].keys() >= {"kind", "value", "unit", "method"}
    for candidate in advice["candidates"]:
        assert candidate.keys() >= _OF_A_CANDIDATE
        assert isinstance(candidate["worst"], int)
        assert isinstance(candidate["best"], int)
    assert sum(candidate["share"] for candidate in advice["candidates"]) == pytest.approx(1.0)
    assert advice["second_opinion"].keys() >= {"games", "mix", "method"}
    for candidate in advice["candidates"]:
        played_out = candidate["played_out"]
        assert (played_out is not None) == (
            candidate["share"] > 0
            or candidate in advice["candidates"][:5]
            or candidate["selection"] == advice["recommended"]
        )
        if played_out is not None:
            assert (
                played_out["win"]["low"] <= played_out["win"]["value"] <= played_out["win"]["high"]
            )
    best = next(c for c in advice["candidates"] if c["selection"] == advice["recommended"])
    assert best["loss"] <= best["loss_error"]
    assert sum(advice["win"]) == pytest.approx(1.0)
    assert advice["win"][1] <= best["win"] + best["loss_error"]


def test_asking_again_changes_nothing_but_the_time(
    saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answers: list[dict[str, object]] = []
    for _ in range(2):
        assert run(["advise", saved, "--player", "0", "--json"]) == 0
        answers.append(json.loads(capsys.readouterr().out) | {"seconds": 0})
    assert answers[0] == answers[1]


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code = print_position(suite(2)[3])
    assert run(["advise", code, "--player", "Player 1", "--belief", "equilibrium"]) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"Round {suite(2)[3].round}, the King in ")
    plain, _, details = output.partition("Details:")
    assert "Best choice: " in plain and "You win" in plain
    assert "Advice for winning against perfect players" in plain
    assert "Exploitability of the equilibrium (what a best response would gain" in details
    assert "): nothing." in details
    assert "Belief about Player 2: " in details


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--player", "Zoe"], "Zoe"),
        (["--player", "0", "--round", "99"], "round 99"),
        (["--player", "0", "--assume", "Bob plays 5"], "assumption"),
        (["--player", "0", "--assume", "Bob: plays 5", "--assume", "Bob: plays no 5"], "plays 5"),
        (["--player", "0", "--epsilon", "-1"], "epsilon"),
        (["--player", "0", "--seconds", "0"], "seconds"),
        (["--player", "0", "--belief", "faith"], "faith"),
    ],
)
def test_what_cannot_be_advised_is_one_line_and_exit_code_2(
    saved: str, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert run(["advise", saved, *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err


def test_a_finished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "over.json"
    game = random_game(3, 1)
    write_game(path, game)
    assert run(["advise", str(path), "--player", "0"]) == 2
    said = capsys.readouterr().err
    assert "over" in said and f"try --round {len(game.rounds)}" in said and said.count("\n") == 1


def test_without_time_it_says_what_it_did_without(
    saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["advise", saved, "--player", "0", "--seconds", "0.000001"]) == 0
    text = capsys.readouterr().out
    assert "Time ran out: a rough estimate." in text
    assert "means over a few joint plays" in text
