"""The log of a game: what each side did in each phase, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.play.knights import knight_numbers_before
from kingsroad_tui.assassins.words.game import SIDES, card_words, sentence
from kingsroad_tui.assassins.words.turns import turn_clauses
from kingsroad_tui.rivals.words import said_sentence

TOLD: Final = "What has happened"
NOTHING_YET: Final = "Nothing has happened yet."
_NOTHING: Final[Mapping[tuple[int, Side], Sequence[str]]] = {}


def log_phases(
    game: AssassinsGame,
    said: Mapping[tuple[int, Side], Sequence[str]] = _NOTHING,
    *,
    running: bool = True,
) -> list[tuple[str, list[str]]]:
    """A heading and sentences for each phase, the running one with what is done of it so far.

    Only what both sides know is in it: of the assassins those who were revealed.

    Args:
        game: the game.
        said: what rivals have said, by round and side.
        running: whether the running phase is wanted.
    """
    phases: list[tuple[str, list[str]]] = []
    for at, phase in enumerate(game.phases):
        clauses = turn_clauses(phase.actions, knight_numbers_before(game, at))
        heading = f"Round {phase.round}: {SIDES[phase.side]}"
        if phase.side is Side.KING:
            heading = f"{heading} ({card_words(phase.card)})"
        done = [sentence(clause) for clause in clauses] or ["Nothing."]
        name = game.players.of(phase.side)
        lines = said.get((phase.round, phase.side), ())
        phases.append((heading, [*done, *(said_sentence(name, line) for line in lines)]))
    if game.running and running:
        numbers = knight_numbers_before(game, len(game.phases))
        phases.append(("This phase", [sentence(c) for c in turn_clauses(game.running, numbers)]))
    return phases or [("", [NOTHING_YET])]


def log_lines(
    game: AssassinsGame, said: Mapping[tuple[int, Side], Sequence[str]] = _NOTHING
) -> list[str]:
    """The same, line by line."""
    return [
        line
        for heading, sentences in log_phases(game, said)
        for line in (*([f"{heading}."] if heading else []), *sentences)
    ]
