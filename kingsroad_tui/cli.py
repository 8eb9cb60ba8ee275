"""The ``kingsroad`` command: finds the command asked for and turns errors into exit codes.

Each command lives in ``commands/`` and imports what it needs when it runs, so that ``--help`` and
``--version`` load neither Textual nor OR-Tools. Without a command, the game is opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import version
from typing import Final

import click

from kingsroad_tui.common.errors import ExitCode, Unusable, print_error

COMMANDS: Final = (
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
    "assassins",
)
"""The commands, in the order the help lists them; each is ``commands.NAME.command``."""

_DEFAULT: Final = "play"
_MAX_NAME: Final = 40
"""How many characters of a command that does not exist are compared and quoted."""


class _LazyGroup(click.Group):
    """Imports a command when it is asked for; takes ``play`` where none is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"kingsroad_tui.commands.{cmd_name}").command
        if not isinstance(command, click.Command):
            raise TypeError(f"commands.{cmd_name} has no click command named 'command'")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options that need no command, then the commands."""
        play = self.get_command(ctx, _DEFAULT)
        assert play is not None
        options = (one for one in play.params if isinstance(one, click.Option))
        taken = [option.get_help_record(ctx) for option in options]
        with formatter.section(f"Options without a command, those of kingsroad {_DEFAULT}"):
            formatter.write_dl([record for record in taken if record is not None])
        super().format_commands(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in COMMANDS:
            return super().resolve_command(ctx, args)
        near = get_close_matches(args[0][:_MAX_NAME].lower(), COMMANDS, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "kingsroad --help lists the commands"
        raise Unusable(f"there is no command {args[0][:_MAX_NAME]!r}: {hint}")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = [_DEFAULT, *args]
        return super().parse_args(ctx, args)


@click.group(cls=_LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("kingsroad"), prog_name="kingsroad")
def cli() -> None:
    """King's Road for the terminal: play, get hints, analyse.

    Without a command, opens the game.
    """


def run(args: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code; an error becomes one line on stderr."""
    try:
        result = cli.main(args, prog_name="kingsroad", standalone_mode=False)
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
