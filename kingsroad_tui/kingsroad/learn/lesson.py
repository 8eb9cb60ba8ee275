"""The guided first game: steps as data, and the state machine that takes a learner through them.

One game at a table of three, a round a step. The learner chooses cards, the other two play what the
step says, and the rules do the rest. A choice that misses the aim of the step is not played: the
learner hears what it would have brought and chooses again. So every step begins where the one
before ended, whatever else the learner has played, and its aim can be reached. No Textual.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto, unique
from typing import Final

from kingsroad.cards import Card, Hand, Selection
from kingsroad.errors import RulesError
from kingsroad.games import Game
from kingsroad.rounds import Revealed, RoundReport

LEARNER: Final = 0
"""The seat of the learner."""

PLAYERS: Final = ("Regent", "Baron", "Duchess")
"""Who sits at the table, the learner first."""

_REGIONS: Final = "12345678"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea to learn, and the round in which it is.

    Attributes:
        name: what the texts call the step.
        others: what the other two play.
        model: what the learner may play; for a learner who begins at a later step, it has been
            played.
        again: the same for the second choice after a Witch, or nothing.
        cards: the codes of the cards that belong into the step.
        needed: the codes of cards without which the step would show nothing, side by side as
            the choice must have them, or nothing.
        region: the region in which the learner is to be first alone, or None.
        prepares: the region that the step is about although it is scored later, or None.
        win: whether the learner is to win the game with this round.
    """

    name: str
    others: tuple[str, str]
    model: str
    again: str = ""
    cards: str = _REGIONS
    needed: str = ""
    region: int | None = None
    prepares: int | None = None
    win: bool = False

    @property
    def about(self) -> int | None:
        """The region whose markers matter in this step, or None."""
        return self.region or self.prepares


STEPS: Final = (
    LessonStep("markers", ("164", "247"), "628", needed="6"),
    LessonStep("king", ("472", "241"), "624", region=6),
    LessonStep("knight", ("472", "26K"), "67K", cards=_REGIONS + "Kk", needed="7K", prepares=7),
    LessonStep("ties", ("264", "46K"), "746", cards=_REGIONS + "Kk", region=7),
    LessonStep("nobles", ("37K", "642"), "63K", cards=_REGIONS + "Kk", region=3),
    LessonStep("witch", ("527", "467"), "W12", "15K", cards=_REGIONS + "KkW", needed="W", region=5),
    LessonStep("dragon", ("87K", "67K"), "D8K", cards=_REGIONS + "KkD", needed="D", region=8),
    LessonStep("end", ("63K", "572"), "81K", cards=_REGIONS + "Kk", region=1, win=True),
)
"""The steps in order. The King begins in 1 and goes round once; the Dragon takes him from 2 to 8.

The other two never have so many markers where the learner is to be first that it cannot be done:
more markers of the learner's only make it easier.
"""


@unique
class Slip(Enum):
    """Why a choice misses the aim of a step."""

    CARD_MISSING = auto()
    """The card that the step is about is not chosen."""
    NOT_FIRST = auto()
    """The learner would not be first alone."""
    NOT_WON = auto()
    """The game would go on, or the learner would not win."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a choice.

    Attributes:
        lesson: the lesson afterwards; the same as before after a slip.
        outcome: what was played, or None after a slip.
        slip: why the choice was not played, or None.
        would_be: the round as it would have gone, where a slip was played in thought.
    """

    lesson: Lesson
    outcome: Revealed | RoundReport | None = None
    slip: Slip | None = None
    would_be: RoundReport | None = None


