"""How somebody can play as a hint says, and what is said of a hint that knows no secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.words.voice import phrase


def all_twelve() -> str:
    """Said to the people's player whose assassins are hidden, since another one looks on."""
    looks = assassins_key("peek")
    return phrase("assassins-hints-following-all-twelve", looks=looks)


@dataclass(frozen=True, slots=True)
class Follow:
    """How somebody can play as a hint says.

    Attributes:
        moves: said of all the moves, one after the other; ``{actions}`` are they in notation.
        blow: the same where it is one blow.
        unknown: said where the people's secret is not known.
    """

    moves: str
    blow: str
    unknown: str = ""


TYPED: Final = Follow("type {actions}", "type {actions}")
SEE_THE_BOARD: Final = Follow("see the board", "see the board")
LOOKING_BACK: Final = Follow(
    "see the board", "see the board", "Worked out from what both sides knew."
)
"""Where somebody looks back who may not know who the assassins are."""


def by_key(here: KeysHere = assassins_key) -> Follow:
    """By the key that does what a hint says."""
    follow = here("follow")
    return Follow(f"{follow} plays them", f"{follow} does it", all_twelve())


def ask_first(here: KeysHere) -> str:
    """Why there is nothing to be done as a hint says."""
    ask, follow = here("hint"), here("follow")
    return phrase("assassins-hints-following-ask-first", ask=ask, follow=follow)


def followed(here: KeysHere) -> str:
    """After a hint has been followed to its end."""
    ends, again = here("forward"), here("hint")
    return phrase("assassins-hints-following-followed", ends=ends, again=again)


def end_now(here: KeysHere) -> str:
    """Where the hint is to do nothing more."""
    return phrase("assassins-hints-following-end-now", here=here("forward"))
