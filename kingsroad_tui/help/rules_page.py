"""The rules of any game as data: the sections and paragraphs of a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from tabletop.words.catalogue import ENGLISH
from tabletop.words.voice import language

if TYPE_CHECKING:
    from markdown_it.token import Token


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
class RulesSection:
    """A heading and the paragraphs below it."""

    title: str
    paragraphs: tuple[Paragraph, ...]


def rules_of(game: str) -> tuple[RulesSection, ...]:
    """The complete rules of a game, by its word, in the process's language; else in English."""
    return _rules(game, language())


@cache
def _rules(game: str, language: str) -> tuple[RulesSection, ...]:
    pages = resources.files(f"kingsroad_tui.{game}").joinpath("words")
    page = pages.joinpath(language, "rules.md")
    if not page.is_file():
        page = pages.joinpath(ENGLISH, "rules.md")
    return parse_rules(page.read_text(encoding="utf-8"))


def parse_rules(text: str) -> tuple[RulesSection, ...]:
    """Reads Markdown: headings begin sections; paragraphs and items of lists are paragraphs."""
    from markdown_it import MarkdownIt

    sections: list[tuple[str, list[Paragraph]]] = []
    heading = item = False
    for token in MarkdownIt("commonmark").parse(text):
        match token.type:
            case "heading_open" | "heading_close":
                heading = token.nesting > 0
            case "list_item_open" | "list_item_close":
                item = token.nesting > 0
            case "inline" if heading:
                sections.append((token.content, []))
            case "inline" if sections:
                sections[-1][1].append(_paragraph(token.children or (), item=item))
    return tuple(RulesSection(title, tuple(paragraphs)) for title, paragraphs in sections)


def _paragraph(inline: Iterable[Token], *, item: bool) -> Paragraph:
    """The plain text of a paragraph, and where it is strong or code."""
    text = ""
    strong: list[tuple[int, int]] = []
    start = 0
    for token in inline:
        if token.type == "strong_open":
            start = len(text)
        elif token.type == "strong_close":
            strong.append((start, len(text)))
        elif token.type == "softbreak":
            text += " "
        else:
            text += token.content
            if token.type == "code_inline":
                strong.append((len(text) - len(token.content), len(text)))
    return Paragraph(text, tuple(strong), item)


def rules_as_text(sections: tuple[RulesSection, ...], width: int = 72) -> str:
    """Rules in plain lines, for pipes and screen readers."""
    import textwrap

    lines: list[str] = []
    for section in sections:
        lines += ["", section.title.upper(), ""]
        for paragraph in section.paragraphs:
            first = "- " if paragraph.item else ""
            lines += textwrap.wrap(
                paragraph.text, width, initial_indent=first, subsequent_indent=" " * len(first)
            )
            if not paragraph.item:
                lines.append("")
    return "\n".join(lines).strip("\n")
