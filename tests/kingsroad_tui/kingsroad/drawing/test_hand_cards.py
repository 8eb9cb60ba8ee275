"""The cards of the hand, large and small."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from kingsroad.board import REGIONS, kingdom
from kingsroad.cards import Card
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.kingsroad.drawing.hand_cards import CardFace, draw_hand
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import Glyphs

CARDS = (*(Card(str(region)) for region in REGIONS), Card.KNIGHT, Card.DRAGON, Card.WITCH)


def face(card: Card, order: str = "", *, held: bool = True) -> CardFace:
    board = kingdom()
    name = board.region(card.region).name if card.region else card.name.title()
    word = short_names(board)[card.region] if card.region else name
    return CardFace(card, name, word, order, held=held, open=True)


def test_every_region_has_a_word_of_its_own() -> None:
    words = ["Deep", "Lair", "Ruins", "Hills", "Dark", "Wizard", "Altar", "Castle"]
    assert list(short_names(kingdom()).values()) == words


def test_regions_that_share_all_their_words_keep_their_whole_names() -> None:
    board = kingdom()
    regions = (*board.regions[:-1], replace(board.regions[-1], name="Dark Tower"))
    names = short_names(replace(board, regions=regions))
    assert names[5] == names[8] == "Dark Tower"


@pytest.mark.parametrize(
    ("width", "height", "large"), [(118, 6, True), (198, 6, True), (78, 4, False)]
)
def test_names_are_whole_and_no_two_cards_overlap(width: int, height: int, large: bool) -> None:
    canvas = Canvas(width, height)
    faces = [face(card, "first" if card is Card.REGION_6 else "") for card in CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert [card for _, card in zones] == list(CARDS)
    lines = canvas.text().splitlines()
    for (area, _), card in zip(zones, faces, strict=True):
        assert area.right <= width and area.bottom <= below
        text = " ".join(line[area.x : area.right] for line in lines[area.y : area.bottom])
        assert (card.name if large else card.word) in " ".join(text.split())
        assert (card.order if large or not card.order else "✓") in text
    for (one, _), (other, _) in pairwise(zones):
        assert one.right <= other.x


def test_a_chosen_card_is_raised_and_numbered() -> None:
    canvas = Canvas(118, 6)
    zones, below = draw_hand(
        canvas, [face(Card.REGION_6, "second"), face(Card.REGION_7)], Glyphs.unicode()
    )
    assert [area.y for area, _ in zones] == [0, 1]
    assert "6       second" in canvas.text().splitlines()[0]
    assert below == 5


@pytest.mark.parametrize(("width", "height"), [(118, 6), (78, 4), (78, 3), (58, 2)])
def test_a_spent_card_says_so(width: int, height: int) -> None:
    canvas = Canvas(width, height)
    faces = [face(card, held=card is not Card.DRAGON) for card in CARDS]
    draw_hand(canvas, faces, Glyphs.ascii())
    assert "spent" in canvas.text() or " - " in canvas.text()
    assert canvas.text().isascii()


def test_in_60_columns_every_card_is_a_tile() -> None:
    canvas = Canvas(58, 2)
    faces = [face(card, "first" if card is Card.KNIGHT else "") for card in CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert below == 1 and all(area.height == 1 for area, _ in zones)
    assert canvas.text().split() == ["1", "2", "3", "4", "5", "6", "7", "8", "K✓", "D", "W"]


def test_in_80_columns_knight_dragon_and_witch_have_their_names() -> None:
    canvas = Canvas(78, 3)
    faces = [face(card, "first" if card is Card.REGION_4 else "") for card in CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert below == 1
    assert all(area.right <= 78 for area, _ in zones)
    assert "4 ✓" in canvas.text()
    assert "K Knight D Dragon" in canvas.text() and "W Witch" in canvas.text()
