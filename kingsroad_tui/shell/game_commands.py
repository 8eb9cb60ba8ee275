"""What the commands need to know of a game: its own part of each command that every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import getdoc
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import click

from kingsroad_tui.practice.game_puzzles import GamePuzzles
from kingsroad_tui.together.game import GameTogether

if TYPE_CHECKING:
    from pathlib import Path

    from advisor.messages.plans import GamesPlan, Result
    from kingsroad_tui.lines.practise import LinePractice
    from kingsroad_tui.lines.session import LineGame
    from kingsroad_tui.shell.place import Way
    from kingsroad_tui.statistics.progress import GameStatistics

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
        lines: imports how it is played in plain text, with its ladder and the day's game.
        way: where in the app the game in a file is (None: for the game alone, or nothing where the
            app begins with it). Raises Unusable.
        learn: from the step to begin with, from 0 (None: where it was left), asks the app for the
            guided game.
        learn_by_lines: teaches it in plain text, likewise but from 1; answers the exit code.
        lesson_steps: how many steps it has.
        replay: from a game by name, what happened in it.
        position: from what names a position, its code.
        share: from what names a game, its record, without what is secret still.
        board: from what names a position or a board (None: the start), from glyphs, columns and
            lines, the board as text.
        board_sizes: the fewest and most columns, and lines, of that.
        advise: from what names a game and a time limit in seconds (or None), the advice.
        advised: what can name that game, as the help says it.
        tournament: from players, a seed and a time limit for each choice, what is to be played.
        statistics: imports what says how one has fared.
        practice: imports how it is practised in plain text, with its training book.
        puzzles: what puzzles of it are, and where they are looked for.
        together: playing it with others who are elsewhere; None where that cannot be done.
        own: the commands of this game alone, by name.
    """

    about: str
    play: Part[Any]
    lines: Callable[[], LineGame[Any, Any]]
    way: Callable[[Path | None], Way | None]
    learn: Part[Way]
    learn_by_lines: Callable[[int | None], int]
    lesson_steps: int
    replay: Part[Answer]
    position: Part[str]
    share: Part[bytes]
    board: Part[str]
    board_sizes: tuple[tuple[int, int], tuple[int, int]]
    advise: Part[Answer]
    advised: str
    tournament: Part[Tournament[Any]]
    statistics: Callable[[], GameStatistics]
    practice: Callable[[], LinePractice[Any, Any]]
    puzzles: GamePuzzles[Any]
    together: GameTogether | None = None
    own: Mapping[str, click.Command] = field(default_factory=dict)
