"""King & Assassins in plain text: a whole game through a pipe, and what can be typed on the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from assassins.records import read_game
from kingsroad_tui.storage.locations import folders, town_autosave_folder
from tests.support.paths import ROOT


def play(*lines: str, file: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "play", "--plain"]
    return subprocess.run(
        [*command, *([str(file)] if file else [])],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_whole_game_through_a_pipe() -> None:
    """Two people; words on the way; the king stays outside until the cards run out."""
    words = (
        "help",
        "board",
        "map",
        "card",
        "can a4",
        "code",
        "rules",
        "hint",
        "secret",
        "nonsense",
    )
    done = play(
        *("both", "[b]x[/b]", "Bob", "aaa", "a d k"),
        *words,
        *("Na4-a3 Na3>b3", "undo", "Kj10-j9"),
        *("end", "secret", "y", "Rb3", "n", "Rb3", "y", "Ra2", "y"),
        *("Rh2", "y", "undo"),
        *["end"] * 40,
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout
    assert "\x1b" not in said
    for expected in (
        "That cannot be: must be three different letters a to l.",
        "The king is on j10, healthy.",
        "2 on the roof a4",
        "Na4-a3 (1 AP)",
        "14 steps to the west gate, 19 king AP left: 5 to spare.",
        "Best moves: type ",
        "Knight 2 comes down from a3 to b3 and pushes the blacksmith B to c3.",
        "Taken back.",
        "Not possible: 'nonsense': this is not an action.",
        "Not possible: 'Kj10-j9': knight 6 on j9 is in the way.",
        "The assassins: the apple seller A, the carpenter D, the squire K.",
        "Not possible: 'Rb3': the blacksmith B on b3 is not an assassin.",
        "The apple seller A on h2 is an assassin.",
        "Something secret became known by it: that cannot be taken back.",
        "Bob wins: the king came too late!",
        "Round 15: the king on j10.",
    ):
        assert expected in said, expected
    (file,) = town_autosave_folder().glob("*.json")
    game = read_game(file)
    assert game.finished and game.players.king == "[b]x[/b]"


def test_the_end_of_the_input_keeps_the_game_and_the_next_start_continues_it() -> None:
    first = play("both", "Ann", "Bob", "cfl", "Na4-a3", "save evening")
    assert first.returncode == 0 and "is kept" in first.stdout
    saved = folders().data / "evening.json"
    assert '"own":{"secret":null}' in saved.read_text()
    second = play("y", "Na3>b3", "end", "secret", "y")
    assert "Continue Ann against Bob, round 1" in second.stdout
    assert "pushes the blacksmith B to c3" in second.stdout
    assert "The assassins: the butcher C, the farmer F, the witch hunter L." in second.stdout


def test_a_game_saved_by_name_asks_for_the_assassins_again() -> None:
    file = ROOT / "tests" / "assassins" / "games" / "two-kings-running.json"
    done = play("abc", file=file)
    assert done.returncode == 0
    assert "your three assassins" in done.stdout


def test_an_unusable_file_is_one_line(tmp_path: Path) -> None:
    done = play(file=tmp_path / "nowhere.json")
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "No such file" in done.stderr
