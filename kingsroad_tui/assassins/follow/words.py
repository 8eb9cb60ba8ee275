"""What is said while a game at a real table is written down."""

from __future__ import annotations

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.words.game import SIDES, result_sentence
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase


def whom() -> list[tuple[Say, str]]:
    """For whom the hints can be, each with its value."""
    return [
        (Say("assassins-follow-whom-king"), "king"),
        (Say("assassins-follow-whom-people"), "people"),
        (Say("assassins-follow-whom-both"), "both"),
    ]


def turn_words(game: AssassinsGame, here: KeysHere) -> str:
    """What is to be written down now."""
    position = game.position
    if game.result is not None:
        result = result_sentence(game.result, game.players)
        return phrase("assassins-follow-over", result=result, back=here("back"))
    if position.card is None:
        return phrase("assassins-follow-card", key=here("forward"), round=position.round)
    who = shown(game.players.of(position.side))
    return phrase("assassins-follow-turn", who=who, type=here("type"), end=here("forward"))


def cannot_be(error: Exception) -> str:
    """Why letters cannot be the assassins."""
    return phrase("assassins-follow-cannot-be", why=str(getattr(error, "why", error)))


def not_hinted(side: Side) -> str:
    """That hints are not for whoever acts now."""
    other = Side.PEOPLE if side is Side.KING else Side.KING
    return phrase("assassins-follow-not-hinted", side=SIDES[other])
