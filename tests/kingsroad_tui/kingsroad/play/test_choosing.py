"""Choosing: exactly the legal selections can be reached, by any way, and reasons come at once.

Before what may be the last round it is said that it may be.

What a region or a selection would bring: against the rules played out, and counted by hand.

What cards and regions do now, in the sentences that people read above their hand.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.board import LOOP, REGIONS, kingdom
from kingsroad.cards import WITCH_ALONE, Card, Hand, Selection, SelectionProblem, order_problem
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import play_round
from kingsroad_tui.kingsroad.play import outlook_words, prompts
from kingsroad_tui.kingsroad.play.selection_builder import (
    Refused,
    SelectionBuilder,
    coming,
    next_to_score,
    steps_to,
)
from kingsroad_tui.kingsroad.words.people import Addressed
from kingsroad_tui.widgets.now_line import fitting_lines
from tests.support.builders import position
from tests.support.examples import examples
from tests.support.keys import play_key
from tests.support.legal import legal_codes, random_game, random_selection

HANDS = st.builds(
    Hand,
    in_hand=st.integers(0, 19),
    dragon=st.booleans(),
    witch=st.booleans(),
    second=st.booleans(),
)


def reachable(builder: SelectionBuilder) -> set[str]:
    """Every complete selection that adding cards leads to; fails on a dead end."""
    if builder.complete:
        return {builder.selection().code}
    ways = [card for card in Card if builder.problem(card) is None]
    assert ways, f"{builder.cards} cannot be completed"
    return set().union(*(reachable(builder.add(card)) for card in ways))


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("witch", [False, True])
@pytest.mark.parametrize("dragon", [False, True])
@pytest.mark.parametrize("in_hand", [0, 1, 2, 3])
def test_reaches_exactly_the_legal_selections(
    in_hand: int, dragon: bool, witch: bool, second: bool
) -> None:
    hand = Hand(in_hand, dragon, witch, second)
    legal = legal_codes(in_hand, dragon, witch and not second)
    assert reachable(SelectionBuilder(hand)) == set(legal)


@given(HANDS)
def test_the_witch_needs_no_other_cards(hand: Hand) -> None:
    """What lies behind her makes no difference: it is filled in, and is legal."""
    builder = SelectionBuilder(hand)
    if builder.problem(Card.WITCH) is not None:
        return
    chosen = builder.add(Card.WITCH)
    assert chosen.complete and not chosen.missing
    assert chosen.cards == (Card.WITCH,), "nothing is put into the hand for all to see"
    hand.check(chosen.selection())
    assert chosen.selection().as_revealed() == WITCH_ALONE


@given(HANDS, st.lists(st.sampled_from([*Card, "back", "clear"]), max_size=25))
def test_any_steps_leave_a_choice_that_can_be_completed(
    hand: Hand, steps: list[Card | str]
) -> None:
    builder = SelectionBuilder(hand)
    for step in steps:
        before = builder
        try:
            if isinstance(step, Card):
                builder = builder.toggle(step)
            else:
                builder = builder.back() if step == "back" else builder.clear()
        except Refused as refused:
            assert builder is before
            assert prompts.refusal(refused, hand).endswith(".")
        assert prompts.choosing_note(builder, kingdom(), play_key).endswith(".")
        assert "plays" not in prompts.choosing_note(builder, kingdom(), play_key, judged=True)
        assert sum(builder.placed) <= hand.in_hand
        full = builder
        assert order_problem(full.cards) is None
        while not full.complete:
            full = full.add(next(card for card in Card if full.problem(card) is None))
        hand.check(full.selection())


@given(HANDS, st.text("12345678KkDWdwx- ", max_size=5))
def test_typing_is_adding_card_by_card(hand: Hand, code: str) -> None:
    chosen: SelectionBuilder | None = SelectionBuilder(hand)
    for letter in "" if code == "-" else code.replace(" ", ""):
        card = next((c for c in Card if c.value in (letter, letter.upper())), None)
        card = Card.DECLINING_KNIGHT if letter == "k" else card
        try:
            assert chosen is not None
            chosen = chosen.add(card) if card else None
        except Refused:
            chosen = None
        if chosen is None:
            break
    try:
        typed: SelectionBuilder | None = SelectionBuilder(hand).coded(code)
    except Refused:
        typed = None
    assert typed == chosen


def builder(code: str, hand: Hand | None = None) -> SelectionBuilder:
    return SelectionBuilder(hand or Hand(19, True, True)).coded(code)


@pytest.mark.parametrize(
    ("code", "card", "problem"),
    [
        ("16", Card.REGION_6, SelectionProblem.TWICE),
        ("164", Card.REGION_7, SelectionProblem.TOO_MANY),
    ],
)
def test_says_at_once_why_not(code: str, card: Card, problem: SelectionProblem) -> None:
    with pytest.raises(Refused) as refused:
        builder(code).add(card)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("K16", "16K"),
        ("1K6", "61K"),  # the Knight goes last and takes his region along
        ("1k6", "61k"),
        ("D1K", "D1K"),
        ("61W", "W61"),
        ("K1W", "W1K"),
        ("kD1", "D1k"),
        ("1Dk", "D1k"),  # a Knight can decline only after a region
    ],
)
def test_cards_fall_into_place(typed: str, played: str) -> None:
    assert builder(typed).selection().code == played


@given(HANDS, st.permutations(list(Card)))
def test_whatever_is_chosen_first_the_cards_are_in_a_legal_order(
    hand: Hand, order: list[Card]
) -> None:
    chosen = SelectionBuilder(hand)
    for card in order:
        if chosen.problem(card) is None:
            chosen = chosen.add(card)
            assert order_problem(chosen.cards) is None
            assert len(chosen.cards) == len(chosen.chosen)
    hand.check(chosen.selection())


def test_a_declining_knight_with_nothing_before_him_places_nothing_either() -> None:
    two = Hand(2, True, True)
    assert builder("Dk", two).selection().code == "DK"
    assert sum(builder("Dk", two).placed) == 0


def test_the_order_goes_round_where_it_makes_a_difference() -> None:
    knight = builder("16K")
    other = knight.reordered()
    assert (other.selection().code, other.reordered()) == ("61K", knight)
    assert knight.can_reorder and other.can_reorder
    dragon = builder("D6K").reordered()
    assert dragon.placed == builder("6DK").placed
    for same in ("164", "W6K", "16k", "16", "K", ""):
        assert not builder(same).can_reorder
        assert builder(same).reordered().cards == builder(same).cards


@given(HANDS, st.lists(st.sampled_from(list(Card)), max_size=3))
def test_another_order_is_of_the_same_cards(hand: Hand, cards: list[Card]) -> None:
    chosen = SelectionBuilder(hand)
    for card in cards:
        if chosen.problem(card) is None:
            chosen = chosen.add(card)
    other = chosen.reordered()
    assert sorted(other.cards) == sorted(chosen.cards)
    assert (other.placed != chosen.placed) == chosen.can_reorder


def test_a_knight_who_is_asked_to_decline_first_comes_to_place() -> None:
    """Whoever presses k for the Knight gets one that does something; k again, and he declines."""
    pressed = builder("16").toggle(Card.DECLINING_KNIGHT)
    assert pressed.selection().code == "16K"
    assert pressed.toggle(Card.DECLINING_KNIGHT).selection().code == "16k"
    back = pressed.toggle(Card.DECLINING_KNIGHT).toggle(Card.DECLINING_KNIGHT)
    assert back.selection().code == "16K"


def test_a_knight_turns_declining_and_back() -> None:
    knight = builder("16K")
    declining = knight.toggle(Card.DECLINING_KNIGHT)
    assert declining.selection().code == "16k"
    assert declining.toggle(Card.KNIGHT).selection().code == "16K"


def test_a_card_in_the_middle_is_dropped_alone() -> None:
    assert builder("16K").remove(Card.REGION_6).cards == (Card.REGION_1, Card.KNIGHT)
    assert builder("164").remove(Card.REGION_6).cards == (Card.REGION_1, Card.REGION_4)


def test_back_drops_the_card_chosen_last_wherever_it_lies() -> None:
    assert builder("1K6").back().cards == (Card.REGION_1, Card.KNIGHT)
    assert builder("16W").back().cards == (Card.REGION_1, Card.REGION_6)


def test_a_dragon_draws_one_region_more_and_a_witch_hides_it() -> None:
    assert builder("D").scored(5) == (5, 2)
    assert builder("WD").scored(5) == (5,)
    assert builder("D", Hand(19, True, False, second=True)).scored(5, dragons=2) == (5, 2, 8, 1)


def test_an_incomplete_choice_cannot_be_played() -> None:
    with pytest.raises(Refused) as refused:
        builder("16").selection()
    assert refused.value.problem is SelectionProblem.TOO_FEW


NAMES = ("Ann", "Bob", "Cid")


def scored(*scores: int) -> Position:
    return position(3, 6, scores=scores)


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((20, 33, 10), None),
        ((20, 34, 10), "Bob needs 6 points to end the game"),
        ((39, 34, 10), "You need 1 point to end the game"),
        ((38, 38, 10), "You and Bob need 2 points to end the game"),
        ((40, 38, 10), None),  # it has ended
    ],
)
def test_who_needs_how_much_to_end_the_game(scores: tuple[int, ...], said: str | None) -> None:
    now = scored(*scores)
    forms = prompts.near_end_forms(now, Addressed(NAMES, 0))
    assert outlook_words.end_is_near(now) == bool(forms) == (said is not None)
    if said is not None:
        assert forms[0] == f"{said}; then every other region pays once more."
        assert [*map(len, forms)] == sorted(map(len, forms), reverse=True)


def test_it_is_the_first_thing_said_but_not_in_the_second_choice() -> None:
    board, said = scored(0, 0, 0).board, "Bob needs 6 points to end the game."
    first = SelectionBuilder(Hand(in_hand=9, dragon=True, witch=True))
    assert prompts.opening_note(first, board, "", play_key, said) == said
    assert prompts.opening_note(first, board, "Ann", play_key, said) == said
    assert prompts.opening_note(first, board, "Ann", play_key) == "Ann, choose three cards."
    again = SelectionBuilder(Hand(in_hand=9, dragon=True, witch=False, second=True))
    assert (
        prompts.opening_note(again, board, "Ann", play_key, said)
        == "Ann, choose again: three cards."
    )


def test_the_court_counts_towards_the_end_when_it_is_near() -> None:
    def court(*scores: int, ended: bool = False) -> str:
        words = outlook_words.leader_words(scored(*scores), NAMES, ended=ended)
        assert words is not None
        return words.full

    assert court(20, 33, 10) == "Bob leads: 33"
    assert court(20, 38, 10) == "Bob leads: 38 of 40"
    assert court(38, 38, 10) == "Ann and Bob lead: 38 of 40"
    assert court(41, 38, 10, ended=True) == "Ann wins: 41"


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


@examples(60)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 12), st.sampled_from(REGIONS))
def test_the_king_comes_to_a_region_after_so_many_steps(
    players: int, seed: int, rounds: int, region: int
) -> None:
    now = random_game(players, seed, rounds=rounds).position
    king = now.king
    for _ in range(steps_to(now, region)):
        king = LOOP[(LOOP.index(king) + 1) % 8]
    assert king == region and steps_to(now, region) < 8


def test_the_region_that_a_dragon_draws() -> None:
    now = position(3, 5)
    builder = SelectionBuilder(now.hand(0))
    assert next_to_score(now, builder) == 2
    assert next_to_score(now, builder.add(Card.DRAGON)) == 2
    assert next_to_score(now, builder, dragons=2) == 1


COURT = ("Ann", "Baron", "[b]Duchess", "Page")


def six(*markers: int, nobles: tuple[int, ...] = ()) -> Position:
    """Three players, the King in Wizard's Tower (6-4-3-2) with these markers there."""
    return position(3, 6, markers={6: markers}, nobles={6: nobles})


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        (six(2, 2, 0), "you 2, Baron 2. As it stands you share 2nd place: 4 points."),
        (six(0, 0, 0), "nobody. You have nothing there yet."),
        (
            six(3, 2, 1),
            "you 3, Baron 2, [b]Duchess 1. You are alone in 1st place: 7 points with the Noble.",
        ),
        (six(0, 2, 2, nobles=(1,)), "Baron 3, [b]Duchess 2. You have nothing there yet."),
        (six(1, 2, 0), "you 1, Baron 2. As it stands you are in 2nd place: 4 points."),
        (
            six(1, 2, 2),
            "you 1, Baron 2, [b]Duchess 2. As it stands you are in 3rd place: 0 points.",
        ),
    ],
)
def test_a_region(now: Position, sentence: str) -> None:
    """What is so now, and nothing that others may spoil."""
    assert outlook_words.region_forms(now, COURT, 0, 6)[0] == f"Wizard's Tower: {sentence}"


