"""What can be supposed while hints are asked for, and how that is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice
from assassins.position import AssassinsPosition
from assassins.town import NAMES, TOWNSFOLK
from kingsroad_tui.assassins.hints.supposed import Supposed
from kingsroad_tui.assassins.words.game import card_words, person
from kingsroad_tui.words.lists import begun, listed

ABOUT: Final = "The hints then take it for granted."

NEXT_CARD: Final = "next-card"
SEEN: Final = "seen"
"""The subjects beside the townsfolk, who go by their numbers."""

ALIKE: Final = "alike"
ASSASSIN: Final = "one"
NO_ASSASSIN: Final = "none"


def subjects(position: AssassinsPosition, own: Collection[int]) -> list[tuple[str, str]]:
    """Of what something can be supposed: people of whom nobody knows, the next card, and how what
    was seen counts. To whom the assassins are known (``own``), nothing of the people."""
    people = [
        (str(number), begun(f"{person(number)}{_arrested(position, number)}"))
        for number in range(TOWNSFOLK)
        if not own and number not in position.revealed
    ]
    card = [(NEXT_CARD, "The next card")] if position.deck else []
    return [*people, *card, (SEEN, "What the townsfolk have done")]


def question(subject: str) -> str:
    """The title over what can be supposed of something."""
    if subject == NEXT_CARD:
        return "What if the next card is …"
    if subject == SEEN:
        return "What if what they have done …"
    return f"What if {person(int(subject))} …"


def choices(position: AssassinsPosition, subject: str) -> list[tuple[str, str]]:
    """What can be supposed of it."""
    if subject == NEXT_CARD:
        kinds = Counter(position.deck)
        return [
            (str(card), f"{card}: {card_words(card)} ({number} left)")
            for card, number in kinds.items()
        ]
    if subject == SEEN:
        return [(ALIKE, "says nothing of who they are: all trios alike")]
    return [(ASSASSIN, "is an assassin"), (NO_ASSASSIN, "is no assassin")]


def supposed_texts(supposed: Supposed) -> list[str]:
    """What is supposed, as the solver reads it (`advisor.messages.assassins_assumptions`)."""
    texts = [
        f"the {NAMES[number]} is {'an' if assassin else 'no'} assassin"
        for number, assassin in supposed.people
    ]
    if supposed.next_card is not None:
        texts.append(f"the next card is {supposed.next_card}")
    return texts


def supposing_sentence(advice: AssassinsAdvice) -> str:
    """What a hint rests on besides the game; empty where nothing is supposed."""
    return f"Supposing that {listed(advice.assumptions)}." if advice.assumptions else ""


def _arrested(position: AssassinsPosition, number: int) -> str:
    return ", arrested" if position.townsfolk[number] is None else ""
