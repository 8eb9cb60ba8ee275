"""Saved games of King & Assassins in lists: one line for each."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from advisor.messages.computers import PERSON
from assassins.actions import Side
from assassins.games import Opponents
from kingsroad_tui.assassins.library.saves import RecentTown
from kingsroad_tui.library.words import game_spans, words_to_find
from tabletop.shown import shown

_MAX_NAMES = 100

WHAT_TO_TYPE = "type to find a game; or a file"


def recent_assassins_spans(game: RecentTown) -> tuple[tuple[str, str], ...]:
    """A game in a list: when, how it ended, who played which side, its name, as text and style."""
    players = called(game)
    return game_spans(game, result_words(game), _RESULT, f"{players.king} against {players.people}")


def town_name(game: RecentTown) -> str:
    """What a game is called: its name if it has one, and who plays."""
    players = called(game)
    name = "" if game.autosave else f"{game.path.stem}: "
    return shown(f"{name}{players.king} against {players.people}", _MAX_NAMES)


def search_words(game: RecentTown) -> str:
    """Everything that a search among the games may find, as searches compare it."""
    return words_to_find(game, town_name(game), result_words(game), datetime.now())


def called(game: RecentTown) -> Opponents:
    """The two sides as the reader the list calls them: "you" for a person without a name."""
    if game.alone is None or game.players.of(game.alone) not in PERSON.names:
        return game.players
    if game.alone is Side.KING:
        return game.players._replace(king="You")
    return game.players._replace(people="you")


def result_words(game: RecentTown) -> str:
    """How a game ended, or how far it is; to the person who played it, where there was one."""
    if game.running:
        return "being played"
    if game.winner is None:
        return f"round {game.rounds}" if game.rounds else "not begun"
    if game.alone is None:
        return "the king won" if game.winner is Side.KING else "the people won"
    return f"you {'won' if game.winner is game.alone else 'lost'}, round {game.rounds}"


_RESULT: Final = 17
"""Cells for how a game ended, before its players."""
