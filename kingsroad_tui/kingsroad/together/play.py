"""The table of King's Road with people elsewhere, and what the play screen has only there.

Everybody has the game on their own machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.keys.registry import TABLE_KEYS
from kingsroad_tui.kingsroad.drawing.player_cards import WORDY
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.round_line import instead_sentence
from kingsroad_tui.kingsroad.play.table import SeatPlayers, Table
from kingsroad_tui.kingsroad.words import commands
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words
from kingsroad_tui.together.asking import apart_players
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.messages import SealedBy, SeatState, SignBy
from kingsroad_tui.together.mirror import computers_at
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import Player

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


_AWAY: Final = "?"
_SIGN: Final = "!"
"""In one cell, where there is no room for words."""

_NO_TABLE: Final = "-no-table"
"""The class of a screen whose table is closed, or has been left."""


class RoundsApart(AtTable):
    """One's own place in a game of people elsewhere, or the view of somebody who looks on.

    Attributes:
        own: what one has chosen here, though perhaps the table has not heard of it yet.
        computers: the setup by which computers at this end play.
    """

    BINDINGS = TABLE_KEYS

    def __init__(
        self,
        screen: ChoosingScreen,
        place: OwnPlace,
        table: Table,
        show_who_has_chosen: Callable[[], None],
    ) -> None:
        """The game of a table, on this screen."""
        super().__init__(screen, place)
        self._screen: ChoosingScreen = screen
        self._table = table
        self._show_who_has_chosen = show_who_has_chosen
        self.own: Selection | None = None
        self.computers = computers_at(table.setup, DEFAULT_COMPUTER)

    def begin(self) -> None:
        super().begin()
        self._screen.set_interval(1.0, self._say)
        self._screen.call_after_refresh(self._say)
        self._screen.call_after_refresh(self.tell_instead)

    def players(
        self, computers: SeatPlayers, person: Player[Game, Selection]
    ) -> Sequence[Player[Game, Selection]]:
        """The players of all seats; ``person`` chooses here for one's own."""
        asked = computers.players(lambda _: person)
        return apart_players(self.place.session, person, asked)

    @property
    def waiting_note(self) -> str:
        """What stands in the hand's place while nobody chooses at this terminal."""
        guest = self.place.session.guest
        own, ledger = guest.own_seat, guest.ledger
        if own is None or ledger is None:
            return at_table.WATCHING_NOTE
        if (sealed := guest.choice_of(own)) is not None:
            chosen = self.own
            if chosen is None or chosen.as_revealed().code != sealed:
                chosen = Selection.parse(sealed)  # before the app was last left
            return commands.sealed_note(selection_words(chosen, self._table.game.board))
        if self.own is not None and not guest.caught_up:
            return at_table.CHOICE_WAITS
        stood_in = own in ledger.stand_ins or own in ledger.seals
        return at_table.STOOD_IN_NOTE if stood_in else commands.OTHERS_THINK

    @property
    def stopped(self) -> bool:
        """Whether the table is closed, or has been left: then no hand is seen."""
        return self._screen.has_class(_NO_TABLE)

    # -------------------------------------------------------------- what happens at the table

    def said_instead(self, one: InOnesPlace) -> str:
        return instead_sentence(one, self._table.game.board)

    def heed(self, heard: Heard, said: list[str]) -> None:
        if isinstance(heard, SignBy):
            if self._screen.view.players.size.width < WORDY:
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
        screen.view.show_said(self._said_of(), self.notes())
        stopped = self.why_stopped()
        screen.query_one("#no-table", PlainStatic).update(stopped)
        screen.set_class(bool(stopped), _NO_TABLE)

    def _said_of(self) -> dict[int, tuple[str, str]]:
        news = self.place.session.guest.news
        said = {}
        for number, seat in enumerate(news.seats if news is not None else []):
            if seat.state is not SeatState.PERSON:
                continue
            if seat.stand_in and self.place.talk.knows_others:
                said[number] = (at_table.COMPUTER_PLAYS, _AWAY)
            elif number in self.place.talk.away:
                said[number] = (self._away(number), _AWAY)
        return said | {seat: (sign, _SIGN) for seat, sign in self._signs_of().items()}

    def _away(self, seat: int) -> str:
        return at_table.away_in_short(self.place.talk.seconds_away(seat))

    def _signs_of(self) -> dict[int, str]:
        """The signs that stand, by seat: all that somebody has made, and not only the last."""
        signs: dict[int, str] = {}
        for one in self.place.signs:
            before = f"{signs[one.seat]} " if one.seat in signs else ""
            signs[one.seat] = f"{before}{at_table.SIGN_WORDS[one.gesture]}"
        return signs

    def away_notes(self) -> tuple[str, ...]:
        wordy = self._screen.view.players.size.width >= WORDY
        return () if wordy else super().away_notes()

    @property
    def withheld(self) -> Mapping[str, str]:
        """Nothing is taken back where others have seen it, and the game is analysed at its end."""
        withheld = {
            "take_back": words.NO_UNDO,
            "redo": words.NO_UNDO,
            "analyse": at_table.ANALYSED_AT_THE_END,
        }
        if self._table.setup.alone is None:
            withheld |= dict.fromkeys(("hint", "experts", "assume"), at_table.WATCHING_NOTE)
        return withheld
