"""The end of a game of people elsewhere: with the code, the proof, and another game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from textual.screen import Screen

from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.closed_words import KEPT_BY_HOST
from tabletop.sealed_phases import check_code

if TYPE_CHECKING:
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


class EndAtTable(AtTable):
    """What the end of a game has at a table that goes on."""

    def __init__(
        self,
        screen: Screen[None],
        place: OwnPlace,
        save: Callable[[], str],
        show_next: Callable[[], None],
        nobody_yet: str = "",
    ) -> None:
        """Keeps the game with its proof.

        Args:
            screen: shows the end.
            place: one's place at the table.
            save: keeps it, and answers the file. Raises OSError.
            show_next: shows what comes next (`next_words`).
            nobody_yet: says of another game what there is to say before anybody wants it.
        """
        super().__init__(screen, place)
        self._show_next, self._nobody_yet = show_next, nobody_yet
        ledger = place.session.guest.ledger
        assert ledger is not None
        self._code = check_code(ledger.history)
        try:
            self._saved = at_table.saved_note(save())
        except OSError as error:
            self._saved = words.not_saved(error.strerror or str(error))

    def begin(self) -> None:
        super().begin()
        self._screen.query_one("#again").display = not self.place.session.is_watching

    def heed(self, heard: Heard, said: list[str]) -> None:
        if not self._screen.is_mounted:
            return
        if said:
            self._screen.notify(self.remark(heard, said))
        self._show_next()

    def beside_the_game(self, *, closed: bool) -> tuple[str, str]:
        """The code, and where the game is kept; ``closed``: that is its host's business."""
        return at_table.code_note(self._code), KEPT_BY_HOST if closed else self._saved

    def next_words(self) -> str:
        """Who would like another game."""
        news = self.place.session.guest.news
        if stopped := self.why_stopped():
            return stopped
        if news is None:
            return self._nobody_yet
        wanting = [at for at, seat in enumerate(news.seats) if seat.again]
        if not wanting and self._nobody_yet:
            return self._nobody_yet
        others = [news.seats[at].name for at in wanting if at != news.you]
        return at_table.again_sentence(others, own=news.you in wanting)

    def want_another(self) -> None:
        """Wants another game; it begins once everybody does."""
        session = self.place.session
        if session.attempt(session.guest.again):
            self._screen.notify(words.WAITING_FOR_AGAIN)

    @property
    def withheld(self) -> Mapping[str, str]:
        return {"again": at_table.WATCHING_NOTE} if self.place.session.is_watching else {}
