"""King & Assassins in plain text: a whole game through a pipe, and what can be typed on the way.

Rivals in plain play of King & Assassins: one line in quotation marks after their phase.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from assassins.actions import Side
from assassins.records import read_game
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder, read_assassins_table
from kingsroad_tui.assassins.lines.mode import AssassinsPlay, TownLineTalk
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.words.game import people
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.files.locations import folders
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.session import toggle_talk
from kingsroad_tui.solver.client import Solver
from tabletop.words.voice import phrase
from tests.assassins.support.random_play import random_game
from tests.support.app.processes import in_terminal
from tests.support.paths import ROOT
from tests.support.player_scripts import assassins_player


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
        "assume monk is one",
        "hint",
        "assume nobody knows",
        "assume apple seller is one",
        "assume courtesan is one",
        "assume squire is one",
        "assume nothing",
        "share",
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
        "That cannot be: the assassins must be three different letters a to l.",
        "The king is on j10, healthy.",
        "2 on the roof a4",
        "Na4-a3 (1 AP)",
        "14 steps to the west gate, 19 king AP left: 5 to spare.",
        "Best moves: type ",
        "Knight 2 comes down from a3 to b3 and pushes the blacksmith B to c3.",
        "Hints suppose: monk is one. Type hint.",
        "Supposing that monk is one.",
        "No three townsfolk fit all of that and what everybody knows.",
        "Hints suppose nothing.",
        "GAME1:",
        "Taken back.",
        "'nonsense' is not an action.",
        "Knight 6 on j9 is in the way.",
        phrase("assassins-lines-secret", assassins=people("adk")),
        "The blacksmith B on b3 is not an assassin.",
        "The apple seller A on h2 is an assassin.",
        phrase("assassins-not-taken-back", begun=True),
        "Bob wins: the king came too late!",
        "Round 15: the king on j10.",
    ):
        assert expected in said, expected
    (file,) = assassins_autosave_folder().glob("*.json")
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
    assert phrase("assassins-lines-secret", assassins=people("cfl")) in second.stdout


def test_a_game_saved_by_name_asks_for_the_assassins_again() -> None:
    file = ROOT / "tests" / "assassins" / "games" / "two-kings-running.json"
    done = play("abc", file=file)
    assert done.returncode == 0
    assert "your three assassins" in done.stdout


def test_an_unusable_file_is_one_line(tmp_path: Path) -> None:
    done = play(file=tmp_path / "nowhere.json")
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "No such file" in done.stderr


GAMES = ROOT / "tests" / "assassins" / "games"


def test_a_finished_game_says_how_it_ended_and_sides_can_be_swapped() -> None:
    done = play("zz", "log", "swap", file=GAMES / "king-in-the-castle.json")
    assert (done.returncode, done.stderr) == (0, "")
    for said in ("Round 1: the king's side", "There is no such word here", "Pass the keyboard to"):
        assert said in done.stdout, said


def test_strengths_seed_and_hints_can_be_chosen(tmp_path: Path) -> None:
    program = assassins_player(tmp_path)
    done = play(
        *("seed 5", "hints off", "start a1", "board nowhere.toml", "help"),
        *("people", "nobody", "easy", "", "Bob", "adk", "hint", "follow", "log"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        phrase("lines-seed-said", seed="5"),
        "The king can start on j10.",
        "nowhere.toml",
        phrase("lines-answer-one-of", answers="1, 2, 3, 4, 5, cmd:PROGRAM"),
        "This game was set up without hints.",
        "Type hint first",
        "Round 1: the king's side",
    ):
        assert said in done.stdout, said
    (file,) = assassins_autosave_folder().glob("*.json")
    setup = read_assassins_table(file).setup
    assert setup is not None and (setup.seats[0].computer, setup.seed) == ("rule-of-thumb", 5)
    again = play("n", "none", "cmd:true", *[f"cmd:{program}"] * 2, "", "")
    assert "The program ended without an answer." in again.stdout
    assert again.returncode == 0 and "Round 1: Envoy" in again.stdout
    assert "Legate wins: the king came too late!" in again.stdout


BLANK = re.compile(r"\n{50,}")
"""So many lines at least take away what stands before them, where nothing can be cleared."""


def test_two_people_never_see_what_is_one_persons_secret() -> None:
    """Through a pipe: what was secret lies far above as soon as it is the other one's turn."""
    done = play("both", "Ann", "Bob", "", "hint", "adk", "", "end", "secret", "y", "", "end")
    pages = BLANK.split(done.stdout)
    assert "Pass the keyboard to Bob" in pages[1] and "Ann, look away." in pages[1]
    assert "The nearest two stand" in pages[1]
    assert "Pass the keyboard to Ann" in pages[2] and "The nearest two stand" not in pages[2]
    shown = [number for number, page in enumerate(pages) if "The assassins: the apple" in page]
    assert shown == [2] and len(pages) == 4 and "hidden again" in pages[3]


