"""Computers at the free seats of a table."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.computers import character_of, names_at_table
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER
from kingsroad_tui.together.room_files import Chair


def computer_names(chairs: Sequence[Chair]) -> list[str]:
    """Names for computers at the free seats of a table, different from all that are there."""
    taken = {seat: chair.name for seat, chair in enumerate(chairs) if chair.name}
    character = character_of(DEFAULT_COMPUTER)
    names = names_at_table([character] * len(chairs), taken)
    return [name for seat, name in enumerate(names) if seat not in taken]
