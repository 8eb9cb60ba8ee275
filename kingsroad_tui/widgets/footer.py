"""The footer: the keys of what has the focus."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from textual import widgets
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.reactive import reactive
from textual.screen import Screen
from textual.widgets._footer import FooterKey

from kingsroad_tui.keys import registry
from tabletop.words.voice import phrase

_KEPT: Final = ("f1", "q", "escape")
"""The keys that have a place in every line, however short: help, and the way out."""

_AROUND: Final = 3
"""Free cells around a key and its words."""


_SHARED: Final = 1
"""Of these, those behind the last key, where the line before the palette's may stand."""


class _Shown(NamedTuple):
    """What the footer says of a key, and whether it can be pressed now."""

    binding: Binding
    words: str
    display: str
    enabled: bool
    tooltip: str


class _Key(FooterKey):
    """A key and its words, never compact but for the palette's.

    Textual's own becomes compact and then not, and has its style worked out anew each time.
    """

    compact = reactive(False, init=False)

    def __init__(self, shown: _Shown, classes: str = "") -> None:
        binding, words, display, enabled, tooltip = self.shown = shown
        super().__init__(
            binding.key,
            display,
            words,
            binding.action,
            disabled=not enabled,
            tooltip=tooltip,
            classes=classes,
        )

    def show(self, shown: _Shown) -> None:
        """Says something else, in its place."""
        if shown == self.shown:
            return
        binding, self.description, self.key_display, enabled, self.tooltip = self.shown = shown
        self.key, self.action = binding.key, binding.action
        self._disabled = not enabled
        self.set_class(not enabled, "-disabled")
        self.refresh(layout=True)


class Footer(widgets.Footer):
    """Shows keys even without the focus, as in a page of a browser that nobody has clicked yet.

    Textual's own footer stays empty until the window gets the focus, and is made anew whenever
    the keys might be others; this one when they are.
    """

    _said: tuple[_Shown, ...] = ()
    """What the footer says."""

    _due = False
    """Whether it is going to be looked through after the next refresh."""

    def compose(self) -> ComposeResult:
        """The keys; of several for the same thing the first one, and the palette's at the end."""
        yield from map(_Key, self._said)
        palette = self.screen.active_bindings.get(self.app.COMMAND_PALETTE_BINDING)
        if self._said and palette is not None and self.show_command_palette:
            said = self._shown(palette)._replace(
                words=phrase("shell-palette"), tooltip=phrase("shell-palette.about")
            )
            yield _Key(said, "-command-palette -compact")

    def bindings_changed(self, screen: Screen[Any]) -> None:
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

    def on_shown_anew(self) -> None:
        self._said = ()
        self._look_again()

    def _look_again(self) -> None:
        if not self._due:
            self._due = True
            self.call_after_refresh(self._say)

    async def _say(self) -> None:
        self._due = False
        if not self.is_attached:
            return
        active = self.screen.active_bindings.values()
        by_action: dict[str, ActiveBinding] = {}
        for one in active:
            if one.binding.show:
                by_action.setdefault(one.binding.action, one)
        said = tuple(map(self._shown, by_action.values()))
        if said == self._said:
            return
        kept = len(said) == len(self._said)
        self._said = said
        if kept:
            for key, shown in zip(self.query(_Key), said, strict=False):  # the palette's stays
                key.show(shown)
        else:
            await self.recompose()
        self._fit_in()

    def _shown(self, active: ActiveBinding) -> _Shown:
        binding = active.binding
        display = self.app.get_key_display(binding)
        words, about = registry.words_of(binding), registry.about(binding)
        return _Shown(binding, words, display, active.enabled, about)


def _width(key: FooterKey) -> int:
    """The cells that a key and its words take."""
    return cell_len(key.key_display) + cell_len(key.description) + _AROUND
