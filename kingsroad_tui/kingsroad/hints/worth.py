"""What choices are worth, as it is shown everywhere: one figure for one thing.

Choices that cannot be told from the best are shown with its value, and the best choice with the
figure of how the player stands, where it adds nothing to that.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal
from kingsroad.cards import Card, Selection
from kingsroad_tui.words.figures import value_beside, value_figure
from tabletop.words.numbers import share_figure

CERTAIN: Final = 1 - 1e-6
"""A chance no lower is certain, but for what the search for perfect play leaves."""

_SAME: Final = 1 - CERTAIN
"""Two chances to win no further apart are one."""

MAX_COMPARED: Final = 5
"""So many choices are compared where nothing else is said."""

_WON: Final = ("100%", ">99%")
_LOST: Final = ("0%", "<1%")


def top_value(advice: Advice) -> float:
    """The value of the best choice; a chance is certain only where the win is forced, not where
    nobody is expected to prevent it."""
    best = max(candidate.value for candidate in advice.candidates)
    if advice.goal is not Goal.WIN:
        return best
    if abs(best - advice.win[advice.player]) <= _SAME:
        best = advice.win[advice.player]
    return best if is_forced_win(advice) else min(best, CERTAIN)


def is_forced_win(advice: Advice) -> bool:
    """Whether the best choice wins whatever the others do, by all that is known."""
    best = find_candidate(advice.candidates, Selection.of(advice.recommended))
    if advice.goal is not Goal.WIN or best is None or best.win_best_play is None:
        return False
    return min(best.win_best_play, best.value) >= CERTAIN


def shown_loss(candidate: Candidate) -> float:
    """What a candidate loses; nothing where it cannot be told from the best."""
    return candidate.loss if candidate.loss > candidate.loss_error else 0.0


def shown_value(candidate: Candidate, advice: Advice) -> str:
    """The value of a candidate, such that it and the loss add up to the best one's."""
    value = value_beside(top_value(advice), shown_loss(candidate), advice.goal)
    return value_figure(value, advice.goal)


def candidates_in_order(advice: Advice) -> list[Candidate]:
    """The recommended candidate, which is as good as the best, then the others, best first."""
    return sorted(advice.candidates, key=lambda c: c.selection != advice.recommended)


def worth_comparing(advice: Advice, most: int = MAX_COMPARED) -> list[Candidate]:
    """The best candidates, at most so many: the recommended one, then all others by value."""
    return candidates_in_order(advice)[:most]


def num_as_good(advice: Advice) -> int:
    """How many candidates are as good as the best, that one included."""
    return sum(not shown_loss(candidate) for candidate in advice.candidates)


def all_equal(advice: Advice) -> bool:
    """Whether no choice can be told from the best."""
    return not any(shown_loss(candidate) for candidate in advice.candidates)


def is_won(advice: Advice) -> bool:
    """Whether the best choice wins as good as certainly."""
    return advice.goal is Goal.WIN and share_figure(top_value(advice)) in _WON


def is_settled(advice: Advice) -> bool:
    """Whether the game is won or lost, whatever is chosen."""
    lost = advice.goal is Goal.WIN and share_figure(top_value(advice)) in _LOST
    return all_equal(advice) and (lost or is_won(advice))


def shown_advice(advice: Advice) -> Advice:
    """The advice with the choice that people are told to make as its recommendation.

    That is the solver's own. An answer that a better one follows leaves the Witch out, who is gone
    once she is played: its first estimate of her is too rough to play her by.
    """
    others = [c for c in advice.candidates if Card.WITCH not in c.selection]
    if advice.final or not others or Card.WITCH not in advice.recommended:
        return advice
    least = others[0].loss
    others = [replace(candidate, loss=candidate.loss - least) for candidate in others]
    best = others[0]
    return replace(advice, candidates=others, recommended=best.selection, reasons=best.reasons)
