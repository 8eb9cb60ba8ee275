"""The review: what was planted in a game is found, and everything adds up."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from statistics import fmean

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.analysis.review import accuracy, answer, interval, review_rounds, sum_up
from advisor.messages import protocol
from advisor.messages.accounts import LuckPart
from advisor.messages.choices import find_candidate
from advisor.messages.review import Outlook, RoundReview, StepReview, deciding, mistakes
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position
from kingsroad.position import Variant
from kingsroad.records import GameData
from tests.support.answers import complete_advice, judged_anew, reviewed
from tests.support.builders import game_from
from tests.support.legal import random_game

SOAK = pytest.mark.soak

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def played(code: str, *rounds: str) -> Game:
    """A game from a position, each round's selections as words in seat order."""
    start = parse_position(code)
    game = Game(NAMES[: start.num_players], start.variant, start.board, start)
    for words in rounds:
        game = game.play(tuple(map(Selection.parse, words.split())))
    return game


ONE_CAN_WIN = "KR1:s:9:8:32.33333100.-:33.33333301.-"
"""Ann wins at once with two markers in King's Castle; Bob, without markers in hand, if she errs."""

BALANCED = "KR1:s:9:8:35.00000000.-:35.00000000.-"
"""Both are five points from the end, and the board is empty."""


def test_a_planted_blunder_is_found_and_the_forced_choice_beside_it_is_not_judged() -> None:
    game = played(ONE_CAN_WIN, "123 -")
    assert game.position.winners == (1,)
    review = reviewed(game)
    (mistake,) = mistakes(review.rounds)
    assert (mistake.round, mistake.second, mistake.choice.player) == (9, False, 0)
    assert mistake.choice.severity is Severity.BLUNDER
    assert mistake.choice.loss == pytest.approx(1.0, abs=1e-6)
    assert mistake.choice.safe_loss == pytest.approx(1.0, abs=1e-6)
    assert mistake.choice.accuracy is not None and mistake.choice.accuracy < 1
    for codes in mistake.choice.best:
        assert Selection.of(codes).placed()[7] == 2
    forced = review.rounds[0].steps[0].choice(1)
    assert forced is not None and forced.forced
    assert forced.loss == 0 and forced.accuracy is None
    bob = review.players[1]
    assert (bob.choices, bob.forced, bob.accuracy) == (0, 1, None)
    assert sum(bob.counts.values()) == 0


def test_the_winning_play_loses_nothing() -> None:
    review = reviewed(played(ONE_CAN_WIN, "18K -"))
    assert mistakes(review.rounds) == []
    ann = review.players[0]
    assert ann.accuracy == pytest.approx(100.0, abs=0.01)
    (choice, _) = review.rounds[0].steps[0].choices
    assert choice.best_worth.win == pytest.approx(1.0, abs=1e-6)
    account = review.accounts[0]
    assert (account.start, account.costs, account.came, account.result) == (
        pytest.approx((1.0, 0.0, 0.0, 1.0), abs=1e-6)
    )


def test_a_planted_stroke_of_luck_is_luck_and_no_mistake() -> None:
    """Both play plays of the equilibrium; that Ann's beats Bob's is nobody's doing."""
    strict = BeliefKind.EQUILIBRIUM
    step = reviewed(played(BALANCED, "123 123"), belief=strict).rounds[0].steps[0]
    ann_plays, bob_plays = (["".join(best) for best in choice.best] for choice in step.choices)
    game = next(
        game
        for pair in product(ann_plays, bob_plays)
        if (game := played(BALANCED, " ".join(pair))).position.winners == (0,)
    )
    review = reviewed(game, belief=strict)
    assert mistakes(review.rounds) == []
    ann, bob = review.accounts
    assert (ann.start, ann.costs, ann.came) == pytest.approx((0.5, 0.0, 0.5), abs=1e-6)
    assert (bob.start, bob.costs, bob.came) == pytest.approx((0.5, 0.0, -0.5), abs=1e-6)
    assert set(ann.luck) == {LuckPart.OTHERS}
    assert review.deciding == [9]


def test_the_others_choices_do_not_change_what_a_choice_lost() -> None:
    """Judged by what could be known: whatever Bob happens to play, Ann's loss is the same."""
    losses = set()
    for bob in ("123", "86K", "D87", "478"):
        step = reviewed(played(BALANCED.replace("35.", "35DW."), f"123 {bob}")).rounds[0].steps[0]
        choice = step.choice(0)
        assert choice is not None
        losses.add(choice.loss)
    assert len(losses) == 1


