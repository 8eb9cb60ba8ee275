"""How somebody can play as a hint says, and what is said where the secret is not known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class Follow:
    """How somebody can play as a hint says.

    Attributes:
        how: by a key of a game being played, by typing the actions, or not: they are only shown.
        here: names the keys of the screen.
        public: whether it is somebody who looks back and may not know who the assassins are.
    """

    how: Literal["key", "typed", "board"]
    here: KeysHere = assassins_key
    public: bool = False

    @property
    def key(self) -> str:
        """The key that does what a hint says, where there is one."""
        return self.here("follow") if self.how == "key" else ""

    @property
    def unknown(self) -> str:
        """What is said to the people's player whose assassins are hidden; nothing where none is."""
        if self.public:
            return phrase("assassins-hints-public")
        return phrase("assassins-hints-all-twelve", looks=assassins_key("peek")) if self.key else ""


TYPED: Final = Follow("typed")
SEE_THE_BOARD: Final = Follow("board")
LOOKING_BACK: Final = Follow("board", public=True)
BY_KEY: Final = Follow("key")


def ask_first(here: KeysHere) -> str:
    """Why there is nothing to be done as a hint says."""
    return phrase("assassins-hints-ask-first", ask=here("hint"), follow=here("follow"))


def followed(here: KeysHere) -> str:
    """After a hint has been followed to its end."""
    return phrase("assassins-hints-followed", ends=here("forward"), again=here("hint"))


def end_now(here: KeysHere) -> str:
    """Where the hint is to do nothing more."""
    return phrase("assassins-hints-end-now", ends=here("forward"))
