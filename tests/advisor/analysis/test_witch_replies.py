"""What the Witch is worth, against all her replies weighed by the plain rules.

What the other has given: counted anew, nothing to who knows the mix, more by weak play.

The mix that leans towards the belief, and what it gives up.
"""

from __future__ import annotations

import random
from itertools import pairwise, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.advise import advise
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis, with_every_reply
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.analysis.safe_mix import SafeMix, expected_gifts, leaning_mix
from advisor.kingsroad.analysis.to_messages import advice
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs, with_replies_weighed
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import findings_by_round, forget
from advisor.kingsroad.round.plays import hand_plays
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.advice import Candidate
from advisor.messages.protocol import DEFAULT_EPSILON, Advice, AdviceSettings, Progress
from advisor.messages.verdicts import BeliefKind, Goal
from advisor.workshop.tournament.full_strength import GameTask, play_game
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant, starting_position
from kingsroad.rounds import choose_again, reveal
from tests.positions import PLAYERS, suite
from tests.support.builders import game_from, position
from tests.support.legal import random_game, random_selection
from tests.support.matrix_games import value_of_game
from tests.support.soak import sampled

MOST_BELOW = 0.02
"""How far a lower bound may be below the worth of the best replies, in chance to win."""

SMALL_HANDS = (
    position(2, 5, markers={5: (1, 2), 8: (2, 0)}, scores=(12, 15), in_hand={0: 2, 1: 2}),
    position(2, 1, nobles={6: (1,)}, scores=(30, 33), in_hand={0: 3, 1: 1}, witch=(True, False)),
    position(2, 7, scores=(38, 36), in_hand={0: 2, 1: 1}, variant=Variant.PERMANENT_NOBLES),
)
"""Positions in which two players have few enough plays to go through them by the plain rules."""


def witch_in(found: Advice) -> Candidate:
    """The candidate that reveals the Witch."""
    return next(one for one in found.candidates if one.selection[:1] == ["W"])


def values_of_replies(before: Position, shown: str, goal: Goal) -> Floats:
    """What each second choice of the first player brings who answers one selection, by the rules.

    [own second choices], or [own, other's] where the other reveals a Witch as well.
    """
    revealed = reveal(before, (Selection.parse("W"), Selection.parse(shown)))
    choices = [
        [play.selection for play in hand_plays(revealed.after.hand(seat, second=True)).effects]
        if seat in revealed.waiting
        else [None]
        for seat in (0, 1)
    ]
    after = [choose_again(revealed, pair).after for pair in product(*choices)]
    values = evaluate(games_of(after))
    own = (values.win if goal is Goal.WIN else values.margin)[:, 0]
    shape = [len(some) for some in choices]
    return own.reshape(shape) if shown == "W" else own


@pytest.mark.parametrize("goal", sampled([Goal.WIN, Goal.MARGIN], Goal.WIN))
@pytest.mark.parametrize("before", SMALL_HANDS)
def test_two_players_weigh_every_reply_to_every_play(before: Position, goal: Goal) -> None:
    """Every play of the other is gone through, and against each of them every reply."""
    belief = BeliefKind.HIERARCHY if all(before.witch) else BeliefKind.UNIFORM
    settings = AdviceSettings(belief=belief, goal=goal)
    forget()
    *_, complete, proved = advise(game_from(before), 0, settings)
    question = ask(game_from(before), 0, settings)
    known = question.common_knowledge(Stop())
    mix = full_analysis(question, known, Stop()).beliefs[1].mix
    expected = 0.0
    for play, chance in zip(known.stage.plays[1].candidates, mix, strict=True):
        if chance > 0:
            values = values_of_replies(before, "W" if play.witch else play.selection.code, goal)
            expected += chance * (value_of_game(values) if play.witch else values.max())
    exact, lower = witch_in(proved), witch_in(complete)
    # What games say of the recommended choice moves every candidate of the last answer alike.
    plain = next(one for one in complete.candidates if one.selection[:1] != ["W"])
    moved = next(one for one in proved.candidates if one.selection == plain.selection).value
    moved -= plain.value
    assert exact.bound is None
    assert exact.value == pytest.approx(expected + moved, abs=1e-8)
    assert lower.bound == "lower"
    assert lower.value + moved <= exact.value + 1e-9
    assert {one.bound for one in proved.candidates} == {None}
    assert [one.bound for one in complete.candidates].count("lower") == 1


