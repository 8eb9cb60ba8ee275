"""What the screens say at a table with people elsewhere, and where one opens or joins one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase

CLOCKS: Final = ((30, "30 seconds"), (60, "1 minute"), (120, "2 minutes"), (300, "5 minutes"))
"""The limits for a choice that the form offers, in seconds, and in words."""


def table_title(game: str, *, host: bool) -> str:
    """What the table is called on its own screen."""
    return (
        phrase("together-at-table-table-title", game=game)
        if host
        else phrase("together-at-table-table-title-2", game=game)
    )


def kept_sentence(*, host: bool) -> str:
    """What becomes of a place that is left."""
    if host:
        return phrase("together-at-table-kept-sentence")
    return phrase("together-at-table-kept-sentence-2")


def seat_line(name: str, state: str, *, you: bool) -> str:
    """A seat in the list of a table."""
    if not name:
        return phrase("together-at-table-seat-line")
    return phrase("together-at-table-seat-line-2", name=name) if you else f"{name}, {state}"


def role_line(role: str, line: str) -> str:
    """The same where each seat plays something else."""
    return f"{role}: {line}"


def start_question(free: int) -> str:
    """Asked before computers take the free seats."""
    seats = "the free seat" if free == 1 else f"the {free} free seats"
    return phrase("together-at-table-start-question", seats=seats)


def seconds_notes(seconds: int) -> tuple[str, ...]:
    """How long there still is for a choice, in shorter and shorter forms."""
    return f"{count(seconds, 'second')} left", f"{seconds} s left", f"{seconds} s", ""


def away_in_short(seconds: int) -> str:
    """For how long somebody has been away, beside their name.

    >>> away_in_short(50), away_in_short(130)
    ('away', 'away for 2 min')
    """
    return f"away for {seconds // 60} min" if seconds >= 60 else phrase("together-away")


def away_sentence(name: str, seconds: int) -> str:
    """Who is away, and for how long, where there is a line for it."""
    return phrase(
        "together-at-table-away-sentence", name=name, away_in_short=away_in_short(seconds)
    )


def away_notes(gone: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Who is away, in shorter and shorter forms; nothing where everybody is here.

    Args:
        gone: the names of those who are, each with for how long (`away_in_short`).

    >>> away_notes([("Bob", "away for 2 min")])
    ('Bob is away for 2 min', 'Bob: away')
    """
    if not gone:
        return ()
    names = listed([name for name, _ in gone])
    each = listed([f"{name} is {away}" for name, away in gone])
    return each, f"{names}: {phrase('together-away')}"


def beside_the_status(clock: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """What stands behind the status: who is away and the clock, then the clock alone.

    Args:
        clock: the seconds left, in shorter and shorter forms.
        others: who is away, likewise.

    >>> beside_the_status(("5 s left", ""), ("Bob: away",))
    ('Bob: away · 5 s left', 'Bob: away', '5 s left', '')
    """
    both = [f"{away} · {left}" if left else away for away in others for left in clock]
    forms = (*both, *clock)
    return forms if any(forms) else ()


def host_can(gone: Sequence[str], press: str, *, still: bool, known: bool) -> str:
    """What the host can do about those who are away.

    Args:
        gone: their names.
        press: the key that leads to the table.
        still: whether their sides stand still, as nobody can play for them.
        known: whether it has just been said that they are away.

    >>> host_can(["Wilma"], "i", still=False, known=False)
    'Wilma is still away: wait, or press i to let a computer play for Wilma.'
    """
    names = listed(gone)
    start = "Wait" if known else f"{names} {'is' if len(gone) == 1 else 'are'} still away: wait"
    what = f"go on without {names}" if still else f"let a computer play for {names}"
    return phrase("together-at-table-host-can", start=start, press=press, what=what)


def again_sentence(others: Sequence[str], *, own: bool) -> str:
    """Who would like another game, before it begins."""
    if not others:
        return (
            phrase("together-waiting-for-again") if own else phrase("together-at-table-another-how")
        )
    said = f"{listed(others)} would like another game."
    return (
        phrase("together-at-table-again-sentence", said=said)
        if own
        else phrase("together-at-table-again-sentence-2", said=said)
    )
