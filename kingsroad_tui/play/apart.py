"""A game whose choices are all that is secret, at a table with people elsewhere.

Everybody has the game on their own machine. What the play screen has only there is here too.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic

from kingsroad_tui.keys.registry import TABLE_KEYS
from kingsroad_tui.together.asking import apart_players
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.messages import SealedBy, SeatState, SignBy
from kingsroad_tui.together.mirror import computers_at
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import ChoiceT, Player, WrittenT
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.library.game_tables import SavedTable
    from kingsroad_tui.shell.house_screen import HouseScreen
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard

_AWAY: Final = "?"
_SIGN: Final = "!"
"""In one cell, where there is no room for words."""

NO_TABLE: Final = "-no-table"
"""The class of a screen whose table is closed, or has been left."""


class ChoosingApart(AtTable, Generic[WrittenT, ChoiceT]):
    """One's own place in a game of people elsewhere, or the view of somebody who looks on.

    Attributes:
        own: what one has chosen here, though perhaps the table has not heard of it yet.
        computers: the setup by which computers at this end play.
    """

    BINDINGS = TABLE_KEYS

    def __init__(
        self,
        screen: HouseScreen[None],
        place: OwnPlace,
        table: SavedTable[Any],
        computer: str,
        show_who_has_chosen: Callable[[], None],
    ) -> None:
        """The game of a table, on this screen.

        Args:
            screen: shows it.
            place: one's place there.
            table: mirrors it.
            computer: the strength of the computers at this end.
            show_who_has_chosen: shows that anew.
        """
        super().__init__(screen, place)
        self._table = table
        self._show_who_has_chosen = show_who_has_chosen
        self.own: ChoiceT | None = None
        self.computers = computers_at(table.setup, computer)

    # ------------------------------------------------------------------------ what a game gives

    @abstractmethod
    def words_of(self, choice: ChoiceT) -> str:
        """What was chosen, in words."""

    @abstractmethod
    def show(self, said: Mapping[int, tuple[str, str]], notes: Sequence[str]) -> None:
        """Shows what is said of each seat, in words and in one cell, and how the way to the table
        is, in shorter and shorter forms."""

    @property
    def wordy(self) -> bool:
        """Whether every seat has room for what is said of it."""
        return True

    # --------------------------------------------------------------------------------- the game

    def begin(self) -> None:
        super().begin()
        self._screen.set_interval(1.0, self._say)
        self._screen.call_after_refresh(self._say)
        self._screen.call_after_refresh(self.tell_instead)

    def players(
        self,
        person: Player[WrittenT, ChoiceT],
        computers: Sequence[Player[WrittenT, ChoiceT]],
    ) -> list[Player[WrittenT, ChoiceT]]:
        """The players of all seats: ``person`` chooses here for one's own, and one of the computers
        for a seat that a computer at this end plays."""
        return [*apart_players(self.place.session, person, computers)]

    @property
    def waiting_note(self) -> str:
        """What stands in the choice's place while nobody chooses at this terminal."""
        guest = self.place.session.guest
        own, ledger = guest.own_seat, guest.ledger
        if own is None or ledger is None:
            return phrase("together-at-table-watching-note")
        if (sealed := guest.choice_of(own)) is not None:
            chosen = self.own
            game: WrittenT = self._table.game
            if chosen is None or game.encode(chosen) != sealed:
                chosen = game.decode(sealed)  # before the app was last left
            return phrase("together-at-table-sealed-note", chosen=self.words_of(chosen))
        if self.own is not None and not guest.caught_up:
            return phrase("together-at-table-choice-waits")
        stood_in = own in ledger.stand_ins or own in ledger.seals
        return (
            phrase("together-at-table-stood-in-note") if stood_in else phrase("play-others-think")
        )

    @property
    def stopped(self) -> bool:
        """Whether the table is closed, or has been left: then nothing secret is seen."""
        return self._screen.has_class(NO_TABLE)

    # -------------------------------------------------------------- what happens at the table

    def heed(self, heard: Heard, said: list[str]) -> None:
        if isinstance(heard, SignBy):
            if not self.wordy:
                self._screen.notify(self.remark(heard, said))
        elif said and not isinstance(heard, SealedBy) and not self.place.lost:
            self._screen.notify(" ".join([*said, *self.what_is_left_to_a_host()]))
        self._say()
        self.tell_instead()
        if not self._screen.has_class("telling"):
            self._show_who_has_chosen()

    def _say(self) -> None:
        """Who is away, who makes a sign, and how one's own way to the table is."""
        screen = self._screen
        if not screen.is_mounted or not screen.query("#status"):
            return
        self.show(self._said_of(), self.notes())
        stopped = self.why_stopped()
        screen.query_one("#no-table", PlainStatic).update(stopped)
        screen.set_class(bool(stopped), NO_TABLE)

    def _said_of(self) -> dict[int, tuple[str, str]]:
        news = self.place.session.guest.news
        said = {}
        for number, seat in enumerate(news.seats if news is not None else []):
            if seat.state is not SeatState.PERSON:
                continue
            if seat.stand_in and self.place.talk.knows_others:
                said[number] = (phrase("together-at-table-computer-plays"), _AWAY)
            elif number in self.place.talk.away:
                minutes = self.place.talk.seconds_away(number) // 60
                said[number] = (phrase("together-at-table-away", minutes=minutes), _AWAY)
        return said | {seat: (sign, _SIGN) for seat, sign in self._signs_of().items()}

    def _signs_of(self) -> dict[int, str]:
        """The signs that stand, by seat: all that somebody has made, and not only the last."""
        signs: dict[int, str] = {}
        for one in self.place.signs:
            before = f"{signs[one.seat]} " if one.seat in signs else ""
            signs[one.seat] = f"{before}{phrase(f'together-gesture-{one.gesture}')}"
        return signs

    def away_notes(self) -> tuple[str, ...]:
        return () if self.wordy else super().away_notes()
