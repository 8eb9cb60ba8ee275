"""Properties of whole games of random legal choices.

Legal selections: those of section 3.1 tried out by hand, and what kinds of hand there are.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import WITCH_ALONE, Card, Hand, IllegalSelection, Selection, SelectionProblem
from kingsroad.games import Game, GameError, begin_game
from kingsroad.legal import HAND_KINDS, distinct_selections, hand_kind, legal_selections
from kingsroad.position import PositionError, Variant, starting_position
from kingsroad.records import decode_game, encode_game
from kingsroad.rounds import RoundReport, play_round
from tests.support.builders import reseated
from tests.support.examples import examples
from tests.support.legal import legal_codes, random_game, random_round, random_selection

games = st.builds(
    random_game,
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    variant=st.sampled_from(Variant),
)


def pieces(report: RoundReport, seat: int) -> list[int]:
    """One player's markers, Nobles and hand added up by hand after every step of a round."""
    before = report.before
    hand = before.in_hand[seat]
    board = list(before.markers[seat])
    nobles = {region for region in range(1, 9) if before.has_noble(seat, region)}
    totals = []
    for effect in report.effects:
        if effect.seat == seat and effect.region is not None:
            hand -= 1
            board[effect.region - 1] += 1
        totals.append(hand + sum(board) + len(nobles))
    for score in report.scored:
        if score.noble_won == seat:
            board[score.region - 1] -= 1
            nobles.add(score.region)
        if score.noble_lost == seat:
            nobles.remove(score.region)
            hand += 1
        hand += board[score.region - 1]
        board[score.region - 1] = 0
        totals.append(hand + sum(board) + len(nobles))
    assert report.after.in_hand[seat] == hand
    assert list(report.after.markers[seat]) == board
    assert nobles == {region for region in range(1, 9) if report.after.has_noble(seat, region)}
    return totals


@given(games)
@examples(40)
def test_markers_are_conserved_after_every_step(game: Game) -> None:
    for report in game.reports:
        for seat in report.before.seats:
            assert set(pieces(report, seat)) == {19}


@given(games)
@examples(20)
def test_a_game_ends_once_and_stays_ended(game: Game) -> None:
    assert [position.finished for position in game.positions].count(True) == 1
    assert game.finished
    with pytest.raises(GameError, match="over"):
        random_round(game, random.Random(0))


@given(games)
@examples(20)
def test_replaying_and_a_record_give_the_same_game(game: Game) -> None:
    again = Game(game.players, game.variant, rounds=game.rounds)
    assert again == game
    assert again.positions == game.positions
    read = decode_game(encode_game(game), "test")
    assert read == game
    assert read.positions == game.positions
    assert encode_game(read) == encode_game(game)


@given(games, st.randoms(use_true_random=False))
@examples(20)
def test_renumbered_seats_play_the_same_game(game: Game, dice: random.Random) -> None:
    order = list(range(len(game.players)))
    dice.shuffle(order)
    other = reseated(game, order)
    for ours, theirs in zip(game.positions, other.positions, strict=True):
        assert ours.seats_reordered(order) == theirs


@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 12), st.sampled_from(Variant))
@examples(20)
def test_a_game_goes_on_from_any_position(
    players: int, seed: int, rounds: int, variant: Variant
) -> None:
    game = random_game(players, seed, variant, rounds)
    later = Game(game.players, game.variant, start=game.position)
    assert decode_game(encode_game(later), "test") == later
    if not game.finished:
        one, other = random_round(game, random.Random(1)), random_round(later, random.Random(1))
        assert one.position == other.position


@given(st.integers(0, 3), st.booleans(), st.booleans(), st.text("12345678KkDWx", max_size=5))
def test_a_selection_is_legal_exactly_where_the_enumeration_has_it(
    in_hand: int, dragon: bool, witch: bool, word: str
) -> None:
    hand = Hand(in_hand, dragon, witch)
    try:
        legal = bool(word) == bool(in_hand) and hand.problem(Selection.of(word)) is None
    except IllegalSelection:
        legal = False
    assert legal == ((word or "-") in legal_codes(in_hand, dragon, witch))


def test_a_witch_alone_is_for_records_of_unknown_cards() -> None:
    hand = Hand(3, dragon=True, witch=True)
    assert hand.problem(WITCH_ALONE) is SelectionProblem.TOO_FEW
    assert hand.problem(WITCH_ALONE, witch_alone=True) is None
    assert hand.problem(Selection.parse("W1"), witch_alone=True) is SelectionProblem.TOO_FEW
    assert Hand(3, True, False).problem(WITCH_ALONE, witch_alone=True) is (
        SelectionProblem.WITCH_SPENT
    )


def test_every_legal_word_is_accepted_and_counted() -> None:
    for in_hand in range(5):
        for dragon in (True, False):
            for witch in (True, False):
                hand = Hand(in_hand, dragon, witch)
                for word in legal_codes(in_hand, dragon, witch):
                    assert Selection.parse(word).code == word
                    hand.check(Selection.parse(word))
    full = legal_codes(19, True, True)
    assert sum("k" not in word for word in full) == 657


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("11", SelectionProblem.TWICE),
        ("1Kk", SelectionProblem.TWICE),
        ("K1", SelectionProblem.KNIGHT_NOT_LAST),
        ("1W", SelectionProblem.WITCH_NOT_FIRST),
        ("Dk", SelectionProblem.NOTHING_TO_DECLINE),
        ("k", SelectionProblem.NOTHING_TO_DECLINE),
        ("1234", SelectionProblem.TOO_MANY),
        ("9", SelectionProblem.UNKNOWN_CARD),
    ],
)
def test_an_illegal_order_is_refused_with_its_reason(word: str, problem: SelectionProblem) -> None:
    with pytest.raises(IllegalSelection) as caught:
        Selection.parse(word)
    assert caught.value.problem is problem


