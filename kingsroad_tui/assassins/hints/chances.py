"""Chances to win in sentences: estimates, each with how far it may be off."""

from __future__ import annotations

from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsCandidate, ChanceFacts
from kingsroad_tui.words.figures import percent

_SURE = 1.96
"""Standard errors in half a 95 % interval."""


def both_chances_sentence(chance: ChanceFacts) -> str:
    """Both sides' chances to win."""
    return (
        f"Chance to win: the king {percent(chance.king)}, the people {percent(chance.people)}"
        f"{_off_by(chance.error)}."
    )


def own_chance_sentence(way: AssassinsCandidate) -> str:
    """The chance to win with a way to play; empty where that is certain or not known."""
    if way.chance is None or way.win >= 1 or way.death >= 1:
        return ""
    return f"Chance to win: {percent(way.chance)}{_off_by(way.chance_error or 0)}."


def beside_best_sentence(way: AssassinsCandidate, best: AssassinsCandidate) -> str:
    """How another way to play compares with the best one; empty where that is not known."""
    if way.chance is None or best.chance is None or way.win >= 1:
        return ""
    if not _surely_less(way, best):
        return "It wins about as often."
    return f"It wins {percent(best.chance - way.chance)} less often."


def candidate_chance_words(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """``wins 41% (± 8%)``, for a table of ways to play; empty where nothing is to be said.

    Behind the best way no figure is given that only chance makes higher or lower than the best's.
    """
    if way.chance is None or way.win >= 1 or (advice.side == "people" and way.death):
        return ""
    best = advice.candidates[0]
    if way is not best and not _surely_less(way, best):
        return "wins about as often"
    return f"wins {percent(way.chance)}{_off_by(way.chance_error or 0)}"


def _surely_less(way: AssassinsCandidate, best: AssassinsCandidate) -> bool:
    """Whether the best way to play surely wins more often than another one."""
    off = max(way.chance_error or 0, best.chance_error or 0)
    return (best.chance or 0) - (way.chance or 0) >= off


def _off_by(error: float) -> str:
    return f" (± {percent(_SURE * error)})" if error else ""
