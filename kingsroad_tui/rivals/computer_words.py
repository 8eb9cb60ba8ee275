"""The computer players: who they are, and the reason of a choice in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping

from advisor.messages.computers import STRENGTHS, Strength
from advisor.messages.protocol import Choice, ChoiceReason
from tabletop.say import Say, Share
from tabletop.words.voice import phrase


def strength_words(strength: Strength) -> str:
    """Who plays with a strength, and how strong that is.

    >>> strength_words(STRENGTHS["level-1"])
    'Baron, good'
    """
    return phrase("rivals-name-and-strength", name=strength.character.name, strength=strength.label)


def computer_kinds(strengths: Iterable[Strength]) -> list[tuple[Say, str]]:
    """The computer players to choose from, the weakest first: ``Computer 1, easy``, and the name.

    The number says the order, which words like "fair" and "decent" leave open.
    """
    return [
        (Say("rivals-computer", number=number, strength=strength.label), strength.name)
        for number, strength in enumerate(strengths, start=1)
    ]


def rival_sentence(strength: Strength, name: str = "") -> str:
    """Who plays with a strength (by another ``name`` at a table), how strong that is, and how."""
    who = strength.character
    return phrase("rivals-rival", name=name or who.name, strength=strength.label, manner=who.manner)


def player_words(player: str, strengths: Mapping[str, Strength] = STRENGTHS) -> str:
    """A player of a tournament: who that is, with the name that commands know.

    >>> player_words("level-1"), player_words("cmd:./mine.py")
    ('Baron (level-1)', 'cmd:./mine.py')
    """
    strength = strengths.get(player.partition("@")[0])
    return f"{strength.character.name} ({player})" if strength else player


def new_reasons(
    reasons: Mapping[int, Choice],
    round_number: int,
    first_said: MutableMapping[tuple[int, ChoiceReason], int],
) -> dict[int, Choice]:
    """The reasons of a round's choices that its history says: each once a game and computer.

    ``first_said`` has the round in which each kind was said first, by seat, and is brought up to
    date; a round that was taken back says again what it said.
    """
    for seat, choice in reasons.items():
        key = (seat, choice.reason)
        first_said[key] = min(first_said.get(key, round_number), round_number)
    return {
        seat: choice
        for seat, choice in reasons.items()
        if first_said[seat, choice.reason] == round_number
    }


def reason_words(choice: Choice) -> str:
    """The reason of a choice, to follow the player's name; never more than is public."""
    match choice.reason:
        case ChoiceReason.COMING_REGIONS:
            return phrase("rivals-reason-coming-regions")
        case ChoiceReason.INSTINCT:
            return phrase("rivals-reason-instinct")
        case ChoiceReason.LEVEL_1:
            return phrase("rivals-reason-level-1")
        case ChoiceReason.LEVEL_2:
            return phrase("rivals-reason-level-2")
        case ChoiceReason.EQUILIBRIUM:
            return phrase("rivals-reason-equilibrium")
        case ChoiceReason.ADVICE if choice.facts.win is not None:
            return phrase("rivals-reason-advice", chance=Share(choice.facts.win))
        case ChoiceReason.PROGRAM:
            return phrase("rivals-reason-program")
        case ChoiceReason.FORFEIT:
            return phrase("rivals-reason-forfeit", why=choice.facts.why or "")
    return phrase("rivals-reason-anything")
