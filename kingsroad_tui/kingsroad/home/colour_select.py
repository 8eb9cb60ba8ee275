"""The choice of a player's colour, shown as the badge that it gives."""

from __future__ import annotations

from textual import getters
from textual.content import Content
from textual.widgets import Select

from kingsroad_tui.kingsroad.drawing.player_cards import player_badge
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import ChoiceField


class ColourSelect(ChoiceField[int]):
    """Chooses one of the five player colours, 0 to 4."""

    app = getters.app(Host)

    def __init__(self, colour: int, glyphs: Glyphs, *, id: str | None = None) -> None:
        super().__init__(_badges(glyphs), value=colour, allow_blank=False, compact=True, id=id)

    def on_glyphs_changed(self) -> None:
        colour = self.value
        assert isinstance(colour, int)
        with self.prevent(Select.Changed):
            self.set_options(_badges(self.app.glyphs))
            for choice in ((colour + 1) % len(LETTERS), colour):  # only a change shows the badge
                self.value = choice


def _badges(glyphs: Glyphs) -> list[tuple[Content, int]]:
    return [(player_badge(colour, glyphs), colour) for colour in range(len(LETTERS))]
