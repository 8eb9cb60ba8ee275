"""The learnt policy: its slopes, what it learns from, and play by it, against plain Python."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import numpy as np
import pytest

from advisor.kingsroad.batch.games import (
    Games,
    RoundChoices,
    games_of,
    play,
    random_choices,
    repeat,
    reveal,
)
from advisor.kingsroad.batch.play_sums import NUM_PARTS, all_plays, parts_of_all
from advisor.kingsroad.playing_on.learnt_policy import play_chances, policy_choices
from advisor.kingsroad.playing_on.stage_games import EFFORTS, MARGIN_WEIGHT, solve
from advisor.kingsroad.values import policy_network
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import evaluate
from advisor.learning.descent import Learner
from advisor.learning.layers import rounded, with_parameters
from advisor.workshop.kingsroad import policy_targets
from advisor.workshop.kingsroad.policy_learning import PolicyLearner, policy_gradient
from kingsroad.board import king_path
from kingsroad.cards import Selection
from kingsroad.legal import distinct_selections, hand_kind
from kingsroad.position import Position, Variant, starting_position
from kingsroad.rounds import reveal as reveal_by_the_rules
from tests.support.legal import random_game, random_selection

PLAYERS = (2, 3, 4, 5)


def lively_policy(players: int, seed: int = 1) -> policy_network.PolicyNetwork:
    """A policy with strong preferences, though random ones."""
    network = policy_network.fresh_policy(players, (24, 12), np.random.default_rng(seed))
    weights = [values * 4 for values in network.parameters]
    weights[-1][policy_network.WITCH] = 14.0
    return rounded(with_parameters(network, weights))


def some_games(players: int, rounds: int, count: int = 40) -> Games:
    rng = np.random.default_rng(players)
    games = repeat(starting_position(players, list(Variant)[players % 2]), count)
    for _ in range(rounds):
        games, _ = play(games, *random_choices(games, rng))
        games = games.take(~games.finished)
    return games


def chances_by_hand(
    network: policy_network.PolicyNetwork, position: Position, seat: int, dragons: int | None = None
) -> dict[tuple[tuple[int, ...], bool, bool], float]:
    """The chance of every play (markers, Dragon, Witch), from the outputs, part by part."""
    games = games_of([position])
    known = None if dragons is None else np.array([dragons])
    scores = network.scores(games, known)[:, seat, 0].tolist()
    logits = {}
    for selection in distinct_selections(hand_kind(position.hand(seat))):
        placed, dragon = selection.placed(), selection.has_dragon
        worth = scores[32] * dragon
        for region, count in enumerate(placed):
            if count:
                worth += scores[8 * (count - 1) + 16 * dragon + region]
        logits[placed, dragon, False] = worth
    if position.witch[seat] and dragons is None:
        logits[(0,) * 8, False, True] = scores[33]
    total = sum(exp(logit) for logit in logits.values())
    return {key: exp(logit) / total for key, logit in logits.items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_plays_are_drawn_as_often_as_the_scores_say(players: int) -> None:
    network, count = lively_policy(players), 2_000
    before = random_game(players, 20 + players, rounds=3).position
    chances = (np.arange(count, dtype=np.float32) + 0.5) / count
    games = repeat(before, count)
    chosen = policy_choices(games, network, np.tile(chances[:, None], players))
    for seat in before.seats:
        expected = chances_by_hand(network, before, seat)
        witches = int(chosen.witch[:, seat].sum())
        witch = expected.pop(((0,) * 8, False, True), 0.0)
        assert witches / count == pytest.approx(witch, abs=2 / count)
        plain = np.flatnonzero(~chosen.witch[:, seat])
        for (placed, dragon, _), chance in expected.items():
            same = (chosen.placed[plain, seat] == np.array(placed)).all(axis=1)
            same &= chosen.dragon[plain, seat] == dragon
            assert same.sum() / count == pytest.approx(chance, abs=2 / count)


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_of_plays_are_those_without_the_witch(players: int) -> None:
    network, table = lively_policy(players), all_plays()
    games = some_games(players, 4, 6)
    found = play_chances(games, network)
    assert found.sum(axis=2) == pytest.approx(1, abs=1e-5)
    for number in range(len(games)):
        position = games.position(number)
        for seat in position.seats:
            expected = chances_by_hand(network, position, seat)
            expected.pop(((0,) * 8, False, True), None)
            total = sum(expected.values())
            kind = games.hand_kinds[number, seat]
            for place, index in enumerate(table.by_kind[kind, : table.sizes[kind]]):
                key = tuple(table.placed[:, index].tolist()), bool(table.dragon[index]), False
                assert found[number, seat, place] == pytest.approx(expected[key] / total, rel=1e-3)


def test_renumbering_the_seats_or_the_games_renumbers_the_choices_and_nothing_else() -> None:
    network, games = lively_policy(3), some_games(3, 2, 200)
    chances = np.random.default_rng(1).random((len(games), 3), np.float32)
    chosen = policy_choices(games, network, chances)
    order = (2, 0, 1)
    turned = policy_choices(games.seats_reordered(order), network, chances[:, order])
    some = np.arange(len(games))[::3]
    fewer = policy_choices(games.take(some), network, chances[some])
    assert chosen.witch.any()
    for part, of_turned, of_fewer in zip(chosen, turned, fewer, strict=True):
        assert (part[:, order] == of_turned).all()
        assert (part[some] == of_fewer).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_choices_are_legal_and_second_ones_answer_what_lies_open(players: int) -> None:
    network = lively_policy(players, 3)
    games = some_games(players, 2, 200)
    chances = np.random.default_rng(2).random((len(games), players), np.float32)
    chosen = policy_choices(games, network, chances)
    assert not (chosen.witch & ~games.witch).any()
    assert not (chosen.dragon & ~games.dragon).any()
    used = chosen.placed.sum(axis=2) + chosen.dragon
    assert (used <= np.minimum(games.in_hand + games.dragon, 3)).all()
    witches = np.flatnonzero(chosen.witch.any(axis=1))
    assert len(witches)
    after, dragons = reveal(games, chosen)
    for number in witches[:20].tolist():
        position = after.position(number)
        for seat in np.flatnonzero(chosen.witch[number]).tolist():
            expected = chances_by_hand(network, position, seat, int(dragons[number]))
            placed = tuple(chosen.placed[number, seat].tolist())
            taken = expected[placed, bool(chosen.dragon[number, seat]), False]
            assert taken == pytest.approx(max(expected.values()))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_reveal_is_that_of_the_rules(players: int) -> None:
    from random import Random

    dice, table = Random(players), all_plays()
    by_effect = {
        (tuple(table.placed[:, index].tolist()), bool(table.dragon[index])): index
        for index in range(len(table.dragon))
    }
    tried = 0
    for seed in range(8):
        before = random_game(players, seed, rounds=2 + seed % 4).position
        if before.finished:
            continue
        selections = [random_selection(before, seat, dice) for seat in before.seats]
        if before.witch[0]:
            selections[0] = Selection.parse("W")
        expected = reveal_by_the_rules(before, selections)
        witch = np.array([[s.has_witch for s in selections]])
        index = [by_effect[s.placed(), s.has_dragon] if not s.has_witch else 0 for s in selections]
        placed = np.where(witch[:, :, None], 1, table.placed[:, index].T[None]).astype(np.int8)
        dragon = np.where(witch, True, table.dragon[index][None])
        after, dragons = reveal(games_of([before]), RoundChoices(placed, dragon, witch))
        assert dragons.tolist() == [expected.dragons]
        shown = after.position(0)
        assert shown.markers == expected.after.markers
        assert shown.in_hand == expected.after.in_hand
        assert (shown.dragon, shown.witch) == (expected.after.dragon, expected.after.witch)
        tried += 1
    assert tried


def test_regions_are_seen_from_the_king() -> None:
    for king in range(1, 9):
        path = king_path(king, 8)
        place, part = policy_network.seen_from_king()[king], policy_network.seen_from_above()[king]
        assert place[part].tolist() == list(range(NUM_PARTS))
        for line in range(4):
            for ahead, region in enumerate(path):
                assert place[8 * line + region - 1] == 8 * line + ahead
        assert (place[32], part[32]) == (32, 32)


def samples(players: int) -> policy_targets.PolicySample:
    """Some first and second choices of self-play by the closed form."""
    rng = np.random.default_rng(players)
    games = some_games(players, 4, 30)
    valuer = CLOSED_FORMS[players]
    solved = solve(games, valuer, EFFORTS[players], rng)
    chosen = random_choices(games, rng)
    for seat in range(players):
        chosen.witch[seat::7, seat] = games.witch[seat::7, seat]
    _, answers = policy_targets.second_choices(games, chosen, valuer)
    assert len(answers.views)
    return policy_targets.join_samples(
        [policy_targets.first_choices(games, solved), answers], games
    )


@pytest.mark.parametrize("players", [2, 4])
def test_slopes_are_those_of_the_divergence(players: int) -> None:
    single = lively_policy(players)
    doubles: list[np.ndarray] = [values.astype(np.float64) for values in single.parameters]
    network, batch = with_parameters(single, doubles), samples(players)
    loss, slopes = policy_gradient(network, batch, players)
    assert loss > 0
    checked = 0
    for number, slope in enumerate(slopes):
        steep = np.argsort(-np.abs(slope), axis=None)[[0, 3, slope.size // 4]]
        for index in zip(*np.unravel_index(steep, slope.shape), strict=True):
            moved = []
            for step in (1e-5, -1e-5):
                parameters = [values.copy() for values in doubles]
                parameters[number][index] += step
                moved.append(policy_gradient(with_parameters(single, parameters), batch, players))
            found = (moved[0][0] - moved[1][0]) / 2e-5
            assert slope[index] == pytest.approx(found, rel=0.02, abs=2e-4)
            checked += abs(found) > 1e-4
    assert checked > 10


def test_the_divergence_is_that_of_the_mixes() -> None:
    """In plain Python, mix by mix, with two players, where all plays of a mix are different."""
    rng = np.random.default_rng(5)
    games, network = some_games(2, 2, 8), lively_policy(2)
    solved = solve(games, CLOSED_FORMS[2], EFFORTS[2], rng)
    batch = policy_targets.first_choices(games, solved)
    found = policy_gradient(network, batch, 2)[0]
    expected, table = 0.0, all_plays()
    for number in range(len(games)):
        position = games.position(number)
        for seat in position.seats:
            chances = chances_by_hand(network, position, seat)
            mix: dict[tuple[tuple[int, ...], bool, bool], float] = {}
            for action, share in enumerate(solved.mixes[number, seat].tolist()):
                key: tuple[tuple[int, ...], bool, bool] = ((0,) * 8, False, True)
                if action < solved.actions.shape[2]:
                    index = int(solved.actions[number, seat, action])
                    placed = tuple(table.placed[:, index].tolist())
                    key = placed, bool(table.dragon[index]), False
                mix[key] = mix.get(key, 0.0) + share
            expected += sum(p * log(p / chances[key]) for key, p in mix.items() if p > 1e-12)
    # Hidden numbers are rounded in play and not in training.
    assert found == pytest.approx(expected / (2 * len(games)), rel=0.02)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_kept_of_a_mix_is_how_often_each_part_is_played(players: int) -> None:
    rng = np.random.default_rng(players)
    games = some_games(players, 3, 5)
    solved = solve(games, CLOSED_FORMS[players], EFFORTS[players], rng)
    targets = policy_targets.first_choices(games, solved).targets.reshape(len(games), players, -1)
    for number in range(len(games)):
        for seat in range(players):
            mix = solved.mixes[number, seat]
            expected = mix[:-1] @ parts_of_all()[solved.actions[number, seat]]
            assert targets[number, seat, :NUM_PARTS] == pytest.approx(expected, abs=2e-3)
            assert targets[number, seat, policy_network.WITCH] == pytest.approx(mix[-1], abs=2e-3)
            by_play: dict[int, float] = {-1: float(mix[-1])}
            for action, share in zip(solved.actions[number, seat].tolist(), mix, strict=False):
                by_play[action] = by_play.get(action, 0.0) + float(share)
            entropy = -sum(share * log(share) for share in by_play.values() if share > 1e-9)
            assert targets[number, seat, policy_targets.ENTROPY] == pytest.approx(entropy, abs=5e-3)


def test_second_choices_are_best_and_so_learnt() -> None:
    rng = np.random.default_rng(8)
    games, valuer = some_games(3, 3, 60), CLOSED_FORMS[3]
    chosen = random_choices(games, rng)
    chosen.witch[:] = False
    chosen.witch[:30, 1] = games.witch[:30, 1]
    best, sample = policy_targets.second_choices(games, chosen, valuer)
    witches = np.flatnonzero(chosen.witch.any(axis=1))
    assert len(sample.views) == len(witches)
    assert (best.placed[:, [0, 2]] == chosen.placed[:, [0, 2]]).all()
    table = all_plays()
    for row, number in enumerate(witches[:6].tolist()):
        one = games.take(np.array([number]))
        worths = []
        kind = one.hand_kinds[0, 1]
        for index in table.by_kind[kind, : table.sizes[kind]]:
            placed, dragon = best.placed[[number]].copy(), best.dragon[[number]].copy()
            placed[0, 1], dragon[0, 1] = table.placed[:, index], table.dragon[index]
            after, _ = play(one, placed, dragon, best.witch[[number]])
            values = evaluate(after, valuer)
            worths.append(values.win[0, 1] + MARGIN_WEIGHT * values.margin[0, 1])
        best_play = table.by_kind[kind, int(np.argmax(worths))]
        assert (best.placed[number, 1] == table.placed[:, best_play]).all()
        weights = np.exp(100 * (np.array(worths) - max(worths)))
        shares = (weights / weights.sum()) @ parts_of_all()[
            table.by_kind[kind, : table.sizes[kind]]
        ]
        assert sample.targets[row, :NUM_PARTS] == pytest.approx(shares, abs=0.01)


def test_a_policy_learns_to_imitate(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    learner: PolicyLearner = PolicyLearner(
        policy_network.fresh_policy(2, (24, 12), rng), 0.01, 400, 2
    )
    learner.samples.add(samples(2))
    before = policy_gradient(learner.network, learner.samples.draw(500, rng), 2)[0]
    for _ in range(60):
        learner.learn(1_000, rng)
    assert isinstance(learner, Learner)
    assert policy_gradient(learner.smooth(), learner.samples.draw(500, rng), 2)[0] < 0.7 * before
