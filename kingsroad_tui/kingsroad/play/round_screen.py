"""What the screens share on which cards are chosen and the rounds then told."""

from __future__ import annotations

from textual import getters, on

from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table_view import TableView


class RoundScreen(ChoosingScreen):
    """The table follows the story; while one is told, the keys that drop cards go through it."""

    view = getters.query_one(TableView)
    story = getters.query_one(StoryPanel)

    @on(StoryPanel.FrameShown)
    def _frame_shown(self, event: StoryPanel.FrameShown) -> None:
        cursor = self.story.cursor
        if cursor is not None and cursor.frame is event.frame:
            waits = self.story.waits or self.story.by_hand
            self.view.show_frame(event.frame, event.title, cursor, event.seconds, waits=waits)
            self.story.show_now(event.seconds)

    def action_back(self) -> None:
        """Drops the last card; in a story, goes back a step."""
        if self.story.telling:
            self.story.back()
        else:
            super().action_back()

    def action_pick(self) -> None:
        """Chooses the card looked at, or drops it; in a story, goes on."""
        if self.story.telling:
            self.story.forward()
        else:
            super().action_pick()

    def action_skip(self) -> None:
        """Drops all cards; in a story, goes to its end."""
        if self.story.telling:
            self.story.skip()
        else:
            self.change_choice(SelectionBuilder.clear)
