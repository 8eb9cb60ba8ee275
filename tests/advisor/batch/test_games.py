"""The array engine against `kingsroad`, move for move."""

import random

import numpy as np
import pytest

from advisor.kingsroad.batch import games as simulation
from advisor.kingsroad.batch.games import random_choices
from kingsroad.board import BoardData, kingdom
from kingsroad.cards import Hand, Selection
from kingsroad.legal import legal_selections
from kingsroad.position import Position, Variant, starting_position
from kingsroad.rounds import play_round
from tests.support.soak import volumes


def choose(position: Position, chance: random.Random) -> tuple[list[Selection], list[Selection]]:
    """Random selections, and second ones for everybody."""

    def draw(hand: Hand) -> Selection:
        return chance.choice(legal_selections(hand))

    return (
        [draw(position.hand(seat)) for seat in position.seats],
        [draw(position.hand(seat, second=True)) for seat in position.seats],
    )


def assert_both_play_alike(positions: list[Position], chance: random.Random) -> list[Position]:
    """One round in all positions by both engines; the positions after it, checked to agree."""
    reports = []
    placed, dragon, witch = [], [], []
    for position in positions:
        first, second = choose(position, chance)
        again = tuple(s if f.has_witch else None for f, s in zip(first, second, strict=True))
        reports.append(play_round(position, first, again))
        real = [f if s is None else s for f, s in zip(first, again, strict=True)]
        placed.append([s.placed() for s in real])
        dragon.append([s.has_dragon for s in real])
        witch.append([f.has_witch for f in first])
    games, points = simulation.play(
        simulation.games_of(positions),
        np.array(placed, np.int8),
        np.array(dragon),
        np.array(witch),
    )
    for row, report in enumerate(reports):
        assert games.position(row) == report.after
        earned = [
            sum(score.points[seat] + score.bonus[seat] for score in report.scored)
            for seat in report.before.seats
        ]
        assert points[row].tolist() == earned
        assert games.finished[row] == report.after.finished
        winners = report.after.ranking[0]
        shares = [(seat in winners) / len(winners) for seat in report.before.seats]
        assert games.shares()[row] == pytest.approx(shares)
    return [report.after for report in reports if not report.after.finished]


@pytest.mark.parametrize(("count", "seed"), volumes((4, 1), (300, 2)))
def test_plays_as_the_rules_do(count: int, seed: int) -> None:
    chance = random.Random(seed)
    data = BoardData.of(kingdom())
    data.name = "Another"
    for region in data.regions:
        region.banner = sorted((chance.randrange(12) for _ in range(4)), reverse=True)
    for board in (kingdom(), data.board()):
        for variant in Variant:
            for players in (2, 3, 4, 5):
                positions = [starting_position(players, variant, board)] * count
                while positions:
                    positions = assert_both_play_alike(positions, chance)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_repeated_position_plays_like_copies_of_it(players: int) -> None:
    rng = np.random.default_rng(players)
    games = simulation.repeat(starting_position(players), 1)
    for _ in range(3):
        games, _ = simulation.play(games, *random_choices(games, rng))
    position = games.position(0)
    repeated = simulation.repeat(position, 500)
    choices = random_choices(repeated, rng)
    after, points = simulation.play(repeated, *choices)
    copied, points_copied = simulation.play(simulation.games_of([position] * 500), *choices)
    assert (points == points_copied).all()
    assert all(after.position(row) == copied.position(row) for row in range(0, 500, 25))
    assert repeated.position(7) == position


def test_random_choices_draw_every_legal_selection_alike() -> None:
    games = simulation.repeat(starting_position(2), 40_000)
    choices = random_choices(games, np.random.default_rng(5))
    hand = Hand(3, dragon=True, witch=True)
    every = legal_selections(hand)
    witches = sum(s.has_witch for s in every) / len(every)
    assert choices.witch.mean() == pytest.approx(witches, abs=0.01)
    first = ~choices.witch
    knights = [s for s in every if not s.has_witch and max(s.placed()) == 2]
    double = (choices.placed.max(axis=2) == 2)[first].mean()
    assert double == pytest.approx(len(knights) / (len(every) * (1 - witches)), abs=0.01)
    total = choices.placed.sum(axis=2) + choices.dragon
    assert set(np.unique(total)) == {2, 3}  # a declined or idle Knight places nothing


def test_taking_and_joining_games() -> None:
    rng = np.random.default_rng(0)
    games = simulation.repeat(starting_position(3), 50)
    games, _ = simulation.play(games, *random_choices(games, rng))
    some = games.take(np.array([3, 5, 8]))
    both = simulation.join([some, games.take(slice(10, 12))])
    rows = (3, 5, 8, 10, 11)
    assert [both.position(i) for i in range(5)] == [games.position(row) for row in rows]
    turned = some.seats_reordered((2, 0, 1))
    assert turned.position(1) == games.position(5).seats_reordered((2, 0, 1))


def test_positions_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(ValueError, match="different"):
        simulation.games_of([starting_position(2), starting_position(3)])
