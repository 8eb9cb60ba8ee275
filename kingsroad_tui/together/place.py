"""One's own place at a table, kept from the way in to the way out, whatever screen is shown.

What is said of the people there, as they come, go and choose, is made here too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Final

from kingsroad_tui.lines.line_io import say
from kingsroad_tui.together import messages
from kingsroad_tui.together.asking import InOnesPlaceNews
from kingsroad_tui.together.company import SIGN_PAUSE
from kingsroad_tui.together.connection import Reached
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.session import Heard, Session
from tabletop.say import Say
from tabletop.words.voice import phrase, said

AWAY_FOR: Final = 60.0
"""After so many seconds it is said that somebody is still away."""

_LOOK: Final = 5.0

_WAYS: Final = {
    Reached.LOST: Say("together-lost"),
    Reached.NO_ANSWER: Say("together-no-answer"),
    Reached.OTHER_TABLE: Say("together-other-table"),
    Reached.NO_RELAY: Say("together-relay-lost"),
    Reached.RELAY_BACK: Say("together-relay-back"),
}
"""What is said of the way to a table."""


class SaidAtTable:
    """Puts what a guest hears of into sentences, each once.

    Attributes:
        relay_lost: whether a host's way to the relay is lost.
    """

    def __init__(self, guest: Guest) -> None:
        """Of the table of this guest."""
        self._guest = guest
        self._before: messages.TableNews | None = None
        self.relay_lost = False
        self._not_kept = ""
        self._sat: int | None = None
        """The seat that one had when the table said so last."""

        self._news_at = 0.0
        """When the table last said who is there."""

        self._stood_in: frozenset[int] = frozenset()
        self._drawn_by_host = 0
        """Of how many cards that the host drew alone it was said."""

    def sentences(self, heard: Heard) -> list[str]:
        """What is said of something that was heard of; nothing where it is told otherwise."""
        match heard:
            case messages.TableChanged():
                self._not_kept = self._guest.not_kept
                self._news_at = time.monotonic()
                before, self._before = self._before, self._guest.news
                if self._before is not None and self._before.you is not None:
                    self._sat = self._before.you
                return [*self._changes(before, self._before), *self._standing_in()]
            case messages.GameMoved():
                return [*self._standing_in(), *self._drawn()]
            case messages.NotStored(why=why):
                return [phrase("together-not-stored", why=why)]
            case messages.GivenUp():
                return [phrase("together-given-up")]
            case messages.SealedBy(seat=seat):
                return self._chosen(seat)
            case messages.SignBy(seat=seat, gesture=gesture):
                return [phrase(f"together-says-{gesture}", name=self.name(seat))]
            case messages.Refusing(why=why):
                return [phrase(f"together-refusals-{why}")]
            case messages.Breaking(how=how):
                return [phrase(f"together-breaks-{how.value.replace(' ', '-')}")]
            case messages.TableClosed():
                return [phrase("together-host-ended")]
            case Reached.LOST if self._guest.not_kept:
                before_it, self._not_kept = self._not_kept, self._guest.not_kept
                return [] if before_it else [phrase("together-not-stored", why=self._not_kept)]
            case Reached.LOST if self.you is None:
                return [phrase("together-lost-without-seat")]
            case Reached():
                self.relay_lost = heard is Reached.NO_RELAY
                return [said(_WAYS[heard])] if heard in _WAYS else []
        return []

    async def say_who_is_away(self, host: bool) -> None:
        """Says it once of everybody who has not been here for a while; and the host, what to do."""
        gone: dict[int, float] = {}
        told: set[int] = set()
        while True:
            await asyncio.sleep(_LOOK)
            news = self._guest.news
            seats = news.seats if news is not None and self._guest.caught_up else []
            now = time.monotonic()
            away = self.away if seats else frozenset()
            for number in gone.keys() - away:
                gone.pop(number)
                told.discard(number)
            for number in away - told:
                long = now - gone.setdefault(number, now)
                if long >= AWAY_FOR and not seats[number].stand_in:
                    told.add(number)
                    say(
                        phrase(
                            "together-away-for-host" if host else "together-away-for",
                            name=seats[number].name,
                            minutes=int(long) // 60,
                        )
                    )

    @property
    def you(self) -> int | None:
        """One's own seat; also after a new connection, before the table has said so again."""
        news, own = self._guest.news, self._guest.own_seat
        if news is not None and news.you is not None:
            return news.you
        return self._sat if own is None else own

    @property
    def knows_others(self) -> bool:
        """Whether it is known who else is here: not while one is cut off oneself."""
        return self._guest.admitted and not self.relay_lost

    @property
    def away(self) -> frozenset[int]:
        """The seats whose owners are away, as far as is known; never one's own."""
        news = self._guest.news
        if news is None or not self.knows_others:
            return frozenset()
        return frozenset(
            at for at, seat in enumerate(news.seats) if not seat.here and at != self.you
        )

    def why_nothing_to_choose(self) -> str:
        """Why nothing can be chosen here just now."""
        guest, own = self._guest, self._guest.own_seat
        ledger = guest.ledger
        if ledger is None or own is None or ledger.turn is None:
            return phrase("together-need-no-turn")
        if not guest.caught_up:
            return phrase("together-choose-when-back")
        sealing = ledger.seals.get(own)
        if own in ledger.stand_ins or (sealing is not None and sealing.instead):
            return phrase("together-chosen-for-you")
        return (
            phrase("together-need-no-turn")
            if sealing is None
            else phrase("together-chosen-already")
        )

    def name(self, seat: int) -> str:
        """Who has a seat."""
        news = self._guest.news
        return news.seats[seat].name if news and seat < len(news.seats) else ""

    def who_lines(self) -> list[str]:
        """Everybody at the table."""
        news, ledger = self._guest.news, self._guest.ledger
        if news is None:
            return [phrase("together-connecting")]
        sealed = ledger.seals if ledger is not None else {}
        lines = [
            phrase(
                "together-who",
                who=seat.name or Say("together-free-seat"),
                state=self._state(number, seat, you=number == self.you),
                chosen=number in sealed,
            )
            for number, seat in enumerate(news.seats)
        ]
        return (
            [*lines, phrase("together-watching-sentence", number=news.watching)]
            if news.watching
            else lines
        )

    def seat_lines(self) -> list[str]:
        """Everybody at the table, in seat order, as its own screen lists them."""
        news = self._guest.news
        seats = news.seats if news is not None else []
        return [self._seat_line(number, seat) for number, seat in enumerate(seats)]

    def _seat_line(self, number: int, seat: messages.SeatNews) -> str:
        if not seat.name:
            return phrase("together-at-table-free-seat")
        if number == self.you:
            return phrase("together-at-table-own-seat", name=seat.name)
        return phrase("together-at-table-seat", name=seat.name, state=self._state(number, seat))

    def seconds_away(self, number: int) -> int:
        """For how long the owner of a seat has been away by now; 0 for one who is not."""
        news = self._guest.news
        if news is None or number not in self.away:
            return 0
        return news.seats[number].away + int(time.monotonic() - self._news_at)

    def _standing_in(self) -> list[str]:
        """For whom a computer plays since the last time, or no longer: as the game itself has it,
        whatever the table says of those at it."""
        ledger, news = self._guest.ledger, self._guest.news
        if ledger is None or news is None or not self._guest.caught_up:
            return []
        before, self._stood_in = self._stood_in, ledger.stand_ins
        if ledger.turn is None:
            return []
        return [
            self._plays_instead(seat, plays=seat in self._stood_in)
            for seat in sorted(before ^ self._stood_in)
        ]

    def _plays_instead(self, seat: int, *, plays: bool) -> str:
        """That a computer plays for a seat, or no longer."""
        still = self.stands_still(seat)
        if seat == self._guest.own_seat:
            if not plays:
                return phrase("together-you-play-again")
            return phrase("together-you-stand-still" if still else "together-stands-in-for-you")
        if not plays:
            return phrase("together-plays-again", name=self.name(seat))
        return phrase(
            "together-side-stands-still" if still else "together-stands-in", name=self.name(seat)
        )

    def stands_still(self, seat: int) -> bool:
        """Whether nobody can play for a seat in its owner's place."""
        ledger = self._guest.ledger
        return ledger is not None and seat in ledger.game.immovable

    def _state(self, number: int, seat: messages.SeatNews, *, you: bool = False) -> Say:
        if seat.stand_in and not you and self.stands_still(number):
            return Say("together-still-state")
        elsewhere = not you and seat.state is not messages.SeatState.COMPUTER
        if elsewhere and not self._guest.admitted:
            return Say("together-not-known-state")
        if elsewhere and self.relay_lost and not seat.here and not seat.stand_in:
            return Say("together-not-known-by-relay-state")
        return _state(seat, self.seconds_away(number), you=you)

    def _drawn(self) -> list[str]:
        """Which cards the host has drawn alone since the last time."""
        ledger = self._guest.ledger
        rounds = ledger.drawn_by_host if ledger is not None else []
        before, self._drawn_by_host = self._drawn_by_host, len(rounds)
        return [phrase("together-drawn-by-host", number=number) for number in rounds[before:]]

    def _chosen(self, seat: int) -> list[str]:
        ledger = self._guest.ledger
        news = self._guest.news
        if ledger is None or news is None or ledger.turn is None or ledger.turn.quiet:
            return []
        if not self._guest.caught_up:
            return []  # that was before one came, or came back
        sealing = ledger.seals.get(seat)
        instead = sealing is not None and sealing.instead
        if seat == self.you:
            return [] if instead else [phrase("together-chosen")]
        waiting = 0 if ledger.all_sealed else len(ledger.waiting)
        return [
            phrase(
                "together-has-chosen-instead" if instead else "together-has-chosen",
                name=self.name(seat),
                left=waiting,
            )
        ]

    def _changes(
        self, before: messages.TableNews | None, now: messages.TableNews | None
    ) -> Iterator[str]:
        if now is None:
            return
        for number, seat in enumerate(now.seats):
            was = before.seats[number] if before and number < len(before.seats) else None
            same = was is not None and (was.name in (seat.name, "") or not seat.name)
            if was is not None and same and number != self.you:
                yield from _change(was, seat, known=self.knows_others)
        seated = now.you is not None and (before is None or before.you is None)
        if seated:
            yield phrase("together-connected")
        changed = before is None or _free(now) != _free(before)
        if not now.playing and now.you is not None and (seated or changed):
            yield phrase("together-seats-sentence", free=_free(now))


