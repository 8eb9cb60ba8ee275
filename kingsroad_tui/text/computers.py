"""The computer players: who they are, and the reason of a choice in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from advisor.messages.computers import STRENGTHS, Strength
from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad_tui.text.figures import percent


def strength_words(strength: Strength) -> str:
    """Who plays with a strength, and how strong that is.

    >>> strength_words(STRENGTHS["level-1"])
    'Baron, good'
    """
    return f"{strength.character.name}, {strength.label}"


def strength_sentence(strength: Strength) -> str:
    """Who plays with a strength, how strong that is, and how it plays."""
    return f"{strength_words(strength)}. {strength.character.manner}"


def player_words(player: str, strengths: Mapping[str, Strength] = STRENGTHS) -> str:
    """A player of a tournament: who that is, with the name that commands know.

    >>> player_words("level-1"), player_words("cmd:./mine.py")
    ('Baron (level-1)', 'cmd:./mine.py')
    """
    strength = strengths.get(player.partition("@")[0])
    return f"{strength.character.name} ({player})" if strength else player


def reason_words(choice: Choice) -> str:
    """The reason of a choice, to follow the player's name; never more than is public."""
    facts = choice.facts
    match choice.reason:
        case ChoiceReason.COMING_REGIONS:
            return "took what comes next"
        case ChoiceReason.INSTINCT:
            return "played by instinct"
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
