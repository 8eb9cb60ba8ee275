"""What if an opponent played this: the advice is for that case."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.assumptions import Claim
from kingsroad.board import REGIONS
from kingsroad_tui.hints.what_if import NOTHING, Offers, WhatIf
from kingsroad_tui.kingsroad.hints.aims import claim_said
from kingsroad_tui.kingsroad.keys import WHAT_IF_KEYS
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words.people import named_all, names_at, seat_spoken_to, who
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.widgets.dialog import Dialog
from tabletop.words.voice import phrase, said


@dataclass(frozen=True)
class SupposedOpponents:
    """What the opponents of a seat are supposed to play.

    An assumption is text as `advisor.messages.assumptions` reads it: a player, then what they do.

    Attributes:
        table: the table.
        seat: whose opponents they are.
        assumptions: those made.
    """

    table: Table
    seat: int
    assumptions: list[str]

    @property
    def about(self) -> str:
        return phrase("kingsroad-hint-suppose")

    @property
    def nobody(self) -> str:
        return phrase("kingsroad-nobody-chooses")

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called: in another's view the reader is one of them, by name."""
        names = names_at(self.table)
        return names if seat_spoken_to(names) == self.seat else named_all(names)

    def subjects(self) -> Offers:
        opponents = (other for other in self.table.choosers if other != self.seat)
        return [(str(other), self.names[other]) for other in opponents]

    def question(self, subject: str) -> str:
        return phrase("kingsroad-hint-suppose-who", who=who(self.names, (int(subject),)))

    def assumptions_of(self, subject: str) -> Offers:
        opponent, board = int(subject), self.table.game.board
        hand, you = self.table.hand(opponent), seat_spoken_to(self.names) == opponent

        offers = [f"plays {region}" for region in REGIONS]
        if hand.dragon:
            offers += ["plays the Dragon", "keeps the Dragon"]
        if hand.witch and self.table.phase is Phase.CHOOSING:
            offers.append("plays no Witch")
        offers += ["plays the Knight", *(f"puts two in {region}" for region in REGIONS)]
        return [(one, said(claim_said(Claim.parse(one), board, you=you))) for one in offers]

    def in_force(self, subject: str) -> Collection[str]:
        lead = self._lead(subject)
        return [one.removeprefix(lead) for one in self._about(subject)]

    def with_choice(self, subject: str, choice: str) -> list[str]:
        kept = [one for one in self.assumptions if one not in self._about(subject)]
        return kept if choice == NOTHING else [*kept, f"{self._lead(subject)}{choice}"]

    def cleared(self) -> list[str] | None:
        return [] if self.assumptions else None

    def _lead(self, subject: str) -> str:
        """How an assumption about this opponent begins."""
        return f"{self.table.game.players[int(subject)]}: "

    def _about(self, subject: str) -> list[str]:
        return [one for one in self.assumptions if one.startswith(self._lead(subject))]


class OpponentsDialog(Dialog[list[str] | None]):
    """Of which opponent, then what they play."""

    HELP = "what-if"
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = WHAT_IF_KEYS

    what_if = getters.query_one(WhatIf)

    def __init__(self, table: Table, seat: int, assumptions: list[str]) -> None:
        """Asks about the opponents of ``seat``; ``assumptions`` are those made before."""
        super().__init__()
        self._supposing = SupposedOpponents(table, seat, assumptions)

    def compose(self) -> ComposeResult:
        yield WhatIf(self._supposing)

    def action_choose(self, region: str) -> None:
        """A region's number: the opponent plays that region."""
        self.what_if.assume(f"plays {region}")
