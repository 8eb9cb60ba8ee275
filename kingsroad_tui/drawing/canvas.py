"""A canvas of terminal cells: texts are put on it with a role, and come off as rows of spans.

Roles are names such as ``paid`` or ``player-2``; the widget that shows the rows gives each its
style. Areas can be given a ground, such as ``tint-4``: what is put on them keeps it, and comes off
with the role ``paid on tint-4``. Nothing put on a canvas can leave it, whatever the text: a wide
character counts as two cells, and controls and characters that only steer the text (bidirectional
marks, joiners) are visible signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rich.cells import cell_len

from tabletop.shown import pieces, shown

_JOINER: Final = "\u200d"

Span = tuple[str, str]
"""A text and its role."""

ON: Final = " on "
"""Between the role of a text and the ground it stands on."""


@lru_cache(maxsize=1024)
def cells(text: str) -> tuple[str, ...]:
    """A text cell by cell; a wide character is followed by an empty cell.

    Combining marks stay with their character, and what is one sign stays whole.
    """
    found: list[str] = []
    for piece in pieces(shown(text)):
        # Terminals do not agree on how wide a sign is as a picture; joined ones are pictures.
        sign = piece if _JOINER in piece else piece.replace("\ufe0f", "")
        width = cell_len(sign)
        for part in (sign,) if width < 3 else sign:
            if wide := cell_len(part):
                found += [part, *[""] * (wide - 1)]
            elif found:
                found[-1 if found[-1] else -2] += part
    return tuple(found)


def width_of(text: str) -> int:
    """The number of cells a text takes on a canvas."""
    return len(text) if text.isascii() else len(cells(text))


def fit(text: str, width: int, ellipsis: str = "…") -> str:
    """The text in at most ``width`` cells, cut with an ellipsis where it is longer."""
    parts = cells(text)
    if len(parts) <= width:
        return "".join(parts)
    if width < 1:
        return ""
    kept = parts[: width - 1]
    if kept and kept[-1] and cell_len(kept[-1]) == 2:
        kept = kept[:-1]
    return "".join(kept).rstrip() + ellipsis


def centred(text: str, width: int) -> str:
    """The text in the middle of ``width`` cells; as it is where it has no room to spare."""
    return f"{text:^{max(0, width)}}"


class Canvas:
    """``width`` by ``height`` cells, blank at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._roles = [[""] * self.width for _ in range(self.height)]
        self._grounds = [[""] * self.width for _ in range(self.height)]

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Blanks an area, as far as it lies on the canvas, and gives it a ground."""
        left, right = max(0, x), min(x + width, self.width)
        for row in range(max(0, y), min(y + height, self.height)):
            self.put(left, row, " " * (right - left), "")
            self._grounds[row][left:right] = [ground] * max(0, right - left)

    def put(self, x: int, y: int, text: str, role: str, ground: str | None = None) -> int:
        """Writes a text, cut at the canvas's edges; returns the column after it.

        Without a ``ground`` it stands on the one that is there.
        """
        parts = cells(text)
        end = x + len(parts)
        left, right = max(0, x), min(end, self.width)
        if left >= right or not 0 <= y < self.height:
            return end
        shown = list(parts[left - x : right - x])
        # A wide character cut by an edge, or half covered, leaves a blank.
        if not shown[0]:
            shown[0] = " "
        if right < end and not parts[right - x]:
            shown[-1] = " "
        chars = self._chars[y]
        if left and not chars[left]:
            chars[left - 1] = " "
        if right < self.width and not chars[right]:
            chars[right] = " "
        chars[left:right] = shown
        self._roles[y][left:right] = [role] * len(shown)
        if ground is not None:
            self._grounds[y][left:right] = [ground] * len(shown)
        return end

    def put_spans(self, x: int, y: int, spans: list[Span]) -> int:
        """Writes several texts one after the other."""
        for text, role in spans:
            x = self.put(x, y, text, role)
        return x

    def copy(self) -> Canvas:
        """The same to draw on, while this one stays as it is."""
        same = Canvas(0, 0)
        same.width, same.height = self.width, self.height
        same._chars = [row[:] for row in self._chars]
        same._roles = [row[:] for row in self._roles]
        same._grounds = [row[:] for row in self._grounds]
        return same

    def part(self, x: int, y: int, width: int, height: int) -> Canvas:
        """A piece of it, all of which lies on it, as a canvas of its own."""
        piece = Canvas(0, 0)
        piece.width, piece.height = width, height
        rows, columns = slice(y, y + height), slice(x, x + width)
        piece._chars = [row[columns] for row in self._chars[rows]]
        piece._roles = [row[columns] for row in self._roles[rows]]
        piece._grounds = [row[columns] for row in self._grounds[rows]]
        return piece

    def paste(self, x: int, y: int, picture: Canvas) -> None:
        """Puts another canvas, all of which fits, over what is there, grounds and all."""
        right = x + picture.width
        rows = zip(picture._chars, picture._roles, picture._grounds, strict=True)
        for row, (chars, roles, grounds) in enumerate(rows, y):
            self._chars[row][x:right] = chars
            self._roles[row][x:right] = roles
            self._grounds[row][x:right] = grounds

    def row(self, y: int) -> list[Span]:
        """A row as spans that together are exactly as wide as the canvas."""
        chars, roles, grounds = self._chars[y], self._roles[y], self._grounds[y]
        if not chars:
            return []
        cuts = [
            x
            for x in range(1, self.width)
            if roles[x] != roles[x - 1] or grounds[x] != grounds[x - 1]
        ]
        return [
            (
                "".join(chars[start:end]),
                f"{roles[start]}{ON}{grounds[start]}" if grounds[start] else roles[start],
            )
            for start, end in pairwise([0, *cuts, self.width])
        ]

    def rows(self) -> Iterator[list[Span]]:
        """All rows."""
        return map(self.row, range(self.height))

    def changed_rows(self, before: Canvas) -> list[int]:
        """The rows that do not look the same as on a canvas of the same size."""
        return [
            y
            for y in range(self.height)
            if self._chars[y] != before._chars[y]
            or self._roles[y] != before._roles[y]
            or self._grounds[y] != before._grounds[y]
        ]

    def text(self) -> str:
        """The canvas in plain text, without blanks at the ends of lines."""
        return "\n".join("".join(chars).rstrip() for chars in self._chars)


def fit_spans(spans: list[Span], width: int, ellipsis: str = "…") -> list[Span]:
    """Spans in at most ``width`` cells: the first too long is cut, those after it are left out."""
    kept: list[Span] = []
    for text, role in spans:
        if width_of(text) > width:
            return [*kept, (fit(text, width, ellipsis), role)]
        kept.append((text, role))
        width -= width_of(text)
    return kept


def spans_width(spans: list[Span]) -> int:
    """The number of cells these spans take."""
    return sum(width_of(text) for text, _ in spans)
