"""Invitations: one line to paste or to read aloud, by which a guest finds a table and trusts it.

The secret of a room is in it: who knows it may come in. It is proven, and never said. The address
of a relay is one word, with the beginning of its certificate's fingerprint.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum, unique
from itertools import accumulate
from typing import Final

from tabletop.pasted import is_code, tidied
from tabletop.sealed_phases import CODE_LETTERS, digest, new_salt
from tabletop.shown import quoted
from tabletop.words.voice import phrase

SECRET_BYTES: Final = 16
"""Nobody can try so many, neither at the table nor on recorded frames."""

ROOM_LETTERS: Final = 24
"""The length of the name of a room."""

LOCAL: Final = b"local"
"""The channel between a table and the guests in its own process."""


@dataclass(frozen=True, slots=True)
class RoomSecret:
    """The secret of a room. It prints as nothing, so that no log and no error can tell it."""

    value: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.value) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")

    @classmethod
    def new(cls) -> RoomSecret:
        """One that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @property
    def room(self) -> str:
        """What the room is called where it must be told from others: nothing follows from it."""
        return digest("room", self.value).hex()[:ROOM_LETTERS]

    def guest_proof(self, challenge: str, nonce: str, channel: bytes) -> str:
        """By which a guest shows that it knows the secret; see `Knock`.

        Args:
            challenge: the table's number.
            nonce: the guest's.
            channel: what tells the connection from any other, such as the fingerprint of the
                table's certificate: whoever stands between has another one, and its proof is
                worth nothing.
        """
        return self._proof("guest", challenge, nonce, channel)

    def table_proof(self, challenge: str, nonce: str, channel: bytes) -> str:
        """By which the table shows it in turn; see `Welcome`."""
        return self._proof("table", challenge, nonce, channel)

    def derived(self, purpose: str) -> bytes:
        """A key of 32 bytes for a purpose, from which the secret does not follow."""
        return hmac.new(self.value, digest("derived", purpose), hashlib.sha256).digest()

    def _proof(self, who: str, challenge: str, nonce: str, channel: bytes) -> str:
        facts = digest(f"proof of the {who}", challenge, nonce, channel)
        return hmac.new(self.value, facts, hashlib.sha256).hexdigest()


def proves(proof: str, expected: str) -> bool:
    """Whether a proof is the one expected, without telling by the time how much of it is."""
    return hmac.compare_digest(proof, expected)


def new_nonce() -> str:
    """A number that was never used before, in hexadecimal."""
    return new_salt().hex()


def sit_message(challenge: str, channel: bytes, key: str) -> bytes:
    """What is signed as a seat is taken: worth nothing on another connection, which somebody
    between would have."""
    return digest("sit", challenge, channel, key)


def welcome_message(nonce: str, channel: bytes) -> bytes:
    """What a table signs as it lets a guest in, by the guest's number: others may know the secret,
    but not the key of the table."""
    return digest("welcome", nonce, channel)


FINGERPRINT_BYTES: Final = 8
"""How much of the fingerprint of a certificate, or of the host's key, is in an invitation.

Who finds another key with the same beginning still does not know the secret, and by the whole
fingerprint both sides prove it.
"""

_VERSION: Final = 1
_CHECK_LETTERS: Final = 2
_GROUP: Final = 4
_LEAST_LETTERS: Final = 48
_MAX_LETTERS: Final = 250
_MAX_NAME: Final = 60
_HOST_NAME: Final = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*\.?")
_ALIKE: Final = ("5S", "8B", "2Z", "6G", "0DQ", "1J7T", "VY", "MN", "PR", "CG", "EF", "KX")
"""Letters that are taken for one another, in writing or read aloud."""

_PRIME: Final = 1021
"""The largest of all that two letters can hold."""

_STEP: Final = 35
"""Of its powers the first thousand are different, and no letter's place has 32 (that of the first
check letter)."""

_FIRST: Final = 610
"""So that other codes in these letters are no invitations."""

_GROUPS: Final = re.compile(
    r"(?<![0-9A-Za-z-])[0-9A-Za-z]{1,4}(?:(?:\s*-\s*|\s+)[0-9A-Za-z]{1,4})*(?![0-9A-Za-z])"
)
"""Groups of letters with words around them, such as those of the command; or words as short."""

_IN_GROUPS: Final = re.compile(
    r"(?<![\w-])(?:[0-9A-Za-z]{4}-\s*){11,}[0-9A-Za-z]{1,4}(?![\w-])"
    r"|^(?:[0-9A-Za-z]{4}\s+){11,}[0-9A-Za-z]{1,4}$|^[0-9A-Za-z]{48,250}$"
)
"""An invitation as it is written or spoken, where a letter may be wrong."""

