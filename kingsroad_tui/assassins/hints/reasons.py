"""Why a pawn does what a hint recommends, and what sets another way to play apart from the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import (
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
)
from assassins.actions import ActionKind, parse_action
from assassins.town import LETTERS
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.words.lists import count, listed
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

JOINT: Final = frozenset(
    {AssassinsReasonKind.SHUTS, AssassinsReasonKind.OPENS, AssassinsReasonKind.CLEARS}
)
"""What several pawns can do only together."""


_SURE: Final = 1e-9
"""A chance no further from 0 or 1 is certain: no rounding of the belief comes near it."""


FARTHEST: Final = 3
"""The most AP that a card of the printed game leaves before a wound: who needs more is no threat
yet."""


def reason_words(
    reason: AssassinsReason, actors: Mapping[int, str], *, revealed: bool = False
) -> str:
    """The clause after what a pawn does.

    Args:
        reason: the solver's.
        actors: who does each action of the turn, by its place.
        revealed: whether it removes somebody who is known to be an assassin, which is not news.
    """
    match reason.kind:
        case AssassinsReasonKind.PROGRESS:
            return phrase(
                "assassins-hints-reasons-reason-words", gate=reason.gate, count=reason.steps or 0
            )
        case AssassinsReasonKind.REMOVES:
            return _removes(reason, revealed=revealed)
        case AssassinsReasonKind.KEEPS_OFF:
            return phrase(
                "assassins-hints-reasons-reason-words-2",
                people_words=people_words(reason.letters),
                after=_after(reason.ap or 0),
            )
        case AssassinsReasonKind.ROOM:
            return phrase(
                "assassins-hints-reasons-reason-words-3",
                get=actors.get(reason.other or 0, "what follows"),
            )
        case AssassinsReasonKind.OPENS:
            return phrase("assassins-hints-reasons-reason-words-4", gate=reason.gate)
        case AssassinsReasonKind.SHORTENS:
            return phrase(
                "assassins-hints-reasons-reason-words-5", count=reason.steps or 0, gate=reason.gate
            )
        case AssassinsReasonKind.CLEARS:
            return phrase("assassins-hints-reasons-reason-words-6")
        case AssassinsReasonKind.FARTHER:
            far = f"keeps {people_words(reason.letters)} farther off"
            return phrase("assassins-hints-reasons-reason-words-7", far=far, ap=reason.ap or 0)
        case AssassinsReasonKind.GUARDS:
            return phrase("assassins-hints-reasons-reason-words-8")
        case AssassinsReasonKind.SHUTS:
            return f"blocks every way to {f'the {reason.gate}' if reason.gate else 'a'} gate"
        case AssassinsReasonKind.LENGTHENS:
            steps = count(reason.steps or 0, "step")
            return phrase("assassins-hints-reasons-reason-words-9", gate=reason.gate, steps=steps)
        case AssassinsReasonKind.BLOCKS:
            return phrase("assassins-hints-reasons-reason-words-10")
        case AssassinsReasonKind.NEARER | AssassinsReasonKind.FEIGNS if (reason.ap or 0) > FARTHEST:
            return phrase("assassins-hints-reasons-reason-words-11", needs=_needs(reason))
        case AssassinsReasonKind.NEARER:
            return phrase("assassins-hints-reasons-reason-words-12", needs=_needs(reason))
        case AssassinsReasonKind.FEIGNS:
            return phrase("assassins-hints-reasons-reason-words-13", needs=_needs(reason))


def reasoned(acts: Sequence[str], why: str) -> str:
    """What is done, by one pawn or by several in a row, and why, where that is known."""
    done = "; ".join(acts)
    if not why:
        return done
    together = "together this " if len(acts) > 1 else ""
    return f"{done}: {together}{why}"


def people_words(letters: Iterable[str]) -> str:
    """``the carpenter D and the monk H``."""
    return listed(said(person(LETTERS.index(letter))) for letter in letters)


def _removes(reason: AssassinsReason, *, revealed: bool) -> str:
    if revealed:
        return (
            ""
            if reason.ap is None
            else phrase("assassins-hints-reasons-removes", after=_after(reason.ap))
        )
    chance = reason.chance or 0.0
    if chance < _SURE:
        return phrase("assassins-hints-reasons-removes-2")
    sure = chance > 1 - _SURE
    who = "surely an assassin" if sure else f"{percent(chance)} likely an assassin"
    if reason.ap is None:
        return who
    could = "who could" if sure else "and then it could"
    return phrase(
        "assassins-hints-reasons-removes-3", who=who, could=could, after=_after(reason.ap)
    )


def _needs(reason: AssassinsReason) -> str:
    if not reason.ap:
        return phrase("assassins-hints-reasons-needs")
    least = "at least " if reason.at_least else ""
    return phrase("assassins-hints-reasons-needs-2", least=least, ap=reason.ap)


def _after(ap: int) -> str:
    return (
        phrase("assassins-hints-reasons-after", ap=ap)
        if ap
        else phrase("assassins-hints-reasons-after-2")
    )


class _Difference(NamedTuple):
    """Something in which a way to play differs from the best one; ``good`` to the advised side;
    ``danger`` where it is about what the king risks."""

    words: str
    good: bool
    danger: bool = False


def apart_words(
    way: AssassinsCandidate, best: AssassinsCandidate, side: str, *, but_danger: bool = False
) -> str:
    """``safer, but 2 steps behind``; empty where nothing that counts is different.

    Args:
        way: what is set apart.
        best: from which.
        side: whose ways they are.
        but_danger: whether the king's danger is left out, where it is told of beside.
    """
    differences = _for_the_people if side == "people" else _for_the_king
    found = [one for one in differences(way, best) if not (but_danger and one.danger)]
    better = [one.words for one in found if one.good]
    worse = [one.words for one in found if not one.good]
    parts = [listed(words) for words in (better, worse) if words]
    return ", but ".join(parts)


def _for_the_king(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    yield from _danger(way, best)
    yield from _steps(way, best)
    more, fewer = set(way.arrests) - set(best.arrests), set(best.arrests) - set(way.arrests)
    if more:
        yield _Difference(f"arrests {people_words(sorted(more))}", good=True)
    if fewer:
        yield _Difference(f"does not arrest {people_words(sorted(fewer))}", good=False)
    if way.win != best.win and not (more or fewer):
        often = "more" if way.win > best.win else "less"
        yield _Difference(f"wins at once {often} often", good=way.win > best.win)


def _danger(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    """Safer or riskier; where the king is killed by fewer but wounded by more, both are said."""
    deaths = way.death_worlds - best.death_worlds
    wounds = way.wound_worlds - best.wound_worlds
    if deaths * wounds >= 0:
        if deaths or wounds:
            safer = deaths < 0 or wounds < 0
            yield _Difference("safer" if safer else "riskier", good=safer, danger=True)
        return
    for what, more in (("the king dies", deaths), ("he is wounded", wounds)):
        often = "less" if more < 0 else "more"
        yield _Difference(f"{what} {often} often", good=more < 0, danger=True)


def _steps(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    """How much nearer to a gate the king ends, or farther from it."""
    here, there = _way_left(way), _way_left(best)
    if here is None or there is None:
        if here != there:
            words = "no way to a gate is open" if here is None else "a way to a gate is open"
            yield _Difference(words, good=here is not None)
    elif here != there:
        steps = count(abs(here - there), "step")
        yield _Difference(f"{steps} {'behind' if here > there else 'ahead'}", good=here < there)


def _way_left(way: AssassinsCandidate) -> int | None:
    return way.need if way.through is None else way.through


def _for_the_people(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    if way.wound != best.wound:
        words = "wounds the king" if way.wound else "the king is not wounded"
        yield _Difference(words, good=way.wound > best.wound)
    if (way.leaves or 0) != (best.leaves or 0):
        worse = (way.leaves or 0) > (best.leaves or 0)
        words = "the king may walk out next turn" if worse else "the king cannot walk out next turn"
        yield _Difference(words, good=not worse)
    yield from _kills_and_reveals(way, best)
    if way.strike is not None and best.strike is not None and way.strike != best.strike:
        nearer = way.strike < best.strike
        ap = abs(way.strike - best.strike)
        where = "nearer to" if nearer else "farther from"
        yield _Difference(f"{ap} AP {where} a strike", good=nearer)
    here, there = _way_left(way), _way_left(best)
    if here is None or there is None:
        if here != there:
            words = "every gate is blocked" if here is None else "a gate stays open"
            yield _Difference(words, good=here is None)
    elif here != there:
        steps = count(abs(here - there), "step")
        longer = here > there
        yield _Difference(f"his way is {steps} {'longer' if longer else 'shorter'}", good=longer)


def _kills_and_reveals(way: AssassinsCandidate, best: AssassinsCandidate) -> Iterator[_Difference]:
    kills = _times(way, ActionKind.ASSASSIN_KILL) - _times(best, ActionKind.ASSASSIN_KILL)
    if kills:
        knights = count(abs(kills), "knight")
        words = f"kills {knights} more" if kills > 0 else f"kills {knights} fewer"
        yield _Difference(words, good=kills > 0)
    reveals = _times(way, ActionKind.REVEAL) - _times(best, ActionKind.REVEAL)
    if reveals:
        words = "shows who an assassin is" if reveals > 0 else "keeps your assassins hidden"
        yield _Difference(words, good=reveals < 0)


def _times(way: AssassinsCandidate, kind: ActionKind) -> int:
    return sum(parse_action(text).kind is kind for text in way.actions)
