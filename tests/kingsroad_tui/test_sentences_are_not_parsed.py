"""No sentence is taken apart again: what one needs comes as facts, whichever language it has."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.literals import trees, within

ROOMS: Final = ("text", "drawing", "widgets", "screens", "dialogs", "report")
"""Where sentences are made and shown."""

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
    "assassins/text/together.py": 1,
    "assassins/screens/town_learn.py": 2,  # the name of an action, an action in notation
    "assassins/screens/town_new_game.py": 2,  # a square that is typed, the place of an error
    "assassins/text/prompts.py": 1,  # typed actions
    "assassins/text/refusals.py": 1,  # typed actions
    "assassins/text/turns.py": 1,  # the letter of a kind of action
    "assassins/text/lesson.py": 1,  # the id of a key
    "assassins/widgets/telling.py": 1,  # the name of an action
    "assassins/widgets/town_side.py": 1,  # the role of a span
    "common/drawing/line_chart.py": 1,  # the lines of a canvas
    "common/drawing/spans_content.py": 1,  # the role of a span
    "common/text/computers.py": 1,  # the code of a player
    "common/text/line_setup.py": 1,  # a typed answer
    "common/text/programs.py": 1,  # a command line
    "common/text/words.py": 1,  # `within`, for words of this program that begin in small
    "common/widgets/game_list.py": 1,  # what is searched for
    "common/widgets/line_chart.py": 1,  # the role of a span
    "common/widgets/pages.py": 1,  # words that are wrapped
    "common/widgets/start_form.py": 2,  # the id of a field
    "common/widgets/withheld_keys.py": 1,  # the names of keys
    "kingsroad/dialogs/what_if.py": 2,  # the player of an assumption, as the advisor reads it
    "common/report/markdown.py": 2,  # any text, of which each part is escaped in its way
    "common/report/pages.py": 1,  # a file's name
    "kingsroad/drawing/region_box.py": 1,  # a blank before a row of signs
    "kingsroad/screens/record_table.py": 1,  # the id of a field
    "kingsroad/text/game.py": 2,  # the name of a region, which stands in a board file
    "kingsroad/text/recent_games.py": 1,  # a file's name
}
"""How often what is taken apart in a file is typed text or a code, and which."""

STILL_PARSED: Final = {
    "assassins/widgets/town_view.py": 2,
    "common/dialogs/curtain.py": 1,
    "common/widgets/now_line.py": 2,
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
        file for file, tree in trees().items() if within(file, *ROOMS) for _ in taken_apart(tree)
    )
    assert found == Counter(NO_SENTENCES) + Counter(STILL_PARSED)
