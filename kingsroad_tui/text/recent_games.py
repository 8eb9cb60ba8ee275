"""Saved games in lists and messages: one line for each."""

from __future__ import annotations

from kingsroad_tui.errors import one_line
from kingsroad_tui.storage.saves import RecentGame, SaveProblem, UnusableSave
from kingsroad_tui.text.game import count, listed
from tabletop.shown import shown

_QUIET = "$text-muted"
_MAX_NAMES = 250

_MAX_REASON = 160
"""How many characters of a reason are shown; it may quote anything that a file holds."""


def recent_game_spans(game: RecentGame) -> tuple[tuple[str, str], ...]:
    """A game in a list: when, by whom, how far and its name if it has one, as text and style."""
    rounds = count(game.rounds, "round") if game.rounds else "first round"
    name = "" if game.autosave else f", {game.path.stem}"
    return (
        (f"{game.when:%d %b %H:%M}  ", _QUIET),
        (shown(listed(game.players), _MAX_NAMES), ""),
        (shown(f"  {rounds}{name}{', being played' if game.running else ''}"), _QUIET),
    )


def unusable_save_sentences(unusable: UnusableSave) -> str:
    """Why an autosave cannot be continued, and what became of it."""
    name, why = one_line(unusable.name), one_line(unusable.why)[:_MAX_REASON]
    match unusable.problem:
        case SaveProblem.DAMAGED:
            return f"An autosave could not be read: {why}. It is kept as {name}."
        case SaveProblem.NEWER:
            return (
                f"A newer version of this program wrote the autosave {name}. It is left as it is."
            )
        case SaveProblem.UNREADABLE:
            return f"The autosave {name} cannot be opened: {why}. It is left as it is."