def test_a_region_that_the_king_has_yet_to_reach() -> None:
    now = six(0, 0, 0)
    for region, said in ((4, "The King comes to 4 next."), (1, "The King is 7 regions away.")):
        assert outlook_words.region_forms(now, COURT, 0, region)[0].endswith(said)


def test_a_noble_and_its_chain_are_part_of_what_a_region_pays() -> None:
    """As in the line about the cards chosen: one total for one thing."""
    alone = position(3, 6, markers={6: (1, 0, 0), 4: (0, 0, 0)}, nobles={4: (0,)})
    region = outlook_words.region_forms(alone, COURT, 0, 6)[0]
    assert region.endswith("You are alone in 1st place: 8 points with the Nobles.")
    cards = outlook_words.coming_sentence(alone, 0, SelectionBuilder(alone.hand(0)).typed("6"))
    assert "8 points in Wizard's Tower" in cards


def test_a_card_counts_the_markers_of_those_that_are_chosen() -> None:
    now = six(1, 2, 0)
    assert said(Card.REGION_6, "64", now) == (
        "With your cards, Wizard's Tower: you 2, Baron 2. As it stands you share 2nd place: 4 "
        "points."
    )
    assert said(Card.REGION_6, "84", now).startswith("Wizard's Tower: you 1, Baron 2.")


