"""The end of a game with somebody elsewhere: the same, with the code, the proof, another game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import BindingType

from kingsroad_tui.assassins.keys import ASSASSINS_TABLE_KEYS
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.together import words
from kingsroad_tui.assassins.together.mirrored import MirroredTown
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words as table_words
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.closed_words import KEPT_BY_HOST
from kingsroad_tui.widgets.plain import PlainButton

if TYPE_CHECKING:
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


class AssassinsEndApartScreen(AssassinsEndScreen, AtTable):
    """A finished game at a table that goes on."""

    AGAIN: ClassVar[str] = at_table.ANOTHER
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_TABLE_KEYS

    def __init__(self, table: MirroredTown, place: OwnPlace) -> None:
        """The game of the table, at this place; it is kept with its proof."""
        super().__init__(table)
        self.place = place
        try:
            self._saved = at_table.saved_note(table.save_with_proof())
        except OSError as error:
            self._saved = table_words.not_saved(error.strerror or str(error))
        self._code = at_table.code_note(table.code)

    def on_mount(self) -> None:
        self.query_one("#swap").display = False  # in another game they are swapped anyhow
        self.query_one("#again").display = not self.place.session.is_watching

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One key is enough for another game, and onlookers have none."""
        over = action == "again" and self.place.session.is_watching
        return action != "swap" and not over and super().check_action(action, parameters)

    @property
    def beside_the_game(self) -> tuple[str, ...]:
        return self._code, KEPT_BY_HOST if self.app.closed else self._saved

    @property
    def next_words(self) -> str:
        """Who would like another game."""
        news = self.place.session.guest.news
        if stopped := self.why_stopped():
            return stopped
        if news is None:
            return words.SWAP
        wanting = [at for at, seat in enumerate(news.seats) if seat.again]
        others = [news.seats[at].name for at in wanting if at != news.you]
        if not wanting:
            return words.SWAP
        return at_table.again_sentence(others, own=news.you in wanting)

    def heed(self, heard: Heard, said: list[str]) -> None:
        if not self.is_mounted:
            return
        if said:
            self.notify(self.remark(heard, said))
        self.show_next()

    @on(PlainButton.Pressed, "#again")
    def action_again(self) -> None:
        """Wants another game; it begins, sides swapped, once both do."""
        session = self.place.session
        if session.attempt(session.guest.again):
            self.notify(table_words.WAITING_FOR_AGAIN)

    def before_leaving(self) -> str | None:
        super().before_leaving()
        return self.closing_question()
