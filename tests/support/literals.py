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
    return tuple(found for file, tree in trees().items() for found in _of(file, tree))


def literals_in(source: str) -> tuple[Literal, ...]:
    """The same of a piece of source."""
    return tuple(_of("", ast.parse(source)))


def _of(file: str, tree: ast.Module) -> Iterator[Literal]:
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield Literal(file, node.lineno, node.value, node)


def within(file: str, *rooms: str) -> bool:
    """Whether a file lies in a room of the app, such as ``text``, of whichever wing."""
    return not set(Path(file).parts[:-1]).isdisjoint(rooms)
