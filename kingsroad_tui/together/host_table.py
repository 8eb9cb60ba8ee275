"""The host's table: what its guests and its host say, and what is done of it. No sockets, no clock.

It forwards and checks what guests seal and open, and can read no choice before it is open. What it
sends was kept before, so nothing that somebody has seen is lost with it.

As a guest comes in, the table signs that it is the host's, and the guest that a seat is its own.
Neither is worth anything on another connection, as somebody between would have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kingsroad_tui.together import messages
from kingsroad_tui.together.company import MAX_WATCHING, Company, Connection, Visitor
from kingsroad_tui.together.entries import Entry, Readying, Returning, StandingIn
from kingsroad_tui.together.invitation import RoomSecret, proves, sit_message, welcome_message
from kingsroad_tui.together.ledger import (
    Ledger,
    NotAllowed,
    SealedKind,
    SigningKey,
    check_signature,
)
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat
from kingsroad_tui.together.table_game import TableGame, table_news, take_chair


def welcome(proof: str, key: SigningKey, nonce: str, channel: bytes) -> messages.Welcome:
    """What a table says with its key to a guest with this number.

    Args:
        proof: that the table knows the secret.
        key: of the table.
        nonce: the number in the guest's `Knock`.
        channel: see `RoomSecret.guest_proof`.
    """
    signature = key.sign(welcome_message(nonce, channel))
    return messages.Welcome(proof=proof, host=key.public, signature=signature)


def is_signed(said: messages.Welcome, nonce: str, channel: bytes) -> bool:
    """Whether a table has the key that it says it has; see `welcome`."""
    key, signature = bytes.fromhex(said.host), bytes.fromhex(said.signature)
    return check_signature(key, welcome_message(nonce, channel), signature)


def sit(kept: OwnSeat, key: SigningKey, nonce: str, challenge: str, channel: bytes) -> messages.Sit:
    """What a guest says as it takes a seat.

    Args:
        kept: the seat, as the guest keeps it.
        key: of the seat.
        nonce: its number for the game to come.
        challenge: the number that the table gave it.
        channel: see `RoomSecret.guest_proof`.
    """
    signature = key.sign(sit_message(challenge, channel, key.public))
    return messages.Sit(
        name=kept.name,
        key=key.public,
        nonce=nonce,
        signature=signature,
        browser=kept.browser,
    )


def is_own(said: messages.Sit, challenge: str, channel: bytes) -> bool:
    """Whether a guest has the key of the seat that it takes; see `sit`."""
    key, signature = bytes.fromhex(said.key), bytes.fromhex(said.signature)
    return check_signature(key, sit_message(challenge, channel, said.key), signature)


class HostTable:
    """A table, and everybody connected to it.

    Attributes:
        kept: everything that has to survive.
        company: those connected.
        game: what is played.
        closed: whether it has ended for everybody.
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
        self.closed = False
        self._secret = secret
        self._key = key
        self._clock = clock
        owners = [chair.key for chair in kept.chairs if chair.key]
        self.company = Company(owners, self._news, clock)
        self.game = TableGame(kind, key, kept, self.company, keep=keep, clock=clock)

    @property
    def ledger(self) -> Ledger[Any] | None:
        """The game that is played, or was; None before the first one."""
        return self.game.ledger

    def connect(self, connection: Connection, channel: bytes, *, host: bool = False) -> Visitor:
        """Somebody connects."""
        return self.company.come(connection, channel, host=host)

    def disconnect(self, visitor: Visitor) -> None:
        """Somebody is not connected any more."""
        self.company.go(visitor)

    def receive(self, visitor: Visitor, frame: str | bytes) -> None:
        """Somebody sends a frame. Junk is answered, and its sender forgotten."""
        if visitor not in self.company.visitors:
            return
        if not visitor.may_send(self._clock()):
            self.company.turn_away(visitor, messages.WhyRefused.TOO_MANY)
            return
        try:
            message = messages.decode_from_guest(frame)
        except messages.NoMessage:
            self.company.turn_away(visitor, messages.WhyRefused.NO_MESSAGE)
            return
        if isinstance(message, messages.Knock):
            self._knock(visitor, message)
        elif not visitor.admitted:
            self.company.turn_away(visitor, messages.WhyRefused.WRONG_SECRET)
        else:
            try:
                self._heed(visitor, message)
            except OSError:  # nothing can be kept just now, and so it has not happened
                if visitor.host:
                    raise
                visitor.connection.close()  # it comes back, and says it again
                self.disconnect(visitor)

    def tick(self) -> None:
        """To be called about once a second: who has taken too long?"""
        self.company.turn_away_idle()
        self._begin_when_full()  # where that could not be kept before
        self.game.heed_time()

    def close(self) -> None:
        """Ends the table for everybody; it can be taken up again."""
        self.closed = True
        self.company.send_home()

    # ------------------------------------------------------------------------- what the host does

    def seat_computer(self, seat: int, name: str) -> None:
        """Gives a free seat to a computer. Raises ValueError where it is not free."""
        if self.kept.chairs[seat].state is not messages.SeatState.FREE:
            raise ValueError("the seat is not free")
        self._set_chair(seat, Chair(state=messages.SeatState.COMPUTER, name=name))
        self.company.tell_all()
        self._begin_when_full()

    def free_seat(self, seat: int) -> None:
        """Frees somebody's seat before the first game. Raises ValueError where that cannot be."""
        chair = self.kept.chairs[seat]
        if (
            self.kept.number
            or chair.state is messages.SeatState.FREE
            or chair.key == self._key.public
        ):
            raise ValueError("the seat cannot be freed")
        self._set_chair(seat, Chair())
        for visitor in list(self.company.visitors):
            if visitor.key and visitor.key == chair.key:
                self.company.turn_away(visitor, messages.WhyRefused.FREED)
        self.company.tell_all()

    def _set_chair(self, seat: int, chair: Chair) -> None:
        """Raises OSError where that cannot be kept; then nothing has changed."""
        before, self.kept.chairs[seat] = self.kept.chairs[seat], chair
        try:
            self.game.keep()
        except OSError:
            self.kept.chairs[seat] = before
            raise

    def stand_in(self, seat: int) -> None:
        """Lets a computer play for a seat, until its owner comes back.

        Raises NotAllowed where one plays already, or nobody has to choose any more.
        """
        self.game.stand_in(seat)

    # ------------------------------------------------------------------------------ what guests say

    def _knock(self, visitor: Visitor, message: messages.Knock) -> None:
        if message.version != messages.PROTOCOL_VERSION:
            self.company.turn_away(visitor, messages.WhyRefused.OTHER_VERSION)
            return
        facts = visitor.challenge, message.nonce, visitor.channel
        if visitor.admitted or not proves(message.proof, self._secret.guest_proof(*facts)):
            self.company.turn_away(visitor, messages.WhyRefused.WRONG_SECRET)
            return
        if not self.company.has_room():
            self.company.turn_away(visitor, messages.WhyRefused.FULL)
            return
        visitor.admitted = True
        proof = self._secret.table_proof(*facts)
        self.company.send(visitor, welcome(proof, self._key, message.nonce, visitor.channel))
        self.company.tell(visitor)

    def _heed(self, visitor: Visitor, message: messages.ToTable) -> None:
        match message:
            case messages.Sit():
                self._sit(visitor, message)
            case messages.Watch() if not visitor.watching and not visitor.key:
                self._watch(visitor)
            case messages.Post(entry=entry):
                self._post(visitor, entry)
            case messages.Sign(gesture=gesture):
                seat = self._seat_of(visitor)
                if seat is not None and visitor.may_sign(self._clock()):
                    self.company.broadcast(messages.Signed(seat=seat, gesture=gesture))
            case messages.WantAgain(nonce=nonce):
                self._again(visitor, nonce)
            case messages.Depart():
                visitor.connection.close()
                self.disconnect(visitor)
            case _:
                pass

    def _watch(self, visitor: Visitor) -> None:
        if self.company.watching >= MAX_WATCHING:
            self.company.turn_away(visitor, messages.WhyRefused.TOO_MANY)
            return
        visitor.watching = True
        self.company.tell_all()
        self._show_game(visitor)

    def _sit(self, visitor: Visitor, message: messages.Sit) -> None:
        own = is_own(message, visitor.challenge, visitor.channel)
        if visitor.key == message.key:
            return  # it sits there already
        hosts = message.key == self._key.public
        if visitor.key or not own or hosts != visitor.host:
            self.company.refuse(visitor, messages.WhyRefused.NOT_YOURS)
            return
        chair = next((one for one in self.kept.chairs if one.key == message.key), None)
        before = chair and chair.nonce
        if chair is None:
            taken = take_chair(self.kept, message)
            if isinstance(taken, messages.WhyRefused):
                self.company.refuse(visitor, taken)
                return
            chair = taken
        elif self.kept.number == 0:
            chair.nonce = message.nonce
        if chair.nonce != before:
            try:
                self.game.keep()
            except OSError:
                at = self.kept.chairs.index(chair)
                kept = msgspec.structs.replace(chair, nonce=before or "")
                self.kept.chairs[at] = kept if before else Chair()
                raise
        self.company.take_seat(visitor, message.key)
        self._show_game(visitor)
        self.game.take_held()
        seat, ledger = self.kept.chairs.index(chair), self.ledger
        if ledger is not None and seat in ledger.stand_ins:
            self.game.give_back(seat)
        self.company.tell_all()
        self._begin_when_full()

    def _post(self, visitor: Visitor, entry: Entry) -> None:
        """An entry of a guest's own seat, or of the host's; its signature says whose it is."""
        ledger = self.ledger
        own = ledger is not None and self._may_post(visitor, entry, ledger)
        if not own or isinstance(entry, StandingIn | Returning):
            self.company.refuse(visitor, messages.WhyRefused.NOT_YOURS)
            return
        try:
            if not self.game.is_held(entry):
                self.game.append(entry)
        except NotAllowed:
            if not isinstance(entry, Readying):  # something else may just have been sealed
                self.company.refuse(visitor, messages.WhyRefused.NOT_ALLOWED)

    def _may_post(self, visitor: Visitor, entry: Entry, ledger: Ledger[Any]) -> bool:
        if not visitor.key or entry.seat >= len(ledger.begun.seats):
            return False
        return visitor.host or ledger.begun.seats[entry.seat].key == visitor.key

    def _again(self, visitor: Visitor, nonce: str) -> None:
        chairs, ledger = self.kept.chairs, self.ledger
        seat = self._seat_of(visitor)
        if seat is None or ledger is None or ledger.turn is not None:
            self.company.refuse(visitor, messages.WhyRefused.NOT_NOW)
            return
        if chairs[seat].again:
            return
        chairs[seat].again, chairs[seat].nonce = True, nonce
        people = [chair for chair in chairs if chair.state is messages.SeatState.PERSON]
        try:
            if all(chair.again for chair in people):
                self.game.begin([*chairs[1:], chairs[0]])
                return
            self.game.keep()
        except OSError:
            chairs[seat].again = False
            raise
        self.company.tell_all()

    # ------------------------------------------------------------------------------ what they hear

    def _begin_when_full(self) -> None:
        full = all(chair.state is not messages.SeatState.FREE for chair in self.kept.chairs)
        if full and self.kept.number == 0:
            self.game.begin(self.kept.chairs)

    def _show_game(self, visitor: Visitor) -> None:
        """Everything that has happened, to somebody who has come."""
        for message in self.game.so_far():
            self.company.send(visitor, message)

    def _seat_of(self, visitor: Visitor) -> int | None:
        keys = [chair.key for chair in self.kept.chairs]
        return keys.index(visitor.key) if visitor.key in keys and visitor.key else None

    def _news(self, visitor: Visitor) -> messages.TableNews:
        away = self.company.away(chair.key for chair in self.kept.chairs if chair.key)
        stand_ins = self.ledger.stand_ins if self.ledger else ()
        return table_news(
            self.kept,
            stand_ins=stand_ins,
            away=away,
            you=self._seat_of(visitor),
            watching=self.company.watching,
            left=self.game.seconds_left,
        )
