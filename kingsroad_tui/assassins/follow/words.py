"""What is said while a game at a real table is written down."""

from __future__ import annotations

from typing import Final

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.words.game import SIDES, result_sentence
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.shown import shown
from tabletop.words.voice import phrase

CHOICES: Final = (
    ("the king's side", "king"),
    ("the people's side, who know their assassins", "people"),
    ("both, by what everybody knows", "both"),
)


def turn_words(game: AssassinsGame, here: KeysHere) -> str:
    """What is to be written down now."""
    position = game.position
    if game.result is not None:
        return phrase(
            "assassins-follow-turn-words",
            result_sentence=result_sentence(game.result, game.players),
            here=here("back"),
        )
    if position.card is None:
        return phrase("assassins-follow-turn-words-2", here=here("forward"), round=position.round)
    who = shown(game.players.of(position.side))
    return phrase(
        "assassins-follow-turn-words-3", who=who, here=here("type"), here_2=here("forward")
    )


def cannot_be(error: Exception) -> str:
    """Why letters cannot be the assassins."""
    return phrase("assassins-follow-cannot-be", why=str(getattr(error, "why", error)))


def not_hinted(side: Side) -> str:
    """That hints are not for whoever acts now."""
    other = Side.PEOPLE if side is Side.KING else Side.KING
    return phrase("assassins-follow-not-hinted", sides=SIDES[other])
