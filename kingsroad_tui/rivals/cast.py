"""The computer players of a game as they sit at a table: who they are, and what each can say.

What somebody says are messages in a file named after the character, in the folder of the game: the
id of a line ends with the situation and a number (``kingsroad-rivals-baron-took-2``). No Textual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from advisor.messages.computers import Strength
from kingsroad_tui.library.seats import Setup
from tabletop.words.catalogue import ENGLISH, FACT, HOUSE, messages_in, prefix_of


@dataclass(frozen=True, slots=True)
class Line:
    """Something that somebody can say.

    Attributes:
        id: of its message.
        facts: those that it names.
    """

    id: str
    facts: frozenset[str]


Lines: TypeAlias = Mapping[str, Sequence[Line]]
"""What somebody can say, by situation."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The computer players that there are in a game.

    Attributes:
        strengths: who they are, by the names of strengths.
        game: the folder of the game whose words have their lines; empty where nobody says anything.
        colours: whether players have colours; else what is behind a face follows from the seat, and
            nobody has a badge.
    """

    strengths: Mapping[str, Strength]
    game: str = ""
    colours: bool = True

    def voice(self, strength: str) -> Lines:
        """What somebody can say; nothing where there is no file of it."""
        return _lines(self.game, self.strengths[strength].character.name.lower())


@cache
def _lines(game: str, character: str) -> Lines:
    """As the English file has them: a translation has the same."""
    path = HOUSE / "kingsroad_tui" / game / "words" / ENGLISH / f"rivals-{character}.ftl"
    lines: dict[str, list[Line]] = {}
    for message in messages_in(path) if path.is_file() else ():
        situation, _, _ = message.id.removeprefix(prefix_of(path)).rpartition("-")
        facts = frozenset(FACT.findall(message.texts[""]))
        lines.setdefault(situation, []).append(Line(message.id, facts))
    return lines


def lines_at(cast: Cast, setup: Setup) -> dict[int, Lines]:
    """What everybody at a table can say, by seat; people, programs and computer players without
    lines say nothing."""
    if not cast.game:
        return {}
    voices = {seat: cast.voice(strength) for seat, strength in setup.computers.items()}
    return {seat: voice for seat, voice in voices.items() if voice}
