"""What people name on a command line or in "open": a saved game or a position code."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from assassins.games import AssassinsGame, Opponents, game_from
from assassins.notation import AssassinsCodeError, find_position, looks_like_code
from assassins.position import AssassinsPosition
from assassins.records import decode_game
from kingsroad_tui.shell.errors import Unusable
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.records import STANDARD_INPUT, read_record, read_standard_input, text_of_code

PLAIN_NAMES: Final = Opponents("Player 1", "Player 2")
"""Of players of whom nothing is known."""


def open_assassins_source(source: str) -> AssassinsGame:
    """The game named by a file, a position code, or ``-`` for either on standard input.

    A code becomes a game that starts from its position.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    found = _read(source)
    try:
        return found if isinstance(found, AssassinsGame) else from_position(found)
    except LocatedError as error:
        raise Unusable(str(error)) from None


def from_position(position: AssassinsPosition) -> AssassinsGame:
    """A game that starts from a position, with plain names for the players.

    Raises AssassinsGameError where the game is over there.
    """
    return game_from(PLAIN_NAMES, position)


def assassins_position(source: str) -> tuple[AssassinsPosition, AssassinsGame | None]:
    """The last position of a saved game, or the position of a code; with the game, if there is one.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    found = _read(source)
    return (found.position, found) if isinstance(found, AssassinsGame) else (found, None)


def _read(source: str) -> AssassinsPosition | AssassinsGame:
    """What a source names: the position of a code, or a game."""
    try:
        if looks_like_code(source):
            return find_position(source)
        if source == "-":
            content, source = read_standard_input(), STANDARD_INPUT
        else:
            content, source = read_record(Path(source)), source_name(Path(source))
        if looks_like_code(text := text_of_code(content)):
            return find_position(text)
        return decode_game(content, source)
    except (LocatedError, AssassinsCodeError) as error:
        raise Unusable(str(error)) from None
