"""``puzzles make``, ``puzzles list`` and ``puzzles check`` of a game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kingsroad_tui.practice import puzzle_words as words
from kingsroad_tui.practice.game_puzzles import GamePuzzles
from kingsroad_tui.shell import errors
from kingsroad_tui.shell.command_options import OutputFile, file_argument, json_option
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.messages.puzzle_files import Collected


SHIPPED: Final = "the package"
"""What is called so where no file is named."""


def puzzles_of(description: GameDescription) -> click.Group | None:
    """The group of commands for a game; None where there are no puzzles of it."""
    game = description.commands().puzzles
    if game is None:
        return None

    @click.group(help=phrase("command-puzzles"))
    def puzzles() -> None:
        pass

    puzzles.add_command(_make(game))
    puzzles.add_command(_list(game))
    puzzles.add_command(_check(game))
    return puzzles


def _make(game: GamePuzzles[Any]) -> click.Command:
    @click.option("--number", type=click.IntRange(1, 100_000), default=20, show_default=True)
    @click.option("--seed", type=click.IntRange(-(2**63), 2**63 - 1), default=0, show_default=True)
    @click.option(
        "--into",
        type=OutputFile(),
        required=True,
        help=phrase("command-make.into"),
    )
    @click.option(
        "--jobs",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        help=phrase("command-make.jobs"),
    )
    @click.option("--scheduler", metavar="tcp://…", help=phrase("command-make.scheduler"))
    def make(
        *, number: int, seed: int, into: Path, jobs: int, scheduler: str | None, **own: Any
    ) -> None:
        with errors.ended_by_interrupt():
            from advisor.core.parallel import SpreadError
            from advisor.messages.puzzle_files import PuzzleFileError
            from advisor.workshop.puzzles.collecting import collect

            kind, asked = game.kind.load(), game.search(seed, **own)
        have = 0
        try:
            found = collect(
                into, kind, asked.plan, asked.search, number, jobs=jobs, scheduler=scheduler
            )
            with (
                closing(found),
                click.progressbar(
                    length=number,
                    label=phrase("practice-puzzle-looking"),
                    file=sys.stderr,
                    hidden=not sys.stderr.isatty(),
                ) as bar,
            ):
                for now, _ in found:
                    bar.update(now - have)
                    have = now
        except PuzzleFileError as error:
            raise errors.Unusable(words_of(error)) from None
        except SpreadError as error:
            raise errors.CommandError(words_of(error)) from None
        finally:
            if have:
                errors.print_note(words.found_words(have, number, into))

    for option in reversed(game.options):
        option(make)
    return click.command(help=phrase("command-make"))(make)


def _list(game: GamePuzzles[Any]) -> click.Command:
    @click.command("list", help=phrase("command-list"))
    @file_argument("file", required=False, type=click.Path(path_type=Path), metavar="[FILE]")
    @json_option(phrase("command-list.json"))
    def listing(file: Path | None, *, as_json: bool) -> None:
        puzzles, source = _puzzles(game, file)
        if as_json:
            for puzzle in puzzles:
                errors.print_json({"id": puzzle.id} | _builtins(puzzle))
            return
        if not puzzles:
            errors.print_text(phrase("practice-puzzle-no-puzzles", source=source))
            return
        table = game.table.load()
        rows = [(str(number), *table.row(one)) for number, one in enumerate(puzzles, 1)]
        grades = Counter(one.grade for one in puzzles if one.grade is not None)
        errors.print_text(words.puzzle_table(rows, grades, table.columns))

    return listing


def _check(game: GamePuzzles[Any]) -> click.Command:
    @click.command(help=phrase("command-check"))
    @file_argument("file", required=False, type=click.Path(path_type=Path), metavar="[FILE]")
    @click.option("--first", type=click.IntRange(1), help=phrase("command-check.first"))
    def check(file: Path | None, *, first: int | None) -> int:
        puzzles, source = _puzzles(game, file)
        if not puzzles:
            raise errors.Unusable(phrase("practice-puzzle-no-puzzles", source=source))
        with errors.ended_by_interrupt():
            problem = game.problem.load()
        chosen = puzzles[:first]
        wrong = 0
        for number, puzzle in enumerate(chosen, 1):
            why = problem(puzzle)
            wrong += bool(why)
            said = (
                phrase(
                    "practice-puzzle-is-wrong",
                    number=number,
                    of=len(chosen),
                    name=puzzle.id,
                    why=why,
                )
                if why
                else phrase(
                    "practice-puzzle-is-proved", number=number, of=len(chosen), name=puzzle.id
                )
            )
            errors.print_sentences(said)
        errors.print_sentences(
            phrase("practice-puzzle-checked-words", right=len(chosen) - wrong, of=len(chosen))
        )
        return errors.ExitCode.FAILED if wrong else errors.ExitCode.DONE

    return check


def _puzzles(game: GamePuzzles[Any], file: Path | None) -> tuple[Sequence[Any], str]:
    """The puzzles of a file, or those of the package; and what they are called."""
    if file is None:
        return game.shipped.load()(), SHIPPED
    from advisor.messages.puzzle_files import PuzzleFileError, read_collected

    try:
        found: Collected[Any] = read_collected(file, game.kind.load())
    except PuzzleFileError as error:
        raise errors.Unusable(words_of(error)) from None
    if found.unreadable:
        errors.print_note(
            phrase("practice-puzzle-not-read", source=str(file), lines=found.unreadable)
        )
    return found.puzzles, str(file)


def _builtins(puzzle: Any) -> dict[str, Any]:
    import msgspec

    data: dict[str, Any] = msgspec.to_builtins(puzzle)
    return data
