"""``kingsroad assassins``: output to the letter, and what it says of bad files."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from assassins.games import Opponents, new_game
from assassins.notation import print_position
from assassins.records import read_game, write_game
from assassins.replay import AssassinsReplayData
from assassins.secret import Secret
from kingsroad_tui.cli import run
from tests.support.mutations import mutated
from tests.support.paths import ROOT

GAMES = sorted((ROOT / "tests" / "assassins" / "games").glob("*.json"))


def test_the_promised_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "replay", "--json", *map(str, GAMES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAMES)
    for file, line in zip(GAMES, lines, strict=True):
        replayed = json.loads(line)
        game = read_game(file)
        assert replayed == msgspec.to_builtins(AssassinsReplayData.of(str(file), game))
        assert set(replayed) == {"file", "positions", "result"}
        first, last = replayed["positions"][0], replayed["positions"][-1]
        assert set(first) == {
            "round", "phase", "king", "wounds", "knights", "townsfolk", "revealed", "arrested",
            "killed",
        }  # fmt: skip
        assert (first["round"], first["phase"], first["wounds"]) == (1, "king", 0)
        assert (last["phase"] == "over") == (replayed["result"] is not None)


def test_text_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "replay", str(GAMES[0])]) == 0
    text = capsys.readouterr().out
    assert "Round 1: king " in text
    assert "a knight on" in text.lower() and "the king walks from j10" in text.lower()
    assert "wins: the king is in the castle." in text
    assert "The assassins were the " in text


def test_a_running_game_is_told_up_to_its_last_action(capsys: pytest.CaptureFixture[str]) -> None:
    running = next(file for file in GAMES if "running" in file.name)
    assert run(["assassins", "replay", str(running)]) == 0
    text = capsys.readouterr().out
    assert "unfinished" in text and "wins:" not in text


def test_a_bad_file_is_reported_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert run(["assassins", "replay", "--json", str(bad), str(GAMES[0])]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    [line] = err.splitlines()
    assert line.startswith(f"kingsroad: {bad}: ")


def test_the_code_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    for file in GAMES:
        assert run(["assassins", "position", str(file)]) == 0
        code = capsys.readouterr().out.strip()
        assert code == print_position(read_game(file).position)
        assert run(["assassins", "position", code]) == 0
        assert capsys.readouterr().out.strip() == code


def test_the_board_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Streets are dotted, roofs patterned, gates drawn; every pawn has its sign."""
    assert run(["assassins", "board", "--ascii"]) == 0
    drawn = capsys.readouterr().out
    assert drawn.isascii()
    assert "(@)" in drawn and "<7>" in drawn and "(L)" in drawn and "gate" in drawn
    assert run(["assassins", "board", "--width", "33", "--height", "11", str(GAMES[0])]) == 0
    assert len(capsys.readouterr().out.rstrip().splitlines()) == 11


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["board", "KA1:1"], "fields"),
        (["position", "nowhere.json"], "No such file"),
        (["board", "nowhere.toml"], "No such file"),
        (["replay", "/"], "folder"),
        (["dance"], "there is no command"),
        (["replai"], "did you mean 'replay'?"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["assassins", *arguments]) == 2
    out, err = capsys.readouterr()
    [line] = err.splitlines()
    assert out == "" and said in line


