"""The app's Textual themes: dark, light, high contrast; player colours for every eye.

The player colours are Okabe and Ito's (2008), chosen for each background so that all five keep
their distance under red-green blindness; on light paper they are darkened until they can be read.
Colour is never the only sign: see `kingsroad_tui.look.glyphs`.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import replace
from typing import Final

from textual.theme import Theme

from kingsroad_tui.look.colours import in_256

ON_DARK: Final = ("#56B4E9", "#D55E00", "#F0E442", "#009E73", "#CC79A7")
"""The five player colours on a dark background: sky blue, vermilion, yellow, green, purple."""

ON_LIGHT: Final = ("#0072B2", "#803800", "#A87400", "#007E5C", "#7A1F5C")
"""The five player colours on a light background."""

DARK: Final = "kingsroad-dark"
LIGHT: Final = "kingsroad-light"
CONTRAST: Final = "kingsroad-contrast"


def _players(colours: tuple[str, ...]) -> dict[str, str]:
    return {f"player-{number}": colour for number, colour in enumerate(colours)}


def _focus(ground: str, ink: str) -> dict[str, str]:
    """The colours of what has the focus: a button, or a row whose quiet text must be legible."""
    return {
        "button-focus-text-style": "bold underline",
        "block-cursor-background": ground,
        "block-cursor-foreground": ink,
        "block-cursor-text-style": "bold",
    }


_COLOURS: Final = {
    "primary": ("#7AA2D6", "#2B5C8A", "#FFFFFF"),
    "secondary": ("#5B7A99", "#5F7D96", "#C8C8C8"),
    "accent": ("#E69F00", "#A84B00", "#FFD23F"),
    "warning": ("#E69F00", "#9A5B00", "#FFD23F"),
    "error": ("#F0746B", "#A5281B", "#FF9E8F"),
    "success": ("#56B4E9", "#00558C", "#8FD3FF"),
    "foreground": ("#DDE1E8", "#22262E", "#FFFFFF"),
    "background": ("#12141A", "#FAF7F0", "#000000"),
    "surface": ("#1A1E27", "#F1ECE1", "#000000"),
    "panel": ("#232936", "#E4DDCE", "#1C1C1C"),
}
"""What each role looks like: dark, light, high contrast."""

_VARIABLES: Final = (
    {**_players(ON_DARK), **_focus("#2C4A73", "#FFFFFF"), "text-muted": "#9BA3B0"},
    {**_players(ON_LIGHT), **_focus("#C9DAEC", "#14161B"), "text-muted": "#565E6B"},
    {
        **_players(ON_DARK),
        **_focus("#003C8F", "#FFFFFF"),
        "text-muted": "#D8D8D8",
        "text-disabled": "#B0B0B0",
        "footer-key-foreground": "#FFD23F",
    },
)


def _theme(name: str, column: int, *, dark: bool, text_alpha: float = 0.95) -> Theme:
    """The theme in a column of the tables."""
    colour = {role: colours[column] for role, colours in _COLOURS.items()}
    return Theme(
        name=name,
        primary=colour["primary"],
        secondary=colour["secondary"],
        accent=colour["accent"],
        warning=colour["warning"],
        error=colour["error"],
        success=colour["success"],
        foreground=colour["foreground"],
        background=colour["background"],
        surface=colour["surface"],
        panel=colour["panel"],
        dark=dark,
        text_alpha=text_alpha,
        variables=_VARIABLES[column],
    )


THEMES: Final = (
    _theme(DARK, 0, dark=True),
    _theme(LIGHT, 1, dark=False),
    _theme(CONTRAST, 2, dark=True, text_alpha=1.0),
)
"""The themes to register with the app, the default first."""


def of_256(theme: Theme) -> Theme:
    """The theme for a terminal of 256 colours: its grounds are those that look most alike there.

    Rich would make dark grey with a breath of blue a gaudy blue.
    """
    return replace(
        theme,
        background=theme.background and in_256(theme.background),
        surface=theme.surface and in_256(theme.surface),
        panel=theme.panel and in_256(theme.panel),
    )


DEFAULTS: Final = _players(ON_DARK)
"""Theme variables for `App.get_theme_variable_defaults`, for a theme of another maker."""


def player_colours(theme: Theme) -> tuple[str, ...]:
    """The five player colours for any theme, this app's or not."""
    fallback = ON_DARK if theme.dark else ON_LIGHT
    return tuple(
        theme.variables.get(f"player-{number}", colour) for number, colour in enumerate(fallback)
    )


def honour_no_color(environment: MutableMapping[str, str]) -> None:
    """An empty ``NO_COLOR`` counts as unset (no-color.org); Textual would take it as set."""
    if environment.get("NO_COLOR") == "":
        del environment["NO_COLOR"]
