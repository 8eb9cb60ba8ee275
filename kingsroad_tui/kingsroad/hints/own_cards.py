"""One's own cards judged while they are chosen, and the question before they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.choices import standing
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Severity
from kingsroad.cards import Card, Selection
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of
from kingsroad_tui.kingsroad.hints.worse import (
    cost_sentence,
    worse_sentences,
    yours_sentences,
)
from kingsroad_tui.kingsroad.play.coach import is_doubtful
from kingsroad_tui.kingsroad.words.game import selection_words


def doubt(advice: Advice, selection: Selection, table: SeatContext) -> str | None:
    """The question before a selection that gives much away, or None for another."""
    stands = standing(advice.candidates, hand_of(advice, table), selection.cards)
    if stands is None or stands.equal:
        return None
    if not is_doubtful(stands.candidate, advice.candidates, advice.goal):
        return None
    cards = selection_words(selection, table.board)
    why = worse_sentences(advice, selection, table, named=False)
    return " ".join([cost_sentence(advice, stands, f"{cards}: this"), *why, "Play it anyway?"])


def live_sentences(advice: Advice, cards: Sequence[Card], table: SeatContext) -> list[str]:
    """What the cards chosen so far are worth; nothing before there is one."""
    if not cards:
        return []
    stands = standing(advice.candidates, hand_of(advice, table), cards)
    if stands is None:
        return []
    said = yours_sentences(advice, stands, table, typed=cards)
    if stands.complete and stands.exchange is None:
        said += worse_sentences(advice, stands.cards, table)[:1]
    return said


_VERDICTS: Final = {
    Severity.GOOD: "nearly as good",
    Severity.INACCURACY: "not quite as good",
    Severity.MISTAKE: "a mistake",
    Severity.BLUNDER: "a blunder",
    Severity.GAMBLE: "a gamble",
    Severity.MISSED_CHANCE: "a missed chance",
}


def live_verdict(advice: Advice, cards: Sequence[Card], table: SeatContext) -> str:
    """What the cards chosen are in words, before their figures; nothing before all are chosen."""
    stands = standing(advice.candidates, hand_of(advice, table), cards) if cards else None
    if stands is None or not stands.complete:
        return ""
    severity = stands.candidate.severity(advice.goal)
    as_good = stands.equal and severity is not Severity.GAMBLE
    if as_good or stands.candidate.selection == advice.recommended:
        return "Your cards: as good as any."
    if severity is Severity.INACCURACY and _is_mistake_against_people(
        stands.candidate.loss, advice
    ):
        return f"Your cards: {_SAFER}."
    return f"Your cards: {_VERDICTS[severity]}."


_SAFER: Final = "much worse against people"
"""What costs little against perfect play, and so is called no mistake, but much against people."""


def _is_mistake_against_people(loss: float, advice: Advice) -> bool:
    """Whether so much lost against people would be a mistake, if that alone decided."""
    return Severity.of(loss, advice.goal) in (Severity.MISTAKE, Severity.BLUNDER)
