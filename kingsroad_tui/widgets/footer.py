"""The footer: the keys of what has the focus."""

from __future__ import annotations

from typing import Any

from textual import widgets
from textual.screen import Screen


class Footer(widgets.Footer):
    """Shows keys even without the focus, as in a page of a browser that nobody has clicked yet.

    Textual's own footer stays empty until the window gets the focus.
    """

    def bindings_changed(self, screen: Screen[Any]) -> None:
        super().bindings_changed(screen)
        shown = bool(self.children) or screen.app.app_focus
        if not shown and self.is_attached and screen is self.screen:
            self.call_after_refresh(self.recompose)

    def on_glyphs_changed(self) -> None:
        self.call_after_refresh(self.recompose)
