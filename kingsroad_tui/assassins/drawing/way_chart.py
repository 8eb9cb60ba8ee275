"""The way a game went: the king's steps to the castle as columns, both sides' deeds below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from assassins.actions import Side
from assassins.town import LETTERS
from kingsroad_tui.assassins.look.signs import TownSigns, town_signs
from kingsroad_tui.assassins.session.way import Deed, DeedKind, Way
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.look.glyphs import Glyphs

_LABELS: Final = 7
"""Columns for the words at the left."""

_MOST_WIDE: Final = 6
_ROOMY: Final = 3
"""Columns for a round at which the number of every second one only has room around it."""

_BELOW: Final = 4
"""Rows below the columns: the castle's line, the rounds, what both sides did."""

_LEAST_HIGH: Final = 3


def least_height() -> int:
    """The rows that the chart needs."""
    return _LEAST_HIGH + _BELOW


def draw_way(way: Way, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The chart in this space; blank where it does not fit.

    Roles: ``label`` and ``label-here`` for words and the round that turned the game, ``way`` for
    the columns, ``way-wounded`` after a wound, ``deed-king`` and ``deed-people``.
    """
    canvas = Canvas(width, height)
    each = min(_MOST_WIDE, (width - _LABELS) // way.most)
    high = height - _BELOW
    if each < 2 or high < _LEAST_HIGH:
        return canvas
    signs = town_signs(glyphs.name)
    canvas.put(0, 0, "steps", "label")
    canvas.put(0, 1, "to go", "label")
    canvas.put(0, high, glyphs.plain.bottom * (_LABELS + each * way.most), "label")
    canvas.put(0, high + 1, "round", "label")
    canvas.put(0, high + 2, "king", "deed-king")
    canvas.put(0, high + 3, "people", "deed-people")
    wounded, shown = False, 0
    for number in range(1, way.most + 1):
        x = _LABELS + (number - 1) * each
        turned = way.turned is not None and way.turned.round == number
        name = str(number) if each > _ROOMY or number % 2 else ""
        canvas.put(x, high + 1, f"{name:^{each - 1}}", "label-here" if turned else "label")
        if number > len(way.rounds):
            continue
        played = way.rounds[number - 1]
        wounded |= any(deed.kind is DeedKind.WOUND for deed in played.deeds[Side.PEOPLE])
        role = "way-wounded" if wounded else "way"
        column = _column(high, played.steps / max(1, way.start), glyphs.heights)
        top = high - len(column)
        for y, sign in enumerate(column, top):
            canvas.put(x, y, sign * (each - 1), role)
        if each > 2 and played.steps != shown:
            canvas.put(x, max(0, top - 1), f"{played.steps or '':^{each - 1}}", "label")
            shown = played.steps
        for row, side in ((2, Side.KING), (3, Side.PEOPLE)):
            told = _told(played.deeds[side], each - 1, signs)
            canvas.put(x, high + row, told, f"deed-{side.value}")
    return canvas


def _column(high: int, share: float, heights: str) -> str:
    """A column of a share of the height, from its top down; a row above it is left free."""
    exact = min(1.0, share) * (high - 1)
    full = heights[-1] * int(exact)
    rest = round(exact % 1 * (len(heights) - 1))
    return heights[rest] + full if rest else full


def _told(deeds: Sequence[Deed], wide: int, signs: TownSigns) -> str:
    """As many deeds as have room, the weightiest first."""
    told = ""
    for deed in deeds:
        sign = _sign(deed, signs)
        if len(told) + len(sign) > wide:
            break
        told += sign
    return told or (_sign(deeds[0], signs)[:wide] if deeds else "")


def _sign(deed: Deed, signs: TownSigns) -> str:
    who = "" if deed.townsperson is None else LETTERS[deed.townsperson]
    match deed.kind:
        case DeedKind.WOUND:
            return signs.wound + signs.king
        case DeedKind.EXIT:
            return signs.king
        case DeedKind.KNIGHT_KILLED:
            return f"{signs.strike}N"
        case DeedKind.ASSASSIN_KILLED:
            return f"{signs.strike}{who}"
        case DeedKind.REVEAL:
            return f"{signs.revealed}{who}"
        case DeedKind.ARREST:
            return f"{signs.arrest}{who}"
        case DeedKind.PUSH:
            return f"{signs.push}{deed.number}"


def legend(glyphs: Glyphs) -> str:
    """What the signs of the deeds mean."""
    signs = town_signs(glyphs.name)
    return (
        f"{signs.push} pushed, {signs.arrest} arrested, {signs.revealed} revealed, "
        f"{signs.strike} struck (N knight)"
    )
