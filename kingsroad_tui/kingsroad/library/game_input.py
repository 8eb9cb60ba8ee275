"""What people name on a command line or in "open": a saved game, a position code, a player."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kingsroad.games import Game
from kingsroad.notation import find_position, looks_like_code
from kingsroad.position import Position
from kingsroad.records import decode_game
from kingsroad_tui.shell.errors import Unusable
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.names import seats_named
from tabletop.records import STANDARD_INPUT, read_record, read_standard_input, text_of_code
from tabletop.shown import quoted


def open_source(source: str) -> Game:
    """The game named by a file, a position code, or ``-`` for either on standard input.

    A code becomes a game that starts from its position, its players called Player 1, Player 2, ….

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    try:
        if looks_like_code(source):
            return from_position(find_position(source))
        if source == "-":
            content, source = read_standard_input(), STANDARD_INPUT
        else:
            content, source = read_record(Path(source)), source_name(Path(source))
        if looks_like_code(text := text_of_code(content)):
            return from_position(find_position(text))
        return decode_game(content, source)
    except LocatedError as error:
        raise Unusable(str(error)) from None


def from_position(position: Position) -> Game:
    """A game that starts from a position, with plain names for the players."""
    names = tuple(f"Player {seat + 1}" for seat in position.seats)
    return Game(names, position.variant, position.board, start=position)


def before_round(game: Game, number: int | None) -> Game:
    """The game as it stood before round ``number`` (None: as it stands).

    Raises:
        Unusable: the game has no such round.
    """
    if number is None:
        return game
    first = game.first.round
    last = first + len(game.rounds)
    if not first <= number <= last:
        raise Unusable(f"round {number}: the game has rounds {first} to {last}")
    if number == last:
        return replace(game, pending=None)
    return game.take_back(last - number)


def find_player(game: Game, text: str) -> int:
    """The seat of the player with a name or, where nobody is called that, with a number from 0.

    Seats are counted as in the JSON of every command.

    Raises:
        Unusable: there is no such player, or the name can mean several.
    """
    found = seats_named(game.players, text)
    if len(found) == 1:
        return found[0]
    if found:
        those = ", ".join(f"{quoted(game.players[seat])} ({seat})" for seat in found)
        raise Unusable(
            f"player {quoted(text, 60)}: {those} look alike; give the number of the seat"
        )
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(game.players):
        return int(text)
    known = ", ".join(f"{name} ({seat})" for seat, name in enumerate(game.players))
    raise Unusable(f"player {quoted(text, 60)}: the players are {known}")