def said(card: Card, typed: str = "", now: Position | None = None, second: bool = False) -> str:
    now = now or six(0, 0, 0)
    builder = SelectionBuilder(now.hand(0, second=second)).typed(typed)
    return outlook_words.card_forms(card, now, COURT, 0, builder)[0]


def test_the_characters() -> None:
    assert "Savage Hills next" in said(Card.DRAGON)
    assert "one more marker in Savage Hills" in said(Card.KNIGHT, "64")
    assert "after the Dragon he places nothing" in said(Card.KNIGHT, "6D")
    assert "always goes last" in said(Card.KNIGHT)
    assert "choose again" in said(Card.WITCH)
    assert said(Card.WITCH, second=True).startswith("The Witch cannot be played again")
    spent = position(3, 6, dragon=(False, True, True), witch=(False, True, True))
    assert said(Card.DRAGON, now=spent) == "Your Dragon is spent: everybody has only one."
    assert said(Card.WITCH, now=spent) == "Your Witch is spent: everybody has only one."


def test_what_comes() -> None:
    now = position(3, 6, markers={6: (1, 2, 0), 4: (0, 1, 0)}, nobles={4: (0,)})

    def comes(typed: str) -> str:
        return outlook_words.coming_sentence(now, 0, SelectionBuilder(now.hand(0)).typed(typed))

    head = "If nobody else places there, you get "
    assert comes("") == ""
    assert comes("6") == f"{head}4 points in Wizard's Tower (tied for 2nd place)."
    assert comes("16K") == f"{head}8 points in Wizard's Tower (1st place, 2 for Nobles)."
    assert comes("D") == (
        f"{head}4 points in region 6 (2nd) and 4 in region 4 (tied for 2nd, 1 for a Noble)."
    )
    alone = position(3, 6, markers={6: (1, 1, 0)})
    assert outlook_words.coming_sentence(alone, 0, SelectionBuilder(alone.hand(0)).typed("6")) == (
        f"{head}7 points in Wizard's Tower (1st place, 1 for the Noble you leave)."
    )
    assert (
        comes("W6") == "After the others' cards are revealed you choose again, without the Witch."
    )
    assert outlook_words.coming_sentence(
        position(3, 1), 0, SelectionBuilder(now.hand(0)).typed("8")
    ) == ("No points yet this round, as you have no marker in Zin Kai's Deep.")


