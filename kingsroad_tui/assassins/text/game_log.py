"""The log of a game: what each side did in each phase, in sentences."""

from __future__ import annotations

from typing import Final

from assassins.actions import Side
from assassins.games import TownGame
from kingsroad_tui.assassins.session.knights import knight_numbers_before
from kingsroad_tui.assassins.text.game import SIDES, card_words, sentence
from kingsroad_tui.assassins.text.turns import turn_clauses

TOLD: Final = "What has happened"
NOTHING_YET: Final = "Nothing has happened yet."


def log_phases(game: TownGame) -> list[tuple[str, list[str]]]:
    """A heading and sentences for each phase, the running one with what is done of it so far.

    Only what both sides know is in it: of the assassins those who were revealed.
    """
    phases: list[tuple[str, list[str]]] = []
    for at, phase in enumerate(game.phases):
        clauses = turn_clauses(phase.actions, knight_numbers_before(game, at))
        heading = f"Round {phase.round}: {SIDES[phase.side]}"
        if phase.side is Side.KING:
            heading = f"{heading} ({card_words(phase.card)})"
        phases.append((heading, [sentence(clause) for clause in clauses] or ["Nothing."]))
    if game.running:
        numbers = knight_numbers_before(game, len(game.phases))
        phases.append(("This phase", [sentence(c) for c in turn_clauses(game.running, numbers)]))
    return phases or [("", [NOTHING_YET])]


def log_lines(game: TownGame) -> list[str]:
    """The same, line by line."""
    return [
        line
        for heading, sentences in log_phases(game)
        for line in (*([f"{heading}."] if heading else []), *sentences)
    ]
