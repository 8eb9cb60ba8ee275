"""The cards on the table during a reveal: what is turned is seen, what lies face down is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import kingdom
from kingsroad.cards import Card
from kingsroad_tui.kingsroad.drawing.player_cards import PlayedCards, draw_played_cards
from kingsroad_tui.kingsroad.play.reveal_frame import ShownCards
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.examples import examples

UNICODE = Glyphs.unicode()
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
