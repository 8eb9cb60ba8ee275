"""The way a game went, round by round: how far the king had to go, and what both sides did.

Values only. How far it is counts streets as if nobody stood in them: the same for every round, and
never more than what a king needs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, unique
from functools import lru_cache
from itertools import groupby

from assassins.actions import KING_EXIT, WOUND, ActionKind, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, Ending
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import NEIGHBOURS, Town


@unique
class RoundEventKind(Enum):
    """What changed the game, the weightiest first."""

    WOUND = "wound"
    EXIT = "exit"
    KNIGHT_KILLED = "knight killed"
    ASSASSIN_KILLED = "assassin killed"
    REVEAL = "reveal"
    ARREST = "arrest"
    PUSH = "push"


@dataclass(frozen=True, slots=True)
class RoundEvent:
    """Something that a side did in a round.

    Attributes:
        kind: what.
        townsperson: who did it or to whom it was done (0 to 11), or None for pushes and the king.
        number: how many, of pushes; else 1.
    """

    kind: RoundEventKind
    townsperson: int | None = None
    number: int = 1


@dataclass(frozen=True, slots=True)
class WayRound:
    """A round that was played.

    Attributes:
        steps: the action points that the king needed to the castle at its end, with a free way; 0
            in the castle.
        left: the king's action points on the cards that were still to come then.
        events: what each side did, the weightiest first.
    """

    steps: int
    left: int
    events: dict[Side, tuple[RoundEvent, ...]]

    @property
    def out_of_reach(self) -> bool:
        """Whether the king could not reach the castle any more."""
        return self.steps > self.left


@dataclass(frozen=True, slots=True)
class GameCourse:
    """The way a game went.

    Attributes:
        most: the rounds that there could have been.
        first: the number of the first of `rounds`.
        start: the steps to the castle at the beginning.
        rounds: those that were played.
        turned: the round (from 1) that turned the game, and why, or None.
    """

    most: int
    first: int
    start: int
    rounds: tuple[WayRound, ...]
    turned: Turning | None


@unique
class Swing(Enum):
    """Why a round turned the game."""

    FIRST_WOUND = "first wound"
    STRUCK_AT_ONCE = "struck at once"
    OUT_OF_REACH = "out of reach"
    SHUT_OUT = "shut out"
    ONE_LEFT = "one left"
    SINGLED_OUT = "singled out"
    WENT_ON = "went on wounded"
    SPARED = "spared"
    BESIDE = "beside him"
    CLOSEST = "closest"


@dataclass(frozen=True, slots=True)
class Turning:
    """The round that turned a game.

    Attributes:
        round: its number, from 1.
        turn: why.
        townsperson: who did it or to whom it was done (0 to 11), or None.
        steps, left: as of that round.
    """

    round: int
    turn: Swing
    townsperson: int | None
    steps: int
    left: int


def way_of(game: AssassinsGame) -> GameCourse:
    """The way a game went as far as it was played."""
    rounds = [_round(list(phases)) for _, phases in groupby(game.phases, key=_number)]
    first, start = game.start.round, steps_to_castle(game.start)
    turned = _turning(game, rounds)
    if turned is not None:
        turned = replace(turned, round=turned.round + first - 1)
    return GameCourse(len(game.town.deck), first, start, tuple(rounds), turned)


def _number(phase: PhaseReport) -> int:
    return phase.round


def steps_to_castle(position: AssassinsPosition) -> int:
    """The king's action points to leave by the nearest gate with nobody in his way; 0 if he has."""
    return 0 if position.king is None else _far(position.town)[position.king]


@lru_cache(maxsize=4)
def _far(town: Town) -> dict[int, int]:
    """By street square, the steps from there into the castle."""
    far = dict.fromkeys(town.gate_squares, KING_EXIT)
    ahead = deque(far)
    while ahead:
        square = ahead.popleft()
        for target in NEIGHBOURS[square]:
            if not town.roofs[target] and target not in far:
                far[target] = far[square] + 1
                ahead.append(target)
    return far


def _round(phases: Sequence[PhaseReport]) -> WayRound:
    last, events = phases[-1].after, dict[Side, tuple[RoundEvent, ...]]()
    for side in Side:
        events[side] = _events([r for p in phases if p.side is side for r in p.actions])
    return WayRound(steps_to_castle(last), sum(card.king for card in last.deck), events)


