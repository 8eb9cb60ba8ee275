"""The curtain between two people who share a terminal, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsroad_tui.keys.key_words import every_key
from kingsroad_tui.keys.words import key
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """How a player stands.

    Attributes:
        name: as typed.
        colour: the player colour, 0 to 4.
        score: points.
        gained: those of them that the last round brought.
        state: what the player does in this phase, in a word or two, or nothing.
        turn: whether the keyboard goes to this player.
    """

    name: str
    colour: int
    score: int
    gained: int
    state: str
    turn: bool


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """What a curtain says, all of it public.

    Attributes:
        headline: whom the keyboard goes to, or that all have chosen.
        call: what the others at the terminal do.
        button: what the next key does.
        name: the name at the end of the headline, or nothing.
        colour: that player's colour, 0 to 4.
        status: the round and where the King is.
        standings: how everybody stands, in seat order.
        again: whose choice can still be made again, or nothing.
        optional: whether nobody has to see what is behind it: the game goes on without.
    """

    headline: str
    call: str
    button: str
    name: str = ""
    colour: int | None = None
    status: str = ""
    standings: tuple[PlayerStanding, ...] = ()
    again: str = ""
    optional: bool = False


def passing_to(name: str) -> CurtainWords:
    """Before somebody chooses in secret."""
    return CurtainWords(
        phrase("curtain-pass", name=name),
        phrase("curtain-look-away"),
        phrase("curtain-show-mine", name=name),
        name,
    )


def all_have_chosen(status: str, last: str) -> CurtainWords:
    """When the last one has chosen, who may want to choose again; ``status`` is how it stands."""
    return CurtainWords(
        phrase("curtain-all-chosen"),
        phrase("curtain-look-here"),
        phrase("curtain-reveal"),
        status=status,
        again=last,
    )


def leaving_question(chosen: Sequence[str]) -> str:
    """The question before leaving while choices of this round are not revealed yet."""
    return phrase("curtain-leaving-question", names=tuple(chosen), count=len(chosen))


def at_the_curtain(call: str, again: str) -> str:
    """What can be done at the curtain; ``again`` is who may still choose again, or nothing."""
    said = [call, phrase("curtain-hides", ready=every_key("curtain.ready"))]
    if again:
        said.append(phrase("curtain-gives-back", key=key("curtain.again"), name=again))
    return " ".join(said)
