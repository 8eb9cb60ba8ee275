"""What the commands need to know of a game: its own part of each command that every game has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import click

from kingsroad_tui.practice.game_puzzles import GamePuzzles
from kingsroad_tui.shell.place import Later
from kingsroad_tui.together.game import GameTogether
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from pathlib import Path

    from advisor.messages.plans import GamesPlan, Result
    from kingsroad_tui.lines.session import LineGame
    from kingsroad_tui.lines.setup import LinePractice
    from kingsroad_tui.report.markdown import ReviewPages
    from kingsroad_tui.shell.place import Way
    from kingsroad_tui.statistics.progress import GameStatistics

_R = TypeVar("_R")
_Result = TypeVar("_Result", bound="Result")
_Step = TypeVar("_Step")
_Review = TypeVar("_Review", bound="AnyReview")


class AnyReview(Protocol):
    """A review of whichever game, as far as the commands need to know it."""

    @property
    def complete(self) -> bool:
        """Whether the whole game is judged."""

    @property
    def program(self) -> str:
        """What has judged it."""

    @property
    def seconds(self) -> float:
        """How long that took."""


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
        help: what the command's help says.
        do: takes what the command takes in every game, and by their names the values of
            ``options``. Raises Unusable.
        options: what only this game's command takes.
    """

    help: str
    do: Callable[..., _R]
    options: Sequence[Callable[[Callable[..., Any]], Callable[..., Any]]]

    def command(self, run: Callable[..., Any]) -> click.Command:
        """The command: its own options, then those that ``run`` declares, which gets all values."""
        for option in reversed(self.options):
            run = option(run)
        return click.command(help=self.help)(run)


def part(
    text: str,
    *options: Callable[[Callable[..., Any]], Callable[..., Any]],
) -> Callable[[Callable[..., _R]], Part[_R]]:
    """Makes a function the part of a command with this help that has these options besides."""

    def made(do: Callable[..., _R]) -> Part[_R]:
        return Part(text, do, options)

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
class ToJudge(Generic[_Step, _Review]):
    """A game that is to be judged, step by step.

    Attributes:
        game: the game.
        say_title: says which game it is.
        steps: its steps as they are judged.
        length: how many it has.
        noun: what several of them are called.
        told: what is said of the last of those judged; empty for nothing.
        sum_up: makes the review of all those judged, in so many seconds.
        pages: its report.
        summary: what is said of the review in the end.
        stored: the review that was made of it before, and what is said of its steps; None for none.
        further: what else is found of a review that nobody interrupted; None for nothing.
        keep: keeps a review that is complete and new.
    """

    game: Any
    say_title: Callable[[], None]
    steps: Iterator[_Step]
    length: int
    noun: str
    told: Callable[[Sequence[_Step]], str]
    sum_up: Callable[[Sequence[_Step], float], _Review]
    pages: Callable[[], ReviewPages[Any, _Review]]
    summary: Callable[[_Review], str]
    stored: Callable[[], tuple[_Review, Sequence[str]] | None] = lambda: None
    further: Callable[[_Review], _Review] | None = None
    keep: Callable[[_Review], None] = lambda _: None


@dataclass(frozen=True, slots=True)
class GuidedGame:
    """A guided game, as the commands know it.

    Attributes:
        about: the help of the command.
        steps: how many it has.
        lines: teaches it in plain text, from the step to begin with, from 1 (None: where it was
            left); answers the exit code.
    """

    about: str
    steps: int
    lines: Later[Callable[[int | None], int]]


@dataclass(frozen=True, slots=True)
class Replay:
    """What is said of a game that was read from a file.

    Attributes:
        data: from the file as it was named and the game, what happened in it, for JSON.
        text: likewise from its short name, in sentences; the first line says which game it is.
    """

    data: Later[Callable[[str, Any], object]]
    text: Later[Callable[[str, Any], str]]


def _play() -> None:
    """Asks for nothing more than the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCommands:
    """A game on the command line.

    Attributes:
        about: the help of all its commands together.
        open: the game that a file, a code or ``-`` names. Raises Unusable.
        encode: a game as its record has it.
        play: from its options, the board of new games; None for the game's own.
        way: where in the app the game in a file is (None: for the game alone, or nothing where the
            app begins with it), which raises Unusable; None for its place ``enter``, with the file.
        lines: how it is played in plain text, with its ladder and the day's game.
        lesson: its guided game.
        replay: what happened in a game.
        position: from what names a position, its code.
        board: from what names a position or a board (None: the start), from glyphs, columns and
            lines, the board as text.
        board_sizes: the fewest and most columns, and lines, of that.
        advise: from what names a game and a time limit in seconds (or None), the advice.
        advised: what can name that game, as the help says it.
        tournament: from players, a seed and a time limit for each choice, what is to be played.
        ladder: whether its lines have a ladder and the day's game.
        statistics: what says how one has fared.
        practice: makes what is practised in plain text, with its training book.
        puzzles: what puzzles of it are, and where they are looked for.
        together: playing it with others who are elsewhere; None where that cannot be done.
        analyse: from what names a game, what is to be judged.
        own: the commands of this game alone, by name.

    Its rules and its record are enough. What is not given the game has not: then it has no such
    command.
    """

    about: str
    open: Later[Callable[[str], Any]]
    encode: Later[Callable[[Any], bytes]]
    play: Part[Any] = field(default_factory=lambda: Part(phrase("command-play"), _play, ()))
    way: Callable[[Path | None], Way | None] | None = None
    lines: Later[LineGame[Any, Any]] | None = None
    lesson: GuidedGame | None = None
    replay: Replay | None = None
    position: Part[str] | None = None
    board: Part[str] | None = None
    board_sizes: tuple[tuple[int, int], tuple[int, int]] = ((20, 500), (8, 200))
    advise: Part[Answer] | None = None
    advised: str = "FILE|CODE|-"
    analyse: Part[ToJudge[Any, Any]] | None = None
    tournament: Part[Tournament[Any]] | None = None
    ladder: bool = False
    statistics: Later[GameStatistics] | None = None
    practice: Later[Callable[[], LinePractice[Any, Any]]] | None = None
    puzzles: GamePuzzles[Any] | None = None
    together: GameTogether | None = None
    own: Mapping[str, click.Command] = field(default_factory=dict)
