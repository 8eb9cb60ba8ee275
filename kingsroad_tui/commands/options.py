"""What several commands share: options, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import click

from kingsroad_tui.errors import Unusable

_Command = TypeVar("_Command", bound=Callable[..., Any])
_Item = TypeVar("_Item")


def belief_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--belief``, with its meaning for a command."""
    return _one_of("--belief", ("hierarchy", "uniform", "equilibrium"), meaning)


def goal_option(goals: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    """``--goal``: one of the goals that a command knows, with its meaning."""
    return _one_of("--goal", goals, meaning)


def seconds_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--seconds``: a time limit, more than 0, with its meaning for a command."""
    return click.option("--seconds", type=float, callback=_positive, help=meaning)


def _positive(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    del context, option
    if value is not None and not value > 0:
        raise Unusable("seconds: must be more than 0")
    return value


def _one_of(name: str, words: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    return click.option(
        name, type=click.Choice(words), default=words[0], show_default=True, help=meaning
    )


def with_progress(items: Iterable[_Item], length: int, label: str) -> Iterator[_Item]:
    """The items as they come, with a bar on standard error where that is a terminal."""
    with click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for item in items:
            yield item
            bar.update(1)
