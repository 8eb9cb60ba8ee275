"""The story of a judged game: where it turned, what it cost, and what to do next.

Moving through a game: every moment shows what was public then, and mistakes are found.

The mistakes of a game in columns that line up in any room.
"""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec.structs import replace

from advisor.messages.accounts import Judged
from advisor.messages.protocol import Review
from advisor.messages.review import (
    FIRST,
    SECOND,
    ChoiceReview,
    Mistake,
    Outlook,
    RoundReview,
    StepReview,
    decided_by,
    deciding,
    mistakes,
)
from advisor.messages.verdicts import Goal, Severity
from kingsroad_tui.kingsroad.review.analysis_view import mistake_rows
from kingsroad_tui.kingsroad.review.game_story import game_story
from kingsroad_tui.kingsroad.review.turning import new_favourite, round_story, turning_sentence
from kingsroad_tui.kingsroad.review.words import choice_sentence, decisions_by_seat
from kingsroad_tui.kingsroad.words.game import short_words
from kingsroad_tui.kingsroad.words.people import Addressed, named_all
from kingsroad_tui.words.figures import SEVERITY_WORDS, SIGNS_LEGEND
from tests.support.legal import random_game
from tests.support.sample_review import sample_review

NAMES = ("Ann", "Bob", "Cid")


def moved(before: tuple[float, ...], after: tuple[float, ...], number: int = 3) -> RoundReview:
    """A round that moves chances to win from one row to another."""
    outlooks = [[Outlook(win, 0.0) for win in wins] for wins in (before, after)]
    choices = [as_it_stands(seat, worth) for seat, worth in enumerate(outlooks[0])]
    step = StepReview(second=False, before=outlooks[0], after=outlooks[1], choices=choices, gap=0.0)
    return RoundReview(round=number, steps=[step], over=1.0 in after)


def as_it_stands(seat: int, worth: Outlook) -> ChoiceReview:
    """A choice as good as any."""
    return ChoiceReview(
        player=seat,
        selection=["1"],
        forced=False,
        loss=0.0,
        loss_error=0.0,
        best=[["1"], ["2"]],
        share=0.5,
        safe_loss=0.0,
        worth=worth,
        best_worth=worth,
        severity=Severity.GOOD,
        accuracy=100.0,
    )


def decision_of(review: Review, mistake: Mistake) -> Judged:
    """A choice in the account of its player."""
    phase = SECOND if mistake.second else FIRST
    by_seat = decisions_by_seat(review.rounds, Goal.WIN)
    return next(
        one
        for one in by_seat[mistake.choice.player]
        if (one.round, one.phase) == (mistake.round, phase)
    )


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ((0.5, 0.3, 0.2), (0.2, 0.6, 0.2), "Turning point: Bob becomes the favourite"),
        ((0.5, 0.3, 0.2), (0.8, 0.1, 0.1), "A big swing: Ann's chance to win rises"),
        ((0.7, 0.2, 0.1), (0.45, 0.3, 0.25), "A big swing: Ann's chance to win falls"),
        # Whoever was as good as level with the best did not come from behind.
        ((0.334, 0.333, 0.333), (0.2, 0.2, 0.6), "A big swing: Cid's chance to win rises"),
    ],
)
def test_a_turning_point_is_where_another_becomes_the_likely_winner(
    before: tuple[float, ...], after: tuple[float, ...], said: str
) -> None:
    played = moved(before, after)
    assert round_story(played, NAMES, decisive=True) == said
    turned = "Turning" in said
    assert turning_sentence([played]).startswith("The game turned in" if turned else "Most changed")


def test_rounds_that_turned_are_told_from_those_that_swung() -> None:
    rounds = [
        moved((0.5, 0.3, 0.2), (0.2, 0.6, 0.2), 4),
        moved((0.2, 0.6, 0.2), (0.1, 0.8, 0.1), 6),
    ]
    assert turning_sentence(rounds) == (
        "The game turned in round 4. Much changed in round 6 as well."
    )
    assert turning_sentence(rounds[1:]) == "Most changed in round 6."
    assert turning_sentence([]) == "No single round decided the game."


