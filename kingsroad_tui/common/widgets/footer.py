"""The footer: the keys of what has the focus."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from textual import widgets
from textual.screen import Screen
from textual.widgets._footer import FooterKey

_KEPT: Final = ("f1", "q", "escape")
"""The keys that have a place in every line, however short: help, and the way out."""

_AROUND: Final = 3
"""Free cells around a key and its words."""


_SHARED: Final = 1
"""Of these, those behind the last key, where the line before the palette's may stand."""


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

    def on_resize(self) -> None:
        self._fit_in()

    def _fit_in(self) -> None:
        """Leaves out whole keys where the line is too short: never those for help and leaving."""
        keys = list(self.query(FooterKey))
        by_worth = [key for key in keys if key.has_class("-command-palette")]
        by_worth += [key for key in reversed(keys) if key not in by_worth and key.key not in _KEPT]
        too_much = sum(map(_width, keys)) - _SHARED - self.size.width
        left_out = set()
        for key in by_worth:
            if too_much <= 0 or not self.size.width:
                break
            left_out.add(key)
            too_much -= _width(key)
        for key in keys:
            key.display = key not in left_out

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
            self._fit_in()


def _width(key: FooterKey) -> int:
    """The cells that a key and its words take."""
    return cell_len(key.key_display) + cell_len(key.description) + _AROUND
