"""First screens and lists of games in words, whichever game it is."""

from __future__ import annotations

from datetime import datetime


def when_words(when: datetime, now: datetime) -> str:
    """A date as people say it, seen from now: the time today, else the day; 11 characters fit."""
    days = (now.date() - when.date()).days
    if days == 0:
        return f"today {when:%H:%M}"
    if days == 1:
        return "yesterday"
    day = f"{when.day} {when:%b}"
    return day if when.year == now.year else f"{day} {when.year}"


def library_title(games: int, order: str) -> str:
    """The title of the list of games, with what it lists and in which order."""
    return f"Your games: {games}, {order}" if games else "Your games"


IN_SHORT = "How it plays"
