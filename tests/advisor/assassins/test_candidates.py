"""Ways to play as advice gives them: one belief for every chance, a plan that is finished, what is
asked about among them, and to strike beside to wait.

Chances are counted anew here, trio by trio with its weight.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

import numpy as np
import pytest

from advisor.assassins.advise import advise, case_of
from advisor.assassins.belief import TRIOS, belief_of
from advisor.assassins.candidates import Case, find_candidates, quick_chances
from advisor.assassins.clock import clock_of
from advisor.assassins.danger import people_ap
from advisor.assassins.finishing import TRIFLE, one_more_or_less, promising
from advisor.assassins.king.phase import certain_phase
from advisor.assassins.people_phase import PeoplePhase
from advisor.assassins.replies import judged_by_replies, people_judged_by_replies
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import AssassinsCandidate
from assassins.actions import FATAL_WOUNDS, WOUND, Action, Side, parse_action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import after_actions
from assassins.town import TOWNSFOLK
from tests.advisor.assassins.support.moments import playing
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import steps
from tests.support.soak import sampled

_EXACT: Final = 1e-6
"""Chances are rounded when they are sent."""


def games(seed: int, side: Side) -> Iterator[AssassinsGame]:
    """Moments of random games in which a side acts; what the people did is seen in their record."""
    random = Random(seed)
    while True:
        played = [g for g in steps(random) if g.position.card and not g.finished]
        own = [g for g in played if g.position.phase.value == side.value]
        yield from random.sample(own, min(3, len(own)))


def some(seed: int, side: Side, count: int) -> list[AssassinsGame]:
    return [game for game, _ in zip(games(seed, side), range(count), strict=False)]


def weights(case: Case) -> dict[frozenset[int], float]:
    """What each trio is believed to be, for the king's side."""
    belief = belief_of(case.game, case.judges.suspicion)
    return dict(zip(TRIOS, belief.weights.tolist(), strict=True))


def risk_of(case: Case, end: AssassinsPosition) -> tuple[float, float]:
    """The chances of a death and of a wound, trio by trio."""
    ap, strikes = people_ap(end), Strikes(end)
    assert ap is not None
    fatal = ap - WOUND * (FATAL_WOUNDS - end.wounds)
    death = wound = 0.0
    for trio, weight in weights(case).items():
        if weight:
            death += weight * (fatal >= 0 and strikes.of(trio, fatal) is not None)
            wound += weight * (ap >= WOUND and strikes.of(trio, ap - WOUND) is not None)
    return death, wound


@pytest.mark.parametrize("count", sampled([6, 500], 6))
def test_the_danger_is_by_who_is_suspected(count: int) -> None:
    """Of every trio as much as it is believed, whatever may come of stopping."""
    for game in some(31, Side.KING, count):
        facts, case = next(advise(game, Side.KING, [])), case_of(game, Side.KING)
        assert facts.stop is not None
        death, wound = risk_of(case, game.position)
        assert facts.stop.death == pytest.approx(death, abs=_EXACT)
        assert facts.stop.wound == pytest.approx(wound, abs=_EXACT)
        suspected = {s.letter: s.chance for s in facts.suspects}
        for number in range(TOWNSFOLK):
            chance = sum(weight for trio, weight in weights(case).items() if number in trio)
            letter = "abcdefghijkl"[number]
            assert suspected.get(letter, chance) == pytest.approx(chance, abs=_EXACT)


@pytest.mark.parametrize("count", sampled([2, 100], 2))
def test_every_figure_of_a_way_to_play_agrees_with_a_recount(count: int) -> None:
    """Death and wound; the chance that its arrests win, which in the last round is all there is;
    the clock."""
    for game in some(32, Side.KING, count):
        case = case_of(game, Side.KING)
        for way in find_candidates(case, Stop()).candidates:
            end = after_actions(case.position, actions_of(way))
            if end.over:
                assert way.win == 1
                continue
            death, wound = risk_of(case, end)
            gone = [trio for trio in TRIOS if all(end.townsfolk[n] is None for n in trio)]
            win = sum(weights(case)[trio] for trio in gone)
            figures = (way.death, way.wound, way.win)
            assert figures == pytest.approx((death, wound, win), abs=_EXACT)
            if end.last_round:
                assert way.chance == pytest.approx(win, abs=_EXACT)
            left = sum(card.king for card in end.deck)
            need = clock_of(end).need
            assert way.need == need and way.spare == (None if need is None else left - need)


