"""Why an action that somebody tries is not possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from assassins.actions import ActionProblem, IllegalAction
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.squares import SQUARE_NAMES
from kingsroad_tui.assassins.play.acting import InTheWay, NotPossible
from kingsroad_tui.assassins.play.prompts import pawn_words, who_on
from kingsroad_tui.assassins.play.typed_actions import TypedProblem
from kingsroad_tui.assassins.words.game import NO_NUMBERS, sentence
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.words.lists import begun
from tabletop.shown import quoted


def refused(
    problem: NotPossible, position: AssassinsPosition, knights: Mapping[int, int], here: KeysHere
) -> str:
    """Why something is not possible."""
    if problem.taken is not None:
        who = begun(who_on(position, problem.taken, knights))
        stands = f"{who} stands on {SQUARE_NAMES[problem.taken]}"
        if position.phase is AssassinsPhase.PEOPLE and problem.taken in position.knights:
            return f"{stands}. Only an assassin who is revealed ({here('other')}) can strike there."
        return f"{stands}, and has to go first."
    if problem.error is not None:
        return sentence(refusal_words(problem.error, position, knights))
    if isinstance(problem.why, InTheWay):
        return IN_THE_WAY[problem.why]
    return sentence(problem.why)


IN_THE_WAY: Final = {
    InTheWay.NOBODY_CHOSEN: "Choose one of the townsfolk first.",
    InTheWay.BOARD_ENDS: "The board ends here.",
    InTheWay.NOBODY_THERE: "That pawn is on the board no more.",
    InTheWay.NO_FREE_WAY: "There is no free way there.",
}
"""Why something is not possible that no rule forbids."""

_REFUSALS: Final = {
    ActionProblem.REVEALED: "{at} is a revealed assassin",
    ActionProblem.NOT_REVEALED: "{at} is not a revealed assassin",
    ActionProblem.PUSHES: "{to} would be pushed",
    ActionProblem.PUSHED_UP: "no push: {at} would have to go up to the roof {to_square}",
    ActionProblem.PUSHED_OFF: "no push: {at} would fall off the board",
    ActionProblem.PUSHED_INTO_KNIGHT: "no push: {at} would run into {to}",
    ActionProblem.PUSHED_INTO_KING: "no push: {at} would run into {to}",
    ActionProblem.NOT_AN_ASSASSIN: "{at} is not an assassin",
    ActionProblem.OCCUPIED: "{to} is in the way",
}
"""Problems of pawns, each in words that say who it is; the rules know squares only."""


def refusal_words(
    error: IllegalAction, position: AssassinsPosition, knights: Mapping[int, int] = NO_NUMBERS
) -> str:
    """Why an action is not possible, as a clause; pawns by name and letter or number."""
    clause = _REFUSALS.get(error.problem)
    if clause is None:
        return error.why
    at, to = (
        "" if square is None else pawn_words(position, square, knights)
        for square in (error.at, error.to)
    )
    square = "" if error.to is None else SQUARE_NAMES[error.to]
    return clause.format(at=at, to=to, to_square=square)


def typed_refusal(problem: TypedProblem, line: str, here: KeysHere) -> str:
    """Why a line of actions is not done."""
    error, alone = problem.why.error, len(line.split()) == 1
    if error is not None and error.problem is ActionProblem.NOT_AN_ACTION:
        why = f"{quoted(problem.word)} is not an action."
    else:
        why = refused(problem.why, problem.position, problem.numbers, here)
        if not alone:
            why = f"{quoted(problem.word)}: {why}"
    return why if alone else f"{why} Nothing of the line is done."
