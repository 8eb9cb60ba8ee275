"""What each round brought, in numbers, where lines would run into each other."""

from __future__ import annotations

import re

import pytest

from kingsroad_tui.drawing.line_chart import draw_points_table
from kingsroad_tui.kingsroad.play.score_chart import FINAL, score_chart
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.legal import random_game
from tests.support.seats import NAMES

UNICODE, ASCII = Glyphs.unicode(), Glyphs.ascii()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [56, 76])
def test_the_rows_add_up_to_the_points_of_the_game(players: int, width: int) -> None:
    game = random_game(players, 3)
    chart = score_chart(game, range(players), NAMES[:players])
    canvas = draw_points_table(chart, (width, players + 2), UNICODE)
    assert canvas is not None
    heading, *rows, legend = canvas.text().split("\n")
    assert heading.split()[-1] == FINAL and legend.strip().endswith(".")
    shown = heading.split()[2:]
    left_out = len(chart.x_labels) - 1 - len([label for label in shown if label != "…"])
    for row, series, score in zip(rows, chart.series, game.position.scores, strict=True):
        gained = [0 if cell == "·" else int(cell) for cell in row.split()[2:]]
        assert len(gained) == len(series.values) - 1 - left_out
        assert sum(gained) == score - series.values[left_out]
    assert ("…" in heading) == (left_out > 0)


def test_whoever_leads_after_a_round_stands_out() -> None:
    game = random_game(3, 3)
    chart = score_chart(game, range(3), NAMES[:3])
    canvas = draw_points_table(chart, (76, 5), UNICODE)
    assert canvas is not None
    values = [series.values for series in chart.series]
    for seat, row in enumerate([*canvas.rows()][1:4]):
        marked = "".join(text if role == f"ahead-{seat}" else "|" for text, role in row)
        led = [one for one in marked.split("|") if one.strip()]
        assert [int(one.replace("·", "0")) for one in re.findall(r"\d+|·", " ".join(led))] == [
            values[seat][at] - values[seat][at - 1]
            for at in range(1, len(chart.x_labels))
            if values[seat][at] == max(own[at] for own in values) > 0
        ]


def test_there_is_none_without_room_and_it_is_drawn_in_plain_signs() -> None:
    game = random_game(4, 3)
    chart = score_chart(game, range(4), NAMES[:4])
    assert draw_points_table(chart, (76, 4), UNICODE) is None
    assert draw_points_table(chart, (12, 6), UNICODE) is None
    canvas = draw_points_table(chart, (50, 6), ASCII)
    assert canvas is not None and canvas.text().isascii()
