"""What the king's side is advised to do in a whole phase."""

from __future__ import annotations

from random import Random

import pytest

from advisor.assassins.danger import worlds_of
from advisor.assassins.king.phase import KingPhase
from advisor.assassins.plans import plan_king_phase
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.cards import RoundCard
from assassins.legal import legal_actions
from assassins.notation import parse_position
from assassins.position import AssassinsPosition
from assassins.rounds import act
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.fronts import counts_of
from tests.assassins.support.builders import after, position

SHUT_IN = "KA1:10:k:1-5-4:1-5:c8:c4c5d2f9h4i7j8:e10.d5.e5.f4.c6.x.g3.x.e4.x.x.x:0210011"
"""Round 10, the crowd before both gates, one townsperson a step from a strike."""

ALMOST_HOME = "KA1:10:k:1-6s-5:1-6:c7:c5c6d10d2d4d7j9:h5.b5.c4.g4.d5.d6.x.h6.d3.x.x.e6:2110010"
"""Round 10 with shackles, three who could strike."""


def planned(now: AssassinsPosition) -> tuple[KingPhase, ...]:
    found = plan_king_phase(now, worlds_of(now), Stop())
    assert found.complete
    return found.phases


def played(now: AssassinsPosition, actions: tuple[Action, ...]) -> AssassinsPosition:
    for action in actions:
        now = act(now, action).after
    return now


@pytest.mark.parametrize(
    ("code", "done"),
    [
        (SHUT_IN, ""),
        (ALMOST_HOME, "Kc7-c8 Nd4>c4 Nd7>d6"),
        pytest.param(ALMOST_HOME, "", marks=pytest.mark.soak),
    ],
)
def test_where_there_is_a_phase_without_any_risk_it_is_found(code: str, done: str) -> None:
    """To end the phase at once leaves a risk of 1 in 4, or of more than half."""
    now = after(parse_position(code), done)
    best = planned(now)[0]
    assert best.danger is not None and (best.danger.death, best.danger.wound) == (0, 0)
    assert counts_of(now, now)[2] > 0
    assert counts_of(now, best.end, again=True)[1:3] == (0, 0)


def test_the_risk_is_gone_after_four_actions_in_any_case() -> None:
    """Those that bring safety are in the plan; what comes after them brings the king a way out."""
    now = parse_position(SHUT_IN)
    safe = played(now, tuple(planned(now)[0].actions[:4]))
    assert counts_of(now, safe)[1:3] == (0, 0)


def assert_undominated(now: AssassinsPosition, random: Random, playouts: int) -> None:
    """No recommended phase is dominated: not by ending at once, not by any of some playouts."""
    found = plan_king_phase(now, worlds_of(now), Stop())
    recommended = [counts_of(now, phase.end) for phase in found.phases if not phase.end.over]
    for number in range(playouts):
        end = now
        for _ in range(number % 9):
            if not (legal := list(legal_actions(end))):
                break
            following = act(end, random.choice(legal)).after
            end = end if following.over else following
        other = counts_of(now, end)
        for counts in recommended:
            assert other == counts or any(a > b for a, b in zip(other, counts, strict=True))


def test_nothing_recommended_is_dominated_and_ending_the_phase_is_no_exception() -> None:
    for seed, now in enumerate(crowds(61, 2)):
        assert_undominated(now, Random(seed), 15)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_nothing_recommended_in_a_hundred_phases_is_dominated(seed: int) -> None:
    for number, now in enumerate(crowds(900 + seed, 10)):
        assert_undominated(now, Random(number), 400)


def test_every_phase_is_a_shortest_way_to_its_end() -> None:
    """Nobody goes to and fro: no action, and no two of them, could be left out."""
    for now in crowds(62, 4):
        for phase in plan_king_phase(now, worlds_of(now), Stop()).phases:
            actions = phase.actions
            for first in range(len(actions)):
                for second in range(first, len(actions)):
                    fewer = tuple(a for n, a in enumerate(actions) if n not in (first, second))
                    assert not comes_to(now, fewer, phase.end)


def comes_to(now: AssassinsPosition, actions: tuple[Action, ...], end: AssassinsPosition) -> bool:
    """Whether these actions are possible and lead to who stands where at ``end``."""
    for action in actions:
        if action not in legal_actions(now):
            return False
        now = act(now, action).after
    return (now.king, now.knights, now.townsfolk) == (end.king, end.knights, end.townsfolk)


def test_the_king_does_not_walk_to_and_fro_where_he_cannot_get_on() -> None:
    """His way is shut off by his own people and he is safe: he stays."""
    card = RoundCard(2, 5, False, 4)
    now = position(king="j10", knights="j9 i10", townsfolk={"a": "c6"}, card=card)
    for phase in planned(now):
        squares = [action.source for action in phase.actions if str(action).startswith("K")]
        assert len(squares) == len(set(squares))


@pytest.mark.parametrize(
    ("king", "knights", "people", "exit_by"),
    [
        ("c3", "", {}, ["Kc3-out"]),
        ("c4", "", {"a": "j1"}, ["Kc4-c3", "Kc3-out"]),
        ("c4", "b4", {"a": "c3"}, None),  # he cannot be pushed north or off c3 from there
        ("c4", "d3", {"a": "c3"}, ["Nd3>c3", "Nc3-", "Kc4-c3", "Kc3-out"]),
    ],
)
def test_a_way_out_now_is_found_whatever_stands_in_it(
    king: str, knights: str, people: dict[str, str], exit_by: list[str] | None
) -> None:
    card = RoundCard(2, 2, False, 4)
    now = position(king=king, knights=knights, townsfolk=people, card=card)
    best = planned(now)[0]
    assert best.end.over == (exit_by is not None)
    if exit_by:
        assert len(best.actions) == len(exit_by)
        for action, beginning in zip(best.actions, exit_by, strict=True):
            assert str(action).startswith(beginning)


def test_too_many_ways_are_completed_by_a_beam() -> None:
    now = parse_position(SHUT_IN)
    found = plan_king_phase(now, worlds_of(now), Stop(), most=300)
    assert not found.complete and len(found.phases) and found.tried > 300
    assert max(len(phase.actions) for phase in found.phases) > 2
