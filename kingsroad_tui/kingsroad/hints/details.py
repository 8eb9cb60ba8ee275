"""What an expert may want to know of an advice: the only place that speaks of theory; and the lines
around the pages of a hint."""

from __future__ import annotations

from typing import Final

from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.hints.hints import HintStep, best_candidate
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, region_sentences
from kingsroad_tui.kingsroad.words.game import selection_code
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.words.figures import VISIBLE, loss_words, percent
from kingsroad_tui.words.lists import begun

_TYPES: Final = {
    "level 0": "rule of thumb",
    "level 1": "one step ahead",
    "level 2": "two steps ahead",
    "equilibrium": "equilibrium",
}

_CERTIFICATES: Final = {
    "exploitability": ("Exploitability", "what a best response would gain against it"),
    "nashconv": ("NashConv", "the sum of what each player would gain by a best response"),
}
"""Of an equilibrium of two players with opposed goals, and of any other."""


def detail_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """The recommendation in numbers, the mix, the belief and the certificate."""
    lines = region_sentences(advice, table)
    lines.append(_mix_sentence(advice))
    best = best_candidate(advice)
    if best is not None and best.safe_loss is not None:
        lines.append(
            "Against opponents who play the equilibrium the best choice gives up "
            f"{_gap(best.safe_loss, advice.goal)}."
        )
    if advice.risk is not None:
        risk = _gap(advice.risk, advice.goal)
        most = risk if risk == "nothing" else f"at most {risk}"
        lines.append(f"One opponent who knows the mix takes {most} from it.")
    lines += _belief_sentences(advice, table)
    lines.append(_certificate_sentence(advice))
    lines.append(f"{begun(advice.method)}.")
    return lines


def _mix_sentence(advice: Advice) -> str:
    mixed = sorted((c for c in advice.candidates if c.share > VISIBLE), key=lambda c: -c.share)
    if len(mixed) <= 1:
        return "One choice alone is played: there is nothing to mix."
    parts = [f"{selection_code(c.selection)} {percent(c.share)}" for c in mixed[:6]]
    return f"Mixed strategy, so that nobody can guess you: {', '.join(parts)}."


def _belief_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """The belief about each opponent: the likeliest plays, and the types."""
    lines = []
    for opponent in advice.opponents:
        likely = [
            f"{selection_code(play.selection)} {percent(play.chance)}"
            for play in opponent.likely[:3]
        ]
        types = [
            f"{_TYPES.get(kind, kind)} {percent(weight)}"
            for kind, weight in opponent.types.items()
            if weight >= VISIBLE
        ]
        if likely or types:
            parts = [
                f"{lead} {', '.join(part)}"
                for lead, part in (("plays", likely), ("chooses by", types))
                if part
            ]
            lines.append(f"Belief about {table.names[opponent.player]}: {'; '.join(parts)}.")
    return lines


def _certificate_sentence(advice: Advice) -> str:
    certificate = advice.certificate
    if certificate.value is None:
        return "How near the equilibrium is to an exact one is not known yet."
    word, what = _CERTIFICATES[certificate.kind]
    goal = Goal.WIN if certificate.unit == "win" else Goal.POINTS
    return (
        f"{word} of the equilibrium ({what}): {_gap(certificate.value, goal)}. Found by "
        f"{certificate.method}."
    )


def _gap(value: float, goal: Goal) -> str:
    """A gap in the goal's unit; one of rounding alone is none."""
    return loss_words(max(0.0, value), goal) if value > 1e-9 else "nothing"


LOOK_SIGNS: Final = "The map shows where: “hint” or !."

_NEXT_PAGE: Final = {
    HintStep.LOOK: "how you stand",
    HintStep.STANDING: "what to play",
    HintStep.BEST: "other choices",
    HintStep.COMPARE: "close",
    HintStep.DETAILS: "back",
}


def next_page_words(step: HintStep, *, last: bool) -> str:
    """What the next press shows; ``last``: on the last page of the step."""
    if step is HintStep.DETAILS and last:
        return f"{key('play.experts')}: {_NEXT_PAGE[step]}"
    return f"{key('play.hint')}: {_NEXT_PAGE[step] if last else 'read on'}"


def how_to_ask() -> str:
    """What stands in the place of a hint that nobody has asked for."""
    return f"Press {key('play.hint')} for a hint: where to look first, then what to play."


def map_covered() -> str:
    """In place of `LOOK_SIGNS`, where there is no room for both."""
    return f"The hint covers the map: {key('play.skip')} shows it again."