def test_who_chooses_last_of_all_is_told_what_is_certain() -> None:
    now = six(2, 3, 0)
    builder = SelectionBuilder(now.hand(0)).typed("6")
    assumed = outlook_words.coming_sentence(now, 0, builder)
    assert assumed.startswith("If nobody else places there, you get ")
    certain = outlook_words.coming_sentence(now, 0, builder, last=True)
    assert certain == f"You get {assumed.removeprefix('If nobody else places there, you get ')}"


def test_what_a_hint_says_of_a_region_stands_behind_and_comes_before_the_counts() -> None:
    told = "A marker in Wizard's Tower is as good as the best choice."
    whole, counted, short = outlook_words.region_forms(six(2, 2, 0), COURT, 0, 6, told)
    assert whole.endswith(f"2nd place: 4 points. {told}")
    assert (counted, short) == (f"Wizard's Tower: you 2, Baron 2. {told}", told)


def test_the_shortest_form_is_whole_where_there_is_least_room() -> None:
    """60 columns have two lines for it: no sentence ends before what it says."""
    for now in (six(0, 0, 0), six(2, 2, 0), six(3, 2, 1), six(0, 1, 0), six(0, 2, 2, nobles=(1,))):
        for region in range(1, 9):
            assert " ".join(
                fitting_lines(outlook_words.region_forms(now, COURT, 0, region), 58, 2)
            ).endswith(".")
