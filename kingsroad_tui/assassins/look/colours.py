"""The colours of the town for every theme, as styles by role.

A street, a roof and the kinds of pawns differ by pattern, outline and sign as well; colour is never
the only difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color, blend_rgb
from rich.style import Style
from textual.theme import Theme

from kingsroad_tui.look.themes import CONTRAST, DARK, LIGHT


class Token(NamedTuple):
    """The colours of a kind of pawn."""

    ground: str
    ink: str


UNLIT: Final = "-unlit"
"""Behind the role of what lies in the dark, while all eyes are on something else."""

_FADED: Final = 0.62
"""How much of the night is in what lies in the dark."""


@dataclass(frozen=True, slots=True)
class AssassinsColours:
    """The colours of one theme.

    Attributes:
        grounds: what pawns stand on: the two shades of street, roof, and a square that can be
            gone to.
        texture, edge: of roofs.
        quiet: the labels and the middle of streets.
        ink: text on the grounds.
        gate: of gates.
        lit: text on a square that can be gone to.
        danger: marks of danger.
        plan: a turn that a hint would play.
        night: what all colours fade into where the light is elsewhere.
        tokens: the kinds of pawns; those of the people's side that are hidden assassins, for it
            alone, are ``own``.
    """

    grounds: dict[str, str]
    texture: str
    edge: str
    quiet: str
    ink: str
    gate: str
    lit: str
    danger: str
    plan: str
    night: str
    tokens: dict[str, Token]


def _grounds(street: str, other_street: str, roof: str, lit: str) -> dict[str, str]:
    return {"street": street, "street-2": other_street, "roof": roof, "lit": lit}


def _tokens(
    king: Token, knight: Token, person: Token, own: Token, assassin: Token
) -> dict[str, Token]:
    return {"king": king, "knight": knight, "person": person, "own": own, "assassin": assassin}


COLOURS: Final = {
    DARK: AssassinsColours(
        grounds=_grounds("#20252D", "#272D37", "#46302A", "#2C4A3C"),
        texture="#6B483C",
        edge="#A06B56",
        quiet="#8D96A5",
        ink="#DDE1E8",
        gate="#E8C24A",
        lit="#F4E7AE",
        danger="#FF9A8C",
        plan="#8FD3FF",
        night="#12141A",
        tokens=_tokens(
            king=Token("#E8C24A", "#14120C"),
            knight=Token("#8FA6D0", "#10131A"),
            person=Token("#D9CCA9", "#14120C"),
            own=Token("#E0A08C", "#14120C"),
            assassin=Token("#B92F26", "#FFFFFF"),
        ),
    ),
    LIGHT: AssassinsColours(
        grounds=_grounds("#F1ECE1", "#E9E2D3", "#DCC0AF", "#C6E0CA"),
        texture="#C4A08C",
        edge="#8A5A45",
        quiet="#5C6470",
        ink="#22262E",
        gate="#643F00",
        lit="#143D1E",
        danger="#8C1D12",
        plan="#0B3F73",
        night="#FAF7F0",
        tokens=_tokens(
            king=Token("#C08A00", "#000000"),
            knight=Token("#2B5C8A", "#FFFFFF"),
            person=Token("#6A5530", "#FFFFFF"),
            own=Token("#7D3F33", "#FFFFFF"),
            assassin=Token("#A5281B", "#FFFFFF"),
        ),
    ),
    CONTRAST: AssassinsColours(
        grounds=_grounds("#000000", "#101010", "#2A2A2A", "#003C8F"),
        texture="#8A8A8A",
        edge="#FFFFFF",
        quiet="#D8D8D8",
        ink="#FFFFFF",
        gate="#FFD23F",
        lit="#FFFFFF",
        danger="#FF9E8F",
        plan="#8FD3FF",
        night="#000000",
        tokens=_tokens(
            king=Token("#FFD23F", "#000000"),
            knight=Token("#8FD3FF", "#000000"),
            person=Token("#FFFFFF", "#000000"),
            own=Token("#FFD9D0", "#000000"),
            assassin=Token("#FF9E8F", "#000000"),
        ),
    ),
}
"""By the name of the theme."""


def assassins_colours(theme: Theme) -> AssassinsColours:
    """The colours that fit a theme, this app's or not."""
    return COLOURS.get(theme.name, COLOURS[DARK] if theme.dark else COLOURS[LIGHT])


