"""Where any cards, chosen completely or in part, stand among the candidates of an advice.

No solver and no NumPy: the app uses it while somebody chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from advisor.messages.advice import Candidate
from kingsroad.board import REGIONS
from kingsroad.cards import Card, Hand, Selection
from kingsroad.legal import legal_selections

Effect: TypeAlias = tuple[tuple[int, ...], bool, bool]


@dataclass(frozen=True)
class Exchange:
    """One marker moved, and what the choice would be then.

    Attributes:
        source: the region where the marker does least.
        target: where it would do more.
        gain: how much more, in the goal's unit.
        candidate: the choice with the marker there.
    """

    source: int
    target: int
    gain: float
    candidate: Candidate


@dataclass(frozen=True)
class ChoiceStanding:
    """Where cards stand among the candidates.

    Attributes:
        cards: the cards, with the best ones added to them where some were missing.
        complete: whether none was missing.
        candidate: what they amount to.
        rank: how many candidates are better, plus 1.
        count: the number of candidates.
        equal: whether they are as good as the best, as far as that can be told.
        exchange: the marker that should lie elsewhere, if one alone explains a good part.
    """

    cards: Selection
    complete: bool
    candidate: Candidate
    rank: int
    count: int
    equal: bool
    exchange: Exchange | None


def find_candidate(candidates: Sequence[Candidate], selection: Selection) -> Candidate | None:
    """The candidate with the same effect as a selection, or None."""
    wanted = effect(selection)
    return next((c for c in candidates if effect(Selection.of(c.selection)) == wanted), None)


def standing(
    candidates: Sequence[Candidate], hand: Hand, cards: Sequence[Card]
) -> ChoiceStanding | None:
    """Where these cards of a hand stand, completed as well as can be; None if nothing fits."""
    by_effect = {effect(Selection.of(c.selection)): c for c in candidates}
    found = [
        (candidate, selection)
        for selection in legal_selections(hand)
        if _goes_on_from(selection, cards)
        and (candidate := by_effect.get(effect(selection))) is not None
    ]
    if not found:
        return None
    candidate, selection = max(found, key=lambda pair: pair[0].value)
    return ChoiceStanding(
        cards=selection,
        complete=len(cards) == hand.size,
        candidate=candidate,
        rank=1 + sum(other.value > candidate.value for other in candidates),
        count=len(candidates),
        equal=candidate.loss <= candidate.loss_error,
        exchange=exchange(candidate, candidates),
    )


def _goes_on_from(selection: Selection, cards: Sequence[Card]) -> bool:
    """Whether cards chosen so far can become this selection: a Knight among them goes last."""
    others = tuple(card for card in cards if not card.is_knight)
    knights = [card for card in cards if card.is_knight]
    return selection.cards[: len(others)] == others and all(k in selection.cards for k in knights)


def exchange(candidate: Candidate, candidates: Sequence[Candidate]) -> Exchange | None:
    """The move of one marker that gains most; None where none gains half of what is lost."""
    selection = Selection.of(candidate.selection)
    if selection.has_witch or candidate.loss <= candidate.loss_error:
        return None
    by_effect = {effect(Selection.of(c.selection)): c for c in candidates}
    placed, best = selection.placed(), None
    for source in REGIONS:
        for target in REGIONS:
            if source == target or not placed[source - 1]:
                continue
            moved = list(placed)
            moved[source - 1] -= 1
            moved[target - 1] += 1
            other = by_effect.get((tuple(moved), selection.has_dragon, False))
            if other is not None and (best is None or other.value > best.candidate.value):
                best = Exchange(source, target, other.value - candidate.value, other)
    if best is None or best.gain < max(candidate.loss_error, candidate.loss / 2):
        return None
    return best


def effect(selection: Selection) -> Effect:
    """What a selection does: the markers by region, whether it spends the Dragon, or the Witch."""
    if selection.has_witch:
        return ((0,) * len(REGIONS), False, True)
    return (selection.placed(), selection.has_dragon, False)
