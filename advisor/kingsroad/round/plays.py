"""Every legal play of a hand, enumerated by CP-SAT, under assumptions.

A *selection* is the cards in order; a *play* is what they do: markers by region, Dragon, Witch.
What a hand can play depends on few things (0, 1, 2, 3 or more markers; Dragon; Witch; first or
second choice), so the plays are computed once for each kind of hand and set of claims, and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, Int8
from advisor.core.cpsat import cp_model
from advisor.messages.assumptions import AssumptionError, Claim, ClaimKind
from kingsroad.cards import REGION_CARDS, Card, Hand, Selection
from tabletop.say import Say

_CODE: Final = {card: number for number, card in enumerate(Card)}
_CARD: Final = tuple(Card)
_REGION_CODES: Final = [_CODE[card] for card in REGION_CARDS]


class NothingToPlay(AssumptionError):
    """Claims leave a hand no legal selection.

    Attributes:
        claims: the fewest of them that contradict each other or the hand.
    """

    def __init__(self, claims: tuple[Claim, ...], why: Say) -> None:
        self.claims = claims
        super().__init__(", ".join(map(str, claims)), why)


@unique
class PlayKind(StrEnum):
    """How a play comes about."""

    PLACING = "placing"
    """Without a Witch, and with a Knight that places wherever it can."""
    DECLINING = "declining"
    """Possible only with a Knight that declines to place."""
    WITCH = "witch"
    """The Witch: the other cards return to the hand, and a second choice follows."""


@dataclass(frozen=True, slots=True)
class Play:
    """What a selection does; selections that do the same are one play.

    Attributes:
        placed: markers placed in regions 1 to 8, each 0 to 2; none for a Witch.
        dragon: whether a Dragon is spent.
        witch: whether a Witch is spent (then nothing else takes effect).
        kind: how it comes about.
        selection: the first, by code, of the selections that make this play, without a declining
            Knight where there is one.
    """

    placed: tuple[int, ...]
    dragon: bool
    witch: bool
    kind: PlayKind
    selection: Selection

    @property
    def effect(self) -> tuple[tuple[int, ...], bool, bool]:
        """What it does: equal for all selections that make this play, of one hand."""
        return self.placed, self.dragon, self.witch


@dataclass(frozen=True)
class Plays:
    """The plays of a hand under claims.

    Attributes:
        hand: the hand; 3 markers stand for 3 or more.
        claims: taken for granted.
        selections: every legal selection, by code, with declining Knights and Witches.
        placing: the plays of kind PLACING, by code.
        declining: the plays of kind DECLINING, by code.
        witch: the play of kind WITCH, or None where none is possible.
    """

    hand: Hand
    claims: tuple[Claim, ...]
    selections: tuple[Selection, ...]
    placing: tuple[Play, ...]
    declining: tuple[Play, ...]
    witch: Play | None

    @property
    def selection_count(self) -> int:
        """The number of selections, those with a declining Knight not counted."""
        return sum(Card.DECLINING_KNIGHT not in s.cards for s in self.selections)

    @property
    def effects(self) -> tuple[Play, ...]:
        """The plays without a Witch: placing, then declining."""
        return self.placing + self.declining

    @property
    def candidates(self) -> tuple[Play, ...]:
        """The plays that the hand's player compares: `effects`, then the Witch."""
        return self.effects if self.witch is None else (*self.effects, self.witch)

    @cached_property
    def arrays(self) -> PlayArrays:
        """The `effects` as arrays; the first ``len(placing)`` are the placing plays."""
        return PlayArrays.of(self.effects)

    @cached_property
    def final_arrays(self) -> PlayArrays:
        """The `candidates` as arrays, and behind a Witch the `effects` of her second choice."""
        second = self.again.effects if self.witch else ()
        return PlayArrays.of((*self.candidates, *second))

    @cached_property
    def uniform(self) -> Floats:
        """A chance for each of the `candidates`: every placing play equally likely.

        Where the claims leave none, every declining play; where these are none either, the Witch.
        """
        kind = min((play.kind for play in self.candidates), key=list(PlayKind).index)
        likely = np.array([play.kind is kind for play in self.candidates], dtype=np.float64)
        likely /= likely.sum()
        likely.setflags(write=False)
        return likely

    @property
    def again(self) -> Plays:
        """The plays of the second choice, under the claims that apply to it."""
        claims = (claim for claim in self.claims if claim.card is not Card.WITCH)
        return hand_plays(replace(self.hand, second=True), claims)


