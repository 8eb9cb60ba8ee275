"""Commands about a file, which says itself of which game it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click

from kingsroad_tui.library.game_format import format_of
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.notices import OPTIONS_OF
from tabletop.pasted import meant_path

BY_FILE: Final = frozenset(
    {"advise", "analyse", "replay", "position", "share", "note", "verify", "board"}
)
"""Those commands, by name."""


class CommandByFile(click.Command):
    """A command of each game in one: what it is given says whose is meant."""

    def __init__(self, name: str, commands: Mapping[GameDescription, click.Command]) -> None:
        """The commands of this name; that of the first game is meant where nothing says more."""
        self._commands = commands
        self._first, *self._others = commands.items()
        _, first = self._first
        super().__init__(name, params=first.params, help=first.help, callback=first.callback)

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """That of the command which is meant."""
        command = self._commands[self._meant(args)]
        if command is self._first[1]:
            return super().make_context(info_name, args, parent, **extra)
        return command.make_context(info_name, args, parent, **extra)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the first game, then what the others have besides."""
        super().format_options(ctx, formatter)
        known = {option for parameter in self.params for option in parameter.opts}
        for game, command in self._others:
            more = [one for one in command.params if not known.issuperset(one.opts)]
            rows = [row for one in more if (row := one.get_help_record(ctx)) is not None]
            if rows:
                with formatter.section(OPTIONS_OF.format(game=game.name)):
                    formatter.write_dl(rows)

    def _meant(self, args: Sequence[str]) -> GameDescription:
        """The game of the first argument that says of which one it is; else the first that has all
        options there are."""
        named = [one for one in args if one == "-" or not one.startswith("-")]
        said = (format_of(None if one == "-" else Path(meant_path(one))) for one in named)
        games = {game.format: game for game in self._commands}
        options = {one.partition("=")[0] for one in args if one.startswith("--")}
        fitting = (game for game, one in self._commands.items() if options <= _options(one))
        return next((games[one] for one in said if one in games), next(fitting, self._first[0]))


def _options(command: click.Command) -> set[str]:
    return {"--", "--help"}.union(*(one.opts for one in command.params))