def test_opponents_in_the_first_of_these_hands_may_reveal_the_witch_too() -> None:
    """So the test above settles a game of second choices by a linear program of its own."""
    before = SMALL_HANDS[0]
    question = ask(game_from(before), 0, AdviceSettings(belief=BeliefKind.HIERARCHY))
    analysis = full_analysis(question, question.common_knowledge(Stop()), Stop())
    assert analysis.beliefs[1].mix[-1] > 0
    assert analysis.stage.plays[1].witch is not None


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_said_early_is_hardly_below_all_replies(players: int) -> None:
    """On the whole frozen suite, against beliefs that hold likely and unlikely plays."""
    weighed = 0
    for before in suite(players):
        stage = StageGame(before, Goal.WIN)
        if stage.plays[0].witch is None:
            continue
        weighed += 1
        likely, any_play = stage.rule_of_thumb_mixes, stage.uniform_mixes
        mixes = [(one + other) / 2 for one, other in zip(likely, any_play, strict=True)]
        mixes = [
            np.append(mix[:-1], 0.0) / mix[:-1].sum() if plays.witch else mix
            for mix, plays in zip(mixes, stage.plays, strict=True)
        ]
        first = expected_payoffs(stage, 0, mixes, 16)
        every = with_replies_weighed(first, stage, mixes, 16)
        assert not first.every_reply and every.every_reply
        below = every.own(Goal.WIN) - first.own(Goal.WIN)
        assert -1e-9 <= below[-1] <= MOST_BELOW
        assert below[:-1].tolist() == [0.0] * (len(below) - 1)
    assert weighed > 0


@pytest.mark.parametrize("players", (3, 4))
def test_with_more_players_the_witch_brings_the_best_of_all_replies(players: int) -> None:
    """Against plays drawn at random, her second choices one by one by the plain rules."""
    before = next(one for one in suite(players) if one.witch[0])
    stage = StageGame(before, Goal.MARGIN)
    dice = random.Random(players)
    for _ in range(3):
        shown = [Selection.parse("W")] + [
            dice.choice(stage.plays[seat].placing).selection for seat in stage.others(0)
        ]
        revealed = reveal(before, shown)
        no_others = (None,) * (players - 1)
        after = [
            choose_again(revealed, (play.selection, *no_others)).after
            for play in stage.plays[0].again.effects
        ]
        others = np.array([[stage.action_of(seat, one) for seat, one in enumerate(shown)]])
        found = stage.payoffs_of_witch(0, others).margin[0, 0]
        assert found == pytest.approx(evaluate(games_of(after)).margin[:, 0].max(), abs=1e-9)


@pytest.mark.parametrize("players", (2, 4))
def test_without_time_for_all_replies_the_answer_keeps_its_lower_bound(players: int) -> None:
    now = [0.0]
    stop = Stop(100.0, clock=lambda: now[0])
    before = next(one for one in suite(players) if one.witch[0])
    question = ask(game_from(before), 0, AdviceSettings(belief=BeliefKind.UNIFORM))
    analysis = full_analysis(question, question.common_knowledge(stop), stop)
    now[0] = 101.0
    late = with_every_reply(analysis, stop)
    with stop.unlimited():
        found = advice(late, Progress.PROVED, stop, final=True)
        assert witch_in(found) == witch_in(advice(analysis, Progress.PROVED, stop, final=True))
    assert witch_in(found).bound == "lower"
    assert stop.timed_out


ME, OTHER = 1, 0
"""The player advised sits behind the other, so that seats are renumbered."""

START = position(2, 5, markers={5: (1, 2), 6: (1, 0), 8: (2, 1)}, scores=(8, 6))


def new_game(start: Position = START) -> Game:
    return Game(("Ann", "Bob"), start=start)


