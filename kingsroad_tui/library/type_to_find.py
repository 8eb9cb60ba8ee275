"""Screens with a list of games in which typing finds, wherever the focus is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from textual.events import Key

from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainOptionList

_WALKS: Final[Mapping[str, Callable[[PlainOptionList], None]]] = {
    "up": PlainOptionList.action_cursor_up,
    "down": PlainOptionList.action_cursor_down,
    "pageup": PlainOptionList.action_page_up,
    "pagedown": PlainOptionList.action_page_down,
}


class TypeToFind(Dialog[None]):
    """A field to find by, and a list: each hears the keys that are for the other.

    The focus stays where it is, so that not even what is typed fast is torn apart. What is done
    with the game that is highlighted has keys that nobody types into a search.
    """

    @property
    @abstractmethod
    def finding(self) -> tuple[Field, PlainOptionList]:
        """The field, and the list that it finds in."""

    def check_consume_key(self, key: str, character: str | None = None) -> bool:
        """A letter that is typed here is for the search, and stands for no other one."""
        del key
        return character is not None and character.isprintable()

    async def on_key(self, event: Key) -> None:
        """Hands on what is for the field, or the list, while the other has the focus."""
        field, games = self.finding
        if self.focused is field:
            if event.key in _WALKS and games.option_count:
                _WALKS[event.key](games)
                event.stop()
        elif event.key == "backspace":
            field.cursor_position = len(field.value)
            field.action_delete_left()
        elif event.key == "enter" and games.highlighted is None:
            if not isinstance(self.focused, PlainButton):
                await field.action_submit()
        elif event.is_printable and event.character and event.key not in self.active_bindings:
            field.cursor_position = len(field.value)
            field.insert_text_at_cursor(event.character)
            event.stop()