def test_on_a_terminal_the_secret_is_cleared_with_all_that_was_scrolled_away() -> None:
    command = [sys.executable, "-m", "kingsroad_tui", "assassins", "play", "--plain"]
    environment = os.environ | {"TERM": "xterm-256color"}
    asked_and_typed = (
        ("none [king]: ", "both"),
        ("Name of the king's side [", "Ann"),
        ("Name of the people's side [", "Bob"),
        ("(press Enter): ", ""),
        ("(hint gives advice): ", "bgl"),
        ("(press Enter): ", ""),
        ("Ann: ", "end"),
        ("Bob: ", "secret"),
        ("y or n [n]: ", "y"),
        ("Press Enter to hide", ""),
    )
    read_so_far = b""
    with in_terminal(command, environment) as terminal:
        for asked, typed in asked_and_typed:
            assert terminal.read_until(partial(_said, asked, len(read_so_far)), 60), asked
            read_so_far = terminal.shown
            os.write(terminal.end, f"{typed}\r".encode())
        assert terminal.read_until(partial(_said, "hidden again", len(read_so_far)), 60)
        before, cleared, after = terminal.shown.rpartition(b"\x1b[2J\x1b[3J\x1b[H")
    assert cleared and b"The assassins: the blacksmith B" in before
    assert b"the blacksmith B" not in after and b"bgl" not in terminal.shown


def _said(words: str, start: int, shown: bytes) -> bool:
    return words.encode() in shown[start:]


SAID = re.compile(r"^\S+: “[^“”]+”$", re.MULTILINE)


@pytest.mark.parametrize("wanted", [True, False])
def test_said_after_a_phase_and_at_the_end_and_kept_in_the_log(
    wanted: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if not wanted:
        toggle_talk()
        capsys.readouterr()
    game = random_game(11)
    table = AssassinsTable(game, Setup((Seat(), Seat(SeatKind.COMPUTER, "planner")), mark=2))
    table.kept = True
    talk = TownLineTalk(table)
    said = []
    for number, phase in enumerate(game.phases, start=1):
        talk.hear(game.phases[:number], game.players)
        lines = SAID.findall(capsys.readouterr().out)
        assert not lines or phase.side is Side.PEOPLE
        said += lines
    talk.over()
    last = SAID.findall(capsys.readouterr().out)
    log = log_lines(game, talk.said)
    if wanted:
        assert said and len(last) == 1
        assert [line for line in log if SAID.match(line)] == said
    else:
        assert not said and not last


def test_who_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    game = random_game(11)
    table = AssassinsTable(game, Setup((Seat(), Seat(SeatKind.COMPUTER, "planner"))))
    AssassinsPlay(table, Solver()).say_rivals()
    said = " ".join(capsys.readouterr().out.split())
    assert said.endswith("Compares thousands of turns, and takes the best chance to win.")
