"""Where the style sheets of the ground floor lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parents[1] / "styles"


def sheet(name: str) -> str:
    """The whole path of a sheet of the ground floor.

    Textual looks for a sheet from the file of the class on the screen, and a screen of a wing may
    derive from one of the ground floor.
    """
    return str(_FOLDER / f"{name}.tcss")
