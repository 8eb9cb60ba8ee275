"""The position editor's state: a position being set up, legal or not, and why not. No Textual.

A draft is frozen; every change makes a new one. It may be impossible for a while (nobody sets up a
table in a legal order); `problem` then says where and why.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from enum import StrEnum, unique
from typing import Any, Final

from assassins.actions import ASSASSIN_KILLS, FATAL_WOUNDS
from assassins.cards import RoundCard
from assassins.notation import print_position
from assassins.position import (
    AssassinsPhase,
    AssassinsPosition,
    AssassinsPositionError,
    changed,
    starting_position,
)
from assassins.town import Town, side_a


@unique
class DraftValue(StrEnum):
    """What is set up beside the board, in the order in which it is asked for."""

    ROUND = "round"
    CARD = "card"
    PHASE = "phase"
    KING_AP = "king_ap"
    KNIGHTS_AP = "knights_ap"
    PEOPLE_AP = "people_ap"
    ARREST = "arrest_made"
    KILLED = "knights_killed"
    WOUNDS = "wounds"


Cell = DraftValue | RoundCard
"""Something that can be changed: a value, or how many cards of a kind are face down."""

_OF_KING: Final = (DraftValue.KING_AP, DraftValue.KNIGHTS_AP)
_OF_PEOPLE: Final = (DraftValue.PEOPLE_AP, DraftValue.KILLED)


@dataclass(frozen=True, slots=True)
class AssassinsDraft:
    """A position being set up; the fields are those of `AssassinsPosition`, unchecked."""

    town: Town
    round: int
    phase: AssassinsPhase
    card: RoundCard | None
    king_ap: int
    knights_ap: int
    people_ap: int
    arrest_made: bool
    knights_killed: int
    king: int | None
    wounds: int
    knights: tuple[int, ...]
    townsfolk: tuple[int | None, ...]
    revealed: frozenset[int]
    deck: tuple[RoundCard, ...]

    @classmethod
    def of(cls, position: AssassinsPosition) -> AssassinsDraft:
        """The draft of a position, not over, to be changed."""
        return cls(**{field.name: getattr(position, field.name) for field in fields(cls)})

    @classmethod
    def empty(cls, town: Town | None = None) -> AssassinsDraft:
        """The beginning of a game."""
        town = town or side_a()
        return cls.of(starting_position(town, town.kings[0].square))

    # ------------------------------------------------------------------------- the board

    def with_person(self, number: int, square: int) -> AssassinsDraft:
        """One of the townsfolk (0 to 11) on a square, or gone where it stands there already."""
        there = None if self.townsfolk[number] == square else square
        draft = self if there is None else self.without(square)
        return draft._with_townsfolk({number: there})

    def with_knight(self, square: int) -> AssassinsDraft:
        """A knight on a square, or none where one stands there already."""
        if square in self.knights:
            return self.without(square)
        return replace(self.without(square), knights=tuple(sorted((*self.knights, square))))

    def with_king(self, square: int) -> AssassinsDraft:
        """The king on a square."""
        return replace(self.without(square), king=square)

    def with_revealed(self, square: int) -> AssassinsDraft:
        """Whoever of the townsfolk stands on a square known as an assassin, or not any more."""
        if square not in self.townsfolk:
            return self
        return replace(self, revealed=self.revealed ^ {self.townsfolk.index(square)})

    def without(self, square: int) -> AssassinsDraft:
        """Nobody on a square but the king, who can only stand elsewhere: a townsperson is arrested,
        or killed where it was revealed."""
        knights = tuple(knight for knight in self.knights if knight != square)
        gone = {n: None for n, at in enumerate(self.townsfolk) if at == square}
        return replace(self, knights=knights)._with_townsfolk(gone)

    def _with_townsfolk(self, there: dict[int, int | None] | dict[int, None]) -> AssassinsDraft:
        squares = tuple(there.get(n, at) for n, at in enumerate(self.townsfolk))
        return replace(self, townsfolk=squares)

    # ------------------------------------------------------------------------- beside it

    @property
    def cells(self) -> tuple[Cell, ...]:
        """What can be changed beside the board: what the moment has, and the cards face down."""
        king = self.phase is AssassinsPhase.KING
        left_out = {*_OF_PEOPLE} if king else {*_OF_KING, DraftValue.ARREST}
        if self.card is None:
            left_out |= {*_OF_KING, DraftValue.ARREST, DraftValue.PHASE}
        elif not self.card.shackles:
            left_out.add(DraftValue.ARREST)
        values = [value for value in DraftValue if value not in left_out]
        return (*values, *self.town.kinds)

    def changed(self, cell: Cell, by: int) -> AssassinsDraft:
        """A value one step further on or back; numbers stay within what there can be."""
        if isinstance(cell, RoundCard):
            count = self.deck.count(cell)
            return self._with_deck({cell: _within(count + by, self.town.deck.count(cell))})
        match cell:
            case DraftValue.ROUND:
                return replace(self, round=max(1, _within(self.round + by, len(self.town.deck))))
            case DraftValue.CARD:
                return self._with_next_card(by)
            case DraftValue.PHASE:
                other = (
                    AssassinsPhase.PEOPLE
                    if self.phase is AssassinsPhase.KING
                    else AssassinsPhase.KING
                )
                return replace(self, phase=other)._with_all_ap()
            case DraftValue.ARREST:
                return replace(self, arrest_made=not self.arrest_made)
            case _:
                most = self._most(cell)
                value: dict[str, Any] = {cell.value: _within(getattr(self, cell.value) + by, most)}
                return replace(self, **value)

    def _most(self, cell: DraftValue) -> int:
        """The most that there can be of something counted."""
        card = self.card or RoundCard(0, 0, False, 0)
        return {
            DraftValue.KING_AP: card.king,
            DraftValue.KNIGHTS_AP: card.knights,
            DraftValue.PEOPLE_AP: card.people,
            DraftValue.KILLED: len(ASSASSIN_KILLS),
            DraftValue.WOUNDS: FATAL_WOUNDS - 1,
        }[cell]

    def _with_next_card(self, by: int) -> AssassinsDraft:
        """Another card turned up, of those that can be, or none; it is face down no more."""
        held = Counter(self.deck) + Counter([self.card] if self.card else [])
        choices = [None, *(kind for kind in self.town.kinds if held[kind])]
        card = choices[(choices.index(self.card) + by) % len(choices)]
        phase = self.phase if card else AssassinsPhase.KING
        counts = {kind: held[kind] - (kind == card) for kind in self.town.kinds}
        return replace(self, card=card, phase=phase)._with_deck(counts)._with_all_ap()

    def _with_deck(self, counts: dict[RoundCard, int]) -> AssassinsDraft:
        before = Counter(self.deck)
        deck = [kind for kind in self.town.kinds for _ in range(counts.get(kind, before[kind]))]
        return replace(self, deck=tuple(deck))

    def _with_all_ap(self) -> AssassinsDraft:
        """As a phase begins: all that the card gives is left, nothing is done yet."""
        card, king = self.card, self.phase is AssassinsPhase.KING
        return replace(
            self,
            king_ap=card.king if card and king else 0,
            knights_ap=card.knights if card and king else 0,
            people_ap=card.people if card and not king else 0,
            arrest_made=False,
            knights_killed=0,
        )

    # ------------------------------------------------------------------------- judging

    @property
    def problem(self) -> AssassinsPositionError | None:
        """What makes the position impossible, or None."""
        try:
            AssassinsPosition(**self._values())
        except AssassinsPositionError as error:
            return error
        return None

    @property
    def position(self) -> AssassinsPosition | None:
        """The position set up, or None while it is impossible."""
        return None if self.problem else AssassinsPosition(**self._values())

    @property
    def code(self) -> str | None:
        """The code of the position, or None while it is impossible."""
        position = self.position
        return None if position is None else print_position(position)

    @property
    def drawn(self) -> AssassinsPosition:
        """As the board shows it, possible or not."""
        start = starting_position(self.town, self.town.kings[0].square)
        return changed(start, **self._values())

    def _values(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _within(number: int, most: int) -> int:
    return min(max(number, 0), most)
