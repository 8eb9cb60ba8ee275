"""The scoring of a region, and the King's last lap, in whole sentences.

Of a region they tell the places, ties, Nobles, and who overtakes whom; of the last lap, who
overtakes, what is settled, who has won, and by what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad_tui.kingsroad.play.reveal_frame import Bonus, PlaceCall, RevealFrame, Settled
from kingsroad_tui.kingsroad.play.winning import is_close, lead, leaders
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import said_of, who, whose
from kingsroad_tui.words.lists import ORDINALS, begun, count, listed
from tabletop.words.voice import phrase

_ALL = {2: "both", 3: "all three", 4: "all four", 5: "all five"}


def region_opening(board: Board, region: int, players: int) -> str:
    """Which region is scored, and what its places pay with this number of players."""
    name = region_name(board, region)
    first, *others = board.paid(region, players)
    if not others:
        return phrase("kingsroad-play-scoring-region-opening", name=name, first=first)
    rest = listed(f"{pays} for {ORDINALS[place]}" for place, pays in enumerate(others, 1))
    return phrase("kingsroad-play-scoring-region-opening-2", name=name, first=first, rest=rest)


def place_sentence(call: PlaceCall, names: Sequence[str], present: int) -> str:
    """Who takes a place, alone or tied, and for how much.

    Args:
        call: the place.
        names: everybody's, in seat order.
        present: how many players have anything in the region.

    >>> place_sentence(PlaceCall(2, (0, 2), 3, 6), ("Regent", "Baron", "Duchess"), 3)
    'Regent and Duchess tie with 3: both take 2nd place, 6 points.'
    """
    tied = len(call.seats)
    points = count(call.points, "point") if call.points else "no points"
    if tied == 1:
        return said_of(
            names,
            call.seats,
            one="{who} is {place} with {markers}: {points}.",
            you="You are {place} with {markers}: {points}.",
            place=ORDINALS[call.place - 1],
            markers=call.influence,
            points=points,
        )
    tying = who(names, call.seats, begins=True)
    if tied == present and not call.points:
        everyone = begun(_ALL[tied]) if tied > 2 else tying
        return phrase(
            "kingsroad-play-scoring-place-sentence", everyone=everyone, influence=call.influence
        )
    place = ORDINALS[call.place - 1]
    return phrase(
        "kingsroad-play-scoring-place-sentence-2",
        tying=tying,
        influence=call.influence,
        all=_ALL[tied],
        place=place,
        points=points,
    )


def noble_sentences(
    board: Board, region: int, won: int, lost: int | None, names: Sequence[str]
) -> list[str]:
    """Whose Noble moves in, and whose goes home."""
    moves_in = said_of(
        names,
        (won,),
        one="{who} leaves a Noble in {region}.",
        you="You leave a Noble in {region}.",
        region=region_name(board, region),
    )
    sentences = [moves_in]
    if lost is not None:
        sentences.append(f"{whose(names, lost)} Noble there goes home.")
    return sentences


def bonus_sentence(bonus: Bonus, names: Sequence[str]) -> str:
    """What a Noble and its chain score."""
    points = count(bonus.points, "point")
    if len(bonus.chain) == 1:
        return said_of(
            names,
            (bonus.seat,),
            one="{who} scores {points} for the Noble.",
            you="You score {points} for the Noble.",
            points=points,
        )
    return said_of(
        names,
        (bonus.seat,),
        one="{who} scores {points} for the chain of Nobles in {linked}.",
        you="You score {points} for the chain of Nobles in {linked}.",
        points=points,
        linked=listed(str(region) for region in bonus.chain),
    )


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
        lead = said_of(
            names,
            first,
            one="{who} takes the lead with {points}.",
            you="You take the lead with {points}.",
            many="{who} share the lead with {points}.",
            points=count(max(after), "point"),
        )
        sentences.append(lead)
    for seat, score in enumerate(after):
        passed = [
            other
            for other, points in enumerate(after)
            if before[seat] < before[other] and points < score
        ]
        if passed and seat not in first:
            overtakes = said_of(
                names,
                (seat,),
                one="{who} overtakes {passed}.",
                you="You overtake {passed}.",
                passed=who(names, passed),
            )
            sentences.append(overtakes)
    return sentences


_UNCAUGHT: Final = {
    "one": "Nobody can catch {who} any more.",
    "you": "Nobody can catch you any more.",
}
_TOO_FAR: Final = {
    "one": "{who} is {behind} behind, with at most {most} to come.",
    "you": "You are {behind} behind, with at most {most} to come.",
}
_NO_MORE: Final = {
    "one": "{who} is {behind} behind and can score no more.",
    "you": "You are {behind} behind and can score no more.",
}
_AND_FEWER_NOBLES: Final = {
    "one": "{who} is {behind} behind, with at most {most} to come, and has fewer Nobles.",
    "you": "You are {behind} behind, with at most {most} to come, and have fewer Nobles.",
}
_WINS: Final = {
    "one": "{who} wins with {points}{margin}!",
    "you": "You win with {points}{margin}!",
    "many": "{who} share the victory with {points}!",
}


def race_sentences(frame: RevealFrame, names: Sequence[str]) -> list[str]:
    """Who has overtaken whom in a region of the last lap, or how close it is at the top."""
    scores = frame.position.scores
    moved = standing_sentences(frame.scores_before, scores, names)
    if moved or not is_close(scores):
        return moved
    apart = lead(scores)
    if not apart:
        return [f"{who(names, leaders(scores), begins=True)} are level!"]
    first, second, *_ = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [f"Only {count(apart, 'point')} between {who(names, (first, second))}!"]


def _reckoning(found: Settled) -> dict[str, str]:
    """Why the last one who could catch the leader cannot."""
    if found.behind <= found.to_come:
        return _AND_FEWER_NOBLES
    return _TOO_FAR if found.to_come else _NO_MORE


def settled_sentences(found: Settled, names: Sequence[str]) -> tuple[str, ...]:
    """That nobody can catch the leader any more, and the reckoning behind it."""
    reckoned = said_of(
        names,
        (found.rival,),
        **_reckoning(found),
        behind=count(found.behind, "point"),
        most=found.to_come,
    )
    return said_of(names, (found.leader,), **_UNCAUGHT), reckoned


def tie_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """Several have the most points: what their Nobles on the board say."""
    position, winners = frame.position, frame.ranked[0]
    most = position.scores[winners[0]]
    among = sorted(seat for group in frame.ranked for seat in group)
    level = [seat for seat in among if position.scores[seat] == most]
    tied = f"{who(names, level, begins=True)} are level with {count(most, 'point')}."
    nobles = listed(
        f"{who(names, (seat,))} {count(position.noble_count(seat), 'Noble')}" for seat in level
    )
    return tied, f"On the board: {nobles}."


def won_sentences(frame: RevealFrame, names: Sequence[str]) -> tuple[str, ...]:
    """Who has won, and by how much."""
    position, winners = frame.position, frame.ranked[0]
    points = position.scores[winners[0]]
    others = [s for group in frame.ranked[1:] for s in group]
    margin = ""
    if len(winners) == 1 and others:
        second = max(others, key=lambda seat: position.scores[seat])
        ahead = points - position.scores[second]
        if ahead > 0:
            margin = f", {count(ahead, 'point')} ahead of {who(names, (second,))}"
        elif ahead == 0:
            margin = " and more Nobles"
    return (said_of(names, winners, **_WINS, points=count(points, "point"), margin=margin),)
