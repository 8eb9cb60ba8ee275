"""Every reading the rules leave open, and the rules around them, one test each.

The rulebook's worked examples.

Chains of Nobles: the table agrees with a search by hand, and roads join 1 and 3.
"""

from __future__ import annotations

import pytest

from kingsroad.board import LOOP, NEIGHBOURS, REGIONS, ROADS, kingdom
from kingsroad.cards import Hand, Selection, SelectionProblem
from kingsroad.position import Position, TieBreak, Variant
from kingsroad.rounds import RoundError, choose_again, reveal
from kingsroad.scoring import chain, chain_table, region_set, regions_in, road_paths, score_region
from tests.support.builders import played, position
from tests.support.legal import legal_codes


def test_the_inferred_banners_follow_the_one_rule_that_gives_the_known_ones() -> None:
    for region in kingdom().regions:
        n = region.number
        rounded = [round(n * quarter / 4) for quarter in (4, 3, 2, 1)]
        expected = [max(1, value) for value in rounded[:3]] + [v for v in rounded[3:] if v > 0]
        assert list(region.banner) == expected
        assert region.source in {"rulebook", "predecessor", "inferred"}
    assert kingdom().region(5).source == "rulebook"


def test_roads() -> None:
    assert NEIGHBOURS[1] == (3, 6, 8)
    assert NEIGHBOURS[3] == (1, 5, 7)
    assert all(len(NEIGHBOURS[region]) == 2 for region in LOOP if region not in (1, 3))


def test_knight_places_in_the_region_directly_before_it_also_with_two_cards() -> None:
    report = played(position(2, king=1, in_hand={0: 2}), "8K", "234")
    assert report.effects[0].region == 8
    assert report.effects[1].region == 8
    assert report.after.in_hand[0] == 0


@pytest.mark.parametrize(("in_hand", "word"), [(19, "1DK"), (1, "K"), (2, "DK")])
def test_knight_with_no_region_before_it_does_nothing_and_is_legal(in_hand: int, word: str) -> None:
    before = position(2, king=4, in_hand={0: in_hand})
    revealed = reveal(before, [Selection.parse(word), Selection.parse("678")])
    knight = [effect for effect in revealed.effects if effect.card.is_knight]
    assert [effect.region for effect in knight] == [None]
    assert revealed.after.in_hand[0] == in_hand - word.count("1")


def test_declining_keeps_a_marker_in_hand() -> None:
    before = position(2, king=4)
    assert reveal(before, [Selection.parse("12k"), Selection.parse("678")]).after.in_hand[0] == 17
    assert reveal(before, [Selection.parse("12K"), Selection.parse("678")]).after.in_hand[0] == 16


def test_a_witch_players_other_cards_are_unplayed_and_unseen() -> None:
    before = position(2)
    shown = reveal(before, [Selection.parse("WD2"), Selection.parse("345")])
    hidden = reveal(before, [Selection.parse("W78"), Selection.parse("345")])
    assert shown == hidden
    assert shown.selections[0].code == "W"
    assert shown.after.dragon[0] and not shown.after.witch[0]
    assert shown.after.in_hand == (19, 16)
    assert shown.waiting == (0,)


def test_the_second_choice_obeys_the_limit_and_may_hold_dragon_and_knight_but_no_witch() -> None:
    before = position(2, king=8, in_hand={0: 2})
    revealed = reveal(before, [Selection.parse("W"), Selection.parse("345")])
    report = choose_again(revealed, (Selection.parse("DK"), None))
    assert report.dragons == 1
    assert not report.after.dragon[0]
    for word, why in (("123", "more cards"), ("1", "fewer cards"), ("W1", "second choice")):
        with pytest.raises(RoundError, match=why):
            choose_again(revealed, (Selection.parse(word), None))


def test_two_witches_choose_again_at_once() -> None:
    report = played(position(3), "W12", "W", "123", again={0: "12K", 1: "1D8"})
    assert report.dragons == 1
    assert [effect.second for effect in report.effects if effect.seat == 0] == [
        False,
        True,
        True,
        True,
    ]
    assert report.after.witch == (False, False, True)


def test_second_choices_are_for_exactly_those_who_revealed_a_witch() -> None:
    before = position(2)
    with pytest.raises(RoundError, match="missing"):
        played(before, "W12", "345")
    with pytest.raises(RoundError, match="no Witch"):
        played(before, "W12", "345", again={0: "123", 1: "123"})


def test_a_player_without_markers_chooses_nothing() -> None:
    before = position(2, in_hand={0: 0})
    assert before.hand(0).size == 0
    assert played(before, "-", "345").selections[0] == Selection()
    with pytest.raises(RoundError, match="more cards"):
        played(before, "K", "345")


