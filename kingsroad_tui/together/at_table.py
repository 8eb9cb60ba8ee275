"""What a screen has at a table with people elsewhere: it hears it, and makes signs.

At the end of a game it has the code, the proof, and another game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import BindingType
from textual.screen import Screen

from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.host import Host
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import join_clauses
from tabletop.sealed_phases import check_code
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.session import Heard


_TO_READ: Final = 20
"""Seconds for which it stays what was chosen in one's place."""


def seconds_notes(seconds: int | None) -> tuple[str, ...]:
    """How long there still is for a choice, in shorter and shorter forms; None for no limit."""
    if seconds is None:
        return ("",)
    return (
        phrase("together-at-table-seconds-left", seconds=seconds),
        phrase("together-at-table-seconds-left-short", seconds=seconds),
        phrase("together-at-table-seconds", seconds=seconds),
        "",
    )


def away_notes(gone: Mapping[str, int]) -> tuple[str, ...]:
    """Who is away, in shorter and shorter forms; nothing where everybody is here.

    ``gone`` has for how many seconds each of those has been away who are, by name.

    >>> away_notes({"Bob": 130})
    ('Bob: away for 2 min', 'Bob: away')
    """
    if not gone:
        return ()
    each = (
        phrase("together-at-table-away-note", name=name, minutes=seconds // 60)
        for name, seconds in gone.items()
    )
    return join_clauses(each), phrase("together-at-table-away-names", names=tuple(gone))


def beside_the_status(clock: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """What stands behind the status: who is away and the clock, then the clock alone.

    Args:
        clock: the seconds left, in shorter and shorter forms.
        others: who is away, likewise.

    >>> beside_the_status(("5 s left", ""), ("Bob: away",))
    ('Bob: away · 5 s left', 'Bob: away', '5 s left', '')
    """
    both = [f"{away} · {left}" if left else away for away in others for left in clock]
    forms = (*both, *clock)
    return forms if any(forms) else ()


def host_can(gone: tuple[str, ...], press: str, *, still: bool, known: bool) -> str:
    """What the host can do about those who are away.

    Args:
        gone: their names.
        press: the key that leads to the table.
        still: whether their sides stand still, as nobody can play for them.
        known: whether it has just been said that they are away.

    >>> host_can(("Wilma",), "i", still=False, known=False)
    'Wilma is still away: wait, or press i to let a computer play for Wilma.'
    """
    if known:
        return phrase("together-at-table-host-can", who=gone, press=press, still=still)
    count = len(gone)
    return phrase("together-at-table-still-away", who=gone, press=press, still=still, count=count)


class AtTable:
    """A screen's place at a table with people elsewhere; the place is kept as long as there is a
    screen that has it.

    Attributes:
        BINDINGS: the keys that the screen has by it.
        place: one's place at the table.
    """

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, screen: Screen[None], place: OwnPlace) -> None:
        """``screen`` shows what happens there."""
        self.place = place
        self._screen = screen
        self._gone: frozenset[int] = frozenset()
        """The seats of those who were away when it was last looked."""

    def begin(self) -> None:
        """The screen is shown: from now on it hears what happens."""
        self.place.listen(self._hear_later)

    def end(self) -> None:
        """The screen has gone."""
        self.place.forget(self._hear_later)

    def _hear_later(self, heard: Heard, said: list[str]) -> None:
        """Hears it as a message of the screen, so that the connection never meets its faults."""
        self._screen.call_later(self._hear_now, heard, said)

    def _hear_now(self, heard: Heard, said: list[str]) -> None:
        if self._screen in self._screen.app.screen_stack:  # else it is being left
            self.heed(heard, said)

    def heed(self, heard: Heard, said: list[str]) -> None:
        """Something has happened at the table; ``said`` puts it into sentences."""

    @property
    def withheld(self) -> Mapping[str, str]:
        """The actions that are not offered at such a table, each with the reason."""
        return {}

    def notes(self) -> tuple[str, ...]:
        """How the way to the table is, or how long there still is, in shorter and shorter forms;
        nothing where neither is worth a word."""
        place = self.place
        if place.refused:
            return (place.refused,)
        if place.closed:
            return (phrase("together-at-table-closed-in-short"),)
        if place.lost:
            return (
                phrase("together-at-table-lost-in-app"),
                phrase("together-at-table-lost-in-short"),
            )
        if place.talk.relay_lost:
            return (
                phrase("together-at-table-relay-lost-in-app"),
                phrase("together-at-table-relay-lost-in-short"),
            )
        if self._screen.has_class("telling"):
            return ()
        left = place.seconds_left()
        return beside_the_status(seconds_notes(left), self.away_notes())

    def away_notes(self) -> tuple[str, ...]:
        """Who is away, and for how long, in shorter and shorter forms; nothing where all are here,
        or their places say it."""
        news, talk = self.place.session.guest.news, self.place.talk
        return away_notes(
            {
                seat.name: talk.seconds_away(at)
                for at, seat in enumerate(news.seats if news is not None else ())
                if at in talk.away and not seat.stand_in
            }
        )

    def what_is_left_to_a_host(self) -> list[str]:
        """Said to the host once somebody has gone, or has come back and others have not."""
        before, now = self._gone, self.place.talk.away
        self._gone = now
        if new := now - before:
            return self.what_a_host_can_do(new)
        return self.what_a_host_can_do(now, known=False) if before - now else []

    def what_a_host_can_do(self, gone: Collection[int], *, known: bool = True) -> list[str]:
        """Said to the host where these seats are without their owners, and others could play.

        ``known``: whether it has just been said that they are away.
        """
        ledger = self.place.session.guest.ledger
        turn = ledger.turn if ledger is not None else None
        if not self.place.is_host or not gone or turn is None or turn.personal:
            return []
        gone = sorted(set(gone) - (ledger.stand_ins if ledger is not None else frozenset()))
        if not gone:
            return []
        still = all(map(self.place.talk.stands_still, gone))
        names, press = tuple(map(self.place.name, gone)), keys_on(self._screen)("people")
        return [host_can(names, press, still=still, known=known)]

    def tell_instead(self) -> None:
        """Says what was chosen in one's own place, once."""
        for one in self.place.in_ones_place.news():
            if said := self.said_instead(one):
                self._screen.notify(said, timeout=_TO_READ)

    def said_instead(self, one: InOnesPlace) -> str:
        """What was chosen in one's own place, in a sentence; empty where that is nothing to say."""
        return ""

    def remark(self, heard: Heard, said: list[str]) -> str:
        """What is said of it for a moment: one sign does not take the place of another."""
        from kingsroad_tui.together.messages import SignBy

        return self.place.signs_said() if isinstance(heard, SignBy) else " ".join(said)

    def why_stopped(self, *, in_a_line: bool = False) -> str:
        """Why nothing goes on at the table, and what can be done; empty where it does."""
        place, here = self.place, keys_on(self._screen)
        if place.refused or not place.closed:
            return place.refused
        if in_a_line:
            return with_keys(phrase("together-at-table-closed-in-a-line"), here)
        watching = place.session.is_watching
        how = (
            phrase("together-at-table-closed-to-watcher")
            if watching
            else phrase("together-at-table-closed-to-player")
        )
        return with_keys(how, here)

    def sign(self, gesture: str) -> None:
        """Makes a sign to all; whoever looks on has nobody's seat to make it from."""
        from kingsroad_tui.together.messages import Gesture

        if self.place.session.is_watching:
            self._screen.notify(phrase("together-at-table-watching-note"))
        else:
            self.place.sign(Gesture(gesture))

    def show_people(self) -> None:
        """Who sits at the table."""
        app = self._screen.app
        assert isinstance(app, Host)
        app.go("table")


class EndAtTable(AtTable):
    """What the end of a game has at a table that goes on."""

    def __init__(
        self,
        screen: Screen[None],
        place: OwnPlace,
        save: Callable[[], Path],
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
            self._saved = phrase("together-at-table-saved-note", file=str(save()))
        except OSError as error:
            self._saved = phrase("together-not-saved", why=words_of(error))

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
        return phrase("together-at-table-code-note", code=self._code), phrase(
            "together-kept-by-host"
        ) if closed else self._saved

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
        own = news.you in wanting
        others = tuple(news.seats[at].name for at in wanting if at != news.you)
        if others:
            return phrase("together-at-table-want-again", names=others, own=own)
        return phrase("together-waiting-for-again" if own else "together-at-table-another-how")

    def want_another(self) -> None:
        """Wants another game; it begins once everybody does."""
        session = self.place.session
        if session.attempt(session.guest.again):
            self._screen.notify(phrase("together-waiting-for-again"))

    @property
    def withheld(self) -> Mapping[str, str]:
        return (
            {"again": phrase("together-at-table-watching-note")}
            if self.place.session.is_watching
            else {}
        )
