"""What the screens share on which one learns: a table, a panel that speaks, and a hand."""

from __future__ import annotations

from textual import getters

from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.learn.panel import LessonPanel


class LessonScreen(ChoosingScreen):
    """A panel says what comes of the cards."""

    CSS_PATH = "../styles/learn.tcss"

    view = getters.query_one(TableView)
    panel = getters.query_one(LessonPanel)

    def show_choice(self, seat: int) -> None:
        """Shows on the map what the cards chosen so far would do."""
        if self.choosing.builder is not None:
            self.view.show_choice(seat, self.choosing.builder)
