"""The end of a game of people elsewhere: the same, with the code, the proof, and another game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual.binding import BindingType

from kingsroad_tui.keys.screen_keys import TABLE_KEYS
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.together.mirrored import MirroredTable
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.closed_words import KEPT_BY_HOST
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.sealed_phases import check_code

if TYPE_CHECKING:
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


class EndApartScreen(EndScreen, AtTable):
    """A finished game at a table that goes on."""

    BINDINGS: ClassVar[list[BindingType]] = TABLE_KEYS
    AGAIN: ClassVar[str] = at_table.ANOTHER

    def __init__(self, table: MirroredTable, place: OwnPlace) -> None:
        """The game of the table, at this place; it is kept with its proof."""
        super().__init__(table)
        self.place = place
        self._saved = ""
        ledger = place.session.guest.ledger
        assert ledger is not None
        self._code = check_code(ledger.history)
        try:
            # Whether one had hints is not known any more where the end is come back to.
            setup = msgspec.structs.replace(table.setup, helped=False)
            path: Path | None = SAVES.save_with_proof(table.game, setup, ledger.proof)
            self._saved = at_table.saved_note(str(path))
        except OSError as error:
            path = None
            self._saved = words.not_saved(error.strerror or str(error))
        table.where = lambda: path

    def beside_the_game(self) -> str:
        saved = KEPT_BY_HOST if self.app.closed else self._saved
        return "\n".join((at_table.code_note(self._code), saved))

    def next_words(self) -> str:
        """Who would like another game."""
        news = self.place.session.guest.news
        if stopped := self.why_stopped():
            return stopped
        if news is None:
            return ""
        wanting = [at for at, seat in enumerate(news.seats) if seat.again]
        others = [news.seats[at].name for at in wanting if at != news.you]
        return at_table.again_sentence(others, own=news.you in wanting)

    def on_mount(self) -> None:
        self._show_way()
        self.query_one("#again").display = not self.place.session.is_watching

    def heed(self, heard: Heard, said: list[str]) -> None:
        if said:
            self.notify(self.remark(heard, said))
        self._show_way()

    def _show_way(self) -> None:
        self.query_one("#next", PlainStatic).update(self.next_words())

    def before_leaving(self) -> str | None:
        super().before_leaving()
        return self.closing_question()

    def action_again(self) -> None:
        """Wants another game; it begins once everybody does."""
        session = self.place.session
        if session.attempt(session.guest.again):
            self.notify(words.WAITING_FOR_AGAIN)

    @property
    def withheld(self) -> Mapping[str, str]:
        withheld = dict(super().withheld) | {"take_back": words.NO_UNDO}
        if self.place.session.is_watching:
            withheld["again"] = at_table.WATCHING_NOTE
        return withheld
