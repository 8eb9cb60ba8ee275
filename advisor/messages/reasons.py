"""Why a choice is good, or what it lacks, as facts. Words are made of them elsewhere.

`reasons_for` finds at most three facts about a candidate; `standing` says where any cards, chosen
completely or in part, stand among the candidates, and which marker of theirs is worth the least.
No solver and no NumPy: the app uses it while somebody chooses.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import msgspec

from advisor.messages.advice import Candidate, RegionReason
from kingsroad.board import REGIONS, king_path
from kingsroad.cards import Card, Hand, Selection
from kingsroad.legal import legal_selections
from kingsroad.position import GOAL, Position

MAX_REASONS: Final = 3

_CLEAR: Final = 0.5
"""The points below which a region is no reason."""

_MORE_THAN_NOT: Final = 0.5
"""The chance from which something is what is to be expected."""

_LIKELY: Final = 0.25
"""The chance below which something is not mentioned."""

_SURE: Final = 1 - 1e-9
"""A chance above this is no question any more."""

_SOON: Final = 4
"""A region further down the King's road than this is no reason for a marker now."""

MOST_ADDED: Final = 2
"""The most markers that one player can add to a region in a round: its card and the Knight."""


class ReasonKind(StrEnum):
    """The kinds of facts."""

    LEADS = "leads"
    """The choice makes the player the only first in a region that is scored now."""
    TIES = "ties"
    """It catches up with the leader of a region that is scored now: both get less."""
    PLACE = "place"
    """It takes a lower place in a region that is scored now."""
    PREPARES = "prepares"
    """It puts markers into a region that is scored in a coming round."""
    RISK = "risk"
    """Others can still end a lead."""
    WITCH_NOW = "witch-now"
    """Choosing last is worth more than any open choice."""
    WITCH_KEPT = "witch-kept"
    """Playing the Witch now would bring no more: she stays in hand."""
    ENDS = "ends"
    """It is likely to end the game this round: nothing is prepared or kept any more."""
    DRAGON_NOW = "dragon-now"
    """The Dragon has one more region scored, where the player stands well."""


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fact about a candidate.

    Attributes:
        kind: what is said.
        region: 1 to 8, where it is about one.
        points: what the region is expected to bring this round, or its first place later; for a
            Witch what choosing last adds, in the goal's unit.
        scored: the chance that the region is scored this round; None where it is sure.
        chance: to be first there alone, if the region is scored; of an end, to end the game.
        place: the likeliest place, from 1.
        rivals: the seats it is against.
        needs: for each of the rivals, how many markers end the lead.
        markers: own markers there, Nobles included, with those that the choice places.
        ahead: how many regions further the King gets there.
    """

    kind: ReasonKind
    region: int | None = None
    points: float | None = None
    scored: float | None = None
    chance: float | None = None
    place: int | None = None
    rivals: list[int] = []
    needs: list[int] = []
    markers: int | None = None
    ahead: int | None = None


def influence(position: Position, seat: int, region: int) -> int:
    """The markers of a seat in a region, and its Noble there."""
    return position.markers[seat][region - 1] + (seat in position.nobles[region - 1])


def reasons_for(
    position: Position,
    seat: int,
    candidate: Candidate,
    candidates: Sequence[Candidate],
    choosing: Collection[int],
) -> list[Reason]:
    """At most three facts about a candidate that has its `RegionReason`, weightiest first.

    Args:
        position: the position before the choice.
        seat: the player.
        candidate: the one to explain.
        candidates: all of them.
        choosing: the seats that have a choice to make now.
    """
    selection = Selection.of(candidate.selection)
    if selection.has_witch:
        return [Reason(kind=ReasonKind.WITCH_NOW, points=_worth_of_witch(candidate, candidates))]
    rivals = sorted(other for other in choosing if other != seat)
    found = [*_now(position, seat, candidate, rivals)]
    end = _end(position, seat, candidate)
    if end >= _MORE_THAN_NOT:
        return [*found[: MAX_REASONS - 1], Reason(kind=ReasonKind.ENDS, chance=end)]
    found = [*found, *_later(position, seat, selection, candidate)][:MAX_REASONS]
    witch = next((other for other in candidates if _witch(other)), None)
    if witch is not None and len(found) < MAX_REASONS and witch.loss <= witch.loss_error:
        found.append(Reason(kind=ReasonKind.WITCH_KEPT))
    return found


def _end(position: Position, seat: int, candidate: Candidate) -> float:
    """The chance that the player's own points of this round end the game."""
    missing = GOAL - position.scores[seat]
    return sum(c for points, c in candidate.points_spread.items() if int(points) >= missing)


def _worth_of_witch(witch: Candidate, candidates: Sequence[Candidate]) -> float:
    """What the Witch adds to the best choice without her; nothing where that is as good."""
    others = [other for other in candidates if not _witch(other)]
    if any(other.loss <= other.loss_error for other in others):
        return 0.0
    return max(0.0, witch.value - max((other.value for other in others), default=0.0))


def _witch(candidate: Candidate) -> bool:
    return Card.WITCH in candidate.selection


