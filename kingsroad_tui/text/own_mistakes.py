"""What learning from one's own mistakes says: the mistake, the task, what a new try is worth."""

from __future__ import annotations

from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.goals import Goal
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.session.own_mistakes import OwnMistakes
from kingsroad_tui.text.figures import loss_words
from kingsroad_tui.text.game import advised_words, selection_words

TITLE: Final = "Learn from your mistakes"
JUDGING: Final = "Your choices are being judged; the worst ones come up as soon as that is done."
NO_MISTAKES: Final = "There was no choice that cost much: nothing to play again."
TASK: Final = "Find a better choice and press Enter. h shows the best one, n goes on."
DONE: Final = "That was the last one. Enter and q lead back."
ONLY_SOLO: Final = "Mistakes are played again after solo games; the analysis has everybody's."
THINKING: Final = "Still being thought about: press Enter again in a moment."


def mistake_heading(own: OwnMistakes) -> str:
    """``Mistake 1 of 3 · round 4``."""
    second = ", second choice" if own.mistake.second else ""
    place = f"Mistake {own.number + 1} of {len(own.found)}"
    return f"{place} · round {own.mistake.round}{second}"


def mistake_idea(own: OwnMistakes, board: Board, goal: Goal) -> str:
    """What was played then, and what it cost."""
    choice = own.mistake.choice
    cards = selection_words(Selection.of(choice.selection), board)
    return f"You played {cards}. That cost {loss_words(choice.loss, goal)}."


def try_again_sentence(candidate: Candidate, own: OwnMistakes, goal: Goal) -> str:
    """A new try that is not good."""
    then = own.mistake.choice.loss
    given = loss_words(candidate.loss, goal)
    if candidate.loss < then:
        return f"Better, but it still costs {given}. Try again."
    return f"That costs {given}, which is no better. Try again."


def found_sentence(candidate: Candidate, own: OwnMistakes, goal: Goal) -> str:
    """A new try that is good."""
    cost = (
        f"costs {loss_words(candidate.loss, goal)}" if candidate.loss > 0 else "nothing is better"
    )
    gain = loss_words(max(0.0, own.mistake.choice.loss - candidate.loss), goal)
    go_on = DONE if own.last else "Enter goes on."
    return f"Good: {cost}. That is {gain} better than your choice then. {go_on}"


def best_sentence(codes: list[str], board: Board) -> str:
    """The best choice, for whoever asks to see it."""
    return f"Best choice: {advised_words(Selection.of(codes), board)}."
