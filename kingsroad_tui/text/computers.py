"""The reason of a computer player's choice, in a few words."""

from __future__ import annotations

from advisor.messages.protocol import Choice
from kingsroad_tui.text.figures import percent


def reason_words(choice: Choice) -> str:
    """The reason of a choice, to follow the player's name; never more than is public."""
    win, share = choice.facts.get("win"), choice.facts.get("share")
    match choice.reason:
        case "coming-regions":
            return "takes what comes next"
        case "level-1":
            return "expects simple play"
        case "level-2":
            return "expects shrewd play"
        case "equilibrium" if isinstance(share, float):
            return f"drew it at {percent(share)}"
        case "advice" if isinstance(win, float):
            return f"sees {percent(win)} to win"
        case "program":
            return "asked its program"
        case "forfeit":
            return f"forfeited: {choice.facts.get('why', '')}"
    return "took what came"
