"""Tokens: how a player is told apart - a letter and a sign, in the player's colour."""

from __future__ import annotations

from textual.content import Content

from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.session.table import Setup


def token(colour: int, glyphs: Glyphs) -> Content:
    """Letter and sign of a player colour (0 to 4), two cells wide."""
    return Content.styled(f"{LETTERS[colour]}{glyphs.players[colour]}", f"bold $player-{colour}")


def tokens_for(setup: Setup, glyphs: Glyphs) -> tuple[Content, ...]:
    """The token of every seat."""
    return tuple(token(seat.colour, glyphs) for seat in setup.seats)