@dataclass(frozen=True, eq=False)
class PlayArrays:
    """n plays as read-only arrays.

    Attributes:
        placed: markers placed, int8 [n, 8].
        dragon: whether a Dragon is spent, bool [n].
    """

    placed: Int8
    dragon: Bools

    @classmethod
    def of(cls, plays: Iterable[Play]) -> PlayArrays:
        """The arrays of these plays."""
        plays = tuple(plays)
        placed = np.array([play.placed for play in plays], dtype=np.int8).reshape(-1, 8)
        dragon = np.array([play.dragon for play in plays], dtype=np.bool_)
        placed.setflags(write=False)
        dragon.setflags(write=False)
        return cls(placed, dragon)

    def __len__(self) -> int:
        return len(self.dragon)


def hand_plays(hand: Hand, claims: Iterable[Claim] = ()) -> Plays:
    """The plays of a hand under claims about its player; computed once, then kept.

    Raises:
        NothingToPlay: the claims leave no legal selection.
    """
    state = _state(hand)
    claims = tuple(sorted(set(claims)))
    plays = _hand_plays(state, claims)
    if not plays.selections:
        raise _nothing_to_play(state, claims)
    return plays


def _state(hand: Hand) -> Hand:
    """The hand with everything that does not change its plays set to one value."""
    return replace(
        hand, in_hand=hand.size, witch=hand.witch and not hand.second and hand.in_hand > 0
    )


@lru_cache(maxsize=4096)
def _hand_plays(hand: Hand, claims: tuple[Claim, ...]) -> Plays:
    selections = _enumerated(hand, claims)
    first: dict[tuple[tuple[int, ...], bool, bool], Play] = {}
    # A placing and a declining Knight may do the same: then the placing one stands for both.
    for selection in sorted(selections, key=lambda s: (Card.DECLINING_KNIGHT in s.cards, s.code)):
        witch = selection.has_witch
        effect = (selection.placed(), selection.has_dragon and not witch, witch)
        if effect not in first:
            first[effect] = Play(*effect, kind=_kind(selection), selection=selection)

    def of(kind: PlayKind) -> tuple[Play, ...]:
        return tuple(play for play in first.values() if play.kind is kind)

    return Plays(
        hand=hand,
        claims=claims,
        selections=tuple(sorted(selections, key=lambda s: s.code)),
        placing=of(PlayKind.PLACING),
        declining=of(PlayKind.DECLINING),
        witch=next(iter(of(PlayKind.WITCH)), None),
    )


def _kind(selection: Selection) -> PlayKind:
    if selection.has_witch:
        return PlayKind.WITCH
    if Card.DECLINING_KNIGHT in selection.cards:
        return PlayKind.DECLINING
    return PlayKind.PLACING


def _enumerated(hand: Hand, claims: tuple[Claim, ...]) -> list[Selection]:
    """Every legal selection of a hand under claims, in no particular order."""
    model, slots = selection_model(hand, claims)
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1  # more workers lose and repeat solutions silently
    solver.parameters.cp_model_presolve = False  # costs more than it saves on a model this small
    solver.parameters.log_to_stdout = False
    solver.parameters.catch_sigint_signal = False
    collector = _Collector(slots)
    solver.solve(model, collector)
    return collector.selections


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, slots: list[cp_model.IntVar]) -> None:
        super().__init__()
        self._slots = slots
        self.selections: list[Selection] = []

    def on_solution_callback(self) -> None:
        self.selections.append(Selection(tuple(_CARD[self.value(slot)] for slot in self._slots)))


