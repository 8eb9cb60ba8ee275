"""A player's badge: letter and sign in the player's colour, so that colour is never all."""

from __future__ import annotations

from textual.content import Content

from kingsroad_tui.library.seats import Setup
from kingsroad_tui.look.glyphs import LETTERS, Glyphs


def player_badge(colour: int, glyphs: Glyphs) -> Content:
    """Letter and sign of a player colour (0 to 4), two cells wide."""
    return Content.styled(f"{LETTERS[colour]}{glyphs.players[colour]}", f"bold $player-{colour}")


def player_badges(setup: Setup, glyphs: Glyphs) -> tuple[Content, ...]:
    """The badges of all seats, in order."""
    return tuple(player_badge(seat.colour, glyphs) for seat in setup.seats)
