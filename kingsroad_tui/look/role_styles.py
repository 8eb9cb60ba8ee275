"""How every role of a canvas looks in a theme, on any of its grounds.

A role on a ground is moved towards black or white until it is read there, so no theme and no tint
can make a text illegible.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

from kingsroad_tui.look.colours import LEGIBLE, in_256, ink_on, legible
from kingsroad_tui.look.grounds import grounds_of
from kingsroad_tui.look.themes import player_colours

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
