"""The judge itself: worked examples, counts that others have found, and what must always hold."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import comb

import pytest

from tests.assassins.independent_simulator import (
    CARDS,
    COLUMNS,
    LETTERS,
    SIDE_A,
    Board,
    Card,
    Illegal,
    Json,
    State,
    check_board,
    least_ap_of_several,
    least_ap_to_strike,
    most_wounds,
    random_game,
    replay,
    state_at,
    whole_phase,
)

SQUARES = [column + str(row) for column in COLUMNS for row in range(1, 11)]
CASTLE = {"winner": "king", "by": "castle"}
REMOVED = {"winner": "king", "by": "assassins"}
KILLED = {"winner": "people", "by": "killed"}
TIME = {"winner": "people", "by": "time"}


def position(
    phase: str = "king",
    *,
    king: str = "j10",
    knights: str = "",
    townsfolk: str = "",
    revealed: str = "",
    **more: object,
) -> Json:
    """A position in which the townsfolk a, b, … stand on the squares named, in that order."""
    squares = dict(zip(LETTERS, townsfolk.split(), strict=False))
    return {
        "round": 1,
        "phase": phase,
        "king": king,
        "wounds": 0,
        "knights": knights.split(),
        "townsfolk": squares,
        "revealed": sorted(revealed),
        "arrested": [],
        "killed": [],
        **more,
    }


def kings_phase(card: Card = (2, 7, True, 5), secret: str | None = None, **what: str) -> State:
    return state_at(position("king", **what), card, secret)


def peoples_phase(ap: int = 5, secret: str | None = None, **what: str) -> State:
    return state_at(position("people", **what), (1, 5, True, ap), secret)


def done(state: State, *actions: str) -> State:
    for notation in actions:
        state.do(notation)
    return state


def at_start(card: Card, secret: str | None = None) -> State:
    return State(secret, [card] * 15)


# ---- the worked examples, in their order ---------------------------------------------------------


def test_start_has_sixteen_positions_after_at_most_one_knight_ap() -> None:
    state = at_start((1, 1, False, 5))
    assert len({state.key(), *(done(state.copy(), each).key() for each, _ in state.legal())}) == 16
    assert len(state.legal()) == 15
    assert not [notation for notation, _ in state.legal() if notation.startswith("K")]


def test_knight_walks_along_the_roof_and_pushes_when_he_descends() -> None:
    state = at_start((1, 6, True, 5))
    assert (state.price("Na4-a3"), state.price("Na3>b3")) == (1, None)
    state.do("Na4-a3")
    assert (state.price("Na3>b3"), state.price("Na3-b3")) == (1, None)
    state.do("Na3>b3")
    assert state.pieces["b3"] == "N"
    assert state.pieces["c3"] == "b"
    assert state.left["knights"] == 4


def test_knight_does_not_push_into_a_knight() -> None:
    state = kings_phase(knights="d3 b3", townsfolk="c3")
    assert state.price("Nd3>c3") is None
    assert state.price("Nb3>c3") is None


def test_knight_does_not_push_up_to_a_roof() -> None:
    assert kings_phase(knights="b4", townsfolk="b3").price("Nb4>b3") is None


def test_knight_pushes_a_row() -> None:
    state = kings_phase(knights="e4", townsfolk="f4 g4")
    assert state.price("Ne4>f4") == 1
    assert done(state, "Ne4>f4").position()["townsfolk"] == {"a": "g4", "b": "h4"}


def test_climbing_into_a_row_costs_two_and_the_last_one_falls() -> None:
    state = kings_phase(knights="e5", townsfolk="f5 g5")
    assert state.price("Ne5>f5") == 2
    assert done(state, "Ne5>f5").position()["townsfolk"] == {"a": "g5", "b": "h5"}
    assert kings_phase((1, 1, False, 5), knights="e5", townsfolk="f5 g5").price("Ne5>f5") is None


@pytest.mark.parametrize("townsfolk", ["g1", "g1 h1", "g1 h1 i1"])
def test_no_push_from_street_to_roof_however_many_stand_behind(townsfolk: str) -> None:
    assert kings_phase(knights="f1", townsfolk=townsfolk).price("Nf1>g1") is None


def test_one_pawn_in_the_middle_of_the_row_would_climb() -> None:
    # From the roof d2 down: e2 is a roof still, f2 and g2 are streets, h2 is a roof.
    assert kings_phase(knights="d2", townsfolk="e2 f2").price("Nd2>e2") == 1
    assert kings_phase(knights="d2", townsfolk="e2 f2 g2").price("Nd2>e2") is None


def test_no_push_off_the_board_or_into_the_king() -> None:
    assert kings_phase(knights="i5", townsfolk="j5").price("Ni5>j5") is None
    assert kings_phase(knights="h5", townsfolk="i5", king="j5").price("Nh5>i5") is None


@pytest.mark.parametrize(("verb", "revealed"), [("#", ""), ("!", "a")])
def test_knight_on_a_roof_reaches_down_but_none_reaches_up(verb: str, revealed: str) -> None:
    above = kings_phase(knights="g6", townsfolk="h6", revealed=revealed)
    below = kings_phase(knights="h6", townsfolk="g6", revealed=revealed)
    assert above.price(f"Ng6{verb}h6") == 1
    assert below.price(f"Nh6{verb}g6") is None


def test_prices_of_climbing_and_descending() -> None:
    assert peoples_phase(townsfolk="e6").price("Te6-f6") == 2
    assert peoples_phase(townsfolk="f6").price("Tf6-e6") == 1
    assert peoples_phase(townsfolk="e6", revealed="a").price("Ae6-f6") == 1
    assert peoples_phase(townsfolk="f6", revealed="a").price("Af6-e6") == 0
    assert done(peoples_phase(townsfolk="e6"), "Re6").price("Ae6-f6") == 1


def test_a_free_descent_needs_no_ap_left() -> None:
    state = peoples_phase(0, townsfolk="f6", revealed="a")
    assert state.legal() == [("Af6-e6", 0)]


def test_kill_drop_and_two_wounds_take_five_ap() -> None:
    what = {"king": "i6", "knights": "h6", "townsfolk": "g6", "revealed": "a"}
    five = done(peoples_phase(5, **what), "Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*")
    assert (five.phase, five.result, five.left["people"]) == ("over", KILLED, 0)
    assert five.position()["king"] == "i6"
    four = done(peoples_phase(4, **what), "Ag6!h6", "Ag6-h6", "Ah6*")
    assert (four.phase, four.left["people"], four.price("Ah6*")) == ("people", 1, None)
    start = position("people", **what)
    assert least_ap_to_strike(start, "a") == least_ap_to_strike(start, "a", everybody=True) == 1
    assert [most_wounds(start, "a", ap) for ap in range(6)] == [0, 0, 0, 1, 1, 2]


def test_every_card_is_enough_for_an_assassin_beside_the_king() -> None:
    beside = position("people", king="i6", townsfolk="h6")
    assert least_ap_to_strike(beside, "a") == 0
    for ap in {people for _, _, _, people in CARDS}:
        assert most_wounds(beside, "a", ap) == 2
    assert most_wounds(beside, "a", 3) == 1
    assert most_wounds(beside, "", 5) == 0


def test_third_knight_cannot_be_killed() -> None:
    what = {"king": "d4", "knights": "c5 d6 e5", "townsfolk": "d5", "revealed": "a"}
    state = done(peoples_phase(5, **what), "Ad5!c5")
    assert state.price("Ad5!d6") == state.price("Ad5!e5") == 2
    done(state, "Ad5!d6")
    assert state.left["people"] == 2
    assert state.legal() == [("Ad5*", 2), ("Ad5-c5", 1), ("Ad5-d6", 1)]


def test_king_leaves_through_the_gate_under_a_pawn_on_the_roof() -> None:
    state = kings_phase((1, 5, False, 4), king="c3", townsfolk="c2")
    assert (state.price("Kc3-out"), state.price("Kc3-b3")) == (1, 1)
    assert state.price("Kc3-c2") is None
    assert done(state.copy(), "Kc3-b3").result is None
    state.do("Kc3-out")
    assert (state.phase, state.result, state.position()["king"]) == ("over", CASTLE, None)
    assert kings_phase((1, 5, False, 4), king="b5").price("Kb5-out") == 1
    assert kings_phase((0, 5, False, 4), king="b5").price("Kb5-out") is None
    assert kings_phase((1, 5, False, 4), king="b5").price("Kb5-a5") is None


def test_people_win_when_the_last_kings_phase_ends() -> None:
    state = at_start((1, 5, False, 4))
    for _ in range(28):
        state.end_phase()
    assert (state.round, state.phase, state.result) == (15, "king", None)
    state.end_phase()
    assert (state.round, state.phase, state.result) == (15, "over", TIME)
    assert state.legal() == []
    with pytest.raises(Illegal):
        state.end_phase()


# ---- other rules, each by its smallest case ------------------------------------------------------


def test_one_arrest_and_only_under_shackles() -> None:
    what = {"knights": "h6", "townsfolk": "h5 h7"}
    assert kings_phase((1, 5, False, 4), **what).price("Nh6#h5") is None
    state = done(kings_phase((1, 5, True, 4), **what), "Nh6#h5")
    assert state.price("Nh6#h7") is None
    assert state.position()["arrested"] == ["a"]
    assert state.pieces["h6"] == "N"


def test_revealed_are_killed_and_hidden_are_arrested_never_the_other_way() -> None:
    state = kings_phase((1, 5, True, 4), knights="h6", townsfolk="h5 h7", revealed="a")
    assert {notation for notation, _ in state.legal() if notation[3] in "!#"} == {
        "Nh6!h5",
        "Nh6#h7",
    }
    done(state, "Nh6!h5", "Nh6#h7")  # killing does not use up the arrest
    assert (state.killed, state.arrested) == ({"a"}, {"b"})


def test_townsfolk_and_assassins_never_push() -> None:
    state = peoples_phase(townsfolk="h5 h6", revealed="a")
    assert state.price("Ah5-h6") is None
    assert state.price("Th6-h5") is None
    assert state.price("Th6>h5") is None


def test_assassin_in_the_street_reaches_no_knight_on_a_roof() -> None:
    assert peoples_phase(knights="g6", townsfolk="h6", revealed="a").price("Ah6!g6") is None
    assert peoples_phase(knights="h6", townsfolk="g6", revealed="a").price("Ag6!h6") == 1


def test_prices_of_kills_count_for_the_phase() -> None:
    state = peoples_phase(knights="h5 j8", townsfolk="h6 j7", revealed="ab")
    assert (state.price("Ah6!h5"), state.price("Aj7!j8")) == (1, 1)
    assert done(state, "Ah6!h5").price("Aj7!j8") == 2


def test_two_assassins_may_wound_in_one_phase_and_wounds_stay() -> None:
    state = peoples_phase(5, king="i6", townsfolk="h6 i5", revealed="ab")
    assert done(state, "Ah6*", "Ai5*").result == KILLED
    slow = done(peoples_phase(5, king="i6", townsfolk="h6", revealed="a"), "Ah6*")
    slow.end_phase()
    slow.end_phase()
    assert slow.position()["wounds"] == 1
    assert done(slow, "Ah6*").result == KILLED


def test_only_assassins_are_revealed_and_only_in_the_peoples_phase() -> None:
    townsfolk = " ".join(SIDE_A["townsfolk"])
    owner = peoples_phase(townsfolk=townsfolk, secret="abc")
    assert [each for each in owner.legal() if each[0][0] == "R"] == [
        ("Rb3", 0),
        ("Re4", 0),
        ("Rh2", 0),
    ]
    assert done(owner, "Rh2").price("Rh2") is None
    unknown = peoples_phase(townsfolk=townsfolk, revealed="de")
    assert unknown.price("Rh2") == 0
    assert done(unknown, "Rh2").price("Rb3") is None
    assert kings_phase(townsfolk=townsfolk, secret="abc").price("Rh2") is None


def test_king_wins_with_the_third_assassin_by_arrest_or_death() -> None:
    what = {"knights": "h6", "townsfolk": "h5 h7 a1", "revealed": "a"}
    begin = position(**what, arrested=["d"], killed=["e"])
    by_arrest = done(state_at(begin, (1, 5, True, 4), "bde"), "Nh6#h7")
    assert (by_arrest.phase, by_arrest.result) == ("over", REMOVED)
    by_death = done(state_at(begin, (1, 5, True, 4), "ade"), "Nh6!h5")
    assert (by_death.phase, by_death.result) == ("over", REMOVED)
    assert done(state_at(begin, (1, 5, True, 4), "acd"), "Nh6!h5").result is None


def test_without_the_secret_an_end_is_seen_where_nothing_else_is_possible() -> None:
    two_gone = position(
        knights="h6", townsfolk="h5 h7", revealed="acd", killed=["c", "d"], arrested=["e"]
    )
    assert done(state_at(two_gone, (1, 5, True, 4)), "Nh6!h5").result == REMOVED
    # Perhaps b was the third, perhaps not: the game may go on.
    hidden = {**two_gone, "revealed": ["c", "d"]}
    state = done(state_at(hidden, (1, 5, True, 4)), "Nh6#h7")
    assert (state.phase, state.result, state.perhaps_over) == ("king", None, True)
    state.end_phase()
    assert (state.phase, state.perhaps_over) == ("people", True)
    assert state.possible_triples() == [tuple("acd"), *(("c", "d", each) for each in "fghijkl")]


# ---- counts that other programs have found -------------------------------------------------------


def count(card: Card, phase: str) -> int:
    """Distinct positions after the first phase of that kind, no secret known, nobody revealed."""
    start = at_start(card)
    if phase == "people":
        start.end_phase()
    hidden = whole_phase(start, lambda _state, notation: notation[0] != "R")
    return len({state.key() for _, state in hidden})


@pytest.mark.parametrize(
    ("king", "knights", "shackles", "expected"),
    [
        (0, 1, False, 16),
        (1, 1, False, 18),
        (1, 2, False, 160),
        (1, 3, False, 979),
        (1, 3, True, 1_029),
        (2, 3, False, 1_031),
        (1, 4, False, 4_723),
        pytest.param(1, 5, False, 19_291, marks=pytest.mark.soak),
        pytest.param(1, 5, True, 23_442, marks=pytest.mark.soak),
        pytest.param(2, 5, False, 23_144, marks=pytest.mark.soak),
        pytest.param(1, 6, True, 92_846, marks=pytest.mark.soak),
        pytest.param(2, 7, False, 312_466, marks=pytest.mark.soak),
    ],
)
def test_positions_after_the_first_kings_phase(
    king: int, knights: int, shackles: bool, expected: int
) -> None:
    assert count((king, knights, shackles, 0), "king") == expected


@pytest.mark.parametrize(
    ("ap", "expected"),
    [(1, 43), (2, 913), pytest.param(3, 12_797, marks=pytest.mark.soak)],
)
def test_positions_after_the_first_peoples_phase(ap: int, expected: int) -> None:
    assert count((0, 0, False, ap), "people") == expected


@pytest.mark.soak
@pytest.mark.parametrize(("ap", "expected"), [(4, 133_578), (5, 1_110_624)])
def test_positions_after_a_long_first_peoples_phase(ap: int, expected: int) -> None:
    # The last step leads to too many positions to keep, so only their keys are.
    start = at_start((0, 0, False, ap - 1))
    start.end_phase()
    keys = set()
    for spent, state in whole_phase(start, lambda _state, notation: notation[0] != "R"):
        keys.add(state.key())
        richer = state.copy()
        richer.left["people"] = ap - spent
        for notation, _ in richer.legal():
            if notation[0] != "R":
                keys.add(done(richer.copy(), notation).key())
    assert len(keys) == expected


@pytest.mark.parametrize(
    ("square", "expected"),
    zip(SIDE_A["townsfolk"], [7, 12, 9, 7, 9, 6, 5, 3, 7, 4, 6, 3], strict=True),
)
def test_least_ap_to_the_king_from_each_start(square: str, expected: int) -> None:
    assert least_ap_to_strike(position(townsfolk=square), "a") == expected


def test_sums_of_the_cards() -> None:
    deck = Board(SIDE_A).deck()
    assert len(deck) == 15
    assert [sum(card[each] for card in deck) for each in range(4)] == [19, 86, 7, 68]
    assert not [card for card in deck if card[0] == 2 and card[2]]


@pytest.mark.parametrize(("gate", "king_ap", "ways"), [("b5", 14, 161), ("c3", 15, 351)])
def test_kings_shortest_ways(gate: str, king_ap: int, ways: int) -> None:
    board = Board(SIDE_A)
    far = {"j10": 0}
    number = {"j10": 1}
    squares = ["j10"]
    for square in squares:
        for near in board.beside[square].values():
            if board.roof[near]:
                continue
            if near not in far:
                far[near] = far[square] + 1
                number[near] = 0
                squares.append(near)
            if far[near] == far[square] + 1:
                number[near] += number[square]
    assert (far[gate] + 1, number[gate]) == (king_ap, ways)
    assert len(far) == sum(not roof for roof in board.roof.values()) == 64


def test_rounds_that_an_unhindered_king_needs() -> None:
    # n cards hold t of the four with 2 king AP: n + t king AP; 14 are enough.
    inside = [
        sum(comb(4, t) * comb(11, n - t) for t in range(5) if 14 - n <= t <= n) / comb(15, n)
        for n in range(9, 14)
    ]
    chances = [after - before for before, after in pairwise(inside)]
    assert [round(chance, 3) for chance in chances] == [0.154, 0.571, 0.266, 0.009]


def test_roofs_lie_in_four_blocks() -> None:
    board = Board(SIDE_A)
    roofs = {square for square, roof in board.roof.items() if roof}
    sizes = []
    while roofs:
        block = [roofs.pop()]
        for square in block:
            for near in board.beside[square].values():
                if near in roofs:
                    roofs.remove(near)
                    block.append(near)
        sizes.append(len(block))
    assert sorted(sizes) == [7, 8, 8, 13]
    check_board(SIDE_A)


# ---- the danger ----------------------------------------------------------------------------------


def test_two_assassins_together_need_less_than_either_alone() -> None:
    crowd = position(king="h7", knights="h5 i6 i7 h8", townsfolk="g7 f7 g8 g6 h6")
    assert least_ap_to_strike(crowd, "b", everybody=True) == 3
    assert least_ap_to_strike(crowd, "d", everybody=True) == 3
    assert least_ap_of_several(crowd, "bd") == 2
    assert most_wounds(crowd, "bd", 4) == 1
    assert most_wounds(crowd, "b", 4) == most_wounds(crowd, "d", 4) == 0


def test_alone_a_pawn_in_the_way_is_in_the_way() -> None:
    # j10 has two squares beside it: a knight on one, a townsperson on the other.
    corner = position(knights="i10", townsfolk="j8 j9")
    assert least_ap_to_strike(corner, "a") == 4  # i8 i9, the knight on i10, and there
    assert least_ap_to_strike(corner, "a", everybody=True) == 2  # j9 steps aside to i9
    walled = position(knights="i10 i9", townsfolk="j8 j9")
    assert least_ap_to_strike(walled, "a", everybody=True) is None
    assert least_ap_to_strike(walled, "a", everybody=True, max_ap=5) == 5
    with pytest.raises(ValueError, match="not on the board"):
        least_ap_to_strike(corner, "c")


def test_kills_that_the_way_takes_count_with_their_prices() -> None:
    assert least_ap_to_strike(position(knights="i10 j9", townsfolk="j8"), "a") == 2
    # To j7; j8 falls (1); there; j9 falls (2); there.
    ring = position(knights="h10 i9 j8 h9 i8 i10 j9", townsfolk="j6")
    assert least_ap_to_strike(ring, "a") == 1 + 1 + 1 + 2 + 1
    # Every way leads through three knights or two townsfolk who stand still.
    thick = position(knights="i10 j9 h10 i9 j8 i8 j7", townsfolk="j6 h9 g10")
    assert least_ap_to_strike(thick, "a") is None


@pytest.mark.parametrize("ap", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_least_ap_says_how_many_wounds_there_can_be(ap: int) -> None:
    seen = set()
    for seed in range(4):
        positions, _ = replay(random_game(seed))
        before = [each for each in positions if each["phase"] == "people"][-1]
        healthy = {**before, "revealed": [], "wounds": 0}
        by_letter = {each: least_ap_to_strike(healthy, each) for each in healthy["townsfolk"]}
        letter = min(by_letter, key=lambda each: 100 if (d := by_letter[each]) is None else d)
        alone = by_letter[letter]
        least = least_ap_to_strike(healthy, letter, everybody=True, max_ap=ap)
        assert least is None or alone is None or least <= alone
        assert alone is None or alone > ap or least is not None
        wounds = 0 if least is None else (ap - least) // 2
        assert most_wounds(healthy, letter, ap) == wounds
        seen.add(wounds)
    assert seen == {0, 1}


# ---- records and random games --------------------------------------------------------------------


def states_of(record: Json, secret: list[str] | None) -> Iterator[tuple[State, str | None]]:
    """The states a record goes through, each with the action done next (None: the phase ends)."""
    deck = Board(SIDE_A).deck()
    drawn: list[Card] = []
    for entry in record["rounds"]:
        king, knights, shackles, people = entry["card"]
        drawn.append((king, knights, shackles, people))
        deck.remove(drawn[-1])
    state = State(secret, drawn + deck)
    for entry in record["rounds"]:
        for side in ("king", "people"):
            if side not in entry:
                continue
            for notation in entry[side].split() if entry[side] != "-" else []:
                yield state, notation
                state.do(notation)
            yield state, None
            if state.phase != "over":
                state.end_phase()
    yield state, None


def check_invariants(state: State, record: Json) -> None:
    now = state.position()
    counts = Counter(state.pieces.values())
    assert counts["K"] == (0 if now["king"] is None else 1)
    assert (now["king"] is None) == (state.result == CASTLE)
    assert now["king"] is None or not state.board.roof[now["king"]]
    assert counts["N"] <= 7
    assert set(state.pieces) <= set(SQUARES)
    for letter in LETTERS:
        places = (counts[letter], letter in now["arrested"], letter in now["killed"])
        assert sum(places) == 1
    assert set(now["killed"]) <= set(now["revealed"]) <= set(record["secret"])
    assert not set(now["arrested"]) & set(now["revealed"])
    assert now["wounds"] in (0, 1, 2)
    assert (now["wounds"] == 2) == (state.result == KILLED)
    assert all(ap >= 0 for ap in state.left.values())
    shackles = sum(entry["card"][2] for entry in record["rounds"][: state.round])
    assert len(now["arrested"]) <= shackles
    assert 0 <= state.knights_killed <= 2
    assert (state.phase == "over") == (state.result is not None)
    assert (set(record["secret"]) <= {*now["arrested"], *now["killed"]}) == (
        state.result == REMOVED
    )


def check_game(seed: int) -> str:
    record = random_game(seed)
    assert json.loads(json.dumps(record)) == record
    positions, result = replay(record)
    assert result is not None
    phases = sum(len(entry) - 1 for entry in record["rounds"])
    assert len(positions) == 1 + phases
    arrests = 0
    without = states_of(record, None)
    for state, notation in states_of(record, record["secret"]):
        check_invariants(state, record)
        legal = state.legal()
        if notation is not None:
            assert notation in dict(legal)
        arrests += notation is not None and "#" in notation
        # Who does not know the secret sees the same, and in the king's phase may do the same.
        other, _ = next(without)
        if state.phase != "over":
            assert other.position() == state.position()
            assert tuple(record["secret"]) in other.possible_triples()
            if state.phase == "king":
                assert other.legal() == legal
            else:
                assert set(legal) <= set(other.legal())
    assert arrests == len(positions[-1]["arrested"])
    assert positions[-1]["phase"] == "over"
    assert positions[-1]["round"] == len(record["rounds"])
    return result["by"]


def test_random_games_keep_the_invariants_and_end_in_every_way() -> None:
    assert {check_game(seed) for seed in range(20)} == {"castle", "assassins", "killed", "time"}


@pytest.mark.soak
def test_many_random_games_keep_the_invariants() -> None:
    ends = Counter(check_game(seed) for seed in range(1_000, 1_500))
    assert len(ends) == 4
    assert min(ends.values()) >= 25


def test_same_seed_same_game() -> None:
    assert random_game(7) == random_game(7) != random_game(8)


def check_every_word(state: State) -> None:
    """Legal is exactly what has a price among all that can be written, and what can be done."""
    words: list[str] = []
    for source in SQUARES:
        words += [f"R{source}", f"A{source}*", f"K{source}-out", f"N{source}-out", f"T{source}*"]
        for target in SQUARES:
            words += [f"{who}{source}{verb}{target}" for who in "KNTA" for verb in "->!#*"]
            words.append(f"R{source}-{target}")
    priced = {(word, price) for word in words if (price := state.price(word)) is not None}
    assert priced == set(state.legal())
    assert len(state.legal()) == len(priced)
    before = state.position()
    for word, price in priced:
        after = copy.deepcopy(state)
        left = sum(after.left.values())
        after.do(word)
        assert left - sum(after.left.values()) == price
        assert state.position() == before


def test_legal_actions_are_all_that_can_be_written_and_done() -> None:
    rng = random.Random(1)
    for seed in (1, 2):
        states = [state.copy() for state, _ in states_of(random_game(seed), None)]
        for state in rng.sample(states, 2):
            check_every_word(state)


@pytest.mark.parametrize(
    "word", ["", "-", "Kj10", "Kj10-", "kj10-j9", "Kj10-j11", "Kj10-j9 ", "Kj10-j9\n", "Th2-i2-i3"]
)
def test_words_that_are_no_action(word: str) -> None:
    state = at_start((2, 7, False, 5))
    assert state.price(word) is None
    with pytest.raises(Illegal):
        state.do(word)


def record_of(*rounds: Json, **more: object) -> Json:
    return {
        "format": "king-and-assassins-game",
        "version": 1,
        "players": {"king": "King", "people": "People"},
        "rounds": list(rounds),
        **more,
    }


def round_of(king: str | None = None, people: str | None = None, card: object = None) -> Json:
    entry: Json = {"card": [1, 6, True, 5] if card is None else card}
    if king is not None:
        entry["king"] = king
    if people is not None:
        entry["people"] = people
    return entry


def test_positions_of_a_short_record() -> None:
    record = record_of(round_of("Na4-a3 Na3>b3 Nj9-j8 Kj10-j9", "Th2-i2 Rj6 Aj6-i6"), round_of())
    positions, result = replay(record)
    assert result is None
    assert [(each["round"], each["phase"]) for each in positions] == [
        (1, "king"),
        (1, "people"),
        (2, "king"),
    ]
    assert positions[-1] == {
        "round": 2,
        "phase": "king",
        "king": "j9",
        "wounds": 0,
        "knights": ["b3", "d2", "h9", "i10", "i8", "i9", "j8"],
        "townsfolk": {
            **dict(zip(LETTERS, SIDE_A["townsfolk"], strict=True)),
            **{"a": "i2", "b": "c3", "h": "i6"},
        },
        "revealed": ["h"],
        "arrested": [],
        "killed": [],
    }
    assert len(replay(record_of())[0]) == 1
    assert len(replay(record_of(round_of("-")))[0]) == 2


@pytest.mark.parametrize(
    "rounds",
    [
        [round_of(""), round_of()],
        [round_of("- -")],
        [round_of("Na4-a3  Na3>b3")],
        [round_of("Na4-a3 -")],
        [round_of(None, "-")],
        [round_of("-"), round_of("-")],
        [round_of(), round_of("-")],
        [round_of("Na3>b3")],
        [round_of("-", "Th2-i2 Th2-i2")],
        [round_of("-", "Ah2-i2")],
        [round_of("-", "Rh2 Rb3 Re4 Rg4")],
        [round_of("-", "-")] * 6,
        [round_of("-", "-", [1, 6, 1, 5])],
        [round_of("-", "-", [1, 6, True])],
        [round_of("-", "-", [2, 6, True, 5])],
        [round_of("-", "-", card) for card in CARDS],
        [*(round_of("-", "-", card) for card in CARDS[:14]), round_of("-", None, CARDS[14]), {}],
    ],
)
def test_rounds_that_are_refused(rounds: list[Json]) -> None:
    with pytest.raises(Illegal):
        replay(record_of(*rounds))


@pytest.mark.parametrize(
    "fields",
    [
        {"format": "kingsroad-game"},
        {"version": 2},
        {"version": True},
        {"players": {"king": "Same", "people": "SAME"}},
        {"players": {"king": " ", "people": "People"}},
        {"king_start": "a1"},
        {"secret": ["a", "b"]},
        {"secret": ["a", "b", "b"]},
        {"secret": ["a", "b", "m"]},
        {"secret": ["b", "c", "d"]},
    ],
)
def test_records_that_are_refused(fields: Json) -> None:
    rounds = (round_of("-", "Rh2"),)
    replay(record_of(*rounds, secret=["a", "b", "c"], king_start="j10", board=None))
    with pytest.raises(Illegal):
        replay({**record_of(*rounds), **fields})


def test_a_whole_record_without_the_secret() -> None:
    seen = set()
    for seed in range(40):
        record = random_game(seed)
        positions, result = replay(record)
        others, other = replay({**record, "secret": None})
        assert result is not None
        assert others[:-1] == positions[:-1]
        hidden = not set(record["secret"]) <= set(positions[-1]["revealed"])
        if result["by"] == "assassins" and hidden:
            assert other is None
        else:
            assert (others, other) == (positions, result)
        seen.add((result["by"], hidden))
    assert {by for by, _ in seen} == {"castle", "assassins", "killed", "time"}


def test_an_arrest_that_ends_the_last_round_leaves_the_result_open() -> None:
    # h arrested, then j, then, as the very last action, l: perhaps they were the three.
    quiet = [round_of("-", "-", card) for card in CARDS if not card[2]]
    quiet += [round_of("-", "-", [1, 6, True, 5])] * 4
    arrests = [
        round_of("Ni8-i7 Ni7-i6 Ni6#j6", "-", [1, 6, True, 5]),
        round_of("Nh9-g9 Ng9-f9 Nf9#f10", "-", [1, 5, True, 5]),
        round_of("Nf9-e9 Ne9#d9", None, [1, 5, True, 4]),
    ]
    record = record_of(*quiet, *arrests)
    positions, result = replay(record)
    assert (positions[-1]["phase"], result) == ("over", None)
    assert replay({**record, "secret": ["h", "k", "l"]})[1] == REMOVED
    assert replay({**record, "secret": ["a", "k", "l"]})[1] == TIME
    arrests[-1]["king"] += " Ne9-e8"
    assert replay(record)[1] == TIME
    with pytest.raises(Illegal):
        replay({**record, "secret": ["h", "k", "l"]})


def two_kings() -> Json:
    """Side A with a second square for the king to start from, and without one card."""
    board: Json = copy.deepcopy(SIDE_A)
    board["name"] = "Two starts"
    board["kings"].append({"square": "c10", "knights": ["c9", "c8", "d10", "e10", "e9"]})
    board["cards"]["left_out"] = [[1, 5, True, 4]]
    return board


def test_a_board_with_two_starts_and_a_card_left_out() -> None:
    board = two_kings()
    check_board(board)
    assert len(Board(board).deck()) == 14
    for seed in range(4):
        record = random_game(seed, board)
        assert replay(json.loads(json.dumps(record)))[1] is not None
        assert len(record["rounds"]) <= 14
    with pytest.raises(Illegal):
        replay({**record, "king_start": None})
    with pytest.raises(Illegal):
        replay(record_of(round_of(card=[1, 5, True, 4]), board=board, king_start="c10"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rows", SIDE_A["rows"][:9]),
        ("townsfolk", SIDE_A["townsfolk"][:11]),
        ("townsfolk", [*SIDE_A["townsfolk"][:11], "d2"]),
        ("guards_apart", ["d2"]),
        ("gates", [{"square": "c3", "direction": "south"}]),
        ("gates", [{"square": "c2", "direction": "north"}]),
        ("kings", []),
        ("kings", [{"square": "j1", "knights": ["i8", "h9", "i9", "j9", "i10"]}]),
        ("cards", {"all": CARDS, "left_out": [[3, 5, True, 4]]}),
    ],
)
def test_boards_that_are_refused(field: str, value: object) -> None:
    with pytest.raises(Illegal):
        check_board({**SIDE_A, field: value})
