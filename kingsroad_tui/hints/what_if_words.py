"""What the dialog says in which something is taken for granted, whichever game it is."""

from __future__ import annotations

from typing import Final

WHAT_IF_TITLE: Final = "What if …"
NO_ASSUMPTION: Final = "No assumption"
DROP_ASSUMPTIONS: Final = "Drop all assumptions"