def test_a_record_from_standard_input() -> None:
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "replay", "-", "--json"]
    done = subprocess.run(command, input=GAMES[0].read_bytes(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["result"] == {"winner": "king", "by": "castle"}


def test_mutated_records_are_replayed_or_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mutated.json"
    for seed in range(150):
        file.write_bytes(mutated(GAMES[seed % len(GAMES)].read_bytes(), seed))
        code = run(["assassins", "replay", "--json", str(file)])
        out, err = capsys.readouterr()
        assert (code, len(out.splitlines()), len(err.splitlines())) in {(0, 1, 0), (2, 0, 1)}


# ------------------------------------------------------------------------------------------ advice

PROMISED = {"side", "position", "worlds", "danger", "need", "left", "candidates"}


def begun(folder: Path, secret: str = "adk") -> Path:
    """A game in its first round, as a file that holds the secret."""
    game = new_game(Opponents("Ann", "Bob"), secret=Secret.of(secret))
    write_game(folder / f"{secret}.json", game.turn_up(game.town.deck[0]))
    return folder / f"{secret}.json"


def test_the_promised_fields_of_advice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["assassins", "advise", str(begun(tmp_path)), "--side", "king", "--json"]) == 0
    advice = json.loads(capsys.readouterr().out)
    assert set(advice) >= PROMISED
    assert (advice["side"], advice["worlds"]) == ("king", 220)
    assert (advice["need"], advice["left"]) == (14, 19)
    assert advice["position"]["king"] == "j10"
    assert set(advice["danger"]) == set("abcdefghijkl")
    for candidate in advice["candidates"]:
        assert set(candidate) >= {"actions", "king", "death", "wound", "certainty"}
        assert candidate["certainty"]["death"] in ("exact", "proved", "estimated")


def test_the_secret_in_a_file_does_not_change_what_the_king_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = set()
    for secret in ("adk", "bef", "jkl"):
        assert run(["assassins", "advise", str(begun(tmp_path, secret)), "--side", "king"]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == 1


def test_advice_in_sentences(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(begun(tmp_path))
    arguments = ["--side", "king", "--assume", "monk is none", "--assume", "a is one"]
    assert run(["assassins", "advise", file, *arguments]) == 0
    text = capsys.readouterr().out
    assert "Supposing that monk is none and a is one." in text
    assert "14 steps to the west gate, 19 king AP left: 5 to spare." in text
    assert "If you stop here, nobody can strike the king." in text
    assert "The king has 2 AP on 4, the people 5 AP on 7; an arrest is allowed on 6." in text
    assert "Who the three assassins are: 45 possible trios." in text
    assert "The best of " in text and "killed 0% (0 trios), wounded " in text
    assert run(["assassins", "advise", file, "--side", "people"]) == 0
    assert "There is nothing for the people's side to do" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--side", "king", "--assume", "priest is none"], "there is no 'priest'"),
        (["--side", "king", "--assume", "a is one", "--assume", "a is none"], "no three townsfolk"),
        (["--side", "king", "--seconds", "0"], "seconds: must be more than 0"),
        (["--side", "nobody"], "nobody"),
    ],
)
def test_advice_that_cannot_be_given(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["assassins", "advise", str(begun(tmp_path)), *arguments]) == 2
    errors = capsys.readouterr().err
    assert said in errors and "Traceback" not in errors


def test_no_advice_after_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    over = next(file for file in GAMES if "killed" in file.name)
    assert run(["assassins", "advise", str(over), "--side", "king"]) == 2
    assert capsys.readouterr().err == "kingsroad: game: the game is over\n"


def test_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each player with its sides, the ways of winning; the same numbers as JSON."""
    arguments = ["assassins", "tournament", "random", "rule-of-thumb", "--matches", "1"]
    assert run(arguments) == 0
    text = capsys.readouterr().out
    assert "as the king's side" in text and "2 games: " in text
    assert "Jester (random)" in text and "Sheriff (rule-of-thumb)" in text
    assert run([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2 and sum(data["endings"].values()) == 2
    assert {row["player"] for row in data["players"]} == {"random", "rule-of-thumb"}
    assert run(["assassins", "tournament", "nobody"]) == 2
    assert "must be one of random, rule-of-thumb, careful" in capsys.readouterr().err


def test_a_code_is_advised_as_the_game_it_is_the_position_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is known of what was done before, so all trios that fit count alike."""
    running = next(file for file in GAMES if "running" in file.name)
    code = print_position(read_game(running).position)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(code.encode())))
    told = []
    for source in (code, "-"):
        command = ["assassins", "advise", source, "--side", "people", "--json"]
        assert run([*command, "--assume", "next card 1", "--seconds", "1"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert {one.pop("seconds") for one in told} and told[0]["worlds"] == told[1]["worlds"]
    assert all(card["card"][0] == 1 for card in told[0]["next_cards"])
    assert {one["sign"] for one in told[0]["suspects"]} == {None}
    over = print_position(read_game(GAMES[0]).position)
    assert run(["assassins", "advise", over, "--side", "king"]) == 2
    assert capsys.readouterr().err == "kingsroad: start: the game is over there\n"
    assert run(["assassins", "advise", code, "--side", "king", "--assume", "next card 9"]) == 2
    assert "no card that is left is like that" in capsys.readouterr().err
