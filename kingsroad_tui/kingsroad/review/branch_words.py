"""The names of branches of a studied game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kingsroad_tui.kingsroad.review.branches import Branch, BranchTree
from kingsroad_tui.kingsroad.words.game import short_words, winner_sentence
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import said_of
from kingsroad_tui.words.figures import percents
from kingsroad_tui.words.lists import within

THE_GAME: Final = "The game as it was played"


def no_way_back() -> str:
    """Why there is no going back from a branch."""
    return f"This is the game itself; {key('analysis.try')} tries another choice in it."


def no_branches() -> str:
    """Why there is none to go to, and how to make one."""
    tries = f"{key('analysis.try')} tries another choice, which makes one"
    return f"There are no branches yet: {tries}."


def new_branch(branch: Branch, names: Sequence[str]) -> str:
    """That what was tried is a branch, and how to go there."""
    return f"{branch_name(branch, names)} is a branch now: {key('analysis.branches')} goes there."


def branch_name(branch: Branch, names: Sequence[str]) -> str:
    """``Round 5: Ann plays 1, 6, Knight``; the game itself has a name of its own."""
    if branch.seat is None or branch.selection is None:
        return THE_GAME
    return said_of(
        names,
        (branch.seat,),
        **(_SECOND_CHOICE if branch.moment.second else _CHOICE),
        number=branch.round,
        cards=short_words(branch.selection.codes),
    )


_CHOICE: Final = {
    "one": "Round {number}: {who} plays {cards}",
    "you": "Round {number}: You play {cards}",
}
_SECOND_CHOICE: Final = {
    "one": "Round {number}, second choice: {who} plays {cards}",
    "you": "Round {number}, second choice: You play {cards}",
}


def branch_title(tree: BranchTree, names: Sequence[str]) -> str:
    """``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at."""
    return f"Branch {tree.at} ({within(branch_name(tree.now, names))})"


def branch_lines(
    tree: BranchTree, names: Sequence[str], chances: Mapping[int, Sequence[float]]
) -> list[tuple[int, str, str]]:
    """Number, name and outcome of every branch, indented below the one it leaves.

    ``chances`` has everybody's chances to win at the end of each branch that is judged so far.
    """
    return [
        (
            number,
            f"{'  ' * depth}{branch_name(tree.branches[number], names)}",
            f"{'  ' * depth}{branch_outcome(tree.branches[number], names, chances.get(number))}",
        )
        for number, depth in tree.in_order()
    ]


def branch_outcome(branch: Branch, names: Sequence[str], chances: Sequence[float] | None) -> str:
    """How a branch ended: ``Ann wins with 41 points.``, or who wins how often from there.

    ``You win 33%, Bob 40%, Cid 27% of the time from there.``
    """
    if branch.game.finished:
        return winner_sentence(branch.game.position, names)
    if branch.game.pending is not None:
        return "Second choices are still to be made there."
    if chances is None:
        return f"Being judged: look again in a moment ({key('analysis.branches')})."
    shown = percents(chances)
    seats = sorted(range(len(names)), key=lambda seat: -chances[seat])
    listed = ", ".join(f"{names[seat]} {shown[seat]}" for seat in seats)
    return f"Chances after it, with the others' cards as they fell: {listed}."
