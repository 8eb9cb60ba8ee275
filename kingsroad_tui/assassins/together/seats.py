"""Computers at the free seats of a table whose players are apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, PLANNER
from advisor.messages.computers import names_at_table

if TYPE_CHECKING:
    from kingsroad_tui.together.room_files import Chair

DEFAULT_COMPUTER: Final = PLANNER
"""The strongest, as in a game of one's own."""


def computer_names(chairs: Sequence[Chair]) -> list[str]:
    """Names for computers at the free seats of a table, different from all that are there."""
    taken = {seat: chair.name for seat, chair in enumerate(chairs) if chair.name}
    character = ASSASSINS_STRENGTHS[DEFAULT_COMPUTER].character
    names = names_at_table([character] * len(chairs), taken)
    return [name for seat, name in enumerate(names) if seat not in taken]
