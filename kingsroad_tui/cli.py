"""The ``kingsroad`` command: finds the command asked for and turns errors into exit codes.

Every command imports what it needs when it runs, so that ``--help`` and ``--version`` load neither
Textual nor OR-Tools. Without a command, the game is opened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.metadata import version
from typing import Final

import click

from kingsroad_tui.commands.analyse import analyse_of
from kingsroad_tui.commands.by_file import CommandByFile
from kingsroad_tui.commands.of_games import COMMANDS_OF_GAMES
from kingsroad_tui.commands.puzzles import puzzles_of
from kingsroad_tui.commands.services import SERVICES
from kingsroad_tui.commands.together import TOGETHER_COMMANDS
from kingsroad_tui.games import GAMES
from kingsroad_tui.settings.language import LANGUAGES, OPTION, VARIABLE
from kingsroad_tui.shell.errors import ExitCode, Unusable, print_error
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.words.click_words import give_click_words
from kingsroad_tui.words.errors import words_of
from tabletop.pasted import is_code, is_invitation
from tabletop.words.voice import phrase

_GROUPS: Final = {
    "play": ("play", "learn", "ladder", "today", "practise", "puzzles", "serve"),
    "together": ("host", "join", "relay", "verify"),
    "advice": ("advise", "analyse"),
    "games": ("replay", "statistics", "note", "share", "position", "board"),
    "programs": ("engine", "tournament", "train"),
}
"""In which the help lists the commands, in this order; others come last, as other games."""

_EXAMPLES: Final = {
    "friends": "kingsroad host --listen 0.0.0.0",
    "advice": "kingsroad advise GAME.json --player Ann",
    "report": "kingsroad analyse GAME.json --html page.html",
}

_ENVIRONMENT: Final = {
    "home": "KINGSROAD_HOME",
    "language": VARIABLE,
    "colour": "NO_COLOR",
    "still": "TEXTUAL_ANIMATIONS",
}

BY_FILE: Final = frozenset(
    {"advise", "analyse", "replay", "position", "share", "note", "verify", "board"}
)
"""Those about a file, which says itself of which game it is."""

_SHARED: Final = {**COMMANDS_OF_GAMES, "analyse": analyse_of, "puzzles": puzzles_of}
"""Those of every game."""

_DEFAULT: Final = "play"
_WHOLE: Final = 1_000
"""Characters that a command's first sentence may have in the list; click cuts longer ones off."""

_MAX_NAME: Final = 40
"""How many characters of a command that does not exist are compared and quoted."""


class _GameGroup(click.Group):
    """The commands of a game; takes ``play`` where none is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for names in self._groups().values() for name in names]

    def _groups(self) -> dict[str, list[str]]:
        """The commands that there are, by group."""
        groups = {
            group: [name for name in names if name in self.commands]
            for group, names in _GROUPS.items()
        }
        grouped = {name for names in groups.values() for name in names}
        return groups | {"others": [name for name in self.commands if name not in grouped]}

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options that need no command, then the commands, each with a whole sentence."""
        play = self.commands[_DEFAULT]
        options = (one for one in play.params if isinstance(one, click.Option))
        taken = [option.get_help_record(ctx) for option in options]
        with formatter.section(
            phrase("cli-without-command", play=f"{ctx.command_path} {_DEFAULT}")
        ):
            formatter.write_dl([record for record in taken if record is not None])
        for group, names in self._groups().items():
            listed = [(name, self.commands[name]) for name in names]
            if shown := [
                (name, one.get_short_help_str(_WHOLE)) for name, one in listed if not one.hidden
            ]:
                with formatter.section(phrase(f"cli-group-{group}")):
                    formatter.write_dl(shown)
        if ctx.parent is None:
            _write_examples(formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in self.commands:
            return super().resolve_command(ctx, args)
        if is_invitation(args[0]):
            raise Unusable(phrase("refusals-invited"))
        if is_code(args[0]):
            opens = phrase("refusals-opens-a-code", command=f"{ctx.command_path} {_DEFAULT}")
            raise Unusable(phrase("cli-is-a-code", hint=opens))
        near = get_close_matches(args[0][:_MAX_NAME].lower(), self.commands, n=1)
        if near:
            hint = phrase("cli-did-you-mean", command=repr(near[0]))
        else:
            hint = phrase("cli-help-lists", help=f"{ctx.command_path} --help")
        name = repr(args[0][:_MAX_NAME])
        raise Unusable(phrase("cli-no-command", command=name, hint=hint))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = [_DEFAULT, *args]
        return super().parse_args(ctx, args)


def _write_examples(formatter: click.HelpFormatter) -> None:
    """What the help of the whole program has below its commands."""
    examples = [(line, phrase(f"cli-example-{name}")) for name, line in _EXAMPLES.items()]
    with formatter.section(phrase("cli-examples")):
        formatter.write_dl(examples, col_max=max(map(len, _EXAMPLES.values())))
    with formatter.section(phrase("cli-environment")):
        formatter.write_dl(
            [(name, phrase(f"cli-variable-{key}")) for key, name in _ENVIRONMENT.items()]
        )


def commands_of(game: GameDescription, besides: Mapping[str, click.Command]) -> click.Group:
    """All commands of a game, and ``besides`` others."""
    own = game.commands()
    made = _SHARED if own.together is None else _SHARED | TOGETHER_COMMANDS
    found = ((name, command_of(game)) for name, command_of in made.items())
    shared = {name: command for name, command in found if command is not None}
    return _GameGroup(
        game.word,
        {**shared, **own.own, **besides},
        help=f"{own.about}\n\n{phrase('cli-opens-the-game')}",
        context_settings={"help_option_names": ["-h", "--help"]},
    )


def _all_commands() -> click.Group:
    """Those of the first game and those of none, and a group for each other game."""
    first, *others = GAMES
    of_others = {game: commands_of(game, {}) for game in others}
    besides: dict[str, click.Command] = {game.word: one for game, one in of_others.items()}
    commands = commands_of(first, SERVICES | besides)
    for name in BY_FILE:
        same = {game: one.commands[name] for game, one in of_others.items() if name in one.commands}
        for one in same.values():  # still there, for scripts; the board of a new game has no file
            one.hidden = name != "board"
        commands.commands[name] = CommandByFile(name, {first: commands.commands[name], **same})
    spoken = click.option(  # `speak_as_asked` has taken it out, so that it may stand anywhere
        OPTION,
        type=click.Choice(tuple(LANGUAGES)),
        expose_value=False,
        help=phrase("cli-language", known=tuple(LANGUAGES.values())),
    )
    return spoken(click.version_option(version("kingsroad"), prog_name="kingsroad")(commands))


give_click_words()
cli: Final = _all_commands()


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
        why = error.format_message().removesuffix(".")
        print_error(phrase("cli-help-shows", why=why, help=f"{path} --help"))
        return error.exit_code
    except click.ClickException as error:
        print_error(error.format_message())
        return error.exit_code
    except OSError as error:
        # Not where the reader of our output has gone: that click ends by itself, without a word.
        why = words_of(error)
        print_error(f"{error.filename}: {why}" if error.filename else why)
        return ExitCode.FAILED
    return result if isinstance(result, int) else ExitCode.DONE
