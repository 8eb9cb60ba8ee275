"""The coach's verdict on a round, in a line."""

from __future__ import annotations

from typing import Final

from advisor.messages.goals import Goal
from advisor.messages.review import Severity
from kingsroad.board import Board
from kingsroad_tui.common.text.figures import loss_words, signed, signed_percent
from kingsroad_tui.kingsroad.session.coach import RoundVerdict
from kingsroad_tui.kingsroad.text.analysis.review import SEVERITY_WORDS
from kingsroad_tui.kingsroad.text.game import named_words

_OF: Final = {Goal.WIN: " of your chance to win", Goal.MARGIN: " of your lead", Goal.POINTS: ""}
"""What a loss is a part of."""


def verdict_sentence(verdict: RoundVerdict, board: Board) -> str:
    """What the last round's choice cost, what was better, and what was luck.

    ``Last round: a mistake, which cost 12% of your chance to win. Better: 7 Altar, 4 Hills, Knight.
    Bad luck: −4%.``
    """
    sentences = [f"Last round: {_judged(verdict)}."]
    if verdict.better is not None and _grade(verdict) is not Severity.GOOD:
        sentences.append(f"Better: {named_words(verdict.better, board)}.")
    if verdict.luck is not None:
        sentences.append(f"{_luck(verdict.luck, verdict.goal)}.")
    return " ".join(sentences)


def _grade(verdict: RoundVerdict) -> Severity:
    return Severity.of(verdict.loss, verdict.goal)


def _judged(verdict: RoundVerdict) -> str:
    if not verdict.loss:
        return "no choice was better than yours"
    words = SEVERITY_WORDS[_grade(verdict)]
    noun = f"{words.article} {words.one}" + (" choice" if words.one == "good" else "")
    return f"{noun}, which cost {loss_words(verdict.loss, verdict.goal)}{_OF[verdict.goal]}"


def _luck(luck: float, goal: Goal) -> str:
    if abs(luck) < (0.005 if goal is Goal.WIN else 0.05):  # it is shown as 0
        return "Luck changed nothing"
    change = signed_percent(luck) if goal is Goal.WIN else signed(luck)
    return f"{'Good' if luck > 0 else 'Bad'} luck: {change}"