_UNPARTED: Final = re.compile(r"(?<![0-9A-Za-z])[0-9A-Za-z]{48,250}(?![0-9A-Za-z])")
_LEAST_GROUPS: Final = 12
_MOST_GROUPS: Final = 120
"""More of them are no one's invitation, nor are words beside it so short for so long."""

_MOST_RUNS: Final = 5

_TOLD: Final = 14
"""So many characters of a text are repeated where it cannot be used."""

_MOST_READ: Final = 20_000
"""So many characters of a text are looked at."""

_READ_AS: Final = str.maketrans("OIL", "011")
"""Letters that nobody tells from figures are read as these."""


class NoInvitation(ValueError):
    """A text that is no invitation.

    Attributes:
        misread: whether it would be one but for a letter or two.
        group: which group of letters is likely to be misread, from 1; 0 where nobody knows.
        likely: what that group likely is.
    """

    def __init__(self, *, misread: bool = False, group: int = 0, likely: str = "") -> None:
        super().__init__("no invitation")
        self.misread = misread
        self.group = group
        self.likely = likely

    def why(self, text: str) -> str:
        """Why a text cannot be used, in words.

        Of the text they tell the beginning alone: of more the secret of a room might follow.
        """
        start = quoted(text[:_TOLD]) + ("…" if len(text) > _TOLD else "")
        if self.misread:
            return phrase(
                "together-misread-invitation", start=start, group=self.group, likely=self.likely
            )
        if is_code(text):
            return phrase("together-not-an-invitation", start=start)
        return phrase("together-no-invitation", start=start)


