"""Hints in sentences, in the order of what matters: what is decided, the danger, the plan, what
else is good, who they may be. The solver knows; here it is said."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import AssassinsAdvice, SecretAdvice
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints.danger import danger_sentences, near_pawns
from kingsroad_tui.assassins.hints.following import TYPED, Follow, by_key, followed
from kingsroad_tui.assassins.hints.hint_notes import too_late, too_late_sentence
from kingsroad_tui.assassins.hints.outcomes import decided_sentence, through_sentence
from kingsroad_tui.assassins.hints.printed import odds_sentences
from kingsroad_tui.assassins.hints.suspects import choice_sentences, suspects_sentences
from kingsroad_tui.assassins.hints.ways import (
    NOTHING_DIFFERENT,
    NOTHING_ELSE,
    WayToPlay,
    ways_of,
)
from kingsroad_tui.assassins.hints.what_if_words import supposing_sentence
from kingsroad_tui.assassins.play.knights import Numbers, knight_numbers
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.words.lists import count

NO_HINTS: Final = "This game was set up without hints."
NOT_NOW: Final = "Hints are for whoever acts now."
NOT_READY: Final = "The hint is not ready yet."
LOST: Final = "There is no hint: the solver gives no answer."
THINKING: Final = "Thinking …"


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
    return Hint(sentences=(THINKING,), step=step, ready=False)


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
        near_pawns(advice, own) if marked else {},
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
            lines = [*decided, clock_sentence(advice), *odds_sentences(advice)]
        case AssassinsHintStep.DANGER:
            lines = [*decided, *danger_sentences(advice, position, own)]
        case AssassinsHintStep.PLAN:
            return ways[0] if ways else WayToPlay((), THINKING, ())
        case AssassinsHintStep.OTHERS:
            if len(ways) > 1:
                return ways[1 + min(page.other, len(ways) - 2)]
            none = NOTHING_ELSE if advice.strike_now else NOTHING_DIFFERENT
            lines = [none if ways else THINKING]
        case AssassinsHintStep.SUSPECTS:
            lines = suspects_sentences(advice, own)
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
    headline, *sentences = choice_sentences(advice, here("follow"))
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
        *danger_sentences(advice, position, own),
        *(line for way in ways for line in way.lines),
        *suspects_sentences(advice, own),
    ]


def _decided(advice: AssassinsAdvice) -> list[str]:
    """What comes first: that the game can be won now, or that the king walks out next."""
    sentence = decided_sentence(advice)
    return [sentence] if sentence else []


def clock_sentence(advice: AssassinsAdvice) -> str:
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
