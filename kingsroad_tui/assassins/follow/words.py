"""What is said while a game at a real table is written down."""

from __future__ import annotations

from typing import Final

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.words.game import SIDES, result_sentence
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.shown import shown

TITLE: Final = "Follow a table"
WHO_PLAYS: Final = "Write down a game as it is played, and ask for hints as one of the two sees it."
KING: Final = "King's side"
PEOPLE: Final = "People"
ADVISED: Final = "Hints for"
ASSASSINS: Final = "Your assassins"
ASSASSINS_HINT: Final = "three letters, such as a d k"
BEGIN: Final = "Begin"
CHOICES: Final = (
    ("the king's side", "king"),
    ("the people's side, who know their assassins", "people"),
    ("both, by what everybody knows", "both"),
)
THREE_LETTERS: Final = "Type three letters a to l, or none yet."
NOTHING_WRITTEN: Final = "Nothing is written down yet."
TAKEN_BACK: Final = "Taken back."
WHO_THEY_WERE: Final = "Who they were"
GOES_ON: Final = "One of them is still on the board, so the game goes on."
WHO_WERE_THEY: Final = (
    "The three cards are shown at the end of a game. Type their letters: if all three are gone, "
    "the game is over."
)
TURN_UP: Final = "Turn up"
CARD_TITLE: Final = "Which card was turned up?"


def turn_words(game: AssassinsGame, here: KeysHere) -> str:
    """What is to be written down now."""
    position = game.position
    if game.result is not None:
        return f"{result_sentence(game.result, game.players)} {here('back')} takes back."
    if position.card is None:
        return f"{here('forward')}: turn up the card of round {position.round}."
    who = shown(game.players.of(position.side))
    return f"{who}: choose a pawn, or {here('type')} and type; {here('forward')} ends the phase."


def cannot_be(error: Exception) -> str:
    """Why letters cannot be the assassins."""
    return f"They cannot be the assassins: {getattr(error, 'why', error)}."


def not_hinted(side: Side) -> str:
    """That hints are not for whoever acts now."""
    other = Side.PEOPLE if side is Side.KING else Side.KING
    return f"The hints here are for {SIDES[other]}."
