"""Tables of text, one way for all: columns set flush for a terminal, or in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from tabletop.shown import shown

_GAP = "  "


@dataclass(frozen=True, slots=True)
class TextTable:
    """A header and rows of as many cells.

    ``numbers`` are the columns (from 0) set flush right.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()

    def aligned_lines(self) -> list[str]:
        """The table for a terminal: every column as wide as its widest cell, header first."""
        rows = self._shown_rows()
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        return [_GAP.join(self._set(row, widths)).rstrip() for row in rows]

    def markdown(self, escape: Callable[[str], str] = str) -> str:
        """The table as GitHub reads it; ``escape`` is applied to every cell."""
        dashes = ("---:" if at in self.numbers else "---" for at in range(len(self.header)))
        head, *rows = (f"| {' | '.join(map(escape, row))} |" for row in self._shown_rows())
        return "\n".join((head, f"|{'|'.join(dashes)}|", *rows))

    def _shown_rows(self) -> list[tuple[str, ...]]:
        return [tuple(map(shown, row)) for row in (self.header, *self.rows)]

    def _set(self, row: Sequence[str], widths: Sequence[int]) -> Iterable[str]:
        for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
            blanks = " " * (width - cell_len(cell))
            yield blanks + cell if at in self.numbers else cell + blanks
