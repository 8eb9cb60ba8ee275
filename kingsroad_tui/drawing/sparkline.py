"""A curve in one line of text, a cell for each step."""

from __future__ import annotations

from collections.abc import Sequence


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
