"""What can be supposed while hints are asked for, and how that is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice
from advisor.messages.assassins_assumptions import AssassinsAssumption
from assassins.cards import RoundCard
from assassins.position import AssassinsPosition
from assassins.secret import possible_secrets
from assassins.town import NAMES
from kingsroad_tui.assassins.words.game import card_words, person
from tabletop.words.voice import phrase

NEXT_CARD: Final = "next-card"
SEEN: Final = "seen"
"""The subjects beside the townsfolk, who go by their numbers."""

ALIKE: Final = "alike"
ASSASSIN: Final = "one"
NO_ASSASSIN: Final = "none"


def subjects(position: AssassinsPosition, own: Collection[int]) -> list[tuple[str, str]]:
    """Of what something can be supposed: people of whom nobody knows, the next card, and how what
    was seen counts. To whom the assassins are known (``own``), nothing of the people."""
    found = [
        (
            str(number),
            phrase("assassins-what-if-person", who=person(number), arrested=at is None),
        )
        for number, at in enumerate(position.townsfolk)
        if not own and number not in position.revealed
    ]
    if position.deck:
        found.append((NEXT_CARD, phrase("assassins-what-if-next-card")))
    return [*found, (SEEN, phrase("assassins-what-if-seen"))]


def question(subject: str) -> str:
    """The title over what can be supposed of something."""
    if subject == NEXT_CARD:
        return phrase("assassins-what-if-question-card")
    if subject == SEEN:
        return phrase("assassins-what-if-question-seen")
    return phrase("assassins-what-if-question-person", who=person(int(subject)))


def choices(position: AssassinsPosition, subject: str) -> list[tuple[str, str]]:
    """What can be supposed of it."""
    if subject == NEXT_CARD:
        return [
            (
                str(card),
                phrase("assassins-what-if-card", code=str(card), gives=card_words(card), left=left),
            )
            for card, left in Counter(position.deck).items()
        ]
    if subject == SEEN:
        return [(ALIKE, phrase("assassins-what-if-alike"))]
    return [
        (ASSASSIN, phrase("assassins-what-if-assassin")),
        (NO_ASSASSIN, phrase("assassins-what-if-no-assassin")),
    ]


def supposed_texts(supposed: Supposed) -> list[str]:
    """What is supposed, as the solver reads it (`advisor.messages.assassins_assumptions`)."""
    texts = [
        f"the {NAMES[number]} is {'an' if assassin else 'no'} assassin"
        for number, assassin in supposed.people
    ]
    if supposed.next_card is not None:
        texts.append(f"the next card is {supposed.next_card}")
    return texts


def supposing_sentences(advice: AssassinsAdvice) -> list[str]:
    """What a hint rests on besides the game; none where nothing is supposed."""
    claims = tuple(advice.assumptions)
    return [phrase("assassins-hints-supposing", claims=claims)] if claims else []


@dataclass(frozen=True, slots=True)
class Supposed:
    """Everything supposed.

    Attributes:
        people: for each of the townsfolk (0 to 11) something is supposed of, whether it is an
            assassin.
        next_card: of which kind the next card is; None for any.
        alike: whether all trios count alike, whatever was seen.
    """

    people: tuple[tuple[int, bool], ...] = ()
    next_card: RoundCard | None = None
    alike: bool = False

    def of(self, number: int) -> bool | None:
        """Whether one of the townsfolk is supposed to be an assassin; None where nothing is."""
        return dict(self.people).get(number)

    def with_person(self, number: int, assassin: bool | None) -> Supposed:
        """Something supposed of one of the townsfolk, or with None nothing any more."""
        others = [(one, is_one) for one, is_one in self.people if one != number]
        if assassin is not None:
            others.append((number, assassin))
        return replace(self, people=tuple(sorted(others)))

    def with_next_card(self, card: RoundCard | None) -> Supposed:
        """Another next card supposed, or with None any."""
        return replace(self, next_card=card)

    def with_alike(self, alike: bool) -> Supposed:
        """Trios counted alike, or by what was seen."""
        return replace(self, alike=alike)

    def at(self, position: AssassinsPosition, own: Collection[int] = ()) -> Supposed:
        """What of it can still be at a position: a card that is left, people of whom it is not
        known, three assassins who fit. By what is public alone; whoever knows the assassins
        (``own``) supposes nothing of anybody.
        """
        left = self.next_card in position.deck
        kept = replace(self, next_card=self.next_card if left else None)
        if own:
            return replace(kept, people=())
        hidden = tuple(one for one in kept.people if one[0] not in position.revealed)
        kept = replace(kept, people=hidden)
        claims = [
            AssassinsAssumption(frozenset({number}), int(assassin), int(assassin))
            for number, assassin in hidden
        ]
        return kept if can_be(claims, position) else replace(kept, people=())


def can_be(claims: Collection[AssassinsAssumption], position: AssassinsPosition) -> bool:
    """Whether some three that fit what is public fit all of these, too."""
    return any(
        all(claim.holds(secret.assassins) for claim in claims)
        for secret in possible_secrets(position)
    )
