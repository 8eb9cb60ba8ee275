"""What the curtain says between two people who share a terminal."""

from __future__ import annotations

from typing import Final

from assassins.actions import Side
from assassins.games import Opponents
from kingsroad_tui.assassins.words.game import SIDES
from kingsroad_tui.curtain.words import CurtainWords

CHOSEN: Final = "The three assassins are chosen and hidden again: all may look."
HIDDEN: Final = "Your assassins are hidden again."
ALL_HIDDEN: Final = "The assassins are hidden again: all may look."
OTHERS_HIDDEN: Final = "The others are hidden again."


def passing_to_people(
    players: Opponents, *, chosen: bool, optional: bool = False, to_reveal: bool = False
) -> CurtainWords:
    """Before the people's player is alone with the screen: to choose the assassins, or, where they
    are chosen, to see them, ``to_reveal`` one; ``optional`` where the game goes on without."""
    name = players.people
    what = "show my assassins" if chosen else "choose my assassins"
    if to_reveal:
        what = f"{what}, to reveal one"
    return CurtainWords(
        f"Pass the keyboard to {name} ({SIDES[Side.PEOPLE]}).",
        f"{players.king}, look away.",
        f"I'm {name}: {what}",
        name,
        optional=optional,
    )


def giving_back(players: Opponents, side: Side, why: str) -> CurtainWords:
    """When what is secret is hidden again, all may look, and a side plays."""
    name = players.of(side)
    headline = f"Pass the keyboard to {name} ({SIDES[side]})."
    return CurtainWords(headline, why, f"I'm {name}: begin", name)
