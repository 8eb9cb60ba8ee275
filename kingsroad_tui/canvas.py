"""A canvas of terminal cells: texts are put on it with a role, and come off as rows of spans.

Roles are names such as ``paid`` or ``player-2``; whoever shows the rows knows how each one looks.
Nothing put on a canvas can leave it, whatever the text: wide characters are counted as two cells,
and characters that only steer the text (bidirectional marks, joiners) are left out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from rich.cells import cell_len

Span = tuple[str, str]
"""A text and its role."""


@lru_cache(maxsize=1024)
def cells(text: str) -> tuple[str, ...]:
    """A text cell by cell; a wide character is followed by an empty cell.

    Combining marks stay with their character.
    """
    found: list[str] = []
    for char in text:
        if char == "\ufe0f" or unicodedata.category(char) in {"Cf", "Cc", "Cs"}:
            continue
        width = cell_len(char)
        if width == 0:
            if found:
                found[-1 if found[-1] else -2] += char
            continue
        found.append(char)
        if width == 2:
            found.append("")
    return tuple(found)


def width_of(text: str) -> int:
    """How many cells a text takes on a canvas."""
    return len(text) if text.isascii() else len(cells(text))


def fit(text: str, width: int, ellipsis: str = "…") -> str:
    """The text, or as much of it as fits with an ellipsis, in at most ``width`` cells."""
    parts = cells(text)
    if len(parts) <= width:
        return "".join(parts)
    if width < 1:
        return ""
    kept = parts[: width - 1]
    if kept and kept[-1] and cell_len(kept[-1]) == 2:
        kept = kept[:-1]
    return "".join(kept).rstrip() + ellipsis


class Canvas:
    """``width`` by ``height`` cells, blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._roles = [[""] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, role: str) -> int:
        """Writes a text, cut at the canvas's edges; returns the column after it."""
        parts = cells(text)
        end = x + len(parts)
        if not 0 <= y < self.height:
            return end
        chars, roles = self._chars[y], self._roles[y]
        # Where this covers one half of a wide character, the other half becomes a blank.
        if 0 < x < self.width and parts and not chars[x]:
            chars[x - 1] = " "
        if 0 < end < self.width and parts and not chars[end]:
            chars[end] = " "
        for column, part in enumerate(parts, start=x):
            if not 0 <= column < self.width:
                continue
            # A wide character of which the edge leaves only one half becomes a blank.
            halved = (part == "" and column == 0) or (
                column + 1 == self.width and cell_len(part) == 2
            )
            chars[column] = " " if halved else part
            roles[column] = role
        return end

    def put_spans(self, x: int, y: int, spans: list[Span]) -> int:
        """Writes several texts one after the other."""
        for text, role in spans:
            x = self.put(x, y, text, role)
        return x

    def rows(self) -> Iterator[list[Span]]:
        """The rows, each as spans that together are exactly as wide as the canvas."""
        for chars, roles in zip(self._chars, self._roles, strict=True):
            row: list[Span] = []
            start = 0
            for role, run in groupby(roles):
                end = start + sum(1 for _ in run)
                row.append(("".join(chars[start:end]), role))
                start = end
            yield row

    def text(self) -> str:
        """The canvas in plain text, without blanks at the ends of lines."""
        return "\n".join("".join(chars).rstrip() for chars in self._chars)


def spans_width(spans: list[Span]) -> int:
    """How many cells these spans take."""
    return sum(width_of(text) for text, _ in spans)
