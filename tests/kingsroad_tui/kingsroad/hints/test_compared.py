"""What was wrong with a choice, in words that follow its figures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from advisor.messages.advice import Candidate, Need
from advisor.messages.choices import Comparison, Gain, Lack, Moved
from advisor.messages.verdicts import Goal
from kingsroad.board import kingdom
from kingsroad_tui.kingsroad.hints.worse import compared_sentences, needed_sentences
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.outlook_words import verdict_sentence

NAMES = ("Ann", "Bob", "Cid")
NEED = Need(
    player=2, region=8, chance=0.3, then=0.6, otherwise=0.12, best_then=0.6, best_otherwise=0.45
)
WHY = Comparison(played=["8", "1", "4"], better=["2", "8", "K"], need=NEED)


def candidate(word: str) -> Candidate:
    """A choice worth an even chance to win."""
    return Candidate(
        selection=list(word),
        points=0.0,
        worst=0,
        best=0,
        win=0.5,
        margin=0.0,
        share=0.0,
        value=0.5,
        loss=0.0,
    )


@pytest.mark.parametrize(
    ("need", "said"),
    [
        (
            NEED,
            "8, 1, 4 wins 60% if Cid adds no marker to 8 King's Castle (3 in 10), otherwise 12%; "
            "2, 8, Knight 60% and 45%.",
        ),
        (
            replace(NEED, otherwise=0.0),
            "8, 1, 4 wins only if Cid adds no marker to 8 King's Castle (3 in 10); 2, 8, Knight "
            "also wins 45% of the time when that does not happen.",
        ),
        (
            replace(NEED, best_otherwise=0.6),
            "8, 1, 4 wins 60% if Cid adds no marker to 8 King's Castle (3 in 10), otherwise 12%; "
            "2, 8, Knight 60% either way.",
        ),
        (
            replace(NEED, best_otherwise=0.59),
            "8, 1, 4 wins 60% if Cid adds no marker to 8 King's Castle (3 in 10), otherwise 12%; "
            "2, 8, Knight about 59% either way.",
        ),
        (
            replace(NEED, chance=0.8, best_otherwise=0.59),
            "If Cid adds a marker to 8 King's Castle (2 in 10), 8, 1, 4 wins 12%; if not, 60%; "
            "2, 8, Knight wins about 59% either way.",
        ),
        (
            replace(NEED, chance=0.8),
            "If Cid adds a marker to 8 King's Castle (2 in 10), 8, 1, 4 wins 12% and 2, 8, Knight "
            "45%; if not, 60% and 60%.",
        ),
        (
            replace(NEED, player=None, does=True),
            "8, 1, 4 wins 60% if somebody adds a marker to 8 King's Castle (3 in 10), otherwise "
            "12%; 2, 8, Knight 60% and 45%.",
        ),
        (
            replace(NEED, player=None, region=None),
            "8, 1, 4 wins 60% if nobody plays the Dragon (3 in 10), otherwise 12%; 2, 8, Knight "
            "60% and 45%.",
        ),
        (
            replace(NEED, player=1, region=None),
            "8, 1, 4 wins 60% if Bob keeps the Dragon (3 in 10), otherwise 12%; 2, 8, Knight 60% "
            "and 45%.",
        ),
    ],
)
def test_what_a_choice_needed_is_told_with_both_cases(need: Need, said: str) -> None:
    assert needed_sentences(replace(WHY, need=need), Goal.WIN, NAMES, kingdom()) == [said]


def test_the_better_choice_is_not_named_to_somebody_who_looks_for_it() -> None:
    for need in (NEED, replace(NEED, otherwise=0.0), replace(NEED, chance=0.8)):
        why = replace(WHY, need=need)
        (said,) = needed_sentences(why, Goal.WIN, NAMES, kingdom(), named=False)
        assert "2, 8, Knight" not in said and said.endswith(".")


def test_what_a_gamble_needed_is_said_of_perfect_play() -> None:
    usual = replace(WHY, best_play=True)
    (said,) = needed_sentences(usual, Goal.WIN, NAMES, kingdom())
    assert said.startswith("Against perfect play: 8, 1, 4 wins 60% if Cid adds no marker to ")
    likely = replace(usual, need=replace(NEED, chance=0.8))
    (said,) = needed_sentences(likely, Goal.WIN, NAMES, kingdom())
    assert said.startswith("Against perfect play: if Cid adds a marker to 8 King's Castle (2 in ")
    dragon = replace(usual, played=["D", "6", "k"])
    (said,) = needed_sentences(dragon, Goal.WIN, NAMES, kingdom())
    assert said.startswith("Against perfect play: Dragon, 6, Knight")


def test_what_it_lacks_and_where_the_better_one_gains_is_told() -> None:
    why = Comparison(
        played=["8", "1", "4"],
        better=["2", "8", "K"],
        gains=[Gain(8, 2.44), Gain(2, 1.0), Gain(7, 0.6)],
        lacks=Lack(8, 0, 0.4),
    )
    assert compared_sentences(why, Goal.WIN, 0.69, NAMES, kingdom()) == [
        "Without a marker in 8 King's Castle: 29% at best.",
        "2, 8, Knight brings 2.4 points more in 8 King's Castle and 1 more in 2 Dragon's Lair, on "
        "average this round.",
    ]
    moved = replace(why, moved=Moved(1, 8, 0.14), gains=[], at_end=True)
    assert compared_sentences(moved, Goal.WIN, 0.69, NAMES, kingdom()) == [
        "With a marker in 8 King's Castle instead of 1 Zin Kai's Deep it wins 55% of the time."
    ]


@pytest.mark.parametrize(("loss", "told"), [(0.2, True), (0.01, False)])
def test_the_coach_says_last_what_a_mistake_needed(loss: float, told: bool) -> None:
    """Last, as the line above the hand leaves out what has no room."""
    verdict = RoundVerdict(
        Goal.WIN, loss, 0.4, candidate("74K"), luck=-0.04, loss_best_play=loss, need=NEED
    )
    said = verdict_sentence(verdict, NAMES, kingdom())
    need = "Your choice wins 60% if Cid adds no marker to 8 King's Castle (3 in 10), otherwise 12%."
    assert said.endswith(need) == told and (need in said) == told
    assert "Bad luck: −4%." in said


@pytest.mark.parametrize(
    ("better", "lost", "named"),
    [
        ("74K", 0.2, "7 Altar, 4 Hills, Knight (a gamble)"),
        ("D6K", 0.05, "Dragon, 6 Wizard, Knight (a gamble)"),
        ("W12", 0.3, "the Witch (a gamble)"),
        ("74K", 0.04, "7 Altar, 4 Hills, Knight"),
        ("74K", None, "7 Altar, 4 Hills, Knight"),
    ],
)
def test_the_coach_says_that_the_better_choice_is_a_gamble(
    better: str, lost: float | None, named: str
) -> None:
    """As hints and reviews do."""
    played = replace(candidate("123"), value=0.3, loss=0.2, loss_best_play=0.2)
    best = replace(candidate(better), loss_best_play=lost)
    verdict = RoundVerdict.of(played, Goal.WIN, best)
    assert f"Better: {named}." in verdict_sentence(verdict, NAMES, kingdom())


@pytest.mark.parametrize(
    ("people", "perfect", "doubted", "said"),
    [
        (
            0.12,
            0.06,
            True,
            "an inaccuracy, which cost 12% of your chance to win, against perfect play 6%.",
        ),
        (
            0.3,
            0.1,
            True,
            "a mistake, which cost 30% of your chance to win, against perfect play 10%.",
        ),
        (0.12, 0.14, True, "a mistake, which cost 12% of your chance to win."),
        (0.12, None, True, "a mistake, which cost 12% of your chance to win."),
        (0.04, 0.0, True, "your choice cost 4% of your chance to win."),
        (0.04, 0.0, False, "a good choice, which cost 4% of your chance to win."),
    ],
)
def test_the_coach_calls_a_choice_by_what_it_says_and_praises_none_that_was_doubted(
    people: float, perfect: float | None, doubted: bool, said: str
) -> None:
    """Where the loss against perfect play decides the class, it is said."""
    played = replace(candidate("123"), loss=people, loss_best_play=perfect)
    verdict = RoundVerdict.of(played, Goal.WIN, candidate("74K"), doubted=doubted)
    assert verdict_sentence(verdict, NAMES, kingdom()).startswith(f"Last round: {said}")
    again = RoundVerdict.of(candidate("74K"), Goal.WIN, candidate("74K"), verdict)
    assert again.doubted == doubted
