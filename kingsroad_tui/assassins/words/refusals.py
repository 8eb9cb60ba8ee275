"""Why an action that somebody tries is not possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from assassins import actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.play.acting import InTheWay, NotPossible
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.typed_actions import TypedProblem
from kingsroad_tui.assassins.words.game import pawn_on, sentence, standing
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.say import Say
from tabletop.shown import quoted
from tabletop.words.voice import phrase, said


def refused(
    problem: NotPossible, position: AssassinsPosition, knights: Mapping[int, int], here: KeysHere
) -> str:
    """Why something is not possible."""
    if problem.taken is not None:
        people = position.phase is AssassinsPhase.PEOPLE
        return phrase(
            "assassins-square-taken",
            who=standing(position, problem.taken, knights),
            square=SQUARE_NAMES[problem.taken],
            strike=people and problem.taken in position.knights,
            key=here("other"),
        )
    if problem.error is not None:
        return _broken_rule(problem.error, position, knights)
    if isinstance(problem.why, InTheWay):
        return phrase(f"assassins-in-the-way-{problem.why.value}")
    return sentence(problem.why)


_OF_PAWNS: Final = frozenset(
    {
        actions.ActionProblem.REVEALED,
        actions.ActionProblem.NOT_REVEALED,
        actions.ActionProblem.PUSHES,
        actions.ActionProblem.PUSHED_UP,
        actions.ActionProblem.PUSHED_OFF,
        actions.ActionProblem.PUSHED_INTO_KNIGHT,
        actions.ActionProblem.PUSHED_INTO_KING,
        actions.ActionProblem.NOT_AN_ASSASSIN,
        actions.ActionProblem.OCCUPIED,
    }
)
"""Problems that are said of whoever stands there; the rules know squares only."""


def _broken_rule(
    error: actions.IllegalAction, position: AssassinsPosition, knights: Mapping[int, int]
) -> str:
    """Why an action is not possible; pawns by name and letter or number."""
    why = error.why
    if error.problem not in _OF_PAWNS:
        return said(Say(f"{why.id}.sentence", **why.facts))
    squares = {"at": error.at, "to": error.to}
    pawns = {
        name: pawn_on(position, square, knights)
        for name, square in squares.items()
        if square is not None
    }
    roof = "" if error.to is None else SQUARE_NAMES[error.to]
    return phrase(f"assassins-refusal-{error.problem.value}", roof=roof, **pawns)


def typed_refusal(problem: TypedProblem, line: str, here: KeysHere) -> str:
    """Why a line of actions is not done."""
    error, alone = problem.why.error, len(line.split()) == 1
    word = quoted(problem.word)
    if error is not None and error.problem is actions.ActionProblem.NOT_AN_ACTION:
        return phrase("assassins-line-no-action", word=word, alone=alone)
    why = refused(problem.why, problem.position, problem.numbers, here)
    return why if alone else phrase("assassins-line-not-done", word=word, why=why)


_STREET, _ROOF = False, True
_NAME: Final = 17
"""Columns for the names in the table."""

_STEPS: Final = {
    "step": (_STREET, _STREET),
    "up": (_STREET, _ROOF),
    "down": (_ROOF, _STREET),
}
"""From where to where; along a roof a step costs what it does in the street."""

_FIRST, _SECOND = actions.ASSASSIN_KILLS
_NAMES: Final = {
    actions.Walker.KING: "king",
    actions.Walker.KNIGHT: "knight",
    actions.Walker.TOWNSPERSON: "townsperson",
    actions.Walker.ASSASSIN: "assassin",  # a revealed one: hidden ones pay as townsfolk do
}
"""Whose messages they are."""

_WALKERS: Final = {
    actions.Side.KING: (actions.Walker.KING, actions.Walker.KNIGHT),
    actions.Side.PEOPLE: (actions.Walker.TOWNSPERSON, actions.Walker.ASSASSIN),
}


def _others(walker: actions.Walker) -> str:
    """What somebody does beside steps, and at what price."""
    match walker:
        case actions.Walker.KING:
            return phrase("assassins-prices-king.others", exit=actions.KING_EXIT)
        case actions.Walker.KNIGHT:
            kill, arrest = actions.KNIGHT_KILL, actions.ARREST
            return phrase("assassins-prices-knight.others", kill=kill, arrest=arrest)
        case actions.Walker.TOWNSPERSON:
            return phrase("assassins-prices-townsperson.others")
        case actions.Walker.ASSASSIN:
            wound = actions.WOUND
            return phrase(
                "assassins-prices-assassin.others", first=_FIRST, second=_SECOND, wound=wound
            )


def price_table(side: actions.Side) -> list[Line]:
    """All prices; those of the side that acts or chooses stand out."""
    step, up, down = (phrase(f"assassins-prices-{way}") for way in _STEPS)
    lines: list[Line] = [[(f"{step:>{_NAME + 2}}{up:>3}{down:>5}", "quiet")]]
    for walker in actions.Walker:
        prices = actions.STEP_PRICES[walker]
        step, up, down = (_price(prices[way]) if way in prices else "" for way in _STEPS.values())
        name = phrase(f"assassins-prices-{_NAMES[walker]}")
        words = f"{name:<{_NAME}}{step:>2}{up:>3}{down:>5} {_others(walker)}"
        lines.append([(words, "text" if walker in _WALKERS[side] else "quiet")])
    return lines


def _price(points: int) -> str:
    return str(points) if points else phrase("assassins-prices-free")


def price_lines(side: actions.Side) -> list[Line]:
    """The prices of the side that acts or chooses, in few columns."""
    rows: list[tuple[str, str]] = []
    for walker in _WALKERS[side]:
        prices = actions.STEP_PRICES[walker]
        name = phrase(f"assassins-prices-{_NAMES[walker]}.short")
        steps = ", ".join(
            phrase("assassins-step-price", way=way, price=_price(prices[between]))
            for way, between in _STEPS.items()
            if between in prices
        )
        match walker:
            case actions.Walker.KING:
                rows.append((name, f"{steps}, {_others(walker)}"))
            case actions.Walker.KNIGHT:
                assert actions.KNIGHT_KILL == actions.ARREST
                short = phrase("assassins-prices-knight.others-short", price=actions.ARREST)
                rows += [(name, f"{steps},"), ("", short)]
            case actions.Walker.TOWNSPERSON:
                rows.append((name, steps))
            case actions.Walker.ASSASSIN:
                second = phrase("assassins-prices-assassin.short-again")
                rows += [(name, f"{steps},"), (second, _others(walker))]
    return [[(f"{name:<9}{words}", "text")] for name, words in rows]
