"""Saved games in lists and messages: one line for each."""

from __future__ import annotations

from kingsroad_tui.storage.saves import DamagedSave, RecentGame
from kingsroad_tui.text.game import count, listed

_QUIET = "$text-muted"


def recent_game_spans(game: RecentGame) -> tuple[tuple[str, str], ...]:
    """A game in a list: when, by whom, how far and its name if it has one, as text and style."""
    rounds = count(game.rounds, "round") if game.rounds else "first round"
    name = "" if game.autosave else f", {game.path.stem}"
    return (
        (f"{game.when:%d %b %H:%M}  ", _QUIET),
        (listed(game.players), ""),
        (f"  {rounds}{name}", _QUIET),
    )


def damaged_save_sentence(damaged: DamagedSave) -> str:
    """Why an autosave cannot be continued, and where it is."""
    return f"{damaged.why}. It is kept as {damaged.kept_as}."
