"""The course of a game whose players are apart, checked and signed entry by entry.

The host's table and every guest keep the same ledger, so the host can slip nothing in: what is not
allowed is refused by everybody. It knows no game; what may be chosen is the business of `Sealed`,
which says what a table needs to know of the game that is played at it.

By signatures (Ed25519) it can be seen afterwards who sealed and who opened what.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kingsroad_tui.together import entries
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game import Sealed, Turn
from tabletop.say import Clause
from tabletop.sealed_phases import (
    FIRST_VERSION,
    PROOF_VERSION,
    GameProof,
    PhaseProof,
    SeatProof,
    Slot,
    all_sealed,
    by_host_alone,
    by_lot,
    given_up_message,
    history_after,
    open_message,
    opens,
    owners_salts,
    ready_message,
    seal_message,
)


class SigningKey:
    """The key of a seat. It prints as nothing, so that no log and no error can tell it.

    Attributes:
        public: its public half, in hexadecimal.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        """A new one, or that with this secret of 32 bytes."""
        self._key = (
            Ed25519PrivateKey.generate()
            if secret is None
            else Ed25519PrivateKey.from_private_bytes(secret)
        )
        self.public = self._key.public_key().public_bytes_raw().hex()

    @property
    def secret(self) -> bytes:
        """What it is made of again, and nobody else may learn."""
        return self._key.private_bytes_raw()

    def sign(self, message: bytes) -> str:
        """The signature of a message, in hexadecimal."""
        return self._key.sign(message).hex()


def key_fingerprint(public: str) -> bytes:
    """The fingerprint (SHA-256) of a key, by its public half in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(public)).digest()


_PRIME: Final = 2**255 - 19
_EIGHTH: Final = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL: Final = frozenset({0, 1, _PRIME - 1, _EIGHTH, _PRIME - _EIGHTH})
"""The points of small order, by their height on the curve: whoever has such a key has signed
anything."""


def is_usable_key(public: str) -> bool:
    """Whether a key (its public half in hexadecimal) is one that somebody can have alone: written
    in the one way in which it is written, and of no small order."""
    height = int.from_bytes(bytes.fromhex(public), "little") & (2**255 - 1)
    return height < _PRIME and height not in _SMALL


def check_signature(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of a key (its public half) has signed a message; nobody owns one that is
    not usable."""
    if not is_usable_key(key.hex()):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@unique
class WhyNot(StrEnum):
    """Why an entry is not allowed."""

    OVER = "over"
    OTHER_PHASE = "other-phase"
    NOT_ASKED = "not-asked"
    SEALED_ALREADY = "sealed-already"
    NOT_ALL_SEALED = "not-all-sealed"
    NOT_ALL_READY = "not-all-ready"
    READY_ALREADY = "ready-already"
    OPEN_ALREADY = "open-already"
    NOT_SIGNED = "not-signed"
    NOT_AS_SEALED = "not-as-sealed"
    NOT_LEGAL = "not-legal"
    STOOD_IN = "stood-in"
    NOT_STOOD_IN = "not-stood-in"
    A_COMPUTER = "a-computer"
    THE_HOSTS = "the-hosts"
    TOO_SOON = "too-soon"


class NotAllowed(ValueError):
    """An entry that is not allowed now.

    Attributes:
        why: the reason.
    """

    def __init__(self, why: WhyNot) -> None:
        super().__init__(why.value)
        self.why = why


class NoBeginning(ValueError):
    """What is said to be the beginning of a game is none."""


def _are_apart(begun: Beginning) -> bool:
    """Whether each person has a key of their own that nobody else can sign by, and every computer
    that of the host."""
    if not all(map(is_usable_key, [begun.host, *(seat.key for seat in begun.seats)])):
        return False
    people = [seat.key for seat in begun.seats if not seat.computer]
    computers = {seat.key for seat in begun.seats if seat.computer}
    return len(set(people)) == len(people) and computers <= {begun.host}


GameT = TypeVar("GameT", bound=Sealed)


