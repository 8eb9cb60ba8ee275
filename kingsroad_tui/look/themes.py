"""Our own Textual themes: dark, light, high contrast; player colours for every eye.

The player colours are Okabe and Ito's (2008), chosen for each background so that all five keep
their distance under red-green blindness; on light paper they are darkened until they can be read.
Colour is never the only sign: see `kingsroad_tui.look.glyphs`.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Final

from textual.theme import Theme

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
    """What has the focus: a row of a list, on which quiet text must be legible too; a button."""
    return {
        "button-focus-text-style": "bold underline",
        "block-cursor-background": ground,
        "block-cursor-foreground": ink,
        "block-cursor-text-style": "bold",
    }


THEMES: Final = (
    Theme(
        name=DARK,
        primary="#7AA2D6",
        secondary="#5B7A99",
        accent="#E69F00",
        warning="#E69F00",
        error="#F0746B",
        success="#56B4E9",
        foreground="#DDE1E8",
        background="#12141A",
        surface="#1A1E27",
        panel="#232936",
        dark=True,
        variables={
            **_players(ON_DARK),
            **_focus("#2C4A73", "#FFFFFF"),
            "text-muted": "#9BA3B0",
        },
    ),
    Theme(
        name=LIGHT,
        primary="#2B5C8A",
        secondary="#5F7D96",
        accent="#A84B00",
        warning="#9A5B00",
        error="#A5281B",
        success="#00558C",
        foreground="#22262E",
        background="#FAF7F0",
        surface="#F1ECE1",
        panel="#E4DDCE",
        dark=False,
        variables={
            **_players(ON_LIGHT),
            **_focus("#C9DAEC", "#14161B"),
            "text-muted": "#565E6B",
        },
    ),
    Theme(
        name=CONTRAST,
        primary="#FFFFFF",
        secondary="#C8C8C8",
        accent="#FFD23F",
        warning="#FFD23F",
        error="#FF9E8F",
        success="#8FD3FF",
        foreground="#FFFFFF",
        background="#000000",
        surface="#000000",
        panel="#1C1C1C",
        dark=True,
        text_alpha=1.0,
        variables={
            **_players(ON_DARK),
            **_focus("#003C8F", "#FFFFFF"),
            "text-muted": "#D8D8D8",
            "text-disabled": "#B0B0B0",
            "footer-key-foreground": "#FFD23F",
        },
    ),
)
"""The themes to register with the app, the default first."""

DEFAULTS: Final = _players(ON_DARK)
"""Theme variables for `App.get_theme_variable_defaults`, for a theme that is not one of ours."""


def player_colours(theme: Theme) -> tuple[str, ...]:
    """The five player colours for a theme, ours or not."""
    fallback = ON_DARK if theme.dark else ON_LIGHT
    return tuple(
        theme.variables.get(f"player-{number}", colour) for number, colour in enumerate(fallback)
    )


def honour_no_color(environment: MutableMapping[str, str]) -> None:
    """An empty ``NO_COLOR`` counts as unset (no-color.org); Textual would take it as set."""
    if environment.get("NO_COLOR") == "":
        del environment["NO_COLOR"]