def analysed(game: Game, settings: AdviceSettings | None = None) -> Analysis:
    question, stop = ask(game, ME, settings or AdviceSettings()), Stop()
    return full_analysis(question, question.common_knowledge(stop), stop)


def matrix_of(analysis: Analysis) -> Floats:
    """[own actions, other's actions]: what the player advised gets."""
    stage = analysis.stage
    every = np.indices(stage.sizes).reshape(2, -1).T
    return stage.payoffs(every).by(stage.goal)[:, 0].reshape(stage.sizes)


def code_of(analysis: Analysis, action: int) -> Selection:
    return analysis.stage.plays[1].candidates[action].selection


def chosen(game: Game, mine: Selection, theirs: Selection) -> Game:
    return game.choose((theirs, mine) if ME == 1 else (mine, theirs))


def without_witch(game: Game, seat: int, dice: random.Random) -> Selection:
    while (found := random_selection(game.position, seat, dice)).has_witch:
        pass
    return found


@pytest.mark.parametrize("belief", [BeliefKind.HIERARCHY, BeliefKind.UNIFORM])
def test_the_account_is_what_the_mixes_brought_against_what_was_played(belief: BeliefKind) -> None:
    """Random rounds, then one in which the other takes all it can from the mix."""
    game, dice, given, accounts = new_game(), random.Random(5), 0.0, [0.0]
    for number in range(3):
        analysis = analysed(game, AdviceSettings(belief=belief, epsilon=given))
        matrix = matrix_of(analysis)
        brought = analysis.mix @ matrix - value_of_game(matrix)
        theirs = without_witch(game, OTHER, dice)
        if number >= 2:
            placing = len(analysis.stage.plays[1].effects)
            theirs = code_of(analysis, int(brought[:placing].argmin()))
        given += float(brought[analysis.stage.action_of(1, theirs)])
        accounts.append(given)
        game = chosen(game, without_witch(game, ME, dice), theirs)
        forget()
        found = analysed(game, AdviceSettings(belief=belief))
        assert found.epsilon == pytest.approx(given, abs=1e-6)
        assert found.safe_mix is not None and found.safe_mix.risk <= found.epsilon + 1e-6
    assert accounts[1] < accounts[2]
    assert accounts[2] > accounts[3] >= -1e-9


def test_the_account_is_the_same_whether_or_not_it_was_kept() -> None:
    game = random_game(2, 15, rounds=2)
    forget()
    cold = analysed(game)
    for rounds in range(2, -1, -1):
        analysed(game.take_back(rounds))
    assert analysed(game).epsilon == cold.epsilon
    assert np.array_equal(analysed(game).mix, cold.mix)


def test_who_answers_the_mix_best_is_never_given_anything_back() -> None:
    """The equilibrium is played on against a player who knows it and makes no mistake."""
    game = new_game()
    for _ in range(3):
        analysis = analysed(game)
        assert analysis.epsilon == pytest.approx(0.0, abs=1e-6)
        assert analysis.safe_mix is not None
        assert analysis.safe_mix.risk == pytest.approx(0.0, abs=2e-6)
        brought = analysis.mix @ matrix_of(analysis)
        theirs = code_of(analysis, int(brought[: len(analysis.stage.plays[1].effects)].argmin()))
        best = analysis.stage.plays[0].candidates
        mine = next(best[a].selection for a in analysis.ranking if not best[a].witch)
        game = chosen(game, mine, theirs)


def test_a_wasted_second_choice_is_a_gift() -> None:
    """After the Witch the other takes the worst second choice, or the best one."""
    start = position(2, 5, markers={5: (2, 2)}, in_hand={0: 6, 1: 6}, scores=(20, 20))
    game = new_game(start).reveal((Selection.parse("W"), Selection.parse("567")))
    answer = analysed_waiting(game)
    worst = min(range(len(answer)), key=lambda a: answer[a][0])
    best = max(range(len(answer)), key=lambda a: answer[a][0])
    ends = [game.choose_again((answer[a][1], None)) for a in (worst, best)]
    wasted, used = (analysed(end).epsilon for end in ends)
    assert wasted == pytest.approx(used + answer[best][0] - answer[worst][0], abs=1e-6)
    assert wasted > used


