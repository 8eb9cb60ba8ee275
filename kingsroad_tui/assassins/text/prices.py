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
from kingsroad_tui.assassins.text.panels import Line

_STREET, _ROOF = False, True
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
_KILLS: Final = {
    Walker.KNIGHT: str(KNIGHT_KILL),
    Walker.ASSASSIN: f"{_FIRST}, then {_SECOND}",
}
_OTHER: Final = {
    Walker.KING: f"out at a gate {KING_EXIT}",
    Walker.KNIGHT: f"arrest {ARREST}, push 0",
    Walker.TOWNSPERSON: "reveal 0",
    Walker.ASSASSIN: f"wound the king {WOUND}",
}
_WALKERS: Final = {
    Side.KING: (Walker.KING, Walker.KNIGHT),
    Side.PEOPLE: (Walker.TOWNSPERSON, Walker.ASSASSIN),
}


def price_table(side: Side) -> list[Line]:
    """All prices; those of the side that acts or chooses stand out."""
    lines: list[Line] = [[(f"{'step':>19}{'up':>3}{'down':>5} {'kill':<9}", "quiet")]]
    for walker in Walker:
        prices = STEP_PRICES[walker]
        step, up, down = (str(prices.get(way, "-")) for way in _STEPS.values())
        kill = _KILLS.get(walker, "-")
        words = f"{_NAMES[walker]:<17}{step:>2}{up:>3}{down:>5} {kill:<9} {_OTHER[walker]}"
        lines.append([(words, "text" if walker in _WALKERS[side] else "quiet")])
    return lines


def price_lines(side: Side) -> list[Line]:
    """The prices of the side that acts or chooses, in few columns."""
    rows: list[tuple[str, str]] = []
    for walker in _WALKERS[side]:
        prices = STEP_PRICES[walker]
        steps = ", ".join(
            f"{words} {prices[way]}" for words, way in _STEPS.items() if way in prices
        )
        match walker:
            case Walker.KING:
                rows.append(("king", f"{steps}, {_OTHER[walker]}"))
            case Walker.KNIGHT:
                rows += [("knight", f"{steps},"), ("", f"kill {KNIGHT_KILL}, {_OTHER[walker]}")]
            case Walker.TOWNSPERSON:
                rows.append(("people", steps))
            case Walker.ASSASSIN:
                rows += [
                    ("revealed", f"{steps},"),
                    ("assassin", f"knight {_KILLS[walker]}; king {WOUND}"),
                ]
    return [[(f"{name:<9}{words}", "text")] for name, words in rows]
