"""Where any cards stand among the candidates of an advice, and why a choice is worse than another.

No solver and no NumPy: the app uses it while somebody chooses, also for cards chosen only in part,
and compares any cards with the answer it has. Why one choice is worse than the one advised is told
as facts: what it hangs on, where the other gains.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from advisor.messages.advice import Candidate, Codes, Lack, Moved, ReasonKind, RegionStakes, Split
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

    @property
    def moved(self) -> Moved:
        """The same by what the choice with the marker there loses, nothing where it is as good as
        the best."""
        one = self.candidate
        return Moved(self.source, self.target, one.loss if one.loss > one.loss_error else 0.0)


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


_CLEAR: Final = 0.5
"""A smaller difference in expected points is not mentioned."""


class Gain(msgspec.Struct, frozen=True):
    """How many points more the better choice is expected to bring for the place in a region."""

    region: int
    points: float


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """A choice beside a better one.

    Attributes:
        played: the choice that is worse.
        better: the one advised.
        split: what it hangs on how much worse it is; None where that is no single thing.
        gains: the regions where the better one brings more, most first.
        at_end: whether these are of the last scoring; else of this round.
        moved: the marker that should lie elsewhere, if one alone says it.
        lacks: what it lacks without which no choice is as good.
        wastes: what it does more, with which no choice is as good.
        certain: whether nobody else chooses any more.
        best_play: whether all this is against players who play their equilibrium mixes.
    """

    played: Codes
    better: Codes
    split: Split | None = None
    gains: list[Gain] = []
    at_end: bool = False
    moved: Moved | None = None
    lacks: Lack | None = None
    wastes: Lack | None = None
    certain: bool = False
    best_play: bool = False

    @property
    def regions(self) -> list[int]:
        """The regions in question, ascending: at most four."""
        asked = [gain.region for gain in self.gains[:2]]
        if self.split is not None and self.split.region is not None:
            asked.append(self.split.region)
        if self.moved is not None and len(asked) < 2:
            asked += [self.moved.source, self.moved.target]
        for lack in (self.lacks, self.wastes):
            if lack is not None and lack.region is not None and len(asked) < 2:
                asked.append(lack.region)
        return sorted(set(asked))


def comparison(
    candidates: Sequence[Candidate],
    stakes: Sequence[RegionStakes],
    advised: Codes,
    played: Selection,
    *,
    certain: bool = False,
) -> Comparison | None:
    """Why a choice is worse than the one advised; None where it is not, or nothing is known.

    All but ``played`` is of one answer; ``certain``: whether nobody else chooses any more.
    """
    chosen = find_candidate(candidates, played)
    better = next((one for one in candidates if one.selection == advised), None)
    if chosen is None or better is None or chosen.loss <= chosen.loss_error:
        return None
    if chosen.selection == better.selection:
        return None
    at_end = any(reason.kind is ReasonKind.ENDS for reason in better.reasons)
    found = exchange(chosen, candidates)
    return Comparison(
        played=played.as_revealed().codes,
        better=better.selection,
        split=chosen.split if chosen.split and chosen.split.decides else None,
        gains=_gains(chosen, better, stakes, at_end=at_end),
        at_end=at_end,
        moved=found.moved if found else None,
        lacks=lacking(chosen, better, candidates),
        wastes=wasting(chosen, better, candidates),
        certain=certain,
    )


def _gains(
    chosen: Candidate, better: Candidate, stakes: Sequence[RegionStakes], *, at_end: bool
) -> list[Gain]:
    mine, theirs = (Selection.of(one.selection) for one in (chosen, better))
    if mine.has_witch or theirs.has_witch:
        return []

    def brought(stake: RegionStakes, selection: Selection) -> float:
        added = selection.placed()[stake.region - 1]
        return stake.left[added] if at_end else stake.now[selection.has_dragon][added]

    found = [Gain(one.region, brought(one, theirs) - brought(one, mine)) for one in stakes]
    return sorted((one for one in found if one.points >= _CLEAR), key=lambda one: -one.points)


def lacking(chosen: Candidate, better: Candidate, candidates: Sequence[Candidate]) -> Lack | None:
    """Of what a better choice has more of, that without which every choice loses most."""
    mine, theirs = (Selection.of(one.selection) for one in (chosen, better))
    if mine.has_witch:
        return None
    others = [(Selection.of(other.selection), other) for other in candidates]
    found: list[tuple[Candidate, Lack]] = []

    def without(left: Iterable[Candidate], region: int | None = None, had: int = 0) -> None:
        best = min(left, key=lambda other: other.loss)
        found.append((best, Lack(region, had, best.loss, theirs.has_witch)))

    if theirs.has_witch:
        without(o for of, o in others if not of.has_witch)
    for region in REGIONS:
        had = mine.placed()[region - 1]
        if had < theirs.placed()[region - 1]:
            left = (o for of, o in others if of.has_witch or of.placed()[region - 1] <= had)
            without(left, region, had)
    if theirs.has_dragon and not mine.has_dragon and not theirs.has_witch:
        without(o for of, o in others if of.has_witch or not of.has_dragon)
    sure = [lack for best, lack in found if best.loss > best.loss_error]
    return max(sure, key=lambda lack: lack.loss, default=None)


def wasting(chosen: Candidate, better: Candidate, candidates: Sequence[Candidate]) -> Lack | None:
    """Of what a choice does more than a better one, that with which every choice loses most; None
    where one of them plays a Witch."""
    mine, theirs = (Selection.of(one.selection) for one in (chosen, better))
    if mine.has_witch or theirs.has_witch:
        return None
    others = [(Selection.of(one.selection), one) for one in candidates]
    others = [(of, one) for of, one in others if not of.has_witch]
    found = []
    for region in REGIONS:
        had = mine.placed()[region - 1]
        if had > theirs.placed()[region - 1]:
            alike = (one.loss for of, one in others if of.placed()[region - 1] >= had)
            found.append(Lack(region, had, min(alike), False))
    if mine.has_dragon and not theirs.has_dragon:
        spent = (one.loss for of, one in others if of.has_dragon)
        found.append(Lack(None, 0, min(spent), False))
    return max(found, key=lambda lack: lack.loss, default=None)
