"""Which three are the assassins, fixed before the first card: a salted commitment for each pawn.

Each can be opened alone, so a reveal proves that very pawn and says nothing of the others; all
salts follow from one seed, so the whole secret is shown in the end by the letters and the seed.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from assassins.secret import Secret
from assassins.town import TOWNSFOLK
from tabletop.commitments import DIGEST_BYTES, SALT_BYTES, digest, new_salt

_MARK_LENGTH: Final = 2 * DIGEST_BYTES
_MARKS: Final = re.compile(rf"[0-9a-f]{{{TOWNSFOLK * _MARK_LENGTH}}}")
_SALT: Final = re.compile(rf"[0-9a-f]{{{2 * SALT_BYTES}}}")
_SECRET: Final = re.compile(rf"(?P<letters>[a-l]{{3}}):(?P<seed>{_SALT.pattern})")

Marks = tuple[bytes, ...]
"""The commitments of the twelve, in the order of their letters."""


@dataclass(frozen=True, slots=True)
class SealedSecret:
    """The people's choice, and the seed of all its salts; prints as nothing.

    Attributes:
        secret: the three assassins.
        seed: 32 bytes that nobody else knows before the end.
    """

    secret: Secret
    seed: bytes = field(repr=False)

    @classmethod
    def new(cls, secret: Secret) -> SealedSecret:
        """A choice with a seed that nobody can guess."""
        return cls(secret, new_salt())

    @classmethod
    def parse(cls, text: str) -> SealedSecret:
        """Reads what `text` wrote. Raises ValueError.

        >>> sealed = SealedSecret.new(Secret.of("adk"))
        >>> SealedSecret.parse(sealed.text) == sealed
        True
        """
        found = _SECRET.fullmatch(text)
        if found is None or "".join(sorted(found["letters"])) != found["letters"]:
            raise ValueError("not three letters and a seed")
        return cls(Secret.of(found["letters"]), bytes.fromhex(found["seed"]))

    @property
    def text(self) -> str:
        """The three letters and the seed: by it everything can be opened."""
        return f"{''.join(self.secret.letters)}:{self.seed.hex()}"

    def salt(self, game: bytes, pawn: int) -> bytes:
        """The salt of a pawn (0 to 11) in a game; says nothing of the seed."""
        return digest("pawn salt", self.seed, game, pawn)

    def marks(self, game: bytes) -> Marks:
        """The commitments of the twelve in a game."""
        return tuple(
            pawn_mark(game, pawn, self.salt(game, pawn), assassin=pawn in self.secret.assassins)
            for pawn in range(TOWNSFOLK)
        )


def pawn_mark(game: bytes, pawn: int, salt: bytes, *, assassin: bool) -> bytes:
    """The commitment of a pawn (0 to 11): whether it is an assassin."""
    return digest("pawn", salt, game, pawn, int(assassin))


def shows_assassin(mark: bytes, game: bytes, pawn: int, salt: str) -> bool:
    """Whether a salt, in hexadecimal, shows that a pawn is an assassin.

    >>> game, sealed = bytes(32), SealedSecret.new(Secret.of("adk"))
    >>> marks = sealed.marks(game)
    >>> [shows_assassin(marks[n], game, n, sealed.salt(game, n).hex()) for n in (0, 1)]
    [True, False]
    """
    if not _SALT.fullmatch(salt):
        return False
    return hmac.compare_digest(mark, pawn_mark(game, pawn, bytes.fromhex(salt), assassin=True))


def print_marks(marks: Marks) -> str:
    """The twelve commitments as one text."""
    return b"".join(marks).hex()


def parse_marks(text: str) -> Marks:
    """Reads what `print_marks` wrote. Raises ValueError."""
    if not _MARKS.fullmatch(text):
        raise ValueError("not twelve commitments")
    return tuple(
        bytes.fromhex(text[start : start + _MARK_LENGTH])
        for start in range(0, len(text), _MARK_LENGTH)
    )


def shown_in(text: str, game: bytes, marks: Sequence[bytes]) -> SealedSecret | None:
    """The secret that a text shows and these commitments are of; None where it does not."""
    try:
        shown = SealedSecret.parse(text)
    except ValueError:
        return None
    return shown if shown.marks(game) == tuple(marks) else None
