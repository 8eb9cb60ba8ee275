"""The guided first game: prepared moments for both sides, each with something to be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from assassins.actions import Action, ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import Opponents, TownGame
from assassins.position import Ending, TownPhase, starting_position
from assassins.secret import Secret
from assassins.squares import parse_square
from assassins.town_files import side_a

Goal = Callable[[TownGame, Action], bool]
"""Whether a step is done, by the game after an action and that action."""

_CARD: Final = RoundCard(1, 6, True, 5)
_PLAYERS: Final = Opponents("Regent", "Spymaster")
_SECRET: Final = Secret.of("fgk")


@dataclass(frozen=True, slots=True)
class TownLessonStep:
    """One step.

    Attributes:
        side: whose phase it is.
        changes: what is different from the set-up: squares by ``king``, ``knights`` or a letter.
        goal: when it is done.
        asked: the actions that it asks for, in notation, to be drawn on the board.
        revealed: the townsfolk that are known as assassins.
    """

    side: Side
    changes: dict[str, str]
    goal: Goal
    asked: tuple[str, ...]
    revealed: str = ""

    def done(self, game: TownGame) -> bool:
        """Whether a game that began as this step does has reached its goal."""
        return any(self.goal(game, action) for action in done_in(game))

    def left(self, done: Sequence[str]) -> tuple[str, ...]:
        """What it still asks for, after these actions."""
        asked = list(self.asked)
        for action in done:
            if action in asked:
                asked.remove(action)
        return tuple(asked)

    def game(self) -> TownGame:
        """The game at the beginning of the step."""
        position = _placed(starting_position(side_a()), self.changes, self.revealed)
        deck = list(position.deck)
        deck.remove(_CARD)
        points: dict[str, Any] = {"king_ap": _CARD.king, "knights_ap": _CARD.knights}
        if self.side is Side.PEOPLE:
            points = {"people_ap": _CARD.people, "phase": TownPhase.PEOPLE}
        position = replace(position, card=_CARD, deck=tuple(deck), **points)
        return TownGame(_PLAYERS, position, (), (), position, _SECRET)


def _placed(position: Any, changes: dict[str, str], revealed: str) -> Any:
    """The set-up with some pawns elsewhere."""
    townsfolk = list(position.townsfolk)
    fields: dict[str, Any] = {}
    for who, where in changes.items():
        squares = [parse_square(name) for name in where.split()]
        if who == "king":
            fields["king"] = squares[0]
        elif who == "knights":
            fields["knights"] = tuple(sorted(squares))
        else:
            townsfolk["abcdefghijkl".index(who)] = squares[0]
    known = frozenset("abcdefghijkl".index(letter) for letter in revealed)
    return replace(position, townsfolk=tuple(townsfolk), revealed=known, **fields)


def done_in(game: TownGame) -> tuple[Action, ...]:
    """All actions of a game, in their order."""
    phases = (report for phase in game.phases for report in phase.actions)
    return tuple(report.action for report in (*phases, *game.running))


def _does(kind: ActionKind) -> Goal:
    return lambda _, action: action.kind is kind


def _climbs(game: TownGame, action: Action) -> bool:
    return action.target is not None and game.town.roofs[action.target]


def _ends(ending: Ending) -> Goal:
    return lambda game, _: game.result is not None and game.result.by is ending


STEPS: Final = (
    TownLessonStep(Side.KING, {}, _does(ActionKind.KNIGHT_STEP), ("Na4-a3",)),
    TownLessonStep(
        Side.KING,
        {"knights": "a3 d2 h9 i8 i9 i10 j9"},
        _does(ActionKind.KNIGHT_PUSH),
        ("Na3>b3",),
    ),
    TownLessonStep(
        Side.KING,
        {"knights": "b3 d2 h9 i8 i9 i10 j9", "b": "c3"},
        _does(ActionKind.ARREST),
        ("Nb3#c3",),
    ),
    TownLessonStep(Side.KING, {}, _does(ActionKind.KING_STEP), ("Nj9-j8", "Kj10-j9")),
    TownLessonStep(
        Side.KING,
        {"king": "c3", "knights": "b4 c5 d3 d4 e3 a4 d2", "b": "b5"},
        _ends(Ending.CASTLE),
        ("Kc3-out",),
    ),
    TownLessonStep(Side.PEOPLE, {"g": "h5"}, _climbs, ("Th5-g5",)),
    TownLessonStep(Side.PEOPLE, {"f": "g6"}, _does(ActionKind.REVEAL), ("Rg6",)),
    TownLessonStep(
        Side.PEOPLE,
        {"king": "i6", "knights": "h6 i5 i7 j5 h7 a4 d2", "g": "g6", "f": "f6"},
        _ends(Ending.KILLED),
        ("Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*"),
        revealed="g",
    ),
)
"""Five steps as the king's side, three as the people's."""