def assert_sum_rule(game: Game, review: protocol.Review) -> None:
    """The account, added up anew from the rounds; the result taken from the game itself."""
    goal = review.settings.goal
    steps = [step for played in review.rounds for step in played.steps]
    for step, following in pairwise(steps):
        assert step.after == following.before
    assert len(review.accounts) == len(game.players)
    for seat, account in enumerate(review.accounts):
        made = [one for one in review.decisions if one.player == seat]
        chosen = [choice for step in steps if (choice := step.choice(seat)) is not None]
        assert len(made) == len(chosen)
        for one, choice in zip(made, chosen, strict=True):
            gave_up = max(0.0, choice.best_worth.of(goal) - choice.worth.of(goal))
            cost = 0.0 if choice.equal else gave_up
            if not one.luck and goal is Goal.WIN:  # nothing was open, and no chance is above 1
                cost = min(cost, 1.0 - one.choice)
            assert one.cost == pytest.approx(cost, abs=1e-9)
            assert one.cost >= 0.0 and one.before - one.cost == pytest.approx(one.choice, abs=1e-9)
        for one, then in pairwise(made):
            assert one.choice + sum(one.luck.values()) == pytest.approx(then.before, abs=1e-9)
        total = account.start - account.costs + sum(account.luck.values())
        assert total == pytest.approx(account.result, abs=1e-9)
        if goal is Goal.WIN:
            values = [value for one in made for value in (one.before, one.choice, one.after)]
            assert all(-1e-9 <= value <= 1 + 1e-9 for value in values)
        if game.finished:
            winners, scores = game.position.winners, game.position.scores
            others = [score for other, score in enumerate(scores) if other != seat]
            share = (seat in winners) / len(winners)
            result = Outlook(share, scores[seat] - max(others)).of(goal)
            assert account.result == pytest.approx(result, abs=1e-9)


@pytest.mark.parametrize(
    ("players", "seed", "rounds", "variant"),
    [
        (2, 2, 40, Variant.PERMANENT_NOBLES),
        (3, 3, 2, Variant.STANDARD),
        pytest.param(2, 1, 40, Variant.STANDARD, marks=SOAK),
        pytest.param(3, 3, 5, Variant.STANDARD, marks=SOAK),
        pytest.param(4, 1, 2, Variant.STANDARD, marks=SOAK),
    ],
)
def test_everything_adds_up(players: int, seed: int, rounds: int, variant: Variant) -> None:
    game = random_game(players, seed, variant, rounds)
    review = reviewed(game)
    assert [played.round for played in review.rounds] == list(range(1, len(game.rounds) + 1))
    assert_sum_rule(game, review)
    for played_round, report in zip(review.rounds, game.reports, strict=True):
        assert_choices_add_up(played_round)
        waiting = [again is not None for again in report.reselections]
        assert len(played_round.steps) == 1 + any(waiting)
        if any(waiting):
            second = played_round.steps[1]
            assert [choice.player for choice in second.choices] == [
                seat for seat, waits in enumerate(waiting) if waits
            ]


def assert_choices_add_up(played_round: RoundReview) -> None:
    """Losses are distances to the best choice; classes and accuracies follow them."""
    for step in played_round.steps:
        for outlooks in (step.before, step.after):
            assert sum(outlook.win for outlook in outlooks) == pytest.approx(1.0, abs=1e-6)
        for choice in step.choices:
            assert choice.severity is Severity.of(choice.loss, Goal.WIN, choice.loss_best_play)
            assert choice.loss == pytest.approx(choice.given_up.win, abs=1e-9)
            assert choice.loss >= 0 and choice.best
            assert choice.best_worth.win >= step.before[choice.player].win - 1e-9
            if choice.loss <= choice.loss_error:
                assert choice.equal
            if choice.forced:
                assert choice.loss == 0
            else:
                assert choice.accuracy == accuracy(choice.surely_lost)


def test_the_unplayed_cards_of_a_witch_change_nothing() -> None:
    start = parse_position(BALANCED.replace("35.", "35W."))
    reviews = []
    for hidden in ("W", "W12", "W8K"):
        game = Game(NAMES[:2], start=start).play(
            (Selection.parse(hidden), Selection.parse("467")), (Selection.parse("86K"), None)
        )
        reviews.append(reviewed(game))
    assert reviews[0] == reviews[1] == reviews[2]
    assert reviews[0].rounds[0].steps[0].choices[0].selection == ["W"]


def test_the_second_choice_is_judged_with_the_others_cards_known() -> None:
    """Bob's cards lie open, so Ann's best second choice is worth exactly what it brings."""
    start = parse_position(BALANCED.replace("35.", "35W."))
    game = Game(NAMES[:2], start=start).play(
        (Selection.parse("W"), Selection.parse("467")), (Selection.parse("123"), None)
    )
    second = reviewed(game).rounds[0].steps[1]
    assert second.second and [choice.player for choice in second.choices] == [0]
    assert second.choices[0].best_worth.win == pytest.approx(1.0, abs=1e-6)
    assert second.choices[0].severity is Severity.BLUNDER
    ann = [one for one in reviewed(game).decisions if one.player == 0]
    assert [one.phase for one in ann] == ["choice", "second choice"]
    assert ann[0].luck and ann[1].luck == {}, "what follows is not played yet"


