"""Why a pawn does what a hint recommends, in a clause: the solver's facts in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from advisor.messages.assassins_answers import AssassinsReason, AssassinsReasonKind
from assassins.town import LETTERS
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import count, listed

JOINT: Final = frozenset(
    {AssassinsReasonKind.SHUTS, AssassinsReasonKind.OPENS, AssassinsReasonKind.CLEARS}
)
"""What several pawns can do only together."""


_SURE: Final = 1e-9
"""A chance no further from 0 or 1 is certain: no rounding of the belief comes near it."""


FARTHEST: Final = 3
"""The most AP that a card of the printed game leaves before a wound: who needs more is no threat
yet."""


def reason_words(
    reason: AssassinsReason, actors: Mapping[int, str], *, revealed: bool = False
) -> str:
    """The clause after what a pawn does.

    Args:
        reason: the solver's.
        actors: who does each action of the turn, by its place.
        revealed: whether it removes somebody who is known to be an assassin, which is not news.
    """
    match reason.kind:
        case AssassinsReasonKind.PROGRESS:
            return f"nearer to the {reason.gate} gate, {count(reason.steps or 0, 'step')} left"
        case AssassinsReasonKind.REMOVES:
            return _removes(reason, revealed=revealed)
        case AssassinsReasonKind.KEEPS_OFF:
            return f"otherwise {people_words(reason.letters)} could strike {_after(reason.ap or 0)}"
        case AssassinsReasonKind.ROOM:
            return f"makes room for {actors.get(reason.other or 0, 'what follows')}"
        case AssassinsReasonKind.OPENS:
            return f"opens the way to the {reason.gate} gate"
        case AssassinsReasonKind.SHORTENS:
            return f"saves the king {count(reason.steps or 0, 'step')} to the {reason.gate} gate"
        case AssassinsReasonKind.CLEARS:
            return "clears the king's next step"
        case AssassinsReasonKind.FARTHER:
            far = f"keeps {people_words(reason.letters)} farther off"
            return f"{far}: a strike needs {reason.ap} AP"
        case AssassinsReasonKind.GUARDS:
            return "shields the king"
        case AssassinsReasonKind.SHUTS:
            return f"blocks every way to {f'the {reason.gate}' if reason.gate else 'a'} gate"
        case AssassinsReasonKind.LENGTHENS:
            steps = count(reason.steps or 0, "step")
            return f"the king's way to the {reason.gate} gate gets {steps} longer"
        case AssassinsReasonKind.BLOCKS:
            return "stands in the king's way"
        case AssassinsReasonKind.NEARER | AssassinsReasonKind.FEIGNS if (reason.ap or 0) > FARTHEST:
            return f"gets nearer to the king, {_needs(reason)}"
        case AssassinsReasonKind.NEARER:
            return f"your assassin gets nearer: {_needs(reason)}"
        case AssassinsReasonKind.FEIGNS:
            return f"looks like a threat: as an assassin, {_needs(reason)}"


def reasoned(acts: Sequence[str], why: str) -> str:
    """What is done, by one pawn or by several in a row, and why, where that is known."""
    done = "; ".join(acts)
    if not why:
        return done
    together = "together this " if len(acts) > 1 else ""
    return f"{done}: {together}{why}"


def people_words(letters: Iterable[str]) -> str:
    """``the carpenter D and the monk H``."""
    return listed(person(LETTERS.index(letter)) for letter in letters)


def _removes(reason: AssassinsReason, *, revealed: bool) -> str:
    if revealed:
        return "" if reason.ap is None else f"it could strike {_after(reason.ap)}"
    chance = reason.chance or 0.0
    if chance < _SURE:
        return "no assassin"
    sure = chance > 1 - _SURE
    who = "surely an assassin" if sure else f"{percent(chance)} likely an assassin"
    if reason.ap is None:
        return who
    could = "who could" if sure else "and then it could"
    return f"{who}, {could} strike {_after(reason.ap)}"


def _needs(reason: AssassinsReason) -> str:
    if not reason.ap:
        return "it could strike at once"
    least = "at least " if reason.at_least else ""
    return f"it could strike after {least}{reason.ap} AP"


def _after(ap: int) -> str:
    return f"after {ap} AP" if ap else "at once"
