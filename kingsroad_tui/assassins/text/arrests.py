"""What can be done in place of a push or a step: how to arrest, or why nobody can be arrested."""

from __future__ import annotations

from typing import Final

from assassins.actions import Action, ActionKind
from assassins.position import TownPhase, TownPosition
from assassins.prices import ARREST
from kingsroad_tui.common.key_words import KeysHere

_NO_ARREST: Final = "This card allows no arrest."
_ARREST_MADE: Final = "This card's arrest is made: it allows only one."
_NO_POINTS: Final = "An arrest costs {price} AP, more than the knights have left."


def other_words(action: Action) -> str:
    """What is done in place of the action that is shown, in a word."""
    return {
        ActionKind.ARREST: "arrest",
        ActionKind.KNIGHT_KILL: "kill",
        ActionKind.KNIGHT_PUSH: "push",
    }.get(action.kind, "something else")


def no_arrest_words(position: TownPosition) -> str:
    """Why nobody can be arrested; empty where somebody can."""
    if position.card is None or not position.card.shackles:
        return _NO_ARREST
    if position.arrest_made:
        return _ARREST_MADE
    if position.knights_ap < ARREST:
        return _NO_POINTS.format(price=ARREST)
    return ""


def arrest_words(position: TownPosition, here: KeysHere) -> str:
    """How to arrest somebody, or why it is not possible."""
    how = f"Choose a knight and push a townsperson: {here('other')} then arrests instead."
    return no_arrest_words(position) or how


def other_label(position: TownPosition, others: tuple[Action, ...]) -> str:
    """What the key for anything but a push offers; empty where there is nothing of the kind.

    ``others`` may be done in place of the action that is shown.
    """
    if others:
        return other_words(others[0]).capitalize()
    if position.phase is TownPhase.PEOPLE:
        return "Reveal"
    return "" if no_arrest_words(position) else "Arrest"
