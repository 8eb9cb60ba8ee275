"""How well everybody played, to be read at a glance: a row a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.protocol import Review
from advisor.messages.review import PlayerReview
from advisor.messages.verdicts import Severity
from kingsroad_tui.drawing.canvas import Span, fit, width_of
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.words.verdicts import SEVERITY_WORDS

_COUNTED: Final = (Severity.BLUNDER, Severity.MISTAKE, Severity.INACCURACY)
_COUNT: Final = 3
"""Cells for the number of choices of a class."""
_BAR: Final = 10
_HEADING: Final = "accuracy"
_ACCURACY: Final = 4
"""Cells for the figure, which is set flush with its heading."""


def accuracy_table(
    review: Review, names: Sequence[str], colours: Sequence[int], glyphs: Glyphs, width: int
) -> list[list[Span]]:
    """Badge, name, accuracy (with a bar where there is room) and mistakes of each player.

    Args:
        review: of the whole game.
        names: in seat order.
        colours: each seat's player colour (0 to 4).
        glyphs: the signs to draw with.
        width: in cells; from 28 on.
    """
    fixed = 3 + 1 + _ACCURACY + _COUNT * len(_COUNTED)
    longest = max(5, *map(width_of, names))
    bar = _BAR + 1 if width >= fixed + min(longest, 10) + _BAR + 1 else 0
    room = max(0, min(longest, width - fixed - bar))
    start = 3 + room + 1 + bar + _ACCURACY
    signs = "".join(f"{SEVERITY_WORDS[severity].sign:>{_COUNT}}" for severity in _COUNTED)
    rows: list[list[Span]] = [
        [(_HEADING.rjust(start) + signs, "quiet")],
    ]
    for player in review.players:
        name = fit(names[player.player], room, glyphs.ellipsis)
        sign = glyphs.players[colours[player.player]]
        role = f"player-{colours[player.player]}"
        row: list[Span] = [
            (f"{LETTERS[colours[player.player]]}{sign} ", role),
            (f"{name}{' ' * (room - width_of(name) + 1)}", "strong"),
        ]
        if bar:
            row += _bar(player, glyphs, role)
        shown = "–" if player.accuracy is None else f"{player.accuracy:.0f}"
        row.append((f"{shown:>{_ACCURACY}}", "strong"))
        for severity in _COUNTED:
            number = player.counts.get(severity, 0)
            row.append((f"{number or glyphs.dot:>{_COUNT}}", "" if number else "quiet"))
        rows.append(row)
    return rows


def _bar(player: PlayerReview, glyphs: Glyphs, role: str) -> list[Span]:
    """The accuracy as a bar of ten cells."""
    full = round((player.accuracy or 0.0) * _BAR / 100)
    return [(glyphs.bar[0] * full, role), (glyphs.bar[1] * (_BAR - full) + " ", "quiet")]
