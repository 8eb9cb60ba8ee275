"""The computer players of a game as they sit at a table: who they are, and what each can say.

What somebody says stands in a file named after the character, in the folder of the game: lines by
situation, with the facts that they name in braces. No Textual.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from advisor.messages.computers import Strength
from kingsroad_tui.library.seats import Setup


@dataclass(frozen=True, slots=True)
class Cast:
    """The computer players that there are in a game.

    Attributes:
        strengths: who they are, by the names of strengths.
        folder: the package in which their lines are; empty where nobody says anything.
        colours: whether players have colours; else what is behind a face follows from the seat, and
            nobody has a badge.
    """

    strengths: Mapping[str, Strength]
    folder: str = ""
    colours: bool = True

    def voice(self, strength: str) -> Mapping[str, Sequence[str]]:
        """What somebody can say, by situation; nothing where there is no file of it."""
        return _lines(self.folder, self.strengths[strength].character.name.lower())


@cache
def _lines(folder: str, character: str) -> Mapping[str, Sequence[str]]:
    file = resources.files(folder).joinpath(f"{character}.toml")
    if not file.is_file():
        return {}
    lines: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return lines


def lines_at(cast: Cast, setup: Setup) -> dict[int, Mapping[str, Sequence[str]]]:
    """What everybody at a table can say, by seat and situation; people, programs and computer
    players without lines say nothing."""
    if not cast.folder:
        return {}
    voices = {seat: cast.voice(strength) for seat, strength in setup.computers.items()}
    return {seat: voice for seat, voice in voices.items() if voice}
