"""What people read is made in files of words; what stands elsewhere may only become less.

No sentence is taken apart again: what one needs comes as facts, whichever language it has.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.literals import makes_words, trees, within

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
    "kingsroad/hints/aims.py": 1,  # the name of a card
    "learn/panel.py": 1,  # an answer of which whole sentences are left out
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
