"""What a region or a selection would bring: against the rules played out, and counted by hand."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from kingsroad.board import LOOP, REGIONS
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import play_round
from kingsroad_tui.kingsroad.play.selection_builder import (
    SelectionBuilder,
    coming,
    next_to_score,
    region_outlook,
)
from tests.support.builders import position
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection


def some_position(players: int, seed: int, rounds: int) -> Position:
    """A position in the middle of a game, in which everybody can play three regions."""
    game = random_game(players, seed, rounds=rounds)
    while game.finished or min(game.position.in_hand) < 3:
        game = Game(game.players, rounds=game.rounds[:-1])
    return game.position


@examples(60)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 12))
def test_what_comes_is_what_a_round_pays_in_which_all_others_place_elsewhere(
    players: int, seed: int, rounds: int
) -> None:
    now = some_position(players, seed, rounds)
    dice = random.Random(seed)
    seat = dice.randrange(players)
    own = random_selection(now, seat, dice, second=True)
    builder = SelectionBuilder(now.hand(seat)).typed(own.code)
    elsewhere = [region for region in REGIONS if region not in builder.scored(now.king)][:3]
    others = Selection.of(map(str, elsewhere))
    report = play_round(now, [own if s == seat else others for s in now.seats])
    expected = [
        (score.region, score.influence[seat], score.points[seat], score.noble_won == seat)
        for score in report.scored
    ]
    found = coming(now, seat, builder)
    assert [
        (one.region, one.standing.influence, one.standing.points, one.new_noble) for one in found
    ] == expected
    assert [one.standing.bonus for one in found] == [score.bonus[seat] for score in report.scored]
    assert sum(one.standing.total for one in found) == sum(
        score.points[seat] + score.bonus[seat] for score in report.scored
    )


def points_by_hand(now: Position, influence: list[int], seat: int, region: int) -> tuple[int, int]:
    """Place (0 for none) and points of a seat with these influences: the rules, section 3.3.2."""
    if not influence[seat]:
        return 0, 0
    place = len([other for other in influence if other >= influence[seat]])
    banner = now.board.region(region).banner[: now.num_players - 1]
    return place, banner[place - 1] if place <= len(banner) else 0


@examples(60)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 12), st.sampled_from(REGIONS))
def test_a_region_says_the_fewest_markers_that_gain_something(
    players: int, seed: int, rounds: int, region: int
) -> None:
    now = random_game(players, seed, rounds=rounds).position
    for seat in now.seats:
        outlook = region_outlook(now, seat, region)
        influence = [now.markers[s][region - 1] + (s in now.nobles[region - 1]) for s in now.seats]
        place, points = points_by_hand(now, influence, seat, region)
        assert (outlook.now.place or 0, outlook.now.points) == (place, points)
        assert list(outlook.influence) == influence
        enough = None
        for more in range(1, now.in_hand[seat] + 1):
            influence[seat] += 1
            better_place, better = points_by_hand(now, influence, seat, region)
            if better > points or (better_place == 1 and place != 1):
                enough = more
                assert outlook.then is not None
                assert (outlook.then.place, outlook.then.points) == (better_place, better)
                break
        assert outlook.more == enough
        king = now.king
        for _ in range(outlook.steps):
            king = LOOP[(LOOP.index(king) + 1) % 8]
        assert king == region and outlook.steps < 8


def test_the_region_that_a_dragon_draws() -> None:
    now = position(3, 5)
    builder = SelectionBuilder(now.hand(0))
    assert next_to_score(now, builder) == 2
    assert next_to_score(now, builder.add(Card.DRAGON)) == 2
    assert next_to_score(now, builder, dragons=2) == 1
