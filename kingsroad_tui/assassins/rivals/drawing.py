"""The computer players of a table of King & Assassins, as they are drawn."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import Side
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.rivals.faces import Rival, faces_at
from kingsroad_tui.rivals.remarks import Mood

_COLOURS: Final = {Side.KING: 0, Side.PEOPLE: 1}
"""What is behind a face, by side: blue as the king's knights, red as the assassins."""


def rival_at(table: AssassinsTable, side: Side, mood: Mood, said: str = "") -> Rival:
    """The computer player of a side: how it looks, and what it says."""
    known = ASSASSINS_STRENGTHS[table.setup.seats[side.seat].computer]
    return Rival(
        table.game.players.of(side),
        known.character.names,
        _COLOURS[side],
        mood,
        known.label,
        known.character.manner,
        said,
        _face(table, side),
        badge=False,
    )


def _face(table: AssassinsTable, side: Side) -> str:
    computers, players = table.setup.computers, table.game.players
    faces = faces_at(
        [(players[at], ASSASSINS_STRENGTHS[one].character.names) for at, one in computers.items()]
    )
    return faces[list(computers).index(side.seat)]