def test_spent_cards_are_not_in_the_hand() -> None:
    assert Hand(3, False, True).problem(Selection.parse("12D")) is SelectionProblem.DRAGON_SPENT
    assert Hand(3, True, False).problem(Selection.parse("W12")) is SelectionProblem.WITCH_SPENT
    assert Card.WITCH not in Hand(3, True, True, second=True).cards


def test_take_back_removes_rounds_and_a_pending_one() -> None:
    game = random_game(3, 5, rounds=4)
    assert game.take_back(2).positions == game.positions[:3]
    assert game.take_back(9).rounds == ()
    pending = game.reveal(
        [
            Selection.parse("W12"),
            *(random_selection(game.position, s, random.Random(1)) for s in (1, 2)),
        ]
    )
    assert pending.take_back(0) == game


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("in_hand", {"in_hand": (20, 19)}),
        ("markers", {"markers": ((1,) + (0,) * 7, (0,) * 8)}),
        ("king", {"king": 9}),
        ("round", {"round": 0}),
        ("scores", {"scores": (-1, 0)}),
        ("nobles", {"nobles": ((2,), *((),) * 7)}),
        ("nobles", {"nobles": ((0, 1), *((),) * 7)}),
        ("dragon", {"dragon": (True,)}),
    ],
)
def test_impossible_positions_are_refused_by_field(field: str, change: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        replace(starting_position(2), **change)
    assert caught.value.where in (field, "markers")


def test_what_a_game_waits_for() -> None:
    game = Game(("Ann", "Bob", "Cid"))
    assert (game.table_position, game.to_choose) == (game.position, (0, 1, 2))
    assert game.hand(1) == Hand(19, dragon=True, witch=True)
    pending = game.choose([Selection.parse(word) for word in ("1D2", "W45", "678")])
    assert pending.revealed is not None
    assert pending.table_position == pending.revealed.after != pending.position
    assert pending.to_choose == (1,)
    assert pending.hand(1) == Hand(19, dragon=True, witch=False, second=True)
    over = Game(("Ann", "Bob"), start=replace(starting_position(2), scores=(40, 0)))
    assert over.to_choose == ()


@pytest.mark.parametrize("seed", range(5))
def test_a_game_grown_round_by_round_is_the_game_replayed(seed: int) -> None:
    game = random_game(3, seed)
    replayed = Game(game.players, rounds=game.rounds)
    assert replayed == game
    assert replayed.reports == game.reports
    public = game.as_public()
    assert Game(public.players, rounds=public.rounds).reports == public.reports == game.reports
    earlier = game.take_back(3)
    assert earlier.reports == Game(earlier.players, rounds=earlier.rounds).reports


def test_adding_a_round_plays_no_round_before_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game(2, 3, rounds=6)
    count = 0

    def counted(*args: Any) -> RoundReport:
        nonlocal count
        count += 1
        return play_round(*args)

    monkeypatch.setattr("kingsroad.games.play_round", counted)
    random_round(game.take_back(2), random.Random(1)).as_public()
    assert count == 1
    assert Game(game.players, rounds=game.rounds) == game
    assert count == 1 + 6


def test_at_a_new_table_names_are_what_people_see_of_them() -> None:
    """A record may hold more, as it may come from anywhere."""
    assert begin_game(["Ann\u200b ", "\u00a0Bob"]).players == ("Ann", "Bob")
    for other in ("Page ", "\u200bpAGE", "Ｐage"):
        with pytest.raises(GameError) as caught:
            begin_game(["Ann", "Page", other])
        assert (caught.value.seat, caught.value.other_seat) == (2, 1)
    assert Game(("Ann", "Page", "Ｐage\u200b")).players[2] == "Ｐage\u200b"
    with pytest.raises(GameError, match="is blank"):
        begin_game(["Ann", "\u200b\u3164"])


HANDS = [
    Hand(in_hand, *facts) for in_hand in range(20) for facts in product((True, False), repeat=3)
]


def test_every_hand_is_of_one_of_sixteen_kinds() -> None:
    assert [hand_kind(hand) for hand in HAND_KINDS] == list(range(16))
    assert {hand_kind(hand) for hand in HANDS} == set(range(16))


@pytest.mark.parametrize("hand", [hand for hand in HANDS if hand.in_hand < 5], ids=str)
def test_a_hand_allows_exactly_the_selections_found_by_trying(hand: Hand) -> None:
    codes = legal_codes(hand.in_hand, hand.dragon, hand.witch and not hand.second)
    assert [selection.code for selection in legal_selections(hand)] == list(codes)
    assert all(hand.problem(selection) is None for selection in legal_selections(hand))


@pytest.mark.parametrize("kind", range(16))
def test_distinct_selections_have_every_effect_without_the_witch_once(kind: int) -> None:
    found = distinct_selections(kind)
    effects = [(selection.placed(), selection.has_dragon) for selection in found]
    legal = [s for s in legal_selections(HAND_KINDS[kind]) if not s.has_witch]
    assert len(set(effects)) == len(effects)
    assert set(effects) == {(s.placed(), s.has_dragon) for s in legal}
    assert set(found) <= set(legal)
