"""What people read is made in files of words; what stands elsewhere may only become less.

No sentence is taken apart again: what one needs comes as facts, whichever language it has.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby
from typing import Final

import pytest

from tests.support.literals import Literal, literals, literals_in, makes_words, trees, within

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

STILL_ELSEWHERE: Final[dict[str, int]] = {
    "assassins/places.py": 1,  # the name of the game
    "cli.py": 1,
    "shell/errors.py": 1,
    "library/game_tables.py": 2,
    "library/library.py": 1,
    "settings/stored.py": 2,
    "assassins/library/saves.py": 1,
    "commands/of_games.py": 5,
    "library/saved_games.py": 1,
    "home/game_form.py": 1,
    "home/start_form.py": 3,
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
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args) if (
                name.endswith("_option")
            ):
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
        if makes_words(file):
            continue
        on_purpose = elsewhere_on_purpose(trees()[file])
        yield from (one for one in found if for_people(one) and id(one.node) not in on_purpose)


def test_words_for_people_stand_in_text_rooms() -> None:
    """A file has no more than it is given above, and one that is not named there has none."""
    found = Counter(literal.file for literal in found_elsewhere())
    assert found - Counter(STILL_ELSEWHERE) == Counter()


PARSED_ELSEWHERE: Final = ("look", "keys", "shell", "drivers")
"""Rooms of the app that show no sentences."""

_DRAWS: Final = ("textual", "rich")

TAKING_APART: Final = frozenset(
    {
        "endswith",
        "startswith",
        "partition",
        "rpartition",
        "removesuffix",
        "removeprefix",
        "lower",
        "split",
        "rsplit",
    }
)
"""What takes a text apart, or asks what it looks like."""

NO_SENTENCES: Final = {
    "assassins/learn/screen.py": 2,  # the name of an action, an action in notation
    "assassins/play/prompts.py": 1,  # typed actions
    "assassins/words/refusals.py": 1,  # typed actions
    "assassins/words/turns.py": 1,  # the letter of a kind of action
    "assassins/learn/words.py": 1,  # the id of a key
    "assassins/play/action_story.py": 1,  # the name of an action
    "assassins/play/side_panel.py": 1,  # the role of a span
    "drawing/line_chart.py": 1,  # the lines of a canvas
    "drawing/spans_content.py": 1,  # the role of a span
    "rivals/computer_words.py": 1,  # the code of a player
    "lines/line_io.py": 4,  # typed answers, and words asked for by name
    "words/refusals.py": 1,  # a command line
    "words/lists.py": 1,  # `within`, for words of this program that begin in small
    "library/game_list.py": 1,  # what is searched for
    "widgets/canvas_widget.py": 1,  # the role of a span
    "widgets/pages.py": 1,  # words that are wrapped
    "home/start_form.py": 2,  # the id of a field
    "kingsroad/hints/what_if.py": 2,  # the player of an assumption, as the advisor reads it
    "report/asked.py": 1,  # a file's name
    "assassins/together/words.py": 1,  # the name of a phase
    "report/markdown.py": 2,  # any text, of which each part is escaped in its way
    "kingsroad/drawing/region_box.py": 1,  # a blank before a row of signs
    "kingsroad/follow/screen.py": 1,  # the id of a field
    "kingsroad/words/game.py": 4,  # names of regions in a board file; the names of cards
    "kingsroad/play/narration.py": 1,  # the name of a kind of frame
    "kingsroad/play/outlook_words.py": 1,  # the name of a card
    "kingsroad/play/prompts.py": 1,  # the name of a problem
    "kingsroad/practice/words.py": 1,  # the name of a kind of exercise
    "kingsroad/library/words.py": 1,  # a file's name
    "statistics/progress.py": 1,  # a month
}
"""How often what is taken apart in a file is typed text or a code, and which."""

STILL_PARSED: Final = {
    "assassins/play/table_view.py": 2,
    "curtain/dialog.py": 1,
    "widgets/now_line.py": 2,
}
"""How often sentences are still taken apart; it may only become less."""


def taken_apart(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls by which a tree takes texts apart."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name)) if name in TAKING_APART:
                yield node
            case _:
                pass


def shows(file: str, tree: ast.AST) -> bool:
    """Whether a file makes sentences, or shows them."""
    if within(file, *PARSED_ELSEWHERE) or "/" not in file or file.endswith("command_parts.py"):
        return False
    drawn = within(file, "drawing", "report") or any(
        isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in _DRAWS
        for node in ast.walk(tree)
    )
    return drawn or makes_words(file)


@pytest.mark.parametrize(
    "source",
    [
        'own.endswith("!")',
        'sentence.partition(": ")',
        'f"{harm.removesuffix("ed")}"'.replace('"ed"', "'ed'"),
        "gain[0].lower()",
        "words.rsplit(maxsplit=1)[-1]",
        "_END.split(words)",
    ],
)
def test_taking_apart_is_found(source: str) -> None:
    assert list(taken_apart(ast.parse(source)))


@pytest.mark.parametrize("source", ["begun(words)", "' '.join(parts)", "replace(game, rounds=())"])
def test_putting_together_is_not_taken_for_it(source: str) -> None:
    assert not list(taken_apart(ast.parse(source)))


def test_no_sentence_is_taken_apart() -> None:
    found = Counter(
        file for file, tree in trees().items() if shows(file, tree) for _ in taken_apart(tree)
    )
    assert found == Counter(NO_SENTENCES) + Counter(STILL_PARSED)
