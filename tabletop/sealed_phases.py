"""The proof that goes with a game whose players were apart: choices were fixed before any was seen.

A game is a row of phases in which several choose at once. In each, every seat *seals* its choice;
when all have, every seat says that it is *ready*, and when all are, every seat *opens* its own. All
of that is signed: who is ready and who opens signs all that was sealed, so the signatures say that
nothing was open before everything was sealed, and everybody there.

To seal a choice is to publish the hash of it and of a salt; when all hashes are out, choices and
salts follow. The salt keeps others from trying all choices; what else is hashed keeps a hash from
meaning anything in another game, in another round or at another seat. Numbers that nobody is to
draw alone are sealed in the same way.

What cannot be known from a proof is said to be nobody's doing: whoever holds a record can leave
something out, or change it. Who is named has signed what convicts them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from typing import Annotated, Final

import msgspec

SALT_BYTES: Final = 32
"""The length of a salt, and of a share in a joint number."""

DIGEST_BYTES: Final = 32
"""The length of a digest (SHA-256)."""

_DOMAIN: Final = "kingsroad together 1"
"""What every digest begins with: nothing that another program hashes can be mistaken for one."""

_TEXT, _NUMBER, _BYTES = b"t", b"n", b"b"

Field = str | int | bytes
"""What can be hashed."""


def digest(purpose: str, *fields: Field) -> bytes:
    """SHA-256 of a purpose and fields, each with its kind and its length before it.

    No two different lists of fields are written alike, wherever one of them ends.

    >>> digest("a", "bc") == digest("ab", "c"), digest("a", 1) == digest("a", "1")
    (False, False)
    """
    hashed = hashlib.sha256()
    for value in (_DOMAIN, purpose, *fields):
        kind, content = _encoded(value)
        hashed.update(kind + len(content).to_bytes(8, "big") + content)
    return hashed.digest()


def _encoded(field: Field) -> tuple[bytes, bytes]:
    match field:
        case bytes():
            return _BYTES, field
        case str():
            return _TEXT, field.encode()
    return _NUMBER, str(int(field)).encode()


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a choice belongs.

    Attributes:
        game: the id of the game.
        round: its number.
        phase: which choice of the round, such as ``first``.
        seat: who chooses, from 0.
    """

    game: bytes
    round: int
    phase: str
    seat: int


def new_salt() -> bytes:
    """A salt that nobody can guess."""
    return secrets.token_bytes(SALT_BYTES)


def commitment(place: Slot, choice: str, salt: bytes) -> bytes:
    """The hash by which a choice is fixed. Raises ValueError for a salt of another length."""
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a salt has {SALT_BYTES} bytes")
    return digest("choice", salt, place.game, place.round, place.phase, place.seat, choice)


def opens(sealed: bytes, place: Slot, choice: str, salt: bytes) -> bool:
    """Whether a choice and its salt are what a commitment was made of.

    >>> place, salt = Slot(b"game", 1, "first", 0), new_salt()
    >>> sealed = commitment(place, "16K", salt)
    >>> opens(sealed, place, "16K", salt), opens(sealed, place, "16D", salt)
    (True, False)
    """
    if len(salt) != SALT_BYTES:
        return False
    return hmac.compare_digest(sealed, commitment(place, choice, salt))


def joint_number(below: int, purpose: str, place: bytes, shares: Mapping[int, bytes]) -> int:
    """A number from 0 that follows from what each of several has fixed before seeing the others'.

    As long as one of them chose its share at random, all numbers are equally likely.

    Args:
        below: more than the greatest number; at least 1.
        purpose: what the number is for.
        place: what tells it from the other numbers of a game.
        shares: by seat; any bytes.
    """
    if below < 1:
        raise ValueError("there must be a number to draw")
    fields = [field for seat in sorted(shares) for field in (seat, shares[seat])]
    fair = (1 << 8 * DIGEST_BYTES) // below * below
    attempt = 0
    while True:
        number = int.from_bytes(digest("joint", purpose, place, attempt, *fields), "big")
        if number < fair:  # else the smaller numbers would come a little more often
            return number % below
        attempt += 1


PROOF_VERSION: Final = 2
FIRST_VERSION: Final = 1
"""In it nobody signed that they were ready, nor whether a computer had sealed in their place."""

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
"""The lengths of keys and signatures (Ed25519)."""


def of_letters(letters: str, length: int) -> msgspec.Meta:
    """Texts of so many of these letters (as in a regular expression), and nothing after them: the
    end of a pattern alone lets a new line pass."""
    return msgspec.Meta(pattern=f"^[{letters}]{{{length}}}$", max_length=length)


def _hex(length: int) -> msgspec.Meta:
    return of_letters("0-9a-f", 2 * length)


