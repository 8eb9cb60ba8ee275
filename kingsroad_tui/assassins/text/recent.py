"""Saved games of King & Assassins in lists: one line for each."""

from __future__ import annotations

from kingsroad_tui.assassins.storage.saves import RecentTown
from kingsroad_tui.text.words import count
from tabletop.shown import shown

_QUIET = "$text-muted"
_MAX_NAMES = 100


def recent_town_spans(game: RecentTown) -> tuple[tuple[str, str], ...]:
    """A game in a list: when, who plays which side, how far, its name, as text and style."""
    rounds = count(game.rounds, "round") if game.rounds else "not begun"
    name = "" if game.autosave else f", {game.path.stem}"
    players = f"{game.players.king} against {game.players.people}"
    return (
        (f"{game.when:%d %b %H:%M}  ", _QUIET),
        (shown(players, _MAX_NAMES), ""),
        (shown(f"  {rounds}{name}{', being played' if game.running else ''}"), _QUIET),
    )
