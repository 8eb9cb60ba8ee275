"""Rivals in plain play: one line in quotation marks, before or after what is told."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from advisor.messages.computers import LEVEL_1, ONE_ROUND
from kingsroad.games import Game
from kingsroad.rounds import Revealed
from kingsroad_tui.kingsroad.lines.mode import KingsroadPlay, LineTalk
from kingsroad_tui.kingsroad.play.seat_players import Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.session import say_rivals, toggle_talk
from kingsroad_tui.rivals.remarks import TALK_OFF, TALK_ON
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.solver.client import Solver
from tests.support.scripted_games import scripted_outcomes

NAMES = ("Ann", "Baron", "Kit")
SEATS = (
    Seat(),
    Seat(SeatKind.COMPUTER, LEVEL_1, colour=1),
    Seat(SeatKind.COMPUTER, ONE_ROUND, colour=2),
)
SAID = re.compile(r"^(Baron|Kit): “[^“”]+”$", re.MULTILINE)


def whole_game(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What stands on the terminal after each outcome of a game, and at its end."""
    table = Table(Game(NAMES), Setup(SEATS, mark=3))
    talk, seen, told = LineTalk(table), False, []
    for game, outcome in scripted_outcomes(table.game, 4):
        table.played(game, {})
        talk.before(outcome, seen=seen)
        print("(told)")
        talk.after()
        seen = isinstance(outcome, Revealed)
        told.append(capsys.readouterr().out)
    talk.over()
    return [*told, capsys.readouterr().out]


def test_a_line_stands_before_what_is_told_or_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = whole_game(capsys)
    said = [SAID.findall(each) for each in told]
    assert all(len(each) <= 1 for each in said)
    assert 3 <= sum(map(len, said[:-1])) <= len(told) / 1.8
    assert len(said[-1]) == 1, "the last word"
    where = {
        text.strip().startswith("(told)") for text, names in zip(told, said, strict=True) if names
    }
    assert where == {True, False}


def test_who_wants_none_hears_none(capsys: pytest.CaptureFixture[str]) -> None:
    toggle_talk()
    assert capsys.readouterr().out.strip() == TALK_OFF
    assert not read_settings()[0].talk
    assert not any(map(SAID.search, whole_game(capsys)))
    toggle_talk()
    assert capsys.readouterr().out.strip() == TALK_ON


def test_who_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    say_rivals(KingsroadPlay(Table(Game(NAMES), Setup(SEATS)), Solver()).rivals())
    said = " ".join(capsys.readouterr().out.split())
    assert "Baron, good. Expects you to do the obvious, and answers that." in said
    assert "Kit, easy. Best for a first game" in said


def test_through_a_pipe() -> None:
    """The words are there, and the log has what was said."""
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "play", "--plain"],
        input="\n".join(
            ["2", "1", "Ann", "1", "n", "rivals", "talk", "talk", *["678", "67", "6"] * 8, "log"]
        ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Squire, easy. " in done.stdout
    assert done.stdout.index(TALK_OFF) < done.stdout.index(TALK_ON)
    lines = re.findall(r"Squire: “[^”]+”", " ".join(done.stdout.split()))
    assert len(set(lines)) >= 1
    once = {line for line in lines if lines.count(line) == 1}
    over = "The game is over" in done.stdout
    assert len(once) <= over, "all are in the log but for a last word when the game is over"
