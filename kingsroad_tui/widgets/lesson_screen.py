"""What the screens share on which one learns: a table, a panel that speaks, and a hand."""

from __future__ import annotations

from collections.abc import Callable

from textual import getters, on
from textual.screen import Screen

from kingsroad.cards import Card
from kingsroad_tui.host import Host
from kingsroad_tui.session.selection_builder import SelectionBuilder
from kingsroad_tui.widgets.choosing import ChoosingActions, ChoosingView
from kingsroad_tui.widgets.hand import HandPane
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.lesson_panel import LessonPanel
from kingsroad_tui.widgets.table_view import TableView


class LessonScreen(ChoosingActions, Screen[None]):
    """Cards are chosen by keys and mouse; a subclass says what comes of them."""

    CSS_PATH = "../styles/learn.tcss"

    app = getters.app(Host)

    view = getters.query_one(TableView)
    choosing = getters.query_one(ChoosingView)
    panel = getters.query_one(LessonPanel)

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing, whichever way it was asked for."""
        raise NotImplementedError

    def show_choice(self, seat: int) -> None:
        """Shows on the map what the cards chosen so far would do."""
        if self.choosing.builder is not None:
            self.view.show_choice(seat, self.choosing.builder)

    def action_forward(self) -> None:
        """Plays the cards; goes on."""
        raise NotImplementedError

    def action_back(self) -> None:
        """Drops the last card."""
        self.change_choice(SelectionBuilder.back)

    @on(HandPane.CardPressed)
    def _card_pressed(self, event: HandPane.CardPressed) -> None:
        self.action_card(event.card.value)

    @on(HandPane.BackPressed)
    def _back_pressed(self) -> None:
        self.action_back()

    @on(HandPane.CommitPressed)
    def _commit_pressed(self) -> None:
        self.action_forward()

    @on(Kingdom.RegionClicked)
    def _region_clicked(self, event: Kingdom.RegionClicked) -> None:
        self.action_card(str(event.region))

    @on(Kingdom.RegionLookedAt)
    def _region_looked_at(self, event: Kingdom.RegionLookedAt) -> None:
        self.choosing.explain(None if event.region is None else Card(str(event.region)))
