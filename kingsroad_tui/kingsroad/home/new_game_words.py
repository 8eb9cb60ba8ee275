"""What setting up a game of King's Road asks, by lines and in its form."""

from __future__ import annotations

from typing import Final

from kingsroad.games import GameError
from tabletop.names import NameProblem

HOW_MANY_PLAYERS: Final = "How many players"
HOW_MANY_PEOPLE: Final = "How many of them are people"
PERMANENT_NOBLES: Final = "Permanent Nobles, y or n"
HOW_STRONG: Final = "How strong are the computer players (or each)"


def more_words(*, hints: bool, usual_colours: bool) -> str:
    """What stands behind "More" where it is as usual, in a line."""
    colours = "usual colours" if usual_colours else "colours of your own"
    return f"More: standard rules and board, {'hints' if hints else 'no hints'}, {colours}"


def name_of_person(number: int) -> str:
    """Asks what a person is called, from 1."""
    return f"Name of person {number}"


def computer_player(number: int) -> str:
    """Asks how strong a computer player is, from 1."""
    return f"Computer player {number}"


def name_sentence(error: GameError) -> str:
    """Why a player's name, or the number of players, cannot be used."""
    if error.other_seat is not None:
        return f"Seat {error.other_seat + 1} has the same name."
    if isinstance(error.problem, NameProblem):
        return f"The name {error.problem}."
    return f"{error}."