def _now(
    position: Position, seat: int, candidate: Candidate, rivals: Sequence[int]
) -> Iterator[Reason]:
    """What the regions bring that may be scored in this round, the dearest first.

    ``rivals`` are those who can still add markers.
    """
    regions = [r for r in candidate.regions if r.scored >= _LIKELY]
    helped = [r for r in regions if r.placed and r.points + r.bonus >= _CLEAR]
    helped.sort(key=lambda reason: -(reason.points + reason.bonus))
    for number, reason in enumerate(helped):
        gain = _gain(position, seat, reason)
        if gain.kind is ReasonKind.LEADS and _is_lead_lost(position, reason, gain):
            continue
        yield gain
        if number == 0 and (risk := _risk(position, seat, reason, rivals)):
            yield risk
    if Card.DRAGON in candidate.selection:
        # Its own region is the one that only the Dragon is sure to have scored.
        own = [r for r in regions if not r.placed and r.points + r.bonus >= _CLEAR]
        for reason in own[-1:]:
            yield Reason(kind=ReasonKind.DRAGON_NOW, region=reason.region, points=_points(reason))


def _is_lead_lost(position: Position, reason: RegionReason, gain: Reason) -> bool:
    """Whether a lead as it stands is likelier not to be one once the others have added theirs.

    Who overtakes somebody needs to be paid for it, be it for a lower place; who is said to be
    ahead, to be so alone.
    """
    if not gain.rivals:
        return reason.first < _MORE_THAN_NOT
    paid = position.board.paid(reason.region, position.num_players)
    chance = sum(c for c, points in zip(reason.places, paid, strict=False) if points)
    return chance < _MORE_THAN_NOT


def _gain(position: Position, seat: int, reason: RegionReason) -> Reason:
    """The best that can be said of markers in a region that is scored now."""
    before = influence(position, seat, reason.region)
    own = before + reason.placed
    rivals = [other for other in position.seats if other != seat]
    top = max(influence(position, other, reason.region) for other in rivals)
    caught = [o for o in rivals if top and influence(position, o, reason.region) == top]
    kind = ReasonKind.PLACE
    if own > top:
        kind = ReasonKind.LEADS
    elif own == top:
        kind = ReasonKind.TIES
    places = reason.places
    return Reason(
        kind=kind,
        region=reason.region,
        points=_points(reason),
        scored=reason.scored if reason.scored < _SURE else None,
        chance=reason.first,
        place=1 + places.index(max(places)) if places else None,
        rivals=caught if before <= top else [],
        markers=own,
    )


def _risk(
    position: Position, seat: int, reason: RegionReason, rivals: Sequence[int]
) -> Reason | None:
    """Who can end a lead with the markers in hand, and how many that takes."""
    own = influence(position, seat, reason.region) + reason.placed
    need = {
        other: own - influence(position, other, reason.region)
        for other in position.seats
        if other != seat
    }
    if min(need.values()) <= 0:
        return None
    able = {o: need[o] for o in rivals if need[o] <= min(MOST_ADDED, position.in_hand[o])}
    if not able:
        return None
    return Reason(
        kind=ReasonKind.RISK,
        region=reason.region,
        rivals=list(able),
        needs=list(able.values()),
        chance=1 - reason.first,
    )


def _later(
    position: Position, seat: int, selection: Selection, candidate: Candidate
) -> Iterator[Reason]:
    """What the markers in regions of coming rounds prepare, the nearest first."""
    placed = selection.placed()
    said = {r.region for r in candidate.regions if r.scored >= _LIKELY}
    for ahead, region in enumerate(king_path(position.king, len(REGIONS))):
        if not placed[region - 1] or region in said or ahead > _SOON:
            continue
        own = influence(position, seat, region) + placed[region - 1]
        others = {o: influence(position, o, region) for o in position.seats if o != seat}
        if max(others.values()) - own > min(MOST_ADDED, position.in_hand[seat] - sum(placed)):
            continue  # out of reach in one more round
        yield Reason(
            kind=ReasonKind.PREPARES,
            region=region,
            points=float(position.board.region(region).banner[0]),
            rivals=[o for o, count in others.items() if count >= own],
            markers=own,
            ahead=ahead,
        )


def _points(reason: RegionReason) -> float:
    return reason.points + reason.bonus


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
    wanted = _effect(selection)
    return next((c for c in candidates if _effect(Selection.of(c.selection)) == wanted), None)


def standing(
    candidates: Sequence[Candidate], hand: Hand, cards: Sequence[Card]
) -> ChoiceStanding | None:
    """Where these cards of a hand stand, completed as well as can be; None if nothing fits."""
    by_effect = {_effect(Selection.of(c.selection)): c for c in candidates}
    found = [
        (candidate, selection)
        for selection in legal_selections(hand)
        if _goes_on_from(selection, cards)
        and (candidate := by_effect.get(_effect(selection))) is not None
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
        exchange=_exchange(candidate, candidates),
    )


def _goes_on_from(selection: Selection, cards: Sequence[Card]) -> bool:
    """Whether cards chosen so far can become this selection: a Knight among them goes last."""
    others = tuple(card for card in cards if not card.is_knight)
    knights = [card for card in cards if card.is_knight]
    return selection.cards[: len(others)] == others and all(k in selection.cards for k in knights)


def _exchange(candidate: Candidate, candidates: Sequence[Candidate]) -> Exchange | None:
    """The move of one marker that gains most; None where none gains half of what is lost."""
    selection = Selection.of(candidate.selection)
    if selection.has_witch or candidate.loss <= candidate.loss_error:
        return None
    by_effect = {_effect(Selection.of(c.selection)): c for c in candidates}
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


def _effect(selection: Selection) -> tuple[tuple[int, ...], bool, bool]:
    if selection.has_witch:
        return ((0,) * len(REGIONS), False, True)
    return (selection.placed(), selection.has_dragon, False)