def test_a_tie_pays_the_lowest_place_shared_and_nothing_below_the_lowest_paid() -> None:
    two, _ = score_region(position(2, markers={8: (2, 2)}), 8)
    assert two.points == (0, 0)
    assert two.place == (2, 2)
    five, _ = score_region(position(5, markers={8: (3, 2, 2, 1, 1)}), 8)
    assert five.points == (8, 4, 4, 0, 0)


def test_a_banner_of_three_pays_three_even_with_five_players() -> None:
    score, _ = score_region(position(5, markers={1: (5, 4, 3, 2, 1)}), 1)
    assert score.points == (1, 1, 1, 0, 0)


def test_a_noble_counts_as_influence_and_alone_keeps_itself() -> None:
    before = position(2, markers={5: (0, 0)}, nobles={5: (0,)})
    score, after = score_region(before, 5)
    assert score.influence == (1, 0)
    assert score.points == (5, 0)
    assert score.noble_won is None
    assert score.returned == (0, 0)
    assert score.bonus == (1, 0)
    assert after.nobles == before.nobles


def test_a_stronger_player_replaces_the_noble() -> None:
    before = position(2, markers={5: (0, 2)}, nobles={5: (0,)})
    score, after = score_region(before, 5)
    assert (score.noble_won, score.noble_lost) == (1, 0)
    assert score.returned == (1, 1)
    assert after.in_hand == (19, 18)
    assert after.nobles[4] == (1,)


def test_a_tie_for_the_most_changes_no_noble_and_its_owner_still_scores_it() -> None:
    before = position(3, markers={5: (0, 2, 2)}, nobles={5: (0,), 3: (0,)})
    score, after = score_region(before, 5)
    assert score.noble_won is None
    assert score.bonus == (2, 0, 0)
    assert after.nobles[4] == (0,)


def test_nobody_present_changes_nothing() -> None:
    score, after = score_region(position(3), 5)
    assert score.points == (0, 0, 0)
    assert score.nobles == ()
    assert after == position(3)


def test_a_noble_won_earlier_in_the_round_counts_in_a_chain_later_in_it() -> None:
    before = position(2, king=5, markers={5: (2, 0), 2: (2, 0)})
    report = played(before, "D16", "634")
    assert [score.bonus[0] for score in report.scored] == [1, 2]


def test_chains_use_the_road_between_three_and_one() -> None:
    before = position(2, nobles={1: (0,), 3: (0,), 6: (1,), 5: (0,), 8: (1,)})
    assert chain(before, 0, 5) == (1, 3, 5)
    assert chain(before, 1, 6) == (6,)
    assert chain(before, 1, 1) == ()


def test_the_king_wraps_around_and_never_takes_the_road_between_three_and_one() -> None:
    report = played(position(2, king=8), "D12", "D34")
    assert [score.region for score in report.scored] == [8, 1, 6]
    assert report.after.king == 4
    assert played(position(2, king=3), "124", "678").after.king == 5


def test_six_regions_at_most() -> None:
    report = played(position(5, king=2), "D12", "D12", "D12", "D12", "D12")
    assert [score.region for score in report.scored] == [2, 8, 1, 6, 4, 7]
    assert report.after.king == 3
    assert not any(report.after.dragon)


def test_the_game_ends_only_after_a_whole_round() -> None:
    before = position(2, king=5, scores=(39, 30), markers={5: (2, 0), 2: (0, 3)})
    report = played(before, "D16", "634")
    assert [score.region for score in report.scored] == [5, 2]
    assert report.after.finished
    assert report.after.scores[0] >= 45


def test_no_marker_moves_in_the_final_scoring_and_there_are_no_bonuses() -> None:
    before = position(
        2, king=5, scores=(39, 0), markers={5: (2, 0), 7: (0, 3), 8: (0, 1)}, nobles={8: (1,)}
    )
    report = played(before, "124", "634")
    assert report.final
    assert all(score.bonus == () and score.returned == () for score in report.final)
    assert report.after.markers[1][6] == 3
    assert report.after.has_noble(1, 8)
    castle = next(score for score in report.final if score.region == 8)
    assert castle.influence == (0, 2)
    assert castle.points == (0, 8)


def test_ties_go_to_nobles_and_then_are_shared() -> None:
    by_nobles = position(3, scores=(44, 44, 40), nobles={1: (1,)})
    assert by_nobles.winners == (1,)
    assert by_nobles.tie_break is TieBreak.NOBLES
    shared = position(3, scores=(44, 44, 40))
    assert shared.winners == (0, 1)
    assert shared.tie_break is TieBreak.SHARED
    clear = position(3, scores=(44, 43, 40), nobles={1: (1,)})
    assert clear.winners == (0,)
    assert clear.tie_break is TieBreak.POINTS
    assert position(3, scores=(39, 0, 0)).winners == ()


