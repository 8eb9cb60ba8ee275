"""Hints in sentences: the clock, the danger, ways to play. The solver knows; here it is said."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from advisor.messages.town_answers import Certainty, DangerFacts, TownAdvice, TownCandidate
from assassins.position import TownPosition
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS
from kingsroad_tui.assassins.text.game import count, listed

NO_HINTS: Final = "This game was set up without hints."
NOT_NOW: Final = "Hints are for whoever acts now."
LOST: Final = "There is no hint: the solver gives no answer."
THINKING: Final = "Thinking …"

_WOUND: Final = 2
"""The action points of a strike."""

_SHOWN: Final = 3
"""How many ways to play are shown."""


class TownHintStep(IntEnum):
    """How much is said; each press of the key says more, and the last one nothing."""

    OFF = 0
    CLOCK = 1
    DANGER = 2
    WAYS = 3

    @property
    def next(self) -> TownHintStep:
        """What the next press of the key shows."""
        return TownHintStep((self + 1) % len(TownHintStep))


def hint_sentences(advice: TownAdvice, position: TownPosition, step: TownHintStep) -> list[str]:
    """What a hint says up to a step."""
    king = advice.side == "king"
    lines: list[str] = []
    if step >= TownHintStep.CLOCK:
        lines.append(clock_sentence(advice, "you" if king else "the king"))
    if step >= TownHintStep.DANGER:
        lines += danger_sentences(advice, position)
    if step >= TownHintStep.WAYS:
        lines += ways_sentences(advice)
    return lines


def clock_sentence(advice: TownAdvice, who: str) -> str:
    """How the king's steps stand against his action points; exact."""
    if advice.need is None or advice.spare is None:
        return f"Every gate is shut off now; {advice.left} king AP are left."
    steps = f"{count(advice.need, 'step')} to the nearest gate, {advice.left} king AP left"
    if advice.spare < 0:
        return f"The castle is out of reach: {steps}."
    return f"{steps}: {who} can lose {advice.spare}."


def danger_sentences(advice: TownAdvice, position: TownPosition) -> list[str]:
    """Who could strike with the people's points, and under how many trios that hurts."""
    if advice.stop is None:
        return []
    near = sorted(near_pawns(advice).items(), key=lambda pair: (pair[1], pair[0]))
    lines = [_risk_sentence(advice, advice.stop)]
    if near:
        lines.append(f"Could strike: {listed(_near_words(n, ap, position) for n, ap in near)}.")
    return lines


def near_pawns(advice: TownAdvice) -> Mapping[int, int]:
    """Who may be an assassin (0 to 11) and could strike with the people's points; the AP it takes
    to get there."""
    if advice.stop is None:
        return {}
    most = advice.stop.ap - _WOUND
    return {
        LETTERS.index(letter): price
        for letter, price in advice.danger.items()
        if price is not None and price <= most and advice.chances[letter]
    }


def _near_words(number: int, price: int, position: TownPosition) -> str:
    square = position.townsfolk[number]
    at = "" if square is None else f" on {SQUARE_NAMES[square]}"
    return f"{LETTERS[number]}{at} ({'at once' if not price else f'{price} AP'})"


def _risk_sentence(advice: TownAdvice, stop: DangerFacts) -> str:
    """What the people can do to the king if the king's side does nothing more."""
    when = "If you stop here" if advice.side == "king" else "As it stands"
    said = when if stop.certainty is Certainty.EXACT else f"{when}, at worst"
    if not stop.wound_worlds:
        return f"{said}: the king is safe this round."
    if stop.worlds == 1:
        return f"{said}: he can be {'killed' if stop.death_worlds else 'wounded'}."
    killed = f"killed under {_of(stop.death_worlds, stop.worlds)}"
    return f"{said}: {killed}, wounded under {_of(stop.wound_worlds, stop.worlds)}."


def _of(number: int, worlds: int) -> str:
    if not number:
        return "no trio"
    return f"{number} of {worlds} trios ({number / worlds:.0%})"


def ways_sentences(advice: TownAdvice) -> list[str]:
    """Good ways to play the rest of the phase; those of the king's side with their risk."""
    lines: list[str] = []
    if advice.strike_now:
        lines.append(f"Strike now: {' '.join(advice.strike_now)}.")
    if not advice.final:
        return [*lines, THINKING]
    for number, way in enumerate(advice.candidates[:_SHOWN], start=1):
        lines.append(f"{number}. {_way_words(way, advice)}")
    return lines


def _way_words(way: TownCandidate, advice: TownAdvice) -> str:
    actions = " ".join(way.actions) or "nothing more"
    facts: list[str] = []
    if way.win >= 1:
        facts.append("wins")
    if advice.side == "king" and way.win < 1:
        facts.append(f"killed {way.death:.0%}, wounded {way.wound:.0%}")
    if advice.side == "people" and way.death:
        facts.append("kills the king")
    elif advice.side == "people" and way.strike is not None:
        facts.append(f"then {way.strike} AP from a strike")
    if way.need is not None:
        facts.append(f"{count(way.need, 'step')} to a gate")
    return f"{actions} ({'; '.join(facts)})" if facts else actions
