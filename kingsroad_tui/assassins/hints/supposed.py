"""What somebody takes for granted while asking for hints. No Textual."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from advisor.messages.assassins_assumptions import AssassinsAssumption
from assassins.cards import RoundCard
from assassins.position import AssassinsPosition
from assassins.secret import possible_secrets


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


NOTHING_SUPPOSED: Final = Supposed()
