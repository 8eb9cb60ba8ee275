"""Plays the games of tournaments, of either game: seeded batches, everybody once in every seat.

A plan decides everything about the games but how long the players think, so the same plan gives the
same results, wherever and in whatever order its batches are played. The seeds of all random draws
follow from it.

Players are named: computer players, and programs as ``cmd:PROGRAM ARG...``.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import shlex
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from statistics import mean
from time import perf_counter
from typing import Any, Final, TypeVar

from advisor.core.parallel import spread
from advisor.messages.bases import Refusal
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.plans import GamesPlan, Result
from advisor.program_processes import PREFIX, command_of
from tabletop.game import ChoiceT, Forfeit, GameT, Player, SeatView, WithStandIn
from tabletop.names import has_control_character
from tabletop.say import Say
from tabletop.shown import quoted


def seed_of(*parts: object) -> int:
    """A seed from the names of its use, the same on every machine."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


_R = TypeVar("_R", bound=Result)
_Plan = TypeVar("_Plan", bound=GamesPlan[Any])
_Game = TypeVar("_Game")


def line_up(plan: GamesPlan[Any], batch: int) -> list[str]:
    """The players of a batch, in the seats of its first game."""
    players, seats = plan.players, plan.batch_size
    if len(players) == seats:
        return players
    dice = random.Random(seed_of(plan.seed, "pool", batch))
    return dice.sample(players, seats) if len(players) > seats else dice.choices(players, k=seats)


def play_batch(
    play_game: Callable[[_Plan, int, int, Sequence[str]], _R], task: tuple[_Plan, int]
) -> list[_R]:
    """All games of a batch: one for each rotation of its players.

    Args:
        play_game: plays one, from the plan, its batch and place, and the players by seat.
        task: the plan and the batch.
    """
    plan, batch = task
    names = line_up(plan, batch)
    return [
        play_game(plan, batch, turn, [*names[turn:], *names[:turn]])
        for turn in range(plan.batch_size)
    ]


class Times:
    """The times of choices, in seconds."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @contextmanager
    def one(self) -> Iterator[None]:
        """Takes the time of the block as that of one more choice."""
        start = perf_counter()
        try:
            yield
        finally:
            self._times.append(perf_counter() - start)

    @property
    def mean(self) -> float:
        """The mean time of a choice; 0 where there was none."""
        return mean(self._times) if self._times else 0.0


class TournamentSeat(WithStandIn[GameT, ChoiceT]):
    """A computer player, or a program for as long as it plays on; its times are taken.

    Attributes:
        times: of its choices.
    """

    def __init__(
        self,
        name: str,
        computer: Callable[[str], Player[GameT, ChoiceT]],
        program: Callable[[str], Any],
    ) -> None:
        """The player of a name.

        Args:
            name: a computer player's, or ``cmd:PROGRAM ARG...``.
            computer: makes the computer player of a name.
            program: makes the player that a command line is, a `StartedWhenAsked` with an ``end``.
        """
        command = command_of(name)
        self.times = Times()
        self._computer = computer(name if command is None else RULE_OF_THUMB)
        self._program = None if command is None else program(command)
        super().__init__(self._program or self._computer, self._computer)

    async def choose(self, view: SeatView[GameT]) -> ChoiceT:
        """As `WithStandIn` does."""
        with self.times.one():
            return await super().choose(view)

    def end(self, game: object) -> None:
        """Tells a program that the game is over."""
        if self._program is not None:
            self._program.end(game)

    def close(self) -> None:
        """Ends a program at once."""
        if self._program is not None:
            self._program.close()


def played(game: Coroutine[Any, Any, _Game], seats: Collection[TournamentSeat[Any, Any]]) -> _Game:
    """Plays a game with these seats to its end; no program of theirs is left behind."""
    try:
        end = asyncio.run(game)
        for seat in seats:
            seat.end(end)
    finally:
        for seat in seats:
            seat.close()
    return end


_MAX_NAME: Final = 60


class TournamentError(Refusal):
    """A plan that cannot be played, or a results file that does not go with it.

    ``where`` is the player or the file.
    """


def check_names(
    names: Iterable[str], is_computer: Callable[[str], bool], choices: Iterable[str]
) -> None:
    """Checks that each name is a player's.

    Args:
        names: of the plan.
        is_computer: whether a name is a computer player's.
        choices: the names to be offered instead of a wrong one.

    Raises:
        TournamentError: a name is nobody's, or a command line cannot be read.
    """
    for name in names:
        if (command := command_of(name)) is not None:
            if why := _command_problem(command):
                raise TournamentError(_player(name), why)
        elif not is_computer(name):
            offered = Say("advisor-one-of-or-program", known=", ".join(choices))
            raise TournamentError(_player(name), offered)


def greet_programs(
    names: Iterable[str], greet: Callable[[str], None], scheduler: str | None = None
) -> None:
    """Lets every program among the players be started and asked once, where it is to play.

    Args:
        names: of the plan.
        greet: does so for a command line, in whatever process; raises Forfeit.
        scheduler: as in `advisor.core.parallel.spread`.

    Raises:
        TournamentError: a program cannot be started, or gives no answer that can be read.
        SpreadError: the work could not be spread.
    """
    commands = [command for name in dict.fromkeys(names) if (command := command_of(name))]
    try:
        for _ in spread(greet, commands, scheduler=scheduler):
            pass
    except Forfeit as forfeit:
        raise TournamentError(_player(f"{PREFIX}{forfeit.where}"), forfeit.why) from None


def _player(name: str) -> Say:
    return Say("advisor-player", name=quoted(name, _MAX_NAME))


def _command_problem(command: str) -> Say | None:
    """Why a command line cannot be that of a player; None if it can."""
    if has_control_character(command):
        return Say("advisor-command-characters")
    try:
        return None if shlex.split(command) else Say("advisor-command-empty")
    except ValueError as error:
        return Say("advisor-command-unreadable", why=str(error))
