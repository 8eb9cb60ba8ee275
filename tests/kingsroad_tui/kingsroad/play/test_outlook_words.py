"""What cards and regions do now, in the sentences that people read above their hand."""

from __future__ import annotations

import pytest

from kingsroad.cards import Card
from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.outlook_words import (
    card_sentence,
    coming_sentence,
    region_forms,
)
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.widgets.now_line import fitting_lines
from tests.support.builders import position

NAMES = ("Ann", "Baron", "[b]Duchess", "Page")


def six(*markers: int, nobles: tuple[int, ...] = ()) -> Position:
    """Three players, the King in Wizard's Tower (6-4-3-2) with these markers there."""
    return position(3, 6, markers={6: markers}, nobles={6: nobles})


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        (
            six(2, 2, 0),
            "you 2, Baron 2. One more marker puts you alone in 1st place: "
            "7 points with the Noble instead of 4.",
        ),
        (six(0, 0, 0), "nobody. One marker puts you alone in 1st place: 7 points with the Noble."),
        (
            six(3, 2, 1),
            "you 3, Baron 2, [b]Duchess 1. You are alone in 1st place: 7 points with the Noble.",
        ),
        (
            six(0, 2, 2, nobles=(1,)),
            "Baron 3, [b]Duchess 2. Out of your reach this round.",
        ),
        (
            six(1, 2, 0),
            "you 1, Baron 2. Two more markers put you alone in 1st place: "
            "7 points with the Noble instead of 4.",
        ),
        (
            six(1, 2, 2),
            "you 1, Baron 2, [b]Duchess 2. Two more markers put you alone in 1st place: "
            "7 points with the Noble instead of 0.",
        ),
        (
            six(0, 1, 0),
            "Baron 1. One marker draws you level with Baron: both get 2nd place, 4 points; two, "
            "with the Knight, put you alone in 1st: 7 with the Noble.",
        ),
        (
            position(4, 6, markers={6: (0, 2, 1, 1)}),
            "Baron 2, [b]Duchess 1, Page 1. Two markers draw you level with Baron: both get 2nd "
            "place, 4 points.",
        ),
        (
            six(1, 3, 3),
            "you 1, Baron 3, [b]Duchess 3. Out of your reach this round.",
        ),
        (
            six(1, 0, 3),
            "you 1, [b]Duchess 3. As it stands you get 4 points; more is out of your reach this "
            "round.",
        ),
    ],
)
def test_a_region(now: Position, sentence: str) -> None:
    assert region_forms(now, NAMES, 0, 6)[0] == f"Wizard's Tower: {sentence}"


def test_a_region_that_the_king_has_yet_to_reach() -> None:
    now = six(0, 0, 0)
    assert region_forms(now, NAMES, 0, 4)[0].endswith(
        "5 points with the Noble. The King comes to 4 next."
    )
    far = position(3, 6, markers={1: (1, 4, 0)})
    assert region_forms(far, NAMES, 0, 1)[0].endswith(
        "instead of 1; that takes more than one round. The King is 7 regions away."
    )
    assert region_forms(now, NAMES, 0, 1)[0].endswith(
        "2 points with the Noble. The King is 7 regions away."
    )


def test_a_noble_and_its_chain_are_part_of_what_a_region_pays() -> None:
    """As in the line about the cards chosen: one total for one thing."""
    alone = position(3, 6, markers={6: (1, 0, 0), 4: (0, 0, 0)}, nobles={4: (0,)})
    region = region_forms(alone, NAMES, 0, 6)[0]
    assert region.endswith("You are alone in 1st place: 8 points with the Nobles.")
    cards = coming_sentence(alone, 0, SelectionBuilder(alone.hand(0)).typed("6"))
    assert "8 points in Wizard's Tower" in cards
    level = six(0, 1, 0, nobles=(0,))
    assert "you 1, Baron 1" in region_forms(level, NAMES, 0, 6)[0]
    assert "7 points with the Noble instead of 5." in region_forms(level, NAMES, 0, 6)[0]


