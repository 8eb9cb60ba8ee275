"""Hints in sentences: the clock, the danger, ways to play. The solver knows; here it is said."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from advisor.messages.town_answers import TownAdvice, TownCandidate, TownReason, TownReasonKind
from advisor.messages.town_secrets import SecretAdvice
from assassins.actions import ActionKind
from assassins.games import TownGame
from assassins.position import TownPosition
from assassins.rounds import ActionReport
from assassins.town import LETTERS
from kingsroad_tui.assassins.session.knights import Numbers, knight_numbers
from kingsroad_tui.assassins.text.advice.chances import beside_best_sentence, own_chance_sentence
from kingsroad_tui.assassins.text.advice.danger import danger_sentences, near_pawns
from kingsroad_tui.assassins.text.advice.following import TYPED, Follow, by_key
from kingsroad_tui.assassins.text.advice.hint_notes import (
    beside_knights,
    goes_nearer,
    too_late,
    too_late_sentence,
)
from kingsroad_tui.assassins.text.advice.outcomes import outcome_sentence
from kingsroad_tui.assassins.text.advice.printed import odds_sentences
from kingsroad_tui.assassins.text.advice.reasons import JOINT, reason_words, reasoned
from kingsroad_tui.assassins.text.advice.secret_advice import choice_sentences
from kingsroad_tui.assassins.text.advice.suspects import suspects_sentences
from kingsroad_tui.assassins.text.advice.way_out import (
    decided_sentence,
    through_sentence,
)
from kingsroad_tui.assassins.text.game import sentence
from kingsroad_tui.assassins.text.turns import (
    actors,
    pawn_acts,
    reports_of,
    turn_clauses,
    turn_words,
)
from kingsroad_tui.common.key_words import KeysHere
from kingsroad_tui.common.text.words import count, listed

NO_HINTS: Final = "This game was set up without hints."
NOT_NOW: Final = "Hints are for whoever acts now."
NOT_READY: Final = "The hint is not ready yet."
LOST: Final = "There is no hint: the solver gives no answer."
THINKING: Final = "Thinking …"
NOTHING_ELSE: Final = "Nothing else comes near it."
"""What is to be said of other ways beside a strike."""

_COMPARED: Final = 6
"""How many ways to play are looked at for one that differs from the best."""

_MOVES: Final = 3
"""How many moves of the best way are told at first, each with its reason."""


class TownHintStep(IntEnum):
    """What is said; each press of the key goes on to the next, and the last one says nothing."""

    OFF = 0
    CLOCK = 1
    DANGER = 2
    WAYS = 3
    MORE_WAYS = 4

    @property
    def next(self) -> TownHintStep:
        """What the next press of the key shows."""
        return TownHintStep((self + 1) % len(TownHintStep))


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
    """

    headline: str = ""
    sentences: tuple[str, ...] = ()
    alarming: bool = False
    step: TownHintStep = TownHintStep.OFF
    danger: Mapping[int, int] = MappingProxyType({})
    planned: tuple[str, ...] = ()
    advised: frozenset[int] = frozenset()
    ready: bool = True

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
        """``Hint 2 of 4``, or ``Hint`` where there is only one."""
        return f"Hint {self.step.value} of {len(TownHintStep) - 1}" if self.step else "Hint"

    def next_press(self, here: KeysHere) -> str:
        """What the next press of its key does, to stand beside the title."""
        return f"{here('hint')}: {'more' if self.step and self.step.next else 'close'}"


NO_HINT: Final = Hint()


def thinking_hint(step: TownHintStep = TownHintStep.OFF) -> Hint:
    """While the solver has not answered yet."""
    return Hint(sentences=(THINKING,), step=step, ready=False)


LOST_HINT: Final = Hint(sentences=(LOST,))


def hint_of(
    advice: TownAdvice,
    game: TownGame,
    step: TownHintStep,
    own: Collection[int] = (),
    follow: Follow | None = None,
) -> Hint:
    """What a hint about the present moment of a game shows at a step.

    Args:
        advice: the solver's.
        game: as it stands.
        step: how much is said.
        own: the assassins (0 to 11) of the people's player who is told it.
        follow: how somebody can play as it says; None is by a key of a game being played.
    """
    follow = follow or by_key()
    king = advice.side == "king"  # nothing is marked for the people before they look at their cards
    headline, sentences, alarming = "", list[str](), False
    match step:
        case TownHintStep.CLOCK:
            headline, *sentences = [*_decided(advice), clock_sentence(advice)]
            sentences += odds_sentences(advice)
            alarming = bool(advice.leaves) or (king and not advice.spare and not advice.win_now)
        case TownHintStep.DANGER:
            headline, *sentences = [
                *_decided(advice),
                *danger_sentences(advice, game.position, own),
            ] or [""]
            alarming = king and advice.stop is not None and advice.stop.death_worlds > 0
        case TownHintStep.WAYS | TownHintStep.MORE_WAYS:
            best, others = ways_sentences(advice, game.position, knight_numbers(game), follow)
            headline, *sentences = best
            shown = 1 + _MOVES  # what it leads to, and moves
            if len(sentences) == shown + 1:
                shown += 1  # it takes no more room than to say that there is one more
            left = len(sentences) - shown
            if step is TownHintStep.MORE_WAYS:
                sentences = [*sentences[shown:], *others, *suspects_sentences(advice, own)]
            elif left > 0:
                sentences[shown:] = [f"And {left} more moves: see the board."]
    if not king and not own and step in (TownHintStep.DANGER, TownHintStep.WAYS):
        sentences.insert(0, follow.unknown)
    return Hint(
        headline,
        tuple(sentences),
        alarming,
        step,
        near_pawns(advice, own) if step >= TownHintStep.DANGER and (king or own) else {},
        best_actions(advice) if step >= TownHintStep.WAYS else (),
        ready=step < TownHintStep.WAYS or _says_what_to_do(advice),
    )


