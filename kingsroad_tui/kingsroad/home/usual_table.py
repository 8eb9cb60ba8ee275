"""The table of King's Road that one plays at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.computers import ONE_ROUND, STRENGTHS
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.home.usual_table import KeptTable, UsualTable
from kingsroad_tui.library.seats import Setup


def _seats(kept: KeptTable) -> Sequence[str]:
    players = kept.get("players")
    return list(map(str, range(int(players)))) if players in PLAYERS else ()


USUAL: Final = UsualTable(_seats, STRENGTHS, ONE_ROUND)
"""Who sat there when a game was last begun."""

moved_on = USUAL.moved_on
rivals = USUAL.rivals


def usual_table(
    kept: KeptTable, own_name: str, seed: int
) -> tuple[tuple[str, ...], Variant, Setup] | None:
    """The names, the rules and the setup of a kept table; None where none can be laid of it."""
    found = USUAL.of(kept, own_name, seed)
    if found is None:
        return None
    known = str(kept.get("variant")) in list(Variant)
    return found[0], Variant(str(kept["variant"])) if known else Variant.STANDARD, found[1]
