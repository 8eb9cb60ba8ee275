"""Help: what one can do now, what the panes of the screen are for, every key that works there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from kingsroad_tui.keys import registry
from kingsroad_tui.keys.key_words import shown_keys, with_keys
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.screen_kinds import HasHelpNow
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

_KEY_WIDTH = 18


class HelpScreen(ModalScreen[None], HouseScreen[None]):
    """Help for the pane in focus first, then for the others, then the keys."""

    CSS_PATH = sheet("help")
    AUTO_FOCUS = "#help-page"
    BINDINGS: ClassVar[list[BindingType]] = registry.HELP_KEYS

    def compose(self) -> ComposeResult:
        with Vertical(id="help-box"):
            yield PlainStatic(Say("place-help"), id="help-title")
            with VerticalScroll(id="help-page"):
                yield PlainStatic(id="help-text")
        yield Footer()

    def on_mount(self) -> None:
        below = self.app.screen_stack[-2]
        first, others = help_texts(below)
        changed = self.app.settings.keys
        parts = [*help_now(below), *first]
        everywhere = registry.declared_bindings(type(self.app))
        here = [
            key
            for key in registry.bindings_on(below)
            if key.id not in _ids(everywhere) and offered(below, key)
        ]
        everywhere = [key for key in everywhere if offered(below, key)]
        for heading, bindings in (("keys-here", here), ("keys-everywhere", everywhere)):
            keys = key_lines(bindings, changed)
            parts.append(
                Content.assemble((f"{phrase(f'help-{heading}')}\n", "bold $primary"), keys)
            )
        if others:
            parts.append(Content.styled(phrase("help-what-else"), "bold $primary"))
        parts += others
        self.query_one("#help-text", PlainStatic).update(Content("\n\n").join(parts))

    def action_leave(self) -> None:
        self.dismiss()

    def action_rules(self) -> None:
        self.dismiss()
        self.app.go("rules")


def offered(screen: Screen[Any], key: Binding) -> bool:
    """Whether what a key does is offered where the screen is, as it stands."""
    return screen.app._check_action_state(key.action, screen) is not False


def _ids(bindings: list[Binding]) -> set[str | None]:
    return {binding.id for binding in bindings}


def help_now(screen: Screen[Any]) -> list[Content]:
    """What the screen itself says of what one can do there now."""
    if not isinstance(screen, HasHelpNow):
        return []
    return [
        Content.assemble((f"{heading}\n" if heading else "", "bold $primary"), text)
        for heading, text in screen.help_now()
    ]


def help_texts(screen: Screen[Any]) -> tuple[list[Content], list[Content]]:
    """The help of the pane in focus and of the screen, then that of the other panes shown."""
    focused = screen.focused.ancestors_with_self if screen.focused else []
    first = [*focused, screen]
    shown = [widget for widget in screen.query(Widget) if widget.is_on_screen]
    here = registry.keys_on(screen)
    said = ((node, _help_of(node)) for node in [*first, *shown])
    texts = {type(node): with_keys(phrase(f"help-{name}"), here) for node, name in said if name}
    near = {type(node) for node in first}
    return (
        [Content(text) for kind, text in texts.items() if kind in near],
        [Content(text) for kind, text in texts.items() if kind not in near],
    )


def _help_of(node: DOMNode) -> str | None:
    return (isinstance(node, HouseScreen) and node.brought_help) or node.HELP


def key_lines(bindings: Iterable[Binding], changed: Mapping[str, str]) -> Content:
    """A line for each thing that keys do, with the keys that settings have ``changed``.

    Keys that do the same, such as those of the cards, share a line.
    """
    shared: dict[str, list[str]] = {}
    for one in bindings:
        keys_now = shown_keys(changed.get(one.id or "", one.key))
        shared.setdefault(registry.about(one), []).append(keys_now)
    lines: list[Content] = []
    for about, keys in shared.items():
        shown = " ".join(keys)
        gap = "\n" + " " * (_KEY_WIDTH - 1) if len(shown) >= _KEY_WIDTH else ""
        lines.append(
            Content.assemble((f"{shown:<{_KEY_WIDTH - 1}}", "bold $accent"), f"{gap} {about}")
        )
    return Content("\n").join(lines)
