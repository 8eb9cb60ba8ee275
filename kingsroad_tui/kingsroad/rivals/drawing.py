"""The computer players of a table, as they are drawn."""

from __future__ import annotations

from advisor.messages.computers import STRENGTHS
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.rivals.faces import Rival, faces_at
from kingsroad_tui.rivals.remarks import Mood


def rival_at(table: Table, seat: int, mood: Mood, said: str = "") -> Rival:
    """The computer player of a seat: how it looks, and what it says."""
    known = STRENGTHS[table.setup.seats[seat].computer]
    return Rival(
        table.game.players[seat],
        known.character.names,
        table.setup.seats[seat].colour,
        mood,
        known.label,
        known.character.manner,
        said,
        _face(table, seat),
    )


def _face(table: Table, seat: int) -> str:
    """Whose face a computer player has, unlike everybody else's at the table."""
    computers = table.setup.computers
    names = table.game.players
    faces = faces_at([(names[s], STRENGTHS[one].character.names) for s, one in computers.items()])
    return faces[list(computers).index(seat)]
