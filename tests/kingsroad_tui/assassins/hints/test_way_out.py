"""What is said of the king's way out.

Whom to take, in words.
"""

from __future__ import annotations

from typing import Any

import pytest

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    BlockerFacts,
    CardCount,
    Certainty,
    GateFacts,
    SecretAdvice,
    SecretMember,
)
from kingsroad_tui.assassins.hints.hints import clock_sentence
from kingsroad_tui.assassins.hints.outcomes import (
    decided_sentence,
    king_left_words,
    leaves_words,
    through_sentence,
    way_left_words,
)
from kingsroad_tui.assassins.hints.printed import choice_sentences


def advice(
    gate: GateFacts | None = None,
    *,
    left: int = 4,
    win_now: list[str] | None = None,
    leaves: int | None = None,
) -> AssassinsAdvice:
    gates = [gate or west()]
    need = None if gates[0].shut else gates[0].need
    return AssassinsAdvice(
        id=1,
        side="king" if leaves is None else "people",
        final=True,
        assumptions=[],
        worlds=220,
        chances={},
        danger={},
        farthest=3,
        danger_certainty=Certainty.EXACT,
        stop=None,
        need=need,
        left=left,
        spare=None if need is None else left - need,
        gates=gates,
        deck=[CardCount(card=(1, 5, False, 4), count=2), CardCount(card=(2, 7, False, 5), count=1)],
        win_now=win_now,
        leaves=leaves,
    )


def west(*blockers: BlockerFacts, around: int | None = None, through: int = 2) -> GateFacts:
    return GateFacts(
        square="b5",
        direction="west",
        need=2,
        around=around,
        shut=around is None,
        through=through,
        blockers=list(blockers),
    )


def way(
    need: int | None = None, through: int | None = None, blockers: str = "", **more: Any
) -> AssassinsCandidate:
    return AssassinsCandidate(
        actions=[],
        king="b6",
        win=0,
        death=0,
        wound=0,
        death_worlds=0,
        wound_worlds=0,
        need=need,
        through=through,
        blockers=list(blockers),
        **more,
    )


@pytest.mark.parametrize(
    ("blockers", "said"),
    [
        ([BlockerFacts(letter="c", push=1)], "once the butcher C is out of the way: push (1 AP). "),
        (
            [BlockerFacts(letter="c", push=1, arrest=2)],
            "once the butcher C is out of the way: push (1 AP) or arrest (2 AP). ",
        ),
        ([BlockerFacts(letter="c", kill=1)], "once the butcher C is out of the way: kill (1 AP). "),
        ([BlockerFacts(letter="c")], "once the butcher C is out of the way. "),
        (
            [BlockerFacts(letter="c", push=1), BlockerFacts(letter="d")],
            "once the butcher C and the carpenter D are out of the way. ",
        ),
    ],
)
def test_the_way_through_somebody(blockers: list[BlockerFacts], said: str) -> None:
    told = advice(west(*blockers))
    sentence = f"2 steps to the gate at b5, {said}The king has 4 AP left, 2 to spare."
    assert through_sentence(told) == clock_sentence(told) == sentence


def test_a_free_way_that_is_as_short_needs_nobody_to_go() -> None:
    assert through_sentence(advice(west(BlockerFacts(letter="c", push=1), around=3))) == ""
    assert through_sentence(advice(west(BlockerFacts(letter="c", push=1), around=4)))
    assert through_sentence(advice(west(BlockerFacts(letter="c", push=1)), left=1)) == ""
    assert through_sentence(advice(west(around=2))) == ""


def test_what_is_decided_is_said_first() -> None:
    assert decided_sentence(advice(win_now=["Kb5-out"])) == "You can win now!"
    assert decided_sentence(advice()) == ""
    assert (
        decided_sentence(advice(west(around=2), leaves=1))
        == "The king walks out next turn with 1 of the 3 cards to come: close b5!"
    )
    assert (
        decided_sentence(advice(west(around=2), leaves=3))
        == "The king walks out next turn, whatever card comes: close b5!"
    )
    assert decided_sentence(advice(west(around=2), leaves=0)) == ""


def test_what_becomes_of_his_walk_after_a_turn_of_the_people() -> None:
    told = advice(west(around=2), leaves=1)
    assert leaves_words(way(leaves=0), told) == "the king cannot walk out next turn"
    assert (
        leaves_words(way(leaves=1), told)
        == "the king walks out next turn with 1 of the 3 cards to come"
    )
    assert leaves_words(way(), told) == ""
    assert leaves_words(way(leaves=0), advice(west(around=2), leaves=0)) == ""


def test_how_far_it_is_after_a_turn() -> None:
    assert way_left_words(way(need=4, through=4)) == "4 steps to a gate"
    assert king_left_words(way(need=4, through=4)) == "the king has 4 steps to a gate"
    assert way_left_words(way(need=None)) == "every way to a gate is blocked"
    assert king_left_words(way(need=None)) == "every way to a gate is blocked"
    assert (
        way_left_words(way(through=2, blockers="c"))
        == "2 steps to a gate once the butcher C is out of the way"
    )
    assert (
        way_left_words(way(need=6, through=2, blockers="cd"))
        == "2 steps to a gate once the butcher C and the carpenter D are out of the way"
    )


MEMBERS = [
    SecretMember(letter="b", passes=3, arrest=4),
    SecretMember(letter="f", passes=None, arrest=None),
    SecretMember(letter="i", passes=8, arrest=3),
]


def test_what_the_choice_is_worth_is_said_where_games_were_played_on_the_board() -> None:
    asked = SecretAdvice(members=MEMBERS, apart=5, alike=41, chance=0.61, even=0.53)
    *_, drawn, worth = choice_sentences(asked)
    assert "from 41 that are as good" in drawn and "61%" in worth and "53%" in worth
    unknown = SecretAdvice(members=MEMBERS, apart=5, alike=41)
    assert choice_sentences(unknown) == choice_sentences(asked)[:-1]