def _free(news: messages.TableNews) -> int:
    return sum(seat.state is messages.SeatState.FREE for seat in news.seats)


def _change(was: messages.SeatNews, seat: messages.SeatNews, *, known: bool) -> Iterator[str]:
    if was.state is messages.SeatState.FREE and seat.state is not messages.SeatState.FREE:
        yield phrase("together-came", name=seat.name)
    elif was.state is not messages.SeatState.FREE and seat.state is messages.SeatState.FREE:
        yield phrase("together-left-seat", name=was.name)
    elif was.here and not seat.here:
        if known:
            yield phrase("together-gone", name=seat.name)
    elif seat.here and not was.here:
        yield phrase("together-back", name=seat.name)
    if seat.again and not was.again:
        yield phrase("together-wants-again", name=seat.name)


def _state(seat: messages.SeatNews, away: int, *, you: bool) -> Say:
    if you:
        return Say("together-you-state")
    if seat.state is messages.SeatState.FREE:
        return Say("together-free-state")
    if seat.state is messages.SeatState.COMPUTER:
        return Say("together-computer-state")
    if seat.stand_in:
        return Say("together-stood-in-state")
    if not seat.here:
        return Say("together-away-state", minutes=away // 60, seconds=away)
    return Say("together-in-browser-state" if seat.browser else "together-here-state")


Listener = Callable[[Heard, list[str]], None]
"""Is called with what was heard of, and what is said of it."""

_NO_WAY: Final = (Reached.LOST, Reached.NO_ANSWER)

_SIGN_GAP: Final = SIGN_PAUSE + 0.1
"""Seconds after one's own sign was heard: the table, which took it before, takes another one."""

_SIGN_UNHEARD: Final = 2 * SIGN_PAUSE
"""Seconds after which a sign is lost that was not heard."""

_SIGNS_AHEAD: Final = 3
"""So many signs may wait for their time; one more is one too many."""


class OwnPlace:
    """A place at a table, and everybody here who wants to hear what happens there.

    Attributes:
        game: the word for the game.
        session: one's guest at the table, once `take` has come back.
        talk: puts what happens into sentences.
        in_ones_place: finds what was chosen in one's own place.
        refused: why one is not let in, or has left, in a sentence; empty as long as one may stay.
        wants_name: whether one is not let in by this name, and may be by another one.
        closed: whether the host has closed the table, which can be opened again.
        reach: says who can come to the table, in sentences; for its host.
        only_here: whether only this computer can reach it.
        invited_by: the invitation that one came by; empty for the host.
    """

    session: Session
    talk: SaidAtTable
    in_ones_place: InOnesPlaceNews

    def __init__(
        self, game: str, way: AbstractAsyncContextManager[Session], *, invited_by: str = ""
    ) -> None:
        """``way`` leads to the table, and back from it; the others are as in the attributes."""
        self.game = game
        self.reach: Callable[[], str] = str
        self.only_here = False
        self.invited_by = invited_by
        self.refused = ""
        self.wants_name = False
        self.closed = False
        self._way = way
        self._reached: Reached | None = None
        self._listeners: list[Listener] = []
        self._leaving = asyncio.Event()
        self._stay: asyncio.Task[None] | None = None
        self._asked: object = None
        self._asked_since: float | None = None
        self._signs: tuple[messages.SignMade, ...] = ()
        self._to_sign: list[messages.Gesture] = []
        """The signs that wait for their time."""

        self._may_sign_at = 0.0
        self._sign_timer: asyncio.TimerHandle | None = None

    async def take(self) -> None:
        """Goes as far as the way there is open; raises what that does."""
        loop = asyncio.get_running_loop()
        taken: asyncio.Future[Session] = loop.create_future()
        self._stay = asyncio.ensure_future(self._stays(taken))
        self.session = await taken
        self.talk = SaidAtTable(self.session.guest)
        self.in_ones_place = InOnesPlaceNews(self.session)
        self.session.heard = self._hear

    async def _stays(self, taken: asyncio.Future[Session]) -> None:
        """The way is gone and come back by one task, from its beginning to its end."""
        try:
            async with self._way as session:
                taken.set_result(session)
                await self._leaving.wait()
        except Exception as error:
            if taken.done():
                raise
            taken.set_exception(error)

    async def leave(self) -> None:
        """Goes away; a guest's seat stays theirs, and a table that is kept can be opened again."""
        self._listeners.clear()
        self._leaving.set()
        if self._stay is not None:
            await self._stay

    def listen(self, listener: Listener) -> None:
        """From now on it hears what happens."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """It hears nothing any more; nothing happens where it never did."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    @property
    def is_host(self) -> bool:
        """Whether the table is one's own."""
        return self.session.table is not None

    @property
    def lost(self) -> bool:
        """Whether there is no connection just now; it is tried again and again."""
        return self._reached in _NO_WAY

    def name(self, seat: int) -> str:
        """Who has a seat."""
        return self.talk.name(seat)

    def seconds_left(self) -> int | None:
        """How long there still is for the choice of this phase; None without a limit, where nobody
        else could choose once it is over, and where nobody here knows."""
        guest = self.session.guest
        limit = guest.news.limit if guest.news is not None else None
        turn = guest.ledger.turn if guest.ledger is not None else None
        if limit is None or turn is None or turn.personal or self._asked_since is None:
            return None
        return max(0, round(limit - (self._now - self._asked_since)))

    @property
    def signs(self) -> tuple[messages.SignMade, ...]:
        """The signs that stand at the table now, the oldest first."""
        self._signs = messages.standing(self._signs, self._now)
        return self._signs

    def signs_said(self) -> str:
        """The same, in sentences."""
        return " ".join(
            phrase(f"together-says-{one.gesture}", name=self.name(one.seat)) for one in self.signs
        )

    def sign(self, gesture: messages.Gesture) -> None:
        """Makes a sign to all, as soon as the table takes another one of the same seat."""
        if len(self._to_sign) < _SIGNS_AHEAD:
            self._to_sign.append(gesture)
        self._sign_next()

    def _sign_next(self) -> None:
        """Makes the next sign if its time has come, and looks again when that of another one is."""
        if self._to_sign and self._now >= self._may_sign_at:
            self._may_sign_at = self._now + _SIGN_UNHEARD
            self.session.guest.sign(self._to_sign.pop(0))
        if self._sign_timer is not None:
            self._sign_timer.cancel()
            self._sign_timer = None
        if self._to_sign:
            loop = asyncio.get_running_loop()
            self._sign_timer = loop.call_at(self._may_sign_at, self._sign_next)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _hear(self, heard: Heard) -> None:
        if self.refused:
            return  # one has left, whatever becomes of the connection
        said = self.talk.sentences(heard)
        self._note_time()
        if isinstance(heard, messages.SignBy):
            self._signs = (*self.signs, messages.SignMade(heard.seat, heard.gesture, self._now))
            news = self.session.guest.news
            if news is not None and news.you == heard.seat:
                self._may_sign_at = self._now + _SIGN_GAP
                self._sign_next()
        if isinstance(heard, Reached):
            self._reached = heard
            if self.closed:
                said = []  # nobody answers, as is said already
        elif isinstance(heard, messages.TableClosed):
            self.closed = True
        elif self.session.guest.admitted:
            self.closed, self._reached = False, Reached.CONNECTED
        if self.session.is_refused(heard) or isinstance(heard, messages.Breaking):
            self.refused = " ".join(said)
            self.wants_name = (
                isinstance(heard, messages.Refusing) and heard.why in messages.OF_THE_NAME
            )
            self._leaving.set()  # it would be refused again and again
        for listener in list(self._listeners):
            listener(heard, said)

    def _note_time(self) -> None:
        """The time for a choice begins anew with each phase, and again once all have chosen.

        Whoever comes in the middle is told by the table how much of it is left.
        """
        guest, news = self.session.guest, self.session.guest.news
        ledger = guest.ledger
        asked = None if ledger is None else (guest.number, ledger.asked)
        limit, left = (news.limit, news.left) if news is not None else (None, None)
        if asked != self._asked:
            live = guest.caught_up and self._asked is not None
            self._asked_since = self._now if live else None
            self._asked = asked
        if self._asked_since is None and guest.caught_up and limit is not None and left is not None:
            self._asked_since = self._now - (limit - left)