@pytest.mark.parametrize("seed", range(6))
def test_the_story_says_how_it_ended_where_it_was_decided_and_what_to_do(seed: int) -> None:
    game = random_game(3, seed)
    review = sample_review(game, seed)
    for reader in range(3):
        names = Addressed(game.players, reader)
        story = game_story(game, names, review.rounds, Goal.WIN)
        own = mistakes(review.rounds, reader)
        told = " ".join(story.sentences)
        assert game.players[reader] not in told
        assert ("for good" in told) == (len(game.position.winners) == 1)
        assert ("win" in story.headline) == (reader in game.position.winners) or (
            story.headline in ("A hard-won victory", "A win that got away")
        )
        if own:
            cards = short_words(own[0].choice.selection)
            assert f"Your costliest choice: {cards} in round {own[0].round}, which cost" in told
            assert story.next_step.startswith("Next: press m ")
        else:
            assert "You made no mistake." in told and "press k" in story.next_step


def test_the_story_names_who_led_before_and_what_luck_did() -> None:
    """A game from behind is one; whoever lost by luck alone hears that."""
    game = random_game(3, 5)
    (won,) = game.position.winners
    other, third = (seat for seat in range(3) if seat != won)

    def chances(high: int) -> tuple[float, ...]:
        return tuple(0.8 if seat == high else 0.1 for seat in range(3))

    even = (1 / 3, 1 / 3, 1 / 3)
    end = tuple(float(seat == won) for seat in range(3))
    rounds = [
        moved(even, chances(other), 1),
        moved(chances(other), chances(third), 2),
        moved(chances(third), end, 3),
    ]
    winner = game_story(game, Addressed(game.players, won), rounds, Goal.WIN)
    assert winner.headline == "A win from far behind"
    told = " ".join(winner.sentences)
    assert f"{game.players[third]} from round 2; you became the favourite for good in" in told
    assert (
        "(10% → 100%)" in told
        and "Good luck brought you 67% in all, most in round 3 (+90%). Against the best choices "
        "your own cost nothing."
        in told
    )
    loser = game_story(game, Addressed(game.players, other), rounds, Goal.WIN)
    assert loser.headline == "An unlucky defeat"
    assert "Bad luck cost you 33% in all, most in round 2 (−70%). Against the best choices" in (
        " ".join(loser.sentences)
    )
    shorter = game_story(game, game.players, rounds[1:], Goal.WIN)
    assert f"; {game.players[won]} became the favourite for good" in " ".join(shorter.sentences)
    assert shorter.headline == f"A win for {game.players[won]} from far behind"


def test_nothing_is_a_turning_point_that_decided_little() -> None:
    review = sample_review(random_game(3, 5))
    decisive = deciding(review.rounds)
    for played in review.rounds:
        said = round_story(played, NAMES, decisive=played.round in decisive)
        if "Turning point" in said:
            assert played.round in decisive and new_favourite(played) is not None


def test_marks_are_explained_where_they_stand() -> None:
    """A verdict names its class beside the sign, a list has a legend; no cards run together."""
    game = random_game(3, 5)
    review = sample_review(game)
    found = {m.choice.severity: m for m in mistakes(review.rounds)}
    assert len(found) > 1

    for severity, reader in product(found, (0, 1)):
        mistake, words = found[severity], SEVERITY_WORDS[severity]
        names = Addressed(game.players, reader)
        said = choice_sentence(mistake.choice, decision_of(review, mistake), Goal.WIN, names)
        who = "You" if mistake.choice.player == reader else game.players[mistake.choice.player]
        assert said.startswith(f"{who} played ")
        assert mistake.choice.equal or f"{words.one} ({words.sign})" in said
        assert_chances_add_up(said)
        assert f"{words.sign} {words.one}" in SIGNS_LEGEND
        (row,) = mistake_rows([mistake], names, Goal.WIN, game.board, 60)
        assert row.split()[1] == who and f" {words.sign} " in row
    assert Severity.GOOD not in found


