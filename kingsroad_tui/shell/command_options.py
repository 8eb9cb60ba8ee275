"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from advisor.messages.verdicts import BeliefKind
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.statistics.kept import BY
from kingsroad_tui.words.refusals import no_folder
from tabletop.files import has_folder
from tabletop.pasted import meant_path
from tabletop.words.voice import phrase

_Command = TypeVar("_Command", bound=Callable[..., Any])


def belief_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--belief``, with its meaning for a command; the usual one stands first."""
    usual = BeliefKind.HIERARCHY
    others = (kind.value for kind in BeliefKind if kind is not usual)
    return _one_of("--belief", (usual.value, *others), meaning)


def goal_option(goals: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    """``--goal``: one of the goals that a command knows, with its meaning."""
    return _one_of("--goal", goals, meaning)


def file_argument(name: str, **options: Any) -> Callable[[_Command], _Command]:
    """An argument that names files, or a code: a name may come quoted, as a terminal drops it."""
    return click.argument(name, callback=_meant, **options)


def _meant(context: click.Context, argument: click.Parameter, value: Any) -> Any:
    del context, argument
    match value:
        case tuple():
            return tuple(map(meant_path, value))
        case Path():
            return Path(meant_path(str(value)))
        case str():
            return meant_path(value)
    return value


def seconds_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--seconds``: a time limit, more than 0, with its meaning for a command."""
    return click.option("--seconds", type=float, callback=_positive, help=meaning)


def think_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--think SECONDS``: time to think longer in, more than 0, with its meaning for a command."""
    return click.option("--think", type=float, metavar="SECONDS", callback=_positive, help=meaning)


def _positive(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    del context
    if value is not None and not value > 0:
        raise Unusable(phrase("refusals-more-than-none", option=option.name or ""))
    return value


def board_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--board FILE``, as ``board_file``, with its meaning for a command."""
    path = click.Path(path_type=Path)
    return click.option(
        "--board", "board_file", type=path, callback=_meant, metavar="FILE", help=meaning
    )


force_option: Final = click.option("--force", is_flag=True, help=phrase("command-options.force"))


def counted_options(what: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """``--play``, ``--plain`` and ``--json`` of a command about games that count."""

    def made(command: Callable[..., int]) -> Callable[..., int]:
        command = json_option()(command)
        command = click.option("--plain", is_flag=True, help=phrase("ladder-counted-plain"))(
            command
        )
        return click.option("--play", is_flag=True, help=what)(command)

    return made


class OutputFile(click.Path):
    """A file that a command writes, which is no stream: ``-`` is refused, as no file is meant."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, path_type=Path)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Any:  # click's own types
        if value == "-":
            self.fail(phrase("refusals-no-file"), param, ctx)
        path: Any = super().convert(value, param, ctx)
        if not has_folder(path):
            self.fail(no_folder(path), param, ctx)
        return path


def _one_of(name: str, words: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    return click.option(
        name, type=click.Choice(words), default=words[0], show_default=True, help=meaning
    )


def json_option(meaning: str = "") -> Callable[[_Command], _Command]:
    """``--json``, as ``as_json``, with its meaning for a command: one object, unless said."""
    meaning = meaning or phrase("command-options.json")
    return click.option("--json", "as_json", is_flag=True, help=meaning)


def progress_options(command: _Command) -> _Command:
    """``--by`` and ``--csv`` of statistics, as ``by`` and ``as_csv``."""
    by = click.option(
        "--by",
        type=click.Choice(BY),
        help=phrase("command-progress-options.by"),
    )
    return by(
        click.option("--csv", "as_csv", is_flag=True, help=phrase("command-progress-options.csv"))(
            command
        )
    )


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """What the tournaments of both games can be told.

    Attributes:
        seed: of everything random.
        seconds: a limit for each choice; None for the usual one.
        jobs: how many processes play.
        scheduler: the address of a Dask scheduler whose workers play instead; None for none.
        results: the file that keeps every game; None for none.
        as_json: whether the answer is one JSON object.
    """

    seed: int
    seconds: float | None
    jobs: int
    scheduler: str | None
    results: Path | None
    as_json: bool


def tournament_options(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command `TournamentOptions` as ``options``; stands below what is one game's alone."""

    @wraps(command)
    def with_options(**given: Any) -> None:  # Any: click's values, each checked by its option.
        shared = {field.name: given.pop(field.name) for field in fields(TournamentOptions)}
        command(**given, options=TournamentOptions(**shared))

    options = (
        click.option(
            "--seed", type=click.IntRange(-(2**63), 2**63 - 1), default=0, show_default=True
        ),
        click.option(
            "--seconds",
            type=click.FloatRange(0, min_open=True),
            help=phrase("command-tournament-options.seconds"),
        ),
        click.option(
            "--jobs",
            type=click.IntRange(1),
            default=1,
            show_default=True,
            help=phrase("command-tournament-options.jobs"),
        ),
        click.option(
            "--scheduler", metavar="tcp://…", help=phrase("command-tournament-options.scheduler")
        ),
        click.option(
            "--results",
            type=OutputFile(),
            help=phrase("command-tournament-options.results"),
        ),
        click.option(
            "--json", "as_json", is_flag=True, help=phrase("command-tournament-options.json")
        ),
    )
    for option in reversed(options):
        with_options = option(with_options)
    return with_options
