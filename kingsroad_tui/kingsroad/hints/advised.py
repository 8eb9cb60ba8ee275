"""The advice as people are shown it: one choice, and the same one wherever it is spoken of."""

from __future__ import annotations

from msgspec.structs import replace

from advisor.messages.advice import ReasonKind
from advisor.messages.protocol import Advice
from kingsroad.cards import Card


def shown_advice(advice: Advice) -> Advice:
    """The advice with the choice that people are told to make as its recommendation.

    That is the solver's own. An answer that a better one follows leaves the Witch out, who is gone
    once she is played: its first estimate of her is too rough to play her by.
    """
    others = [c for c in advice.candidates if Card.WITCH not in c.selection]
    if advice.final or not others or Card.WITCH not in advice.recommended:
        return advice
    least = others[0].loss
    others = [replace(candidate, loss=candidate.loss - least) for candidate in others]
    best = others[0]
    return replace(advice, candidates=others, recommended=best.selection, reasons=best.reasons)


def keeps_the_witch(advice: Advice) -> bool:
    """Whether the Witch would be as good as the choice advised, which keeps her."""
    return any(reason.kind is ReasonKind.WITCH_KEPT for reason in advice.reasons)
