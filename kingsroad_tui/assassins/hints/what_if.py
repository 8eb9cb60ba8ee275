"""What if somebody were an assassin, or the next card this one: hints are for that case."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from textual import getters
from textual.app import ComposeResult

from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.hints import what_if_words
from kingsroad_tui.assassins.hints.what_if_words import Supposed
from kingsroad_tui.hints.what_if import NOTHING, Offers, WhatIf
from kingsroad_tui.widgets.dialog import Dialog
from tabletop.words.voice import phrase


@dataclass(frozen=True)
class SupposedPeople:
    """What is supposed of people and cards at a position.

    Attributes:
        position: the position.
        supposed: what is.
        own: the assassins, where the person asking knows them.
    """

    position: AssassinsPosition
    supposed: Supposed
    own: Collection[int] = ()

    nobody = ""  # what the townsfolk have done can always be supposed to say nothing

    @property
    def about(self) -> str:
        return phrase("assassins-what-if-about")

    def subjects(self) -> Offers:
        return what_if_words.subjects(self.position, self.own)

    def question(self, subject: str) -> str:
        return what_if_words.question(subject)

    def assumptions_of(self, subject: str) -> Offers:
        return what_if_words.choices(self.position, subject)

    def in_force(self, subject: str) -> Collection[str]:
        supposed = self.supposed
        if subject == what_if_words.NEXT_CARD:
            return [str(supposed.next_card)] if supposed.next_card else []
        if subject == what_if_words.SEEN:
            return [what_if_words.ALIKE] if supposed.alike else []
        assassin = supposed.of(int(subject))
        if assassin is None:
            return []
        return [what_if_words.ASSASSIN if assassin else what_if_words.NO_ASSASSIN]

    def with_choice(self, subject: str, choice: str) -> Supposed:
        supposed = self.supposed
        if subject == what_if_words.NEXT_CARD:
            card = next((card for card in self.position.deck if str(card) == choice), None)
            return supposed.with_next_card(card)
        if subject == what_if_words.SEEN:
            return supposed.with_alike(choice == what_if_words.ALIKE)
        assassin = None if choice == NOTHING else choice == what_if_words.ASSASSIN
        return supposed.with_person(int(subject), assassin)

    def cleared(self) -> Supposed | None:
        return None if self.supposed == Supposed() else Supposed()


class SupposeDialog(Dialog[Supposed | None]):
    """Of whom or what, then what is supposed of it."""

    HELP = "town-what-if"
    AUTO_FOCUS = "#choices"

    what_if = getters.query_one(WhatIf)

    def __init__(
        self, position: AssassinsPosition, supposed: Supposed, own: Collection[int] = ()
    ) -> None:
        """At a position; ``own`` are the assassins, where the person asking knows them."""
        super().__init__()
        self._supposing = SupposedPeople(position, supposed, own)

    def compose(self) -> ComposeResult:
        yield WhatIf(self._supposing)
