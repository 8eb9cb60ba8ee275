"""The table before the game, and beside it: the invitation, who sits where, who comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import WAITING_ROOM_KEYS, keys_on
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen, screens_at_table
from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.together.at_table import AtTable
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.together.messages import SeatState, SignBy
from kingsroad_tui.widgets.copied import CopiedScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.sealed_phases import check_code
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.host_table import HostTable
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard

_HAPPENED: Final = 4
"""So many of the last things that have happened are shown."""

_SPACIOUS: Final = 34
"""From this height on there are blank lines between the links."""

_GROUP: Final = 5
"""Cells that a group of the invitation takes in its line, with the hyphen behind it."""

_BESIDE: Final = 8
"""Columns beside the invitation, at most."""


class SeatList(PlainOptionList):
    """The seats; an arrow that leads past the first or the last one goes on through the page."""

    def action_cursor_up(self) -> None:
        if self.highlighted:
            super().action_cursor_up()
        else:
            self._page.scroll_up(animate=False)

    def action_cursor_down(self) -> None:
        if self.highlighted is None or self.highlighted < self.option_count - 1:
            super().action_cursor_down()
        else:
            self._page.scroll_down(animate=False)

    @property
    def _page(self) -> VerticalScroll:
        return self.screen.query_one("#page", VerticalScroll)


class WaitingRoomScreen(HouseScreen[None]):
    """A table: before its first game alone, later over the game."""

    KEEPS_WORK = True
    HELP = "waiting-room"
    CSS_PATH = sheet("waiting_room")
    AUTO_FOCUS = ""  # by itself, so that nothing is scrolled by it
    BINDINGS: ClassVar[list[BindingType]] = WAITING_ROOM_KEYS

    def __init__(self, place: OwnPlace, game: GameTogether) -> None:
        """The table of this place; ``game`` names its computers."""
        super().__init__()
        self.place = place
        self._way = _Hears(self, place, self._heed)
        self.sit_at(self._way)
        self._game = game
        self._happened: list[str] = []

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False):
            name = self._game.name
            title = (
                Say("together-at-table-own-title", game=name)
                if self.place.is_host
                else Say("together-at-table-title", game=name)
            )
            yield PlainStatic(title, id="title")
            yield PlainStatic(id="state")
            yield SeatList(id="seats", compact=True)
            yield PlainStatic(id="watching")
            yield PlainStatic(id="happened")
            invite = (
                Say("together-at-table-invite-here")
                if self.place.only_here
                else Say("together-at-table-invite")
            )
            yield PlainStatic(invite, id="invite")
            yield PlainStatic(id="invitation")
            yield PlainStatic(self.place.reach, id="reach")
            yield PlainStatic(id="links")
            yield PlainStatic(id="code")
            yield PlainStatic(id="signs")
        with Horizontal(id="buttons"):
            yield PlainButton(Say("together-at-table-copy"), id="copy", compact=True)
            yield PlainButton(Say("together-at-table-start"), id="start", compact=True)
            yield PlainButton(Say("together-at-table-leave"), id="leave", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._show()
        self.query_one("#seats").focus(scroll_visible=False)
        self.set_interval(5.0, self._show)  # for how long somebody has been away

    def _heed(self, heard: Heard, said: list[str]) -> None:
        if not self.place.refused:  # else the state says it
            self._happened = [*self._happened, *said][-_HAPPENED:]
        if isinstance(heard, SignBy):
            self.notify(self._way.remark(heard, said))
        self._show()

    def on_resize(self) -> None:
        self._show()

    def on_shown_anew(self) -> None:
        self._show()

    def on_screen_suspend(self) -> None:
        self._show()

    def on_screen_resume(self) -> None:
        self._show()

    # ------------------------------------------------------------------------------ what is shown

    def _show(self) -> None:
        if not self.query("#seats"):
            return
        guest = self.place.session.guest
        news = guest.news
        seats = self.query_one("#seats", PlainOptionList)
        before = seats.highlighted
        lines = self.place.talk.seat_lines()
        if roles := self._game.roles:
            lines = [
                phrase("together-at-table-role-seat", role=role, seat=seat)
                for role, seat in zip(roles, lines, strict=False)
            ]
        seats.set_options([Option(line) for line in lines])
        if lines:
            seats.highlighted = min(before or 0, len(lines) - 1)
        watching = news.watching if news is not None else 0
        self._say(
            "#watching", phrase("together-watching-sentence", number=watching) if watching else ""
        )
        self._say("#state", self._state())
        invitation = self.place.session.invitation
        broken = in_lines(invitation, self.size.width - _BESIDE)
        self._say("#invitation", Content.styled(broken, "bold $accent"))
        for name in ("#invite", "#reach", "#copy"):
            self.query_one(name).display = bool(invitation)
        self._say("#links", self._links())
        self.query_one("#start").display = "start" not in self.withheld
        ledger = guest.ledger
        self._say(
            "#code",
            phrase("together-at-table-code-note", code=check_code(ledger.history))
            if ledger
            else "",
        )
        self._say("#happened", "\n".join(self._happened))
        signs = (
            phrase("together-at-table-signs-here")
            if news is not None and news.you is not None
            else ""
        )
        self._say("#signs", with_keys(signs, keys_on(self._game_below or self)))
        self.query_one("#leave", PlainButton).label = (
            phrase("together-at-table-leave")
            if self._game_below is None
            else phrase("together-at-table-back")
        )
        self.refresh_bindings()

    def _say(self, where: str, what: str | Content) -> None:
        line = self.query_one(where, PlainStatic)
        line.update(what)
        line.display = bool(what)

    def _state(self) -> str:
        """How one's own way to the table is, and what is waited for."""
        news = self.place.session.guest.news
        if self.place.wants_name and not is_on_top(self):
            return ""  # the dialog says it that asks for another name
        if self.place.refused:
            return self.place.refused
        if self.place.closed:
            return phrase("together-at-table-closed-in-app")
        if self.place.lost:
            return (
                phrase("together-at-table-lost-in-app")
                if news is not None
                else phrase("together-at-table-no-answer-in-app")
            )
        if news is None:
            return phrase("together-connecting")
        if self.place.talk.relay_lost:
            return phrase("together-relay-lost")
        if news.playing:
            return ""
        return (
            phrase("together-at-table-waiting-for-people")
            if self.place.is_host
            else phrase("together-at-table-waiting-for-host")
        )

    def _links(self) -> str:
        """The ways in by a browser, for the host; and for whoever came so, what to know of it."""
        links = self.place.session.links
        if self.app.closed and not self.place.session.is_watching:
            return phrase("together-at-hosts")
        lines = [] if links is None else links.lines()
        spacious = self.app.size.height >= _SPACIOUS
        return "\n".join(line for line in lines if spacious or line)

    # ------------------------------------------------------------------------------ what is done

    @property
    def withheld(self) -> Mapping[str, str]:
        """What only the host can do, and only at its time."""
        table = self.place.session.table
        if table is None:
            return dict.fromkeys(
                ("copy", "start", "free", "stand_in"), phrase("together-at-table-not-of-host")
            )
        withheld = {}
        if not _free(table):
            withheld["start"] = phrase("together-no-free-seat")
        if table.kept.number:
            withheld["free"] = phrase("together-at-table-nothing-to-free")
        else:
            withheld["stand_in"] = phrase("together-at-table-nobody-away")
        return withheld

    @on(PlainButton.Pressed, "#copy")
    def action_copy(self) -> None:
        """Sends the invitation to the clipboard, and shows it alone, to be selected."""
        self.app.push_screen(CopiedScreen(self.place.session.invitation))

    def action_page(self, pages: int) -> None:
        """Further down, or up."""
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=pages * max(1, page.size.height - 2), animate=False)

    @on(PlainButton.Pressed, "#start")
    def action_start(self) -> None:
        """Begins, after a question, with computers at the free seats."""
        table = self.place.session.table
        if table is None or not _free(table):
            return

        def start(sure: bool | None) -> None:
            from kingsroad_tui.together.hosting import seat_computers

            if sure:
                computer = self._game.computer()
                self.place.session.attempt(lambda: seat_computers(table, computer))

        question = phrase("together-at-table-start-question", seats=_free(table))
        self.app.push_screen(
            ConfirmDialog(
                question, phrase("together-at-table-start"), phrase("together-at-table-wait-on")
            ),
            start,
        )

    def action_free(self) -> None:
        """Frees the seat that is highlighted, after a question."""
        table, seat = self.place.session.table, self._highlighted
        if table is None or seat is None:
            return

        def free(sure: bool | None) -> None:
            if sure:
                try:
                    self.place.session.attempt(lambda: table.free_seat(seat))
                except ValueError:
                    self.notify(phrase("together-not-freed"))

        name = table.kept.chairs[seat].name
        if not name or seat == self._own_seat:
            self.notify(phrase("together-at-table-nothing-to-free"))
            return
        self.app.push_screen(
            ConfirmDialog(
                phrase("together-at-table-free-question", name=name),
                phrase("together-at-table-free-it"),
                phrase("together-at-table-wait-on"),
            ),
            free,
        )

    def action_stand_in(self) -> None:
        """Lets a computer play for who is away, after a question."""
        table, news = self.place.session.table, self.place.session.guest.news
        if table is None or news is None:
            return
        gone = {at for at, seat in enumerate(news.seats) if not (seat.here or seat.stand_in)}
        away = sorted(gone - {self._own_seat})
        seat = self._highlighted if self._highlighted in away else next(iter(away), None)
        if seat is None:
            self.notify(phrase("together-at-table-nobody-away"))
            return

        def play(sure: bool | None) -> None:
            from kingsroad_tui.together.witness import why_not_stood_in

            if sure:
                try:
                    self.place.session.attempt(lambda: table.stand_in(seat))
                except ValueError as error:
                    self.notify(why_not_stood_in(error))

        name = news.seats[seat].name
        question, yes = (
            phrase("together-at-table-computer-question", name=name),
            phrase("together-at-table-choose-computer"),
        )
        if self.place.talk.stands_still(seat):
            question, yes = (
                phrase("together-at-table-stand-still-question", name=name),
                phrase("together-at-table-go-on-without"),
            )
        self.app.push_screen(
            ConfirmDialog(question, yes, phrase("together-at-table-wait-on")), play
        )

    @property
    def _game_below(self) -> HouseScreen[None] | None:
        """The screen of the game; before the first one there is this screen alone."""
        return next((one for one in screens_at_table(self.app) if one is not self), None)

    @property
    def _highlighted(self) -> int | None:
        return self.query_one("#seats", PlainOptionList).highlighted

    @property
    def _own_seat(self) -> int | None:
        news = self.place.session.guest.news
        return None if news is None else news.you

    def before_leaving(self) -> str | None:
        return self.closing_question()

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        """Back to the game, or away from the table where this is all there is."""
        if self._game_below is not None:
            self.dismiss()
        else:
            self.app.go("home")
            elsewhere = self.place.invited_by and not self.app.closed
            if self.place.refused and elsewhere:  # by another name, or to look on
                self.app.go("together", invitation=self.place.invited_by)


class _Hears(AtTable):
    """The place of the waiting room, which has signs among its own keys."""

    def __init__(
        self,
        screen: WaitingRoomScreen,
        place: OwnPlace,
        heed: Callable[[Heard, list[str]], None],
    ) -> None:
        super().__init__(screen, place)
        self._heed = heed

    def heed(self, heard: Heard, said: list[str]) -> None:
        self._heed(heard, said)


def _free(table: HostTable) -> int:
    return sum(chair.state is SeatState.FREE for chair in table.kept.chairs)


def in_lines(invitation: str, width: int) -> str:
    """The invitation in one line where it fits, else in as few as possible of whole groups.

    Each line but the last ends with a hyphen, so that nobody takes it for the end.

    >>> in_lines("8J6F-2XD4-8NZA", 80)
    '8J6F-2XD4-8NZA'
    >>> print(in_lines("8J6F-2XD4-8NZA", 12))
    8J6F-2XD4-
    8NZA
    """
    if len(invitation) <= width:
        return invitation
    room = _GROUP * max(1, width // _GROUP)
    return "\n".join(invitation[at : at + room] for at in range(0, len(invitation), room))
