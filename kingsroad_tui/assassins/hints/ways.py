"""Ways to play the rest of a phase, in words: the best one whole, and what sets others apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
)
from assassins.actions import ActionKind
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from kingsroad_tui.assassins.hints.danger import beside_best_sentence, own_chance_sentence
from kingsroad_tui.assassins.hints.following import Follow
from kingsroad_tui.assassins.hints.hint_notes import beside_knights, goes_nearer
from kingsroad_tui.assassins.hints.outcomes import outcome_sentence
from kingsroad_tui.assassins.hints.reasons import JOINT, apart_words, reason_words, reasoned
from kingsroad_tui.assassins.play.knights import Numbers
from kingsroad_tui.assassins.words.game import sentence
from kingsroad_tui.assassins.words.turns import actors, pawn_acts, reports_of, turn_clauses
from kingsroad_tui.words.lists import listed

NOTHING_ELSE: Final = "Nothing else comes near it."
"""What is to be said of other ways beside a strike."""

NOTHING_DIFFERENT: Final = "No other plan comes close."

CUT_SHORT: Final = "Time ran out before everything was compared: there may be better."

_OTHERS: Final = 3
"""The most other ways that are told."""


class WayToPlay(NamedTuple):
    """A way to play in words.

    Attributes:
        actions: what it does, in notation; none for ending the phase at once.
        headline: what it is, and how it can be played.
        sentences: what sets it apart from the best one, where it is another one; what it leads to.
        moves: what each pawn does, act by act, each with its reason.
    """

    actions: tuple[str, ...]
    headline: str
    sentences: tuple[str, ...]
    moves: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """All that is said."""
        return (self.headline, *self.sentences, *self.moves)


def says_what_to_do(advice: AssassinsAdvice) -> bool:
    """Whether the best way to play is known."""
    return bool(advice.strike_now) or (advice.final and bool(advice.candidates))


def ways_of(
    advice: AssassinsAdvice, position: AssassinsPosition, numbers: Numbers, follow: Follow
) -> tuple[WayToPlay, ...]:
    """The best way to play the rest of the phase, then others; none before it is known.

    Args:
        advice: the solver's.
        position: what it is about.
        numbers: the knights' numbers.
        follow: how somebody can play as it says.
    """
    if advice.strike_now:
        return (_strike(advice.strike_now, position, numbers, follow),)
    if not says_what_to_do(advice):
        return ()
    (way, reports), *rest = ((way, reports_of(position, way.actions)) for way in advice.candidates)
    chance = own_chance_sentence(way)
    leads = [outcome_sentence(way, advice), chance]
    if advice.side == "people":
        leads += beside_knights(reports, advice) if reports else []
    if advice.timed_out:
        leads.append(CUT_SHORT)
    best = WayToPlay(
        tuple(way.actions),
        _best_headline(way, follow),
        (" ".join(filter(None, leads)),),
        _reasoned(way, reports, numbers),
    )
    others = _different(way, reports, rest, advice)
    return (best, *_told(others, way, advice, numbers, follow))


def _best_headline(way: AssassinsCandidate, follow: Follow) -> str:
    if not way.actions:
        return "Best: end your phase now."
    return f"Best moves: {follow.moves.format(actions=' '.join(way.actions))}."


def _strike(
    actions: Sequence[str], position: AssassinsPosition, numbers: Numbers, follow: Follow
) -> WayToPlay:
    reports = reports_of(position, actions)
    why = (
        "That wins the game."
        if reports[-1].after.over
        else "That is his first wound: a second one kills him."
    )
    moves = tuple(f"- {sentence(clause)}" for clause in turn_clauses(reports, numbers))
    headline = f"Strike now: {follow.blow.format(actions=' '.join(actions))}!"
    return WayToPlay(tuple(actions), headline, (why,), moves)


class _Other(NamedTuple):
    """Another way than the best, what happens in it, and what sets it apart."""

    way: AssassinsCandidate
    reports: tuple[ActionReport, ...]
    apart: str


def _different(
    best: AssassinsCandidate,
    reports: Sequence[ActionReport],
    rest: Sequence[tuple[AssassinsCandidate, tuple[ActionReport, ...]]],
    advice: AssassinsAdvice,
) -> list[_Other]:
    """Of other ways those that are about something else, each better or worse in its own way."""
    king = advice.side == "king"
    ideas, said = [_idea(best, reports, king=king)], {""}
    found: list[_Other] = []
    for way, others in rest:
        idea, apart = _idea(way, others, king=king), apart_words(way, best, advice.side)
        if idea not in ideas and apart not in said and len(found) < _OTHERS:
            ideas.append(idea)
            said.add(apart)
            found.append(_Other(way, others, apart))
    return found


def _told(
    others: Sequence[_Other],
    best: AssassinsCandidate,
    advice: AssassinsAdvice,
    numbers: Numbers,
    follow: Follow,
) -> list[WayToPlay]:
    ways = []
    for number, (way, reports, apart) in enumerate(others, start=1):
        leads = (outcome_sentence(way, advice), beside_best_sentence(way, best))
        ways.append(
            WayToPlay(
                tuple(way.actions),
                _other_headline(number, len(others), way, follow),
                (sentence(apart), " ".join(filter(None, leads))),
                _reasoned(way, reports, numbers),
            )
        )
    return ways


def _other_headline(number: int, total: int, way: AssassinsCandidate, follow: Follow) -> str:
    which = f"Another way ({number} of {total})" if total > 1 else "Another way"
    if not way.actions:
        return f"{which}: end your phase now."
    return f"{which}: {follow.moves.format(actions=' '.join(way.actions))}."


def _reasoned(
    way: AssassinsCandidate, reports: Sequence[ActionReport], numbers: Numbers
) -> tuple[str, ...]:
    """What each pawn does, act by act, and why; those in a row that do it for one and the same end
    together."""
    who = actors(reports, numbers)
    reasons = {reason.at: reason for reason in way.reasons}
    groups: list[tuple[str, list[str]]] = []
    for place, pawn, acts, blow in pawn_acts(reports, numbers):
        reason = reasons.get(place)
        if reason and _idle(reason, pawn, who):
            reason = None
        removed = reason and reports[reason.at].action.kind is ActionKind.KNIGHT_KILL
        why = (
            reason_words(reason, who, revealed=bool(removed))
            if reason
            else goes_nearer(reports, place)
        )
        if reason and groups and groups[-1][0] == why and reason.kind in JOINT:
            groups[-1][1].append(f"{pawn} {listed(acts)}")
            continue
        # The reason stands by the act that it is about: whom it is good to be rid of, by the blow.
        about = len(acts) - 1 if blow is None else blow
        for at, act in enumerate(acts):
            groups.append((why if at == about else "", [f"{pawn} {act}"]))
    return tuple(f"- {sentence(reasoned(acts, why))}" for why, acts in groups)


def _idle(reason: AssassinsReason, pawn: str, who: Mapping[int, str]) -> bool:
    """Whether a reason says only that a pawn goes on: it makes room for itself."""
    return reason.kind is AssassinsReasonKind.ROOM and who.get(reason.other or 0) == pawn


def _idea(way: AssassinsCandidate, reports: Sequence[ActionReport], *, king: bool) -> object:
    """What a way to play is about: the king's square and the arrests, or which people move."""
    if king:
        return way.king, tuple(way.arrests)
    return frozenset(report.townsperson for report in reports)
