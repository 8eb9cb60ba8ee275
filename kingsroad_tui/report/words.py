"""What reports say around their figures, whichever game they are of."""

from __future__ import annotations
