"""The curtain: between two people at one terminal, so that nobody sees another's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from kingsroad_tui.widgets.footer import Footer

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


class Curtain(Screen[None]):
    """Covers everything until the next person is alone with it."""

    CSS_PATH = "../styles/curtain.tcss"
    AUTO_FOCUS = "#ready"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "I am here", tooltip="Show my cards", id="curtain.ready"),
        Binding("q", "leave", "Leave", tooltip="To the first screen", id="curtain.leave"),
    ]
    app: KingsRoad

    def __init__(self, name: str) -> None:
        super().__init__()
        self._who = name

    def compose(self) -> ComposeResult:
        """Whose turn it is, and the way on."""
        with Vertical(id="curtain"):
            yield Static("Hand over the keyboard to", classes="line")
            yield Static(Content.styled(self._who, "bold"), id="who", classes="line")
            yield Static("Everybody else looks away now.", classes="line")
            yield Button("I am here: show my cards", variant="primary", id="ready")
        yield Footer()

    def on_button_pressed(self) -> None:
        """The same as the key."""
        self.action_ready()

    def action_ready(self) -> None:
        """Lifts the curtain."""
        self.dismiss()

    def action_leave(self) -> None:
        """To the first screen."""
        self.app.leave_for(self.app.go_home)
