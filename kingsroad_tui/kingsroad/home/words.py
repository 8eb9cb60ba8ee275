"""The first screen, and what setting up a game of King's Road asks, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import Game, GameError
from kingsroad.position import MARKERS, Position
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.words.lists import listed
from tabletop.names import NameProblem
from tabletop.words.voice import phrase

STEPS = (
    "Everybody chooses three cards in secret. Each card puts a marker into its region.",
    "Whoever has the most markers where the King stands scores the most points.",
    "The King moves on. At 40 points the game ends.",
)
"""The game in three steps, for somebody who has never seen it."""


def turn_sentence(game: Game, people: Sequence[str]) -> str:
    """Where the game stands and what comes next; ``people`` are the players at this terminal."""
    position = game.position
    king = f"the King is in {region_name(game.board, position.king)}"
    if game.pending is not None:
        return phrase("kingsroad-home-turn-sentence", round=position.round)
    if len(people) > 1:
        return phrase("kingsroad-home-turn-sentence-2", round=position.round, listed=listed(people))
    return phrase("kingsroad-home-turn-sentence-3", round=position.round, king=king)


def table_sentence(position: Position) -> str:
    """What the table being laid means for the game."""
    paid = position.num_players - 1
    if paid >= max(len(region.banner) for region in position.board.regions):
        places = "Every place on the banners pays"
    elif paid == 1:
        places = "Only first place in a region pays; places in brackets pay nothing"
    else:
        places = f"The first {paid} places in a region pay; those in brackets pay nothing"
    return phrase("kingsroad-home-table-sentence", places=places, markers=MARKERS)


def more_words(*, hints: bool, usual_colours: bool) -> str:
    """What stands behind "More" where it is as usual, in a line."""
    colours = "usual colours" if usual_colours else "colours of your own"
    return f"More: standard rules and board, {'hints' if hints else 'no hints'}, {colours}"


def name_sentence(error: GameError) -> str:
    """Why a player's name, or the number of players, cannot be used."""
    if error.other_seat is not None:
        return f"Seat {error.other_seat + 1} has the same name."
    if isinstance(error.problem, NameProblem):
        return phrase("kingsroad-home-name-sentence", problem=error.problem)
    return f"{error}."