class Ledger(Generic[GameT]):
    """A game, and what has been sealed and opened in it.

    Attributes:
        game: as it is now.
        begun: how it began.
        id: that of the game.
        seals, opened: of the phase that is played now, by seat.
        ready: the seats of this phase whose players are there to open what is sealed now, each with
            the signature of that.
        version: of its proof.
        stand_ins: the seats for which a computer of the host's plays.
        history: all that has happened before this phase, as one digest.
        histories: the same before every phase so far, this one included.
        sealed: all that was sealed in each phase that is over, as one digest, by round and phase.
        choices: all that was opened or drawn, by round, phase and seat.
        drawn_by_host: the rounds in which the host alone drew what all draw together.
    """

    def __init__(self, begun: Beginning, game: GameT, number: bytes) -> None:
        """A game that begins; ``number`` is its id.

        Raises NoBeginning where two people have one key, or one that anybody can sign by, or a
        computer has another than the host.
        """
        if not _are_apart(begun):
            raise NoBeginning("seats")
        self.begun = begun
        self.version = PROOF_VERSION
        self.game = game
        self.id = number
        self.history = number
        self.seals: dict[int, entries.Sealing] = {}
        self.ready: dict[int, str] = {}
        self.opened: dict[int, entries.Revealing] = {}
        self.stand_ins: frozenset[int] = frozenset()
        self._given_up: dict[int, str] = {}
        self._phases: list[PhaseProof] = []
        self.histories = [number]
        self.sealed: dict[tuple[int, str], bytes] = {}
        self.choices: dict[tuple[int, str, int], str] = {}
        self.drawn_by_host: list[int] = []

    @property
    def turn(self) -> Turn | None:
        """Who chooses now; None where the game is over."""
        return self.game.turn

    @property
    def all_sealed(self) -> bool:
        """Whether everybody who has to choose now has; then all say that they are ready."""
        turn = self.turn
        return turn is not None and all(seat in self.seals for seat in turn.seats)

    @property
    def all_ready(self) -> bool:
        """Whether everybody is there to open what is sealed; then choices are opened."""
        turn = self.turn
        return turn is not None and self.all_sealed and self.ready.keys() >= set(turn.seats)

    @property
    def asked(self) -> tuple[Turn | None, bool, bool]:
        """What is waited for now: it changes whenever everybody has done that."""
        return self.turn, self.all_sealed, self.all_ready

    def may_seal(self, seat: int) -> bool:
        """Whether somebody may seal a choice for a seat now."""
        turn = self.turn
        if turn is None or self.all_sealed or seat not in self.waiting:
            return False
        return not (turn.personal and seat in self.stand_ins)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to seal; where all have, to be ready; where all are, to open."""
        turn = self.turn
        if turn is None:
            return ()
        done: Collection[int] = self.seals
        if self.all_ready:
            done = self.opened.keys() | self._given_up.keys()
        elif self.all_sealed:
            done = self.ready
        return tuple(seat for seat in turn.seats if seat not in done)

    @property
    def replaceable(self) -> tuple[int, ...]:
        """Those of the waiting for whom a computer could stand in."""
        turn, seats = self.turn, self.begun.seats
        if turn is None or turn.personal:
            return ()
        people = (seat for seat in self.waiting if not seats[seat].computer)
        return tuple(
            seat
            for seat in people
            if seat not in self.stand_ins and not (self.drops(seat) and self._is_hosts(seat))
        )

    def drops(self, seat: int) -> bool:
        """Whether what a seat has sealed would count for nothing if a computer stood in for it now,
        though everything is sealed: each may have said that it is ready, so that somebody may have
        seen it, or what others opened."""
        turn, sealing = self.turn, self.seals.get(seat)
        if turn is None or turn.personal or sealing is None or sealing.instead:
            return False
        return self.all_sealed and seat not in self.opened and seat not in self._given_up

    def gives_up(self, seat: int) -> bool:
        """Whether it would be given up, so that the lot chooses: everybody is ready to open."""
        return self.all_ready and self.drops(seat)

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that the owner of a key chooses for: its own; at the host's end computers' as
        well."""
        at_host = key == self.begun.host
        return tuple(
            seat
            for seat, one in enumerate(self.begun.seats)
            if (at_host if seat in self.stand_ins else one.key == key)
        )

    def _is_hosts(self, seat: int) -> bool:
        return self.begun.seats[seat].key == self.begun.host

    @property
    def proof(self) -> GameProof:
        """What proves all phases that are over."""
        return GameProof(
            version=self.version,
            game=self.id.hex(),
            host=self.begun.host,
            seats=self.begun.seats,
            phases=list(self._phases),
        )

    def sealed_digest(self) -> bytes:
        """What whoever opens signs: everything sealed in this phase, and all that was before."""
        turn = self._turn()
        seals = {seat: sealing.seal for seat, sealing in self.seals.items()}
        return all_sealed(self.history, turn.round, turn.phase, seals)

    def apply(self, entry: entries.Entry) -> bool:
        """Takes an entry; whether a phase is over by it. Raises NotAllowed."""
        turn = self._turn()
        if (entry.round, entry.phase) != (turn.round, turn.phase):
            raise NotAllowed(WhyNot.OTHER_PHASE)
        if entry.seat >= len(self.begun.seats):
            raise NotAllowed(WhyNot.NOT_ASKED)
        match entry:
            case entries.Sealing():
                self._seal(turn, entry)
            case entries.Readying():
                self._be_ready(turn, entry)
            case entries.Revealing():
                self._open(turn, entry)
            case entries.StandingIn():
                self._stand_in(turn, entry)
            case entries.Returning():
                self._return(entry.seat)
        return self._end_phase(turn)

    def _turn(self) -> Turn:
        turn = self.turn
        if turn is None:
            raise NotAllowed(WhyNot.OVER)
        return turn

    def _seal(self, turn: Turn, entry: entries.Sealing) -> None:
        if entry.seat not in turn.seats:
            raise NotAllowed(WhyNot.NOT_ASKED)
        if entry.seat in self.seals:
            raise NotAllowed(WhyNot.SEALED_ALREADY)
        stood_in = entry.seat in self.stand_ins
        if entry.instead != stood_in or (stood_in and turn.personal):
            raise NotAllowed(WhyNot.STOOD_IN if stood_in else WhyNot.NOT_STOOD_IN)
        place = self.history, turn.round, turn.phase, entry.seat
        instead = None if self.version == FIRST_VERSION else entry.instead
        message = seal_message(*place, entry.seal, instead=instead)
        self._check(entry.seat, message, entry.signature, instead=entry.instead)
        self.seals[entry.seat] = entry

    def _be_ready(self, turn: Turn, entry: entries.Readying) -> None:
        if entry.seat not in turn.seats:
            raise NotAllowed(WhyNot.NOT_ASKED)
        if not self.all_sealed or entry.sealed != self.sealed_digest().hex():
            raise NotAllowed(WhyNot.NOT_ALL_SEALED)
        if entry.seat in self.ready:
            raise NotAllowed(WhyNot.READY_ALREADY)
        if self.version != FIRST_VERSION:
            message = ready_message(self.sealed_digest(), entry.seat)
            instead = self.seals[entry.seat].instead
            self._check(entry.seat, message, entry.signature, instead=instead)
        self.ready[entry.seat] = entry.signature

    def _open(self, turn: Turn, entry: entries.Revealing) -> None:
        sealing = self.seals.get(entry.seat)
        if not self.all_sealed or sealing is None:
            raise NotAllowed(WhyNot.NOT_ALL_SEALED)
        if not self.all_ready:
            raise NotAllowed(WhyNot.NOT_ALL_READY)
        if entry.seat in self.opened or entry.seat in self._given_up:
            raise NotAllowed(WhyNot.OPEN_ALREADY)
        place = Slot(self.id, turn.round, turn.phase, entry.seat)
        salt = bytes.fromhex(entry.salt)
        if not opens(bytes.fromhex(sealing.seal), place, entry.choice, salt):
            raise NotAllowed(WhyNot.NOT_AS_SEALED)
        if not self.game.is_legal(entry.seat, entry.choice):
            raise NotAllowed(WhyNot.NOT_LEGAL)
        message = open_message(self.sealed_digest(), entry.seat, entry.choice, entry.salt)
        self._check(entry.seat, message, entry.signature, instead=sealing.instead)
        self.opened[entry.seat] = entry

    def _stand_in(self, turn: Turn, entry: entries.StandingIn) -> None:
        seat, signature = entry.seat, entry.signature
        if self.begun.seats[seat].computer:
            raise NotAllowed(WhyNot.A_COMPUTER)
        if seat in self.stand_ins:
            raise NotAllowed(WhyNot.STOOD_IN)
        if self.drops(seat) and self._is_hosts(seat):
            raise NotAllowed(WhyNot.THE_HOSTS)  # it could look at the others' and then wish for it
        if self.gives_up(seat):
            message = given_up_message(self.sealed_digest(), seat)
            self._check(seat, message, signature or "", instead=True)
            self._given_up[seat] = signature or ""
        elif signature is not None:
            raise NotAllowed(WhyNot.NOT_SIGNED)
        self.stand_ins |= {seat}
        sealing = self.seals.get(seat)
        if sealing is None or sealing.instead or turn.personal or self.all_ready:
            return
        # Nobody has opened anything yet: the computer may choose as well as anybody.
        del self.seals[seat]
        self.ready = {}

    def _return(self, seat: int) -> None:
        if seat not in self.stand_ins:
            raise NotAllowed(WhyNot.NOT_STOOD_IN)
        self.stand_ins -= {seat}

    def _end_phase(self, turn: Turn) -> bool:
        """Takes the game on where everything is open; whether it was."""
        if not self.all_sealed or self.opened.keys() | self._given_up.keys() != set(turn.seats):
            return False
        together = self.sealed_digest()
        salts = {seat: bytes.fromhex(opened.salt) for seat, opened in self.opened.items()}
        choices = {
            seat: self.opened[seat].choice
            if seat in self.opened
            else by_lot(together, seat, self.game.among(seat), salts)
            for seat in turn.seats
        }
        seals = {seat: self.seals[seat].proof for seat in turn.seats}
        phase = PhaseProof(
            round=turn.round,
            phase=turn.phase,
            seals={str(seat): seal for seat, seal in seals.items()},
            opens={
                str(seat): self.opened[seat].proof(with_choice=not self.game.in_record)
                for seat in sorted(self.opened)
            },
            ready={
                str(seat): signature
                for seat, signature in sorted(self.ready.items())
                if self.version != FIRST_VERSION
            },
            given_up={str(seat): self._given_up[seat] for seat in sorted(self._given_up)},
        )
        self._phases.append(phase)
        if turn.drawn and by_host_alone(self.begun.host, self.begun.seats, phase):
            self.drawn_by_host.append(turn.round)
        owned = owners_salts(len(self.begun.seats), seals, salts)
        self.history = history_after(self.history, together, choices, owned)
        self.histories.append(self.history)
        self.sealed[turn.round, turn.phase] = together
        self.choices |= {(turn.round, turn.phase, seat): one for seat, one in choices.items()}
        self.game = self.game.after(choices)
        self.seals, self.opened, self.ready = {}, {}, {}
        self._given_up = {}
        return True

    def _check(self, seat: int, message: bytes, signature: str, *, instead: bool) -> None:
        """Raises NotAllowed where the one who plays a seat has not signed a message."""
        key = self.begun.host if instead else self.begun.seats[seat].key
        if not check_signature(bytes.fromhex(key), message, bytes.fromhex(signature)):
            raise NotAllowed(WhyNot.NOT_SIGNED)


