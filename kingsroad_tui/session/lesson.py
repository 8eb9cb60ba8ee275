"""The guided first game: steps as data, and the state machine that takes a learner through them.

Every step is a prepared position at a table of three. The learner chooses cards, the other two play
what the step says, and the rules do the rest. A choice that misses the aim of the step is not
played: the learner hears what it would have brought and chooses again. No Textual.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum, unique
from typing import Final

from kingsroad.cards import Card, Hand, Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position
from kingsroad.rounds import Revealed, RoundReport

LEARNER: Final = 0
"""The seat of the learner."""

PLAYERS: Final = ("Regent", "Baron", "Duchess")
"""Who sits at the table, the learner first."""

_REGIONS: Final = "12345678"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea to learn.

    Attributes:
        name: what the texts call the step.
        code: the position, as a position code of three players.
        others: what the other two play.
        cards: the codes of the cards that belong into the step.
        needed: the card without which the step would show nothing, or None.
        region: the region in which the learner is to be first alone, or None.
        win: whether the learner is to win the game with this round.
    """

    name: str
    code: str
    others: tuple[str, str]
    cards: str = _REGIONS
    needed: Card | None = None
    region: int | None = None
    win: bool = False


STEPS: Final = (
    LessonStep(
        "markers",
        "KR1:s:1:1:0DW.00000000.-:0DW.00000000.-:0DW.00000000.-",
        ("167", "465"),
    ),
    LessonStep(
        "king",
        "KR1:s:2:6:0DW.01010100.-:0DW.00001110.-:1DW.00011000.-",
        ("745", "375"),
        region=6,
    ),
    LessonStep(
        "ties",
        "KR1:s:5:5:12DW.00002011.-:14DW.00012010.-:11DW.10002001.-",
        ("847", "267"),
        region=5,
    ),
    LessonStep(
        "knight",
        "KR1:s:6:7:14DW.01001010.-:17DW.00010121.-:15DW.10000001.-",
        ("518", "346"),
        cards=_REGIONS + "Kk",
        needed=Card.KNIGHT,
        region=7,
    ),
    LessonStep(
        "dragon",
        "KR1:s:7:2:19DW.10010003.-:18DW.00100111.-:21DW.10001011.-",
        ("246", "471"),
        cards=_REGIONS + "KkD",
        needed=Card.DRAGON,
        region=8,
    ),
    LessonStep(
        "nobles",
        "KR1:s:9:3:22W.01100001.57:25DW.00100101.4:23DW.10000001.-",
        ("628", "148"),
        cards=_REGIONS + "Kk",
        region=3,
    ),
    LessonStep(
        "witch",
        "KR1:s:10:8:27W.00010002.7:26DW.00100012.-:29DW.10000101.2",
        ("781", "864"),
        cards=_REGIONS + "KkW",
        needed=Card.WITCH,
        region=8,
    ),
    LessonStep(
        "end",
        "KR1:s:13:8:33.00010120.7:36D.10101100.3:25W.01000110.-",
        ("725", "614"),
        cards=_REGIONS + "Kk",
        win=True,
    ),
)
"""The steps in order: first what every round has, then the three characters, then the end."""


@unique
class Slip(StrEnum):
    """Why a choice misses the aim of a step."""

    CARD_MISSING = "the card that the step is about is not chosen"
    NOT_FIRST = "the learner would not be first alone"
    NOT_WON = "the game would go on, or the learner would not win"


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
        game: the game of the step; pending between a Witch and the second choice.
    """

    number: int
    game: Game

    @classmethod
    def at(cls, number: int) -> Lesson:
        """The lesson at the beginning of a step (the first or last one for numbers beyond)."""
        number = min(max(number, 0), len(STEPS) - 1)
        start = parse_position(STEPS[number].code)
        return cls(number, Game(PLAYERS, start=start))

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
        return bool(self.game.rounds)

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(STEPS) - 1

    @property
    def hand(self) -> Hand:
        """The hand that the learner chooses from."""
        return self.game.hand(LEARNER)

    def belongs(self, card: Card) -> bool:
        """Whether a card belongs into the step as it stands."""
        return card.value in self.step.cards and (card is not Card.WITCH or not self.second)

    def choose(self, selection: Selection) -> Attempt:
        """Plays the learner's choice, which its hand must allow, unless it misses the aim."""
        step = self.step
        if self.second:
            again = self.game.choose_again((selection, None, None))
            return self._judged(again)
        if step.needed is not None and step.needed not in selection.cards:
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
        if step.win and report.winners != (LEARNER,):
            return Attempt(self, slip=Slip.NOT_WON, would_be=report)
        first = {score.region for score in report.scored if score.place[LEARNER] == 1}
        if step.region is not None and step.region not in first:
            return Attempt(self, slip=Slip.NOT_FIRST, would_be=report)
        return Attempt(replace(self, game=played), report)
