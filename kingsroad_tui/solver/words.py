"""Why the solver gives no answer, in clauses that sentences and commands end with."""

from __future__ import annotations

from tabletop.words.voice import phrase


def cannot_start(error: OSError) -> str:
    """Why the solver's process does not begin."""
    return phrase("solver-cannot-start", why=str(error.strerror))