def test_a_finished_game_takes_no_more_rounds() -> None:
    with pytest.raises(RoundError, match="over"):
        played(position(2, scores=(40, 0)), "123", "123")


PERMANENT = Variant.PERMANENT_NOBLES


def test_permanent_nobles_share_a_region_and_everyone_scores_the_chain() -> None:
    before = position(
        3, markers={5: (0, 3, 0)}, nobles={5: (0,), 3: (0, 1), 2: (1,)}, variant=PERMANENT
    )
    score, after = score_region(before, 5)
    assert (score.noble_won, score.noble_lost) == (1, None)
    assert after.nobles[4] == (0, 1)
    assert score.bonus == (2, 3, 0)
    assert score.influence == (1, 3, 0)
    assert after.in_hand[1] == before.in_hand[1] + 2


def test_a_second_permanent_noble_of_ones_own_is_skipped() -> None:
    before = position(2, markers={5: (3, 0)}, nobles={5: (0,)}, variant=PERMANENT)
    score, after = score_region(before, 5)
    assert score.noble_won is None
    assert score.returned == (3, 0)
    assert after.nobles[4] == (0,)


def test_whether_a_hand_is_full_makes_no_difference_beyond_three() -> None:
    assert Hand(3, True, True).size == Hand(19, True, True).size == 3


def points_in(before: Position, region: int) -> tuple[int, ...]:
    return score_region(before, region)[0].points


def test_king_in_dark_tower_and_two_dragons() -> None:
    report = played(position(3, king=5), "D12", "34D", "567")
    assert [score.region for score in report.scored] == [5, 2, 8]
    assert report.after.king == 1
    assert report.king_path == (5, 2, 8, 1)


def test_dark_tower_with_four_different_influences() -> None:
    assert points_in(position(4, markers={5: (4, 3, 2, 1)}), 5) == (5, 4, 2, 0)


def test_two_tied_for_the_most_in_dark_tower() -> None:
    assert points_in(position(3, markers={5: (2, 2, 0)}), 5) == (4, 4, 0)
    assert points_in(position(4, markers={5: (2, 2, 1, 0)}), 5) == (4, 4, 2, 0)


@pytest.mark.parametrize(("players", "each"), [(4, 2), (3, 0)])
def test_three_tied_for_the_most(players: int, each: int) -> None:
    counts = (2, 2, 2, 0)[:players]
    expected = (each, each, each, 0)[:players]
    assert points_in(position(players, markers={5: counts}), 5) == expected


def test_noble_in_dark_tower_linked_to_two_more() -> None:
    before = position(3, king=5, markers={5: (2, 0, 0)}, nobles={3: (0,), 2: (0,)})
    score, after = score_region(before, 5)
    assert score.noble_won == 0
    assert score.bonus == (3, 0, 0)
    assert score.chains == {0: (2, 3, 5)}
    assert after.has_noble(0, 5)


def test_two_markers_left_in_hand_mean_exactly_two_cards_of_any_kind() -> None:
    hand = Hand(2, dragon=True, witch=True)
    assert hand.size == 2
    assert all(len(word) == 2 for word in legal_codes(2, True, True))
    for word in ("12", "1K", "DK", "WD", "WK", "1D"):
        assert hand.problem(Selection.parse(word)) is None
    assert hand.problem(Selection.parse("123")) is SelectionProblem.TOO_MANY
    assert hand.problem(Selection.parse("1")) is SelectionProblem.TOO_FEW


def test_final_scoring_after_seven_and_three() -> None:
    before = position(2, king=7, scores=(39, 0), markers={5: (0, 3)})
    report = played(before, "71D", "124")
    assert [score.region for score in report.scored] == [7, 3]
    assert [score.region for score in report.final] == [5, 2, 8, 1, 6, 4]


def linked(nobles: frozenset[int], region: int) -> set[int]:
    """The chain through a region, grown road by road until nothing is added."""
    chain = {region} & nobles
    while True:
        more = {r for r in nobles if any({r, other} in ROADS for other in chain)}
        if more <= chain:
            return chain
        chain |= more


def test_the_table_holds_the_chain_of_every_region_for_every_set_of_nobles() -> None:
    table = chain_table()
    assert len(table) == 256
    for bits, row in enumerate(table):
        nobles = frozenset(regions_in(bits))
        assert region_set(nobles) == bits
        assert [set(regions_in(chain)) for chain in row] == [linked(nobles, r) for r in REGIONS]


def test_paths_between_regions_use_the_road_from_1_to_3() -> None:
    assert set(road_paths(1, 3)) == {(3,), (6, 4, 7, 3), (8, 2, 5, 3)}
    assert road_paths(4, 4) == ()
