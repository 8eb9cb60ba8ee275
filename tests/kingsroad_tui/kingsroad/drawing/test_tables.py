"""The players' cards: everything about everybody, at any size they get.

The cards of the hand, large and small.

The cards on the table during a reveal: what is turned is seen, what lies face down is not.

The history as a table: every round, everybody's points, what was played last.

The score track, at any size and with any scores.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import REGIONS, kingdom
from kingsroad.cards import Card, Selection
from kingsroad.position import Position
from kingsroad.rounds import reveal
from kingsroad_tui.drawing.canvas import Canvas, spans_width
from kingsroad_tui.kingsroad.drawing.hand_cards import CardFace, draw_hand
from kingsroad_tui.kingsroad.drawing.history_table import PresentRound, history_rows
from kingsroad_tui.kingsroad.drawing.player_cards import (
    PlayedCards,
    PlayerCard,
    draw_played_cards,
    draw_player_cards,
)
from kingsroad_tui.kingsroad.play.narration import points_by_region
from kingsroad_tui.kingsroad.play.reveal_frame import ShownCards
from kingsroad_tui.kingsroad.play.score_track import draw_track
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.lists import count
from tests.support.app.screen_positions import ODD_NAMES, positions
from tests.support.builders import position
from tests.support.examples import examples
from tests.support.legal import random_game

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
    return CardFace(card, name, word, order, held=held, spent="spent", open=True)


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


@examples(25)
@given(st.integers(2, 5), st.integers(0, 50), st.sampled_from([25, 35, 41, 120]))
def test_every_round_has_a_row_with_everybodys_points(players: int, seed: int, width: int) -> None:
    game = random_game(players, seed, rounds=8)
    rows = list(
        history_rows(game.reports, None, {}, colours=range(players), width=width, glyphs=UNICODE)
    )
    texts = ["".join(text for text, _ in row) for row in rows]
    assert all(spans_width(row) <= width for row in rows)
    assert texts[0].startswith(("Round", "Rd")) or width == 25
    heading = texts[0].split()[-players:]
    assert heading == [f"{LETTERS[n]}{UNICODE.players[n]}" for n in range(players)]
    below = texts[1:]
    for report in reversed(game.reports):
        at = next(n for n, text in enumerate(below) if text[:3] == f"{report.before.round:>2}:")
        row = " ".join(below[at : at + 2])
        points = [f"{gained:+}" if gained else UNICODE.dot for gained in report.gained]
        assert any([w for w in text.split() if w in points][-players:] == points for text in below)
        for score in report.scored:
            assert str(score.region) in row[2:]
        below = below[at + 1 :] if at + 1 < len(below) else below


def test_cards_are_named_where_there_is_little_room() -> None:
    """A line a player at 80 columns, also with five of them; numbers only where they fit in."""
    where = position(3)
    selections = [Selection.parse(word) for word in ("68K", "164", "25K")]
    revealed = reveal(where, selections)
    rows = list(history_rows([], revealed, {}, colours=range(3), width=25, glyphs=UNICODE))
    assert ["".join(text for text, _ in row) for row in rows][2:] == [
        "A● Wizard, Castle, Knight",
        "B▲ Deep, Wizard, Hills",
        "C■ Lair, Dark, Knight",
    ]
    assert all(spans_width(row) <= 25 for row in rows)


def test_everybodys_cards_begin_in_the_same_column() -> None:
    """Also where one line is too long for the margin of the others."""
    selections = [Selection.parse(word) for word in ("136", "W", "46K")]
    revealed = reveal(position(3), selections)
    for width in range(25, 60):
        rows = list(history_rows([], revealed, {}, colours=range(3), width=width, glyphs=UNICODE))
        lines = ["".join(text for text, _ in row) for row in rows]
        starts = {line.find(badge) for badge in ("A● ", "B▲ ", "C■ ") for line in lines[2:]}
        assert len(starts - {-1}) == 1, lines


def test_the_round_being_revealed_comes_first() -> None:
    where = position(3)
    selections = [Selection.parse(word) for word in ("W12", "164", "25K")]
    revealed = reveal(where, selections)
    rows = history_rows([], revealed, {}, colours=range(3), width=35, glyphs=UNICODE)
    texts = ["".join(text for text, _ in row) for row in rows]
    assert texts[1].split() == ["Round", "1:", "cards", "so", "far"]
    assert [" ".join(text.split()) for text in texts[2:]] == [
        "A● Witch",
        "B▲ 1 Deep, 6 Wizard, 4 Hills",
        "C■ 2 Lair, 5 Dark, Knight",
    ]


def test_signs_of_cards_are_explained_where_names_have_no_room() -> None:
    game = random_game(3, 5, rounds=2)
    for width, explained in ((25, False), (37, False), (120, True)):
        rows = history_rows(game.reports, None, {}, colours=range(3), width=width, glyphs=UNICODE)
        words = " ".join("".join(text for text, _ in row) for row in rows)
        assert ("K Knight, D Dragon" in " ".join(words.split())) == explained


@given(st.integers(2, 5), st.integers(0, 20))
@examples(15)
def test_points_by_region_add_up_to_the_points_gained(players: int, seed: int) -> None:
    game = random_game(players, seed)
    total = points_by_region(game.reports)
    for seat in range(players):
        gained = sum(report.gained[seat] for report in game.reports)
        assert sum(points[seat] for points in total.values()) == gained


def test_the_final_scoring_has_a_row_of_its_own() -> None:
    """Above the last round, whose regions are named and whose points stay apart."""
    board = position(3).board
    present = PresentRound(10, board, (3, 5), (6, 0, 1), (0, 14, 18))
    rows = history_rows([], present, {}, colours=range(3), width=37, glyphs=UNICODE)
    texts = ["".join(text for text, _ in row).split() for row in rows]
    assert texts[1] == ["Final", "scoring", "·", "+14", "+18"]
    assert texts[2] == ["10:", "3", "Ruins,", "5", "Dark", "+6", "·", "+1"]


def test_a_long_reason_keeps_its_margin() -> None:
    game = random_game(2, 1, rounds=2)
    reason = "guessed the others take the obvious region"
    rows = history_rows(game.reports, None, {1: reason}, colours=range(2), width=30, glyphs=UNICODE)
    texts = ["".join(text for text, _ in row) for row in rows]
    at = next(n for n, text in enumerate(texts) if "guessed" in text)
    assert texts[at].startswith("   B▲ guessed the others")
    assert texts[at + 1].startswith("      ") and texts[at + 1].strip()
    assert all(len(text) <= 30 for text in texts)


def test_the_same_reason_is_said_once() -> None:
    game = random_game(3, 1, rounds=2)
    reasons = {1: "went for the next regions", 2: "went for the next regions"}
    rows = history_rows(game.reports, None, reasons, colours=range(3), width=37, glyphs=UNICODE)
    texts = ["".join(text for text, _ in row).rstrip() for row in rows]
    assert texts.count("   B▲ C■ went for the next regions") == 1
    assert "took" not in "".join(text for text in texts if "B▲ C■ took" not in text)


COLOURS = (0, 1, 2, 3, 4)


@examples(60)
@given(positions(), st.integers(0, 200), st.integers(0, 8))
def test_the_track_fits_and_shows_everybody(where: Position, width: int, height: int) -> None:
    canvas = draw_track(where, width, height, UNICODE, COLOURS)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height
    if width >= 20 and height:
        text = canvas.text()
        assert all(text.count(UNICODE.players[seat]) == 1 for seat in where.seats)


@examples(60)
@given(positions(), st.integers(20, 200))
def test_no_token_stands_on_a_number_or_beside_one(where: Position, width: int) -> None:
    """Numbers that a token would touch are left out: ``▲10`` is no score."""
    text = draw_track(where, width, 1, UNICODE, COLOURS).text()
    tokens = UNICODE.players[: where.num_players]
    for at, sign in enumerate(text):
        if sign in tokens:
            assert not any(beside.isdigit() for beside in text[max(at - 1, 0) : at + 2])


@st.composite
def close_scores(draw: st.DrawFn) -> Position:
    """Scores as games have them near their end: ties, just below 40, 40 itself, far above."""
    some = st.one_of(st.integers(26, 44), st.integers(0, 40), st.integers(0, 150))
    scores = draw(st.lists(some, min_size=2, max_size=5))
    if draw(st.booleans()):
        scores[0] = scores[1]
    return replace(position(len(scores)), scores=tuple(scores))


def read_track(text: str, where: Position) -> list[tuple[int, int, int]]:
    """Column, score and length of every token and figure of a line, from left to right."""
    figures = [(at.start(), int(at.group()), len(at.group())) for at in re.finditer(r"\d+", text)]
    ticks = [(at, 40, 1) for at, sign in enumerate(text) if sign == UNICODE.side]
    tokens = [
        (text.index(UNICODE.players[seat]), where.scores[seat], 1)
        for seat in where.seats
        if UNICODE.players[seat] in text
    ]
    return sorted([*figures, *ticks, *tokens])


@examples(300)
@given(close_scores(), st.integers(20, 120), st.data())
def test_the_order_of_tokens_and_figures_is_never_false(
    where: Position, width: int, data: st.DataObject
) -> None:
    """Nobody below a figure stands right of it, nobody with as much or more left of it."""
    gained = tuple(data.draw(st.integers(0, score)) for score in where.scores)
    shown = read_track(draw_track(where, width, 1, UNICODE, COLOURS, gained=gained).text(), where)
    assert len([each for each in shown if each[2] == 1]) >= where.num_players
    assert [score for _, score, _ in shown] == sorted(score for _, score, _ in shown)


@examples(300)
@given(close_scores(), st.integers(20, 120), st.integers(1, 2))
def test_nothing_moves_the_40(where: Position, width: int, height: int) -> None:
    """Its place is a matter of width and of the end of the track; a tick may stand for it."""
    rows = draw_track(where, width, height, UNICODE, COLOURS).text().splitlines()
    rows = rows if height <= where.num_players else rows[-1:]
    places = {at for at, score, length in read_track(rows[-1], where) if score == 40}
    highest = max(where.scores)
    last = 50 if highest == 40 else max(40, -(-highest // 10) * 10)
    true = round(40 * (width - len(str(last))) / last)
    marks = [
        at for at in (rows[-1].find("40"), rows[-1].find(UNICODE.side)) if at >= 0 and at in places
    ]
    assert marks in ([true], []) if height <= where.num_players else True
    if where.num_players <= 3 and width >= 28:
        assert marks


@pytest.mark.parametrize(
    "scores", [(37, 30), (38, 30), (26, 32, 37), (30, 32, 39), (39, 39, 39, 39, 39), (40, 39)]
)
def test_near_the_end_everybody_stands_where_he_is(scores: tuple[int, ...]) -> None:
    """Once 40 gave way to the tokens beside it, so that 37 points looked like more than 40."""
    where = replace(position(len(scores)), scores=scores)
    for width in range(22, 60):
        text = draw_track(where, width, 1, UNICODE, COLOURS).text()
        for seat, score in enumerate(scores):
            assert (text.index(UNICODE.players[seat]) < text.index("40")) == (score < 40)


@examples(60)
@given(positions(), st.integers(20, 200), st.integers(1, 2), st.data())
def test_figures_are_whole_and_the_end_is_always_marked(
    where: Position, width: int, height: int, data: st.DataObject
) -> None:
    """Nobody's way covers half a number, and nothing takes the 40 away."""
    gained = tuple(data.draw(st.integers(0, score)) for score in where.scores)
    text = draw_track(where, width, height, UNICODE, COLOURS, gained=gained).text()
    numbers = re.findall(r"\d+", text)
    assert "40" in numbers or UNICODE.side in text or min(where.scores) >= 40
    assert all(int(number) % 10 == 0 for number in numbers)


def test_whoever_has_more_points_stands_further_on() -> None:
    """Even on a short track, where those behind need more places than there are points."""
    where = replace(position(3), scores=(2, 0, 0))
    for width in range(20, 41):
        tokens = [
            s
            for s in draw_track(where, width, 1, UNICODE, COLOURS).text()
            if s in "".join(UNICODE.players)
        ]
        assert tokens == [UNICODE.players[seat] for seat in (1, 2, 0)]


def test_the_track_goes_on_past_forty() -> None:
    early = replace(position(2), scores=(20, 0))
    late = replace(position(2), scores=(80, 20))
    where = [
        draw_track(p, 81, 1, UNICODE, COLOURS).text().index(UNICODE.players[0])
        for p in (early, late)
    ]
    assert where == [40, 79]
