"""What reviews say of own games in a few figures, kept when their autosaves are long gone.

One line a game in a journal, under the mark that its result has (`kept.KeptResult`). Where a game
was judged several times, the last line counts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders

_Text = Annotated[str, msgspec.Meta(max_length=200)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
_Lost = Annotated[float, msgspec.Meta(ge=0, le=100_000)]


class KindFigures(msgspec.Struct, frozen=True):
    """Decisions of one kind: how many, and what they lost together, a chance to win."""

    decisions: _Count
    lost: _Lost


class JudgedFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of the one person in a finished game.

    Attributes:
        game: the word for the game.
        mark: that of the game's result.
        luck: a chance to win, over the whole game.
        kinds: by the name of a kind of decision, how many there were and what they lost.
    """

    game: _Text
    mark: _Text
    luck: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
    kinds: Annotated[dict[_Text, KindFigures], msgspec.Meta(max_length=50)]

    @property
    def decisions(self) -> int:
        """How many were judged; those that were forced are none."""
        return sum(kind.decisions for kind in self.kinds.values())

    @property
    def lost(self) -> float:
        """What all of them lost together."""
        return sum(kind.lost for kind in self.kinds.values())


def judged_file() -> Path:
    """The file of these figures, of every game."""
    return folders().data / "judged.jsonl"


JUDGED: Final[Journal[JudgedFigures]] = Journal(judged_file, JudgedFigures)


def judged_games(game: str) -> dict[str, JudgedFigures]:
    """What is kept of a game, by mark."""
    return {one.mark: one for one in JUDGED.entries() if one.game == game}


def keep_figures(*figures: JudgedFigures) -> None:
    """Keeps what is new of these. Raises OSError."""
    kept = {(one.game, one.mark): one for one in JUDGED.entries()}
    JUDGED.add(*(one for one in figures if kept.get((one.game, one.mark)) != one))


def kind_figures(lost_by_kind: list[tuple[str, float]]) -> dict[str, KindFigures]:
    """By kind, from what each decision was about and lost."""
    found: dict[str, KindFigures] = {}
    for kind, lost in lost_by_kind:
        before = found.get(kind, KindFigures(0, 0.0))
        found[kind] = KindFigures(before.decisions + 1, before.lost + max(0.0, lost))
    return found
