"""What the commands need to know of a game: its own part of each command that every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import getdoc
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import click

if TYPE_CHECKING:
    from pathlib import Path

    from textual.message import Message

    from advisor.messages.results import GamesPlan, Result

_R = TypeVar("_R")
_Result = TypeVar("_Result", bound="Result")


class Answer(NamedTuple):
    """What a command has found out.

    Attributes:
        data: gives it for JSON.
        text: gives it in sentences.
    """

    data: Callable[[], object]
    text: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Part(Generic[_R]):
    """A game's own part of a command.

    Attributes:
        do: takes what the command takes in every game, and by their names the values of
            ``options``; its docstring is the help of the command. Raises Unusable.
        options: what only this game's command takes.
    """

    do: Callable[..., _R]
    options: Sequence[Callable[[Callable[..., Any]], Callable[..., Any]]]

    def command(self, run: Callable[..., Any]) -> click.Command:
        """The command: its own options, then those that ``run`` declares, which gets all values."""
        for option in reversed(self.options):
            run = option(run)
        return click.command(help=getdoc(self.do))(run)


def part(
    *options: Callable[[Callable[..., Any]], Callable[..., Any]],
) -> Callable[[Callable[..., _R]], Part[_R]]:
    """Makes a function the part of a command that has these options besides."""

    def made(do: Callable[..., _R]) -> Part[_R]:
        return Part(do, options)

    return made


@dataclass(frozen=True, slots=True)
class Lesson:
    """The guided game.

    Attributes:
        about: the help of its command.
        steps: how many it has.
        by_lines: teaches it in plain text; from 1, the step to begin with, or None for where it
            was left.
        wish: asks the app for it, likewise but from 0.
    """

    about: str
    steps: int
    by_lines: Callable[[int | None], int]
    wish: Callable[[int | None], Message]


@dataclass(frozen=True, slots=True)
class Tournament(Generic[_Result]):
    """What is to be played, and what is said of it afterwards.

    Attributes:
        plan: the games.
        batches: what its batches are called.
        check: raises TournamentError if the plan names a player that does not exist.
        greet: sees, from the plan and the scheduler, that programs can play; raises likewise.
        play_batch: plays a batch, from the plan and its number.
        answer: from the games played, what is said of them.
    """

    plan: GamesPlan[_Result]
    batches: str
    check: Callable[[Any], None]
    greet: Callable[[Any, str | None], None]
    play_batch: Callable[[tuple[Any, int]], list[_Result]]
    answer: Callable[[Sequence[_Result]], Answer]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCommands:
    """A game on the command line.

    Attributes:
        about: the help of all its commands together.
        play: from its options, the board of new games; None for the game's own.
        wish: asks the app for the game in a file (None: for the game alone, or nothing where the
            app begins with it). Raises Unusable.
        learn: the guided game.
        replay: from a game by name, what happened in it.
        position: from what names a position, its code.
        board: from what names a position or a board (None: the start), from glyphs, columns and
            lines, the board as text.
        least_board: the fewest columns and lines of that.
        advise: from what names a game and a time limit in seconds (or None), the advice.
        advised: what can name that game, as the help says it.
        tournament: from players, a seed and a time limit for each choice, what is to be played.
        own: the commands of this game alone, by name.
    """

    about: str
    play: Part[Any]
    wish: Callable[[Path | None], Message | None]
    learn: Lesson
    replay: Part[Answer]
    position: Part[str]
    board: Part[str]
    least_board: tuple[int, int]
    advise: Part[Answer]
    advised: str
    tournament: Part[Tournament[Any]]
    own: Mapping[str, Callable[[], click.Command]] = field(default_factory=dict)