def actions_of(way: AssassinsCandidate) -> tuple[Action, ...]:
    return tuple(map(parse_action, way.actions))


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("count", sampled([1, 100], 1))
def test_no_promising_change_by_an_action_makes_a_plan_better(side: Side, count: int) -> None:
    """By the judgement by which it was chosen, and by more than a trifle: of the changes by one
    action more or less those that look best by quick chances.
    """
    for game in some(33, side, count):
        case = case_of(game, side)
        best = find_candidates(case, Stop()).candidates[0]
        if best.win == 1:
            continue
        done = actions_of(best)
        end = after_actions(case.position, done, case.secret)
        assert best.chance is not None
        quick = partial(quick_chances, case)
        for actions, other in promising((done, end), quick, case.position, case.secret):
            assert not other.over
            value = judged(case, actions, other)
            spared = TRIFLE * (len(actions) - len(done))
            assert value <= best.chance + spared + _EXACT, (game.position, best.actions, actions)


@pytest.mark.parametrize("side", Side)
def test_the_promising_changes_are_those_of_the_best_quick_chances(side: Side) -> None:
    """Each by one action more or less; of the others none has a better chance."""
    for game in some(35, side, 4):
        case, played = case_of(game, side), ((), game.position)
        every = [
            (actions, end)
            for actions, end in one_more_or_less(*played, case.position, case.secret)
            if not end.over
        ]
        if not every:
            continue
        quick = partial(quick_chances, case)
        picked = [
            actions
            for actions, end in promising(played, quick, case.position, case.secret)
            if not end.over
        ]
        chances = dict(zip((a for a, _ in every), quick(every), strict=True))
        (own,) = quick([played])
        assert 0 < len(picked) <= 4 or max(chances.values()) < own
        for chance in sorted(chances.values())[: -len(picked)]:
            assert chance <= min(chances[actions] for actions in picked) + _EXACT


def judged(case: Case, actions: tuple[Action, ...], end: AssassinsPosition) -> float:
    """The chance to win with a way to play, by the replies to it."""
    if case.side is Side.KING:
        way = certain_phase(actions, end, case.worlds)
        return judged_by_replies(case.game, [way], case.belief, case.judges, Stop())[0].value
    turn = PeoplePhase(actions, end, 0.0)
    return people_judged_by_replies(case.game, [turn], case.judges, Stop())[0].value


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("count", sampled([1, 30], 1))
def test_what_is_asked_about_is_judged_among_the_others(side: Side, count: int) -> None:
    """So nobody has ever played better than the best; what the hint itself says costs nothing."""
    random = Random(5)
    for game in some(34, side, count):
        case = case_of(game, side)
        played = game
        for _ in range(3):
            played = (
                played.act(random.choice(list(played.legal_actions())))
                if (played.position.phase.value == side.value and played.legal_actions())
                else played
            )
        done = [report.action for report in played.running[len(game.running) :]]
        if played.finished:
            continue
        found = find_candidates(case, Stop(), done)
        best, asked = found.candidates[0], found.asked
        assert asked is not None and asked.loss is not None and asked.loss >= 0
        assert best.chance is not None and asked.chance is not None
        assert best.chance >= max(way.chance or 0 for way in (*found.candidates, asked))
        assert asked.loss == pytest.approx(best.chance - asked.chance)
        assert asked.actions == [str(action) for action in done]
        own = find_candidates(case, Stop(), actions_of(best)).asked
        assert own is not None and own.loss == pytest.approx(0, abs=_EXACT)


def test_to_strike_and_to_wait_are_both_among_the_ways_to_play() -> None:
    """Where the king can be wounded, not killed."""
    now = position(king="i6", knights="i8 h9", townsfolk={"a": "h6"}, people=True, ap=3)
    found = find_candidates(case_of(playing(now, "abc"), Side.PEOPLE), Stop())
    assert {bool(way.wound) for way in found.candidates} == {True, False}


def test_a_belief_that_is_supposed_is_the_one_of_every_chance() -> None:
    """Somebody who is supposed to be an assassin is a danger for sure."""
    now = position(king="i6", knights="", townsfolk={"a": "h6"}, number=3)
    facts = next(advise(playing(now), Side.KING, ["a is an assassin"]))
    assert facts.stop is not None and facts.stop.wound == 1
    none = next(advise(playing(now), Side.KING, ["a is none"]))
    assert none.stop is not None and none.stop.wound == 0
    weighed = next(advise(playing(now), Side.KING, []))
    suspect = next(one for one in weighed.suspects if one.letter == "a")
    assert weighed.stop is not None
    assert weighed.stop.wound == pytest.approx(suspect.chance, abs=_EXACT)
    assert np.isclose(sum(s.chance for s in weighed.suspects), 3, atol=1e-3)
