"""The footer: the keys of what has the focus."""

from __future__ import annotations

from typing import Any

from textual import widgets
from textual.screen import Screen


class Footer(widgets.Footer):
    """Shows keys also in a window without the focus, such as a page in a browser not clicked yet.

    Textual's own stays empty until the window gets the focus.
    """

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """Takes note of other keys; the first ones are shown in any case."""
        super().bindings_changed(screen)
        shown = bool(self.children) or screen.app.app_focus
        if not shown and self.is_attached and screen is self.screen:
            self.call_after_refresh(self.recompose)
