"""What the screens at a table with people elsewhere share: they hear it, and make signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsroad_tui.common.host import KeepsWork
from kingsroad_tui.common.navigation import ShowTable
from kingsroad_tui.common.text import at_table

if TYPE_CHECKING:
    from kingsroad_tui.common.together.place import OwnPlace
    from kingsroad_tui.common.together.session import Heard


class AtTable(KeepsWork):
    """A screen at a table with people elsewhere; the place is kept as long as one is shown.

    Those on which one plays have `TABLE_KEYS` after their own.

    Attributes:
        place: one's place at the table.
    """

    place: OwnPlace

    def on_mount(self) -> None:
        self.place.listen(self._hear_later)

    def on_unmount(self) -> None:
        self.place.forget(self._hear_later)

    def _hear_later(self, heard: Heard, said: list[str]) -> None:
        """Hears it as a message of the screen, so that the connection never meets its faults."""
        self.call_later(self._hear_now, heard, said)

    def _hear_now(self, heard: Heard, said: list[str]) -> None:
        if self in self.app.screen_stack:  # else it is being left
            self.heed(heard, said)

    def heed(self, heard: Heard, said: list[str]) -> None:
        """Something has happened at the table; ``said`` puts it into sentences."""

    def action_sign(self, gesture: str) -> None:
        """Makes a sign to all."""
        from kingsroad_tui.common.together.messages import Gesture

        self.place.session.guest.sign(Gesture(gesture))

    def action_people(self) -> None:
        """Who sits at the table."""
        self.app.post_message(ShowTable())

    def closing_question(self) -> str | None:
        """A host who leaves closes the table for all, which is asked once; None for others."""
        below = next(s for s in self.app.screen_stack if isinstance(s, AtTable))
        closes = self is below and self.place.is_host
        return at_table.CLOSE_TABLE if closes else None

    def before_leaving(self) -> str | None:
        return self.closing_question()
