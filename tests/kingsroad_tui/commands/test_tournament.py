"""Tournaments on the command line: what cannot be played is found out before the first game, and
what was played is kept whole."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from advisor.messages.plans import TournamentPlan
from advisor.messages.schemas import schema_text
from advisor.workshop.tournament.results_file import read_results
from kingsroad.records import decode_game
from kingsroad_tui.cli import run
from tests.support.json_schemas import fits
from tests.support.player_scripts import assassins_player, script
from tests.support.soak import sampled

Out = pytest.CaptureFixture[str]

GAMES = {
    "King's Road": ["tournament", "rule-of-thumb", "random", "--tables", "2", "--cap", "9"],
    "King & Assassins": ["assassins", "tournament", "random", "--matches", "2"],
}
REPLAY = {"King's Road": ["replay"], "King & Assassins": ["assassins", "replay"]}
SCHEMA = {"King's Road": "tournament-result", "King & Assassins": "town-tournament-result"}

SPEAKS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "end":
        break
    print(json.dumps({"id": asked["id"], "selection": ["8", "8"]}), flush=True)
"""
"""A program that answers at once, with what is not legal."""


def refused(words: list[str], capsys: Out) -> str:
    """Runs a command that must be refused before any game; its one line."""
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err


@pytest.fixture(scope="module", params=GAMES)
def results(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A results file of either game, with four games in it; its folder is the game's name."""
    game: str = request.param
    file = tmp_path_factory.mktemp("results") / game / "games.jsonl"
    file.parent.mkdir()
    assert run([*GAMES[game], "--results", str(file)]) == 0
    return file


# ------------------------------------------------------------------------- found out in time


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("nope --fast", "could not be started"),
        ("true", "ended without an answer"),
        ("cat", "cannot be read"),
        (f"'{sys.executable}' -c 'import no_such_module'", "ended without an answer"),
        (f"'{sys.executable}' -c 'print(12)'", "cannot be read"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_the_first_game(
    game: str, program: str, why: str, tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "games.jsonl"
    error = refused([*GAMES[game], f"cmd:{program}", "--results", str(file)], capsys)
    assert "player " in error and f"cmd:{program[:2]}" in error.replace("\\", "") and why in error
    assert not file.exists(), "a refused tournament does not take the file's name"


def test_a_silent_program_is_refused_after_its_time(tmp_path: Path, capsys: Out) -> None:
    silent = "cmd:" + script(tmp_path, "import time; time.sleep(60)")
    error = refused(["tournament", "random", silent, "--seconds", "0.2"], capsys)
    assert "no answer within 0.2 seconds" in error


def test_a_program_that_plays_badly_forfeits_as_ever(tmp_path: Path, capsys: Out) -> None:
    """It is greeted, and answers: whether that is legal is for its games to say."""
    words = ["tournament", "random", "cmd:" + script(tmp_path, SPEAKS), "--tables", "1", "--json"]
    assert run([*words, "--cap", "3"]) == 0
    (forfeit, _) = json.loads(capsys.readouterr().out)["forfeits"]
    assert "not legal" in next(iter(forfeit["seats"].values()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["levle-1", "Baron!", "cmd:", "cmd:'", "advisor@no-such-file.npz"])
def test_a_player_that_does_not_exist_is_refused_before_the_first_game(
    game: str, name: str, tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "games.jsonl"
    refused([*GAMES[game], name, "--results", str(file)], capsys)
    assert not file.exists()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "place",
    ["file/games.jsonl", "/dev/null/games.jsonl", "/proc/1/x.jsonl", "new/games.jsonl", "a/b/c"],
)
def test_results_that_cannot_be_written_are_refused_before_the_first_game(
    game: str, place: str, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / place) in refused(
        [*GAMES[game], "--results", str(tmp_path / place)], capsys
    )
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_finished_tournament_needs_its_programs_no_more(tmp_path: Path, capsys: Out) -> None:
    command = f"cmd:{assassins_player(tmp_path)}"
    file = tmp_path / "games.jsonl"
    words = ["assassins", "tournament", "random", command, "--matches", "1"]
    assert run([*words, "--results", str(file)]) == 0
    (tmp_path / "player.py").unlink()
    told = capsys.readouterr().out
    assert run([*words, "--results", str(file)]) == 0
    assert capsys.readouterr().out == told


# --------------------------------------------------------------------------- several processes

KILLS = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "end":
        break
    if asked["id"] == 2 and not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        os.kill(os.getppid(), 9)
    print(json.dumps({"id": asked["id"], "selection": ["1", "6", "4"]}), flush=True)
"""
"""A program that kills, once, the process that plays its game."""


@pytest.mark.parametrize("game", sampled(GAMES, "King's Road"))
def test_a_tournament_in_two_processes_ends_in_silence_on_a_bare_computer(
    game: str, tmp_path: Path
) -> None:
    """There is neither `psutil` nor a program `pgrep`, which joblib takes to end its workers."""
    (tmp_path / "psutil.py").write_text("raise ImportError")
    player = assassins_player(tmp_path) if "assassins" in GAMES[game] else script(tmp_path, SPEAKS)
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", *GAMES[game], f"cmd:{player}", "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PATH": ""},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "") and "cmd:" in done.stdout


def test_a_worker_that_dies_is_told_and_its_games_are_played_again(
    tmp_path: Path, capsys: Out
) -> None:
    file, player = tmp_path / "games.jsonl", script(tmp_path, KILLS)
    words = ["tournament", "random", f"cmd:{player}", "--tables", "2", "--cap", "2"]
    assert run([*words, "--jobs", "2", "--results", str(file)]) == 0
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and "A worker process died (SIGKILL" in told[0]
    assert len(file.read_text().splitlines()) == 5


# --------------------------------------------------------------------------- games kept whole


def test_every_line_of_the_results_is_as_its_schema_says(results: Path) -> None:
    schema = json.loads(schema_text(SCHEMA[results.parent.name]))
    lines = list(map(json.loads, results.read_text().splitlines()))
    assert all(fits(line, schema) for line in lines) and len(lines) == 5
    spoilt = [line | {"players": 5} for line in lines]
    assert not any(fits(line, schema) for line in [*spoilt, {}])


def test_replay_reads_every_game_of_the_results(results: Path, capsys: Out) -> None:
    assert run([*REPLAY[results.parent.name], str(results), "--json"]) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    kept = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert [game["file"] for game in games] == [f"{results}#{n}" for n in range(1, 5)]
    for game, result in zip(games, kept, strict=True):
        if "scores" in result:
            assert game["positions"][-1]["scores"] == result["scores"]
        else:
            assert game["result"] == {"winner": result["winner"], "by": result["by"]}


def test_one_game_of_the_results_has_a_name(results: Path, capsys: Out) -> None:
    words = REPLAY[results.parent.name]
    told = []
    for name in (results, f"{results}#1", f"{results}#4"):
        assert run([*words[:-1], "position", str(name)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    assert run([*words, f"{results}#2"]) == 0
    assert f"{results}#2" in capsys.readouterr().out
    for name in (f"{results}#5", f"{results}#0"):
        assert run([*words, name]) == 2
        assert "the last one is games.jsonl#4" in capsys.readouterr().err


def test_analyse_judges_every_game_of_the_results(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "games.jsonl"
    words = ["tournament", "rule-of-thumb", "random", "--tables", "1", "--cap", "1"]
    assert run([*words, "--results", str(file)]) == 0
    capsys.readouterr()
    assert run(["analyse", str(file), "--json", "--belief", "uniform"]) == 0
    reviews = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [review["file"] for review in reviews] == [f"{file}#1", f"{file}#2"]
    assert [len(review["review"]["rounds"]) for review in reviews] == [1, 1]
    assert run(["analyse", str(file), "--html", str(tmp_path / "pages"), "--seconds", "0.1"]) == 0
    pages = sorted(page.name for page in (tmp_path / "pages").iterdir())
    assert pages == ["games-1.html", "games-2.html"]
    assert list(tmp_path.glob("*.analysis*")) == []


# ------------------------------------------------------------------------ versions, and damage

PLAN = TournamentPlan(players=["rule-of-thumb", "random"], seats=2, tables=2, cap=9)


def of_version_1(file: Path) -> None:
    """Makes a results file what it was before games were kept whole."""
    head, *lines = map(json.loads, file.read_text().splitlines())
    del head["version"]
    for line in lines:
        del line["record"]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *lines)))


@pytest.fixture
def own_results(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    assert run([*GAMES["King's Road"], "--results", str(file)]) == 0
    return file


def test_results_of_version_1_are_gone_on_with(own_results: Path, capsys: Out) -> None:
    """What is in them counts and stays as it is; games that are added are whole."""
    of_version_1(own_results)
    head, *games = own_results.read_bytes().splitlines(keepends=True)
    own_results.write_bytes(head + b"".join(games[:2]))
    assert run([*GAMES["King's Road"], "--results", str(own_results)]) == 0
    assert "4 games" in capsys.readouterr().out
    assert own_results.read_bytes().startswith(head + b"".join(games[:2]))
    assert len(read_results(own_results, PLAN)) == 4
    assert run(["replay", str(own_results)]) == 0
    assert capsys.readouterr().out.count("Round 1,") == 2


def test_results_without_games_say_so(own_results: Path, capsys: Out) -> None:
    of_version_1(own_results)
    capsys.readouterr()
    assert "has results, but no games" in refused(["replay", str(own_results)], capsys)


def test_results_of_a_newer_version_are_refused(own_results: Path, capsys: Out) -> None:
    content = own_results.read_bytes().replace(b'"version":2}\n', b'"version":3}\n', 1)
    own_results.write_bytes(content)
    capsys.readouterr()
    error = refused([*GAMES["King's Road"], "--results", str(own_results)], capsys)
    assert "is of version 3, and this program reads up to 2" in error
    assert own_results.read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b'["1","4","6"]', b'["1","1","6"]', "round 1"),
        (b'"players":["Sheriff","Jester"]', b'"players":["Sheriff","\\u001b[31m"]', "players"),
        (b'"format":"kingsroad-game"', b'"format":"king-and-assassins-game"', "players"),
        (b'"version":1', b'"version":9', "version"),
    ],
)
def test_a_damaged_game_is_told_and_the_others_are_replayed(
    old: bytes, new: bytes, why: str, own_results: Path, capsys: Out
) -> None:
    content = own_results.read_bytes()
    assert old in content
    own_results.write_bytes(content.replace(old, new, 1))
    capsys.readouterr()
    assert run(["replay", str(own_results)]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and f"{own_results}#1" in said.err and why in said.err
    assert said.out.count("Round 1,") == 3


def test_lines_that_are_no_results_are_passed_over(own_results: Path, capsys: Out) -> None:
    head, *games = own_results.read_bytes().splitlines(keepends=True)
    odd = [
        b"{}\n",
        b"[" * 50_000 + b"\n",
        b"\xff\n",
        b'{"record":null}\n',
        b"x" * 2_000_000 + b"\n",
    ]
    own_results.write_bytes(head + games[0] + b"".join(odd) + games[1] + b'{"record":{"for')
    capsys.readouterr()
    assert run(["replay", str(own_results)]) == 0
    assert capsys.readouterr().out.count("Round 1,") == 2


def test_a_record_in_the_results_is_a_saved_game(own_results: Path) -> None:
    line = json.loads(own_results.read_text().splitlines()[1])
    game = decode_game(json.dumps(line["record"]), "a line")
    assert list(game.position.scores) == line["scores"]
    assert len(game.rounds) == line["rounds"]
