"""What if somebody were an assassin, or the next card this one: hints are for that case."""

from __future__ import annotations

from collections.abc import Collection

from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.hints import what_if_words as what_if
from kingsroad_tui.assassins.hints.supposed import Supposed
from kingsroad_tui.hints.what_if import NOTHING, Offers, WhatIfDialog


class SupposeDialog(WhatIfDialog[Supposed]):
    """Of whom or what, then what is supposed of it."""

    HELP = help_texts.ASSASSINS_WHAT_IF

    def __init__(
        self, position: AssassinsPosition, supposed: Supposed, own: Collection[int] = ()
    ) -> None:
        """At a position; ``own`` are the assassins, where the person asking knows them."""
        super().__init__()
        self._position = position
        self._supposed = supposed
        self._own = own

    @property
    def about(self) -> str:
        return what_if.ABOUT

    def subjects(self) -> Offers:
        return what_if.subjects(self._position, self._own)

    def question(self, subject: str) -> str:
        return what_if.question(subject)

    def assumptions_of(self, subject: str) -> Offers:
        return what_if.choices(self._position, subject)

    def in_force(self, subject: str) -> Collection[str]:
        supposed = self._supposed
        if subject == what_if.NEXT_CARD:
            return [str(supposed.next_card)] if supposed.next_card else []
        if subject == what_if.SEEN:
            return [what_if.ALIKE] if supposed.alike else []
        assassin = supposed.of(int(subject))
        if assassin is None:
            return []
        return [what_if.ASSASSIN if assassin else what_if.NO_ASSASSIN]

    def with_choice(self, subject: str, choice: str) -> Supposed:
        supposed = self._supposed
        if subject == what_if.NEXT_CARD:
            card = next((card for card in self._position.deck if str(card) == choice), None)
            return supposed.with_next_card(card)
        if subject == what_if.SEEN:
            return supposed.with_alike(choice == what_if.ALIKE)
        assassin = None if choice == NOTHING else choice == what_if.ASSASSIN
        return supposed.with_person(int(subject), assassin)

    def cleared(self) -> Supposed | None:
        return None if self._supposed == Supposed() else Supposed()
