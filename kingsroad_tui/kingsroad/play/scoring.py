"""The scoring of a region, and the King's last lap, in whole sentences.

Of a region they tell the places, ties, Nobles, and who overtakes whom; of the last lap, who
overtakes, what is settled, who has won, and by what.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.board import Board
from kingsroad_tui.kingsroad.play.reveal_frame import Bonus, PlaceCall, RevealFrame, Settled
from kingsroad_tui.kingsroad.play.winning import is_close, lead, leaders
from kingsroad_tui.kingsroad.words.game import the_place, the_region
from kingsroad_tui.kingsroad.words.people import people
from tabletop.say import Say
from tabletop.words.voice import phrase


def region_opening(board: Board, region: int, players: int) -> str:
    """Which region is scored, and what its places pay with this number of players."""
    first, *others = board.paid(region, players)
    where = the_region(board, region)
    if not others:
        return phrase("kingsroad-scoring-one-place", region=where, first=first)
    rest = tuple(
        Say("kingsroad-scoring-pays", points=pays, place=the_place(place))
        for place, pays in enumerate(others, 2)
    )
    return phrase("kingsroad-scoring-places", region=where, first=first, rest=rest)


def place_sentence(call: PlaceCall, names: Sequence[str], present: int) -> str:
    """Who takes a place, alone or tied, and for how much.

    Args:
        call: the place.
        names: everybody's, in seat order.
        present: how many players have anything in the region.

    >>> place_sentence(PlaceCall(2, (0, 2), 3, 6), ("Regent", "Baron", "Duchess"), 3)
    'Regent and Duchess tie with 3: both take 2nd place, 6 points.'
    """
    who, many, markers = people(names, call.seats), len(call.seats), call.influence
    if many == present and many > 1 and not call.points:
        return phrase("kingsroad-scoring-all-tie", who=who, many=many, markers=markers)
    return phrase(
        "kingsroad-scoring-place",
        who=who,
        many=many,
        place=the_place(call.place),
        markers=markers,
        points=call.points,
    )


def noble_sentences(
    board: Board, region: int, won: int, lost: int | None, names: Sequence[str]
) -> list[str]:
    """Whose Noble moves in, and whose goes home."""
    where = the_region(board, region)
    sentences = [phrase("kingsroad-scoring-noble", who=people(names, (won,)), region=where)]
    if lost is not None:
        sentences.append(phrase("kingsroad-scoring-noble-lost", who=people(names, (lost,))))
    return sentences


def bonus_sentence(bonus: Bonus, names: Sequence[str]) -> str:
    """What a Noble and its chain score."""
    who, points = people(names, (bonus.seat,)), bonus.points
    if len(bonus.chain) == 1:
        return phrase("kingsroad-scoring-bonus", who=who, points=points)
    return phrase("kingsroad-scoring-chain", who=who, points=points, regions=bonus.chain)


def standing_sentences(
    before: Sequence[int], after: Sequence[int], names: Sequence[str]
) -> list[str]:
    """Who takes the lead or overtakes others, given everybody's points before and after.

    >>> standing_sentences((10, 12, 9), (18, 12, 13), ("Ann", "Bob", "Cid"))
    ['Ann takes the lead with 18 points.', 'Cid overtakes Bob.']
    """
    sentences = []
    first = leaders(after)
    if first != leaders(before):
        who, many = people(names, first), len(first)
        sentences.append(phrase("kingsroad-scoring-leads", who=who, many=many, points=max(after)))
    for seat, score in enumerate(after):
        passed = [
            other
            for other, points in enumerate(after)
            if before[seat] < before[other] and points < score
        ]
        if passed and seat not in first:
            overtaken = people(names, passed)
            who = people(names, (seat,))
            sentences.append(phrase("kingsroad-scoring-overtakes", who=who, others=overtaken))
    return sentences


def race_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """Who has overtaken whom in a region of the last lap, or how close it is at the top."""
    scores = frame.position.scores
    moved = standing_sentences(frame.scores_before, scores, names)
    if moved or not is_close(scores):
        return moved
    apart = lead(scores)
    if not apart:
        return [phrase("kingsroad-scoring-level", who=people(names, leaders(scores)))]
    first, second, *_ = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    who = people(names, (first, second))
    return [phrase("kingsroad-scoring-close", who=who, points=apart)]


def settled_sentences(found: Settled, names: Sequence[str]) -> tuple[str, ...]:
    """That nobody can catch the leader any more, and the reckoning behind it."""
    rival, behind = people(names, (found.rival,)), found.behind
    if not behind and not found.to_come:
        reckoned = phrase("kingsroad-scoring-fewer-nobles", who=rival)
    elif found.to_come:
        reckoned = phrase(
            "kingsroad-scoring-too-far",
            who=rival,
            behind=behind,
            most=found.to_come,
            level=behind <= found.to_come,
        )
    else:
        reckoned = phrase("kingsroad-scoring-no-more", who=rival, behind=behind)
    leader = people(names, (found.leader,))
    return phrase("kingsroad-scoring-uncaught", who=leader), reckoned


def tie_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """Several have the most points: what their Nobles on the board say."""
    position, winners = frame.position, frame.ranked[0]
    most = position.scores[winners[0]]
    among = sorted(seat for group in frame.ranked for seat in group)
    level = [seat for seat in among if position.scores[seat] == most]
    nobles = tuple(
        Say(
            "kingsroad-scoring-has-nobles",
            who=people(names, (seat,)),
            nobles=position.noble_count(seat),
        )
        for seat in level
    )
    tied = phrase("kingsroad-scoring-level-with", who=people(names, level), points=most)
    return tied, phrase("kingsroad-scoring-nobles", nobles=nobles)


def won_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """Who has won, and by how much."""
    position, winners = frame.position, frame.ranked[0]
    who, points = people(names, winners), position.scores[winners[0]]
    others = [s for group in frame.ranked[1:] for s in group]
    if len(winners) > 1:
        return (phrase("kingsroad-scoring-shared", who=who, points=points),)
    second = max(others, key=lambda seat: position.scores[seat], default=None)
    ahead = -1 if second is None else points - position.scores[second]
    if second is not None and ahead > 0:
        behind = people(names, (second,))
        return (
            phrase(
                "kingsroad-scoring-won-ahead", who=who, points=points, ahead=ahead, second=behind
            ),
        )
    return (phrase("kingsroad-scoring-won", who=who, points=points, by_nobles=ahead == 0),)
