"""Which knight is which: the rules know no difference, but people follow a pawn by its number."""

from __future__ import annotations

from collections.abc import Iterable

from assassins.actions import ActionKind
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import LETTERS

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
