"""Everybody's chance to win as one bar: a part for each player, with letter and percentage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from textual.content import Content

from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.text.figures import percents


def win_bar(chances: Sequence[float], colours: Sequence[int], width: int) -> Content:
    """The bar in a line of this width.

    Args:
        chances: each seat's chance to win (0 to 1); together 1.
        colours: each seat's player colour (0 to 4).
        width: in cells.

    >>> win_bar((0.5, 0.4, 0.1), (0, 1, 2), 20).plain
    ' A 50%     B 40%   C'
    """
    total = sum(chances) or 1.0
    ends = [0, *(round(part * width / total) for part in accumulate(chances))]
    parts = zip(pairwise(ends), percents(chances), colours, strict=True)
    return Content.assemble(
        *(
            (_label(figure, colour, end - start), f"bold $background on $player-{colour}")
            for (start, end), figure, colour in parts
        )
    )


def _label(figure: str, colour: int, room: int) -> str:
    """As much of letter and percentage as there is room for."""
    letter = LETTERS[colour]
    words = (
        f" {letter} {figure}",
        f"{letter} {figure}",
        f"{letter}{figure}",
        f" {letter}",
        letter,
        "",
    )
    return f"{next(word for word in words if len(word) <= room):<{room}}"