def test_a_card_counts_the_markers_of_those_that_are_chosen() -> None:
    now = six(1, 2, 0)
    assert said(Card.REGION_6, "64", now) == (
        "With your cards, Wizard's Tower: you 2, Baron 2. One more marker puts you alone in 1st "
        "place: 7 points with the Noble instead of 4."
    )
    assert said(Card.REGION_6, "84", now).startswith("Wizard's Tower: you 1, Baron 2.")


def test_nothing_more_can_be_had() -> None:
    now = position(3, 6, markers={6: (0, 4, 0)}, in_hand={0: 0})
    end = "Baron 4. More markers bring you nothing more: 0 points."
    assert region_forms(now, NAMES, 0, 6)[0] == f"Wizard's Tower: {end}"


def said(card: Card, typed: str = "", now: Position | None = None, second: bool = False) -> str:
    now = now or six(0, 0, 0)
    builder = SelectionBuilder(now.hand(0, second=second)).typed(typed)
    return card_sentence(card, now, NAMES, 0, builder)


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
        return coming_sentence(now, 0, SelectionBuilder(now.hand(0)).typed(typed))

    head = "If nobody else places there, you get "
    assert comes("") == ""
    assert comes("6") == f"{head}4 points in Wizard's Tower (tied for 2nd place)."
    assert comes("16K") == f"{head}8 points in Wizard's Tower (1st place, 2 for Nobles)."
    assert comes("D") == (
        f"{head}4 points in region 6 (2nd) and 4 in region 4 (tied for 2nd, 1 for a Noble)."
    )
    alone = position(3, 6, markers={6: (1, 1, 0)})
    assert coming_sentence(alone, 0, SelectionBuilder(alone.hand(0)).typed("6")) == (
        f"{head}7 points in Wizard's Tower (1st place, 1 for the Noble you leave)."
    )
    assert (
        comes("W6") == "After the others' cards are revealed you choose again, without the Witch."
    )
    assert coming_sentence(position(3, 1), 0, SelectionBuilder(now.hand(0)).typed("8")) == (
        "No points yet this round, as you have no marker in Zin Kai's Deep."
    )


def test_who_chooses_last_of_all_is_told_what_is_certain() -> None:
    now = six(2, 3, 0)
    builder = SelectionBuilder(now.hand(0)).typed("6")
    assumed = coming_sentence(now, 0, builder)
    assert assumed.startswith("If nobody else places there, you get ")
    certain = coming_sentence(now, 0, builder, last=True)
    assert certain == f"You get {assumed.removeprefix('If nobody else places there, you get ')}"


def test_where_there_is_little_room_the_counts_go_before_what_a_marker_brings() -> None:
    """The map shows how many markers there are; what one more brings it does not."""
    forms = region_forms(six(2, 2, 0), NAMES, 0, 6)
    gain = "ne more marker puts you alone in 1st place: 7 points with the Noble instead of 4."
    assert fitting_lines(forms, 120, 1) == [f"Wizard's Tower: you 2, Baron 2. O{gain}"]
    assert fitting_lines(forms, 110, 1) == [f"Wizard's Tower: o{gain}"]
    assert " ".join(fitting_lines(forms, 64, 2)) == f"Wizard's Tower: you 2, Baron 2. O{gain}"


def test_the_shortest_form_is_whole_where_there_is_least_room() -> None:
    """60 columns have two lines for it: no sentence ends before what it says."""
    late = region_forms(six(1, 3, 3), NAMES, 0, 6)
    assert " ".join(fitting_lines(late, 58, 2)) == (
        "Wizard's Tower: you 1, Baron 3, [b]Duchess 3. Out of your reach this round."
    )
    for now in (six(0, 0, 0), six(2, 2, 0), six(3, 2, 1), six(0, 1, 0), six(0, 2, 2, nobles=(1,))):
        for region in range(1, 9):
            assert " ".join(fitting_lines(region_forms(now, NAMES, 0, region), 58, 2)).endswith(".")
