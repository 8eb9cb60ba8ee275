"""The table of King & Assassins that one plays at: after each game the sides are swapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import RULE_OF_THUMB
from assassins.actions import Side
from assassins.games import Opponents
from kingsroad_tui.home.usual_table import KeptTable, UsualTable
from kingsroad_tui.library.seats import Setup


def _sides(kept: KeptTable) -> Sequence[str]:
    sides = [side.value for side in Side]
    return sides if any(kept.get(f"kind-{side}") for side in sides) else ()


USUAL: Final = UsualTable(_sides, ASSASSINS_STRENGTHS, RULE_OF_THUMB)
"""Who played which side when a game was last begun."""

sides_swapped = USUAL.moved_on
rivals = USUAL.rivals


def usual_assassins(kept: KeptTable, own_name: str, seed: int) -> tuple[Opponents, Setup] | None:
    """The names and the setup of a kept table; None where nothing is kept."""
    found = USUAL.of(kept, own_name, seed)
    return None if found is None else (Opponents(*found[0]), found[1])