def assert_chances_add_up(said: str) -> None:
    """``cost 18% (38% instead of 56%)``, ``round: −12% (38% → 26%)``: each a difference."""
    chain = [(int(b), int(a)) for a, b in re.findall(r"\((\d+)% instead of (\d+)%\)", said)]
    chain += [(int(a), int(b)) for a, b in re.findall(r"\((\d+)% → (\d+)%\)", said)]
    cost = re.search(r"that cost (\d+)% \(", said)
    if cost:
        assert chain[0][0] - chain[0][1] == int(cost[1]), said
    luck = re.search(r"round: ([+−])(\d+)% \(", said)
    if luck:
        assert chain[-1][1] - chain[-1][0] == int(luck[2]) * (1 if luck[1] == "+" else -1), said
    if cost and luck:
        assert chain[0][1] == chain[-1][0], said


def test_where_you_is_another_player_the_reader_has_a_name() -> None:
    assert named_all(Addressed(NAMES, 1)) == ("Ann", "Bob (you)", "Cid")
    assert named_all(NAMES) == NAMES


def test_nothing_is_luck_where_nobody_else_chose() -> None:
    """Alone with all cards known, only two estimates differ: nobody calls that luck."""
    game = random_game(3, 1)
    rounds = sample_review(game).rounds
    played = next(one for one in rounds if len(one.steps[-1].choices) == 1)
    (choice,) = played.steps[-1].choices
    made = decided_by(rounds, choice.player, Goal.WIN)
    at = next(n for n, one in enumerate(made) if (one.round, one.phase) == (played.round, SECOND))
    assert made[at].luck == {} and made[at].choice == pytest.approx(
        made[at + 1].before if at + 1 < len(made) else float(choice.player in game.position.winners)
    )
    assert "ucky" not in choice_sentence(choice, made[at], Goal.WIN, NAMES)


def test_a_win_by_luck_is_lucky_only_where_others_chose_better() -> None:
    """Whoever gave away least has deserved to win, whatever luck brought."""
    game = random_game(3, 5)
    (won,) = game.position.winners
    names = Addressed(game.players, won)
    end = tuple(float(seat == won) for seat in range(3))
    lucky = moved((1 / 3, 1 / 3, 1 / 3), end)
    least = 0.3
    choice = sample_review(game, 5).rounds[0].steps[0].choices[0]

    def headline(poor: int) -> str:
        """Where this player alone gave something away."""
        choices = [
            replace(
                choice,
                player=seat,
                worth=Outlook(least, 0.0),
                best_worth=Outlook(least + 0.2 if seat == poor else least, 0.0),
                loss=0.2 if seat == poor else 0.0,
            )
            for seat in range(3)
        ]
        step = replace(lucky.steps[0], choices=choices)
        return game_story(game, names, [replace(lucky, steps=[step])], Goal.WIN).headline

    assert headline(won) == "A lucky win"
    assert {headline(seat) for seat in range(3) if seat != won} == {"A deserved win"}


def test_the_best_choice_is_called_so() -> None:
    """What only one choice could do is praised; where others are as good, none is."""
    game = random_game(3, 1)
    first = sample_review(game).rounds[0]
    step = first.steps[0]
    choice = replace(
        step.choices[0],
        severity=Severity.GOOD,
        loss=0.0,
        best=[["8", "7", "K"]],
        worth=Outlook(0.24),
        best_worth=Outlook(0.24),
    )
    others = [Outlook(0.495) for _ in step.before[1:]]
    step = replace(step, choices=[choice, *step.choices[1:]], before=[Outlook(0.01), *others])
    names = Addressed(game.players, choice.player)
    (decision, *_) = decided_by([replace(first, steps=[step])], choice.player, Goal.WIN)
    assert ": the best choice." in choice_sentence(choice, decision, Goal.WIN, names)
    several = replace(choice, best=[["8", "7", "K"], ["8", "7", "6"]])
    assert ": no choice is clearly better." in choice_sentence(several, decision, Goal.WIN, names)
    told = game_story(game, names, [replace(first, steps=[step])], Goal.WIN)
    (finest,) = [one for one in told.sentences if "finest" in one]
    assert finest.endswith("in round 1: nothing else came near.")
    even = replace(step, before=[Outlook(0.22), *others])
    told = game_story(game, names, [replace(first, steps=[even])], Goal.WIN)
    assert "finest" not in " ".join(told.sentences)
