"""What the other has given: counted anew, nothing to who knows the mix, more by weak play."""

from __future__ import annotations

import random

import numpy as np
import pytest

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import Analysis, full_analysis
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.analysis.safe_mix import expected_gifts
from advisor.kingsroad.opponents import findings_by_round, forget
from advisor.messages.protocol import DEFAULT_EPSILON, AdviceSettings
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from tests.support.builders import position
from tests.support.legal import random_game, random_selection
from tests.support.matrix_games import value_of_game

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