def choice_hint(advice: SecretAdvice, here: KeysHere) -> Hint:
    """Whom to take as assassins, and why; the three are to be marked on the board."""
    headline, *sentences = choice_sentences(advice, here("follow"))
    advised = frozenset(LETTERS.index(member.letter) for member in advice.members)
    return Hint(headline, tuple(sentences), advised=advised)


def hint_sentences(
    advice: TownAdvice, position: TownPosition, numbers: Numbers, own: Collection[int] = ()
) -> list[str]:
    """All that a hint says in one go, where actions are typed.

    Args:
        advice: the solver's.
        position: what it is about.
        numbers: the knights' numbers.
        own: the assassins of the people's player who is told it; none for anybody else.
    """
    best, others = ways_sentences(advice, position, numbers, TYPED)
    return [
        *_decided(advice),
        *best,
        *others,
        clock_sentence(advice),
        *danger_sentences(advice, position, own),
        *suspects_sentences(advice, own),
    ]


def _decided(advice: TownAdvice) -> list[str]:
    """What comes first: that the game can be won now, or that the king walks out next."""
    sentence = decided_sentence(advice)
    return [sentence] if sentence else []


def clock_sentence(advice: TownAdvice) -> str:
    """How the king's steps stand against his action points; exact."""
    if too_late(advice):
        return too_late_sentence(advice)
    if through := through_sentence(advice):
        return through
    if advice.need is None or advice.spare is None:
        ways = [gate.need for gate in advice.gates if gate.need is not None]
        if not ways:
            return f"No street leads to a gate; {advice.left} king AP left."
        return (
            f"The crowd shuts the king off from every gate: somebody has to move or be pushed. "
            f"With the way free it would be {count(min(ways), 'step')}, {advice.left} king AP left."
        )
    gate = next(g.direction for g in advice.gates if g.need == advice.need and not g.shut)
    steps = f"{count(advice.need, 'step')} to the {gate} gate, {advice.left} king AP left"
    if advice.spare < 0:
        return f"The castle is out of reach: {steps}."
    return f"{steps}: {advice.spare or 'none'} to spare."


# ------------------------------------------------------------------------------- what to play


def _says_what_to_do(advice: TownAdvice) -> bool:
    """Whether the best way to play is known."""
    return bool(advice.strike_now) or (advice.final and bool(advice.candidates))


def best_actions(advice: TownAdvice) -> tuple[str, ...]:
    """The actions of the best way to play, as the hint shows and can do them; none before it is
    known, or where nothing more is best."""
    if advice.strike_now:
        return tuple(advice.strike_now)
    if not _says_what_to_do(advice):
        return ()
    return tuple(advice.candidates[0].actions)


def ways_sentences(
    advice: TownAdvice, position: TownPosition, numbers: Numbers, follow: Follow | None = None
) -> tuple[list[str], list[str]]:
    """The best way to play the rest of the phase, and what else is good.

    Args:
        advice: the solver's.
        position: what it is about.
        numbers: the knights' numbers.
        follow: how somebody can play as it says.

    Returns:
        Of the best way a headline, what it leads to, and each act with its reason; of another way
        a sentence, or that there is none.
    """
    actions, follow = " ".join(best_actions(advice)), follow or by_key()
    if advice.strike_now:
        reports = reports_of(position, advice.strike_now)
        why = (
            "That wins the game."
            if reports[-1].after.over
            else "That is his first wound: a second one kills him."
        )
        moves = [sentence(clause) for clause in turn_clauses(reports, numbers)]
        strike = follow.blow.format(actions=actions)
        return [f"Strike now: {strike}!", why, *(f"- {move}" for move in moves)], [NOTHING_ELSE]
    if not _says_what_to_do(advice):
        return [THINKING], []
    king = advice.side == "king"
    (way, reports), *rest = (
        (way, reports_of(position, way.actions)) for way in advice.candidates[:_COMPARED]
    )
    outcome = " ".join(filter(None, (outcome_sentence(way, advice), own_chance_sentence(way))))
    if reports:
        if not king:
            outcome = " ".join((outcome, *beside_knights(reports, advice)))
        best = [
            f"Best moves: {follow.moves.format(actions=actions)}.",
            outcome,
            *_reasoned(way, reports, numbers),
        ]
    else:
        best = ["Best: end your phase now.", outcome]
    idea = _idea(way, reports, king=king)
    for other, others in rest:
        if _idea(other, others, king=king) != idea:
            words = turn_words(others, numbers)
            told = (
                f"Also good: {words or 'nothing more'}.",
                outcome_sentence(other, advice),
                beside_best_sentence(other, way),
            )
            return best, [" ".join(filter(None, told))]
    return best, ["Nothing that is much different is as good."]


def _reasoned(way: TownCandidate, reports: Sequence[ActionReport], numbers: Numbers) -> list[str]:
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
    return [f"- {sentence(reasoned(acts, why))}" for why, acts in groups]


def _idle(reason: TownReason, pawn: str, who: Mapping[int, str]) -> bool:
    """Whether a reason says only that a pawn goes on: it makes room for itself."""
    return reason.kind is TownReasonKind.ROOM and who.get(reason.other or 0) == pawn


def _idea(way: TownCandidate, reports: Sequence[ActionReport], *, king: bool) -> object:
    """What a way to play is about: the king's square and the arrests, or which people move."""
    if king:
        return way.king, tuple(way.arrests)
    return frozenset(report.townsperson for report in reports)
