"""The paints of portraits, the same in every theme."""

from __future__ import annotations

from typing import Final

PAINTS: Final = {
    "p": "#E8BE9A",
    "P": "#C8946C",
    "q": "#C98F62",
    "Q": "#A06B43",
    "r": "#8D5A3B",
    "R": "#6B4029",
    "k": "#3A3238",
    "b": "#6E4A2C",
    "o": "#B4562A",
    "y": "#D8B45A",
    "g": "#9A9A98",
    "w": "#E9E6DC",
    "e": "#1C1A20",
    "i": "#F6F2EA",
    "m": "#9C3B36",
    "M": "#3A1418",
    "G": "#E3B23C",
    "u": "#A87B1E",
    "S": "#A9B4BE",
    "t": "#66727E",
    "F": "#4E8A4A",
    "f": "#2F5C34",
    "X": "#B23A32",
    "x": "#7A211F",
    "V": "#7E58A8",
    "v": "#543676",
    "L": "#8A6238",
    "l": "#5C3F24",
    "N": "#E4DCCB",
    "n": "#B9AE98",
    "Z": "#3F5F94",
    "z": "#283F68",
}
"""By letter: skin, hair, eyes and mouth, and what is worn."""

ROBES: Final = ("01234", "ABCDE")
"""The letters of robes, by player colour: in the light, and in the shade."""
