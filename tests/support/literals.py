"""The string literals of the app's sources, without docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.paths import ROOT

APP: Final = ROOT / "kingsroad_tui"


class Literal(NamedTuple):
    """A string literal, or the fixed part of one that is formatted.

    Attributes:
        file: relative to the app's package.
        line: where it begins.
        text: what it says.
        node: in the syntax tree of its file.
    """

    file: str
    line: int
    text: str
    node: ast.AST


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax tree of every source of the app, by its file relative to the package."""
    return {
        str(path.relative_to(APP)): ast.parse(path.read_text())
        for path in sorted(APP.rglob("*.py"))
    }


@cache
def literals() -> tuple[Literal, ...]:
    """Every string literal of the app but docstrings, those of attributes included."""
    return tuple(found for file, tree in trees().items() for found in literals_of(file, tree))


def literals_in(source: str) -> tuple[Literal, ...]:
    """The same of a piece of source."""
    return tuple(literals_of("", ast.parse(source)))


def literals_of(file: str, tree: ast.Module) -> Iterator[Literal]:
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield Literal(file, node.lineno, node.value, node)


CHARACTERS: Final = frozenset(
    [
        "baron",
        "castellan",
        "chancellor",
        "duchess",
        "huntress",
        "jester",
        "sheriff",
        "spymaster",
        "squire",
    ]
)
"""Files with the lines of a rival."""

FULL_OF_WORDS: Final = frozenset(
    {
        "assassins/ladder.py",
        "assassins/play/handing_over.py",
        "assassins/play/narration.py",
        "assassins/play/outcome.py",
        "assassins/play/panels.py",
        "assassins/play/prompts.py",
        "assassins/play/side.py",
        "assassins/review/judged.py",
        "assassins/review/shown.py",
        "assassins/review/summary.py",
        "assassins/statistics.py",
        "kingsroad/hints/aims.py",
        "kingsroad/hints/best_play.py",
        "kingsroad/hints/compared.py",
        "kingsroad/hints/details.py",
        "kingsroad/hints/hints.py",
        "kingsroad/hints/printed.py",
        "kingsroad/hints/reasons.py",
        "kingsroad/hints/worse.py",
        "kingsroad/hints/worth.py",
        "kingsroad/ladder.py",
        "kingsroad/play/contests.py",
        "kingsroad/play/game_log.py",
        "kingsroad/play/handing_over.py",
        "kingsroad/play/instead.py",
        "kingsroad/play/narration.py",
        "kingsroad/play/play_help.py",
        "kingsroad/play/prompts.py",
        "kingsroad/play/race.py",
        "kingsroad/play/round_line.py",
        "kingsroad/play/scoring.py",
        "kingsroad/review/game_story.py",
        "kingsroad/review/skill.py",
        "kingsroad/review/thinking.py",
        "kingsroad/review/turning.py",
        "kingsroad/statistics.py",
        "lines/line_io.py",
        "rivals/remarks.py",
        "statistics/progress.py",
    }
)
"""Other files that make what people read."""


def makes_words(file: str) -> bool:
    """Whether a file of the app is one that makes what people read."""
    path = Path(file)
    named = path.stem == "words" or path.stem.endswith("_words") or path.stem in CHARACTERS
    return named or within(file, "words") or file in FULL_OF_WORDS


def within(file: str, *rooms: str) -> bool:
    """Whether a file lies in a room of the app, such as ``text``, of whichever wing."""
    return not set(Path(file).parts[:-1]).isdisjoint(rooms)
