"""The coach's verdict on a round, in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import Board
from kingsroad_tui.kingsroad.hints.compared import own_need_sentence
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.words.game import named_words
from kingsroad_tui.words.figures import loss_words, signed, signed_percent
from kingsroad_tui.words.verdicts import SEVERITY_WORDS, marked_if_gamble, perfect_cost

_OF: Final = {Goal.WIN: " of your chance to win", Goal.MARGIN: " of your lead", Goal.POINTS: ""}
"""What a loss is a part of."""


def verdict_sentence(verdict: RoundVerdict, names: Sequence[str], board: Board) -> str:
    """What the last round's choice cost, what was better, what was luck, and what yours needed.

    ``Last round: a mistake, which cost 12% of your chance to win. Better: 7 Altar, 4 Hills, Knight.
    Bad luck: −4%. Your choice wins 60% if Cid adds no marker to 8 King's Castle (3 in 10) and 12%
    if not.``; the last sentence is the first that there may be no room for.
    """
    sentences = [f"Last round: {_judged(verdict)}."]
    if verdict.better is not None and verdict.severity not in (Severity.GOOD, Severity.GAMBLE):
        better = verdict.better
        named = marked_if_gamble(
            named_words(better.selection, board), better.severity(verdict.goal)
        )
        sentences.append(f"Better: {named}.")
    if verdict.luck is not None:
        sentences.append(f"{_luck(verdict.luck, verdict.goal)}.")
    if verdict.need is not None and verdict.severity not in (Severity.GOOD, Severity.GAMBLE):
        sentences.append(own_need_sentence(verdict.need, verdict.goal, names, board))
    return " ".join(sentences)


def verdict_at_once(verdict: RoundVerdict) -> str:
    """What the choice cost, as its round ends; the rest follows when the next one begins."""
    return f"Your choice: {_judged(verdict)}."


def _judged(verdict: RoundVerdict) -> str:
    goal, words = verdict.goal, SEVERITY_WORDS[verdict.severity]
    if verdict.severity is Severity.GAMBLE:
        lost = loss_words(verdict.loss_best_play or 0.0, goal)
        return f"{words.named}, which cost {lost} against perfect play, not against people"
    if not verdict.loss:
        return "no choice was better than yours"
    cost = f"cost {loss_words(verdict.loss, goal)}{_OF[goal]}"
    if verdict.severity is Severity.GOOD:
        return f"your choice {cost}" if verdict.doubted else f"a good choice, which {cost}"
    against = " against people" if verdict.severity is Severity.MISSED_CHANCE else ""
    perfect = perfect_cost(verdict.loss, verdict.loss_best_play, goal)
    return f"{words.named}, which {cost}{against}{perfect}"


def _luck(luck: float, goal: Goal) -> str:
    if abs(luck) < (0.005 if goal is Goal.WIN else 0.05):  # it is shown as 0
        return "Luck changed nothing"
    change = signed_percent(luck) if goal is Goal.WIN else signed(luck)
    return f"{'Good' if luck > 0 else 'Bad'} luck: {change}"
