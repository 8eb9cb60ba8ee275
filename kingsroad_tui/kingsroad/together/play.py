"""The play screen at a table with people elsewhere: what differs from one of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.keys.screen_keys import TABLE_KEYS
from kingsroad_tui.kingsroad.drawing.player_cards import WORDY
from kingsroad_tui.kingsroad.navigation import ShowEndApart
from kingsroad_tui.kingsroad.play.instead import instead_sentence
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.together.mirrored import MirroredTable, apart_players
from kingsroad_tui.kingsroad.words import notices
from kingsroad_tui.kingsroad.words.game import selection_words
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.guest_events import SealedBy, SignBy
from kingsroad_tui.together.messages import SeatState
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import Player, SeatView

if TYPE_CHECKING:
    from kingsroad_tui.together.in_ones_place import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard

_AWAY: Final = "?"
_SIGN: Final = "!"
"""In one cell, where there is no room for words."""

_NO_TABLE: Final = "-no-table"
"""The class of a screen whose table is closed, or has been left."""


class PlayApartScreen(PlayScreen, AtTable):
    """One's own place in a game of people elsewhere, or the view of somebody who looks on."""

    BINDINGS: ClassVar[list[BindingType]] = TABLE_KEYS

    table: MirroredTable

    def __init__(self, place: OwnPlace) -> None:
        """The game that has begun at the table of this place."""
        super().__init__(MirroredTable(place.session))
        self.place = place
        self._own: Selection | None = None
        """What one has chosen here, though perhaps the table has not heard of it yet."""

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield PlainStatic(id="no-table")

    def on_mount(self) -> None:
        self.set_interval(1.0, self._say)
        self.call_after_refresh(self._say)
        self.call_after_refresh(self.tell_instead)

    # ------------------------------------------------------------------ how a round flows

    def setup_of_computers(self) -> Setup:
        return self.table.computers_setup

    def players_of(self, computers: SeatPlayers) -> Sequence[Player[Game, Selection]]:
        return apart_players(self.place.session, computers, lambda _: self.keyboard)

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        self._own = None
        try:
            selection = await super().let_choose(view, before)
        except asyncio.CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.seat is not None and self.query("#choosing"):
                self.wait()
            raise
        self._own = selection
        self.wait()
        return selection

    def chose(self, seat: int) -> None:
        """Takes no notice: that somebody has chosen was heard when they sealed it."""

    def show_end(self) -> None:
        self.app.post_message(ShowEndApart(self.table, self.place))

    @property
    def waiting_note(self) -> str:
        guest = self.place.session.guest
        own, ledger = guest.own_seat, guest.ledger
        if own is None or ledger is None:
            return at_table.WATCHING_NOTE
        if (sealed := guest.choice_of(own)) is not None:
            chosen = self._own
            if chosen is None or chosen.as_revealed().code != sealed:
                chosen = Selection.parse(sealed)  # before the app was last left
            return notices.sealed_note(selection_words(chosen, self.table.game.board))
        if self._own is not None and not guest.caught_up:
            return at_table.CHOICE_WAITS
        stood_in = own in ledger.stand_ins or own in ledger.seals
        return at_table.STOOD_IN_NOTE if stood_in else notices.OTHERS_THINK

    # -------------------------------------------------------------- what happens at the table

    def said_instead(self, one: InOnesPlace) -> str:
        return instead_sentence(one, self.table.game.board)

    def heed(self, heard: Heard, said: list[str]) -> None:
        if isinstance(heard, SignBy):
            if self.view.players.size.width < WORDY:
                self.notify(self.remark(heard, said))
        elif said and not isinstance(heard, SealedBy) and not self.place.lost:
            self.notify(" ".join([*said, *self.what_is_left_to_a_host()]))
        self._say()
        self.tell_instead()
        if not self.has_class("telling"):
            self._show_who_has_chosen()

    def _show_who_has_chosen(self) -> None:
        if self.seat is None:
            self.wait()
        else:
            self.view.show_table(self.seat)
            self.show_choice()

    def _say(self) -> None:
        """Who is away, who makes a sign, and how one's own way to the table is."""
        if not self.is_mounted or not self.query("#status"):
            return
        self.view.show_said(self._said_of(), self.notes())
        stopped = self.why_stopped()
        self.query_one("#no-table", PlainStatic).update(stopped)
        self.set_class(bool(stopped), _NO_TABLE)

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes no card where none is seen."""
        if not self.has_class(_NO_TABLE):
            super().change_choice(step)

    def action_forward(self) -> None:
        if self.story.telling or not self.has_class(_NO_TABLE):
            super().action_forward()

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
        return () if self.view.players.size.width >= WORDY else super().away_notes()

    # ------------------------------------------------------------------- the whole game

    def before_leaving(self) -> str | None:
        super().before_leaving()
        return self.closing_question()

    @property
    def withheld(self) -> Mapping[str, str]:
        """Nothing is taken back where others have seen it, and the game is analysed at its end."""
        withheld = dict(super().withheld) | {
            "take_back": words.NO_UNDO,
            "redo": words.NO_UNDO,
            "analyse": at_table.ANALYSED_AT_THE_END,
        }
        if self.table.setup.alone is None:
            withheld |= dict.fromkeys(("hint", "experts", "assume"), at_table.WATCHING_NOTE)
        return withheld