_KINDS = {
    ActionKind.WOUND: RoundEventKind.WOUND,
    ActionKind.KING_EXIT: RoundEventKind.EXIT,
    ActionKind.ASSASSIN_KILL: RoundEventKind.KNIGHT_KILLED,
    ActionKind.KNIGHT_KILL: RoundEventKind.ASSASSIN_KILLED,
    ActionKind.REVEAL: RoundEventKind.REVEAL,
    ActionKind.ARREST: RoundEventKind.ARREST,
}


def _events(reports: Sequence[ActionReport]) -> tuple[RoundEvent, ...]:
    """What changed the game, the weightiest first; pushes together."""
    events = [
        RoundEvent(_KINDS[report.action.kind], report.townsperson)
        for report in reports
        if report.action.kind in _KINDS
    ]
    if pushes := sum(len(report.pushed) for report in reports):
        events.append(RoundEvent(RoundEventKind.PUSH, number=pushes))
    weights = list(RoundEventKind)
    return tuple(sorted(events, key=lambda event: weights.index(event.kind)))


def _turning(game: AssassinsGame, rounds: list[WayRound]) -> Turning | None:
    """The round that turned a finished game."""
    if game.result is None:
        return None

    def turning(number: int, turn: Swing, townsperson: int | None = None) -> Turning:
        there = rounds[number - 1]
        return Turning(number, turn, townsperson, there.steps, there.left)

    match game.result.by:
        case Ending.KILLED:
            wounds = _all(rounds, Side.PEOPLE, {RoundEventKind.WOUND})
            (first, who), (second, _) = wounds[0], wounds[-1]
            return turning(
                first,
                Swing.STRUCK_AT_ONCE if first == second else Swing.FIRST_WOUND,
                who,
            )
        case Ending.TIME:
            late = [number for number, one in enumerate(rounds, 1) if one.out_of_reach]
            if late[0] < len(rounds):
                return turning(late[0], Swing.OUT_OF_REACH)
            return turning(len(rounds), Swing.SHUT_OUT)
        case Ending.ASSASSINS:
            assert game.secret is not None
            caught = [
                one
                for one in _all(
                    rounds, Side.KING, {RoundEventKind.ASSASSIN_KILLED, RoundEventKind.ARREST}
                )
                if one[1] in game.secret.assassins
            ]
            last, who = caught[-1]
            if who not in {one for _, one in _all(rounds, Side.PEOPLE, {RoundEventKind.REVEAL})}:
                return turning(last, Swing.SINGLED_OUT, who)  # nobody could know
            return turning(caught[-2][0], Swing.ONE_LEFT, caught[-2][1])
        case Ending.CASTLE:
            if wounds := _all(rounds, Side.PEOPLE, {RoundEventKind.WOUND}):
                return turning(wounds[0][0], Swing.WENT_ON, wounds[0][1])
            for side, turn in ((Side.KING, Swing.SPARED), (Side.PEOPLE, Swing.BESIDE)):
                if found := _beside_the_king(game, side):
                    return turning(found[0], turn, found[1])
            spare = [one.left - one.steps for one in rounds[:-1]]
            return turning(spare.index(min(spare)) + 1, Swing.CLOSEST) if spare else None


def _beside_the_king(game: AssassinsGame, side: Side) -> tuple[int, int] | None:
    """The last round in which an assassin stood where it could strike the king when the phase of a
    side was over, and who it was; of the king's side where the people had the points for it."""
    assassins = sorted(game.secret.assassins) if game.secret else []
    for phase in reversed(game.phases):
        after = phase.after
        if phase.side is not side or after.king is None:
            continue
        if side is Side.KING and after.people_ap < WOUND:
            continue
        for number in assassins:
            # He stands in a street, where one can strike from roofs and streets alike.
            if after.townsfolk[number] in NEIGHBOURS[after.king]:
                return phase.round, number
    return None


def _all(
    rounds: list[WayRound], side: Side, kinds: set[RoundEventKind]
) -> list[tuple[int, int | None]]:
    """The rounds in which something of these kinds was done, and by or upon whom."""
    return [
        (number, event.townsperson)
        for number, one in enumerate(rounds, 1)
        for event in one.events[side]
        if event.kind in kinds
    ]
