"""Values of positions: exact at the end, indifferent to seats, fair at the start."""

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from advisor.kingsroad.batch import games as simulation
from advisor.kingsroad.batch.games import random_choices
from advisor.kingsroad.values.closed_form import CLOSED_FORMS
from advisor.kingsroad.values.evaluation import best_valuer, evaluate, using
from advisor.kingsroad.values.features import ViewKind, feature_count, shared_rows, views
from advisor.kingsroad.values.network import fresh_network
from advisor.kingsroad.values.valuer import Valuer
from advisor.learning.layers import rounded
from kingsroad.board import Board, kingdom
from kingsroad.position import Variant, starting_position

PLAYERS = [2, 3, 4, 5]


def random_games(players: int, count: int, rounds: int, seed: int = 0) -> simulation.Games:
    """Games after some random rounds, some of them finished."""
    rng = np.random.default_rng(seed)
    games = simulation.repeat(starting_position(players, Variant(list(Variant)[seed % 2])), count)
    ended = []
    for _ in range(rounds):
        games, _ = simulation.play(games, *random_choices(games, rng))
        ended.append(games.take(games.finished))
        games = games.take(~games.finished)
    return simulation.join([games, *ended])


def network(players: int) -> Valuer:
    rng = np.random.default_rng(players)
    return rounded(fresh_network(feature_count(players), (24, 12), rng))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", ["closed form", "network"])
def test_renumbering_seats_renumbers_values(players: int, kind: str) -> None:
    valuer = CLOSED_FORMS[players] if kind == "closed form" else network(players)
    games = random_games(players, 400, 12, seed=players)
    values = evaluate(games, valuer)
    shuffled = np.random.default_rng(1).permutation(len(games))
    for order in list(permutations(range(players)))[1:12]:
        other = evaluate(games.seats_reordered(order).take(shuffled), valuer)
        seats = list(order)
        assert np.abs(other.win - values.win[shuffled][:, seats]).max() < 1e-12
        assert np.abs(other.margin - values.margin[shuffled][:, seats]).max() < 1e-12


@pytest.mark.parametrize("players", PLAYERS)
def test_values_are_chances_and_finished_games_exact(players: int) -> None:
    games = random_games(players, 600, 13, seed=3)
    values = evaluate(games)
    assert values.win.sum(axis=1) == pytest.approx(1)
    assert values.win.min() >= 0
    over = np.flatnonzero(games.finished)
    assert 0 < len(over) < len(games)
    for row in over[:60]:
        position = games.position(row)
        expected = [(seat in position.winners) / len(position.winners) for seat in position.seats]
        assert values.win[row].tolist() == pytest.approx(expected)
        for seat in position.seats:
            best = max(s for other, s in enumerate(position.scores) if other != seat)
            assert values.margin[row, seat] == position.scores[seat] - best


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_is_fair(players: int) -> None:
    values = evaluate(simulation.repeat(starting_position(players), 1))
    assert values.win[0] == pytest.approx([1 / players] * players)


@pytest.mark.parametrize("players", PLAYERS)
def test_more_points_are_better(players: int) -> None:
    start = simulation.repeat(starting_position(players), 20)
    scores = np.zeros((20, players), np.int16)
    scores[:, 0] = np.arange(20)
    games = simulation.Games(
        start.board,
        start.variant,
        start.rounds,
        start.king,
        scores,
        start.markers,
        start.nobles,
        start.dragon,
        start.witch,
    )
    win = evaluate(games, CLOSED_FORMS[players]).win[:, 0]
    assert (np.diff(win) > 0).all()
    assert evaluate(games).win[-1, 0] > evaluate(games).win[0, 0]


def test_other_values_can_be_put_in_use() -> None:
    rival = network(2)
    with using(rival):
        assert best_valuer(2, Variant.STANDARD) is rival
    assert best_valuer(2, Variant.STANDARD) is not rival


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", ViewKind)
def test_views_are_small_whole_numbers_from_the_own_seat(players: int, kind: ViewKind) -> None:
    games = random_games(players, 50, 6, seed=1)
    table = views(games, kind)
    assert table.shape == (feature_count(players, kind), players, len(games))
    order = [*range(1, players), 0]
    assert (views(games.seats_reordered(order), kind) == table[:, order]).all()
    same_king = games.take(games.king == games.king[0])
    assert (views(same_king, kind) == table[:, :, games.king == games.king[0]]).all()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [0, 1])
def test_views_with_leads_say_what_a_region_would_bring(players: int, seed: int) -> None:
    """By the rules in plain Python, in both variants: what the region of the King pays at once."""
    games = random_games(players, 60, 5, seed=seed)
    games = games.take(~games.finished)
    table, plain = views(games, ViewKind.LEADS), views(games)
    assert (table[shared_rows(players)] == plain).all()
    nothing = np.zeros((len(games), players, 8), np.int8), np.zeros((len(games), players), bool)
    _, points = simulation.play(games, *nothing)
    first = 8 + min(players - 1, 3)
    flags, brings = table[first : first + 7], table[first + 7]
    assert (points == brings.T).all()
    influence = table[0]
    for row, other in enumerate(influence.T):
        for seat, own in enumerate(other.tolist()):
            rival = max(n for at, n in enumerate(other.tolist()) if at != seat)
            stands = [int(max(-3, min(3, own - rival)) == lead) for lead in range(-3, 4)]
            if own == rival == 0:
                stands = [0] * 7
            assert flags[:, seat, row].tolist() == stands


def test_views_of_the_richest_boards_do_not_overflow() -> None:
    regions = [replace(region, banner=(99, 99, 99, 99)) for region in kingdom().regions]
    position = starting_position(2, board=Board("Riches", tuple(regions)))
    games = simulation.repeat(position, 30)
    rng = np.random.default_rng(0)
    for _ in range(3):
        games = replace(games, scores=np.zeros_like(games.scores))
        games, _ = simulation.play(games, *random_choices(games, rng))
        assert views(games, ViewKind.LEADS)[:-30].min() >= -3
