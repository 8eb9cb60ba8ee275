"""The computer players: who they are, and the reason of a choice in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping

from advisor.messages.computers import STRENGTHS, Strength
from advisor.messages.protocol import Choice, ChoiceReason
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase


def strength_words(strength: Strength) -> str:
    """Who plays with a strength, and how strong that is.

    >>> strength_words(STRENGTHS["level-1"])
    'Baron, good'
    """
    return f"{strength.character.name}, {strength.label}"


def computer_kinds(strengths: Iterable[Strength]) -> list[tuple[str, str]]:
    """The computer players to choose from, the weakest first: ``Computer 1, easy``, and the name.

    The number says the order, which words like "fair" and "decent" leave open.
    """
    return [
        (f"Computer {number}, {strength.label}", strength.name)
        for number, strength in enumerate(strengths, start=1)
    ]


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
    facts = choice.facts
    match choice.reason:
        case ChoiceReason.COMING_REGIONS:
            return phrase("rivals-computer-reason-words")
        case ChoiceReason.INSTINCT:
            return phrase("rivals-computer-reason-words-2")
        case ChoiceReason.LEVEL_1:
            return phrase("rivals-computer-reason-words-3")
        case ChoiceReason.LEVEL_2:
            return phrase("rivals-computer-reason-words-4")
        case ChoiceReason.EQUILIBRIUM:
            return phrase("rivals-computer-reason-words-5")
        case ChoiceReason.ADVICE if facts.win is not None:
            return phrase("rivals-computer-reason-words-6", percent=percent(facts.win))
        case ChoiceReason.PROGRAM:
            return phrase("rivals-computer-reason-words-7")
        case ChoiceReason.FORFEIT:
            return f"forfeited: {facts.why or ''}"
    return phrase("rivals-computer-reason-words-8")
