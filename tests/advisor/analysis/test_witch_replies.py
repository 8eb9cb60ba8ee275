"""What the Witch is worth, against all her replies weighed by the plain rules."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from advisor.advise import advise
from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import full_analysis, with_every_reply
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.analysis.to_messages import advice
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs, with_replies_weighed
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import forget
from advisor.kingsroad.round.plays import hand_plays
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.position import Position, Variant
from kingsroad.rounds import choose_again, reveal
from tests.positions import PLAYERS, suite
from tests.support.builders import game_from, position
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
