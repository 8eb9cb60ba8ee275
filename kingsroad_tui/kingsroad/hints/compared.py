"""A choice beside a better one, in words: what it would have needed, and where the other gains.

Nobody is addressed, so that a report can say the same of anybody's choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import Need
from advisor.messages.choices import Comparison
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import Board
from kingsroad_tui.kingsroad.words.game import region_name, short_words
from kingsroad_tui.words.figures import percent, points, value_beside, value_figure
from kingsroad_tui.words.lists import begun, listed

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


def needed_sentences(
    why: Comparison, goal: Goal, names: Sequence[str], board: Board, *, named: bool = True
) -> list[str]:
    """What a choice needs, and what it is worth then and otherwise: at most one sentence.

    ``named``: whether the better choice is set beside it.
    """
    if why.need is None:
        return []
    beside = _Beside.of(why, why.need, goal) if named else None
    played, lead = short_words(why.played), _AGAINST_PERFECT if why.best_play else ""
    return [_needed(played, why.need, goal, names, board, beside=beside, lead=lead)]


def own_need_sentence(need: Need, goal: Goal, names: Sequence[str], board: Board) -> str:
    """What the choice that the reader made needed."""
    return _needed("your choice", need, goal, names, board, beside=None)


_ALIKE: Final = 0.02
"""Two chances to win no further apart are told as one."""

_AGAINST_PERFECT: Final = "Against perfect play: "


class _Beside(NamedTuple):
    """The better choice beside a worse one: its cards, and what it is worth in both cases."""

    cards: str
    then: str
    otherwise: str
    alike: bool
    """Whether both are about the same."""

    @property
    def either_way(self) -> str:
        """One figure for both cases, where they are alike."""
        return self.then if self.then == self.otherwise else f"about {self.otherwise}"

    @classmethod
    def of(cls, why: Comparison, need: Need, goal: Goal) -> _Beside:
        return cls(
            short_words(why.better),
            value_figure(need.best_then, goal),
            value_figure(need.best_otherwise, goal),
            abs(need.best_then - need.best_otherwise) < _ALIKE * SCALE[goal],
        )


def _needed(
    worse: str,
    need: Need,
    goal: Goal,
    names: Sequence[str],
    board: Board,
    *,
    beside: _Beside | None,
    lead: str = "",
) -> str:
    """The sentence, behind ``lead``: a card that begins it has its capital anywhere."""
    then, otherwise = (value_figure(value, goal) for value in (need.then, need.otherwise))
    wins = "wins" if goal is Goal.WIN else "is worth"
    if need.chance >= _LIKELY:
        spoiled = f"{_event(need, names, board, does=not need.does)} ({_odds(1 - need.chance)})"
        unless = f"{lead}{'if' if lead else 'If'} {spoiled}"
        if beside is None:
            return f"{unless}, {worse} {wins} {otherwise}; if not, {then}."
        if beside.alike:
            alike = f"{beside.cards} {wins} {beside.either_way} either way"
            return f"{unless}, {worse} {wins} {otherwise}; if not, {then}; {alike}."
        return (
            f"{unless}, {worse} {wins} {otherwise} and {beside.cards} {beside.otherwise}; if "
            f"not, {then} and {beside.then}."
        )
    needed = needed_words(need, names, board)
    never = beside is not None and beside.otherwise in _NEVER
    if goal is Goal.WIN and otherwise in _NEVER and not never:
        only = f"{lead}{begun(worse)} wins only if {needed}"
        if beside is None:
            return f"{only}."
        also = f"{beside.cards} also wins {beside.otherwise} of the time"
        return f"{only}; {also} when that does not happen."
    said = f"{lead}{begun(worse)} {wins} {then} if {needed}, otherwise {otherwise}"
    if beside is None:
        return f"{said}."
    if beside.alike:
        return f"{said}; {beside.cards} {beside.either_way} either way."
    return f"{said}; {beside.cards} {beside.then} and {beside.otherwise}."


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
    if lack.region is None:
        without = "Without the Dragon"
    else:
        marker = "Without a marker" if lack.markers == 0 else "With one marker"
        without = f"{marker} in {region_name(board, lack.region)}"
    return [at_best_sentence(without, lack.loss, goal, best)]


def at_best_sentence(given: str, loss: float, goal: Goal, best: float) -> str:
    """What all choices of some kind are worth at best: ``Without the Dragon: 38% at best.``

    ``loss`` is what the best of them loses to the best of all, which is worth ``best``.
    """
    value = value_figure(value_beside(best, loss, goal), goal)
    if goal is Goal.WIN and value in _NEVER:
        return f"{given} nothing wins."
    return f"{given}: {value} at best."


def moved_sentences(why: Comparison, goal: Goal, best: float, board: Board) -> list[str]:
    """Which marker should lie elsewhere: at most one sentence."""
    if why.moved is None:
        return []
    source, target = (region_name(board, r) for r in (why.moved.source, why.moved.target))
    value = value_figure(value_beside(best, why.moved.loss, goal), goal)
    worth = f"wins {value} of the time" if goal is Goal.WIN else f"is worth {value}"
    return [f"With a marker in {target} instead of {source} it {worth}."]
