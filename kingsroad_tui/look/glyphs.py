"""The signs drawn on the screen: Unicode, or ASCII for terminals and fonts that lack them.

Every sign is one cell wide. Each of the five player colours has a sign and a letter of its own, so
that nobody needs colour to tell players apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

Corners = tuple[str, str, str, str]
"""The corners of a box: top left, top right, bottom left, bottom right."""

_IN_ASCII: Final = str.maketrans(
    {"→": ">", "↓": "v", "×": "x", "…": "...", "“": '"', "”": '"', "·": "-", "–": "-", "−": "-"}
)

LETTERS: Final = "ABCDE"
"""The letter of each player colour, 0 to 4."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The signs that a box is drawn with: its corners and its four sides."""

    corners: Corners
    top: str
    bottom: str
    left: str
    right: str

    @classmethod
    def even(cls, corners: Corners, line: str, side: str) -> Frame:
        """A box whose opposite sides look the same."""
        return cls(corners, line, line, side, side)


_FRAMES: Final = {
    "plain": (
        Frame.even(("╭", "╮", "╰", "╯"), "─", "│"),
        Frame.even(("+", "+", "+", "+"), "-", "|"),
    ),
}
"""Each box in Unicode and in ASCII."""

_SIGNS: Final = {
    "players": ("●▲■◆★", "@&#%*"),
    "king": ("♚", "$"),
    "noble": ("♝", "N"),
    "right": ("→", ">"),
    "left": ("←", "<"),
    "up": ("↑", "^"),
    "down": ("↓", "v"),
    "road": ("╌", "."),
    "link": ("━", "="),
    "link_upright": ("┃", "!"),
    "pointer": ("»", ">"),
    "shades": (" ░▒▓█", " .:xX"),
    "heights": ("▁▂▃▄▅▆▇█", "_.-=+*#"),
    "branch": ("└", "`"),
    "dot": ("·", "-"),
    "trail": ("·", "."),
    "ellipsis": ("…", "~"),
    "chosen": ("✓", "+"),
    "look": ("!", "!"),
    "bar": ("▰▱", "=."),
    "edge": ("▌", "|"),
}
"""Each sign in Unicode and in ASCII: found in every common monospace font, and everywhere."""


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs.

    Attributes:
        name: ``unicode`` or ``ascii``, as settings call it.
        players: the sign of each player colour, 0 to 4.
        king, noble: what stands for them on the map.
        plain: a box with lines around it.
        right, left, up, down: arrows along the King's path.
        road: the road between 3 and 1, which the King never takes.
        link, link_upright: a road that joins two Nobles of the chain being scored.
        pointer: before the region that the narration is about, and a round on which a game turned.
        shades: from nothing to most, five steps.
        heights: from lowest to highest, for a curve in one line.
        branch: before a branch, under what it branches from.
        dot: between the points of a banner.
        trail: between two values of a curve.
        ellipsis: where a text is cut.
        chosen: behind a player who has chosen.
        look: at a region that a hint points at.
        bar: a full and an empty part of a bar.
        edge: the left edge of a player's card.
    """

    name: str
    players: str
    king: str
    noble: str
    plain: Frame
    right: str
    left: str
    up: str
    down: str
    road: str
    link: str
    link_upright: str
    pointer: str
    shades: str
    heights: str
    branch: str
    dot: str
    trail: str
    ellipsis: str
    chosen: str
    look: str
    bar: str
    edge: str

    @property
    def line(self) -> str:
        """The level side of an ordinary box."""
        return self.plain.top

    @property
    def side(self) -> str:
        """The upright side of an ordinary box."""
        return self.plain.left

    def spelled(self, text: str) -> str:
        """One of the app's own sentences in these signs; names stay as they are."""
        return text.translate(_IN_ASCII) if self.name == "ascii" else text

    @classmethod
    def named(cls, name: str) -> Glyphs:
        """The set that settings call ``unicode`` or ``ascii``."""
        return cls.ascii() if name == "ascii" else cls.unicode()

    @staticmethod
    def unicode() -> Glyphs:
        """Signs found in every common monospace font."""
        return _glyph_set("unicode", 0)

    @staticmethod
    def ascii() -> Glyphs:
        """Signs that every terminal and every Braille display has."""
        return _glyph_set("ascii", 1)


@cache
def _glyph_set(name: str, column: int) -> Glyphs:
    return Glyphs(
        name=name,
        plain=_FRAMES["plain"][column],
        **{sign: both[column] for sign, both in _SIGNS.items()},
    )
