"""What the screens at a table with people elsewhere share: they hear it, and make signs."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from kingsroad_tui.common.host import KeepsWork
from kingsroad_tui.common.key_words import with_keys
from kingsroad_tui.common.keys import keys_on
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

    _gone: frozenset[int] = frozenset()
    """The seats of those who were away when it was last looked."""

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

    def notes(self) -> tuple[str, ...]:
        """How the way to the table is, or how long there still is, in shorter and shorter forms;
        nothing where neither is worth a word."""
        place = self.place
        if place.refused:
            return (place.refused,)
        if place.closed:
            return (at_table.CLOSED_IN_APP, at_table.CLOSED_IN_SHORT)
        if place.lost:
            return (at_table.LOST_IN_APP, at_table.LOST_IN_SHORT)
        left = place.seconds_left()
        if left is None or self.has_class("telling"):
            return ()
        return at_table.seconds_notes(left)

    def just_gone(self) -> frozenset[int]:
        """The seats of those who have gone since it was last looked."""
        news = self.place.session.guest.news
        before, seats = self._gone, news.seats if news else []
        self._gone = frozenset(at for at, seat in enumerate(seats) if not seat.here)
        return self._gone - before

    def what_a_host_can_do(self, gone: Collection[int]) -> list[str]:
        """Said to the host where these seats are without their owners, and others could play."""
        ledger = self.place.session.guest.ledger
        turn = ledger.turn if ledger is not None else None
        if not self.place.is_host or not gone or turn is None or turn.personal:
            return []
        still = all(map(self.place.talk.stands_still, gone))
        words = at_table.HOST_CAN_GO_ON if still else at_table.HOST_CAN
        return [with_keys(words, keys_on(self))]

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