def test_the_process_answers_round_by_round_and_then_the_whole() -> None:
    game = random_game(2, 4, rounds=2)
    request = protocol.ReviewRequest(id=7, game=GameData.of(game))
    answers = list(answer(request, Stop()))
    *rounds, whole = answers
    assert [isinstance(a, protocol.ReviewedRound) and not a.last for a in rounds] == [True] * 2
    assert [(a.done, a.total) for a in rounds if isinstance(a, protocol.ReviewedRound)] == [
        (1, 2),
        (2, 2),
    ]
    assert isinstance(whole, protocol.Review) and whole.last and whole.id == 7
    assert whole.rounds == reviewed(game).rounds, "the command asks the same function"
    assert whole.rounds == [a.reviewed for a in rounds if isinstance(a, protocol.ReviewedRound)]
    for message in answers:
        line = msgspec.json.encode(message)
        assert msgspec.json.decode(line, type=protocol.Answer) == message


def test_rounds_judged_before_are_not_judged_again() -> None:
    """A branch of a game has the game's first rounds, and is judged as if nothing were known."""
    game = random_game(2, 4, rounds=2)
    branch = replace(game, rounds=game.rounds[:1])
    known = reviewed(game).rounds[:1]
    request = protocol.ReviewRequest(id=1, game=GameData.of(game), known=known)
    rounds = list(answer(request, Stop()))
    assert [a.reviewed.round for a in rounds if isinstance(a, protocol.ReviewedRound)] == [2]
    assert isinstance(rounds[-1], protocol.Review) and rounds[-1].rounds == reviewed(game).rounds
    assert known == reviewed(branch).rounds
    for wrong in (reviewed(game).rounds[1:], [*reviewed(game).rounds, known[0]]):
        with pytest.raises(protocol.RequestError):
            list(answer(protocol.ReviewRequest(id=1, game=GameData.of(game), known=wrong), Stop()))


def test_the_same_question_gets_the_same_answer() -> None:
    game = random_game(3, 7, rounds=1)
    assert judged_anew(game) == reviewed(game)


def test_a_review_cut_short_says_so_and_shows_no_accuracy() -> None:
    game = random_game(2, 4, rounds=4)
    rounds = []
    for judged in review_rounds(game, protocol.AdviceSettings(), Stop()):
        rounds.append(judged)
        if len(rounds) == 2:
            break
    review = sum_up(game, rounds, protocol.AdviceSettings(), 0.0)
    assert not review.complete and len(review.rounds) == 2
    assert all(player.accuracy is None for player in review.players)
    assert_sum_rule(replace(game, rounds=game.rounds[:2]), review)
    assert list(review_rounds(game, protocol.AdviceSettings(), Stop(seconds=1e-9))) == []
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        list(review_rounds(game, protocol.AdviceSettings(), stop))


def test_what_a_review_cannot_do_is_refused() -> None:
    game = random_game(2, 4, rounds=1)
    with pytest.raises(protocol.RequestError):
        list(review_rounds(game, protocol.AdviceSettings(assumptions=["Ann: plays 5"]), Stop()))


@pytest.mark.parametrize("goal", [Goal.MARGIN, Goal.POINTS])
def test_a_review_in_points_has_losses_in_points(goal: Goal) -> None:
    review = reviewed(played(BALANCED, "123 467"), goal, BeliefKind.UNIFORM)
    choice = review.rounds[0].steps[0].choices[0]
    assert choice.loss > 1
    assert choice.severity is Severity.of(choice.loss, goal, choice.loss_best_play)
    assert choice.accuracy == accuracy(choice.surely_lost, goal)
    assert_sum_rule(played(BALANCED, "123 467"), review)


HINTED = [
    (Goal.WIN, 2, 6, 2),
    (Goal.MARGIN, 2, 6, 1),
    (Goal.POINTS, 2, 6, 1),
    (Goal.WIN, 3, 7, 1),
    *(pytest.param(goal, *game, 4, marks=SOAK) for game in ((2, 6), (3, 7)) for goal in Goal),
]
"""The Witch is played in the second round of both games."""


