"""Where tables with people elsewhere are opened and joined; keeps one's place at one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from kingsroad_tui.home.own_name import OwnNameDialog, with_own_name
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.house_screen import screens_at_table
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together import hosting
from kingsroad_tui.together.endpoint import reachable_at
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.together.invitation import Invitation, NoInvitation
from kingsroad_tui.together.messages import GameBegins
from kingsroad_tui.together.place import OwnPlace
from kingsroad_tui.together.play_together import PlayTogetherScreen
from kingsroad_tui.together.room_files import KeptHost, SeatsTaken, kept_seat
from kingsroad_tui.together.session import Heard, guest_session
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from kingsroad_tui.words.errors import words_of
from tabletop.names import name_problem, tidy_name
from tabletop.words.voice import phrase


class TogetherDesk:
    """Leads to tables, and from a table to its games.

    Attributes:
        place: one's place at a table; None at none.
    """

    def __init__(self, app: Going, games: Mapping[str, GameTogether]) -> None:
        """A desk at no table yet; the games are those that can be played together."""
        self.place: OwnPlace | None = None
        self._join_again: Callable[[str], None] | None = None
        """How one has come to the table of a friend: again, by a name."""

        self._called = ""
        """By which name one has come there."""

        self._leaving: asyncio.Future[None] | None = None
        self._app = app
        self._games = games

    def welcome(self, invitation: str, of_game: str) -> None:
        """Where one opens a table or joins one."""
        first = {of_game: self._games[of_game]} if of_game in self._games else {}
        self._app.push_screen(PlayTogetherScreen({**first, **self._games}, invitation))

    def show(self) -> None:
        """Who sits at the table, if one is at any."""
        if self.place is not None:
            self._app.push_screen(WaitingRoomScreen(self.place, self._games[self.place.game]))

    async def close(self) -> None:
        """Goes away from the table; also where that was begun already, to its end."""
        place, self.place = self.place, None
        if place is not None:
            self._leaving = asyncio.ensure_future(place.leave())
        if self._leaving is not None:
            await asyncio.shield(self._leaving)

    def look(self) -> None:
        """Goes away from the table once no screen of it is left."""
        places = (one.at_table.place for one in screens_at_table(self._app) if one.at_table)
        if self.place is None or any(place is self.place for place in places):
            return
        if not self.place.refused and self.place.session.has_seat:
            host = self.place.is_host
            self._app.notify(
                phrase("together-at-table-table-kept" if host else "together-at-table-seat-kept")
            )
        self._app.run_worker(self.close(), group="together")

    # ------------------------------------------------------------------------------ ways to tables

    def open(self, kept: KeptHost, computers: int) -> None:
        """Opens a table of one's own, new or kept; so many of its free seats are computers'."""
        if not kept.seat.name:

            def go(name: str) -> None:
                kept.seat.name = name
                self.open(kept, computers)

            with_own_name(self._app, go)
            return
        place = OwnPlace(kept.game, hosting.hosted_table(kept, self._games[kept.game], computers))
        why_not = partial(hosting.why_not_opened, kept=kept)
        self._app.leave_for(partial(self._go, place, why_not, kept))

    def join(self, text: str, name: str, *, watch: bool, browser: bool) -> None:
        """Takes a seat at the table of an invitation, or a place to look on."""
        try:
            invitation = Invitation.parse(text)
        except NoInvitation as error:
            self._complain(error.why(text))
            return
        game = next(
            (word for word, one in self._games.items() if one.number == invitation.game), ""
        )
        if not game:
            self._complain(phrase("together-game-not-here"))
            return
        kept = kept_seat(invitation)
        known = tidy_name(name) or (kept.seat.name if kept is not None else "")

        def go(called: str) -> None:
            if problem := name_problem(called):
                self._complain(phrase("home-own-name-refusal", problem=problem.said))
                return
            kind = self._games[game].kind({})
            way = guest_session(
                invitation,
                kind,
                lambda: called,
                rename=bool(name),
                watch=watch,
                browser=browser,
            )
            place = OwnPlace(game, way, invited_by=text)
            self._join_again = partial(self.join, text, watch=watch, browser=browser)
            self._called = called
            self._app.leave_for(partial(self._go, place, _why_no_seat))

        if known or watch:
            go(known or phrase("together-somebody"))
        else:
            with_own_name(self._app, go)

    def _go(
        self, place: OwnPlace, why_not: Callable[[Exception], str], kept: KeptHost | None = None
    ) -> None:
        """Takes a place, and leaves the one before; says why where that cannot be."""

        async def go() -> None:
            await self.close()  # first, as it may be the same table
            try:
                await place.take()
            except (*hosting.NOT_OPENED, SeatsTaken) as error:
                self._complain(why_not(error))
                return
            if kept is not None:
                place.reach, place.only_here = partial(_reach, kept), hosting.is_only_here(kept)
            self.place = place
            place.listen(self._hear)
            self._app.way_back = None
            self._app.close_screens()
            self._app.push_screen(WaitingRoomScreen(place, self._games[place.game]))
            place.session.connect()

        self._app.run_worker(go(), exclusive=True, group="together")

    def _hear(self, heard: Heard, said: list[str]) -> None:
        place = self.place
        if isinstance(heard, GameBegins) and place is not None:
            self._app.call_later(self._begin, place)
        elif place is not None and place.wants_name:
            self._app.call_later(self._ask_another_name, place)

    def _ask_another_name(self, place: OwnPlace) -> None:
        """Comes to the same table by another name, where one is given; else its screen says why one
        is not let in."""
        join_again = self._join_again
        if place is not self.place or join_again is None or not self._app.screen_stack:
            return

        def come(name: str | None) -> None:
            if name:
                join_again(name)

        self._app.push_screen(OwnNameDialog(self._called, place.refused), come)

    def _begin(self, place: OwnPlace) -> None:
        """Goes to the game that has begun, unless the table or the app was left meanwhile."""
        if place is self.place and self._app.screen_stack:
            self._app.arrive(Way("apart", place.game, place=place))

    def _complain(self, problem: str) -> None:
        self._app.notify(problem, severity="error", timeout=12)


def _reach(kept: KeptHost) -> str:
    """Who can come to a table that is open."""
    if kept.via:
        return " ".join(hosting.reach_lines(kept))
    if addresses := reachable_at(kept.address):
        return phrase("together-reach-network", addresses=tuple(addresses), port=str(kept.port))
    return phrase("together-reach-here")


def _why_no_seat(error: Exception) -> str:
    if isinstance(error, SeatsTaken):
        return phrase("together-seats-taken")
    return phrase("together-seat-not-kept", why=words_of(error))