@unique
class _Kind(IntEnum):
    NAME = 0
    IPV4 = 4
    IPV6 = 6


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table is, and how a guest knows that it is the right one.

    Attributes:
        host: an address, or a name.
        port: of the table, or of the relay.
        secret: of the room.
        fingerprint: the beginning of that of the certificate; by a relay, of that of the host's
            key, as nobody but host and guests can read there what they say.
        relay: whether the address is that of a relay.
        game: which game is played, by its number.
    """

    host: str
    port: int
    secret: RoomSecret
    fingerprint: bytes
    relay: bool = False
    game: int = 0

    @property
    def host_key(self) -> bytes:
        """The beginning of the fingerprint of the host's key; empty where the certificate says
        enough."""
        return self.fingerprint if self.relay else b""

    def __str__(self) -> str:
        """The line: groups of four letters and figures.

        The case of the letters counts for nothing, and ``O``, ``I`` and ``L`` are read as figures.
        """
        kind, address = _packed(self.host)
        first = _VERSION << 6 | self.game << 4 | self.relay << 3 | kind
        packed = bytes((first,)) + self.port.to_bytes(2, "big") + self.secret.value
        letters = _letters(packed + self.fingerprint + address)
        letters += _check(letters)
        return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))

    @classmethod
    def parse(cls, text: str) -> Invitation:
        """The invitation in a line, whatever stands between its letters; or in a text with words
        around the line, as it was sent. Raises NoInvitation."""
        text = tidied(text.strip()[:_MOST_READ])
        try:
            return cls._of(_bare(text))
        except NoInvitation:
            found = {one for run in _runs(text) for one in _held(run)}
            if len(found) == 1:
                return cls._of(found.pop())
            # Only of letters that stand as in an invitation it can be said that some are wrong.
            whole = _IN_GROUPS.search(text) if not found else None
            if whole is None:
                raise NoInvitation from None
            return cls._of(_bare(whole[0]))

    @classmethod
    def _of(cls, letters: str) -> Invitation:
        right = _LEAST_LETTERS <= len(letters) <= _MAX_LETTERS
        if not right or set(letters) - set(CODE_LETTERS):
            raise NoInvitation
        if not _holds(letters):
            group, likely = _mended(letters)
            raise NoInvitation(misread=True, group=group, likely=likely)
        letters = letters[:-_CHECK_LETTERS]
        packed = _bytes(letters)
        fixed = 3 + SECRET_BYTES + FINGERPRINT_BYTES
        if len(packed) <= fixed or packed[0] >> 6 != _VERSION:
            raise NoInvitation
        try:
            host = _unpacked(packed[0] & 7, packed[fixed:])
        except ValueError:
            raise NoInvitation from None
        return cls(
            host,
            int.from_bytes(packed[1:3], "big"),
            RoomSecret(packed[3 : 3 + SECRET_BYTES]),
            packed[3 + SECRET_BYTES : fixed],
            relay=bool(packed[0] & 8),
            game=packed[0] >> 4 & 3,
        )


def _bare(text: str) -> str:
    return re.sub(r"[\W_]", "", text).upper().translate(_READ_AS)


def _runs(text: str) -> list[list[str]]:
    """Groups of letters that stand beside each other, those of an invitation among them."""
    runs = [one.replace("-", " ").split() for one in _GROUPS.findall(text)]
    found = [run for run in runs if _LEAST_GROUPS <= len(run) <= _MOST_GROUPS]
    found += [[one] for one in _UNPARTED.findall(text)]
    return [[one.upper().translate(_READ_AS) for one in run] for run in found[:_MOST_RUNS]]


def _held(groups: list[str]) -> Iterator[str]:
    """Those groups that follow each other and are an invitation."""
    for start in range(len(groups)):
        letters = "".join(groups[start:])[:_MAX_LETTERS]
        for end in accumulate(map(len, groups[start:])):
            part = letters[:end]
            if len(part) < _LEAST_LETTERS or set(part) - set(CODE_LETTERS) or not _holds(part):
                continue
            with suppress(NoInvitation):
                Invitation._of(part)
                yield part


def _packed(host: str) -> tuple[_Kind, bytes]:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if len(host) > _MAX_NAME or not _HOST_NAME.fullmatch(host):
            raise ValueError("there is no such name of a host") from None
        return _Kind.NAME, host.encode()
    return (_Kind.IPV4 if address.version == 4 else _Kind.IPV6), address.packed


def _unpacked(kind: int, packed: bytes) -> str:
    if _Kind(kind) is _Kind.NAME:
        name = packed.decode("ascii")
        if len(name) > _MAX_NAME or not _HOST_NAME.fullmatch(name):
            raise ValueError("there is no such name of a host")
        return name
    length = 4 if kind == _Kind.IPV4 else 16
    if len(packed) != length:
        raise ValueError("there is no such address")
    return str(ipaddress.ip_address(packed))


def _letters(packed: bytes) -> str:
    """Bytes in base 32, five bits a letter; the last one is filled up with zeros."""
    bits = len(packed) * 8
    count = -(-bits // 5)
    number = int.from_bytes(packed, "big") << count * 5 - bits
    return "".join(CODE_LETTERS[number >> 5 * at & 31] for at in reversed(range(count)))


def _bytes(letters: str) -> bytes:
    number = 0
    for letter in letters:
        number = number << 5 | CODE_LETTERS.index(letter)
    bits = len(letters) * 5
    return (number >> bits % 8).to_bytes(bits // 8, "big")


def _holds(letters: str) -> bool:
    """Whether the last letters of an invitation fit the others."""
    return letters[-_CHECK_LETTERS:] == _check(letters[:-_CHECK_LETTERS])


def _mended(letters: str) -> tuple[int, str]:
    """The group, and what it would be, if one letter was taken for one that looks like it, or two
    neighbours were swapped; 0 where no such slip, or more than one, explains it."""
    found = set()
    for at, letter in enumerate(letters):
        alike = (other for pair in _ALIKE if letter in pair for other in pair if other != letter)
        tries = [letters[:at] + other + letters[at + 1 :] for other in alike]
        tries.append(letters[:at] + letters[at : at + 2][::-1] + letters[at + 2 :])
        found |= {one for one in tries if _holds(one)}
    if len(found) != 1:
        return 0, ""
    (mended,) = found
    at = next(at for at, both in enumerate(zip(letters, mended, strict=True)) if len({*both}) > 1)
    first = at // _GROUP * _GROUP
    return first // _GROUP + 1, mended[first : first + _GROUP]


def _check(letters: str) -> str:
    """Two letters that follow from the others, and from their places: where one letter of a line is
    another one, or two have changed places, they do not fit any more."""
    number = _FIRST
    for letter in letters:
        number = (number * _STEP + CODE_LETTERS.index(letter)) % _PRIME
    number = -number * _STEP * _STEP % _PRIME
    return CODE_LETTERS[number >> 5] + CODE_LETTERS[number & 31]


_MOST_TOLD: Final = 60
"""And so many of what is no address."""

_FORM: Final = re.compile(
    r"(\[[0-9a-fA-F:]+\]|(?<![\w.-])[A-Za-z0-9.-]+):(\d{1,5})/([0-9a-fA-F]+)(?!\w)"
)


@dataclass(frozen=True, slots=True)
class RelayAddress:
    """Where a relay is.

    Attributes:
        host: an address, or a name.
        port: its port.
        fingerprint: the beginning of that of its certificate; empty for any: a guest knows the
            host, and need not know the relay.
    """

    host: str
    port: int
    fingerprint: bytes

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}/{self.fingerprint.hex()}"

    @staticmethod
    def why_not(text: str) -> str:
        """Why a text names no relay, in words."""
        return phrase("together-no-relay-address", start=quoted(text, _MOST_TOLD))

    @classmethod
    def parse(cls, text: str) -> RelayAddress:
        """The address in a word, or in a text as it was sent. Raises ValueError."""
        found = _FORM.search(tidied(text))
        if found is None or len(found[3]) != 2 * FINGERPRINT_BYTES or int(found[2]) > 65535:
            raise ValueError("no address of a relay")
        return cls(found[1].strip("[]"), int(found[2]), bytes.fromhex(found[3]))