def selection_model(
    hand: Hand, claims: Iterable[Claim] = ()
) -> tuple[cp_model.CpModel, list[cp_model.IntVar]]:
    """The rules of choosing (3.1) as a CP-SAT model with exactly one solution per legal selection.

    Returns the model and one variable per slot, first card first: the card's place in `Card`.
    Every helper variable is determined by the slots, or solutions would come twice.
    """
    model = cp_model.CpModel()
    last = hand.size - 1

    # Three cards are chosen, or as many as there are markers in hand, from those still in the hand.
    held: set[Card] = {card for card in hand.cards if card not in (Card.WITCH, Card.KNIGHT)}
    slots = []
    for place in range(hand.size):
        may_stand = held.copy()
        # The Witch comes first, and is not chosen again after a Witch.
        if place == 0 and Card.WITCH in hand.cards:
            may_stand.add(Card.WITCH)
        # The Knight comes last, placing a marker or declining to.
        if place == last:
            may_stand |= {Card.KNIGHT, Card.DECLINING_KNIGHT}
        domain = cp_model.Domain.from_values([_CODE[card] for card in may_stand])
        slots.append(model.new_int_var_from_domain(domain, f"card {place + 1}"))

    # No card is chosen twice (the two ways of the Knight share the last slot, so never meet).
    model.add_all_different(slots)

    at: dict[tuple[int, Card], cp_model.IntVar] = {}

    def stands(place: int, card: Card) -> cp_model.IntVar:
        if (place, card) not in at:
            at[place, card] = literal = model.new_bool_var(f"{card.value} at {place + 1}")
            model.add(slots[place] == _CODE[card]).only_enforce_if(literal)
            model.add(slots[place] != _CODE[card]).only_enforce_if(~literal)
        return at[place, card]

    # A Knight declines only where it could place: directly after a region.
    if last >= 1:
        after_region = cp_model.Domain.from_values(_REGION_CODES)
        model.add_linear_expression_in_domain(slots[last - 1], after_region).only_enforce_if(
            stands(last, Card.DECLINING_KNIGHT)
        )
    elif last == 0:
        model.add(slots[last] != _CODE[Card.DECLINING_KNIGHT])

    for claim in claims:
        _add_claim(model, stands, hand.size, claim)
    return model, slots


def _add_claim(
    model: cp_model.CpModel,
    stands: Callable[[int, Card], cp_model.IntVar],
    size: int,
    claim: Claim,
) -> None:
    """Adds a claim; it is about what takes effect, so not about cards chosen with a Witch."""
    cards = (Card.KNIGHT, Card.DECLINING_KNIGHT) if claim.card is Card.KNIGHT else (claim.card,)
    chosen = [stands(place, card) for place in range(size) for card in cards]
    hidden = [stands(0, Card.WITCH)] if size and claim.card is not Card.WITCH else []

    if claim.kind is ClaimKind.PLAYS_NO or (claim.kind is ClaimKind.PUTS and claim.count == 0):
        # The card is not chosen, or a Witch returns it to the hand.
        for literal in chosen:
            model.add_bool_or(~literal, *hidden)
        return

    # The card is chosen, and no Witch returns it to the hand.
    model.add_bool_or(chosen)
    for literal in hidden:
        model.add_bool_and(~literal)
    if claim.kind is ClaimKind.PUTS:
        # A second marker comes only from a Knight that places directly after the region's card.
        doubled = [stands(size - 2, claim.card), stands(size - 1, Card.KNIGHT)] if size >= 2 else []
        if claim.count == 2:
            model.add_bool_and(doubled) if doubled else model.add_bool_or([])
        elif doubled:
            model.add_bool_or([~literal for literal in doubled])


def _nothing_to_play(hand: Hand, claims: tuple[Claim, ...]) -> NothingToPlay:
    """The error for claims that contradict each other or the hand: the fewest, and the reason."""
    culprits = claims
    for claim in claims:
        fewer = tuple(c for c in culprits if c != claim)
        if not _hand_plays(hand, fewer).selections:
            culprits = fewer
    if len(culprits) > 1:
        return NothingToPlay(culprits, Say("advisor-claims-together", cards=hand.size))
    if hand.size == 0:
        return NothingToPlay(culprits, Say("advisor-claims-empty-hand"))
    if problem := hand.missing((culprits[0].card,)):
        return NothingToPlay(culprits, problem.said)
    return NothingToPlay(culprits, Say("advisor-claim-alone", cards=hand.size))
