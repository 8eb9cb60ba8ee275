"""The list of commands, as somebody reads it who knows none of them."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from kingsroad_tui.cli import cli


@pytest.mark.parametrize("group", [[], ["assassins"]], ids=["first", "second"])
def test_every_command_is_told_of_in_a_whole_sentence(group: list[str]) -> None:
    said = CliRunner().invoke(cli, [*group, "--help"], terminal_width=80).output
    _, commands = said.split("Commands:\n")
    assert "..." not in commands
    whole = " ".join(commands.split())
    assert "Join a friend's table with the invitation that the host was given." in whole
