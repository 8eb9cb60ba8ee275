"""The mistakes of a game in columns: the round, who, the cards, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from advisor.messages.review import Mistake
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad_tui.drawing.canvas import fit, width_of
from kingsroad_tui.kingsroad.words.game import column_words, named_words, selection_code
from kingsroad_tui.words.figures import loss_figure
from kingsroad_tui.words.verdicts import SEVERITY_WORDS

_NAME: Final = 12
"""The most cells for a name."""


def mistake_rows(
    found: Sequence[Mistake], names: Sequence[str], goal: Goal, board: Board, width: int
) -> list[str]:
    """A row for each mistake: `` 3 Bob   4 Hills, Knight  ?? −18%``.

    No row is wider than ``width`` and all columns line up: of the names of the cards the longest
    for which there is room are taken, the same in all rows.
    """
    if not found:
        return []
    who = [fit(names[mistake.choice.player], _NAME) for mistake in found]
    costs = [f"−{loss_figure(mistake.choice.stated_loss, goal)}" for mistake in found]
    rest = max(map(width_of, who)) + max(map(width_of, costs)) + len("13   ?? ")
    columns = _padded(who), _padded(_cards(found, board, width - rest)), _padded(costs, right=True)
    return [
        f"{mistake.round:>2} {name} {cards} "
        f"{SEVERITY_WORDS[mistake.choice.severity].sign:<2} {cost}"
        for mistake, name, cards, cost in zip(found, *columns, strict=True)
    ]


def _cards(found: Sequence[Mistake], board: Board, room: int) -> list[str]:
    """The cards of each mistake, in the longest form that fits everywhere."""
    forms: tuple[Callable[[Sequence[str]], str], ...] = (
        lambda codes: named_words(codes, board),
        column_words,
        selection_code,
    )
    for form in forms:
        cards = [form(mistake.choice.selection) for mistake in found]
        if max(map(width_of, cards)) <= room:
            break
    return [fit(one, max(room, 1)) for one in cards]


def _padded(words: Sequence[str], *, right: bool = False) -> list[str]:
    """Words made equally wide by blanks."""
    widest = max(map(width_of, words))
    blanks = [" " * (widest - width_of(word)) for word in words]
    return [
        blank + word if right else word + blank for word, blank in zip(words, blanks, strict=True)
    ]
