"""One's own games against each strength, whichever game it is."""

from __future__ import annotations

from typing import Final

STATISTICS_TITLE: Final = "Your games against each strength"
COUNTING: Final = "Counting …"
