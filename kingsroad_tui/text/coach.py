"""The coach's verdict on a round, in a line."""

from __future__ import annotations

from advisor.messages.goals import Goal
from advisor.messages.review import Severity
from kingsroad_tui.session.coach import RoundVerdict
from kingsroad_tui.text.figures import loss_words, signed, signed_percent

_GRADES = {
    Severity.GOOD: "good",
    Severity.INACCURACY: "not quite",
    Severity.MISTAKE: "a mistake",
    Severity.BLUNDER: "a blunder",
}


def verdict_sentence(verdict: RoundVerdict) -> str:
    """``Last round: good, costs under 1%. Unlucky round: −4%.``"""
    grade = _GRADES[Severity.of(verdict.loss, verdict.goal)]
    cost = (
        f"costs {loss_words(verdict.loss, verdict.goal)}" if verdict.loss > 0 else "nothing better"
    )
    sentence = f"Last round: {grade[0].lower()}{grade[1:]}, {cost}."
    if verdict.luck is None:
        return sentence
    if _is_nothing(verdict.luck, verdict.goal):
        return f"{sentence} Neither lucky nor unlucky."
    word = "Lucky" if verdict.luck > 0 else "Unlucky"
    return f"{sentence} {word} round: {_change(verdict.luck, verdict.goal)}."


def _is_nothing(luck: float, goal: Goal) -> bool:
    """Whether luck is shown as 0."""
    return abs(luck) < (0.005 if goal is Goal.WIN else 0.05)


def _change(luck: float, goal: Goal) -> str:
    """``−4%``, or ``−1.2`` points."""
    return signed_percent(luck) if goal is Goal.WIN else signed(luck)
