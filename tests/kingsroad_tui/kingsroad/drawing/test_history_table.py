"""The history as a table: every round, everybody's points, what was played last."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import Selection
from kingsroad.rounds import reveal
from kingsroad_tui.drawing.canvas import spans_width
from kingsroad_tui.kingsroad.drawing.history_table import PresentRound, history_rows
from kingsroad_tui.kingsroad.play.narration import points_by_region
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from tests.support.builders import position
from tests.support.examples import examples
from tests.support.legal import random_game

UNICODE = Glyphs.unicode()


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
