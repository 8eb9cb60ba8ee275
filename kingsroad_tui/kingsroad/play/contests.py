"""What the markers of a round change in a region, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad_tui.kingsroad.play.reveal_frame import RegionContest
from kingsroad_tui.kingsroad.play.winning import leaders
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import said_of

_ALONE: Final = {
    "one": "{who} is alone in {region}.",
    "you": "You are alone in {region}.",
}
_LEADS: Final = {
    "one": "{who} takes the lead in {region}, {most} to {next}.",
    "you": "You take the lead in {region}, {most} to {next}.",
}
_STAYS: Final = {
    "one": "{who} stays ahead in {region}, {most} to {next}.",
    "you": "You stay ahead in {region}, {most} to {next}.",
}
_LEVEL: Final = {
    "one": "",
    "you": "",
    "many": "{who} are level in {region} with {most} each.",
}


def contest_sentence(contest: RegionContest, board: Board, names: Sequence[str]) -> str:
    """Who has most in the region now, and whether that is new.

    >>> from kingsroad.board import kingdom
    >>> contest_sentence(RegionContest(5, (2, 1), (2, 3)), kingdom(), ("Ann", "Bob"))
    'Bob takes the lead in 5 Dark Tower, 3 to 2.'
    """
    first, second = leaders(contest.before), leaders(contest.now)
    others = [held for seat, held in enumerate(contest.now) if seat not in second]
    behind = max(others, default=0)
    if len(second) > 1:
        forms = _LEVEL
    elif not behind:
        forms = _ALONE
    else:
        forms = _STAYS if first == second else _LEADS
    return said_of(
        names,
        second,
        **forms,
        region=region_name(board, contest.region),
        most=max(contest.now),
        next=behind,
    )
