"""The guided first game: prepared moments for both sides, each with one thing to do. No Textual.

A step asks for things in their order: actions in notation, or one of `Asked`. Every other action is
allowed by the rules but not done: so no step can come to a dead end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from typing import Any, Final

from advisor.messages.assassins_computers import CAREFUL
from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPhase, AssassinsPosition, starting_position
from assassins.rounds import ActionReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from assassins.town import LETTERS, parse_square, side_a
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

PLAYERS: Final = Opponents("Regent", "Spymaster")
"""The two sides of the guided game; the learner is first one, then the other."""

_CARD: Final = RoundCard(1, 6, True, 5)
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
        pawns: who stands elsewhere than in the set-up: squares by ``king``, ``knights`` or a
            letter; an empty one is out of the game.
        revealed: the townsfolk that are, or were, known as assassins.
        card: the round's card; None before the first one.
        round: which round it is.
        fields: what else is different in the position.
        played: the phases of the first round, where the step follows them from the set-up; then
            only the card counts beside.
        reply: what the other side does when the learner has ended the phase.
        follows: whether the board is as the step before has left it.
    """

    name: str
    side: Side
    asked: tuple[str, ...]
    pawns: Mapping[str, str] = field(default_factory=dict)
    revealed: str = ""
    card: RoundCard | None = _CARD
    round: int = 1
    fields: Mapping[str, Any] = field(default_factory=dict)
    played: tuple[str, ...] = ()
    reply: tuple[str, ...] = ()
    follows: bool = False

    def game(self) -> AssassinsGame:
        """The game at the beginning of the step."""
        start = starting_position(side_a())
        if self.card is None:
            return AssassinsGame(PLAYERS, start, (), (), start)
        if self.played:  # what the solver is asked about has to be a game from its beginning
            return self._after_the_first_round().turn_up(self.card)
        deck = list(start.deck)
        deck.remove(self.card)
        people = self.side is Side.PEOPLE
        points: dict[str, Any] = (
            {"phase": AssassinsPhase.PEOPLE, "people_ap": self.card.people}
            if people
            else {"king_ap": self.card.king, "knights_ap": self.card.knights}
        )
        points |= {"card": self.card, "round": self.round, "deck": tuple(deck[self.round - 1 :])}
        position = replace(start, **(self._pawns(start) | points | dict(self.fields)))
        return AssassinsGame(PLAYERS, position, (), (), position, Secret.of(_SECRET))

    def setup(self) -> Setup:
        """The learner on the side of the step, and somebody else on the other."""
        other = Seat(SeatKind.COMPUTER, CAREFUL)
        king = self.side is Side.KING
        return Setup((Seat(), other)) if king else Setup((other, Seat()))

    def _after_the_first_round(self) -> AssassinsGame:
        game = new_game(PLAYERS, secret=Secret.of(_SECRET)).turn_up(_CARD)
        for phase in self.played:
            for action in phase.split():
                game = game.act(action)
            game = game.end_phase()
        return game

    def _pawns(self, start: AssassinsPosition) -> dict[str, Any]:
        """The fields of a position that say where everybody stands."""
        townsfolk = list(start.townsfolk)
        found: dict[str, Any] = {}
        for who, where in self.pawns.items():
            squares = tuple(parse_square(name) for name in where.split())
            if who == "king":
                found["king"] = squares[0]
            elif who == "knights":
                found["knights"] = tuple(sorted(squares))
            else:
                townsfolk[LETTERS.index(who)] = squares[0] if squares else None
        known = frozenset(LETTERS.index(letter) for letter in self.revealed)
        return found | {"townsfolk": tuple(townsfolk), "revealed": known}


_DASH: Final = RoundCard(2, 7, False, 4)
_QUIET: Final = RoundCard(1, 5, False, 4)
_AMBUSH: Final = {
    "king": "i6",
    "knights": "h6 i5 i7 j5 h7 a4 d2",
    "f": "",
    "g": "g6",
}

STEPS: Final = (
    AssassinsLessonStep("walk", Side.KING, ("Na4-a3",)),
    AssassinsLessonStep(
        "push",
        Side.KING,
        ("Na3>b3",),
        {"knights": "a3 d2 h9 i8 i9 i10 j9"},
        fields={"knights_ap": 5},
        follows=True,
    ),
    AssassinsLessonStep(
        "arrest",
        Side.KING,
        ("Nb3#c3",),
        {"knights": "b3 d2 h9 i8 i9 i10 j9", "b": "c3"},
        fields={"knights_ap": 4},
        follows=True,
    ),
    AssassinsLessonStep(
        "king",
        Side.KING,
        ("Nj9-j8", "Kj10-j9"),
        {"knights": "b3 d2 h9 i8 i9 i10 j9", "b": ""},
        fields={"arrest_made": True, "knights_ap": 3},
        follows=True,
    ),
    AssassinsLessonStep(
        "hint",
        Side.KING,
        (Asked.HINT, Asked.HINT, Asked.HINT, Asked.FOLLOW),
        card=_QUIET,
        played=("Na4-a3 Na3>b3 Nb3#c3 Nj9-j8 Kj10-j9", "Tf10-g10 Tg10-h10"),
    ),
    AssassinsLessonStep(
        "end",
        Side.KING,
        (Asked.END,),
        {"king": "i9", "knights": "b3 d2 h9 i8 j9 i10 h8", "b": "", "l": "g10"},
        card=_QUIET,
        round=3,
        fields={"king_ap": 0, "knights_ap": 2},
        reply=("Th6-h7", "Tg10-g9"),
    ),
    AssassinsLessonStep(
        "hunt",
        Side.KING,
        ("Nh9-h8", "Nh8!h7"),
        {"king": "i9", "knights": "h9 i8 j9 i10 d2 b3", "b": "", "f": "", "g": "h7", "k": ""},
        revealed="fgk",
        card=_QUIET,
        round=6,
    ),
    AssassinsLessonStep(
        "dash",
        Side.KING,
        ("Nd3>c3", "Nc3-d3", "Kc4-c3", "Kc3-out"),
        {
            "king": "c4",
            "knights": "d3 b4 c5 d4 e3 h9 i9",
            "b": "c3",
            "e": "c6",
            "f": "b6",
            "l": "d5",
        },
        card=_DASH,
        round=15,
        fields={"knights_ap": 2},
    ),
    AssassinsLessonStep("choose", Side.PEOPLE, (Asked.CHOOSE,), card=None),
    AssassinsLessonStep("crowd", Side.PEOPLE, ("Th5-g5",), {"g": "h5"}, fields={"people_ap": 4}),
    AssassinsLessonStep(
        "card", Side.PEOPLE, (Asked.END,), {"g": "g5"}, fields={"people_ap": 2}, follows=True
    ),
    AssassinsLessonStep(
        "early",
        Side.PEOPLE,
        ("Rh7", Asked.END),
        {"king": "i9", "knights": "h9 i8 j9 i10 i7 d2 a4", "f": "h7", "g": "g5"},
        card=_QUIET,
        round=3,
        reply=("Nh9-h8", "Nh8!h7"),
    ),
    AssassinsLessonStep(
        "strike",
        Side.PEOPLE,
        ("Rg6", "Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*"),
        _AMBUSH,
        revealed="f",
        round=6,
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
