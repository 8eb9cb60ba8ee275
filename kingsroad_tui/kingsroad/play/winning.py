"""Who is winning, who has won, and whether that can still change by the rules. No Textual."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kingsroad.board import REGIONS
from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.reveal_frame import Settled

CLOSE: Final = 2
"""So many points between the first two are close."""


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points; none while nobody has any."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best > 0)


def lead(scores: Sequence[int]) -> int:
    """The points between the first two."""
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def is_close(scores: Sequence[int]) -> bool:
    """Whether only a few points lie between the first two."""
    return lead(scores) <= CLOSE


def ranking(position: Position, forfeited: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """The seats by points, then Nobles; equal ones together, those that forfeited last."""
    ranked = [tuple(s for s in group if s not in forfeited) for group in position.ranking]
    last = tuple(seat for group in position.ranking for seat in group if seat in forfeited)
    return tuple(group for group in (*ranked, last) if group)


def settled(
    position: Position, this_round: Sequence[int], lap: Sequence[int], out: Collection[int] = ()
) -> Settled | None:
    """Who can no longer be caught, once it is known that the game ends with this round.

    A rival is granted first place in every region to come where they have any influence, and in
    this round the longest chain of Nobles as well, the leader nothing: so it is certain, and it
    does not look ahead.

    Args:
        position: the markers as they lie, and everybody's points by now.
        this_round: the regions of this round that are still to be scored.
        lap: the regions of the final scoring that are still to be scored.
        out: the seats that have forfeited, and so cannot win.
    """
    seats = [seat for seat in position.seats if seat not in out]
    if len(seats) < 2:
        return None
    scores = position.scores
    leader = max(seats, key=lambda seat: (scores[seat], position.noble_count(seat)))
    rivals = [seat for seat in seats if seat != leader]
    reach = {seat: most_to_come(position, seat, this_round, lap) for seat in rivals}
    # Nobles move only while regions of the round are scored.
    nobles = {seat: 0 if this_round else position.noble_count(seat) for seat in seats}
    best = (scores[leader], nobles[leader])
    if any((scores[seat] + reach[seat], nobles[seat]) >= best for seat in rivals):
        return None
    nearest = max(rivals, key=lambda seat: scores[seat] + reach[seat])
    return Settled(leader, nearest, scores[leader] - scores[nearest], reach[nearest])


def most_to_come(
    position: Position, seat: int, this_round: Sequence[int], lap: Sequence[int]
) -> int:
    """The most points that somebody could still score, by where they have markers and Nobles."""
    points = 0
    for region in (*this_round, *lap):
        if position.influence(seat, region):
            first, *_ = position.board.paid(region, position.num_players)
            points += first + (len(REGIONS) if region in this_round else 0)
    return points
