"""The names of branches of a studied game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.session.branches import Branch, BranchTree
from kingsroad_tui.text.game import short_words
from kingsroad_tui.text.people import does

THE_GAME: Final = "The game as it was played"
NO_WAY_BACK: Final = "This is the game itself; t tries another choice in it."
NO_BRANCHES: Final = "There are no branches yet: t tries another choice, which makes one."


def branch_name(branch: Branch, names: Sequence[str]) -> str:
    """``Round 5: Ann plays 1, 6, Knight``; the game itself has a name of its own."""
    if branch.seat is None or branch.selection is None:
        return THE_GAME
    second = ", second choice" if branch.moment.second else ""
    cards = short_words(branch.selection.codes)
    return f"Round {branch.round}{second}: {does(names, (branch.seat,), 'play')} {cards}"


def branch_title(tree: BranchTree, names: Sequence[str]) -> str:
    """``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at."""
    name = branch_name(tree.now, names)
    return f"Branch {tree.at} ({name[0].lower()}{name[1:]})"


def branch_lines(tree: BranchTree, names: Sequence[str]) -> list[tuple[int, str]]:
    """Number and line of every branch, indented below the one it leaves."""
    return [
        (number, f"{'  ' * depth}{branch_name(tree.branches[number], names)}")
        for number, depth in tree.in_order()
    ]
