"""Players of a tournament by name: computer players, and programs as ``cmd:PROGRAM ARG...``."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable

from advisor.messages.errors import Refusal
from advisor.players.program_processes import command_of
from tabletop.names import has_control_character


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
                raise TournamentError(f"player {name[:60]!r}", why)
        elif not is_computer(name):
            offered = ", ".join(choices)
            raise TournamentError(
                f"player {name[:60]!r}", f"must be one of {offered}, or cmd:PROGRAM"
            )


def _command_problem(command: str) -> str:
    """Why a command line cannot be that of a player; empty if it can."""
    if has_control_character(command):
        return "a command line is one line of UTF-8 without control characters"
    try:
        return "" if shlex.split(command) else "must name a program after cmd:"
    except ValueError as error:
        return f"the command line cannot be read: {error}"
