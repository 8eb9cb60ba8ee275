"""The examples in the documentation: every fenced block, and what can be typed in it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.support.paths import ROOT

PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "advisor").rglob("*.md")),
]
"""The pages that people read; those of the rules are read by the program."""

_FENCE = re.compile(r"^```(.*)$")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, from the line after its fence."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(*languages: str) -> list[Block]:
    """The fenced blocks of all pages in these languages, or all of them."""
    found = [block for page in PAGES for block in _blocks(page)]
    return [block for block in found if not languages or block.language in languages]


def commands(*languages: str) -> list[tuple[str, str]]:
    """The command lines in these blocks: where each is, and as it stands, comment and all."""
    return [
        (f"{block.page.name}:{block.line + number}", line)
        for block in blocks(*languages)
        for number, line in enumerate(block.text.splitlines())
        if line.strip()
    ]


def words_of(line: str) -> list[str]:
    """The words of a command line, as a shell splits it: a comment begins after a blank."""
    return shlex.split(re.sub(r"(^|\s)#.*", "", line))


def _blocks(page: Path) -> Iterator[Block]:
    language, start, lines = None, 0, list[str]()
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = _FENCE.match(line)
        if fence and language is None:
            language, start, lines = fence[1].strip(), number + 1, []
        elif fence and language is not None:
            yield Block(page, start, language, "\n".join(lines) + "\n")
            language = None
        else:
            lines.append(line)
    assert language is None, f"{page}: the block of line {start} has no end"
