"""What people name on a command line or in "open": a saved game or a position code."""

from __future__ import annotations

import sys
from pathlib import Path

from assassins.games import Opponents, TownGame
from assassins.notation import TownCodeError, looks_like_code, parse_position
from assassins.position import TownPosition
from assassins.records import TownRecordError, decode_game, read_game
from kingsroad_tui.errors import Unusable
from tabletop.files import reason
from tabletop.records import MAX_RECORD_BYTES


def open_town_source(source: str) -> TownGame:
    """The game named by a file, or ``-`` for one on standard input.

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    try:
        if source == "-":
            return decode_game(_standard_input(), "standard input")
        return read_game(Path(source))
    except TownRecordError as error:
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
            text = _standard_input()
            if looks_like_code(text.decode("utf-8", "replace")):
                return parse_position(text.decode("utf-8", "replace").strip()), None
            game = decode_game(text, "standard input")
        else:
            game = read_game(Path(source))
    except (TownRecordError, TownCodeError) as error:
        raise Unusable(str(error)) from None
    return game.position, game.players


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise TownRecordError("standard input", "is closed")
    try:
        content = sys.stdin.buffer.read(MAX_RECORD_BYTES + 1)
    except OSError as error:
        raise TownRecordError("standard input", reason(error)) from None
    if len(content) > MAX_RECORD_BYTES:
        why = f"is larger than it may be ({MAX_RECORD_BYTES:,} bytes)"
        raise TownRecordError("standard input", why)
    return content
