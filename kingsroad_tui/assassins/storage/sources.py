"""What people name on a command line or in "open": a saved game or a position code."""

from __future__ import annotations

from pathlib import Path

from assassins.games import Opponents, TownGame
from assassins.notation import TownCodeError, looks_like_code, parse_position
from assassins.position import TownPosition
from assassins.records import decode_game, read_game
from kingsroad_tui.common.errors import Unusable
from tabletop.errors import LocatedError
from tabletop.records import STANDARD_INPUT, read_standard_input


def open_town_source(source: str) -> TownGame:
    """The game named by a file, or ``-`` for one on standard input.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    try:
        if source == "-":
            return decode_game(read_standard_input(), STANDARD_INPUT)
        return read_game(Path(source))
    except LocatedError as error:
        raise Unusable(str(error)) from None


def town_position(source: str) -> tuple[TownPosition, Opponents | None]:
    """The last position of a saved game, or the position of a code; with the players, if known.

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
    return game.position, game.players
