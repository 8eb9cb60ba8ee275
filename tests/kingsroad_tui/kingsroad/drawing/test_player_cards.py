"""The players' cards: everything about everybody, at any size they get."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad_tui.kingsroad.drawing.player_cards import PlayerCard, draw_player_cards
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
