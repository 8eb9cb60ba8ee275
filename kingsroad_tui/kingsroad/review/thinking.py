"""What thinking longer about a choice has found, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Review
from advisor.messages.review import ChoiceReview, StepReview, Thought
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.words.game import selection_code, selection_words, short_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.words.figures import loss_words, mean_loss_figure
from tabletop.say import Say
from tabletop.words.voice import phrase

_BAR: Final = 16
"""Cells of a bar."""

_NOTHING_BEHIND: Final = 5e-4
"""What is shown as nothing."""


def games_figure(thought: Thought) -> str:
    """How many games were played on with each choice: ``1,200``."""
    return f"{thought.games:,}"


def thought_heading(thought: Thought, *, running: bool) -> str:
    """How far it has come: ``Thinking longer: 1,200 games with each choice (l stops).``"""
    if running:
        return phrase("kingsroad-thinking-running", games=thought.games, key=key("analysis.think"))
    return phrase("kingsroad-thinking-over", games=thought.games, settled=thought.settled)


def thought_lines(thought: Thought, goal: Goal) -> list[str]:
    """The choices, each with a bar of how far it lies behind the best, and its interval.

    ``814     ––×––       −1.2% (0.8–1.6)``
    """
    furthest = max([choice.behind.high for choice in thought.choices] + [_NOTHING_BEHIND])
    codes = [selection_code(choice.selection) for choice in thought.choices]
    wide = max(map(len, codes))
    return [
        f"{code.ljust(wide)}  {_bar(behind, furthest)}  {behind_figure(behind, goal)}"
        for code, behind in zip(codes, (one.behind for one in thought.choices), strict=True)
    ]


def thought_verdict(choice: ChoiceReview, thought: Thought, goal: Goal) -> Say | None:
    """How far behind the best a choice comes out, after a colon, or as ``.begins`` by itself;
    nothing where there is nothing to say.

    It is another estimate, by more games than a hint has time for, and no verdict: what a choice
    is called stays what could be known when it was made, the same everywhere.
    """
    found = thought.choice(choice.selection)
    if found is None or choice.forced:
        return None
    cost = loss_words(max(0.0, found.behind.value), goal)
    played = short_words(choice.selection)
    return Say("kingsroad-thinking-verdict", played=played, cost=cost)


def thought_sentences(review: Review, names: Sequence[str]) -> list[str]:
    """What thinking longer makes of the choices of a game; nothing of those not thought about.

    ``Round 3, Bob: after thinking longer, ...``
    """
    said = []
    for played, step, choice in _choices(review):
        for kept in review.thoughts:
            if kept.is_about(played, choice.player, second=step.second):
                verdict = thought_verdict(choice, kept.thought, review.settings.goal)
                if verdict is not None:
                    said.append(
                        phrase(
                            "kingsroad-thinking-of",
                            round=played,
                            second=step.second,
                            name=names[choice.player],
                            verdict=verdict,
                        )
                    )
    return said


def _choices(review: Review) -> Iterator[tuple[int, StepReview, ChoiceReview]]:
    """Every choice judged, with the number of its round and its step."""
    for played in review.rounds:
        for step in played.steps:
            for choice in step.choices:
                yield played.round, step, choice


def best_after_sentence(thought: Thought, advised: Sequence[str], board: Board, goal: Goal) -> str:
    """Whether the choice that a hint calls best is the best after thinking longer, too."""
    best = thought.choices[0].selection
    found = thought.choice(list(advised))
    better = ""
    if found is None or found.behind.low <= 0 or found.behind.value < _NOTHING_BEHIND:
        which = "none"
    else:
        which, better = "other", loss_words(found.behind.value, goal)
    return phrase(
        "kingsroad-thinking-best",
        games=thought.games,
        which="same" if found is not None and found.selection == best else which,
        cards=selection_words(Selection.of(best), board),
        better=better,
    )


def behind_figure(behind: Estimate, goal: Goal) -> str:
    """``0``, or how far behind with what is likely: ``1.2% (0.8–1.6)``."""
    if behind.value < _NOTHING_BEHIND and behind.high - behind.low < _NOTHING_BEHIND:
        return "0"
    low, high = (
        mean_loss_figure(max(0.0, end), goal, unit="") for end in (behind.low, behind.high)
    )
    return f"−{mean_loss_figure(max(0.0, behind.value), goal)} ({low}–{high})"


def _bar(behind: Estimate, furthest: float) -> str:
    """Where a choice lies from the best (left) to the furthest end, with its error bar."""

    def cell(value: float) -> int:
        return round(min(1.0, max(0.0, value / furthest)) * (_BAR - 1))

    low, at, high = map(cell, (behind.low, behind.value, behind.high))
    return "".join(
        "×" if place == at else "–" if low <= place <= high else " " for place in range(_BAR)
    )