class RecordedGame(Protocol):
    """A game of any kind, as its record has it."""

    @property
    def players(self) -> Sequence[str]:
        """The names of its players, in seat order."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""

    @property
    def rounds(self) -> Sequence[object]:
        """What was played, round by round."""

    @property
    def positions(self) -> Sequence[Any]:
        """The first position, and others after it."""

    def as_public(self) -> Self:
        """Without what is secret."""


RecordedT = TypeVar("RecordedT", bound=RecordedGame)


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedKind(Generic[RecordedT]):
    """A kind of game: how it begins at a table, and how it is known again by its record.

    Attributes:
        format: what its records say they are.
        encode: the record of a game.
        decode: the game in a record, and what to call that. Raises LocatedError.
        new: a new game of players with these names. Raises ValueError where one cannot be used.
        afresh: a game before anything was played in it.
        id_of: the id of a game that these seats play together, by the key of the table; whatever
            has been played of it.
        sealed: a game that begins, by its id, as its ledger has it.
        choices: what the record of a game has besides its proof, by round, phase and seat.
        by_itself: what a seat seals now without its owner's being asked, by the ledger, the seat
            and the secret that its owner keeps (empty for none); empty where the owner chooses.
    """

    format: str
    encode: Callable[[RecordedT], bytes]
    decode: Callable[[bytes | str, Clause], RecordedT]
    new: Callable[[Sequence[str]], RecordedT]
    afresh: Callable[[RecordedT], RecordedT]
    id_of: Callable[[RecordedT, str, Sequence[SeatProof]], bytes]
    sealed: Callable[[RecordedT, bytes], Sealed]
    choices: Callable[[RecordedT], Mapping[tuple[int, str, int], str]] = lambda _: {}
    by_itself: Callable[[Ledger[Any], int, str], str] = lambda *_: ""

    def begin(self, names: Sequence[str], host: str, seats: Sequence[SeatProof]) -> Beginning:
        """How a new game begins, by the names, the key of the table and the seats.

        Raises ValueError where a name cannot be used.
        """
        return self.beginning(self.new(names), host, seats)

    def beginning(self, game: RecordedT, host: str, seats: Sequence[SeatProof]) -> Beginning:
        """How a game begins that these seats play together, whatever has been played of it."""
        record = self.encode(self.afresh(game)).decode()
        return Beginning(kind=self.format, record=record, host=host, seats=list(seats))

    def ledger(self, begun: Beginning) -> Ledger[Any]:
        """The ledger of a game that begins. Raises NoBeginning where it is none of this kind."""
        try:
            game = self.decode(begun.record, "")
        except LocatedError as error:
            raise NoBeginning(words_of(error.detail)) from None
        started = game.finished or game != self.afresh(game)
        if begun.kind != self.format or started or len(game.players) != len(begun.seats):
            raise NoBeginning(begun.kind)
        number = self.id_of(game, begun.host, begun.seats)
        return Ledger(begun, self.sealed(game, number), number)
