"""The rules as data: sections and paragraphs of ``rules.md``, and how to search them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

_MARKS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, or one item of a list.

    Attributes:
        text: in plain text.
        strong: the stretches (start and end) to stress.
        item: whether it is an item of a list.
    """

    text: str
    strong: tuple[tuple[int, int], ...] = ()
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@cache
def rules() -> tuple[Section, ...]:
    """The complete rules."""
    text = resources.files("kingsroad_tui.text").joinpath("rules.md").read_text(encoding="utf-8")
    return parse_rules(text)


def parse_rules(text: str) -> tuple[Section, ...]:
    """Sections begin with ``# ``, items with ``- ``; every other line is a paragraph."""
    sections: list[tuple[str, list[Paragraph]]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("# "):
            sections.append((line[2:], []))
        elif sections:
            item = line.startswith("- ")
            sections[-1][1].append(_paragraph(line[2:] if item else line, item=item))
    return tuple(Section(title, tuple(paragraphs)) for title, paragraphs in sections)


def _paragraph(line: str, *, item: bool) -> Paragraph:
    """A line without the marks around what is to be stressed."""
    text = ""
    strong = []
    end = 0
    for mark in _MARKS.finditer(line):
        text += line[end : mark.start()]
        start = len(text)
        text += mark[1] or mark[2]
        strong.append((start, len(text)))
        end = mark.end()
    return Paragraph(text + line[end:], tuple(strong), item)


def find(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where ``wanted`` stands in a text, capitals or not; nothing where nothing is wanted."""
    if not wanted.strip():
        return []
    return [match.span() for match in re.finditer(re.escape(wanted), text, re.IGNORECASE)]


def rules_as_text(width: int = 72) -> str:
    """The rules in plain lines, for pipes and screen readers."""
    import textwrap

    lines: list[str] = []
    for section in rules():
        lines += ["", section.title.upper(), ""]
        for paragraph in section.paragraphs:
            first = "- " if paragraph.item else ""
            lines += textwrap.wrap(
                paragraph.text, width, initial_indent=first, subsequent_indent=" " * len(first)
            )
            if not paragraph.item:
                lines.append("")
    return "\n".join(lines).strip("\n")
