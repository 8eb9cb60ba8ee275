"""Help: what the panes of the screen below are for, and every key that works there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Static

from kingsroad_tui.keys import Key, keys_of, shown_keys
from kingsroad_tui.widgets.footer import Footer

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad

_KEY_WIDTH = 18


class HelpScreen(ModalScreen[None]):
    """Help for the pane in focus first, then for the others, then the keys."""

    CSS_PATH = "../styles/help.tcss"
    AUTO_FOCUS = "#help-page"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "escape,f1,question_mark,q", "leave", "Close", tooltip="Close the help", id="help.close"
        ),
        Binding("r", "rules", "Rules", tooltip="Read the rules", id="help.rules"),
    ]
    app: KingsRoad

    def compose(self) -> ComposeResult:
        """One page that can be scrolled."""
        with Vertical(id="help-box"):
            yield Static("Help", id="help-title")
            with VerticalScroll(id="help-page"):
                yield Static(id="help-text")
        yield Footer()

    def on_mount(self) -> None:
        """Looks at the screen below."""
        below = self.app.screen_stack[-2]
        first, others = told_by(below)
        changed = self.app.settings.keys
        parts = [*first]
        for context, source in (("here", below), ("everywhere", self.app)):
            keys = key_lines(keys_of(context, type(source).BINDINGS), changed)
            parts.append(Content.assemble((f"Keys {context}\n", "bold $primary"), keys))
        if others:
            parts.append(Content.styled("What else is on the screen", "bold $primary"))
        parts += others
        self.query_one("#help-text", Static).update(Content("\n\n").join(parts))

    def action_leave(self) -> None:
        """Back to the screen below."""
        self.dismiss()

    def action_rules(self) -> None:
        """The rules instead."""
        self.dismiss()
        self.app.go("rules")


def told_by(screen: Screen[object]) -> tuple[list[Content], list[Content]]:
    """What the pane in focus and the screen say of themselves, and what the other panes say."""
    focused = screen.focused.ancestors_with_self if screen.focused else []
    first = [*focused, screen]
    shown = [widget for widget in screen.query(Widget) if widget.is_on_screen]
    told = {type(node): node.HELP for node in [*first, *shown] if node.HELP}
    near = {type(node) for node in first}
    return (
        [Content(text) for kind, text in told.items() if kind in near],
        [Content(text) for kind, text in told.items() if kind not in near],
    )


def key_lines(rows: list[Key], changed: dict[str, str]) -> Content:
    """What the keys do, with the keys that settings put in place of the default ones.

    Keys that do the same in words, such as those of the cards, share a line.
    """
    shared: dict[str, list[str]] = {}
    for row in rows:
        shared.setdefault(row.tooltip, []).append(shown_keys(changed.get(row.id, row.keys)))
    lines: list[Content] = []
    for tooltip, keys in shared.items():
        shown = " ".join(keys)
        gap = "\n" + " " * (_KEY_WIDTH - 1) if len(shown) >= _KEY_WIDTH else ""
        lines.append(
            Content.assemble((f"{shown:<{_KEY_WIDTH - 1}}", "bold $accent"), f"{gap} {tooltip}")
        )
    return Content("\n").join(lines)
