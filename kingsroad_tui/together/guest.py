"""A guest at a table: shows that it knows the secret, sits down, checks all that the host sends.

No sockets and no clock. The host's own player is such a guest as well, in the host's process.

What a guest has seen of a game is kept: a host can take none of it back, nor drop a choice that it
may have looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingsroad_tui.together import messages
from kingsroad_tui.together.entries import Entry, Sealing, StandingIn
from kingsroad_tui.together.host_table import is_signed, sit
from kingsroad_tui.together.invitation import RoomSecret, new_nonce, proves
from kingsroad_tui.together.ledger import (
    Ledger,
    NoBeginning,
    NotAllowed,
    SealedKind,
    SigningKey,
    key_fingerprint,
)
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.sealing import KeptChoice, Sealer
from kingsroad_tui.together.witness import Witness, time_awake_or_asleep
from kingsroad_tui.words.errors import words_of


class Guest:
    """A guest, connected or not.

    Attributes:
        news: who is at the table; None before anything is known of it.
        number: that of the game at this table; 0 before the first one.
        ledger: the game that is played, or was; None before the first one.
        key: by which it signs.
        admitted: whether it has come in on the connection that there is now.
        caught_up: whether it knows all that has happened, and may choose.
        visits: how many connections there have been.
        not_kept: why nothing can be kept just now, so that it cannot follow the game; empty where
            it can.
    """

    def __init__(
        self,
        kind: SealedKind[Any],
        secret: RoomSecret,
        kept: OwnSeat,
        *,
        keep: Callable[[OwnSeat], None] = lambda _: None,
        tell: Callable[[messages.GuestEvent], None] = lambda _: None,
        watch: bool = False,
        host_key: bytes = b"",
        clock: Callable[[], float] = time_awake_or_asleep,
    ) -> None:
        """A guest that is not connected yet.

        Args:
            kind: the game.
            secret: of the room.
            kept: its seat, as it was kept.
            keep: stores that; called before anything is sent that has to be known later.
            tell: hears what happens.
            watch: whether it only looks on.
            host_key: the beginning of the fingerprint of the table's key, where that is known.
            clock: tells the time in seconds, from anywhere.
        """
        self.news: messages.TableNews | None = None
        self.number = 0
        self.ledger: Ledger[Any] | None = None
        self.key = SigningKey(bytes.fromhex(kept.key))
        self.admitted = False
        self.caught_up = False
        self.visits = 0
        self.not_kept = ""
        self._kind = kind
        self._secret = secret
        self._kept = kept
        self._keep = keep
        self._tell = tell
        self._watch = watch
        self._host_key = host_key
        self._sealer = Sealer(self.key, kept.sealed, self._keep_sealed)
        self._witness = Witness(kept, (lambda _: None) if watch else keep, clock)
        self._entries: list[Entry] = []
        self._behind = 0
        """How many entries the table still has to send of what has happened already."""
        self._at = 0
        """The number of the next one."""
        self._sent: set[tuple[int, Entry]] = set()
        """What was sealed and opened on this connection."""
        self._shown = 0
        """The number of the game that was begun on it."""
        self._unsaid = False
        """Whether a game has begun and nobody was told."""
        self._send: Callable[[str], None] | None = None
        self._channel = b""
        self._challenge = ""
        self._nonce = ""

    # ------------------------------------------------------------------------------ the connection

    def connected(self, send: Callable[[str], None], channel: bytes) -> None:
        """There is a connection; the table says the first word on it.

        Args:
            send: sends a frame.
            channel: what tells the connection from any other; see `RoomSecret.guest_proof`.
        """
        self._send, self._channel = send, channel
        self._challenge, self.admitted, self.caught_up = "", False, False
        self._witness.patience.begins_anew()
        self.visits += 1
        self._shown = 0
        self._sent.clear()

    def lost(self) -> None:
        """The connection is gone."""
        self._witness.patience.begins_anew()
        self._send, self.admitted, self.caught_up = None, False, False

    def receive(self, frame: str | bytes) -> None:
        """The table sends a frame. Raises OSError where what has to be kept cannot be: then it has
        not been heard, and is on another connection."""
        try:
            self._receive(frame)
        except OSError as error:
            self.not_kept = words_of(error)
            raise

    def _receive(self, frame: str | bytes) -> None:
        try:
            message = messages.decode_from_table(frame)
        except messages.NoMessage:
            self._break(messages.Broken.NO_MESSAGE)
            return
        match message:
            case messages.Challenge():
                self._knock(message)
            case messages.Refuses(why=why):
                self._tell(messages.Refusing(why))
            case messages.Welcome():
                self._come_in(message)
            case messages.Closed():
                self._tell(messages.TableClosed())
            case _ if self.admitted:
                self._heed(message)
            case _:
                self._break(messages.Broken.WRONG_SECRET)

    def _knock(self, message: messages.Challenge) -> None:
        if message.version != messages.PROTOCOL_VERSION:
            self._break(messages.Broken.OTHER_VERSION)
        elif self._challenge:
            self._break(messages.Broken.NO_MESSAGE)
        else:
            self._challenge, self._nonce = message.nonce, new_nonce()
            facts = self._challenge, self._nonce, self._channel
            proof = self._secret.guest_proof(*facts)
            self._say(
                messages.Knock(version=messages.PROTOCOL_VERSION, nonce=self._nonce, proof=proof)
            )

    def _come_in(self, message: messages.Welcome) -> None:
        expected = self._secret.table_proof(self._challenge, self._nonce, self._channel)
        if not self._challenge or not proves(message.proof, expected):
            self._break(messages.Broken.WRONG_SECRET)
            return
        signed = is_signed(message, self._nonce, self._channel)
        invited = key_fingerprint(message.host).startswith(self._host_key)
        if not signed or not invited or self._kept.host not in ("", message.host):
            self._break(messages.Broken.OTHER_HOST)
            return
        self._kept.host, self.admitted = message.host, True
        if self._watch:
            self._say(messages.Watch())
            return
        nonce = self._nonce_for_next()
        self._say(sit(self._kept, self.key, nonce, self._challenge, self._channel))

    def _heed(self, message: messages.FromTable) -> None:
        match message:
            case messages.TableNews():
                self.news = message
                self._tell(messages.TableChanged())
            case messages.Begun():
                self._begin(message)
            case messages.Entries():
                self._happen(message)
            case messages.Signed(seat=seat, gesture=gesture):
                self._tell(messages.SignBy(seat, gesture))
            case _:
                pass

    # ------------------------------------------------------------------------------------ the game

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that this guest chooses for: its own; at the host's end computers' as well."""
        if self.ledger is None or self._watch:
            return ()
        return self.ledger.seats_of(self.key.public)

    @property
    def own_seat(self) -> int | None:
        """The seat at which this guest itself plays; None for one who looks on, or no game yet."""
        seats = self.ledger.begun.seats if self.ledger is not None and not self._watch else []
        own = (n for n, one in enumerate(seats) if one.key == self.key.public and not one.computer)
        return next(own, None)

    def may_seal(self, seat: int) -> bool:
        """Whether a seat of this guest has to choose now."""
        ledger, mine = self.ledger, seat in self.seats
        return ledger is not None and self.caught_up and mine and ledger.may_seal(seat)

    def seal(self, seat: int, choice: str = "") -> None:
        """Seals a choice for a seat that has to choose now; it is opened once all have sealed.

        Whatever is wanted later, the first choice stays; it is sent once on each connection.
        """
        if self.ledger is None or not self.may_seal(seat):
            return
        instead = seat in self.ledger.stand_ins
        sealing = self._sealer.seal(self.ledger, seat, choice, instead=instead)
        self._post(sealing)

    def has_sealed(self, seat: int) -> bool:
        """Whether a choice of a seat is kept here for the phase that is played now."""
        return self.ledger is not None and self._sealer.has_sealed(self.ledger, seat)

    def choice_of(self, seat: int) -> str | None:
        """What a seat of this guest has sealed in this phase; None for nothing."""
        return self._sealer.choice_of(self.ledger, seat) if self.ledger is not None else None

    def keep_secret(self, seat: int, text: str) -> None:
        """Keeps what the owner of a seat alone knows to the end of this game; to be called before
        a choice is sealed that rests on it."""
        if self.ledger is not None:
            self._kept.keep_secret(self.ledger.id.hex(), seat, text)
            self._keep(self._kept)

    def secret_of(self, seat: int) -> str:
        """What is kept for a seat in this game; empty where nothing is."""
        return self._kept.secret_of(self.ledger.id.hex(), seat) if self.ledger else ""

    def sign(self, gesture: messages.Gesture) -> None:
        """Makes a sign to all."""
        self._say(messages.Sign(gesture=gesture))

    def again(self) -> None:
        """Wants another game, in which everybody sits one seat further."""
        self._say(messages.WantAgain(nonce=self._nonce_for_next()))

    def leave(self) -> None:
        """Goes; the seat stays its own."""
        if self._send is not None:
            self._say(messages.Depart())

    def _begin(self, message: messages.Begun) -> None:
        """A game begins; or it is the one that is known, and what is known of it must stay.

        It is told once on each connection: told again it would only be to take something back.
        """
        if message.number == self._shown:
            self._break(messages.Broken.TAKEN_BACK)
            return
        self._shown = message.number
        self._behind, self._at, self.caught_up = message.entries, 0, False
        if message.number == self.number and self.ledger is not None:
            if message.beginning != self.ledger.begun or message.entries < len(self._entries):
                self._break(messages.Broken.TAKEN_BACK)
                return
            self._caught_up()
            return
        try:
            ledger = self._kind.ledger(message.beginning)
        except NoBeginning:
            self._break(messages.Broken.NOT_ALLOWED)
            return
        if self.ledger is not None and ledger.id == self.ledger.id:  # as if it were another one
            self._break(messages.Broken.TAKEN_BACK)
            return
        game, own = ledger.id.hex(), self.key.public
        left = self._witness.is_in_another(ledger)
        mine = not left and self._kept.has_part_in(message.beginning, game, own)
        if message.number < self.number or not (mine or self._watch):
            self._break(messages.Broken.NOT_MY_SEAT)
            return
        self.ledger = ledger
        self.number = message.number
        self._entries = []
        self._witness.begins(ledger)
        self._unsaid = True
        self._caught_up()

    def _happen(self, message: messages.Entries) -> None:
        ledger = self.ledger
        if ledger is None or message.first != self._at:
            self._break(messages.Broken.NO_MESSAGE)
            return
        for entry in message.entries:
            known = self._at < len(self._entries)
            if known and entry != self._entries[self._at]:
                self._break(messages.Broken.TAKEN_BACK)
                return
            self._at += 1
            self._behind = max(0, self._behind - 1)
            if not known and not self._take(ledger, entry):
                return
        self._caught_up()

    def _take(self, ledger: Ledger[Any], entry: Entry) -> bool:
        """Takes an entry that is new; whether it is allowed."""
        drops = isinstance(entry, StandingIn) and ledger.drops(entry.seat)
        own = drops and entry.seat == self.own_seat
        opened = own and self._sealer.has_opened(ledger, entry.seat)
        if drops and (how := self._witness.why_not(ledger, entry, own=own, opened=opened)):
            return self._break(how)
        try:
            over = ledger.apply(entry)
        except NotAllowed:
            return self._break(messages.Broken.NOT_ALLOWED)
        self._entries.append(entry)
        if not self._witness.takes(ledger, entry):
            return self._break(messages.Broken.TAKEN_BACK)
        if opened:
            self._tell(messages.GivenUp())
        if isinstance(entry, Sealing):
            self._tell(messages.SealedBy(entry.seat))
        else:
            self._tell(messages.GameMoved(over))
        return True

    def _caught_up(self) -> None:
        """All that has happened is known: the table must not have less than was seen before."""
        ledger = self.ledger
        if ledger is None or self._behind or self._at < len(self._entries):
            return
        if not self._witness.has_seen_all(ledger) or self._sealer.opened_otherwise(ledger):
            self._break(messages.Broken.TAKEN_BACK)
            return
        self.caught_up = True
        for seat in self.seats:
            if self.has_sealed(seat):  # and perhaps the table never heard of it
                self.seal(seat)
            elif self.may_seal(seat) and (own := self._by_itself(ledger, seat)):
                self.seal(seat, own)
        for ready in list(self._sealer.readiness(ledger)):
            self._witness.says_ready(ledger)
            self._post(ready)
        for opening in list(self._sealer.openings(ledger)):
            self._post(opening)
        self.not_kept = ""
        if self._unsaid:
            self._unsaid = False
            self._tell(messages.GameBegins(self.number))

    def _by_itself(self, ledger: Ledger[Any], seat: int) -> str:
        return self._kind.by_itself(ledger, seat, self.secret_of(seat))

    def _post(self, entry: Entry) -> None:
        """Says what happens at a seat; once on each connection."""
        if (self.number, entry) not in self._sent:
            self._sent.add((self.number, entry))
            self._say(messages.Post(entry=entry))

    def _nonce_for_next(self) -> str:
        """A number that no game has yet."""
        nonce = self._kept.nonce_for_next()
        self._keep(self._kept)
        return nonce

    def _keep_sealed(self, sealed: list[KeptChoice]) -> None:
        before, self._kept.sealed = self._kept.sealed, sealed
        try:
            self._keep(self._kept)
        except OSError:
            self._kept.sealed = before
            raise

    def _break(self, how: messages.Broken) -> bool:
        """Leaves the table for what it does; False, as nothing of that is taken."""
        self._tell(messages.Breaking(how))
        self.leave()
        self.lost()
        return False

    def _say(self, message: messages.ToTable) -> None:
        if self._send is not None:
            self._send(messages.encode(message))
