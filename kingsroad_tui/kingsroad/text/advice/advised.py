"""The advice as people are shown it: one choice, and the same one wherever it is spoken of."""

from __future__ import annotations

from msgspec.structs import replace

from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice
from advisor.messages.reasons import MAX_REASONS, Reason, ReasonKind, reasons_for
from kingsroad.cards import Card
from kingsroad_tui.kingsroad.text.advice.reasons import SeatContext
from kingsroad_tui.kingsroad.text.advice.worth import shown_loss


def shown_advice(advice: Advice, table: SeatContext) -> Advice:
    """The advice with the choice that people are told to make as its recommendation.

    That is the solver's own, but for the Witch, who is gone once she is played: where a choice
    without her is as good, as far as can be told, she is kept. Where she is worth more beyond the
    error, she is advised. An answer that a better one follows leaves her out altogether, for its
    first estimate of her is too rough to play her by.
    """
    if Card.WITCH not in advice.recommended:
        return advice
    others = [c for c in advice.candidates if Card.WITCH not in c.selection]
    if not others or (advice.final and shown_loss(others[0])):
        return advice
    if not advice.final:
        least = others[0].loss
        others = [replace(candidate, loss=candidate.loss - least) for candidate in others]
        return _advising(replace(advice, candidates=others), others[0], table)
    advised = _advising(advice, others[0], table)
    kept = Reason(kind=ReasonKind.WITCH_KEPT)
    if any(reason.kind is ReasonKind.ENDS for reason in advised.reasons):
        return advised  # there is no later for which to keep her
    rest = [reason for reason in advised.reasons if reason.kind is not kept.kind]
    return replace(advised, reasons=[*rest[: MAX_REASONS - 1], kept])


def _advising(advice: Advice, choice: Candidate, table: SeatContext) -> Advice:
    """The same advice with another choice, and why that one is good."""
    seats = table.position.seats
    why = reasons_for(table.position, table.seat, choice, advice.candidates, seats)
    return replace(advice, recommended=choice.selection, reasons=why)


def keeps_the_witch(advice: Advice) -> bool:
    """Whether the Witch would be as good as the choice advised, which keeps her."""
    return any(reason.kind is ReasonKind.WITCH_KEPT for reason in advice.reasons)
