"""Beliefs: only trios that are possible, moved by what was seen, and never by the truth."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import numpy as np
import pytest

from advisor.assassins.belief import (
    ALIKE,
    HABITS,
    SIGNS,
    TRIOS,
    Suspicion,
    TrioBelief,
    belief_alike,
    belief_of,
    evidence_at,
    strongest_hints,
)
from advisor.assassins.danger import mask_of, worlds_of
from advisor.assassins.values.network import packaged_judges
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPosition
from assassins.secret import Secret, possible_secrets
from assassins.town import side_a
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.exhaustive import least_ap
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, steps, unfinished_game

SUSPICION = packaged_judges(side_a()).suspicion
STRIKES_PASSED = Suspicion(np.array([-4.0, -2.0] + [0.0] * len(HABITS)), 0.1)


def after_a_quiet_phase(now: AssassinsPosition, *actions: str) -> AssassinsGame:
    """A game whose people's phase, from a position, was played with these actions."""
    return replace(new_game(PLAYERS, now.town), position=now).play_phase(list(actions))


def beside_the_king() -> AssassinsPosition:
    """A stands beside the healthy king and can kill him with 4 AP of 5, B needs 2 to be there,
    D is far."""
    return position(
        king="e5", knights="j10", townsfolk={"a": "e4", "b": "d3", "c": "a6"}, people=True
    )


def test_somebody_who_lets_a_kill_pass_is_hardly_an_assassin() -> None:
    game = after_a_quiet_phase(beside_the_king())
    belief, alike = belief_of(game, STRIKES_PASSED), belief_of(game, ALIKE)
    a, b, _, d = belief.chances[:4]
    assert a < b < d and a < alike.chances[0] / 3
    hint = strongest_hints(game, STRIKES_PASSED)[0]
    assert hint is not None and (hint.sign, hint.round) == ("killed", game.phases[0].round)
    assert hint.chance == pytest.approx(a) and hint.without > hint.chance


def test_where_no_single_thing_gave_somebody_away_all_of_a_kind_did() -> None:
    """Nearly sure to be one by coming nearer three times: two of them say as much."""
    weights = np.zeros(len(SIGNS))
    weights[2 + HABITS.index("nearer")] = 12.0
    eager = Suspicion(weights, 0.1)
    walk = ("h4", "h5", "h6", "h7")
    game = replace(
        new_game(PLAYERS),
        position=position(king="j10", townsfolk={"a": walk[0]}, people=True, number=2),
    )
    for source, target in pairwise(walk):
        game = game.play_phase([f"T{source}-{target}"])
        game = game.turn_up(game.position.deck[0]).play_phase([])
    hint = strongest_hints(game, eager)[0]
    assert hint is not None and (hint.sign, hint.round) == ("nearer", None)
    assert hint.chance > 0.9 and hint.without < 0.4
    assert hint.chance == pytest.approx(belief_of(game, eager).chances[0])


def test_somebody_who_lets_a_wound_pass_is_less_likely_one() -> None:
    """With a step on the way there are too few AP for a kill."""
    game = after_a_quiet_phase(beside_the_king())
    hint = strongest_hints(game, STRIKES_PASSED)[1]
    assert hint is not None and hint.sign == "wounded" and hint.without > hint.chance


def test_a_strike_dealt_is_not_one_let_pass() -> None:
    now = beside_the_king()
    done = replace(new_game(PLAYERS, now.town), position=now, secret=Secret.of("abc"))
    game = done.act("Re4").act("Ae4*").end_phase()
    hints = strongest_hints(game, STRIKES_PASSED)
    assert [hint.sign for hint in hints if hint] == ["killed"] * sum(map(bool, hints))
    assert belief_of(game, STRIKES_PASSED).chances[0] == pytest.approx(1)


def test_whoever_draws_near_is_suspected_by_what_was_learnt() -> None:
    now = position(king="e5", knights="j10", townsfolk={"a": "e9", "b": "a6"}, people=True)
    near = belief_of(after_a_quiet_phase(now, "Te9-e8", "Te8-e7"), SUSPICION).chances
    assert near[0] > near[1]


def test_what_was_let_pass_is_exact() -> None:
    """Under each trio, what an exhaustive search can do, and nothing else."""
    for now in crowds(71, 4, people=True):
        found = evidence_at(now, now)
        for place in range(0, len(TRIOS), 37):
            trio = TRIOS[place]
            on_board = [n for n in trio if now.townsfolk[n] is not None]
            least = least_ap(now, on_board) if on_board else None
            wounds = 0 if least is None else max(0, (now.people_ap - least) // 2)
            if now.revealed <= trio:
                assert found.killed[place] == (wounds >= 2 - now.wounds)
                assert found.wounded[place] == (0 < wounds < 2 - now.wounds)


@pytest.mark.parametrize("suspicion", [ALIKE, SUSPICION])
def test_beliefs_hold_only_what_is_possible_and_the_truth_is_not_looked_at(
    suspicion: Suspicion,
) -> None:
    for seed in (3, 8):
        game = replace(unfinished_game(seed), secret=None)
        fitting = {secret.assassins for secret in possible_secrets(game.position)}
        belief = belief_of(game, suspicion)
        assert belief.weights.sum() == pytest.approx(1)
        assert {t for t, w in zip(TRIOS, belief.weights, strict=True) if w > 0} == fitting
        truths = list(possible_secrets(game.position))[::50]
        told = {belief_of(game.with_secret(t), suspicion).weights.tobytes() for t in truths}
        assert told == {belief.weights.tobytes()}


def test_counting_all_alike_is_counting_worlds() -> None:
    random = Random(5)
    games = [game for game in steps(random) if not game.finished]
    for game in random.sample(games, 5):
        assert belief_of(game, ALIKE).chances == pytest.approx(worlds_of(game.position).chances)


def test_the_chance_that_a_group_has_an_assassin() -> None:
    rng = np.random.default_rng(1)
    weights = rng.random(len(TRIOS))
    belief = TrioBelief(weights / weights.sum())
    for size in (0, 1, 4, 12):
        for group in list(combinations(range(12), size))[::97]:
            meant = sum(w for t, w in zip(TRIOS, belief.weights, strict=True) if t & set(group))
            assert belief.touched[mask_of(group)] == pytest.approx(meant)
    assert belief_alike(TRIOS).entropy == pytest.approx(1)
    assert belief_alike(TRIOS[:1]).entropy == 0


def test_a_sign_for_every_weight() -> None:
    assert len(SUSPICION.weights) == len(SIGNS) == 2 + len(HABITS)
    assert SUSPICION.weights[0] < SUSPICION.weights[1] < 0, (
        "a kill let pass tells more than a wound"
    )
