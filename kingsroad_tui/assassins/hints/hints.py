"""Hints in sentences, in the order of what matters; the solver knows, and here it is said.

First comes what is decided, then the danger, the plan, what else is good, and who they may be. Of
the ways to play the rest of a phase the best one is told whole, and of others what sets them apart.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
    SecretAdvice,
)
from assassins.actions import ActionKind
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints import hint_notes, outcomes, printed
from kingsroad_tui.assassins.hints.following import TYPED, Follow, by_key, followed
from kingsroad_tui.assassins.hints.reasons import JOINT, apart_words, reason_words, reasoned
from kingsroad_tui.assassins.hints.what_if_words import supposing_sentence
from kingsroad_tui.assassins.play.typed_actions import Numbers, knight_numbers
from kingsroad_tui.assassins.words.game import sentence
from kingsroad_tui.assassins.words.turns import actors, pawn_turns, reports_of, turn_sentences
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase, said

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
    chance = outcomes.own_chance_sentence(way)
    leads = [outcomes.outcome_sentence(way, advice), chance]
    if advice.side == "people":
        leads += hint_notes.beside_knights(reports, advice) if reports else []
    if advice.timed_out:
        leads.append(phrase("assassins-hints-cut-short"))
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
        return phrase("assassins-hints-best-headline")
    return phrase(
        "assassins-hints-best-headline-2", format=follow.moves.format(actions=" ".join(way.actions))
    )


def _strike(
    actions: Sequence[str], position: AssassinsPosition, numbers: Numbers, follow: Follow
) -> WayToPlay:
    reports = reports_of(position, actions)
    why = (
        "That wins the game."
        if reports[-1].after.over
        else "That is his first wound: a second one kills him."
    )
    moves = tuple(f"- {done}" for done in turn_sentences(reports, numbers))
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
        leads = (outcomes.outcome_sentence(way, advice), outcomes.beside_best_sentence(way, best))
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
        return phrase("assassins-hints-other-headline", which=which)
    return f"{which}: {follow.moves.format(actions=' '.join(way.actions))}."


def _reasoned(
    way: AssassinsCandidate, reports: Sequence[ActionReport], numbers: Numbers
) -> tuple[str, ...]:
    """What each pawn does, act by act, and why; those in a row that do it for one and the same end
    together."""
    who = {place: said(pawn) for place, pawn in actors(reports, numbers).items()}
    reasons = {reason.at: reason for reason in way.reasons}
    groups: list[tuple[str, list[str]]] = []
    for turn in pawn_turns(reports, numbers):
        place, pawn, blow = turn.place, said(turn.pawn), turn.removal
        acts = [said(done) for done in turn.acts]
        reason = reasons.get(place)
        if reason and _idle(reason, pawn, who):
            reason = None
        removed = reason and reports[reason.at].action.kind is ActionKind.KNIGHT_KILL
        why = (
            reason_words(reason, who, revealed=bool(removed))
            if reason
            else hint_notes.goes_nearer(reports, place)
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


LOST: Final = "There is no hint: the solver gives no answer."


class AssassinsHintStep(IntEnum):
    """What is said; each press of the key goes on to the next, and the last one says nothing."""

    OFF = 0
    CLOCK = 1
    DANGER = 2
    PLAN = 3
    OTHERS = 4
    SUSPECTS = 5

    @property
    def next(self) -> AssassinsHintStep:
        """What the next press of the key shows."""
        return AssassinsHintStep((self + 1) % len(AssassinsHintStep))


class HintPage(NamedTuple):
    """What is looked at: a step, and which of the other ways (from 0) where it is about these."""

    step: AssassinsHintStep = AssassinsHintStep.OFF
    other: int = 0

    def next(self, others: int) -> HintPage:
        """The next page, where there are so many other ways: each of them has a page."""
        if self.step is AssassinsHintStep.OTHERS and self.other + 1 < others:
            return HintPage(self.step, self.other + 1)
        return HintPage(self.step.next)


class Hint(NamedTuple):
    """What a hint shows.

    Attributes:
        headline: what matters first; empty where there are only sentences.
        sentences: what else it says, the most urgent first.
        alarming: whether the headline tells of something bad.
        step: which of the steps it is, or none of them.
        danger: by townsperson (0 to 11), the AP after which it could strike, for those to be
            marked.
        planned: the actions that it would have somebody do, to be drawn.
        advised: the townsfolk (0 to 11) that it would have somebody choose, to be marked.
        ready: whether it is all there; else the solver is still thinking.
        others: how many other ways to play have a page.
    """

    headline: str = ""
    sentences: tuple[str, ...] = ()
    alarming: bool = False
    step: AssassinsHintStep = AssassinsHintStep.OFF
    danger: Mapping[int, int] = MappingProxyType({})
    planned: tuple[str, ...] = ()
    advised: frozenset[int] = frozenset()
    ready: bool = True
    others: int = 0

    @property
    def to_do(self) -> bool:
        """Whether there is something that a key could do or choose as it says."""
        return bool(self.planned or self.advised)

    @property
    def lines(self) -> tuple[str, ...]:
        """All that is said; nothing where there is no hint."""
        return (self.headline, *self.sentences) if self.headline else self.sentences

    @property
    def title(self) -> str:
        """``Hint 2 of 5``, or ``Hint`` where there is only one."""
        return f"Hint {self.step.value} of {len(AssassinsHintStep) - 1}" if self.step else "Hint"

    def next_press(self, here: KeysHere, *, unread: bool = False) -> str:
        """What the next press of its key does, to stand beside the title; ``unread``: of this page
        there is more to read."""
        more = unread or (self.step and self.step.next)
        return f"{here('hint')}: {'more' if more else 'close'}"

    def read_on(self, read: int) -> Hint:
        """The same without its first sentences, as many as have been read."""
        return self._replace(sentences=self.sentences[read:])


NO_HINT: Final = Hint()


def thinking_hint(step: AssassinsHintStep = AssassinsHintStep.OFF) -> Hint:
    """While the solver has not answered yet."""
    return Hint(sentences=(phrase("assassins-hints-thinking"),), step=step, ready=False)


def followed_hint(here: KeysHere) -> Hint:
    """After all that a hint would have somebody do has been done."""
    return Hint(sentences=(followed(here),), step=AssassinsHintStep.PLAN)


LOST_HINT: Final = Hint(sentences=(LOST,))


def hint_of(
    advice: AssassinsAdvice,
    game: AssassinsGame,
    page: HintPage,
    own: Collection[int] = (),
    follow: Follow | None = None,
) -> Hint:
    """What a hint about the present moment of a game shows on a page.

    Args:
        advice: the solver's.
        game: as it stands.
        page: what is looked at.
        own: the assassins (0 to 11) of the people's player who is told it.
        follow: how somebody can play as it says; None is by a key of a game being played.
    """
    follow, step = follow or by_key(), page.step
    king = advice.side == "king"  # nothing is marked for the people before they look at their cards
    ways = ways_of(advice, game.position, knight_numbers(game), follow)
    told = _page(advice, game.position, page, ways, own)
    notes = [supposing_sentence(advice)]
    if not king and not own and step in (AssassinsHintStep.DANGER, AssassinsHintStep.PLAN):
        notes.append(follow.unknown)
    marked = step >= AssassinsHintStep.DANGER and (king or own)
    return Hint(
        told.headline,
        (*filter(None, notes), *told.sentences, *told.moves),
        _alarming(advice, step),
        step,
        outcomes.near_pawns(advice, own) if marked else {},
        told.actions,
        ready=step < AssassinsHintStep.PLAN or bool(ways),
        others=max(0, len(ways) - 1),
    )


def _page(
    advice: AssassinsAdvice,
    position: AssassinsPosition,
    page: HintPage,
    ways: tuple[WayToPlay, ...],
    own: Collection[int],
) -> WayToPlay:
    """What stands on a page, and what it would have somebody do."""
    decided = _decided(advice)
    best = ways[0].actions if ways and page.step >= AssassinsHintStep.PLAN else ()
    match page.step:
        case AssassinsHintStep.CLOCK:
            lines = [*decided, clock_sentence(advice), *printed.odds_sentences(advice)]
        case AssassinsHintStep.DANGER:
            lines = [*decided, *outcomes.danger_sentences(advice, position, own)]
        case AssassinsHintStep.PLAN:
            return ways[0] if ways else WayToPlay((), phrase("assassins-hints-thinking"), ())
        case AssassinsHintStep.OTHERS:
            if len(ways) > 1:
                return ways[1 + min(page.other, len(ways) - 2)]
            none = (
                phrase("assassins-hints-nothing-else")
                if advice.strike_now
                else phrase("assassins-hints-nothing-different")
            )
            lines = [none if ways else phrase("assassins-hints-thinking")]
        case AssassinsHintStep.SUSPECTS:
            lines = printed.suspects_sentences(advice, own)
        case AssassinsHintStep.OFF:
            lines = []
    return WayToPlay(best, "".join(lines[:1]), tuple(lines[1:]))


def _alarming(advice: AssassinsAdvice, step: AssassinsHintStep) -> bool:
    """Whether the headline tells of something bad."""
    king = advice.side == "king"
    if step is AssassinsHintStep.CLOCK:
        return bool(advice.leaves) or (king and not advice.spare and not advice.win_now)
    deadly = advice.stop is not None and advice.stop.death_worlds > 0
    return step is AssassinsHintStep.DANGER and king and deadly


def choice_hint(advice: SecretAdvice, here: KeysHere) -> Hint:
    """Whom to take as assassins, and why; the three are to be marked on the board."""
    headline, *sentences = printed.choice_sentences(advice, here("follow"))
    advised = frozenset(LETTERS.index(member.letter) for member in advice.members)
    return Hint(headline, tuple(sentences), advised=advised)


def hint_sentences(
    advice: AssassinsAdvice,
    position: AssassinsPosition,
    numbers: Numbers,
    own: Collection[int] = (),
) -> list[str]:
    """All that a hint says in one go, where actions are typed.

    Args:
        advice: the solver's.
        position: what it is about.
        numbers: the knights' numbers.
        own: the assassins of the people's player who is told it; none for anybody else.
    """
    ways = ways_of(advice, position, numbers, TYPED)
    supposing = supposing_sentence(advice)
    return [
        *([supposing] if supposing else []),
        *_decided(advice),
        clock_sentence(advice),
        *outcomes.danger_sentences(advice, position, own),
        *(line for way in ways for line in way.lines),
        *printed.suspects_sentences(advice, own),
    ]


def _decided(advice: AssassinsAdvice) -> list[str]:
    """What comes first: that the game can be won now, or that the king walks out next."""
    sentence = outcomes.decided_sentence(advice)
    return [sentence] if sentence else []


def clock_sentence(advice: AssassinsAdvice) -> str:
    """How the king's steps stand against his action points; exact."""
    if hint_notes.too_late(advice):
        return hint_notes.too_late_sentence(advice)
    if through := outcomes.through_sentence(advice):
        return through
    if advice.need is None or advice.spare is None:
        ways = [gate.need for gate in advice.gates if gate.need is not None]
        if not ways:
            return phrase("assassins-hints-clock-sentence", left=advice.left)
        return phrase("assassins-hints-clock-sentence-2", min=min(ways), left=advice.left)
    gate = next(g.direction for g in advice.gates if g.need == advice.need and not g.shut)
    steps = f"{count(advice.need, 'step')} to the {gate} gate, {advice.left} king AP left"
    if advice.spare < 0:
        return phrase("assassins-hints-clock-sentence-3", steps=steps)
    return f"{steps}: {advice.spare or 'none'} to spare."
