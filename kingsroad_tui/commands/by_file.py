"""Commands about a file, which says itself of which game it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from kingsroad_tui.library.game_format import format_of
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.shell.game_description import GameDescription
from tabletop.pasted import meant_path
from tabletop.words.voice import phrase


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
        game = self._meant(args)
        command = self._commands[game]
        try:
            if command is self._first[1]:
                return super().make_context(info_name, args, parent, **extra)
            return command.make_context(info_name, args, parent, **extra)
        except click.NoSuchOption as error:
            for other, one in self._commands.items():
                if any(error.option_name in parameter.opts for parameter in one.params):
                    said = phrase(
                        "refusals-option-of-another",
                        option=error.option_name,
                        its_game=other.name,
                        game=game.name,
                    )
                    raise Unusable(said) from None
            raise

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the first game, then what the others have besides."""
        super().format_options(ctx, formatter)
        known = {parameter.get_help_record(ctx) for parameter in self.params}
        for game, command in self._others:
            options = (one for one in command.params if isinstance(one, click.Option))
            found = (option.get_help_record(ctx) for option in options)
            if rows := [row for row in found if row is not None and row not in known]:
                with formatter.section(phrase("shell-options-of", game=game.name)):
                    formatter.write_dl(rows)

    def _meant(self, args: Sequence[str]) -> GameDescription:
        """The game of the first argument that says of which one it is; else the first game whose
        options are asked for.
        """
        options, named = self._parsed(args)
        said = (format_of(None if one == "-" else Path(meant_path(one))) for one in named)
        games = {game.format: game for game in self._commands}
        found = next((games[one] for one in said if one in games), None)
        return found or max(self._commands, key=partial(self._count, options))

    def _count(self, options: frozenset[str], game: GameDescription) -> int:
        """How many of the options a game's command has."""
        return len(options.intersection(one.name or "" for one in self._commands[game].params))

    def _parsed(self, args: Sequence[str]) -> tuple[frozenset[str], list[str]]:
        """The names of the options there are, whichever game's, and the arguments beside them."""
        params = {one.name: one for command in self._commands.values() for one in command.params}
        probe = click.Command(self.name, params=list(params.values()), add_help_option=False)
        ctx = click.Context(probe, ignore_unknown_options=True, resilient_parsing=True)
        found, besides, order = probe.make_parser(ctx).parse_args(list(args))
        named: list[str] = []
        for one in order:
            if isinstance(one, click.Argument):
                match found.pop(one.name or ""):
                    case str(value):
                        named.append(value)
                    case tuple(values):
                        named.extend(values)
        return frozenset(found), [*named, *besides]