def analysed_waiting(game: Game) -> list[tuple[float, Selection]]:
    """What the other's second choices bring, and these."""
    question, stop = ask(game, OTHER, AdviceSettings()), Stop()
    found = full_analysis(question, question.common_knowledge(stop), stop)
    plays = found.stage.plays[0].candidates
    return [(float(v), p.selection) for v, p in zip(found.judgement.values, plays, strict=True)]


def test_a_setting_or_more_players_or_points_leave_the_account_aside() -> None:
    game = random_game(2, 15, rounds=2)
    assert analysed(game).epsilon not in (0.0, 0.03)
    assert analysed(game, AdviceSettings(epsilon=0.03)).epsilon == 0.03
    points = analysed(game, AdviceSettings(goal=Goal.POINTS))
    assert points.epsilon == DEFAULT_EPSILON[Goal.POINTS]
    three = analysed(random_game(3, 15, rounds=1))
    assert three.epsilon == DEFAULT_EPSILON[Goal.WIN]


def test_without_time_nothing_counts_as_given() -> None:
    game = random_game(2, 15, rounds=2)
    question = ask(game, ME, AdviceSettings())
    history = findings_by_round(game, Goal.WIN, Stop(), question.order)
    assert expected_gifts(question, history, Stop()) > 0
    assert expected_gifts(question, history[1:], Stop()) == 0.0
    assert expected_gifts(question, history, Stop(0.0)) == 0.0


_ACTIONS = 9


@given(
    st.lists(st.floats(0, 1), min_size=_ACTIONS, max_size=_ACTIONS),
    st.floats(0.001, 0.5),
)
def test_leaning_gains_and_goes_to_the_best_as_the_temperature_falls(
    values: list[float], temperature: float
) -> None:
    start, worth = np.full(_ACTIONS, 1 / _ACTIONS), np.array(values)
    mix = leaning_mix(start, worth, temperature)
    assert mix.sum() == pytest.approx(1.0) and (mix >= 0).all()
    assert mix @ worth >= worth.mean() - 1e-9
    sharp = leaning_mix(start, worth, 1e-6)
    assert sharp @ worth == pytest.approx(worth.max(), abs=1e-4)


def test_leaning_is_the_best_of_all_mixes_of_two_plays() -> None:
    values, temperature = np.array([0.30, 0.31]), 0.01
    start = 0.9 * np.array([0.8, 0.2]) + 0.05  # As the mix itself starts.
    shares = np.linspace(0.0001, 0.9999, 99_999)
    mixes = np.stack([shares, 1 - shares])
    divergence = (mixes * np.log(mixes / start[:, None])).sum(axis=0)
    best = shares[(values @ mixes - temperature * divergence).argmax()]
    assert leaning_mix(np.array([0.8, 0.2]), values, temperature)[0] == pytest.approx(
        best, abs=1e-4
    )


@pytest.mark.parametrize("epsilon", [0.0, 0.001, 0.01, 1000.0])
def test_three_players_give_up_no_more_than_they_may(epsilon: float) -> None:
    question = ask(game_from(starting_position(3)), 0, AdviceSettings())
    known = question.common_knowledge(Stop())
    stage, profile = known.stage, known.profile(certified=False)
    dice = np.random.default_rng(1)
    against, values = dice.random((2, stage.sizes[0]))
    found = SafeMix.of(stage, profile, against, values, epsilon)
    own = profile.mixes[0]
    assert found.mix.sum() == pytest.approx(1.0)
    assert (own - found.mix) @ against <= epsilon + 1e-9
    assert found.mix @ values >= own @ values - 1e-9


def test_three_strongest_players_do_not_choose_alike() -> None:
    under_way = position(3, scores=(20, 20, 20))
    _, positions = play_game(GameTask(5, under_way, None, 2026))
    scoreless = [before.scores == after.scores for before, after in pairwise(positions)]
    assert positions[-1].finished
    assert sum(scoreless) <= len(scoreless) / 4
