"""How long each frame of a reveal stays: the more is at stake, the longer.

A round gets as many beats as it is worth, from those of one in which little happens to those of
one that may decide the game; its frames share them by their weights. What is at stake is seen from
points alone. While cards lie face down nothing of it can be told: they lie as long as ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from kingsroad.cards import Card
from kingsroad.position import GOAL
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.play.winning import is_close, leaders

DULL: Final = 1.6
"""The beats of a round in which nothing is at stake, from the cards to the King's walk."""

DECISIVE: Final = 16.0
"""The beats of a round in which everything is."""

_LAP: Final = (1.5, 5.0)
"""The same for a region of the last lap."""

_FIXED: Final = {
    FrameKind.FACE_DOWN: 0.6,
    FrameKind.GOAL: 4.5,
    FrameKind.FINAL: 4.0,
    FrameKind.SETTLED: 3.5,
    FrameKind.TIE: 6.0,
    FrameKind.WON: 8.0,
}
"""The beats of what stays as long whatever is at stake."""

_WEIGHTS: Final = {
    FrameKind.CARDS: 3.0,
    FrameKind.MARKERS: 1.0,
    FrameKind.WALK: 0.5,
    FrameKind.REGION: 1.0,
    FrameKind.PLACE: 1.0,
    FrameKind.NOBLE: 1.0,
    FrameKind.BONUS: 0.8,
    FrameKind.STANDING: 0.8,
    FrameKind.KING: 2.0,
    FrameKind.RACE: 1.2,
}

_HELD: Final = 1.5
"""How much more a marker weighs that falls alone."""

_SPECIAL: Final = 1.0
"""How much more the cards weigh for each Dragon and Witch."""

_LEAD: Final = 2.5
"""How much more a standing weighs in which the lead changes hands, or all but does."""

_POINTS: Final = 8
"""So many points paid at once weigh twice as much as none."""

_SWING: Final = 16
"""So many points between two players in a round are as much as there can be."""

_EARLY: Final = 0.15
"""How much points count at the beginning of a game, beside those at its end."""

_CONTESTED: Final = 0.01
"""What is at stake with a marker that changes the places of a region."""

_FOR_LEAD: Final = 0.25
"""The same with a lead, at the end of a game."""

_FOR_END: Final = 0.4
"""The same in the round that ends the game."""


_EVENT: Final = 0.06
"""What is at stake with everything that people want to see happen: a Dragon, a Witch, another
region that is scored, a tie that costs a place, a lead that changes hands."""

_READ: Final = {
    FrameKind.PLACE: 1.0,
    FrameKind.NOBLE: 1.0,
    FrameKind.BONUS: 0.8,
    FrameKind.STANDING: 1.2,
}
"""The least beats of a frame with a sentence of its own, once anything happens in a round."""


def paced(frames: Sequence[RevealFrame]) -> tuple[RevealFrame, ...]:
    """The same frames with their beats."""
    found: list[RevealFrame] = []
    for part in _parts(frames):
        shared = [frame for frame in part if frame.kind not in _FIXED]
        least, most = _LAP if part[0].final else (DULL, DECISIVE)
        total = least + (most - least) * stake(part)
        weights = sum(map(_weight, shared))
        eventful = _events(part) > 0
        for frame in part:
            share = _FIXED.get(frame.kind) or _weight(frame) * total / weights
            least = _READ.get(frame.kind, 0.0) if eventful else 0.0
            found.append(replace(frame, beats=max(share, least)))
    return tuple(found)


def stake(part: Sequence[RevealFrame]) -> float:
    """What is at stake in these frames, from 0 (nothing) to 1 (everything)."""
    before, after = _scores_before(part[0]), part[-1].position.scores
    gains = [new - old for old, new in zip(before, after, strict=True)]
    swing = (max(gains) - min(gains)) / _SWING
    late = min(1.0, max(after) / GOAL)
    contested = sum(frame.dropped is not None for frame in part)
    ends = any(frame.kind is FrameKind.GOAL for frame in part)
    lead = leaders(before) != leaders(after) or is_close(after)
    worth = swing * (_EARLY + (1 - _EARLY) * late) + _CONTESTED * contested
    worth += _EVENT * _events(part)
    return min(1.0, worth + _FOR_LEAD * lead * late**2 + _FOR_END * ends)


def _events(part: Sequence[RevealFrame]) -> int:
    """How much happens in these frames that people want to see."""
    last = part[-1]
    cards = [card for shown in last.cards for card in (*shown.turned, *shown.again)]
    special = 0 if last.final else sum(card in (Card.DRAGON, Card.WITCH) for card in cards)
    regions = len({frame.region for frame in part} - {None})
    standings = [frame for frame in part if frame.kind is FrameKind.STANDING]
    leads = sum(
        leaders(frame.scores_before) != leaders(frame.position.scores) for frame in standings
    )
    ties = sum(frame.kind is FrameKind.PLACE and len(frame.calls[-1].seats) > 1 for frame in part)
    return special + max(0, regions - 1) + leads + ties


def _parts(frames: Iterable[RevealFrame]) -> list[list[RevealFrame]]:
    """What is paced by itself: the cards and what they score; each region of the last lap.

    Cards that lie face down begin a part, so what is turned later has no say in what was before.
    """
    parts: list[list[RevealFrame]] = []
    for frame in frames:
        alone = frame.kind in (FrameKind.FACE_DOWN, FrameKind.FINAL)
        lap = frame.final and frame.region is not None
        if not parts or alone or (lap and parts[-1][-1].region != frame.region):
            parts.append([])
        parts[-1].append(frame)
    return parts


def _scores_before(frame: RevealFrame) -> tuple[int, ...]:
    return frame.scores_before if frame.region is not None else frame.position.scores


def _weight(frame: RevealFrame) -> float:
    weight = _WEIGHTS[frame.kind]
    if frame.kind is FrameKind.CARDS:
        last = [card for shown in frame.cards for card in (*shown.turned, *shown.again)]
        weight += _SPECIAL * sum(card in (Card.DRAGON, Card.WITCH) for card in last)
    if frame.kind is FrameKind.MARKERS and frame.dropped is not None:
        weight += _HELD
    if frame.paid:
        weight += max(frame.paid) / _POINTS
    if frame.kind in (FrameKind.STANDING, FrameKind.RACE):
        before, after = frame.scores_before, frame.position.scores
        weight += _LEAD * (leaders(before) != leaders(after))
        weight += _LEAD * (frame.kind is FrameKind.RACE and is_close(after))
    return weight
