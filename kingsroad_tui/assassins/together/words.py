"""What is said of a game whose two players are apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from assassins.actions import Side
from assassins.games import CARD, KING, PEOPLE
from assassins.sealed import NOTHING, actions_in
from kingsroad_tui.together.words import when_instead
from kingsroad_tui.words.lists import listed
from tabletop.sealed_phases import Lot
from tabletop.shown import shown

SIDE: Final = "Your side"
KINGS_SIDE: Final = "The king"
PEOPLES_SIDE: Final = "The people"
"""What is asked of whoever opens a table."""

CHOOSE_ASSASSINS: Final = "Type your three assassins, such as adk. Type hint for advice."
ASSASSINS_SEALED: Final = (
    "Your three assassins are sealed: you cannot exchange them any more, and nobody else can see "
    "them."
)
TYPE_ACTIONS: Final = "Type actions, and end when you have done all you want."
NOT_YOURS: Final = "Your assassins are your own: nobody else has any."
HINT_LATER: Final = "Hints are given in your own phase."
TIME_IS_OVER: Final = "Your time is over: your phase ends with what you have done."
YOUR_TURN: Final = "It is your turn: the other side has ended its phase."
SWAP: Final = "In another game you swap sides."
UNDONE: Final = "Only actions of your own running phase can be taken back."

ROLES: Final = ("King's side", "People's side")
"""Who sits on which seat, as the table lists them."""

_SIDES: Final = {Side.KING: "the king's side", Side.PEOPLE: "the people's side"}


def sides_sentence(king: str, people: str) -> str:
    """Who plays which side."""
    return f"{shown(king)} plays {_SIDES[Side.KING]}, {shown(people)} {_SIDES[Side.PEOPLE]}."


def waits_for_choice(name: str) -> str:
    """The other side has to choose first."""
    return f"{shown(name)} chooses three assassins, in secret."


def has_chosen(name: str) -> str:
    """The other side has chosen."""
    return f"{shown(name)} has chosen three assassins, and cannot exchange them any more."


def to_act(name: str) -> str:
    """Whose phase it is, where it is not one's own."""
    return f"{shown(name)} is to act."


def stands_still(name: str) -> str:
    """The people's side is away, and no computer can play for it."""
    return (
        f"{shown(name)} is away. Nobody else knows the assassins: the people's side stands still."
    )


def instead_sentence(number: int, phase: str, choice: str, *, away: bool) -> str:
    """What was done in one's own place in a phase; empty where nobody acts in it."""
    if not phase.startswith((KING, PEOPLE)):
        return ""
    when = when_instead(away=away)
    if choice == NOTHING:
        return f"{when} your side stood still in round {number}."
    done = " ".join(actions_in(choice))
    return f"{when} a computer played your side in round {number}: {done}."


def asked_whether_over(name: str) -> str:
    """An arrest may have ended the game."""
    return f"Is the third assassin gone? {shown(name)} has to say so at once."


def goes_on(name: str) -> str:
    """It has not."""
    return f"{shown(name)} says: the game goes on."


def turns_up(name: str) -> str:
    """The game is over, and the three are to be shown."""
    return f"{shown(name)} turns up the three cards."


def false_answer(name: str, number: int) -> str:
    """The people's side has lied, and the game says so in the end."""
    return (
        f"{shown(name)} said in round {number} that the game goes on, but the third assassin was "
        "gone: the king's side had won."
    )


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
        return (
            f"In round {number} {name}'s number for the card was not shown: the host had the card "
            f"drawn without it. {others} had shown one by then."
        )
    who = "the host" if host is None else f"{players[host]}, the host,"
    return (
        f"In round {number} {name}'s actions were not shown: the host had {name}'s side stand "
        f"still. Nobody else chose then, so {who} could have decided it."
    )
