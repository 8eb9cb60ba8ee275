"""Actions as people type them: in notation, or shorter, as long as it is clear what is meant.

Beside the notation of the rules (``Na4-a3``) one may type small letters for capital ones, leave out
the letter of the pawn (``a4-a3``), name a pawn by its own key (``3a3`` for knight 3, ``gh8`` for
townsperson G, ``0j9`` for the king), and name a square further on: the pawn goes the cheapest way.

The rules know no difference between knights, but people follow a pawn by its number, so which
knight is which is kept here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from assassins.actions import Action, ActionKind, ActionProblem, IllegalAction, parse_action
from assassins.games import AssassinsGame
from assassins.judging import townsperson_on
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import ActionReport, act
from assassins.secret import Secret
from assassins.town import LETTERS, NEIGHBOURS, parse_square
from kingsroad_tui.assassins.play.acting import InTheWay, NotPossible, walk_or_why

Numbers = dict[int, int]
"""By square, the number of the knight there, from 1."""


def numbers_at(position: AssassinsPosition) -> Numbers:
    """Numbers by the order of the squares, for a position that nothing is known before."""
    return {square: number for number, square in enumerate(position.knights, start=1)}


def followed(numbers: Numbers, reports: Iterable[ActionReport]) -> Numbers:
    """The numbers after these actions: a knight keeps his, one who is killed takes it along."""
    now = dict(numbers)
    for report in reports:
        action = report.action
        if action.kind in (ActionKind.KNIGHT_STEP, ActionKind.KNIGHT_PUSH):
            assert action.target is not None
            now[action.target] = now.pop(action.source)
        elif action.kind is ActionKind.ASSASSIN_KILL:
            assert action.target is not None
            del now[action.target]
    return now


def knight_numbers(game: AssassinsGame) -> Numbers:
    """The numbers as a game stands now."""
    return followed(knight_numbers_before(game, len(game.phases)), game.running)


def last_report(game: AssassinsGame) -> tuple[ActionReport, Numbers] | None:
    """The last action of the running phase, or else of the one before, and the numbers before it;
    None where there is none."""
    at = len(game.phases) - (0 if game.running else 1)
    actions = game.running or (game.phases[at].actions if game.phases else ())
    if not actions:
        return None
    return actions[-1], followed(knight_numbers_before(game, at), actions[:-1])


def knight_numbers_before(game: AssassinsGame, phase: int) -> Numbers:
    """The numbers when a phase of the game began: of those behind it, or the running one."""
    reports = [report for done in game.phases[:phase] for report in done.actions]
    return followed(numbers_at(game.start), reports)


def square_of(key: str, position: AssassinsPosition, numbers: Numbers) -> int | None:
    """Where the pawn is that a key chooses, a letter, a knight's number or 0 for the king; None
    where it is gone."""
    if key in LETTERS:
        return position.townsfolk[LETTERS.index(key)]
    if key == "0":
        return position.king
    return next((square for square, number in numbers.items() if str(number) == key), None)


_SQUARE: Final = "[a-j](?:10|[1-9])"
_WITH_KEY: Final = re.compile(rf"(?P<key>[0-7{LETTERS}])-?(?P<target>{_SQUARE})")
_WITH_SQUARES: Final = re.compile(
    rf"(?P<pawn>[kntra]?)(?P<source>{_SQUARE})"
    rf"(?:(?P<sign>[->!#]?)(?P<target>{_SQUARE})|(?P<rest>-?out|\*)|)"
)
_PAWNS: Final = {AssassinsPhase.KING: "n", AssassinsPhase.PEOPLE: "t"}


class TypedProblem(ValueError):
    """A line of actions that cannot be done; nothing of it is.

    Attributes:
        word: the first action that is not possible, as it was typed.
        why: why it is not.
        position: as it would be then, all before it being done.
        numbers: the knights' numbers then.
    """

    def __init__(
        self, word: str, why: NotPossible, position: AssassinsPosition, numbers: Numbers
    ) -> None:
        super().__init__(word, why)
        self.word = word
        self.why = why
        self.position = position
        self.numbers = numbers


def read_actions(
    text: str, position: AssassinsPosition, numbers: Numbers, secret: Secret | None = None
) -> tuple[Action, ...]:
    """All actions of a line, each one possible after those before it.

    Args:
        text: with blanks between them.
        position: in the phase of the side that is to do them.
        numbers: the knights' numbers.
        secret: the people's choice, where it may be known; without it any hidden pawn may be one.

    Raises:
        TypedProblem: one is no action, or not possible; says which, and why.
    """
    actions: list[Action] = []
    for word in text.split():
        try:
            for action in _meant(word, position, numbers):
                report = act(position, action, secret)
                numbers, position = followed(numbers, [report]), report.after
                actions.append(action)
        except IllegalAction as error:
            raise TypedProblem(word, NotPossible(error), position, numbers) from None
        except NotPossible as problem:
            raise TypedProblem(word, problem, position, numbers) from None
    return tuple(actions)


def _meant(word: str, position: AssassinsPosition, numbers: Numbers) -> Iterator[Action]:
    """The actions that a word stands for: one, or the steps of a walk."""
    typed = word.lower()
    if keyed := _WITH_KEY.fullmatch(typed):
        source = square_of(keyed["key"], position, numbers)
        if source is None:
            raise NotPossible(why=InTheWay.NOBODY_THERE)
        yield from _walk(position, source, parse_square(keyed["target"]))
        return
    match = _WITH_SQUARES.fullmatch(typed)
    if match is None:
        raise IllegalAction(word, ActionProblem.NOT_AN_ACTION)
    source = parse_square(match["source"])
    pawn = match["pawn"] or _pawn_on(position, source)
    if match["target"] is None:
        rest = "-out" if (match["rest"] or "").endswith("out") else match["rest"] or ""
        if not rest and not match["pawn"]:
            raise IllegalAction(word, ActionProblem.NOT_AN_ACTION)
        yield parse_action(f"{pawn.upper()}{match['source']}{rest}")
        return
    action = parse_action(f"{pawn.upper()}{match['source']}{match['sign'] or '-'}{match['target']}")
    target = parse_square(match["target"])
    if action.kind.is_step and target not in NEIGHBOURS[source] and target != source:
        yield from _walk(position, source, target)
    else:
        yield action


def _walk(position: AssassinsPosition, source: int, target: int) -> tuple[Action, ...]:
    if target in NEIGHBOURS[source]:
        pawn = _pawn_on(position, source).upper()
        return (Action(_STEPS[pawn], source, target),)
    return walk_or_why(position, source, target).steps


_STEPS: Final = {kind.value[0]: kind for kind in ActionKind if kind.is_step}


def _pawn_on(position: AssassinsPosition, square: int) -> str:
    """The letter of the notation for the pawn on a square; the usual one where there is none."""
    if square == position.king:
        return "k"
    number = townsperson_on(position, square)
    if number is not None:
        return "a" if number in position.revealed else "t"
    return "n" if square in position.knights else _PAWNS.get(position.phase, "n")


def typed_secret(typed: str) -> Secret:
    """Three letters as they are typed, with blanks or commas or none. Raises ValueError."""
    return Secret.of(letter for letter in typed.lower() if letter not in " ,")