def assassins_styles(theme: Theme, *, few_colours: bool = False) -> dict[str, Style]:
    """How each role of the town's drawing looks in a theme.

    In a terminal of 16 colours there are no tints: there pawns are reversed, and patterns and
    outlines tell the rest.
    """
    looks = _without_tints if few_colours else _styles
    return looks(theme.name, dark=theme.dark)


@lru_cache(maxsize=8)
def _without_tints(name: str, *, dark: bool) -> dict[str, Style]:
    kinds = COLOURS[DARK].tokens
    return {
        role: Style(bold=True, reverse=True, underline=role.endswith("-moved"))
        if role.partition("-")[0] in kinds and "-half-" not in role
        else Style(bold=style.bold)
        for role, style in _styles(name, dark=dark).items()
    } | {role: Style(dim=True) for role in _styles(name, dark=dark) if role.endswith(UNLIT)}


@lru_cache(maxsize=8)
def _styles(name: str, *, dark: bool) -> dict[str, Style]:
    colours = COLOURS.get(name, COLOURS[DARK] if dark else COLOURS[LIGHT])
    styles = {
        "": Style(),
        "label": Style(color=colours.quiet),
        "way": Style(color=colours.gate),
        "way-wounded": Style(color=colours.danger),
        "event-king": Style(color=colours.gate, bold=True),
        "event-people": Style(color=colours.danger, bold=True),
        "label-here": Style(color=colours.ink, bold=True, reverse=True),
    }
    for ground, colour in colours.grounds.items():
        texture = colours.texture if ground == "roof" else colours.quiet
        styles |= {
            ground: Style(color=texture, bgcolor=colour),
            f"{ground}-edge": Style(color=colours.edge, bgcolor=colour),
            f"{ground}-gate": Style(color=colours.gate, bgcolor=colour, bold=True),
            f"{ground}-lit": Style(color=colours.lit, bgcolor=colour, bold=True),
            f"{ground}-cursor": Style(color=colours.ink, bgcolor=colour, bold=True),
            f"{ground}-trail": Style(color=colours.ink, bgcolor=colour, bold=True),
            f"{ground}-danger": Style(color=colours.danger, bgcolor=colour, bold=True),
            f"{ground}-plan": Style(color=colours.plan, bgcolor=colour, bold=True),
            f"chosen-half-{ground}": Style(color=colours.ink, bgcolor=colour),
        }
        for kind, token in colours.tokens.items():
            styles[f"{kind}-half-{ground}"] = Style(color=token.ground, bgcolor=colour)
    for kind, token in colours.tokens.items():
        styles[kind] = Style(color=token.ink, bgcolor=token.ground, bold=True)
        styles[f"{kind}-moved"] = Style(
            color=token.ink, bgcolor=token.ground, bold=True, underline=True
        )
        # Inside out, so that the pawn that is to act is found at once.
        styles[f"{kind}-chosen"] = Style(
            color=colours.ink, bgcolor=colours.grounds["lit"], bold=True, reverse=True
        )
    night = Color.parse(colours.night)
    return styles | {f"{role}{UNLIT}": _faded(style, night) for role, style in styles.items()}


def _faded(style: Style, night: Color) -> Style:
    """A style in the dark."""

    def fade(colour: Color | None) -> Color | None:
        if colour is None:
            return None
        return Color.from_triplet(
            blend_rgb(colour.get_truecolor(), night.get_truecolor(), cross_fade=_FADED)
        )

    return Style(color=fade(style.color), bgcolor=fade(style.bgcolor))
