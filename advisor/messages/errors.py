"""The base of the solver's errors: each says what is wrong, and where."""

from __future__ import annotations

from tabletop.errors import LocatedError


class Refusal(LocatedError):
    """A question to the solver that cannot be used or met."""
