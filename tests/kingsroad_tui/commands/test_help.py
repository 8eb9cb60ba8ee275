"""The list of commands, as somebody reads it who knows none of them."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from click.testing import CliRunner

from kingsroad_tui.cli import cli, commands_of
from kingsroad_tui.games import GAMES
from kingsroad_tui.shell.game_commands import GameCommands
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Later


@pytest.mark.parametrize("group", [[], ["assassins"]], ids=["first", "second"])
def test_every_command_is_told_of_in_a_whole_sentence(group: list[str]) -> None:
    said = CliRunner().invoke(cli, [*group, "--help"], terminal_width=80).output
    _, commands = said.split("Commands:\n")
    assert "..." not in commands
    whole = " ".join(commands.split())
    assert "Join a friend's table with the invitation that the host was given." in whole


def test_rules_and_a_record_are_enough() -> None:
    """What a game has not is no command of it."""
    game = GAMES[1]
    known = game.commands()
    few = GameCommands(about="A game.", open=known.open, encode=known.encode)
    commands = commands_of(replace(game, commands=lambda: few), {}).commands
    assert set(commands) == {"play", "share", "note"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.word)
def test_what_is_imported_later_is_there(game: GameDescription) -> None:
    parts = game.commands()
    every = [parts, parts.lesson, parts.replay, parts.puzzles]
    found = [getattr(part, one.name) for part in every if part for one in fields(part)]
    later = [one for one in found if isinstance(one, Later)]
    assert len(later) == 12
    assert all(one.load() is not None for one in later)
