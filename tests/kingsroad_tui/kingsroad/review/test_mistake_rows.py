"""The mistakes of a game in columns that line up in any room."""

from __future__ import annotations

import pytest

from advisor.messages.review import mistakes
from advisor.messages.verdicts import Goal
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.kingsroad.review.analysis_view import mistake_rows
from tests.support.legal import random_game
from tests.support.sample_review import sample_review


@pytest.mark.parametrize("width", [36, 43, 60])
@pytest.mark.parametrize("goal", [Goal.WIN, Goal.POINTS])
def test_rows_line_up_and_never_wrap(width: int, goal: Goal) -> None:
    game = random_game(5, 7)
    found = mistakes(sample_review(game).rounds)
    assert len(found) > 5
    names = ("You", "Margravine of the North", "Cid", "地主", "Ann")
    rows = mistake_rows(found, names, goal, game.board, width)
    assert len({width_of(row) for row in rows}) == 1
    assert width_of(rows[0]) <= width
    minus = {width_of(row[: row.rindex("?")].rstrip("?")) for row in rows}
    assert len(minus) == 1, "the signs of all rows stand below one another"


def test_cards_have_names_where_there_is_room() -> None:
    game = random_game(3, 5)
    found = mistakes(sample_review(game).rounds)
    for width, shown in ((70, "4 Hills, "), (44, " 4 6 Dragon "), (24, " 46D ")):
        rows = mistake_rows(found, game.players, Goal.WIN, game.board, width)
        assert any(shown in row for row in rows), rows
