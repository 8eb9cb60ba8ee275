"""``kingsroad puzzles`` and ``kingsroad assassins puzzles``: made, listed, proved anew.

Practising on the command line, in both games: line by line, as JSON, killed in the middle.
"""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from advisor.messages import puzzle_files
from advisor.messages.exercises import AssassinsExercise, KingsroadExercise
from advisor.messages.puzzle_files import assassins_puzzles, kingsroad_puzzles
from kingsroad_tui.assassins.practice.training import TRAINING as ASSASSINS
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.practice.training import TRAINING as KINGSROAD
from kingsroad_tui.practice.training_book import Happened, puzzles_of
from kingsroad_tui.shell.errors import ExitCode
from tabletop.words.voice import phrase
from tests.support.app.processes import wait_for
from tests.support.practice import THREE, keep_planted_assassins, save_own

GAMES = ((), ("assassins",))


@pytest.mark.parametrize("game", GAMES, ids=("kingsroad", "assassins"))
def test_the_list_never_says_the_answer(
    game: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A line each: kind, grade, where, how clear; then how many of each grade."""
    shipped = puzzle_files.assassins_puzzles() if game else puzzle_files.kingsroad_puzzles()
    assert run([*game, "puzzles", "list"]) == 0
    head, *rows, blank, counted = capsys.readouterr().out.rstrip("\n").split("\n")
    assert "about" in head
    assert not blank
    assert len(rows) == len(shipped)
    assert counted.startswith(f"{len(shipped)} puzzles: ")
    assert all(len(row) <= 80 for row in rows)


def test_the_list_as_json_can_be_read_as_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    """With the name that each has in the training book."""
    assert run(["puzzles", "list", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    read = [msgspec.json.decode(line, type=KingsroadExercise) for line in lines]
    assert tuple(read) == puzzle_files.kingsroad_puzzles()
    assert [json.loads(line)["id"] for line in lines] == [one.id for one in read]


def test_check_says_which_puzzle_is_not_as_clear_as_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, other = puzzle_files.assassins_puzzles()[:2]
    assert other.proof is not None
    bad = msgspec.structs.replace(
        other, proof=msgspec.structs.replace(other.proof, actions=[], letters=[])
    )
    path = tmp_path / "mine.jsonl"
    path.write_bytes(b"".join(puzzle_files.puzzle_lines([good, bad])) + b"not a puzzle\n")
    assert run(["assassins", "puzzles", "check", str(path), "--first", "1"]) == 0
    assert run(["assassins", "puzzles", "check", str(path)]) == ExitCode.FAILED
    said = capsys.readouterr()
    assert f"1 of 2 · {good.id} · proved" in said.out
    assert f"2 of 2 · {bad.id} · not proved:" in " ".join(said.out.split())
    assert "1 of 2 proved" in said.out
    assert "1 line passed over" in said.err


@pytest.mark.parametrize(
    "wrong",
    [
        ["check", "missing.jsonl"],
        ["list", "."],
        ["make", "--into", "x.jsonl", "--players", "nobody"],
        ["make", "--into", "-"],
        ["make"],
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    wrong: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["puzzles", *wrong]) == ExitCode.UNUSABLE
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="is interrupted in another way there")
def test_an_interrupted_search_leaves_what_it_found_and_goes_on(tmp_path: Path) -> None:
    """Ctrl+C after the first one: it is in the file, and the same command goes on from there."""
    path = tmp_path / "found.jsonl"
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "puzzles", "make"]
    asked = [*command, "--seed", "33", "--kind", "kill", "--kind", "who", "--into", str(path)]
    with subprocess.Popen([*asked, "--number", "500"], stderr=subprocess.PIPE) as search:
        assert wait_for(lambda: path.exists() and b"GAME1:" in path.read_bytes(), 120)
        search.send_signal(signal.SIGINT)
        _, said = search.communicate(timeout=60)
    assert search.returncode == ExitCode.INTERRUPTED
    assert b"Traceback" not in said
    found = puzzle_files.read_collected(path, AssassinsExercise)
    assert found.puzzles
    assert not found.unreadable
    before = path.read_bytes()
    again = subprocess.run([*asked, "--number", "1"], capture_output=True, timeout=60, check=False)
    assert again.returncode == 0
    assert path.read_bytes() == before


COMMAND = [sys.executable, "-m", "kingsroad_tui"]


def practise(*arguments: str, lines: tuple[str, ...] = ()) -> str:
    done = subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("game", [(), ("assassins",)])
def test_without_any_game_there_are_puzzles(game: tuple[str, ...]) -> None:
    """Today's three by their numbers in the list of all: seen, and left out."""
    said = practise(*game, "practise", lines=("next", "best", "next"))
    assert "None of your own mistakes is due today." in said
    assert "3 of today's puzzles are not solved yet." in said
    numbers = [int(number) for number in re.findall(r"Puzzle (\d+) · ", said)]
    shipped: Sequence[KingsroadExercise | AssassinsExercise] = (
        assassins_puzzles() if game else kingsroad_puzzles()
    )
    today = {one.id for one in puzzles_of(date.today(), shipped)}
    assert len(numbers) == 3 and {shipped[number - 1].id for number in numbers} == today
    assert "comes back" not in said and "That was all for today." in said
    assert practise(*game, "practise", "--json") == ""


def test_a_mistake_is_answered_by_lines() -> None:
    """The position as text, the choice judged by both lenses, the best one, when it comes back."""
    save_own(THREE[0], judged=True)
    said = practise("practise", lines=("9", "16K", "best", "quit"))
    assert "of your own mistakes are due today." in said
    assert "Your mistake 1 of" in said and "the King is here" in said
    assert "against people" in said and "against perfect play" in said
    assert "Best choice:" in said and "It comes back tomorrow." in said
    assert "Your answers are kept." in said
    first = next(iter(KINGSROAD.book.read().cards.values()))
    assert first.answered is not None and first.box == 1


def test_a_phase_is_played_by_lines() -> None:
    """The better turn is right; ending the phase at once is not."""
    keep_planted_assassins()
    kill = next(
        card.exercise.made.missed_kill
        for card in ASSASSINS.book.read().cards.values()
        if card.exercise.made is not None and card.exercise.made.missed_kill is not None
    )
    said = practise(
        "assassins",
        "practise",
        lines=("next", "next", "end", *kill, "next", "next", "next", "next"),
    )
    assert "Your mistake 2 of 4" in said and "The assassins:" in said
    assert "Not the answer yet." in said and "The phase begins again." in said
    assert "Right!" in said and phrase("assassins-practice-went-wrong-kill") in said
    assert "That was all for today." in said


@pytest.mark.parametrize("game", [(), ("assassins",)])
def test_the_book_as_json(game: tuple[str, ...]) -> None:
    """One mistake a line, with its day, how often it was right, and its game."""
    save_own(THREE[0], judged=True)
    keep_planted_assassins()
    rows = [json.loads(line) for line in practise(*game, "practise", "--json").splitlines()]
    assert len(rows) >= 2
    today = date.today()
    for row in rows:
        assert row["due"] == today.isoformat() and not row["done"]
        assert row["game"].startswith("GAME1:")
    if game:
        ASSASSINS.book.answer(
            next(iter(ASSASSINS.book.read().cards.values())).exercise, Happened.RIGHT
        )
    else:
        KINGSROAD.book.answer(
            next(iter(KINGSROAD.book.read().cards.values())).exercise, Happened.RIGHT
        )
    rows = [json.loads(line) for line in practise(*game, "practise", "--json").splitlines()]
    answered = next(row for row in rows if row["answered"])
    assert (answered["right"], answered["box"]) == (1, 1)
    assert answered["due"] == (today + timedelta(1)).isoformat()


def test_killed_between_two_answers_nothing_is_lost() -> None:
    """What was answered before is in the book; what was not is still due."""
    save_own(THREE[1], judged=True)
    before = KINGSROAD.book.read()
    process = subprocess.Popen(
        [*COMMAND, "practise"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("best\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Your mistake 2 of" in line:
            break
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()
    state = KINGSROAD.book.read()
    answered = [card for card in state.cards.values() if card.answered]
    assert [card.box for card in answered] == [1]
    today = KINGSROAD.book.today
    assert len(state.due(today)) == len(before.due(today)) - 1
    assert "are due today." in practise("practise", lines=("quit",))


def test_a_damaged_book_is_read_as_far_as_it_goes() -> None:
    """And is never a reason for a traceback."""
    save_own(THREE[0], judged=True)
    path = KINGSROAD.book._journal.path
    whole = path.read_bytes()
    path.write_bytes(b"\xff\xfe\n" + whole[: len(whole) // 2])
    rows = [msgspec.json.decode(line) for line in practise("practise", "--json").splitlines()]
    assert len(rows) < len(whole.splitlines())
    assert "due today." in practise("practise", lines=("quit",))
