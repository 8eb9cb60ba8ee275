"""What charts and tables of a game say beside their figures."""

from __future__ import annotations

from typing import Final

GAINED_IN: Final = "Gained in"
POINTS_LEGEND: Final = "Shaded: in the lead after that round."
