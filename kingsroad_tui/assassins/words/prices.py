"""What everything costs, beside the board."""

from __future__ import annotations

from typing import Final

from assassins.actions import Side
from assassins.prices import (
    ARREST,
    ASSASSIN_KILLS,
    KING_EXIT,
    KNIGHT_KILL,
    STEP_PRICES,
    WOUND,
    Walker,
)
from kingsroad_tui.assassins.play.panels import Line

_STREET, _ROOF = False, True
_NAME: Final = 17
"""Columns for the names in the table."""

_STEPS: Final = {
    "step": (_STREET, _STREET),
    "up": (_STREET, _ROOF),
    "down": (_ROOF, _STREET),
}
"""By their words: from where to where; along a roof a step costs what it does in the street."""

_FIRST, _SECOND = ASSASSIN_KILLS
_NAMES: Final = {
    Walker.KING: "king",
    Walker.KNIGHT: "knight",
    Walker.TOWNSPERSON: "townsperson",
    Walker.ASSASSIN: "revealed assassin",  # hidden ones pay as townsfolk do
}
_OTHER: Final = {
    Walker.KING: f"leave by a gate {KING_EXIT}",
    Walker.KNIGHT: f"kill {KNIGHT_KILL}, arrest {ARREST}; push free",
    Walker.TOWNSPERSON: "reveal an assassin: free",
    Walker.ASSASSIN: f"kill {_FIRST} (second {_SECOND}), wound {WOUND}",
}
"""What they do beside steps."""

_KNIGHT_SHORT: Final = f"kill, arrest {ARREST}; push free"
assert KNIGHT_KILL == ARREST

_WALKERS: Final = {
    Side.KING: (Walker.KING, Walker.KNIGHT),
    Side.PEOPLE: (Walker.TOWNSPERSON, Walker.ASSASSIN),
}


def price_table(side: Side) -> list[Line]:
    """All prices; those of the side that acts or chooses stand out."""
    lines: list[Line] = [[(f"{'step':>{_NAME + 2}}{'up':>3}{'down':>5}", "quiet")]]
    for walker in Walker:
        prices = STEP_PRICES[walker]
        step, up, down = (_price(prices[way]) if way in prices else "" for way in _STEPS.values())
        words = f"{_NAMES[walker]:<{_NAME}}{step:>2}{up:>3}{down:>5} {_OTHER[walker]}"
        lines.append([(words, "text" if walker in _WALKERS[side] else "quiet")])
    return lines


def _price(points: int) -> str:
    return str(points) if points else "free"


def price_lines(side: Side) -> list[Line]:
    """The prices of the side that acts or chooses, in few columns."""
    rows: list[tuple[str, str]] = []
    for walker in _WALKERS[side]:
        prices = STEP_PRICES[walker]
        steps = ", ".join(
            f"{words} {_price(prices[way])}" for words, way in _STEPS.items() if way in prices
        )
        match walker:
            case Walker.KING:
                rows.append(("king", f"{steps}, {_OTHER[walker]}"))
            case Walker.KNIGHT:
                rows += [("knight", f"{steps},"), ("", _KNIGHT_SHORT)]
            case Walker.TOWNSPERSON:
                rows.append(("people", steps))
            case Walker.ASSASSIN:
                rows += [("revealed", f"{steps},"), ("assassin", _OTHER[walker])]
    return [[(f"{name:<9}{words}", "text")] for name, words in rows]
