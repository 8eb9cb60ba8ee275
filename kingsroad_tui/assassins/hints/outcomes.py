"""What a way to play leads to, in a sentence or two."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsCandidate, Certainty
from kingsroad_tui.assassins.hints.danger import harm_words
from kingsroad_tui.assassins.hints.hint_notes import LAST_HOPE, too_late
from kingsroad_tui.assassins.hints.way_out import (
    king_left_words,
    leaves_words,
    way_left_words,
)
from kingsroad_tui.assassins.words.game import odds_words

_WORTH_HOPING: Final = 0.05
"""From which chance on it is said that an arrest may win the game."""


def outcome_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """What a way to play leads to."""
    if advice.side == "people":
        return _outcome_for_the_people(way, advice)
    if way.win >= 1:
        return "That wins the game."
    harm = "the king is safe this round"
    if not advice.deck and not way.wound_worlds:
        return f"Then the last round is over, and he is still outside.{_luck_sentence(way, advice)}"
    if way.wound_worlds:
        sure = way.certainty.get("wound") in (Certainty.EXACT, Certainty.PROVED)
        harm = harm_words(way.death_worlds, way.wound_worlds, advice.worlds)
        harm = harm if sure else f"at worst, {harm}"
    then = f"Then {harm}; {way_left_words(way)}."
    return f"{then}{_slack_sentence(way, advice)}{_luck_sentence(way, advice)}"


def _luck_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """That the last assassin may be gone then, where that is worth hoping for: by an arrest, or by
    a kill, if the others were arrested before and nobody knew."""
    if way.win < _WORTH_HOPING:
        return ""
    odds = odds_words(round(way.win * advice.worlds), advice.worlds)
    if way.arrests:
        return f" With luck the arrest wins at once: {odds}."
    return f" It wins at once if the rest were among those arrested: {odds}."


def _slack_sentence(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    """Said where the king can lose no step after a way to play, or not even that."""
    to_come = sum(kind.card[0] * kind.count for kind in advice.deck)
    if way.need is None or way.need < to_come:
        return ""
    if way.need == to_come:
        return " After this you have no step to spare."
    if too_late(advice):
        return f" The castle is out of reach. {LAST_HOPE}"
    return " After this you cannot get there in time, unless another gate opens."


def _outcome_for_the_people(way: AssassinsCandidate, advice: AssassinsAdvice) -> str:
    if way.death:
        return "That kills the king."
    clauses: list[str] = []
    if way.wound:
        clauses.append("the king is wounded")
    if way.strike is not None:
        clauses.append(
            f"your nearest assassin needs {way.strike} AP to reach the king"
            if way.strike
            else "an assassin stands ready to strike"
        )
    clauses.append(
        "the king can no longer reach the castle" if too_late(advice) else king_left_words(way)
    )
    if leaves := leaves_words(way, advice):
        clauses.insert(0, leaves)
    return f"Then {'; '.join(clauses)}."