@pytest.mark.parametrize(("goal", "players", "seed", "rounds"), HINTED)
def test_a_hint_then_says_the_same_loss(goal: Goal, players: int, seed: int, rounds: int) -> None:
    """Also with another seed, and for the second choice after a Witch."""
    game = random_game(players, seed, rounds=rounds)
    for number, judged in enumerate(reviewed(game, goal).rounds):
        then = game.as_public().take_back(len(game.rounds) - number)
        for step in judged.steps:
            asked = then.reveal(game.rounds[number].selections) if step.second else then
            for choice in step.choices[:2]:
                advice = complete_advice(asked, choice.player, goal, seed=number)
                hint = find_candidate(advice.candidates, Selection.of(choice.selection))
                assert hint is not None
                assert (hint.loss, hint.loss_error) == (choice.loss, choice.loss_error)
                assert hint.safe_loss == choice.safe_loss
                assert hint.loss_best_play == choice.loss_best_play
                assert hint.win_best_play == pytest.approx(choice.win_best_play, abs=1e-9)
                assert advice.win_best_play == pytest.approx(step.before_best_play, abs=1e-9)


def test_a_choice_loses_no_more_than_there_was() -> None:
    """By the values the best choice wins 53%; looking ahead, 40%, and a bad one gives all of it
    away, in the hint and in the review."""
    code = "KR1:s:8:4:21.00001031.125:24W.00010021.34:32.00000010.678"
    before = game_from(parse_position(code))
    game = before.choose([Selection.parse(cards) for cards in ("12k", "86K", "86K")])
    (judged,) = review_rounds(game, protocol.AdviceSettings(), Stop())
    choice = judged.steps[0].choices[0]
    hint = find_candidate(complete_advice(before, 0).candidates, Selection.of(choice.selection))
    assert hint is not None and hint.loss == pytest.approx(choice.loss, abs=1e-9)
    assert hint.loss_best_play == pytest.approx(choice.loss_best_play, abs=1e-9)
    assert choice.loss <= choice.best_worth.win and choice.worth.win == pytest.approx(hint.win)
    assert choice.loss == pytest.approx(choice.given_up.win)
    assert (choice.loss_best_play or 0.0) <= (choice.best_win_best_play or 0.0)


def test_a_game_without_rounds_has_an_empty_review() -> None:
    review = reviewed(Game(("Ann", "Bob")))
    assert review.complete and review.rounds == [] and review.deciding == []
    assert [player.choices for player in review.players] == [0, 0]


@given(st.floats(0, 1))
def test_accuracy_falls_with_the_loss_and_stays_within_bounds(loss: float) -> None:
    assert 0 <= accuracy(loss) <= 100
    assert accuracy(loss) <= accuracy(loss / 2)


def test_accuracy_is_the_published_formula() -> None:
    assert accuracy(0.0) == pytest.approx(100.0, abs=0.001)
    assert accuracy(0.10) == pytest.approx(63.58, abs=0.01)
    assert accuracy(0.90) == 0.0


@given(st.lists(st.floats(0, 100), min_size=1, max_size=15))
def test_the_interval_holds_the_mean_and_is_none_of_fewer_than_three(values: list[float]) -> None:
    found = interval(values)
    assert (found is None) == (len(values) < 3)
    if found is not None:
        low, high = found
        assert 0 <= low <= fmean(values) + 1e-6 and fmean(values) - 1e-6 <= high <= 100


@pytest.mark.parametrize("value", [0.0, 63.0, 100.0])
def test_a_few_choices_that_are_all_as_good_are_no_certainty(value: float) -> None:
    low, high = interval([value] * 3) or (value, value)
    assert high - low > 20


def test_quiet_rounds_decide_nothing() -> None:
    def quiet(number: int, before: float, after: float) -> RoundReview:
        step = StepReview(
            second=False,
            choices=[],
            before=[Outlook(before), Outlook(1 - before)],
            after=[Outlook(after), Outlook(1 - after)],
            gap=0.0,
        )
        return RoundReview(round=number, steps=[step])

    rounds = [quiet(1, 0.5, 0.55), quiet(2, 0.5, 0.8), quiet(3, 0.5, 0.1), quiet(4, 0.5, 0.35)]
    assert deciding(rounds) == [3, 2, 4]
    assert deciding(rounds[:1]) == []


@pytest.mark.parametrize(
    "code",
    [
        "KR1:s:9:8:38.10010000.-:20.10020420.-:30.20100223.-",
        pytest.param("KR1:s:9:8:30.00000000.-:38.00000000.-:20.00000000.-", marks=SOAK),
    ],
)
def test_every_chance_of_a_review_lies_in_0_to_1(code: str) -> None:
    """A choice that hardly wins is moved down with the best one, but not below nothing."""
    for step in reviewed(played(code, "123 234 345")).rounds[0].steps:
        outlooks = [*step.before, *step.after]
        for choice in step.choices:
            outlooks += [choice.worth, choice.best_worth]
            assert 0 <= choice.share <= 1
        assert all(0 <= outlook.win <= 1 for outlook in outlooks)
