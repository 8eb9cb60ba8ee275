"""The way a game went: the king's steps to the castle as columns, both sides' events below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from assassins.actions import Side
from kingsroad_tui.assassins.look.signs import PAWNS, AssassinsSigns, assassins_signs
from kingsroad_tui.assassins.review.way import GameCourse, RoundEvent, RoundEventKind
from kingsroad_tui.drawing.canvas import Canvas, centred
from kingsroad_tui.look.glyphs import Glyphs
from tabletop.words.voice import phrase

_LABELS: Final = 7
"""Columns for the words at the left."""

_MOST_WIDE: Final = 6
_ROOMY: Final = 3
"""Columns for a round at which the number of every second one only has room around it."""

_BELOW: Final = 2
"""Rows below the columns: the castle's line, the rounds. Then comes what both sides did."""

_MOST_DEEDS: Final = 5
"""Rows for what a side did, where there is room."""

_HIGH_ENOUGH: Final = 5
"""Rows that columns keep before events get a second row."""

_LEAST_HIGH: Final = 3


def draw_way(way: GameCourse, width: int, height: int, glyphs: Glyphs) -> Canvas:
    """The chart in this space; blank where it does not fit.

    Roles: ``label`` and ``label-here`` for words and the round that turned the game, ``way`` for
    the columns, ``way-wounded`` after a wound, ``event-king`` and ``event-people``.
    """
    canvas = Canvas(width, height)
    each = min(_MOST_WIDE, (width - _LABELS) // way.most)
    signs = assassins_signs(glyphs.name)
    events = [
        {side: _event_rows(one.events[side], each - 1, signs) for side in Side}
        for one in way.rounds
    ]
    wanted = {side: max((len(one[side]) for one in events), default=1) for side in Side}
    rows = _rows_for_events(wanted, height - _BELOW)
    high = height - _BELOW - sum(rows.values())
    if each < 2 or high < _LEAST_HIGH:
        return canvas
    canvas.put(0, 0, phrase("assassins-way-steps"), "label")
    canvas.put(0, 1, phrase("assassins-way-to-go"), "label")
    canvas.put(0, high, glyphs.plain.bottom * (_LABELS + each * way.most), "label")
    canvas.put(0, high + 1, phrase("assassins-way-round"), "label")
    tops = {Side.KING: high + _BELOW, Side.PEOPLE: high + _BELOW + rows[Side.KING]}
    for side, top in tops.items():
        canvas.put(0, top, phrase(f"assassins-way-side-{side.value}"), f"event-{side.value}")
    wounded, shown = False, 0
    for number in range(1, way.most + 1):
        x = _LABELS + (number - 1) * each
        turned = way.turned is not None and way.turned.round == number
        name = str(number) if each > _ROOMY or number % 2 or turned else ""
        canvas.put(x, high + 1, centred(name, each - 1), "label-here" if turned else "label")
        at = number - way.first
        if not 0 <= at < len(way.rounds):
            continue
        played = way.rounds[at]
        wounded |= any(event.kind is RoundEventKind.WOUND for event in played.events[Side.PEOPLE])
        role = "way-wounded" if wounded else "way"
        column = _column(high, played.steps / max(1, way.start), glyphs.heights)
        top = high - len(column)
        for y, sign in enumerate(column, top):
            canvas.put(x, y, sign * (each - 1), role)
        if each > 2 and played.steps != shown:
            canvas.put(x, max(0, top - 1), centred(str(played.steps or ""), each - 1), "label")
            shown = played.steps
        for side, first in tops.items():
            for row, words in enumerate(events[at][side][: rows[side]]):
                canvas.put(x, first + row, words, f"event-{side.value}")
    return canvas


def _rows_for_events(wanted: Mapping[Side, int], space: int) -> dict[Side, int]:
    """A row for each side, and more where events need them and the columns stay high enough."""
    rows = dict.fromkeys(Side, 1)
    for most in range(2, _MOST_DEEDS + 1):
        for side in Side:
            if wanted[side] >= most and space - sum(rows.values()) > _HIGH_ENOUGH:
                rows[side] = most
    return rows


def _column(high: int, share: float, heights: str) -> str:
    """A column of a share of the height, from its top down; a row above it is left free."""
    exact = min(1.0, share) * (high - 1)
    full = heights[-1] * int(exact)
    rest = round(exact % 1 * (len(heights) - 1))
    return heights[rest] + full if rest else full


def _event_rows(events: Sequence[RoundEvent], wide: int, signs: AssassinsSigns) -> list[str]:
    """The events in rows as wide as a round, the weightiest first."""
    rows: list[str] = []
    for event in events:
        sign = _sign(event, signs)[: max(0, wide)]
        if rows and len(rows[-1]) + len(sign) <= wide:
            rows[-1] += sign
        else:
            rows.append(sign)
    return rows


def _sign(event: RoundEvent, signs: AssassinsSigns) -> str:
    who = "" if event.townsperson is None else PAWNS[event.townsperson]
    return {
        RoundEventKind.WOUND: signs.wound + signs.king,
        RoundEventKind.EXIT: signs.king,
        RoundEventKind.KNIGHT_KILLED: f"{signs.strike}{phrase('assassins-way-knight')}",
        RoundEventKind.ASSASSIN_KILLED: f"{signs.strike}{who}",
        RoundEventKind.REVEAL: f"{signs.revealed}{who}",
        RoundEventKind.ARREST: f"{signs.arrest}{who}",
        RoundEventKind.PUSH: f"{signs.push}{event.number}",
    }[event.kind]


def legend(way: GameCourse, glyphs: Glyphs) -> str:
    """What the signs of the events of this game mean; nothing where nobody did any."""
    signs = assassins_signs(glyphs.name)
    done = {event.kind for one in way.rounds for side in Side for event in one.events[side]}
    struck = {RoundEventKind.KNIGHT_KILLED, RoundEventKind.ASSASSIN_KILLED, RoundEventKind.WOUND}
    meanings = (
        ({RoundEventKind.PUSH}, phrase("assassins-way-pushed", sign=signs.push)),
        ({RoundEventKind.ARREST}, phrase("assassins-way-arrested", sign=signs.arrest)),
        ({RoundEventKind.REVEAL}, phrase("assassins-way-revealed", sign=signs.revealed)),
        (
            struck,
            phrase(
                "assassins-way-struck",
                sign=signs.strike,
                knight=RoundEventKind.KNIGHT_KILLED in done,
            ),
        ),
    )
    return ", ".join(words for kinds, words in meanings if kinds & done)
