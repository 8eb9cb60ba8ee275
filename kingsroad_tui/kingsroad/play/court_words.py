"""What the court in the middle of the map says, and the words at the foot of a region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsroad.position import GOAL, Position
from kingsroad_tui.kingsroad.words.game import IN_ORDER
from kingsroad_tui.kingsroad.words.people import said_of


class Words(NamedTuple):
    """The same in a sentence's part and in a word."""

    full: str
    short: str


NEAR_THE_END: Final = 6
"""The points that a leader may lack for a round to be called perhaps the last: what a good one
brings."""

LOOK_HERE: Final = "hint"
"""At the foot of a region that a hint points at."""


def milestone(order: int) -> str:
    """Beside a road: how many Dragons it takes to score the region behind it; ``order`` from 2."""
    return f"D{order - 1 if order > 2 else ''}"


def scoring_words(order: int) -> Words:
    """When a region is scored; ``order`` counts from 1."""
    if order == 1:
        return Words("scores now", "now")
    return Words(f"scores {IN_ORDER[order - 1]}", "next" if order == 2 else "then")


def round_title(position: Position) -> str:
    """``Round 6``, or that the game is over."""
    return "The game is over" if position.finished else f"Round {position.round}"


def end_is_near(position: Position) -> bool:
    """Whether this round may well be the last: somebody lacks only what a good round brings."""
    return not position.finished and max(position.scores) >= GOAL - NEAR_THE_END


_WINS: Final = {"one": "{who} wins", "you": "You win", "many": "{who} share the victory"}
_LEADS: Final = {"one": "{who} leads", "you": "You lead", "many": "{who} lead"}


def leader_words(position: Position, names: Sequence[str], *, ended: bool) -> Words | None:
    """Who leads or has won, by name and without; None before anybody has a point.

    ``ended`` says whether the game is over: while its last round is revealed, somebody only leads.
    """
    best = max(position.scores)
    if best == 0:
        return None
    leaders = tuple(seat for seat in position.seats if position.scores[seat] == best)
    seats = position.winners if ended else leaders
    points = f"{best} of {GOAL}" if not ended and end_is_near(position) else f"{best}"
    forms = _WINS if ended else _LEADS
    if len(seats) > 1:
        short = f"win: {best}" if ended else f"lead: {best}"
        alone = f"share the victory: {points}" if ended else f"lead: {points}"
    else:
        alone = short = f"wins: {best}" if ended else f"leads: {best}"
    return Words(f"{said_of(names, seats, **forms)}: {points}" if names else alone, short)


def shorter_leader_words(
    position: Position, names: Sequence[str], seat: int, *, ended: bool
) -> tuple[str, ...]:
    """A leader with the whole name where there is no room for all, the longest first."""
    leads = said_of(names, (seat,), **(_WINS if ended else _LEADS))
    return (
        f"{leads}: {max(position.scores)}",
        leads,
        f"{names[seat]}: {max(position.scores)}",
    )


def now_forms(scored: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The regions that are scored this round, in order; the longest form first.

    Each form is words and numbers in turn, beginning with words, so that numbers may stand out.
    """
    first, *others = map(str, scored)
    if not others:
        return ("Now: region ", first), ("Now: ", first)
    return (
        ("Now: ", first, ", then ", *_between(others, ", ")),
        ("Now: ", *_between((first, *others), ", ")),
        ("", *_between((first, *others), ",")),
    )


def _between(numbers: Sequence[str], comma: str) -> list[str]:
    return [part for number in numbers for part in (comma, number)][1:]


def next_forms(regions: int, *, marked: bool) -> tuple[str, ...]:
    """Before so many regions that come then, if Dragons move the King on; the longest form first.

    ``marked`` says whether the roads there have a D for each Dragon that it takes.
    """
    words = ("With a Dragon", "Dragon") if regions == 1 else ("With Dragons", "Dragons")
    sign = " (D)" if marked else ""
    return *(f"{dragons}{sign}:" for dragons in words), "Then"


def dragon_words(left: int) -> Words:
    """Before the signs of the players who still have their Dragon."""
    if not left:
        return Words("No Dragon left", "No Dragon")
    return Words("Dragons left", "Dragons")
