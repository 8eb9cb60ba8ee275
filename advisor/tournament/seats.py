"""Who plays a seat of a tournament's game: a computer, or a program for as long as it plays on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from statistics import mean
from time import perf_counter
from typing import Generic, TypeVar

from advisor.messages.computers import RULE_OF_THUMB
from advisor.players.program_processes import ProgramProcess, command_of
from tabletop.playing import Forfeit

_P = TypeVar("_P", bound=ProgramProcess)
_Choice = TypeVar("_Choice")


class SeatPlayer(Generic[_P]):
    """The player of one seat of one game, the time of its choices, and its forfeit if any.

    Attributes:
        name: of the computer player; that of the rule of thumb once a program has forfeited, so
            that the game goes on.
        program: as long as one plays here.
        forfeit: why the program forfeited, fit to be shown; empty while it has not.
    """

    def __init__(self, name: str, start: Callable[[str], _P], stack: ExitStack) -> None:
        """``start`` starts a program by its command; ``stack`` ends it with the game."""
        self.name = name
        self.forfeit = ""
        self.program: _P | None = None
        self._times: list[float] = []
        command = command_of(name)
        if command is not None:
            try:
                self.program = start(command)
                stack.callback(self.program.close)
            except Forfeit as forfeit:
                self._give_up(forfeit)

    @property
    def mean_seconds(self) -> float:
        """The mean time of a choice; 0 for who never had one."""
        return mean(self._times) if self._times else 0.0

    def choose(
        self, by_program: Callable[[_P], _Choice], by_computer: Callable[[str], _Choice]
    ) -> _Choice:
        """What is chosen by the program, or by the computer player of this name."""
        start = perf_counter()
        try:
            if self.program is not None:
                try:
                    return by_program(self.program)
                except Forfeit as forfeit:
                    self._give_up(forfeit)
            return by_computer(self.name)
        finally:
            self._times.append(perf_counter() - start)

    def _give_up(self, forfeit: Forfeit) -> None:
        """The program is asked no more."""
        if self.program is not None:
            self.program.close()
        self.program = None
        self.forfeit = forfeit.why
        self.name = RULE_OF_THUMB
