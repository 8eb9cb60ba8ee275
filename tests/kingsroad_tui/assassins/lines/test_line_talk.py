"""Rivals in plain play of King & Assassins: one line in quotation marks after their phase."""

from __future__ import annotations

import re

import pytest

from assassins.actions import Side
from kingsroad_tui.assassins.lines.mode import AssassinsPlay, TownLineTalk
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.session import toggle_talk
from kingsroad_tui.solver.client import Solver
from tests.assassins.support.random_play import random_game

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
    assert said.endswith("Looks at every turn there is, and takes the best chance to win.")
