"""The first screen, and what setting up a game of King's Road asks, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import Game, GameError
from kingsroad.position import MARKERS, Position
from kingsroad_tui.kingsroad.words.game import the_region
from kingsroad_tui.words.errors import words_of
from tabletop.names import NameProblem
from tabletop.words.voice import phrase


def steps() -> tuple[str, ...]:
    """The game in three steps, for somebody who has never seen it."""
    return tuple(phrase(f"kingsroad-home-step-{step}") for step in (1, 2, 3))


def turn_sentence(game: Game, people: Sequence[str]) -> str:
    """Where the game stands and what comes next; ``people`` are the players at this terminal."""
    position = game.position
    if game.pending is not None:
        return phrase("kingsroad-home-second-choice", round=position.round)
    if len(people) > 1:
        return phrase("kingsroad-home-all-choose", round=position.round, who=tuple(people))
    region = the_region(game.board, position.king)
    return phrase("kingsroad-home-your-turn", round=position.round, region=region)


def table_sentence(position: Position) -> str:
    """What the table being laid means for the game."""
    paid = position.num_players - 1
    every = paid >= max(len(region.banner) for region in position.board.regions)
    return phrase("kingsroad-home-table", every=every, paid=paid, markers=MARKERS)


def more_words(*, hints: bool, usual_colours: bool) -> str:
    """What stands behind "More" where it is as usual, in a line."""
    return phrase("kingsroad-home-more", hints=hints, usual=usual_colours)


def name_sentence(error: GameError) -> str:
    """Why a player's name, or the number of players, cannot be used."""
    if error.other_seat is not None:
        return phrase("kingsroad-home-same-name", seat=error.other_seat + 1)
    if isinstance(error.problem, NameProblem):
        return phrase("home-own-name-refusal", problem=error.problem.said)
    return f"{words_of(error)}."
