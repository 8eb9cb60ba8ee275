"""What people read is made in files of words; what stands elsewhere may only become less."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby
from typing import Final

import pytest

from tests.support.literals import Literal, literals, literals_in, makes_words, trees

SENTENCE: Final = re.compile(
    r"[A-Z“][^\n]*[ ][^\n]*[.!?…]”?$"  # Whole ones.
    r"|[A-Z][\w’']*,?( [\w’'&-]+[,:;]?){2,}"  # Words that begin one
    r"|(^|[ ])[a-z’']+([,;:]? [a-z’']+){3,}"  # and words out of one
)
"""What looks like words for people: a sentence, its beginning, or four words in a row."""

ELSEWHERE: Final = {
    "keys/registry.py",
    "kingsroad/keys.py",
    "assassins/keys.py",
    "places.py",
    "kingsroad/places.py",
    "assassins/places.py",
}
"""The keys and the places, whose words stand beside them."""

CODE: Final = re.compile(
    r"[{}#<>]|\b(SELECT|height|width|self|auto)\b.*:|^\s*\w+ \{|<!DOCTYPE|^M-?\d"
)
"""Style sheets, pages and patterns."""

PLACE: Final = re.compile(r"<[a-z_.|]+>")
"""The place of a key in a sentence."""

STILL_ELSEWHERE: Final[dict[str, int]] = {
    "cli.py": 1,
    "shell/crash.py": 1,
    "library/game_tables.py": 2,
    "library/library.py": 1,
    "settings/stored.py": 2,
    "kingsroad/follow/typed_game.py": 1,
    "kingsroad/library/saves.py": 2,
    "assassins/library/saves.py": 1,
    "commands/of_games.py": 5,
    "library/saved_games.py": 1,
}
"""How many literals for people each file outside the files of words still has."""


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
    ],
)
def test_other_literals_are_not_taken_for_them(source: str) -> None:
    assert not any(map(for_people, literals_in(source)))


def of_options(tree: ast.AST) -> Iterator[ast.AST]:
    """What says in the help of commands what an option means: it stands beside the option."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name.endswith("_option"):
                yield from args
            case ast.keyword(arg="help" | "about", value=value) | ast.arguments(defaults=[value]):
                yield value
            case _:
                pass


def of_mistakes(tree: ast.AST) -> Iterator[ast.AST]:
    """What says to programmers which of their calls cannot be."""
    for node in ast.walk(tree):
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError" | "AssertionError"))):
                yield node
            case _:
                pass


def elsewhere_on_purpose(tree: ast.AST) -> frozenset[int]:
    """The nodes of a tree with words that belong where they stand."""
    parts = chain(of_options(tree), of_mistakes(tree))
    return frozenset(id(node) for part in parts for node in ast.walk(part))


@pytest.mark.parametrize(
    "source",
    [
        'click.option("--ascii", help="Draw with ASCII signs.")',
        'seconds_option("Answer within about this time.")',
        'raise ValueError("there must be one seat for each player")',
    ],
)
def test_some_words_belong_where_they_stand(source: str) -> None:
    tree = ast.parse(source)
    words = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert id(words[-1]) in elsewhere_on_purpose(tree)


def test_a_sentence_for_people_belongs_nowhere_else() -> None:
    tree = ast.parse('say("There is nothing to take back.")')
    assert not elsewhere_on_purpose(tree)


def found_elsewhere() -> Iterator[Literal]:
    """The words for people that are not in a file of words, nor beside what they are about."""
    for file, found in groupby(literals(), key=lambda literal: literal.file):
        if makes_words(file) or file in ELSEWHERE:
            continue
        on_purpose = elsewhere_on_purpose(trees()[file])
        yield from (one for one in found if for_people(one) and id(one.node) not in on_purpose)


def test_words_for_people_stand_in_text_rooms() -> None:
    """A file has no more than it is given above, and one that is not named there has none."""
    found = Counter(literal.file for literal in found_elsewhere())
    assert found - Counter(STILL_ELSEWHERE) == Counter()
