"""The footer: the keys of what has the focus."""

from __future__ import annotations

from typing import Any

from textual import widgets
from textual.screen import Screen


class Footer(widgets.Footer):
    """Shows keys even without the focus, as in a page of a browser that nobody has clicked yet.

    Textual's own footer stays empty until the window gets the focus, and is made anew whenever
    the keys might be others; this one when they are.
    """

    _told: tuple[object, ...] = ()
    """What the footer says."""

    _due = False
    """Whether it is going to be looked through after the next refresh."""

    def bindings_changed(self, screen: Screen[Any]) -> None:
        self._bindings_ready = True
        shown = screen.app.app_focus or not self.children
        if shown and self.is_attached and screen is self.screen:
            self._look_again()

    def on_glyphs_changed(self) -> None:
        self._look_again()

    def _look_again(self) -> None:
        if not self._due:
            self._due = True
            self.call_after_refresh(self._tell)

    async def _tell(self) -> None:
        self._due = False
        if not self.is_attached:
            return
        told = tuple(
            (active.binding, self.app.get_key_display(active.binding), active.enabled)
            for active in self.screen.active_bindings.values()
            if active.binding.show
        )
        if told != self._told:
            self._told = told
            await self.recompose()
