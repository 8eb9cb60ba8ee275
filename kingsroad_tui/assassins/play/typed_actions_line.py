"""A line in which actions are typed in notation."""

from __future__ import annotations

from dataclasses import dataclass

from textual import on

from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.plain import Field

MAX_TYPED = 400


class TypedActions(Field):
    """A field that is there while somebody types; its screen has the class ``typing`` then."""

    @dataclass
    class Entered(WidgetMessage["TypedActions"]):
        """Actions were entered."""

        text: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(
            placeholder=prompts.TYPE_ACTIONS, id=id, compact=True, max_length=MAX_TYPED
        )
        self.can_focus = False  # until somebody wants to type

    def open(self) -> None:
        """Lets somebody type."""
        self.screen.add_class("typing")
        self.can_focus = True
        self.focus()

    def close(self) -> None:
        """Forgets what is typed."""
        self.screen.remove_class("typing")
        self.value = ""
        self.can_focus = False

    @on(Field.Submitted)
    def _entered(self) -> None:
        text = self.value.strip()
        self.close()
        self.post_message(self.Entered(self, text))
