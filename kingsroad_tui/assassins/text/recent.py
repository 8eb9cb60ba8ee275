"""Saved games of King & Assassins in lists: one line for each."""

from __future__ import annotations

from kingsroad_tui.assassins.storage.saves import RecentTown, UnusableTown
from kingsroad_tui.assassins.text.game import count
from kingsroad_tui.errors import one_line
from tabletop.shown import shown

_QUIET = "$text-muted"
_MAX_NAMES = 100
_MAX_REASON = 160


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


def unusable_town_sentence(unusable: UnusableTown) -> str:
    """Why an autosave cannot be continued, and what it is called now."""
    why = one_line(unusable.why)[:_MAX_REASON]
    return f"An autosave could not be read: {why}. It is kept as {one_line(unusable.name)}."
