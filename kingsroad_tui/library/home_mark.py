"""The mark of this home in saved games: whether somebody played a game here or elsewhere.

A saved game may come from anybody, and may lie anywhere. So it carries a mark that is made of its
players' names by a key that never leaves this home: nobody else can make it, and it tells nobody
else which games come from the same home.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_private
from tabletop.files import read_limited

_KEY_BYTES: Final = 32
_MARK_BYTES: Final = 12
_KEYS: Final[dict[Path, bytes]] = {}
"""The keys read or made by this process, by their files."""


def own_mark(players: Iterable[str]) -> str | None:
    """The mark of a game of these players that is played here.

    The first one makes the key; None where no key can be kept.
    """
    path = _key_file()
    if _key(path) is None:
        with contextlib.suppress(OSError):
            write_private(path, secrets.token_bytes(_KEY_BYTES), replace=False)
    return _mark(_key(path), players)


def is_own_mark(mark: str, players: Iterable[str]) -> bool:
    """Whether a game of these players got this mark here."""
    return mark == _mark(_key(_key_file()), players)


def _key_file() -> Path:
    return folders().data / "home.key"


def _key(path: Path) -> bytes | None:
    """The key in a file; None where there is none."""
    if path not in _KEYS:
        with contextlib.suppress(OSError, ValueError):
            key = read_limited(path, _KEY_BYTES)
            if len(key) == _KEY_BYTES:
                _KEYS[path] = key
    return _KEYS.get(path)


def _mark(key: bytes | None, players: Iterable[str]) -> str | None:
    if key is None:
        return None
    facts = "\n".join(players).encode(errors="surrogatepass")
    return hashlib.blake2b(facts, key=key, digest_size=_MARK_BYTES).hexdigest()
