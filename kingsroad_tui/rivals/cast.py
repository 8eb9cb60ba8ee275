"""The computer players of a game as they sit at a table: what each can say, and how it is drawn.

No Textual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from advisor.messages.computers import Strength
from kingsroad_tui.library.seats import Setup

_SituationT = TypeVar("_SituationT", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Cast(Generic[_SituationT]):
    """The computer players that there are in a game.

    Attributes:
        strengths: who they are, by the names of strengths.
        voices: what each of them can say, by the same names and by situation; who is not there says
            nothing.
        colours: whether players have colours; else what is behind a face follows from the seat, and
            nobody has a badge.
    """

    strengths: Mapping[str, Strength]
    voices: Mapping[str, Mapping[_SituationT, Sequence[str]]] = field(default_factory=dict)
    colours: bool = True


def lines_at(cast: Cast[Any], setup: Setup) -> dict[int, Mapping[str, Sequence[str]]]:
    """What everybody at a table can say, by seat and situation; people and programs say nothing."""
    return {
        seat: {str(situation): lines for situation, lines in cast.voices[strength].items()}
        for seat, strength in setup.computers.items()
        if strength in cast.voices
    }
