"""What is said of a game whose two players are apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from assassins.actions import Side
from assassins.games import CARD, KING, PEOPLE
from assassins.sealed import NOTHING, actions_in
from kingsroad_tui.words.lists import listed
from tabletop.say import Say
from tabletop.sealed_phases import Lot
from tabletop.shown import shown
from tabletop.words.voice import phrase

SIDE: Final = Say("assassins-together-side")
KINGS_SIDE: Final = Say("assassins-together-kings-side")
PEOPLES_SIDE: Final = Say("assassins-together-peoples-side")
"""What is asked of whoever opens a table."""

ROLES: Final = ("King's side", "People's side")
"""Who sits on which seat, as the table lists them."""

_SIDES: Final = {Side.KING: "the king's side", Side.PEOPLE: "the people's side"}


def sides_sentence(king: str, people: str) -> str:
    """Who plays which side."""
    return phrase(
        "assassins-together-sides-sentence",
        shown=shown(king),
        sides=_SIDES[Side.KING],
        shown_2=shown(people),
        sides_2=_SIDES[Side.PEOPLE],
    )


def waits_for_choice(name: str) -> str:
    """The other side has to choose first."""
    return phrase("assassins-together-waits-for-choice", shown=shown(name))


def has_chosen(name: str) -> str:
    """The other side has chosen."""
    return phrase("assassins-together-has-chosen", shown=shown(name))


def to_act(name: str) -> str:
    """Whose phase it is, where it is not one's own."""
    return phrase("assassins-together-to-act", shown=shown(name))


def stands_still(name: str) -> str:
    """The people's side is away, and no computer can play for it."""
    return phrase("assassins-together-stands-still", shown=shown(name))


def instead_sentence(number: int, phase: str, choice: str, *, away: bool) -> str:
    """What was done in one's own place in a phase; empty where nobody acts in it."""
    if not phase.startswith((KING, PEOPLE)):
        return ""
    if choice == NOTHING:
        return phrase("assassins-together-stood-still", away=away, round=number)
    done = " ".join(actions_in(choice))
    return phrase("assassins-together-played-instead", away=away, round=number, done=done)


def asked_whether_over(name: str) -> str:
    """An arrest may have ended the game."""
    return phrase("assassins-together-asked-whether-over", shown=shown(name))


def goes_on(name: str) -> str:
    """It has not."""
    return phrase("assassins-together-goes-on", shown=shown(name))


def turns_up(name: str) -> str:
    """The game is over, and the three are to be shown."""
    return phrase("assassins-together-turns-up", shown=shown(name))


def false_answer(name: str, number: int) -> str:
    """The people's side has lied, and the game says so in the end."""
    return phrase("assassins-together-false-answer", shown=shown(name), number=number)


def lot_sentences(lot: Lot, players: Sequence[str], host: int | None) -> str:
    """What somebody had sealed and never opened; blames nobody for it. Who drew the card then is
    said by itself.

    Args:
        lot: what it was.
        players: their names, the king's side first.
        host: the host's seat; None where the host has none.
    """
    name, number = players[lot.seat], lot.round
    if lot.phase == CARD:
        others = listed(players[seat] for seat in lot.opened)
        return phrase("assassins-together-lot-sentences", number=number, name=name, others=others)
    who = "the host" if host is None else f"{players[host]}, the host,"
    return phrase("assassins-together-lot-sentences-2", number=number, name=name, who=who)
