"""What can be done in place of a push or a step: how to arrest, or why nobody can be arrested."""

from __future__ import annotations

from assassins.actions import ARREST, Action
from assassins.position import AssassinsPhase, AssassinsPosition
from tabletop.say import id_of
from tabletop.words.voice import phrase


def other_words(action: Action, shown: Action | None = None) -> str:
    """What is done in place of the action that is ``shown``, in a word or two."""
    if shown is not None and action.kind is shown.kind:
        return phrase("assassins-arrests-another")
    return phrase("assassins-arrests-other", kind=id_of(action.kind))


def no_arrest_words(position: AssassinsPosition) -> str:
    """Why nobody can be arrested; empty where somebody can."""
    if position.card is None or not position.card.shackles:
        return phrase("assassins-arrests-none-on-card")
    if position.arrest_made:
        return phrase("assassins-arrests-made")
    if position.knights_ap < ARREST:
        return phrase("assassins-arrests-too-dear", price=ARREST)
    return ""


def arrest_words(position: AssassinsPosition) -> str:
    """Why nobody can be arrested now, and what would change that."""
    return no_arrest_words(position) or phrase("assassins-arrests-nobody-to-arrest")


def other_label(position: AssassinsPosition, others: tuple[Action, ...]) -> str:
    """What the key for anything but a push offers; empty where there is nothing of the kind.

    ``others`` may be done in place of the action that is shown.
    """
    if others:
        return phrase("assassins-arrests-other.label", kind=id_of(others[0].kind))
    if position.phase is AssassinsPhase.PEOPLE:
        return phrase("assassins-arrests-reveal-label")
    return "" if no_arrest_words(position) else phrase("assassins-arrests-arrest-label")
