"""The ``kingsroad`` command: finds the command asked for and turns errors into exit codes.

Each command lives in ``commands/``, for every game of the house, or in the wing of the game that
alone has it. It imports what it needs when it runs, so that ``--help`` and ``--version`` load
neither Textual nor OR-Tools. Without a command, the game is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final, TypeAlias

import click

from kingsroad_tui.common.errors import ExitCode, Unusable, print_error
from kingsroad_tui.common.game_description import GameDescription
from kingsroad_tui.games import GAMES

_OF_EACH_GAME: Final = ("play", "learn", "advise", "replay", "position", "board", "tournament")
"""The commands of every game: each is ``commands.NAME.command_of(game)``."""

_OF_NO_GAME: Final = ("engine", "serve")
"""The others: each is ``commands.NAME.command``."""

_ORDER: Final = (
    "play",
    "learn",
    "advise",
    "analyse",
    "replay",
    "statistics",
    "position",
    "board",
    "engine",
    "tournament",
    "train",
    "serve",
)
"""In which the help lists them; others come last."""

_Finder: TypeAlias = Callable[[], click.Command]

_DEFAULT: Final = "play"
_MAX_NAME: Final = 40
"""How many characters of a command that does not exist are compared and quoted."""


class _GameGroup(click.Group):
    """The commands of a game, imported when they are asked for; ``play`` where none is named."""

    def __init__(self, finders: Mapping[str, _Finder], **given: Any) -> None:  # Any: click's own
        """``finders``: what gives each command, by its name."""
        super().__init__(**given)
        self._finders = finders

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self._finders, key=[*_ORDER, *self._finders].index)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._finders[cmd_name]() if cmd_name in self._finders else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options that need no command, then the commands."""
        play = self._finders[_DEFAULT]()
        options = (one for one in play.params if isinstance(one, click.Option))
        taken = [option.get_help_record(ctx) for option in options]
        with formatter.section(
            f"Options without a command, those of {ctx.command_path} {_DEFAULT}"
        ):
            formatter.write_dl([record for record in taken if record is not None])
        super().format_commands(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in self._finders:
            return super().resolve_command(ctx, args)
        near = get_close_matches(args[0][:_MAX_NAME].lower(), self._finders, n=1)
        hint = (
            f"did you mean {near[0]!r}?"
            if near
            else f"{ctx.command_path} --help lists the commands"
        )
        raise Unusable(f"there is no command {args[0][:_MAX_NAME]!r}: {hint}")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = [_DEFAULT, *args]
        return super().parse_args(ctx, args)


def _command_of(name: str, game: GameDescription) -> click.Command:
    """A command of every game, for one."""
    command = import_module(f"kingsroad_tui.commands.{name}").command_of(game)
    assert isinstance(command, click.Command)
    return command


def _command_of_none(name: str) -> click.Command:
    """A command of no game."""
    command = import_module(f"kingsroad_tui.commands.{name}").command
    assert isinstance(command, click.Command)
    return command


def _commands_of(game: GameDescription, besides: Mapping[str, _Finder]) -> _GameGroup:
    """All commands of a game, and ``besides`` others."""
    return _GameGroup(
        {name: partial(_command_of, name, game) for name in _OF_EACH_GAME}
        | dict(game.commands().own)
        | dict(besides),
        name=game.word,
        help=f"{game.commands().about}\n\nWithout a command, opens the game.",
        context_settings={"help_option_names": ["-h", "--help"]},
    )


def _all_commands() -> click.Group:
    """Those of the first game, with those of none, and a group for each other game."""
    first, *others = GAMES
    besides: dict[str, _Finder] = {
        name: partial(_command_of_none, name) for name in _OF_NO_GAME
    } | {game.word: partial(_commands_of, game, {}) for game in others}
    return click.version_option(version("kingsroad"), prog_name="kingsroad")(
        _commands_of(first, besides)
    )


def run(args: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code; an error becomes one line on stderr."""
    try:
        result = _all_commands().main(args, prog_name="kingsroad", standalone_mode=False)
    except click.exceptions.Exit as done:
        return done.exit_code
    except (KeyboardInterrupt, click.Abort):
        return ExitCode.INTERRUPTED
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "kingsroad"
        print_error(f"{error.format_message().removesuffix('.')}: {path} --help shows how")
        return error.exit_code
    except click.ClickException as error:
        print_error(error.format_message())
        return error.exit_code
    except OSError as error:
        # Not where the reader of our output has gone: that click ends by itself, without a word.
        why = error.strerror or str(error)
        print_error(f"{error.filename}: {why}" if error.filename else why)
        return ExitCode.FAILED
    return result if isinstance(result, int) else ExitCode.DONE
