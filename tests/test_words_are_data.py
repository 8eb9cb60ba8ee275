"""No sentence for people stands in Python: what is said lies in the catalogues."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tests.support.literals import Literal, literals_in, literals_of
from tests.support.messages import FLOORS
from tests.support.paths import ROOT

SENTENCE: Final = re.compile(
    r"[A-Z“][^\n]*[ ][^\n]*[.!?…]”?$"  # Whole ones.
    r"|[A-Z][\w’']*,?( [\w’'&-]+[,:;]?){2,}"  # Words that begin one
    r"|(^|[ ])[a-z’']+([,;:]? [a-z’']+){3,}"  # and words out of one
)
"""What looks like words for people: a sentence, its beginning, or four words in a row."""

CODE: Final = re.compile(
    r"[{}#<>]|\b(SELECT|height|width|self|auto)\b.*:|^\s*\w+ \{|<!DOCTYPE|^M-?\d"
)
"""Style sheets, pages and patterns."""

PLACE: Final = re.compile(r"<[a-z_.|]+>")
"""The place of a key in a sentence."""

FOR_PROGRAMMERS: Final = frozenset({"ValueError", "AssertionError", "RuntimeError", "KeyError"})
"""Errors that say to programmers which of their calls cannot be."""

EXCEPTIONS: Final = {
    "advisor/engine.py": 6,  # lines of the engine's protocol, the same in every language
    "advisor/messages/assassins_review.py": 1,  # the method of an answer, in JSON
    "advisor/kingsroad/analysis/review.py": 1,  # likewise
    "advisor/kingsroad/analysis/to_messages.py": 5,  # likewise
    "advisor/kingsroad/analysis/playouts.py": 2,  # likewise
    "advisor/kingsroad/equilibrium/solve.py": 1,  # likewise
    "advisor/workshop/": 21,  # what those who train and search are told while they do
    "advisor/kingsroad/equilibrium/linear_programs.py": 1,  # for programmers
    "advisor/kingsroad/equilibrium/mixed_strategies.py": 1,  # likewise
    "advisor/kingsroad/round/bounds.py": 2,  # likewise
    "kingsroad_tui/kingsroad/learn/words.py": 1,  # likewise
    "kingsroad_tui/words/click_words.py": 3,  # what click says, to find our words for it
    "kingsroad_tui/library/saved_games.py": 1,  # the reason of an error that a message tells
    "advisor/messages/assassins_assumptions.py": 1,  # a pattern of what can be assumed
    "advisor/messages/exercises.py": 1,  # the name of a kind of exercise, in JSON
    "tabletop/records.py": 2,  # patterns of what the library of JSON says
    "kingsroad_tui/assassins/hints/what_if_words.py": 1,  # an assumption as the solver reads it
    "kingsroad_tui/assassins/ladder.py": 1,  # the name of the game
    "kingsroad_tui/assassins/places.py": 1,  # likewise
    "tabletop/sealed_phases.py": 14,  # what a proof breaks, in JSON; people are told by `verify`
}
"""How many literals there are that only look like it, or that are no sentences of the program's,
by file or folder, and what they are."""

STILL: Final = {
    "kingsroad_tui/kingsroad/hints/": 1,
}
"""Rooms whose sentences are still to be moved, and how many of them: it may only become less."""


def for_people(literal: Literal) -> bool:
    """Whether a literal looks like something that people read."""
    text = PLACE.sub("key", literal.text)
    return bool(SENTENCE.search(text)) and not CODE.search(text)


@pytest.mark.parametrize(
    "source",
    [
        'say("There is nothing to take back.")',
        'title = "Save the game"',
        'f"{name} has something else to do here"',
        'words = ("take what is highlighted", 1)',
    ],
)
def test_words_for_people_are_found(source: str) -> None:
    assert any(map(for_people, literals_in(source)))


@pytest.mark.parametrize(
    "source",
    [
        '"play.hint"',
        '"-m"',
        '"bold $accent"',
        '"utf-8"',
        '"""A docstring of a module."""',
        '"King"',
        'phrase("settings-title")',
    ],
)
def test_other_literals_are_not_taken_for_them(source: str) -> None:
    assert not any(map(for_people, literals_in(source)))


def of_programmers(tree: ast.AST) -> frozenset[int]:
    """The nodes that say to programmers what cannot be."""
    raised = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and isinstance(node.exc.func, ast.Name)
        and node.exc.func.id in FOR_PROGRAMMERS
    )
    return frozenset(id(part) for node in raised for part in ast.walk(node))


@cache
def found() -> Counter[str]:
    """The sentences in Python, by file, or by the folder that is named above."""
    return Counter(_named(one.file) for one in _sentences())


def _sentences() -> Iterator[Literal]:
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            tree = ast.parse(path.read_text())
            on_purpose = of_programmers(tree)
            for one in literals_of(str(path.relative_to(ROOT)), tree):
                if for_people(one) and id(one.node) not in on_purpose:
                    yield one


def _named(file: str) -> str:
    return next((name for name in (*EXCEPTIONS, *STILL) if file.startswith(name)), file)


def test_no_sentence_stands_in_python() -> None:
    beyond = found() - Counter(EXCEPTIONS) - Counter(STILL)
    assert beyond == Counter(), [
        (one.file, one.line, one.text) for one in _sentences() if _named(one.file) in beyond
    ][:20]


def test_what_is_excepted_is_there() -> None:
    """A number that is too high would let in what is new."""
    assert {name: found()[name] for name in EXCEPTIONS | STILL} == EXCEPTIONS | STILL
