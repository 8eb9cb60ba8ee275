"""Lists below one another that the arrow keys walk through as if they were one."""

from __future__ import annotations

from kingsroad_tui.widgets.plain import PlainOptionList


class LinkedList(PlainOptionList):
    """A list that may have another one below it: past its end the arrow keys lead there."""

    _other: LinkedList | None = None

    def link(self, other: LinkedList) -> None:
        """Joins two lists to a ring; one without options is passed over."""
        self._other, other._other = other, self

    def action_cursor_down(self) -> None:
        if not self._go_over(from_place=self.option_count - 1, first=True):
            super().action_cursor_down()

    def action_cursor_up(self) -> None:
        if not self._go_over(from_place=0, first=False):
            super().action_cursor_up()

    def _go_over(self, *, from_place: int, first: bool) -> bool:
        """Goes to the first or the last option of the other list if this place is highlighted."""
        other = self._other
        if other is None or not other.option_count or self.highlighted != from_place:
            return False
        other.highlighted = 0 if first else other.option_count - 1
        other.focus()
        return True
