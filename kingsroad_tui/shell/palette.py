"""The commands of the app that are to be had everywhere: titles, and what each is for."""

from __future__ import annotations

from typing import Final

from tabletop.words.voice import phrase

HELP: Final = ("Keys and help", "Help for what you see")


def of_game(game: str, title: str) -> str:
    """The title of a command of another game than the one that is on the screen."""
    return f"{game}: {title}"


def reveal_speed(speed: str, *, now: bool) -> tuple[str, str]:
    """The command that reveals rounds at a speed; ``now`` says whether it is in force."""
    return phrase(
        "shell-palette-reveal-speed-said", speed=speed
    ), f"How a round is revealed{' (now)' if now else ''}"
