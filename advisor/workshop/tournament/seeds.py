"""Seeds of random draws."""

from __future__ import annotations

import hashlib


def seed_of(*parts: object) -> int:
    """A seed from the names of its use, the same on every machine."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")
