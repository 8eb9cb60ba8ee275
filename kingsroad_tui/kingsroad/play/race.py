"""The King's last lap in sentences: who overtakes, what is settled, who has won, and by what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.kingsroad.play.reveal_frame import RevealFrame, Settled
from kingsroad_tui.kingsroad.play.scoring import standing_sentences
from kingsroad_tui.kingsroad.play.winning import is_close, lead, leaders
from kingsroad_tui.kingsroad.words.people import said_of, who
from kingsroad_tui.words.lists import count, listed

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
