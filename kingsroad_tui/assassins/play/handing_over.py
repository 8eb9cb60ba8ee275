"""The two sides of a table as its seats, and what the curtain says between two people there.

The king's side is the first seat. A seed follows from facts such as the table's own and the moment.
"""

from __future__ import annotations

import hashlib

from assassins.actions import Side
from assassins.games import Opponents
from kingsroad_tui.assassins.words.game import SIDES
from kingsroad_tui.curtain.words import CurtainWords
from kingsroad_tui.library.seats import Setup
from tabletop.words.voice import phrase


def passing_to_people(
    players: Opponents, *, chosen: bool, optional: bool = False, to_reveal: bool = False
) -> CurtainWords:
    """Before the people's player is alone with the screen: to choose the assassins, or, where they
    are chosen, to see them, ``to_reveal`` one; ``optional`` where the game goes on without."""
    does = "reveal" if to_reveal else "show" if chosen else "choose"
    return CurtainWords(
        _headline(players, Side.PEOPLE),
        phrase("assassins-hand-over-look-away", who=players.king),
        phrase("assassins-hand-over-i-am", who=players.people, does=does),
        players.people,
        optional=optional,
    )


def giving_back(players: Opponents, side: Side, why: str) -> CurtainWords:
    """When what is secret is hidden again, all may look, and a side plays."""
    name = players.of(side)
    button = phrase("assassins-hand-over-i-am", who=name, does="begin")
    return CurtainWords(_headline(players, side), why, button, name)


def _headline(players: Opponents, side: Side) -> str:
    return phrase("assassins-hand-over", who=players.of(side), side=SIDES[side])


def side_alone(setup: Setup) -> Side | None:
    """The side of the only person at the table; None where there are two, or none."""
    return None if setup.alone is None else Side.at(setup.alone)


def advised_sides(whom: str) -> frozenset[Side]:
    """The sides for which hints are, at a real table: ``king``, ``people``, or else both."""
    return frozenset(side for side in Side if whom not in set(Side) or side == whom)


def seed_of(facts: str) -> int:
    """A seed that follows from these facts, such as a table's seed and the moment."""
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=6).digest(), "big")
