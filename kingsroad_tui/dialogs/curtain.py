"""The curtain: between two people at one terminal, so that nobody sees another's cards."""

from __future__ import annotations

from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from kingsroad_tui.host import Host
from kingsroad_tui.navigation import GoHome
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


class CurtainScreen(Screen[None]):
    """Covers everything until the next person is alone with it."""

    CSS_PATH = "../styles/curtain.tcss"
    AUTO_FOCUS = "#ready"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "I'm here", tooltip="Show my cards", id="curtain.ready"),
        Binding("q", "leave", "Leave", tooltip="To the first screen", id="curtain.leave"),
    ]

    app = getters.app(Host)

    def __init__(self, player: str) -> None:
        """``player`` is the name of the person who takes over."""
        super().__init__()
        self._player = player

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield PlainStatic(
                Content.assemble("Pass the keyboard to ", (self._player, "bold"), "."),
                id="who",
                classes="line",
            )
            yield PlainStatic("Everyone else, look away.", classes="line")
            yield PlainButton(f"I'm {self._player}: show my cards", variant="primary", id="ready")
        yield Footer()

    @on(PlainButton.Pressed)
    def action_ready(self) -> None:
        self.dismiss()

    def action_leave(self) -> None:
        self.app.post_message(GoHome())
