"""The host's table: who sits there, what happens and in which order. No sockets and no clock.

It forwards and checks what guests seal and open, and can read no choice before it is open. What it
sends was kept before, so nothing that somebody has seen is lost with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kingsroad_tui.common.together.entries import Beginning, Entry, Returning, StandingIn
from kingsroad_tui.common.together.kept import Chair, KeptTable
from kingsroad_tui.common.together.kinds import SealedKind
from kingsroad_tui.common.together.ledger import Ledger, NotAllowed
from kingsroad_tui.common.together.messages import (
    MAX_ENTRIES,
    PROTOCOL_VERSION,
    Begun,
    Challenge,
    Closed,
    Depart,
    Entries,
    FromTable,
    Knock,
    NoMessage,
    Post,
    Refuses,
    SeatState,
    Sign,
    Signed,
    Sit,
    TableNews,
    ToTable,
    WantAgain,
    Watch,
    WhyRefused,
    decode_from_guest,
    encode,
)
from kingsroad_tui.common.together.seating import seat_proofs, take_chair
from kingsroad_tui.common.together.secret import RoomSecret, proves
from kingsroad_tui.common.together.signing import SigningKey
from kingsroad_tui.common.together.standing_in import standing_in
from kingsroad_tui.common.together.table_news import table_news
from kingsroad_tui.common.together.visitors import Connection, Visitor
from kingsroad_tui.common.together.welcoming import is_own, welcome

MAX_VISITORS: Final = 40
"""How many may be connected who know the secret."""

MAX_STRANGERS: Final = 24
"""And how many who have not shown that they do; for one more, whoever waits longest goes."""

TIME_TO_KNOCK: Final = 8.0
"""Seconds in which a stranger has to show it."""


class HostTable:
    """A table, and everybody connected to it.

    Attributes:
        kept: everything that has to survive.
        ledger: the game that is played, or was; None before the first one.
    """

    def __init__(
        self,
        kind: SealedKind[Any],
        secret: RoomSecret,
        key: SigningKey,
        kept: KeptTable,
        *,
        keep: Callable[[KeptTable], None] = lambda _: None,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """Sets the table up as it was kept.

        Args:
            kind: the game.
            secret: of the room.
            key: of the table.
            kept: as in the attributes.
            keep: stores it; called before anybody is sent what is new in it.
            clock: tells the time in seconds, from anywhere.

        Raises:
            ValueError: what was kept is no table of this game.
        """
        self.kept = kept
        self.ledger: Ledger[Any] | None = None
        self._kind = kind
        self._secret = secret
        self._key = key
        self._keep = keep
        self._clock = clock
        self._visitors: set[Visitor] = set()
        self._gone: dict[str, float] = {chair.key: clock() for chair in kept.chairs if chair.key}
        self._asked_since = clock()
        if kept.beginning is not None:
            self.ledger = kind.ledger(kept.beginning)
            for entry in kept.entries:
                self.ledger.apply(entry)

    # ------------------------------------------------------------------------- who comes and goes

    def connect(self, connection: Connection, channel: bytes, *, host: bool = False) -> Visitor:
        """Somebody connects."""
        visitor = Visitor(connection, channel, self._clock(), host)
        strangers = [other for other in self._visitors if not other.admitted]
        if len(strangers) >= MAX_STRANGERS:
            self._turn_away(min(strangers, key=lambda one: one.since), WhyRefused.TOO_MANY)
        self._visitors.add(visitor)
        self._send(visitor, Challenge(version=PROTOCOL_VERSION, nonce=visitor.challenge))
        return visitor

    def disconnect(self, visitor: Visitor) -> None:
        """Somebody is not connected any more."""
        if visitor not in self._visitors:
            return
        self._visitors.discard(visitor)
        if visitor.key and not self._is_here(visitor.key):
            self._gone[visitor.key] = self._clock()
        if visitor.admitted:
            self._tell_all()

    def receive(self, visitor: Visitor, frame: str | bytes) -> None:
        """Somebody sends a frame. Junk is answered, and its sender forgotten."""
        if visitor not in self._visitors:
            return
        if not visitor.may_send(self._clock()):
            self._turn_away(visitor, WhyRefused.TOO_MANY)
            return
        try:
            message = decode_from_guest(frame)
        except NoMessage:
            self._turn_away(visitor, WhyRefused.NO_MESSAGE)
            return
        if isinstance(message, Knock):
            self._knock(visitor, message)
        elif not visitor.admitted:
            self._turn_away(visitor, WhyRefused.WRONG_SECRET)
        else:
            self._heed(visitor, message)

    def tick(self) -> None:
        """To be called about once a second: who has taken too long?"""
        now = self._clock()
        for visitor in [one for one in self._visitors if not one.admitted]:
            if now - visitor.since > TIME_TO_KNOCK:
                self._turn_away(visitor, WhyRefused.TOO_MANY)
        limit, ledger = self.kept.limit, self.ledger
        if limit is not None and ledger is not None and now - self._asked_since > limit:
            self._asked_since = now
            for seat in ledger.replaceable:
                self.stand_in(seat)

    def close(self) -> None:
        """Ends the table for everybody; it can be taken up again."""
        for visitor in list(self._visitors):
            self._send(visitor, Closed())
            visitor.connection.close()
        self._visitors.clear()

    # ------------------------------------------------------------------------- what the host does

    def seat_computer(self, seat: int, name: str) -> None:
        """Gives a free seat to a computer. Raises ValueError where it is not free."""
        if self.kept.chairs[seat].state is not SeatState.FREE:
            raise ValueError("the seat is not free")
        self.kept.chairs[seat] = Chair(state=SeatState.COMPUTER, name=name)
        self._keep(self.kept)
        self._tell_all()
        self._begin_when_full()

    def free_seat(self, seat: int) -> None:
        """Frees somebody's seat before the first game. Raises ValueError where that cannot be."""
        chair = self.kept.chairs[seat]
        if self.kept.number or chair.state is SeatState.FREE or chair.key == self._key.public:
            raise ValueError("the seat cannot be freed")
        self.kept.chairs[seat] = Chair()
        self._keep(self.kept)
        for visitor in list(self._visitors):
            if visitor.key and visitor.key == chair.key:
                self._turn_away(visitor, WhyRefused.FREED)
        self._tell_all()

    def stand_in(self, seat: int) -> None:
        """Lets a computer play for a seat, until its owner comes back.

        Raises NotAllowed where one plays already, or nobody has to choose any more.
        """
        self._append(standing_in(self.ledger, seat, self._key))
        self._tell_all()

    # -------------------------------------------------------------------------------- what is said

    def _knock(self, visitor: Visitor, message: Knock) -> None:
        if message.version != PROTOCOL_VERSION:
            self._turn_away(visitor, WhyRefused.OTHER_VERSION)
            return
        facts = visitor.challenge, message.nonce, visitor.channel
        if visitor.admitted or not proves(message.proof, self._secret.guest_proof(*facts)):
            self._turn_away(visitor, WhyRefused.WRONG_SECRET)
            return
        if sum(other.admitted for other in self._visitors) >= MAX_VISITORS:
            self._turn_away(visitor, WhyRefused.FULL)
            return
        visitor.admitted = True
        proof = self._secret.table_proof(*facts)
        self._send(visitor, welcome(proof, self._key, message.nonce, visitor.channel))
        self._send(visitor, self._news(visitor))

    def _heed(self, visitor: Visitor, message: ToTable) -> None:
        match message:
            case Sit():
                self._sit(visitor, message)
            case Watch() if not visitor.watching and not visitor.key:
                visitor.watching = True
                self._tell_all()
                self._show_game(visitor)
            case Post(entry=entry):
                self._post(visitor, entry)
            case Sign(gesture=gesture):
                seat = self._seat_of(visitor)
                if seat is not None and visitor.may_sign(self._clock()):
                    self._broadcast(Signed(seat=seat, gesture=gesture))
            case WantAgain(nonce=nonce):
                self._again(visitor, nonce)
            case Depart():
                visitor.connection.close()
                self.disconnect(visitor)
            case _:
                pass

    def _sit(self, visitor: Visitor, message: Sit) -> None:
        own = is_own(message, visitor.challenge, visitor.channel)
        if visitor.key == message.key:
            return  # it sits there already
        hosts = message.key == self._key.public
        if visitor.key or not own or hosts != visitor.host:
            self._refuse(visitor, WhyRefused.NOT_YOURS)
            return
        chair = next((one for one in self.kept.chairs if one.key == message.key), None)
        before = chair and chair.nonce
        if chair is None:
            taken = take_chair(self.kept, message)
            if isinstance(taken, WhyRefused):
                self._refuse(visitor, taken)
                return
            chair = taken
        elif self.kept.number == 0:
            chair.nonce = message.nonce
        for other in list(self._visitors):
            if other.key == message.key and other is not visitor:
                other.key = ""  # the owner has come back another way, and this one is dead
                other.connection.close()
                self._visitors.discard(other)
        visitor.key, visitor.watching = message.key, False
        self._gone.pop(message.key, None)
        if chair.nonce != before:
            self._keep(self.kept)
        self._show_game(visitor)
        seat, ledger = self.kept.chairs.index(chair), self.ledger
        if ledger is not None and seat in ledger.stand_ins:
            self._give_back(seat)
        self._tell_all()
        self._begin_when_full()

    def _post(self, visitor: Visitor, entry: Entry) -> None:
        """An entry of a guest's own seat, or of the host's; its signature says whose it is."""
        ledger = self.ledger
        own = ledger is not None and self._may_post(visitor, entry, ledger)
        if not own or isinstance(entry, StandingIn | Returning):
            self._refuse(visitor, WhyRefused.NOT_YOURS)
            return
        try:
            self._append(entry)
        except NotAllowed:
            self._refuse(visitor, WhyRefused.NOT_ALLOWED)

    def _may_post(self, visitor: Visitor, entry: Entry, ledger: Ledger[Any]) -> bool:
        if not visitor.key or entry.seat >= len(ledger.begun.seats):
            return False
        return visitor.host or ledger.begun.seats[entry.seat].key == visitor.key

    def _again(self, visitor: Visitor, nonce: str) -> None:
        chairs, ledger = self.kept.chairs, self.ledger
        seat = self._seat_of(visitor)
        if seat is None or ledger is None or ledger.turn is not None:
            self._refuse(visitor, WhyRefused.NOT_NOW)
            return
        if chairs[seat].again:
            return
        chairs[seat].again, chairs[seat].nonce = True, nonce
        people = [chair for chair in chairs if chair.state is SeatState.PERSON]
        if all(chair.again for chair in people):
            self.kept.chairs = [*chairs[1:], chairs[0]]
            self._begin()
        else:
            self._keep(self.kept)
            self._tell_all()

    # ------------------------------------------------------------------------------------ the game

    def _begin_when_full(self) -> None:
        full = all(chair.state is not SeatState.FREE for chair in self.kept.chairs)
        if full and self.kept.number == 0:
            self._begin()

    def _begin(self) -> None:
        kept = self.kept
        for chair in kept.chairs:
            chair.again = False
        seats = seat_proofs(kept.chairs, self._key.public)
        names = [chair.name for chair in kept.chairs]
        kept.beginning = self._kind.begin(names, self._key.public, seats)
        self.ledger = self._kind.ledger(kept.beginning)
        kept.number += 1
        kept.entries = []
        self._asked_since = self._clock()
        self._keep(kept)
        self._broadcast(self._begun(kept.beginning))
        self._tell_all()

    def _begun(self, beginning: Beginning) -> Begun:
        number, follow = self.kept.number, len(self.kept.entries)
        return Begun(number=number, beginning=beginning, entries=follow)

    def _show_game(self, visitor: Visitor) -> None:
        """Everything that has happened, to somebody who has come."""
        if self.kept.beginning is None:
            return
        self._send(visitor, self._begun(self.kept.beginning))
        entries = self.kept.entries
        for first in range(0, len(entries), MAX_ENTRIES):
            some = entries[first : first + MAX_ENTRIES]
            self._send(visitor, Entries(first=first, entries=some))

    def _give_back(self, seat: int) -> None:
        turn = self.ledger.turn if self.ledger else None
        if turn is not None:
            self._append(Returning(round=turn.round, phase=turn.phase, seat=seat))

    def _append(self, entry: Entry) -> None:
        """Takes an entry: keeps it, then tells everybody. Raises NotAllowed."""
        if self.ledger is None:
            raise ValueError("no game has begun")
        before = self.ledger.turn, self.ledger.all_sealed
        self.ledger.apply(entry)
        if (self.ledger.turn, self.ledger.all_sealed) != before:
            self._asked_since = self._clock()
        self.kept.entries.append(entry)
        self._keep(self.kept)
        self._broadcast(Entries(first=len(self.kept.entries) - 1, entries=[entry]))
        if self.ledger.turn not in (before[0], None):
            self._give_all_back()

    def _give_all_back(self) -> None:
        """Whoever only took too long for the last choice makes the next one again."""
        for seat, chair in enumerate(self.kept.chairs):
            if self.ledger and seat in self.ledger.stand_ins and self._is_here(chair.key):
                self._give_back(seat)
                self._tell_all()

    def _seat_of(self, visitor: Visitor) -> int | None:
        keys = [chair.key for chair in self.kept.chairs]
        return keys.index(visitor.key) if visitor.key in keys and visitor.key else None

    def _is_here(self, key: str) -> bool:
        return any(visitor.key == key for visitor in self._visitors)

    def _news(self, visitor: Visitor) -> TableNews:
        now, keys = self._clock(), [chair.key for chair in self.kept.chairs if chair.key]
        away = {key: now - self._gone.get(key, now) for key in keys if not self._is_here(key)}
        stand_ins = self.ledger.stand_ins if self.ledger else ()
        watching = sum(one.watching for one in self._visitors)
        return table_news(self.kept, stand_ins, away, self._seat_of(visitor), watching)

    def _tell_all(self) -> None:
        for visitor in list(self._visitors):
            if visitor.admitted:
                self._send(visitor, self._news(visitor))

    def _broadcast(self, message: FromTable) -> None:
        for visitor in list(self._visitors):
            if visitor.key or visitor.watching:
                self._send(visitor, message)

    def _send(self, visitor: Visitor, message: FromTable) -> None:
        visitor.connection.send(encode(message))

    def _refuse(self, visitor: Visitor, why: WhyRefused) -> None:
        self._send(visitor, Refuses(why=why))

    def _turn_away(self, visitor: Visitor, why: WhyRefused) -> None:
        """Says why, and forgets whoever it was."""
        self._refuse(visitor, why)
        visitor.connection.close()
        self.disconnect(visitor)
