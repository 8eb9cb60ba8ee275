"""Why an action that somebody tries is not possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from assassins import actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.play.acting import InTheWay, NotPossible
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.prompts import pawn_words, who_on
from kingsroad_tui.assassins.play.typed_actions import TypedProblem
from kingsroad_tui.assassins.words.game import NO_NUMBERS, sentence
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun
from tabletop.shown import quoted
from tabletop.words.voice import phrase


def refused(
    problem: NotPossible, position: AssassinsPosition, knights: Mapping[int, int], here: KeysHere
) -> str:
    """Why something is not possible."""
    if problem.taken is not None:
        who = begun(who_on(position, problem.taken, knights))
        stands = f"{who} stands on {SQUARE_NAMES[problem.taken]}"
        if position.phase is AssassinsPhase.PEOPLE and problem.taken in position.knights:
            return phrase("assassins-refusals-refused", stands=stands, here=here("other"))
        return phrase("assassins-refusals-refused-2", stands=stands)
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
    actions.ActionProblem.REVEALED: "{at} is a revealed assassin",
    actions.ActionProblem.NOT_REVEALED: "{at} is not a revealed assassin",
    actions.ActionProblem.PUSHES: "{to} would be pushed",
    actions.ActionProblem.PUSHED_UP: "no push: {at} would have to go up to the roof {to_square}",
    actions.ActionProblem.PUSHED_OFF: "no push: {at} would fall off the board",
    actions.ActionProblem.PUSHED_INTO_KNIGHT: "no push: {at} would run into {to}",
    actions.ActionProblem.PUSHED_INTO_KING: "no push: {at} would run into {to}",
    actions.ActionProblem.NOT_AN_ASSASSIN: "{at} is not an assassin",
    actions.ActionProblem.OCCUPIED: "{to} is in the way",
}
"""Problems of pawns, each in words that say who it is; the rules know squares only."""


def refusal_words(
    error: actions.IllegalAction,
    position: AssassinsPosition,
    knights: Mapping[int, int] = NO_NUMBERS,
) -> str:
    """Why an action is not possible, as a clause; pawns by name and letter or number."""
    clause = _REFUSALS.get(error.problem)
    if clause is None:
        return words_of(error.why)
    at, to = (
        "" if square is None else pawn_words(position, square, knights)
        for square in (error.at, error.to)
    )
    square = "" if error.to is None else SQUARE_NAMES[error.to]
    return clause.format(at=at, to=to, to_square=square)


def typed_refusal(problem: TypedProblem, line: str, here: KeysHere) -> str:
    """Why a line of actions is not done."""
    error, alone = problem.why.error, len(line.split()) == 1
    if error is not None and error.problem is actions.ActionProblem.NOT_AN_ACTION:
        why = f"{quoted(problem.word)} is not an action."
    else:
        why = refused(problem.why, problem.position, problem.numbers, here)
        if not alone:
            why = f"{quoted(problem.word)}: {why}"
    return why if alone else phrase("assassins-refusals-typed-refusal", why=why)


_STREET, _ROOF = False, True
_NAME: Final = 17
"""Columns for the names in the table."""

_STEPS: Final = {
    "step": (_STREET, _STREET),
    "up": (_STREET, _ROOF),
    "down": (_ROOF, _STREET),
}
"""By their words: from where to where; along a roof a step costs what it does in the street."""

_FIRST, _SECOND = actions.ASSASSIN_KILLS
_NAMES: Final = {
    actions.Walker.KING: "king",
    actions.Walker.KNIGHT: "knight",
    actions.Walker.TOWNSPERSON: "townsperson",
    actions.Walker.ASSASSIN: "revealed assassin",  # hidden ones pay as townsfolk do
}
_OTHER: Final = {
    actions.Walker.KING: f"leave by a gate {actions.KING_EXIT}",
    actions.Walker.KNIGHT: f"kill {actions.KNIGHT_KILL}, arrest {actions.ARREST}; push free",
    actions.Walker.TOWNSPERSON: "reveal an assassin: free",
    actions.Walker.ASSASSIN: f"kill {_FIRST} (second {_SECOND}), wound {actions.WOUND}",
}
"""What they do beside steps."""

_KNIGHT_SHORT: Final = f"kill, arrest {actions.ARREST}; push free"
assert actions.KNIGHT_KILL == actions.ARREST

_WALKERS: Final = {
    actions.Side.KING: (actions.Walker.KING, actions.Walker.KNIGHT),
    actions.Side.PEOPLE: (actions.Walker.TOWNSPERSON, actions.Walker.ASSASSIN),
}


def price_table(side: actions.Side) -> list[Line]:
    """All prices; those of the side that acts or chooses stand out."""
    lines: list[Line] = [[(f"{'step':>{_NAME + 2}}{'up':>3}{'down':>5}", "quiet")]]
    for walker in actions.Walker:
        prices = actions.STEP_PRICES[walker]
        step, up, down = (_price(prices[way]) if way in prices else "" for way in _STEPS.values())
        words = f"{_NAMES[walker]:<{_NAME}}{step:>2}{up:>3}{down:>5} {_OTHER[walker]}"
        lines.append([(words, "text" if walker in _WALKERS[side] else "quiet")])
    return lines


def _price(points: int) -> str:
    return str(points) if points else phrase("assassins-refusals-price")


def price_lines(side: actions.Side) -> list[Line]:
    """The prices of the side that acts or chooses, in few columns."""
    rows: list[tuple[str, str]] = []
    for walker in _WALKERS[side]:
        prices = actions.STEP_PRICES[walker]
        steps = ", ".join(
            f"{words} {_price(prices[way])}" for words, way in _STEPS.items() if way in prices
        )
        match walker:
            case actions.Walker.KING:
                rows.append(("king", f"{steps}, {_OTHER[walker]}"))
            case actions.Walker.KNIGHT:
                rows += [("knight", f"{steps},"), ("", _KNIGHT_SHORT)]
            case actions.Walker.TOWNSPERSON:
                rows.append(("people", steps))
            case actions.Walker.ASSASSIN:
                rows += [("revealed", f"{steps},"), ("assassin", _OTHER[walker])]
    return [[(f"{name:<9}{words}", "text")] for name, words in rows]
