"""A saved game in one line, as every list of games shows it."""

from __future__ import annotations

from textual.content import Content

from kingsroad_tui.storage.saves import RecentGame
from kingsroad_tui.text.game import count, listed


def recent_game_line(game: RecentGame) -> Content:
    """When it was played, by whom, how far it is, and its name if somebody gave it one."""
    rounds = count(game.rounds, "round") if game.rounds else "first round"
    name = "" if game.autosave else f", {game.path.stem}"
    return Content.assemble(
        (f"{game.when:%d %b %H:%M}  ", "$text-muted"),
        listed(game.players),
        (f"  {rounds}{name}", "$text-muted"),
    )
