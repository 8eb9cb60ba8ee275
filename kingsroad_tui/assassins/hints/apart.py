"""What sets a way to play apart from the best one, and what the king risks by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, Protocol

from advisor.messages.assassins_answers import AssassinsCandidate
from assassins.actions import ActionKind, Side, parse_action
from kingsroad_tui.assassins.words.game import people
from tabletop.say import Say, Share
from tabletop.words.voice import phrase

_FEWEST: Final = 0.005
"""Chances that differ by less look alike."""


class _Difference(NamedTuple):
    """Something in which a way to play differs from the best one; ``good`` to the advised side;
    ``danger`` where it is about what the king risks."""

    words: Say
    good: bool
    danger: bool = False


def apart_sentence(way: AssassinsCandidate, best: AssassinsCandidate, side: str) -> str:
    """``Beside the best: safer, but 2 steps behind.``; empty where only the chance is worse."""
    facts = _apart(way, best, side)
    if facts["how"] == "alike" and not way.as_good_as(best):
        return ""
    return phrase("assassins-hints-apart-sentence", **facts)


def apart_words(
    way: AssassinsCandidate, best: AssassinsCandidate, side: str, *, but_danger: bool = False
) -> str:
    """The same as a clause; empty where nothing that counts is different.

    Args:
        way: what is set apart.
        best: from which.
        side: whose ways they are.
        but_danger: whether the king's danger is left out, where it is told of beside.
    """
    facts = _apart(way, best, side, but_danger=but_danger)
    return "" if facts["how"] == "alike" else phrase("assassins-hints-apart", **facts)


def _apart(
    way: AssassinsCandidate, best: AssassinsCandidate, side: str, *, but_danger: bool = False
) -> dict[str, str | tuple[Say, ...]]:
    differences = _for_the_people if side == Side.PEOPLE.value else _for_the_king
    found = [one for one in differences(way, best) if not (but_danger and one.danger)]
    better = tuple(one.words for one in found if one.good)
    worse = tuple(one.words for one in found if not one.good)
    how = "both" if better and worse else "better" if better else "worse" if worse else "alike"
    return {"how": how, "better": better, "worse": worse}


class Risk(Protocol):
    """The chances that the king is killed, and wounded at least."""

    @property
    def death(self) -> float:
        """Killed."""
        ...

    @property
    def wound(self) -> float:
        """Wounded at least."""
        ...


def harm(risk: Risk) -> dict[str, str | Share]:
    """What the king risks, as the facts of a message."""
    death, wound = risk.death, risk.wound
    if not wound:
        kind = "none"
    elif death == 1:
        kind = "kills-surely"
    elif not death:
        kind = "wounds-surely" if wound == 1 else "wounds"
    else:
        kind = "kills" if death == wound else "both"
    return {"harm": kind, "death": Share(death), "wound": Share(wound)}


def risk_clause(risk: Risk) -> str:
    """The same in a sentence of something else: ``the king can be wounded (62% likely)``."""
    return phrase("assassins-hints-risk", **harm(risk))


def _for_the_king(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    yield from _danger(way, best)
    here, there = way_left(way), way_left(best)
    if here is None or there is None:
        if here != there:
            words = Say("assassins-hints-apart-gate", open=here is not None)
            yield _Difference(words, good=here is not None)
    elif here != there:
        words = Say("assassins-hints-apart-steps", ahead=here < there, steps=abs(here - there))
        yield _Difference(words, good=here < there)
    more, fewer = set(way.arrests) - set(best.arrests), set(best.arrests) - set(way.arrests)
    if more:
        words = Say("assassins-hints-apart-arrests", people=people(sorted(more)))
        yield _Difference(words, good=True)
    if fewer:
        words = Say("assassins-hints-apart-spares", people=people(sorted(fewer)))
        yield _Difference(words, good=False)
    if abs(way.win - best.win) >= _FEWEST and not (more or fewer):
        better = way.win > best.win
        yield _Difference(Say("assassins-hints-apart-wins", more=better), good=better)


def _danger(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    """Safer or riskier; where the king is killed less often but wounded more often, both."""
    deaths, wounds = (
        round(chance, 2) for chance in (way.death - best.death, way.wound - best.wound)
    )
    if deaths * wounds >= 0:
        if deaths or wounds:
            safer = deaths < 0 or wounds < 0
            words = Say("assassins-hints-apart-risk", safer=safer)
            yield _Difference(words, good=safer, danger=True)
        return
    words = Say("assassins-hints-apart-death", less=deaths < 0)
    yield _Difference(words, good=deaths < 0, danger=True)
    words = Say("assassins-hints-apart-wound", less=wounds < 0)
    yield _Difference(words, good=wounds < 0, danger=True)


def way_left(way: AssassinsCandidate) -> int | None:
    """The king's steps to a gate after a way to play, once whoever has to go is gone."""
    return way.need if way.through is None else way.through


def _for_the_people(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    if way.wound != best.wound:
        words = Say("assassins-hints-apart-strike", wounds=bool(way.wound))
        yield _Difference(words, good=way.wound > best.wound)
    if (way.leaves or 0) != (best.leaves or 0):
        may = (way.leaves or 0) > (best.leaves or 0)
        yield _Difference(Say("assassins-hints-apart-walks-out", may=may), good=not may)
    if kills := _times(way, ActionKind.ASSASSIN_KILL) - _times(best, ActionKind.ASSASSIN_KILL):
        words = Say("assassins-hints-apart-kills", more=kills > 0, knights=abs(kills))
        yield _Difference(words, good=kills > 0)
    shown = _times(way, ActionKind.REVEAL)
    reveals = shown - _times(best, ActionKind.REVEAL)
    if reveals > 0 or (reveals and not shown):  # who shows one of two does not stay hidden
        words = Say("assassins-hints-apart-reveals", more=reveals > 0)
        yield _Difference(words, good=reveals < 0)
    if way.strike is not None and best.strike is not None and way.strike != best.strike:
        nearer = way.strike < best.strike
        ap = abs(way.strike - best.strike)
        words = Say("assassins-hints-apart-ready", nearer=nearer, ap=ap)
        yield _Difference(words, good=nearer)
    here, there = way_left(way), way_left(best)
    if here is None or there is None:
        if here != there:
            words = Say("assassins-hints-apart-blocked", blocked=here is None)
            yield _Difference(words, good=here is None)
    elif here != there:
        words = Say("assassins-hints-apart-way", longer=here > there, steps=abs(here - there))
        yield _Difference(words, good=here > there)


def _times(way: AssassinsCandidate, kind: ActionKind) -> int:
    return sum(parse_action(text).kind is kind for text in way.actions)
