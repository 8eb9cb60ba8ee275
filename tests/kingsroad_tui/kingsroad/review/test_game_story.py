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
    mistakes,
)
from advisor.messages.verdicts import Goal, Severity
from kingsroad_tui.kingsroad.review.analysis_view import mistake_rows
from kingsroad_tui.kingsroad.review.game_story import game_story
from kingsroad_tui.kingsroad.review.turning import round_story, turning_sentence
from kingsroad_tui.kingsroad.review.words import choice_sentence, decisions_by_seat
from kingsroad_tui.kingsroad.words.game import short_words
from kingsroad_tui.kingsroad.words.people import Addressed, named_all
from kingsroad_tui.words.figures import label_named, label_sign, signs_legend
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


def story_of(
    rounds: list[RoundReview], number: int, reader: int | None = None, *, decisive: bool = False
) -> str:
    names = NAMES if reader is None else Addressed(NAMES, reader)
    made = decisions_by_seat(rounds, Goal.WIN)
    return round_story(made, number, names, reader=reader, decisive=decisive)


def test_a_round_is_told_by_its_largest_swing() -> None:
    rounds = [moved((0.5, 0.3, 0.2), (0.2, 0.6, 0.2), 4), moved((0.2, 0.6, 0.2), (0, 1, 0), 6)]
    assert story_of(rounds, 4, decisive=True) == (
        "Turning point: Ann's chance fell from 50% to 20%"
    )
    assert story_of(rounds, 4, reader=1) == "Your chance rose from 30% to 60%"
    assert story_of(rounds, 6) == "Bob's chance rose from 60% to 100%"
    assert story_of([moved((0.5, 0.3, 0.2), (0.5, 0.3, 0.2))], 3) == "A quiet round"
    assert turning_sentence(rounds) == "The game turned in rounds 4 and 6."
    assert turning_sentence(rounds[1:]) == "The game turned in round 6."
    assert turning_sentence([]) == "No single round decided the game."


def test_no_round_of_a_blunder_is_a_quiet_one() -> None:
    """Whatever came of it: from 100 to 83 and back to 100 is no round without news."""
    played = moved((1.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    choice = replace(
        played.steps[0].choices[0],
        worth=Outlook(0.83),
        best_worth=Outlook(1.0),
        loss=0.17,
        severity=Severity.BLUNDER,
    )
    step = replace(played.steps[0], choices=[choice, *played.steps[0].choices[1:]])
    rounds = [replace(played, steps=[step])]
    assert story_of(rounds, 3, reader=0) == "Your chance fell from 100% to 83%"
    assert story_of(rounds, 3, reader=1) == "Ann's chance fell from 100% to 83%"


@pytest.mark.parametrize("seed", range(6))
def test_the_story_says_how_it_ended_where_it_was_decided_and_what_to_do(seed: int) -> None:
    game = random_game(3, seed)
    review = sample_review(game, seed)
    for reader in range(3):
        names = Addressed(game.players, reader)
        story = game_story(game, names, review.rounds, Goal.WIN)
        told = " ".join(story.sentences)
        assert game.players[reader] not in told and len(story.sentences) <= 5
        assert ("for good" in told) == (len(game.position.winners) == 1)
        won = reader in game.position.winners
        assert story.won == won and (won == story.headline.startswith("You won"))
        # What to learn first, the costliest choice before the others.
        made = decisions_by_seat(review.rounds, Goal.WIN)[reader]
        costs = [one.cost for one in made if one.cost >= 0.045]
        costs = sorted(costs, reverse=True)[:3]
        assert [round(one.mistake.choice.loss, 2) for one in story.moments] == pytest.approx(costs)
        for moment in story.moments:
            choice = moment.mistake.choice
            label = choice.label(Goal.WIN)
            assert choice.player == reader
            assert f"you played {short_words(choice.selection)}, {label_named(label)} (" in (
                moment.title
            )
            assert moment.sentences[0] == f"Better: {short_words(choice.best[0])}."
        key = "n" if story.moments else "k"
        assert story.next_step.startswith(f"Next: press {key} ")
        # The sums of the story are those of the rounds.
        brought = re.search(r"the others did (brought|took) (?:you )?(\d+)%, most", told)
        assert brought is not None
        total = int(brought[2]) * (1 if brought[1] == "brought" else -1)
        assert total == sum(round(100 * one.came) for one in made)


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
    assert winner.headline == "You won from far behind"
    told = " ".join(winner.sentences)
    assert f"{game.players[third]} from round 2; you became it for good in" in told
    assert (
        "You began with a chance of 33%; your choices cost nothing, and what the others did "
        "brought you 67%, most in round 3 (+90%)." in told
    )
    loser = game_story(game, Addressed(game.players, other), rounds, Goal.WIN)
    assert loser.headline == "A win that got away"
    assert "what the others did took 33%, most in round 2 (−70%)." in " ".join(loser.sentences)
    shorter = game_story(game, game.players, rounds[1:], Goal.WIN)
    assert f"; {game.players[won]} became it for good in" in " ".join(shorter.sentences)
    assert shorter.headline == f"{game.players[won]} won from far behind"


def test_marks_are_explained_where_they_stand() -> None:
    """A verdict names its class beside the sign, a list has a legend; no cards run together."""
    game = random_game(3, 5)
    review = sample_review(game)
    found = {m.choice.severity: m for m in mistakes(review.rounds)}
    assert len(found) > 1

    for severity, reader in product(found, (0, 1)):
        mistake = found[severity]
        label = mistake.choice.label(Goal.WIN)
        names = Addressed(game.players, reader)
        said = choice_sentence(mistake.choice, decision_of(review, mistake), Goal.WIN, names)
        who = "You" if mistake.choice.player == reader else game.players[mistake.choice.player]
        assert said.startswith(f"{who} played ")
        assert mistake.choice.equal or f"{label_named(label)} ({label_sign(label)})" in said
        assert_chances_add_up(said)
        assert all(sign in signs_legend() for sign in label_sign(label).partition("?"))
        (row,) = mistake_rows([mistake], names, Goal.WIN, game.board, 60)
        assert row.split()[1] == who and f" {label_sign(label)} " in row
    assert Severity.GOOD not in found


def assert_chances_add_up(said: str) -> None:
    """``cost 18% (38% instead of 56%)``, ``round: −12% (38% → 26%)``: each a difference."""
    chain = [(int(b), int(a)) for a, b in re.findall(r"\((\d+)% instead of (\d+)%\)", said)]
    chain += [(int(a), int(b)) for a, b in re.findall(r"\((\d+)% → (\d+)%\)", said)]
    cost = re.search(r"which cost (\d+)% \(", said)
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

    assert headline(won) == "You won with some luck"
    assert {headline(seat) for seat in range(3) if seat != won} == {"You won without a flaw"}


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
