"""The play screen at a table with people elsewhere: what differs from one of one's own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import BindingType

from assassins.games import TownGame
from assassins.players import RunningPhase, play
from assassins.secret import Secret
from kingsroad_tui.assassins.computer_players import TownSeatPlayers
from kingsroad_tui.assassins.keys import TOWN_TABLE_KEYS
from kingsroad_tui.assassins.navigation import ShowTownEndApart
from kingsroad_tui.assassins.screens.town_play import TownPlayScreen
from kingsroad_tui.assassins.text import together as words
from kingsroad_tui.assassins.together.mirrored import ApartSides, MirroredTown
from kingsroad_tui.assassins.together.players import SEATS, ApartTable, FalseAnswer
from kingsroad_tui.common.text import at_table
from kingsroad_tui.common.text import together as table_words
from kingsroad_tui.common.widgets.at_table import AtTable

if TYPE_CHECKING:
    from kingsroad_tui.common.together.place import OwnPlace
    from kingsroad_tui.common.together.session import Heard

_SECONDS: Final = (30, 10)
"""So many seconds before the end of the time for a choice it is said."""


class TownPlayApartScreen(TownPlayScreen, AtTable):
    """One's own side in a game with somebody elsewhere, or the view of one who looks on."""

    BINDINGS: ClassVar[list[BindingType]] = TOWN_TABLE_KEYS

    table: MirroredTown

    def __init__(self, place: OwnPlace) -> None:
        """The game that has begun at the table of this place."""
        super().__init__(MirroredTown(place.session))
        self.place = place
        self._lie = ""
        """That the people's side has lied, in a sentence; empty where it has not."""

    def on_mount(self) -> None:
        self.set_interval(1.0, self._look)

    # ---------------------------------------------------------------- how the game goes on

    async def play_game(self, others: TownSeatPlayers) -> TownGame:
        apart = ApartTable(self.place.session)
        sides = ApartSides(self.place.session, self.app.solver, self)

        async def ask(game: TownGame) -> Secret | None:
            return await self._ask(apart, game)

        try:
            game = await play(self.table.game, sides.players, apart.deal, self, ask)
            await apart.over()
        except FalseAnswer as lie:
            self._lie = words.false_answer(self.table.game.players.people, lie.round)
            return self.table.game
        else:
            return game
        finally:
            sides.close()

    async def _ask(self, apart: ApartTable, game: TownGame) -> Secret | None:
        """What the people's side says, and that it is asked."""
        name = game.players.people
        self.view.say(words.turns_up(name) if game.finished else words.asked_whether_over(name))
        shown = await apart.ask(game)
        if shown is None:
            self.notify(words.goes_on(name))
        return shown

    async def play_phase(self, phase: RunningPhase) -> None:
        try:
            await super().play_phase(phase)
        except asyncio.CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.query("#view"):
                self.rest()
            raise

    def show_end(self) -> None:
        if not self._lie:
            self.app.post_message(ShowTownEndApart(self.table, self.place))
            return
        try:
            saved = at_table.saved_note(self.table.save_with_proof())
        except OSError as error:
            saved = table_words.not_saved(error.strerror or str(error))
        self.view.say(self._lie)
        self.notify(saved, timeout=20)

    @property
    def waiting_note(self) -> str:
        place, news = self.place, self.place.session.guest.news
        if self._lie:
            return self._lie
        if place.refused or place.closed or place.lost:
            return place.refused or (
                at_table.CLOSED_IN_APP if place.closed else f"{at_table.LOST_IN_APP} …"
            )
        if self.table.stands_still:
            return words.stands_still(self.table.game.players.people)
        seat = SEATS[self.table.side]
        if news is not None and seat < len(news.seats) and not news.seats[seat].here:
            return table_words.gone(news.seats[seat].name)
        return super().waiting_note

    # -------------------------------------------------------------- what happens at the table

    def heed(self, heard: Heard, said: list[str]) -> None:
        if not self.is_mounted:
            return
        if said and not self.place.lost:
            self.notify(" ".join(said))
        table = self.table
        waits = not (self.view.acts or self.story.telling or self.choice is not None)
        if waits and not (table.game.finished or table.setup.seat(table.side).person):
            self.view.say(self.waiting_note)

    def _look(self) -> None:
        """Says when the time for a choice is nearly over."""
        left = self.place.seconds_left()
        if left in _SECONDS and self.view.acts:
            self.notify(at_table.seconds_notes(left)[0])

    # ------------------------------------------------------------------------ the whole game

    def before_leaving(self) -> str | None:
        return self.closing_question()
