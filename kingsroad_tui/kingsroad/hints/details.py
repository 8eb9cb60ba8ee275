"""The figures behind a hint, for experts: the only place that speaks of theory."""

from __future__ import annotations

from advisor.messages.advice import Opponent
from advisor.messages.intervals import estimated_mean
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.hints import reasons
from kingsroad_tui.kingsroad.hints.worth import top_value
from kingsroad_tui.kingsroad.words import game
from kingsroad_tui.words.figures import loss_words
from tabletop.words.numbers import VISIBLE, percent
from tabletop.words.voice import phrase

_MAX_MIXED = 6
_MAX_LIKELY = 3


def detail_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """The recommendation in numbers, the mix, the belief and the certificate."""
    lines = [*reasons.region_sentences(advice, table), _mix_sentence(advice)]
    best = next((c for c in advice.candidates if c.selection == advice.recommended), None)
    if best is not None and best.safe_loss is not None:
        lines.append(phrase("kingsroad-hint-given-up", gap=_gap(best.safe_loss, advice.goal)))
    if advice.risk is not None:
        none = advice.risk <= _ROUNDING
        lines.append(phrase("kingsroad-hint-risk", gap=_gap(advice.risk, advice.goal), none=none))
    for opponent in advice.opponents:
        lines += _belief_sentences(opponent, table.names[opponent.player])
    if any(one.worst is None for one in advice.candidates):
        lines.append(phrase("kingsroad-hint-few-plays"))
    return [*lines, _certificate_sentence(advice)]


def interval_sentences(advice: Advice) -> list[str]:
    """Between which chances to win the best choice lies; nothing in the first answer."""
    if advice.goal is not Goal.WIN or advice.win_error is None:
        return []
    value = top_value(advice)
    half = estimated_mean(value, advice.win_error[advice.player]).half_width
    low, shown, high = (
        percent(min(1 - VISIBLE / 2, max(VISIBLE / 2, chance)))
        for chance in (value - half, value, value + half)
    )
    if low == high or percent(value) != shown:
        return []
    return [phrase("kingsroad-hint-interval", chance=shown, low=low, high=high)]


def _mix_sentence(advice: Advice) -> str:
    mixed = sorted((c for c in advice.candidates if c.share > VISIBLE), key=lambda c: -c.share)
    if len(mixed) <= 1:
        return phrase("kingsroad-hint-mix-one")
    parts = [f"{game.selection_code(c.selection)} {percent(c.share)}" for c in mixed[:_MAX_MIXED]]
    return phrase("kingsroad-hint-mix", choices=", ".join(parts))


def _belief_sentences(opponent: Opponent, name: str) -> list[str]:
    """The belief about an opponent: the likeliest plays, and the types."""
    plays = ", ".join(
        f"{game.selection_code(play.selection)} {percent(play.chance)}"
        for play in opponent.likely[:_MAX_LIKELY]
    )
    kinds = {kind.replace(" ", "-"): weight for kind, weight in opponent.types.items()}
    types = ", ".join(
        f"{phrase(f'kingsroad-hint-type-{kind}')} {percent(weight)}"
        for kind, weight in kinds.items()
        if weight >= VISIBLE
    )
    if not (plays or types):
        return []
    known = "both" if plays and types else "plays" if plays else "types"
    return [phrase("kingsroad-hint-belief", name=name, plays=plays, types=types, known=known)]


def _certificate_sentence(advice: Advice) -> str:
    certificate = advice.certificate
    if certificate.value is None:
        return phrase("kingsroad-hint-no-certificate")
    goal = Goal.WIN if certificate.unit == "win" else Goal.POINTS
    return phrase(
        "kingsroad-hint-certificate",
        kind=certificate.kind,
        gap=_gap(certificate.value, goal),
    )


_ROUNDING = 1e-9
"""A gap no larger is one of rounding alone."""


def _gap(value: float, goal: Goal) -> str:
    """A gap in the goal's unit."""
    if value <= _ROUNDING:
        return phrase("kingsroad-hint-gap-none")
    return loss_words(max(0.0, value), goal)
