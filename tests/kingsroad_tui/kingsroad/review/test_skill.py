"""How strong somebody played, in words: no surer than the choices make it."""

from __future__ import annotations

import pytest

from advisor.messages.computers import ADVISOR, INSTINCT, LEVEL_1, RANDOM, RULE_OF_THUMB
from advisor.messages.skill import DecisionKind, Skill
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.review.skill import games_sentences, skill_sentences

PARTS = dict.fromkeys(DecisionKind, 0.01)


def played(like: list[str], possible: list[str]) -> Skill:
    return Skill(
        decisions=9, loss=0.04, low=0.01, high=0.07, by_kind=PARTS, like=like, possible=possible
    )


@pytest.mark.parametrize(
    ("like", "possible", "said"),
    [
        ([INSTINCT], [], ""),
        (
            [INSTINCT],
            [RULE_OF_THUMB, LEVEL_1],
            "With so few choices it may be anything from the Sheriff to the Baron.",
        ),
        (
            [INSTINCT, LEVEL_1],
            [RANDOM, LEVEL_1],
            "With so few choices it may be anything from the Jester to the Baron.",
        ),
        ([INSTINCT], [RANDOM, ADVISOR], "With so few choices that may be chance."),
    ],
)
def test_who_else_may_have_played_so_is_said_last(
    like: list[str], possible: list[str], said: str
) -> None:
    """Of a game and of several alike; one game seldom tells two players apart."""
    first, parts, *rest = skill_sentences(("Ann", "Bob"), 1, played(like, possible), Goal.WIN)
    assert first.startswith("Bob gave up 4.0% (1.0–7.0) per choice: ")
    assert parts.startswith("Of that: ")
    assert rest == ([said] if said else [])
    assert games_sentences(played(like, possible), 2)[1:] == rest
