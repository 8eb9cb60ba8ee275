"""The two sides of a table as its seats, the king's first, and the seeds that follow from them."""

from __future__ import annotations

import hashlib

from assassins.actions import Side
from kingsroad_tui.library.seats import Setup


def side_alone(setup: Setup) -> Side | None:
    """The side of the only person at the table; None where there are two, or none."""
    return None if setup.alone is None else Side.at(setup.alone)


def advised_sides(whom: str) -> frozenset[Side]:
    """The sides for which hints are, at a real table: ``king``, ``people``, or else both."""
    return frozenset(side for side in Side if whom not in set(Side) or side == whom)


def seed_of(facts: str) -> int:
    """A seed that follows from these facts, such as a table's seed and the moment."""
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=6).digest(), "big")
