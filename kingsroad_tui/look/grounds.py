"""The grounds that a theme fills areas with, and how every role of a canvas looks on them.

Every region of the kingdom has a colour of its own, chosen so that all eight keep their distance in
lightness and under red-green blindness; number, name and picture tell the regions apart without
any. A region's tint, band and tab are its colour over the theme's background, from a breath to the
full colour.

A role on a ground is moved towards black or white until it is read there, so no theme and no tint
can make a text illegible.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

from kingsroad_tui.look.colours import INKS, LEGIBLE, PAINTS, ROBES, in_256, ink_on, legible, mixed
from kingsroad_tui.look.themes import player_colours

REGION_COLOURS: Final = (
    "#2D87AB",
    "#7F352C",
    "#918C86",
    "#78AF66",
    "#3C4264",
    "#7E47CE",
    "#CE7819",
    "#F3DC72",
)
"""Deep water, dried blood, stone, grass, night, magic, fire, gold: regions 1 to 8."""

CARD_COLOURS: Final = {"K": "#B8860B", "D": "#B0302A", "W": "#8E4585"}
"""Knight, Dragon and Witch."""

_GOLD: Final = "#E3B23C"
_CLOTH: Final = "#8E1F2F"
_EMBER: Final = "#E0503A"
_ROAD: Final = "#8A7550"

_SEEN: Final = 2.0
"""The least contrast of a picture's middle shade with the ground it is sunk into."""

_SKY: Final = (
    ("#26305C", 0.14),
    ("#2C3468", 0.3),
    ("#3B3A78", 0.46),
    ("#55427F", 0.58),
    ("#7A4A80", 0.66),
    ("#A5566F", 0.7),
    ("#CC7259", 0.72),
    ("#E09A55", 0.72),
)
"""The evening sky over the kingdom: each row's colour from the top, and how much there is of it."""

_DAY: Final = (
    ("#6FB3E8", 0.5),
    ("#7DBBE8", 0.48),
    ("#8EC4E8", 0.46),
    ("#A3CEE8", 0.44),
    ("#BCD8E6", 0.44),
    ("#D6E0DC", 0.44),
    ("#EBDFC0", 0.5),
    ("#F3D59C", 0.55),
)
"""The same by day, for themes with a light background."""

SKY_ROWS: Final = len(_SKY)

ART_SHADES: Final = "abcygrw"
"""Shades of a picture: light, middle, dark, gold, grey, red, white."""

FADES: Final = (1.0, 0.72, 0.5, 0.34)
"""How much of its region's colour the tab of each place of a banner has."""


FOLDS: Final = (0.47, 0.6, 0.74, 0.86)
"""How much light falls on each shade of the curtain's cloth."""


def grounds_of(theme: Theme) -> dict[str, str]:
    """Every ground by name, as ``#RRGGBB``.

    ``tint-3`` lies behind a region's box, ``lit-3`` behind one that is scored this round and
    ``glow-3`` while it is; ``band-3`` is its top with the name, ``tab-3`` the number, ``place-3-0``
    the tab of the first place, and ``art-3-a`` a shade of its picture; ``card-3``, ``raised-3`` are
    the hand's cards. ``player-2`` is a player's colour, ``card-player-2`` that player's card and
    ``portrait-2`` what is behind their face, whose paints are ``art-face-p`` and so on;
    ``sky-0`` is the top of the sky.
    """
    paper = theme.background or (INKS[1] if theme.dark else INKS[0])
    panel = theme.surface or paper
    tint, lit, glow = (0.16, 0.34, 0.45) if theme.dark else (0.18, 0.38, 0.6)
    found = {
        "paper": paper,
        "pane": panel,
        "court": mixed(paper, theme.panel or panel, 0.7),
        "road": mixed(paper, _ROAD, 0.55),
        "milestone": mixed(paper, _ROAD, 0.3),
        "king": _GOLD,
        "track": mixed(paper, _ROAD, 0.25),
    }
    for number, colour in enumerate(REGION_COLOURS, 1):
        found |= {
            f"tint-{number}": mixed(paper, colour, tint),
            f"lit-{number}": mixed(paper, colour, lit),
            f"glow-{number}": mixed(paper, colour, glow),
            f"band-{number}": mixed(paper, colour, 0.45),
            f"tab-{number}": colour,
            f"card-{number}": mixed(paper, colour, 0.3),
            f"raised-{number}": mixed(paper, colour, 0.75),
        }
        for place, fade in enumerate(FADES):
            found[f"place-{number}-{place}"] = mixed(paper, colour, fade * 0.9)
        found |= _art(number, colour, found[f"tint-{number}"])
    for row, (colour, share) in enumerate(_SKY if theme.dark else _DAY):
        found[f"sky-{row}"] = mixed(paper, colour, share)
    for fold, share in enumerate(FOLDS):
        found[f"art-cloth-{fold}"] = mixed(INKS[1], _CLOTH, share)
    found["art-fringe"] = _GOLD
    for letter, colour in CARD_COLOURS.items():
        found[f"card-{letter}"] = mixed(paper, colour, 0.3)
        found[f"raised-{letter}"] = mixed(paper, colour, 0.85)
    for number, colour in enumerate(player_colours(theme)):
        found[f"player-{number}"] = colour
        found[f"card-player-{number}"] = mixed(panel, colour, 0.1)
        found[f"portrait-{number}"] = mixed(INKS[1], colour, 0.3)
        in_light, in_shade = (letters[number] for letters in ROBES)
        found[f"art-face-{in_light}"] = colour
        found[f"art-face-{in_shade}"] = mixed(INKS[1], colour, 0.6)
    found |= {f"art-face-{letter}": paint for letter, paint in PAINTS.items()}
    return found


