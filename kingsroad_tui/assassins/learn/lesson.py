"""The guided first game: prepared moments for both sides, each with one thing to do. No Textual.

A step asks for things in their order: actions in notation, or one of `Asked`. Every other action is
allowed by the rules but not done: so no step can come to a dead end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final

from advisor.messages.assassins_computers import CAREFUL
from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents, game_from, new_game
from assassins.notation import parse_position
from assassins.rounds import ActionReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

PLAYERS: Final = Opponents("Regent", "Spymaster")
"""The two sides of the guided game; the learner is first one, then the other."""

_SECRET: Final = "fgk"


@unique
class Asked(StrEnum):
    """What a step may ask for beside actions."""

    HINT = "hint"
    FOLLOW = "follow"
    """Having done what the hint says."""
    CHOOSE = "choose"
    END = "end"


@dataclass(frozen=True, slots=True)
class AssassinsLessonStep:
    """One idea to learn.

    Attributes:
        name: what the texts call the step.
        side: whose phase it is.
        asked: what is to be done, in order.
        code: that of the position at its beginning: ``kingsroad board CODE`` draws it.
        played: the phases of the first round, where the game has to be one from its beginning, as
            the solver is asked about it; the position is that after the next card.
        reply: what the other side does when the learner has ended the phase.
        follows: whether the board is as the step before has left it.
    """

    name: str
    side: Side
    asked: tuple[str, ...]
    code: str = ""
    played: tuple[str, ...] = ()
    reply: tuple[str, ...] = ()
    follows: bool = False

    def game(self) -> AssassinsGame:
        """The game at the beginning of the step."""
        if self.played:
            return self._after_the_first_round()
        position = parse_position(self.code)
        return game_from(PLAYERS, position, Secret.of(_SECRET) if position.card else None)

    def setup(self) -> Setup:
        """The learner on the side of the step, and somebody else on the other."""
        other = Seat(SeatKind.COMPUTER, CAREFUL)
        king = self.side is Side.KING
        return Setup((Seat(), other)) if king else Setup((other, Seat()))

    def _after_the_first_round(self) -> AssassinsGame:
        game = new_game(PLAYERS, secret=Secret.of(_SECRET)).turn_up(RoundCard(1, 6, True, 5))
        for phase in self.played:
            game = game.play_phase(phase.split())
        return game.turn_up(RoundCard(1, 5, False, 4))


STEPS: Final = (
    AssassinsLessonStep(
        "walk",
        Side.KING,
        ("Na4-a3",),
        "KA1:1:k:1-6s-5:1-6:j10:a4d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:4421111",
    ),
    AssassinsLessonStep(
        "push",
        Side.KING,
        ("Na3>b3",),
        "KA1:1:k:1-6s-5:1-5:j10:a3d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:4421111",
        follows=True,
    ),
    AssassinsLessonStep(
        "arrest",
        Side.KING,
        ("Nb3#c3",),
        "KA1:1:k:1-6s-5:1-4:j10:b3d2h9i10i8i9j9:h2.c3.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:4421111",
        follows=True,
    ),
    AssassinsLessonStep(
        "king",
        Side.KING,
        ("Nj9-j8", "Kj10-j9"),
        "KA1:1:k:1-6s-5:1-3x:j10:b3d2h9i10i8i9j9:h2.x.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:4421111",
        follows=True,
    ),
    AssassinsLessonStep(
        "hint",
        Side.KING,
        (Asked.HINT, Asked.HINT, Asked.FOLLOW),
        played=("Na4-a3 Na3>b3 Nb3#c3 Nj9-j8 Kj10-j9", "Tf10-g10 Tg10-h10"),
    ),
    AssassinsLessonStep(
        "end",
        Side.KING,
        (Asked.END,),
        "KA1:3:k:1-5-4:0-2:i9:b3d2h8h9i10i8j9:h2.x.e4.g4.c6.f6.h6.j6.b8.f8.d9.g10:3321111",
        reply=("Th6-h7", "Tg10-g9"),
    ),
    AssassinsLessonStep(
        "hunt",
        Side.KING,
        ("Nh9-h8", "Nh8!h7"),
        "KA1:6:k:1-5-4:1-5:i9:b3d2h9i10i8j9:h2.x.e4.g4.c6.k.h7r.j6.b8.f8.k.f10:0321111",
    ),
    AssassinsLessonStep(
        "dash",
        Side.KING,
        ("Nd3>c3", "Nc3-d3", "Kc4-c3", "Kc3-out"),
        "KA1:15:k:2-7-4:2-2:c4:b4c5d3d4e3h9i9:h2.c3.e4.g4.c6.b6.h6.j6.b8.f8.d9.d5:0000000",
    ),
    AssassinsLessonStep(
        "choose",
        Side.PEOPLE,
        (Asked.CHOOSE,),
        "KA1:1:k:-:-:j10:a4d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.h6.j6.b8.f8.d9.f10:5421111",
    ),
    AssassinsLessonStep(
        "crowd",
        Side.PEOPLE,
        ("Th5-g5",),
        "KA1:1:p:1-6s-5:4:j10:a4d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.h5.j6.b8.f8.d9.f10:4421111",
    ),
    AssassinsLessonStep(
        "card",
        Side.PEOPLE,
        (Asked.END,),
        "KA1:1:p:1-6s-5:2:j10:a4d2h9i10i8i9j9:h2.b3.e4.g4.c6.f6.g5.j6.b8.f8.d9.f10:4421111",
        follows=True,
    ),
    AssassinsLessonStep(
        "early",
        Side.PEOPLE,
        ("Rh7", Asked.END),
        "KA1:3:p:1-5-4:4:i9:a4d2h9i10i7i8j9:h2.b3.e4.g4.c6.h7.g5.j6.b8.f8.d9.f10:3321111",
        reply=("Nh9-h8", "Nh8!h7"),
    ),
    AssassinsLessonStep(
        "strike",
        Side.PEOPLE,
        ("Rg6", "Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*"),
        "KA1:6:p:1-6s-5:5:i6:a4d2h6h7i5i7j5:h2.b3.e4.g4.c6.k.g6.j6.b8.f8.d9.f10:0321111",
    ),
)
"""Eight steps as the king's side, five as the people's; each half ends with a victory."""


class AssassinsLesson:
    """One step of the guided game as it is being done.

    Attributes:
        number: which step, from 0.
        table: the game of the step.
        phase: the learner's phase.
    """

    def __init__(self, number: int) -> None:
        """The beginning of a step (of the first or last one for numbers beyond)."""
        self.number = min(max(number, 0), len(STEPS) - 1)
        self.table = AssassinsTable(self.step.game(), self.step.setup())
        self.phase = RunningPhase(self.table.game, self.table.changed)
        self._others: list[Asked] = []
        self._phases = len(self.table.game.phases)

    @property
    def step(self) -> AssassinsLessonStep:
        """The step."""
        return STEPS[self.number]

    @property
    def last(self) -> bool:
        """Whether it is the last one."""
        return self.number == len(STEPS) - 1

    @property
    def own_actions(self) -> tuple[Action, ...]:
        """The learner's actions, in order."""
        game, side = self.table.game, self.step.side
        new = game.phases[self._phases :]
        reports = [r for phase in new if phase.side is side for r in phase.actions]
        if not new:
            reports += game.running
        return tuple(report.action for report in reports)

    @property
    def place(self) -> int:
        """How many of the things asked for are done."""
        actions, others = [str(action) for action in self.own_actions], list(self._others)
        for place, asked in enumerate(self.step.asked):
            if asked == Asked.FOLLOW:
                done = bool(actions)
                actions.clear()
            else:
                waiting: list[Any] = others if asked in tuple(Asked) else actions
                done = asked in waiting[:1]
                del waiting[:1]
            if not done:
                return place
        return len(self.step.asked)

    @property
    def done(self) -> bool:
        """Whether everything asked for is done."""
        return self.place == len(self.step.asked)

    @property
    def wanted(self) -> str:
        """What is to be done next: an action in notation, a `Asked`, or nothing."""
        return "" if self.done else self.step.asked[self.place]

    @property
    def assassins(self) -> frozenset[int]:
        """The three (0 to 11) that the people's steps are played with, and so are to be chosen."""
        return Secret.of(_SECRET).assassins

    @property
    def left(self) -> tuple[str, ...]:
        """The actions still asked for, before anything else is."""
        found: list[str] = []
        for asked in self.step.asked[self.place :]:
            if asked in tuple(Asked):
                break
            found.append(asked)
        return tuple(found)

    @property
    def replies(self) -> tuple[ActionReport, ...]:
        """What the other side has answered."""
        game = self.table.game
        return game.running if len(game.phases) > self._phases else ()

    def fits(self, action: Action | str) -> bool:
        """Whether an action is the one that is asked for."""
        if self.wanted == Asked.FOLLOW or (self.done and Asked.FOLLOW in self.step.asked):
            return True  # a hint has several actions
        return str(action) == self.wanted

    def did(self, asked: Asked) -> None:
        """Notes that something else was done, if it is what that is asked for."""
        if self.wanted == asked:
            self._others.append(asked)

    def end_phase(self) -> None:
        """Ends the learner's phase; the other side answers."""
        self.did(Asked.END)
        self.table.changed(self.table.dealt(self.table.game.end_phase()))
        RunningPhase(self.table.game, self.table.changed).act(*self.step.reply)

    def choose(self, secret: Secret) -> None:
        """Takes the learner's choice. Raises AssassinsGameError where it does not fit the rules."""
        self.table.changed(self.table.dealt(self.table.game.with_secret(secret)))
        self.did(Asked.CHOOSE)
