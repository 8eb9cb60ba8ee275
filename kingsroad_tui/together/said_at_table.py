"""What is said of the people at a table, as they come, go and choose."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from kingsroad_tui.lines.line_io import say
from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import words
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.guest_events import (
    Breaking,
    GameMoved,
    GivenUp,
    NotStored,
    Refusing,
    SealedBy,
    SignBy,
    TableChanged,
    TableClosed,
)
from kingsroad_tui.together.joining import Reached
from kingsroad_tui.together.messages import SeatNews, SeatState, TableNews
from kingsroad_tui.together.session import Heard

AWAY_FOR: Final = 60.0
"""After so many seconds it is said that somebody is still away."""

_LOOK: Final = 5.0

_WAYS: Final = {
    Reached.LOST: words.LOST,
    Reached.NO_ANSWER: words.NO_ANSWER,
    Reached.OTHER_TABLE: words.OTHER_TABLE,
    Reached.NO_RELAY: words.RELAY_LOST,
    Reached.RELAY_BACK: words.RELAY_BACK,
}


class SaidAtTable:
    """Puts what a guest hears of into sentences, each once.

    Attributes:
        relay_lost: whether a host's way to the relay is lost.
    """

    def __init__(self, guest: Guest) -> None:
        """Of the table of this guest."""
        self._guest = guest
        self._before: TableNews | None = None
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
            case TableChanged():
                self._not_kept = self._guest.not_kept
                self._news_at = time.monotonic()
                before, self._before = self._before, self._guest.news
                if self._before is not None and self._before.you is not None:
                    self._sat = self._before.you
                return [*self._changes(before, self._before), *self._standing_in()]
            case GameMoved():
                return [*self._standing_in(), *self._drawn()]
            case NotStored(why=why):
                return [words.not_stored(why)]
            case GivenUp():
                return [words.GIVEN_UP]
            case SealedBy(seat=seat):
                return self._chosen(seat)
            case SignBy(seat=seat, gesture=gesture):
                return [words.SIGNS[gesture].format(name=self.name(seat))]
            case Refusing(why=why):
                return [words.REFUSALS[why]]
            case Breaking(how=how):
                return [words.BREAKS[how.value]]
            case TableClosed():
                return [words.HOST_ENDED]
            case Reached.LOST if self._guest.not_kept:
                before_it, self._not_kept = self._not_kept, self._guest.not_kept
                return [] if before_it else [words.not_stored(self._not_kept)]
            case Reached.LOST if self.you is None:
                return [words.LOST_WITHOUT_SEAT]
            case Reached():
                self.relay_lost = heard is Reached.NO_RELAY
                return [_WAYS[heard]] if heard in _WAYS else []
        return []

    async def say_who_is_away(self, host: bool) -> None:
        """Says it once of everybody who has not been here for a while; and the host, what to do."""
        gone: dict[int, float] = {}
        said: set[int] = set()
        while True:
            await asyncio.sleep(_LOOK)
            news = self._guest.news
            seats = news.seats if news is not None and self._guest.caught_up else []
            now = time.monotonic()
            away = self.away if seats else frozenset()
            for number in gone.keys() - away:
                gone.pop(number)
                said.discard(number)
            for number in away - said:
                long = now - gone.setdefault(number, now)
                if long >= AWAY_FOR and not seats[number].stand_in:
                    said.add(number)
                    say(words.away_for(seats[number].name, int(long), host=host))

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
            return words.NEED_NO_TURN
        if not guest.caught_up:
            return words.CHOOSE_WHEN_BACK
        sealing = ledger.seals.get(own)
        if own in ledger.stand_ins or (sealing is not None and sealing.instead):
            return words.CHOSEN_FOR_YOU
        return words.NEED_NO_TURN if sealing is None else words.CHOSEN_ALREADY

    def name(self, seat: int) -> str:
        """Who has a seat."""
        news = self._guest.news
        return news.seats[seat].name if news and seat < len(news.seats) else ""

    def who_lines(self) -> list[str]:
        """Everybody at the table."""
        news, ledger = self._guest.news, self._guest.ledger
        if news is None:
            return [words.CONNECTING]
        sealed = ledger.seals if ledger is not None else {}
        lines = [
            words.who_line(
                seat.name or words.FREE_SEAT,
                words.with_chosen(state) if number in sealed else state,
            )
            for number, seat in enumerate(news.seats)
            for state in [self._state(number, seat, you=number == self.you)]
        ]
        return [*lines, words.watching_sentence(news.watching)] if news.watching else lines

    def seat_lines(self) -> list[str]:
        """Everybody at the table, in seat order, as its own screen lists them."""
        news = self._guest.news
        seats = news.seats if news is not None else []
        return [
            at_table.seat_line(seat.name, self._state(number, seat), you=self.you == number)
            for number, seat in enumerate(seats)
            if news is not None
        ]

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
        said = []
        for seat in sorted(before ^ self._stood_in):
            plays = seat in self._stood_in
            still = self.stands_still(seat)
            if seat == self._guest.own_seat:
                instead = words.YOU_STAND_STILL if still else words.STANDS_IN_FOR_YOU
                said.append(instead if plays else words.YOU_PLAY_AGAIN)
            else:
                instead_of = words.side_stands_still if still else words.stands_in
                say_it = instead_of if plays else words.plays_again
                said.append(say_it(self.name(seat)))
        return said

    def stands_still(self, seat: int) -> bool:
        """Whether nobody can play for a seat in its owner's place."""
        ledger = self._guest.ledger
        return ledger is not None and seat in ledger.game.immovable

    def _state(self, number: int, seat: SeatNews, *, you: bool = False) -> str:
        if seat.stand_in and not you and self.stands_still(number):
            return words.STILL_STATE
        elsewhere = not you and seat.state is not SeatState.COMPUTER
        if elsewhere and not self._guest.admitted:
            return words.NOT_KNOWN_STATE
        if elsewhere and self.relay_lost and not seat.here and not seat.stand_in:
            return words.NOT_KNOWN_BY_RELAY_STATE
        return _state(seat, self.seconds_away(number), you=you)

    def _drawn(self) -> list[str]:
        """Which cards the host has drawn alone since the last time."""
        ledger = self._guest.ledger
        rounds = ledger.drawn_by_host if ledger is not None else []
        before, self._drawn_by_host = self._drawn_by_host, len(rounds)
        return [words.drawn_by_host(number) for number in rounds[before:]]

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
            return [] if instead else [words.CHOSEN]
        waiting = 0 if ledger.all_sealed else len(ledger.waiting)
        said = words.has_chosen_instead if instead else words.has_chosen
        return [said(self.name(seat), waiting)]

    def _changes(self, before: TableNews | None, now: TableNews | None) -> Iterator[str]:
        if now is None:
            return
        for number, seat in enumerate(now.seats):
            was = before.seats[number] if before and number < len(before.seats) else None
            same = was is not None and (was.name in (seat.name, "") or not seat.name)
            if was is not None and same and number != self.you:
                yield from _change(was, seat, known=self.knows_others)
        seated = now.you is not None and (before is None or before.you is None)
        if seated:
            yield words.CONNECTED
        changed = before is None or _free(now) != _free(before)
        if not now.playing and now.you is not None and (seated or changed):
            yield words.seats_sentence(_free(now))


def _free(news: TableNews) -> int:
    return sum(seat.state is SeatState.FREE for seat in news.seats)


def _change(was: SeatNews, seat: SeatNews, *, known: bool) -> Iterator[str]:
    if was.state is SeatState.FREE and seat.state is not SeatState.FREE:
        yield words.came(seat.name)
    elif was.state is not SeatState.FREE and seat.state is SeatState.FREE:
        yield words.left_seat(was.name)
    elif was.here and not seat.here:
        if known:
            yield words.gone(seat.name)
    elif seat.here and not was.here:
        yield words.back(seat.name)
    if seat.again and not was.again:
        yield words.wants_again(seat.name)


def _state(seat: SeatNews, away: int, *, you: bool) -> str:
    if you:
        return words.YOU_STATE
    if seat.state is SeatState.FREE:
        return words.FREE_STATE
    if seat.state is SeatState.COMPUTER:
        return words.COMPUTER_STATE
    if seat.stand_in:
        return words.STOOD_IN_STATE
    if not seat.here:
        return words.away_state(away)
    return words.IN_BROWSER_STATE if seat.browser else words.HERE_STATE