def _art(number: int, colour: str, tint: str) -> Mapping[str, str]:
    """The shades of a region's picture, sunk into its tint so that it never shouts."""
    ink = ink_on(tint)
    strong = legible(colour, tint, _SEEN)
    shades = {
        "a": mixed(tint, mixed(strong, ink, 0.25), 0.75),
        "b": mixed(tint, strong, 0.72),
        "c": mixed(tint, strong, 0.38),
        "y": mixed(tint, legible(_GOLD, tint, _SEEN), 0.9),
        "g": mixed(tint, "#808080", 0.6),
        "r": mixed(tint, _EMBER, 0.85),
        "w": mixed(tint, "#F0D8B8", 0.9),
    }
    return {f"art-{number}-{shade}": shades[shade] for shade in ART_SHADES}


SIGN: Final = 3.0
"""The least contrast of a sign with its ground (WCAG 2.1, 1.4.11)."""

LOOKED_AT: Final = ", looked at"
"""At the end of a role: somebody looks at this, which a line below it says also without colour."""

_SOLID: Final = ("tab-", "raised-", "player-", "king", "place-")
"""Grounds that carry a meaning: in a terminal of 16 colours they are reversed."""


class Colours(Enum):
    """How many colours a terminal has: all, 256 (inks are chosen among them), or 16: no tints."""

    ALL = "truecolor"
    OF_256 = "256"
    FEW = "standard"

    @classmethod
    def of_system(cls, name: str | None) -> Colours:
        """The colours of what Rich calls a colour system; of none as of 16."""
        return {"truecolor": cls.ALL, "256": cls.OF_256}.get(name or "", cls.FEW)


class RoleStyles(dict[str, Style]):
    """The style of each role; that of a role on a ground is found when it is first asked for."""

    def __init__(self, theme: Theme, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._grounds = grounds_of(theme)
        if colours is Colours.OF_256:
            self._grounds = {name: in_256(ground) for name, ground in self._grounds.items()}
        self._inks = _inks(theme)
        self._paper = self._grounds["paper"]

    def __missing__(self, key: str) -> Style:
        role, on, ground = key.partition(" on ")
        if role.endswith(LOOKED_AT):
            under = self[f"{role.removesuffix(LOOKED_AT)}{on}{ground}"]
            style = self[key] = under + Style(underline=True)
            return style
        style = self[key] = (
            self._plain(role, ground) if self._colours is Colours.FEW else self._on(role, ground)
        )
        return style

    def _on(self, role: str, ground: str) -> Style:
        colour, bold, least = self._ink(role)
        under = self._grounds.get(ground)
        if role.startswith("art-"):
            return Style(color=self._grounds[role], bgcolor=under)
        seen = under or self._paper
        kind, _, number = role.partition("-")
        if kind == "preview":
            under = self._grounds[f"player-{number}"]
            return Style(color=ink_on(under), bgcolor=under, bold=True)
        of_256 = self._colours is Colours.OF_256
        ink = ink_on(seen) if colour is None else legible(colour, seen, least, of_256=of_256)
        return Style(color=ink, bgcolor=under, bold=bold or None)

    def _plain(self, role: str, ground: str) -> Style:
        """Without tints; what must stand out is reversed, and a picture is left to its shape."""
        colour, bold, _ = self._ink(role)
        if role.startswith("art-"):
            colour = self._grounds[role]
        solid = role.startswith("preview-") or ground.startswith(_SOLID)
        back = self._grounds.get(ground) if ground.startswith("art-") else None
        return Style(color=None if solid else colour, bgcolor=back, bold=bold, reverse=solid)

    def _ink(self, role: str) -> tuple[str | None, bool, float]:
        """Colour (None for black or white by the ground), whether bold, the least contrast."""
        if role.startswith("player-"):
            return self._inks[role][0], True, SIGN
        colour, bold = self._inks.get(role, (None, False)) if role else (None, False)
        return colour, bold, LEGIBLE


def _inks(theme: Theme) -> dict[str, tuple[str | None, bool]]:
    """The colour of each role, None for black or white, and whether it is bold."""
    ink = theme.foreground or None
    quiet = theme.variables.get("text-muted", ink)
    accent = theme.accent or theme.primary
    alike: tuple[tuple[str | None, bool, tuple[str, ...]], ...] = (
        (None, True, ("name", "number", "paid", "king")),
        (ink, True, ("letter", "first", "strong")),
        (ink, False, ("milestone", "note")),
        (quiet, False, ("unpaid", "tie", "path", "star", "quiet", "road")),
        (accent, True, ("way", "foot", "title")),
        (theme.primary, True, ("hint", "heat")),
        (theme.success or theme.primary, True, ("ready",)),
        (theme.warning or theme.primary, True, ("warning",)),
    )
    inks = {role: (colour, bold) for colour, bold, roles in alike for role in roles}
    for number, colour in enumerate(player_colours(theme)):
        inks[f"player-{number}"] = (colour, True)
        inks[f"preview-{number}"] = (None, True)
    return inks


def role_styles(theme: Theme, colours: Colours = Colours.ALL) -> RoleStyles:
    """The styles of a theme, made once."""
    return _made(_Theme(theme), colours)


class _Theme:
    """A theme as a key: Textual's cannot be hashed."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Theme) and self.theme == other.theme

    def __hash__(self) -> int:
        return hash(self.theme.name)


@lru_cache(maxsize=8)
def _made(theme: _Theme, colours: Colours) -> RoleStyles:
    return RoleStyles(theme.theme, colours)
