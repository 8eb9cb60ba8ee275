"""The messages of the program, what they ask for, and where they are said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tabletop.say import Fact
from tests.support.paths import ROOT

FLOORS: Final = ("tabletop", "kingsroad", "assassins", "advisor", "kingsroad_tui")
SPEAKERS: Final = frozenset({"phrase", "Say"})
"""What is called with the id of a message and its facts."""


@dataclass(frozen=True)
class Saying:
    """A place where a message is said.

    Attributes:
        where: file and line.
        id: a pattern of its id: a part that is only known when it is said may be anything.
        facts: the names it is given; None where they are only known then.
    """

    where: str
    id: re.Pattern[str]
    facts: frozenset[str] | None


def sayings(floors: tuple[str, ...] = FLOORS) -> Iterator[Saying]:
    """Every place in the program where a message is said."""
    for floor in floors:
        for path in sorted((ROOT / floor).rglob("*.py")):
            yield from sayings_in(ast.parse(path.read_text()), str(path.relative_to(ROOT)))


def sayings_in(tree: ast.AST, file: str = "") -> Iterator[Saying]:
    """Those in a syntax tree."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first], keywords=given
            ) if name in SPEAKERS:
                facts = [keyword.arg for keyword in given]
                known = None if None in facts else frozenset(filter(None, facts))
                for pattern in _ids(first):
                    yield Saying(f"{file}:{node.lineno}", pattern, known)
            case _:
                pass


def _ids(node: ast.expr) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str(name)):
            yield re.compile(re.escape(name))
        case ast.JoinedStr(values=parts):
            yield re.compile(
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
                    for part in parts
                )
            )
        case ast.BinOp(left=ast.Constant(value=str(name)), op=ast.Add()):
            yield re.compile(re.escape(name) + r"[\w-]+")
        case ast.IfExp(body=one, orelse=other):
            yield from _ids(one)
            yield from _ids(other)
        case _:
            yield re.compile(r"(?!)" if isinstance(node, ast.Constant) else ".*")


class _Facts(Visitor):
    """What a message asks for, and by which keys it chooses."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str | int]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, VariableReference):
            keys = (variant.key for variant in node.variants)
            self.keys.setdefault(node.selector.id.name, []).extend(
                int(key.value) if isinstance(key, NumberLiteral) else key.name for key in keys
            )


PLURALS: Final = {"zero", "one", "two", "few", "many"}


def facts_of(source: str) -> Mapping[str, list[str | int]]:
    """The facts that a message asks for, by name, each with the keys that it chooses by."""
    entry = FluentParser().parse_entry(source)
    assert not isinstance(entry, Junk), source
    found = _Facts()
    found.visit(entry)
    return found.keys


def samples(source: str) -> Iterator[dict[str, Fact]]:
    """Facts to say a message with: each of its variants is said by some of them."""
    asked = facts_of(source)
    kinds: dict[str, list[Fact]] = {}
    for name, keys in asked.items():
        if any(isinstance(key, int) or key in PLURALS for key in keys):
            kinds[name] = [1, 0, 2, 5, 21, *(key for key in keys if isinstance(key, int))]
        elif keys:
            kinds[name] = [*keys, "Ann"]
        else:
            kinds[name] = ["Ann"]
    for at in range(max((len(values) for values in kinds.values()), default=1)):
        yield {name: values[at % len(values)] for name, values in kinds.items()}
    for name, values in kinds.items():
        rest = {other: found[0] for other, found in kinds.items()}
        yield from (rest | {name: value} for value in values)


def comments_of(node: BaseNode) -> str:
    """What stands above an entry."""
    comment = getattr(node, "comment", None)
    return "" if comment is None else str(comment.content)
