"""A choice beside a better one, in words: what it would have needed, and where the other gains.

Nobody is addressed, so that a report can say the same of anybody's choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.comparison import Comparison
from advisor.messages.goals import Goal
from advisor.messages.reasons import Need
from kingsroad.board import Board
from kingsroad_tui.common.text.figures import percent, points, value_beside, value_figure
from kingsroad_tui.common.text.words import begun, listed
from kingsroad_tui.kingsroad.text.game import region_name, short_words

_NEVER: Final = ("0%", "<1%")

_LIKELY: Final = 0.5
"""From this chance on it is told what spoils the choice, below it what the choice needs."""


def compared_sentences(
    why: Comparison, goal: Goal, best: float, names: Sequence[str], board: Board
) -> list[str]:
    """Why one choice is worse: what it needed, what it lacks, where the other gains.

    ``best`` is what the better choice is worth, in the goal's unit.
    """
    return [
        *needed_sentences(why, goal, names, board),
        *(moved_sentences(why, goal, best, board) or lacking_sentences(why, goal, best, board)),
        *gained_sentences(why, board),
    ]


def needed_words(need: Need, names: Sequence[str], board: Board) -> str:
    """What it depends on: ``Cid adds a marker to 8 King's Castle (3 in 10)``."""
    return f"{_event(need, names, board, does=need.does)} ({_odds(need.chance)})"


def needed_sentences(why: Comparison, goal: Goal, names: Sequence[str], board: Board) -> list[str]:
    """What a choice needs, with what both are worth then and otherwise: at most one sentence."""
    return [] if why.need is None else [_needed(why, why.need, goal, names, board)]


def _needed(why: Comparison, need: Need, goal: Goal, names: Sequence[str], board: Board) -> str:
    worse, better = short_words(why.played), short_words(why.better)
    then, otherwise, best_then, best_otherwise = (
        value_figure(value, goal)
        for value in (need.then, need.otherwise, need.best_then, need.best_otherwise)
    )
    wins = "wins" if goal is Goal.WIN else "is worth"
    if need.chance >= _LIKELY:
        spoiled = f"{_event(need, names, board, does=not need.does)} ({_odds(1 - need.chance)})"
        return (
            f"If {spoiled}, {worse} {wins} {otherwise}, {better} {best_otherwise}; if not, {then} "
            f"and {best_then}."
        )
    if goal is Goal.WIN and otherwise in _NEVER:
        only = f"{begun(worse)} wins only if {needed_words(need, names, board)}"
        return f"{only}; {better} also wins {best_otherwise} of the time when that does not happen."
    both = (
        f"{best_then} and {best_otherwise}"
        if best_then != best_otherwise
        else f"{best_then} either way"
    )
    return (
        f"{begun(worse)} {wins} {then} if {needed_words(need, names, board)} and {otherwise} if "
        f"not; {better} {both}."
    )


def _event(need: Need, names: Sequence[str], board: Board, *, does: bool) -> str:
    """``Cid adds a marker to 8 King's Castle``, ``nobody plays the Dragon``."""
    all_of_them = need.player is None
    who = ("somebody" if does else "nobody") if all_of_them else names[need.player or 0]
    if need.region is None:
        act = "plays the Dragon" if does or all_of_them else "keeps the Dragon"
    else:
        region = region_name(board, need.region)
        act = f"adds a marker to {region}"
        if not does and not all_of_them:
            act = f"adds no marker to {region}"
    return f"{who} {act}"


def _odds(chance: float) -> str:
    """``3 in 10``; what is rarer, or surer, in percent."""
    tenths = round(10 * chance)
    return f"{tenths} in 10" if 0 < tenths < 10 else percent(chance)


def gained_sentences(why: Comparison, board: Board) -> list[str]:
    """Where the better choice brings more: at most one sentence."""
    if not why.gains:
        return []
    when = "at the end" if why.at_end else "this round"
    more = [
        f"{points(gain.points)} {'more' if number else _more(gain.points)} in "
        f"{region_name(board, gain.region)}"
        for number, gain in enumerate(why.gains[:2])
    ]
    return [f"{begun(short_words(why.better))} brings {listed(more)}, on average {when}."]


def _more(value: float) -> str:
    return "point more" if points(value) == "1" else "points more"


def lacking_sentences(why: Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """What the better choice has and no good one does without: at most one sentence."""
    lack = why.lacks
    if lack is None:
        return []
    value = value_figure(value_beside(best, lack.loss, goal), goal)
    if lack.region is None:
        without = "Without the Dragon"
    else:
        marker = "Without a marker" if lack.markers == 0 else "With a single marker"
        without = f"{marker} in {region_name(board, lack.region)}"
    if goal is not Goal.WIN:
        return [f"{without} no choice is worth more than {value}."]
    if value in _NEVER:
        return [f"{without} nothing wins."]
    return [f"{without} no choice wins more than {value}."]


def moved_sentences(why: Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """Which marker should lie elsewhere: at most one sentence."""
    if why.moved is None:
        return []
    source, target = (region_name(board, r) for r in (why.moved.source, why.moved.target))
    value = value_figure(value_beside(best, why.moved.loss, goal), goal)
    worth = f"wins {value} of the time" if goal is Goal.WIN else f"is worth {value}"
    return [f"With a marker in {target} instead of {source} it {worth}."]
