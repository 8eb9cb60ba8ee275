"""Text in pages: each as many whole paragraphs as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content


def paged(paragraphs: Sequence[Content], width: int, height: int) -> list[list[Content]]:
    """The lines of each page; a paragraph is split only where it is longer than a page.

    There is one page at least; before there is any room, nothing is broken up.
    """
    if width < 1 or height < 1:
        return [list(paragraphs)]
    pages: list[list[Content]] = [[]]
    for paragraph in paragraphs:
        lines = paragraph.wrap(width)
        if pages[-1] and len(pages[-1]) + len(lines) > height:
            pages.append([])
        while len(pages[-1]) + len(lines) > height:
            room = height - len(pages[-1])
            pages[-1] += lines[:room]
            lines = lines[room:]
            pages.append([])
        pages[-1] += lines
    return pages


def hanging(words: str, width: int, indent: str = " ") -> list[str]:
    """Words in lines of at most this many cells, each indented."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{indent}{word}")
    return lines
