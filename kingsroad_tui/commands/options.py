"""Options that several commands share: one of a few words, the first being the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., Any])


def belief_option(meaning: str) -> Callable[[_Command], _Command]:
    """``--belief``, with its meaning for a command."""
    return _one_of("--belief", ("hierarchy", "uniform", "equilibrium"), meaning)


def goal_option(goals: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    """``--goal``: one of the goals that a command knows, with its meaning."""
    return _one_of("--goal", goals, meaning)


def _one_of(name: str, words: tuple[str, ...], meaning: str) -> Callable[[_Command], _Command]:
    return click.option(
        name, type=click.Choice(words), default=words[0], show_default=True, help=meaning
    )
