"""What can be done in place of a push or a step: how to arrest, or why nobody can be arrested."""

from __future__ import annotations

from typing import Final

from assassins.actions import ARREST, Action, ActionKind
from assassins.position import AssassinsPhase, AssassinsPosition
from tabletop.words.voice import phrase

_NO_POINTS: Final = "An arrest costs {price} AP, more than the knights have left."


def other_words(action: Action, shown: Action | None = None) -> str:
    """What is done in place of the action that is ``shown``, in a word or two."""
    if shown is not None and action.kind is shown.kind:
        return phrase("assassins-arrests-other-words")
    return {
        ActionKind.ARREST: "arrest",
        ActionKind.KNIGHT_KILL: "kill",
        ActionKind.KNIGHT_PUSH: "push",
    }.get(action.kind, "something else")


def no_arrest_words(position: AssassinsPosition) -> str:
    """Why nobody can be arrested; empty where somebody can."""
    if position.card is None or not position.card.shackles:
        return phrase("assassins-arrests-no-arrest")
    if position.arrest_made:
        return phrase("assassins-arrests-arrest-made")
    if position.knights_ap < ARREST:
        return _NO_POINTS.format(price=ARREST)
    return ""


def arrest_words(position: AssassinsPosition) -> str:
    """Why nobody can be arrested now, and what would change that."""
    return no_arrest_words(position) or phrase("assassins-arrests-nobody-to-arrest")


def other_label(position: AssassinsPosition, others: tuple[Action, ...]) -> str:
    """What the key for anything but a push offers; empty where there is nothing of the kind.

    ``others`` may be done in place of the action that is shown.
    """
    if others:
        return other_words(others[0]).capitalize()
    if position.phase is AssassinsPhase.PEOPLE:
        return phrase("assassins-arrests-other-label")
    return "" if no_arrest_words(position) else phrase("assassins-arrests-other-label-2")
