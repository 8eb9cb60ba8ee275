"""What people name on a command line or in "open": a saved game or a position code."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from assassins.games import Opponents, TownGame, game_from
from assassins.notation import TownCodeError, looks_like_code, parse_position
from assassins.position import TownPosition
from assassins.records import decode_game, read_game
from kingsroad_tui.common.errors import Unusable
from tabletop.errors import LocatedError
from tabletop.records import STANDARD_INPUT, read_standard_input

PLAIN_NAMES: Final = Opponents("Player 1", "Player 2")
"""Of players of whom nothing is known."""


def open_town_source(source: str) -> TownGame:
    """The game named by a file, a position code, or ``-`` for either on standard input.

    A code becomes a game that starts from its position.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    try:
        if looks_like_code(source):
            return from_position(parse_position(source))
        if source == "-":
            content = read_standard_input()
            text = content.decode(errors="replace")
            if looks_like_code(text):
                return from_position(parse_position(text))
            return decode_game(content, STANDARD_INPUT)
        return read_game(Path(source))
    except (LocatedError, TownCodeError) as error:
        raise Unusable(str(error)) from None


def from_position(position: TownPosition) -> TownGame:
    """A game that starts from a position, with plain names for the players.

    Raises TownGameError where the game is over there.
    """
    return game_from(PLAIN_NAMES, position)


def town_position(source: str) -> tuple[TownPosition, TownGame | None]:
    """The last position of a saved game, or the position of a code; with the game, if there is one.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    try:
        if looks_like_code(source):
            return parse_position(source), None
        if source == "-":
            content = read_standard_input()
            text = content.decode(errors="replace")
            if looks_like_code(text):
                return parse_position(text), None
            game = decode_game(content, STANDARD_INPUT)
        else:
            game = read_game(Path(source))
    except (LocatedError, TownCodeError) as error:
        raise Unusable(str(error)) from None
    return game.position, game
