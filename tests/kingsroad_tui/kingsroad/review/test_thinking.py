"""Whether the choice advised is the best after thinking longer, too, is said in one sentence."""

from __future__ import annotations

import pytest

from advisor.messages.intervals import Estimate
from advisor.messages.review import Thought, ThoughtChoice
from advisor.messages.verdicts import Goal
from kingsroad.board import kingdom
from kingsroad_tui.kingsroad.review.thinking import best_after_sentence

CHOICES = [
    ThoughtChoice(["8"], Estimate(0, 0, 0)),
    ThoughtChoice(["7"], Estimate(0.002, -0.003, 0.007)),
    ThoughtChoice(["6"], Estimate(0.06, 0.05, 0.07)),
]


@pytest.mark.parametrize(
    ("advised", "said"),
    [
        ("8", "the best choice is still the best."),
        ("7", "no choice is clearly better."),
        ("6", "8 King's Castle is better by 6%."),
        ("5", "no choice is clearly better."),
    ],
)
def test_the_choice_advised_is_spoken_of(advised: str, said: str) -> None:
    thought = Thought(games=1000, choices=CHOICES, settled=True, seconds=1.0)
    sentence = best_after_sentence(thought, [advised], kingdom(), Goal.WIN)
    assert sentence == f"After thinking longer (1,000 games with each choice), {said}"