HexDigest = Annotated[str, _hex(DIGEST_BYTES)]
HexSalt = Annotated[str, _hex(SALT_BYTES)]
HexKey = Annotated[str, _hex(KEY_BYTES)]
HexSignature = Annotated[str, _hex(SIGNATURE_BYTES)]


class SeatProof(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game played together.

    Attributes:
        key: by which it signs.
        nonce: a number that its owner made up for this game, so that no two games are alike.
        computer: whether a computer of the host's plays; the key is then the host's.
    """

    key: HexKey
    nonce: HexSalt
    computer: bool = False


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is fixed and not seen.

    Attributes:
        seal: the commitment.
        signature: of the seat; of the host where a computer of the host's stands in.
        instead: whether one does.
    """

    seal: HexDigest
    signature: HexSignature
    instead: bool = False


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What shows that a choice is the one that was sealed.

    Attributes:
        salt: of the commitment.
        signature: of all that was sealed, and of the choice.
        choice: what was chosen, where the record of the game does not hold it.
    """

    salt: HexSalt
    signature: HexSignature
    choice: str | None = None


class PhaseProof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A phase: by seat (from ``"0"``) what was sealed, and what was opened.

    Attributes:
        round, phase: which it is.
        seals, opens: by seat; a seat has always sealed.
        ready: by seat the signature that it was there to open (`ready_message`): by whoever sealed.
        given_up: by each seat that never opened, the host's signature that it was given up
            (`given_up_message`); the lot has its choice then.
    """

    round: int
    phase: str
    seals: dict[str, Seal]
    opens: dict[str, Opening]
    ready: dict[str, HexSignature] = {}
    given_up: dict[str, HexSignature] = {}

    @property
    def opened(self) -> tuple[int, ...]:
        """The seats that opened, ascending."""
        return tuple(sorted(map(int, self.opens)))


class GameProof(msgspec.Struct, frozen=True, kw_only=True):
    """The field ``together`` of a saved game.

    Attributes:
        version: of the way in which it is proved.
        game: the id, which follows from how the game begins and from the seats.
        host: the key of the table.
        seats: in seat order.
        phases: in the order in which they were played.
    """

    version: int
    game: HexDigest
    host: HexKey
    seats: list[SeatProof]
    phases: list[PhaseProof]


def game_id(kind: str, beginning: Sequence[str], host: str, seats: Sequence[SeatProof]) -> bytes:
    """The id of a game: nobody who brought a nonce can be made to play one that was before.

    Args:
        kind: the format of its records.
        beginning: the players' names, and how it begins.
        host: the key of the table.
        seats: in seat order.
    """
    facts = [fact for seat in seats for fact in (seat.key, seat.nonce, int(seat.computer))]
    return digest("game", kind, len(beginning), *beginning, host, *facts)


def seal_message(
    history: bytes, number: int, phase: str, seat: int, sealed: str, *, instead: bool | None
) -> bytes:
    """What is signed as a choice is sealed; ``instead`` is None in the first version."""
    who = () if instead is None else (int(instead),)
    return digest("seal", history, number, phase, seat, bytes.fromhex(sealed), *who)


def all_sealed(history: bytes, number: int, phase: str, seals: Mapping[int, str]) -> bytes:
    """All that is sealed in a phase, and all that was before it, as one digest."""
    fields = [part for seat in sorted(seals) for part in (seat, bytes.fromhex(seals[seat]))]
    return digest("sealed", history, number, phase, *fields)


def ready_message(sealed: bytes, seat: int) -> bytes:
    """What is signed by who is there to open; ``sealed`` is that of `all_sealed`."""
    return digest("ready", sealed, seat)


def open_message(sealed: bytes, seat: int, choice: str, salt: str) -> bytes:
    """What is signed as a choice is opened; ``sealed`` is that of `all_sealed`."""
    return digest("open", sealed, seat, choice, bytes.fromhex(salt))


def given_up_message(sealed: bytes, seat: int) -> bytes:
    """What the host signs who gives up what a seat has sealed; ``sealed`` is that of `all_sealed`,
    so the same is worth nothing in another phase."""
    return digest("given up", sealed, seat)


def is_hosts(host: str, seats: Sequence[SeatProof], seals: Mapping[str, Seal], seat: int) -> bool:
    """Whether the host has sealed for a seat in a phase: its own, a computer's, or in its owner's
    place."""
    return seals[str(seat)].instead or seats[seat].key == host


def by_host_alone(host: str, seats: Sequence[SeatProof], phase: PhaseProof) -> bool:
    """Whether nobody but the host has opened anything in a phase, though others play in the game:
    what is drawn from what was opened is then what the host wants."""
    opened = (is_hosts(host, seats, phase.seals, seat) for seat in phase.opened)
    return all(opened) and any(seat.key != host for seat in seats)


def history_after(
    before: bytes, sealed: bytes, choices: Mapping[int, str], salts: Mapping[int, bytes] | None
) -> bytes:
    """All that has happened when a phase is over, as one digest.

    Args:
        before: the same before it.
        sealed: that of `all_sealed`.
        choices: by seat.
        salts: of all seats of the game, where each has opened what its owner sealed; nobody knew
            them all while there was anything left to seal. Else None, and what was sealed does not
            count: somebody who seals alone could try until two games have the same `check_code`.
    """
    fields = [part for seat in sorted(choices) for part in (seat, choices[seat])]
    if salts is None:
        return digest("history of choices", before, *fields)
    return digest("history", sealed, *fields, *(salts[seat] for seat in sorted(salts)))


def owners_salts(
    seats: int, seals: Mapping[int, Seal], salts: Mapping[int, bytes]
) -> Mapping[int, bytes] | None:
    """The salts of a phase for `history_after`: None unless all seats of a game (so many) have
    opened, and a computer stood in for none."""
    whole = len(salts) == seats and not any(seal.instead for seal in seals.values())
    return salts if whole else None


def by_lot(sealed: bytes, seat: int, among: Sequence[str], salts: Mapping[int, bytes]) -> str:
    """The choice of a seat that sealed and does not open.

    It follows from the salts that the others had fixed before any was open: nobody can steer it as
    long as one of those others did not know all of them.
    """
    return among[joint_number(len(among), f"lot {seat}", sealed, salts)]


def check_code(history: bytes) -> str:
    """All that has happened, short enough to be read aloud: the same for all, or somebody was
    shown another game.

    >>> check_code(bytes(32))
    '0000-0000'
    """
    number = int.from_bytes(history[:5], "big")
    letters = "".join(CODE_LETTERS[number >> 5 * place & 31] for place in reversed(range(8)))
    return f"{letters[:4]}-{letters[4:]}"


CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of Crockford's base 32: none that is read as another one."""


@unique
class ProofProblem(StrEnum):
    """What is wrong with a proof; the value is a plain English clause."""

    OTHER_VERSION = "the proof is of a version that this program does not know"
    OTHER_GAME = "the proof is not of this game"
    OTHER_PHASES = "the proof has other choices than the game"
    NOT_SEALED = "nothing was sealed"
    SEAL_NOT_SIGNED = "what was sealed is not signed"
    NOT_AS_SEALED = "the choice is not the one that was sealed"
    NOT_READY = "nobody signed that everybody was there before this was open"
    OPENED_EARLY = "nothing says that everything was sealed before this was open"
    NOT_GIVEN_UP = "the choice was never opened, and the host never signed that it was given up"
    GIVEN_UP_BY_HOST = "the host gave up a choice that has to be opened"
    NOT_LEGAL = "the choice is not one that the rules allow"
    NO_TABLE = "no table would have taken that"
    FALSE_ANSWER = "what was answered is not true, as was shown in the end"
    NEVER_SHOWN = "what had to be shown in the end never was"
    OTHER_SECRET = "the record has another secret than was shown in the end"


@dataclass(frozen=True, slots=True)
class BrokenProof:
    """Where a proof is broken, and by whom.

    Attributes:
        problem: what is wrong.
        round: the round, or None where it is no single one.
        phase: which choice of the round; empty likewise.
        seat: who did it, or None where nobody can know, or it is nobody's alone.
    """

    problem: ProofProblem
    round: int | None = None
    phase: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Lot:
    """A choice that was sealed and never opened: the host gave it up, and the lot chose.

    Attributes:
        seat: whose it was.
        round, phase: where.
        opened: the seats that opened theirs in that phase, ascending.
        by_host_alone: whether all of these were the host's, or in the hands of one of its
            computers. Then the host knew what the lot would give, and could decide it.
    """

    seat: int
    round: int
    phase: str
    opened: tuple[int, ...]
    by_host_alone: bool


@dataclass(slots=True)
class ProofFacts:
    """What the check of a proof has found.

    Attributes:
        broken: what is wrong in the first phase where something is; after it nothing can be said.
        choices: how many were fixed before any was seen.
        lots: the choices that were drawn by lot.
        instead: in which rounds a computer of the host's stood in, by seat.
        drawn_by_host: in which rounds the host alone drew what all were to draw together.
        finished: whether the record and its proof go to the end of the game.
        history: all that has happened, as one digest.
    """

    broken: list[BrokenProof] = field(default_factory=list)
    choices: int = 0
    lots: list[Lot] = field(default_factory=list)
    instead: dict[int, list[int]] = field(default_factory=dict)
    drawn_by_host: list[int] = field(default_factory=list)
    finished: bool = False
    history: bytes = b""


def host_seat(seats: Sequence[SeatProof], host: str) -> int | None:
    """The seat at which the host plays, by its key; None where it only has computers, or none."""
    own = (n for n, one in enumerate(seats) if one.key == host and not one.computer)
    return next(own, None)