@dataclass(frozen=True)
class Lesson:
    """The guided game at one moment.

    Attributes:
        number: the step, from 0.
        game: the game so far; pending between a Witch and the second choice.
    """

    number: int
    game: Game

    @classmethod
    def at(cls, number: int, choices: Sequence[str] = ()) -> Lesson:
        """The lesson at the beginning of a step (the first or last one for numbers beyond).

        The steps before have been played as ``choices`` say, which a lesson once had; where one
        is missing, or cannot be played, as the model of its step says.
        """
        lesson = cls(0, Game(PLAYERS))
        for step in range(min(max(number, 0), len(STEPS) - 1)):
            own = choices[step] if step < len(choices) else ""
            lesson = (lesson._replayed(own) or lesson).following()
        return lesson

    @property
    def step(self) -> LessonStep:
        """The step that the learner is at."""
        return STEPS[self.number]

    @property
    def second(self) -> bool:
        """Whether the learner chooses again after a Witch."""
        return self.game.pending is not None

    @property
    def done(self) -> bool:
        """Whether the round of this step has been played."""
        return len(self.game.rounds) > self.number

    @property
    def last(self) -> bool:
        """Whether no step comes after this one: it is the last, or the game is over already."""
        return self.number == len(STEPS) - 1 or self.game.finished

    @property
    def hand(self) -> Hand:
        """The hand that the learner chooses from."""
        return self.game.hand(LEARNER)

    @property
    def choices(self) -> tuple[str, ...]:
        """What the learner has played so far: ``624``, and after a Witch ``W 15K``."""
        return tuple(
            " ".join(
                one.code
                for one in (played.selections[LEARNER].as_revealed(), *played.reselections[:1])
                if one is not None
            )
            for played in self.game.rounds
        )

    def knows(self, card: Card) -> bool:
        """Whether a card has been taught by now, or is just being."""
        return any(card.value in step.cards for step in STEPS[: self.number + 1])

    def following(self) -> Lesson:
        """The next step; where this one is not done, as if its model had been played."""
        return Lesson(self.number + 1, self.game if self.done else self._skipped())

    def previous(self) -> Lesson:
        """The step before, not done yet; the first step anew where there is none before."""
        number = max(0, self.number - 1)
        rounds = len(self.game.rounds) - number
        return Lesson(number, self.game.take_back(rounds))

    def _replayed(self, own: str) -> Lesson | None:
        """This step done as it was played once; None where it cannot be."""
        lesson = self
        try:
            for code in own.split():
                lesson = lesson.choose(Selection.parse(code)).lesson
        except RulesError:
            return None
        return lesson if lesson.done else None

    def _skipped(self) -> Game:
        """The game after this step, played as its model says."""
        game, step = self.game, self.step
        if game.pending is None:
            everybody = (Selection.parse(step.model), *map(Selection.parse, step.others))
            game = game.choose([one.as_revealed() for one in everybody])
        if game.pending is not None:
            game = game.choose_again((Selection.parse(step.again), None, None))
        return game

    def belongs(self, card: Card) -> bool:
        """Whether a card belongs into the step as it stands."""
        return card.value in self.step.cards and (card is not Card.WITCH or not self.second)

    def choose(self, selection: Selection) -> Attempt:
        """Plays the learner's choice, which its hand must allow, unless it misses the aim."""
        step = self.step
        if self.second:
            again = self.game.choose_again((selection, None, None))
            return self._judged(again)
        if step.needed not in selection.code:
            return Attempt(self, slip=Slip.CARD_MISSING)
        everybody = (selection.as_revealed(), *map(Selection.parse, step.others))
        if selection.has_witch:
            revealed = self.game.reveal(everybody)
            return Attempt(replace(self, game=revealed), revealed.revealed)
        return self._judged(self.game.play(everybody))

    def _judged(self, played: Game) -> Attempt:
        """The attempt that a game after the round is, by the aim of the step."""
        report = played.reports[-1]
        step = self.step
        first = {score.region for score in report.scored if score.place[LEARNER] == 1}
        if step.region is not None and step.region not in first:
            return Attempt(self, slip=Slip.NOT_FIRST, would_be=report)
        if report.winners != (LEARNER,) and (step.win or report.after.finished):
            return Attempt(self, slip=Slip.NOT_WON, would_be=report)
        return Attempt(replace(self, game=played), report)
