"""Players of a tournament by name: computer players, and programs as ``cmd:PROGRAM ARG...``."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from typing import Final

from advisor.core.parallel import spread
from advisor.kingsroad.players.programs import PREFIX, Forfeit, command_of
from advisor.messages.errors import Refusal
from tabletop.names import has_control_character

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
                raise TournamentError(f"player {_quoted(name)}", why)
        elif not is_computer(name):
            offered = ", ".join(choices)
            raise TournamentError(
                f"player {_quoted(name)}", f"must be one of {offered}, or cmd:PROGRAM"
            )


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
        raise TournamentError(f"player {_quoted(PREFIX + forfeit.where)}", forfeit.why) from None


def _quoted(name: str) -> str:
    return repr(name[:_MAX_NAME])


def _command_problem(command: str) -> str:
    """Why a command line cannot be that of a player; empty if it can."""
    if has_control_character(command):
        return "a command line is one line of UTF-8 without control characters"
    try:
        return "" if shlex.split(command) else "must name a program after cmd:"
    except ValueError as error:
        return f"the command line cannot be read: {error}"
