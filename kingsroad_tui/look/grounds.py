"""The grounds of a theme: what areas of the kingdom and of the cards are filled with.

Every region has a colour of its own, chosen so that all eight keep their distance in lightness and
under red-green blindness; number, name and picture tell the regions apart without any. A region's
tint, band and tab are its colour over the theme's background, from a breath to the full colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual.theme import Theme

from kingsroad_tui.look.colours import INKS, ink_on, legible, mixed
from kingsroad_tui.look.paints import PAINTS, ROBES
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
