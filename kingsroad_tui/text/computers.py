"""The reason of a computer player's choice, in a few words."""

from __future__ import annotations

from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad_tui.text.figures import percent


def reason_words(choice: Choice) -> str:
    """The reason of a choice, to follow the player's name; never more than is public."""
    facts = choice.facts
    match choice.reason:
        case ChoiceReason.COMING_REGIONS:
            return "takes what comes next"
        case ChoiceReason.INSTINCT:
            return "plays by instinct"
        case ChoiceReason.LEVEL_1:
            return "guessed the others take the obvious region"
        case ChoiceReason.LEVEL_2:
            return "guessed the others think one step ahead"
        case ChoiceReason.EQUILIBRIUM:
            return "kept everybody guessing"
        case ChoiceReason.ADVICE if facts.win is not None:
            return f"saw a {percent(facts.win)} chance to win"
        case ChoiceReason.PROGRAM:
            return "asked its program"
        case ChoiceReason.FORFEIT:
            return f"forfeited: {facts.why or ''}"
    return "took what came"
