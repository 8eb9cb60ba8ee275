"""The players' cards: everything about everybody, at any size they get.

The cards of the hand, large and small.

The cards on the table during a reveal: what is turned is seen, what lies face down is not.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import REGIONS, kingdom
from kingsroad.cards import Card
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.kingsroad.drawing.hand_cards import CardFace, draw_hand
from kingsroad_tui.kingsroad.drawing.player_cards import (
    PlayedCards,
    PlayerCard,
    draw_played_cards,
    draw_player_cards,
)
from kingsroad_tui.kingsroad.play.reveal_frame import ShownCards
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.lists import count
from tests.support.app.screen_positions import ODD_NAMES
from tests.support.examples import examples

UNICODE = Glyphs.unicode()

CARDS = st.builds(
    PlayerCard,
    colour=st.integers(0, 4),
    name=st.sampled_from(ODD_NAMES),
    score=st.integers(0, 999),
    in_hand=st.integers(0, 19),
    dragon=st.booleans(),
    witch=st.booleans(),
    nobles=st.integers(0, 8),
    state=st.sampled_from(("", "chosen", "thinking", "your turn")),
    sign=st.sampled_from(("", "✓")),
    turn=st.booleans(),
    gain=st.sampled_from(("", "+6", "+12")),
)


@examples(60)
@given(st.lists(CARDS, min_size=2, max_size=5), st.integers(0, 80), st.integers(0, 20))
def test_nothing_leaves_its_space(cards: list[PlayerCard], width: int, height: int) -> None:
    canvas = draw_player_cards(cards, width, height, UNICODE)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height


@examples(80)
@given(CARDS, st.sampled_from([(26, 2), (37, 2), (43, 3)]))
def test_a_card_shows_everything(card: PlayerCard, size: tuple[int, int]) -> None:
    card = replace(card, name="Margrave")
    upper, lower = draw_player_cards([card], *size, UNICODE).text().splitlines()[:2]
    assert f"{LETTERS[card.colour]}{UNICODE.players[card.colour]} Margrave" in upper
    assert upper.rstrip().endswith(f" {card.score}") or f" {card.score} " in f"{upper} "
    if card.gain and not card.state:
        assert card.gain in upper
    assert f"{card.in_hand:>2}" in lower
    assert (" D " in lower, " W " in lower) == (card.dragon, card.witch)
    nobles = (f"{UNICODE.noble}{card.nobles}", f"{UNICODE.noble} {count(card.nobles, 'Noble')}")
    assert lower.rstrip().endswith(nobles)
    full, empty = UNICODE.bar[0], UNICODE.bar[1]
    counted = lower.count(full) + lower.count(empty)
    assert counted in (0, 19), "a bar of signs that can be counted has one for each marker"
    if counted:
        assert lower.count(full) == card.in_hand
    else:
        assert (UNICODE.link in lower) == (card.in_hand > 0)
        assert (UNICODE.line in lower) <= (card.in_hand < 19)


@examples(80)
@given(st.lists(CARDS, min_size=2, max_size=5))
def test_one_line_a_player_at_80_columns(cards: list[PlayerCard]) -> None:
    """Beside a hint: name, score, markers, cards and Nobles of each in one line."""
    cards = [replace(card, name="Duchess", score=card.score % 100) for card in cards]
    lines = draw_player_cards(cards, 26, len(cards), UNICODE).text().splitlines()
    for card, line in zip(cards, lines, strict=True):
        held = ("D" if card.dragon else " ") + ("W" if card.witch else " ")
        assert line[1:].split()[1:4] == ["Duchess", str(card.score), str(card.in_hand)], line
        assert f"{card.in_hand:>2} {held} {UNICODE.noble}{card.nobles}" in line


@pytest.mark.parametrize("width", range(24, 45))
def test_in_one_line_each_the_figures_stand_in_columns(width: int) -> None:
    """However long the names: there is a gap before the score, and all scores end in one column."""
    scored = {"You": 17, "Margrave": 4, "Zebedee the Great": 9}
    for names in (("You", "Margrave"), ("You", "Zebedee the Great"), tuple(scored)):
        cards = [
            PlayerCard(n, name, scored[name], 12, dragon=True, witch=True, nobles=n, sign="✓")
            for n, name in enumerate(names)
        ]
        canvas = draw_player_cards(cards, width, len(cards), UNICODE)
        grounds = []
        for card, row in zip(cards, canvas.rows(), strict=True):
            shown = [role.endswith(f"number on player-{card.colour}") for _, role in row]
            at = shown.index(True)
            before = "".join(text for text, _ in row[:at])
            assert before.endswith(" "), before
            grounds.append((len(before), len(row[at][0])))
        assert len(set(grounds)) == 1, canvas.text()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_side_by_side_in_60_columns(players: int) -> None:
    names = ("Ann", "Baron", "Cid", "Dee", "Eve")[:players]
    cards = [
        PlayerCard(n, name, 10 + n, 9 + n, dragon=True, witch=n > 0, nobles=n, sign="✓")
        for n, name in enumerate(names)
    ]
    upper, lower = draw_player_cards(cards, 60, 2, UNICODE).text().splitlines()
    for n, name in enumerate(names):
        assert name in upper and str(10 + n) in upper
        assert f"{9 + n:>2} {'DW' if n else 'D '} {UNICODE.noble}{n} ✓" in lower


HAND_CARDS_CARDS = (
    *(Card(str(region)) for region in REGIONS),
    Card.KNIGHT,
    Card.DRAGON,
    Card.WITCH,
)


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
    faces = [face(card, "first" if card is Card.REGION_6 else "") for card in HAND_CARDS_CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert [card for _, card in zones] == list(HAND_CARDS_CARDS)
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
    faces = [face(card, held=card is not Card.DRAGON) for card in HAND_CARDS_CARDS]
    draw_hand(canvas, faces, Glyphs.ascii())
    assert "spent" in canvas.text() or " - " in canvas.text()
    assert canvas.text().isascii()


def test_in_60_columns_every_card_is_a_tile() -> None:
    canvas = Canvas(58, 2)
    faces = [face(card, "first" if card is Card.KNIGHT else "") for card in HAND_CARDS_CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert below == 1 and all(area.height == 1 for area, _ in zones)
    assert canvas.text().split() == ["1", "2", "3", "4", "5", "6", "7", "8", "K✓", "D", "W"]


def test_in_80_columns_knight_dragon_and_witch_have_their_names() -> None:
    canvas = Canvas(78, 3)
    faces = [face(card, "first" if card is Card.REGION_4 else "") for card in HAND_CARDS_CARDS]
    zones, below = draw_hand(canvas, faces, Glyphs.unicode())
    assert below == 1
    assert all(area.right <= 78 for area, _ in zones)
    assert "4 ✓" in canvas.text()
    assert "K Knight D Dragon" in canvas.text() and "W Witch" in canvas.text()


WORDS = short_names(kingdom())

shown_cards = st.builds(
    lambda cards, down: ShownCards(tuple(cards), (), min(down, 3 - len(cards))),
    st.lists(st.sampled_from([c for c in Card if c is not Card.DECLINING_KNIGHT]), max_size=3),
    st.integers(0, 3),
)


def table_of(cards: list[ShownCards], lit: tuple[tuple[int, int], ...] = ()) -> PlayedCards:
    names = ("Regent", "Baron", "Duchess", "Abbot", "Margrave")[: len(cards)]
    return PlayedCards(tuple(cards), names, (0, 1, 2, 3, 4)[: len(cards)], WORDS, lit)


@examples(60)
@given(
    st.lists(shown_cards, min_size=2, max_size=5),
    st.integers(10, 200),
    st.integers(1, 5),
    st.sampled_from([UNICODE, Glyphs.ascii()]),
)
def test_the_cards_fit_at_every_size(
    cards: list[ShownCards], width: int, height: int, glyphs: Glyphs
) -> None:
    canvas = draw_played_cards(table_of(cards), width, height, glyphs)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_has_its_word_at_120_columns(players: int) -> None:
    """Each region's word is whole with up to five players, and every card keeps its place."""
    cards = [ShownCards((Card("6"), Card("8"), Card("K")))] * players
    canvas = draw_played_cards(table_of(cards), 118, 4, UNICODE)
    text = canvas.text()
    assert [text.count(word) for word in ("Wizard", "Castle", "Knight")] == [players] * 3
    witch = [ShownCards((Card("W"),)), *cards[1:]]
    moved = draw_played_cards(table_of(witch), 118, 4, UNICODE).text()
    assert moved.splitlines()[0] == text.splitlines()[0]


def test_only_the_newest_card_is_lit_and_backs_say_nothing() -> None:
    cards = [ShownCards((Card("6"), Card("D")), (), 1), ShownCards((), (), 3)]
    canvas = draw_played_cards(table_of(cards, lit=((0, 1),)), 118, 4, UNICODE)
    roles = [role for row in canvas.rows() for _, role in row]
    assert any("raised-D" in role for role in roles)
    assert not any("raised-6" in role for role in roles)
    assert any("card-6" in role for role in roles)
    lines = canvas.text().splitlines()
    at = lines[0].index("B▲")
    assert not any(sign.isalnum() for line in lines[1:] for sign in line[at:])
