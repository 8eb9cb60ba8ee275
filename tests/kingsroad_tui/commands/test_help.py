"""The list of commands, as somebody reads it who knows none of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from click.testing import CliRunner

from kingsroad_tui.cli import cli, commands_of
from kingsroad_tui.games import GAMES


@pytest.mark.parametrize("group", [[], ["assassins"]], ids=["first", "second"])
def test_every_command_is_told_of_in_a_whole_sentence(group: list[str]) -> None:
    said = CliRunner().invoke(cli, [*group, "--help"], terminal_width=80).output
    _, commands = said.split("Commands:\n")
    assert "..." not in commands
    whole = " ".join(commands.split())
    assert "Join a friend's table with the invitation that the host was given." in whole


def test_rules_lines_and_a_board_are_enough() -> None:
    """What a game has not is no command of it."""
    game = GAMES[1]
    missing = "learn advise analyse tournament ladder statistics practice puzzles together"
    none: dict[str, Any] = {"own": {}, **dict.fromkeys(missing.split())}
    few = replace(game.commands(), **none)
    commands = commands_of(replace(game, commands=lambda: few), {}).commands
    assert set(commands) == {"play", "replay", "position", "share", "board", "note"}
