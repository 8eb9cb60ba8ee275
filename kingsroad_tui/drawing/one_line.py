"""What is drawn within a line: the winner's crown, a curve, everybody's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import floor
from typing import Final

from textual.content import Content

from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.figures import percents

_CROWN: Final = ("▄  ▄  ▄", "██▄█▄██", "▀▀▀▀▀▀▀")
_CROWN_IN_ASCII: Final = ("o  o  o", "|\\/|\\/|", "|_____|")


def crown(glyphs: Glyphs) -> str:
    """A crown of three lines, all equally long."""
    return "\n".join(_CROWN if glyphs.name == "unicode" else _CROWN_IN_ASCII)


def sparkline(values: Sequence[int], top: int, width: int, heights: str) -> str:
    """Values from 0 to ``top`` in at most ``width`` cells, the last value always in the last one.

    Args:
        values: oldest first; with more of them than cells, some are left out evenly.
        top: the value drawn with the highest sign; what is above it is drawn so too.
        width: at least 1.
        heights: the signs, from lowest to highest.
    """
    if len(values) > width:
        values = [values[round(at * (len(values) - 1) / max(width - 1, 1))] for at in range(width)]
    highest = len(heights) - 1
    return "".join(heights[min(max(round(value * highest / top), 0), highest)] for value in values)


def win_bar(
    chances: Sequence[float], colours: Sequence[int], width: int, own: int | None = None
) -> Content:
    """The bar in a line of this width.

    Args:
        chances: each seat's chance to win (0 to 1); together 1.
        colours: each seat's player colour (0 to 4).
        width: in cells.
        own: the seat whose part is wide enough to read its figure, where it has a chance; or None.

    >>> win_bar((0.5, 0.4, 0.1), (0, 1, 2), 20).plain
    ' A 50%     B 40%   C'
    >>> win_bar((0.05, 0.9, 0.05), (0, 1, 2), 20, own=0).plain
    'A5% B 90%          C'
    """
    figures = percents(chances)
    total = sum(chances) or 1.0
    shares = [chance * width / total for chance in chances]
    if (
        own is not None
        and chances[own]
        and sum(shares) > (least := len(figures[own]) + 1) > shares[own]
    ):
        # The others give up what their own share of the rest is of it.
        rest = (width - least) / (sum(shares) - shares[own])
        shares = [least if seat == own else rest * share for seat, share in enumerate(shares)]
    ends = [0, *(floor(end + 0.5) for end in accumulate(shares))]
    parts = zip(pairwise(ends), shares, figures, colours, strict=True)
    return Content.assemble(
        *(
            (
                _label(figure, colour, min(floor(share), end - start)).ljust(end - start),
                f"bold $background on $player-{colour}",
            )
            for (start, end), share, figure, colour in parts
        )
    )


def _label(figure: str, colour: int, room: int) -> str:
    """As much of letter and percentage as there is room for.

    The room is the cells that every part of this share has, so that equal chances look equal.
    """
    letter = LETTERS[colour]
    words = (
        f" {letter} {figure}",
        f"{letter} {figure}",
        f"{letter}{figure}",
        f" {letter}",
        letter,
        "",
    )
    return next((word for word in words if len(word) <= room), "")
