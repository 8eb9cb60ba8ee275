"""What must hold of every reason: its numbers, and that what it speaks of cannot be moved freely.

Worked out anew from the board and from the other candidates of the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from advisor.messages.advice import Candidate, Reason, ReasonKind, RegionReason
from advisor.messages.protocol import Advice
from kingsroad.board import REGIONS
from kingsroad.cards import Card, Selection
from kingsroad.position import Position

ABOUT_MARKERS = (
    ReasonKind.LEADS,
    ReasonKind.HOLDS,
    ReasonKind.TIES,
    ReasonKind.PLACE,
    ReasonKind.BLOCKS,
    ReasonKind.PREPARES,
    ReasonKind.RISK,
    ReasonKind.MATTERS,
)
"""The reasons for own markers in a region."""


def assert_reasons_hold(advice: Advice, position: Position) -> int:
    """All reasons given in an answer hold, of every choice that has some; returns their number."""
    best = next(one for one in advice.candidates if one.selection == advice.recommended)
    assert advice.reasons == best.reasons
    number = 0
    for candidate in advice.candidates:
        assert len(candidate.reasons) <= 3
        for reason in candidate.reasons:
            number += 1
            _assert_passes_the_test(reason, candidate, advice.candidates)
            _assert_numbers(reason, candidate, advice, position)
    return number


def _assert_passes_the_test(
    reason: Reason, candidate: Candidate, candidates: Sequence[Candidate]
) -> None:
    """What the reason speaks of, moved to the best other place, loses more than the error."""
    if reason.kind in (ReasonKind.WITCH_KEPT, ReasonKind.ENDS, ReasonKind.ALIKE):
        return
    if reason.kind is ReasonKind.FINAL and reason.falls is None:
        return  # what is open there is told, and no marker praised
    others = list(_changed(reason, candidate, candidates))
    assert others, (reason, candidate.selection)
    nearest = min(others, key=lambda other: other.loss)
    falls = nearest.loss - candidate.loss
    assert falls > max(nearest.loss_error, candidate.loss_error), (reason, candidate.selection)
    assert reason.falls == pytest.approx(falls, abs=1e-9)
    assert any(other.selection == reason.instead for other in others)


def _changed(
    reason: Reason, candidate: Candidate, candidates: Sequence[Candidate]
) -> Iterable[Candidate]:
    """The choices that differ in just what the reason speaks of."""
    own = Selection.of(candidate.selection)
    for other in candidates:
        play = Selection.of(other.selection)
        if reason.kind is ReasonKind.WITCH_NOW:
            if not play.has_witch:
                yield other
            continue
        if play.has_witch:
            continue
        more = [had <= has for had, has in zip(own.placed(), play.placed(), strict=True)]
        if reason.kind is ReasonKind.DRAGON_NOW:
            if all(more) and not play.has_dragon:
                yield other
            continue
        at = (reason.region or 0) - 1
        stays = all(kept for region, kept in enumerate(more) if region != at)
        if stays and not more[at] and play.has_dragon >= own.has_dragon:
            yield other


def _assert_numbers(
    reason: Reason, candidate: Candidate, advice: Advice, position: Position
) -> None:
    seat, selection = advice.player, Selection.of(candidate.selection)
    placed = selection.placed()
    now = next((r for r in candidate.regions if r.region == reason.region), None)
    if reason.kind in ABOUT_MARKERS:
        assert reason.region is not None and placed[reason.region - 1] > 0
        own = position.influence(seat, reason.region) + placed[reason.region - 1]
        others = {o: position.influence(o, reason.region) for o in position.seats if o != seat}
        _assert_of_markers(reason, now, own, max(others.values()), placed[reason.region - 1])
    match reason.kind:
        case ReasonKind.RISK:
            for rival, need in zip(reason.rivals, reason.needs, strict=True):
                assert others[rival] + need == own and need <= position.in_hand[rival]
            assert now is not None and now.first >= 0.5
        case ReasonKind.PREPARES:
            assert not any(one.kind is ReasonKind.ENDS for one in candidate.reasons)
            assert (not reason.rivals) == (own > max(others.values()))
            assert max(others.values()) - own <= 2, "one can catch up in one more round"
        case ReasonKind.ENDS:
            missing = 40 - position.scores[seat]
            assert (reason.chance or 0) >= 0.5
            if reason.own:
                assert candidate.worst is not None and candidate.worst >= missing
                assert (
                    sum(c for p, c in candidate.points_spread.items() if int(p) >= missing) > 0.99
                )
        case ReasonKind.FINAL:
            assert reason.region is not None and reason.points is not None
            stake = next(one for one in advice.stakes if one.region == reason.region)
            assert reason.points == pytest.approx(stake.left[placed[reason.region - 1]], abs=1e-9)
            (end,) = (one for one in candidate.reasons if one.kind is ReasonKind.ENDS)
            assert reason.region in end.regions
        case ReasonKind.DRAGON_NOW:
            assert Card.DRAGON in candidate.selection and now is not None
            assert reason.region != position.king, "which is scored without it"
            assert 0.5 <= (reason.points or 0) <= now.points + now.bonus + 1e-9
        case ReasonKind.WITCH_KEPT:
            witch = next(one for one in advice.candidates if Card.WITCH in one.selection)
            assert witch.loss <= witch.loss_error and Card.WITCH not in candidate.selection
        case ReasonKind.ALIKE:
            equal = [one for one in advice.candidates if one.loss <= one.loss_error]
            assert (reason.alike or 0) > 1
            for region in reason.regions:
                assert candidate in equal and reason.alike == len(equal)
                assert all(Selection.of(one.selection).placed()[region - 1] for one in equal)
        case _:
            pass


def _assert_of_markers(
    reason: Reason, now: RegionReason | None, own: int, top: int, placed: int
) -> None:
    """What is said of own markers fits the figures that stand beside it in the details."""
    match reason.kind:
        case ReasonKind.LEADS:
            assert own > top and now is not None
            if not reason.rivals:
                assert now.first >= 0.5
            assert sum(now.places[:-1]) >= 0.5 - 1e-9, "likelier paid than not"
        case ReasonKind.HOLDS:
            assert own - placed > top and now is not None and now.first >= 0.5
            assert now.first - (reason.without or 0) >= 0.25
        case ReasonKind.TIES:
            assert own == top > 0
        case ReasonKind.PLACE:
            assert now is not None
            if reason.place is not None:
                assert now.places[reason.place - 1] >= 0.5
        case _:
            pass
    if reason.kind in (ReasonKind.LEADS, ReasonKind.HOLDS, ReasonKind.TIES, ReasonKind.PLACE):
        assert now is not None
        assert reason.points == pytest.approx(now.points + now.bonus, abs=1e-9)
        assert now.points + now.bonus >= 0.5
    if reason.region is not None:
        assert reason.region in REGIONS
