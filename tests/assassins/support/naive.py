"""The rules once more, to be read rather than to be fast, and sharing no code with the game.

A town is a mapping from square names to what stands there: ``K`` the king, ``N`` a knight, a small
letter a townsperson, a capital letter from ``A`` on with a dash (``A'``) a revealed assassin.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tests.assassins.independent_simulator import SIDE_A

ROWS: list[str] = SIDE_A["rows"]
GATES = ("c3", "b5")
WAYS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}

Squares = dict[str, str]


def high(square: str) -> bool:
    return ROWS[int(square[1:]) - 1]["abcdefghij".index(square[0])] == "R"


def beside(square: str, way: str) -> str | None:
    columns, rows = WAYS[way]
    column, row = "abcdefghij".index(square[0]) + columns, int(square[1:]) + rows
    return f"{'abcdefghij'[column]}{row}" if 0 <= column <= 9 and 1 <= row <= 10 else None


@dataclass(frozen=True)
class Naive:
    """Who stands where and what may still be spent; ``secret`` are letters, or None if unknown."""

    squares: Squares
    side: str
    king_ap: int = 0
    knights_ap: int = 0
    people_ap: int = 0
    may_arrest: bool = False
    kills: int = 0
    secret: str | None = None
    wounds: int = 0
    out: bool = False
    known: frozenset[str] = field(default_factory=frozenset)

    def key(self) -> tuple[tuple[str, str], ...]:
        return tuple(sorted(self.squares.items()))


def is_civilian(pawn: str) -> bool:
    return pawn not in ("", "K", "N")


def moves(state: Naive) -> dict[str, tuple[int, Naive]]:
    """Every legal action in notation: its price and the state that follows."""
    found: dict[str, tuple[int, Naive]] = {}
    if state.out or state.wounds == 2:
        return found
    for square, pawn in state.squares.items():
        if state.side == "king" and pawn == "K":
            _king(state, square, found)
        elif state.side == "king" and pawn == "N":
            _knight(state, square, found)
        elif state.side == "people" and pawn.endswith("'"):
            _assassin(state, square, found)
        elif state.side == "people" and is_civilian(pawn):
            _townsperson(state, square, found)
    return found


def _without(squares: Squares, *gone: str) -> Squares:
    return {square: pawn for square, pawn in squares.items() if square not in gone}


def _king(state: Naive, square: str, found: dict[str, tuple[int, Naive]]) -> None:
    if state.king_ap < 1:
        return
    for way in WAYS:
        to = beside(square, way)
        if to and to not in state.squares and not high(to):
            squares = {**_without(state.squares, square), to: "K"}
            found[f"K{square}-{to}"] = (
                1,
                replace(state, squares=squares, king_ap=state.king_ap - 1),
            )
    if square in GATES:
        squares = _without(state.squares, square)
        after = replace(state, squares=squares, king_ap=state.king_ap - 1, out=True)
        found[f"K{square}-out"] = (1, after)


def _knight(state: Naive, square: str, found: dict[str, tuple[int, Naive]]) -> None:
    for way in WAYS:
        to = beside(square, way)
        if to is None:
            continue
        price = 2 if high(to) and not high(square) else 1
        pawn = state.squares.get(to, "")
        left = state.knights_ap - price
        if left >= 0 and not pawn:
            squares = {**_without(state.squares, square), to: "N"}
            after = replace(state, squares=squares, knights_ap=left)
            found[f"N{square}-{to}"] = (price, after)
        elif left >= 0 and is_civilian(pawn):
            pushed = _pushed(state.squares, to, way)
            if pushed is not None:
                squares = {**_without(pushed, square), to: "N"}
                after = replace(state, squares=squares, knights_ap=left)
                found[f"N{square}>{to}"] = (price, after)
        if is_civilian(pawn) and state.knights_ap and not (high(to) and not high(square)):
            squares = _without(state.squares, to)
            after = replace(state, squares=squares, knights_ap=state.knights_ap - 1)
            if pawn.endswith("'"):
                found[f"N{square}!{to}"] = (1, after)
            elif state.may_arrest:
                found[f"N{square}#{to}"] = (1, replace(after, may_arrest=False))


def _pushed(squares: Squares, first: str, way: str) -> Squares | None:
    """The squares after everybody from ``first`` on has gone one further, or None."""
    to = beside(first, way)
    if to is None or (high(to) and not high(first)):
        return None
    there = squares.get(to, "")
    if there in ("K", "N"):
        return None
    if there:
        rest = _pushed(squares, to, way)
        if rest is None:
            return None
        squares = rest
    return {**_without(squares, first), to: squares[first]}


def _townsperson(state: Naive, square: str, found: dict[str, tuple[int, Naive]]) -> None:
    letter = state.squares[square]
    for way in WAYS:
        to = beside(square, way)
        if to and to not in state.squares:
            price = 2 if high(to) and not high(square) else 1
            if price <= state.people_ap:
                squares = {**_without(state.squares, square), to: letter}
                after = replace(state, squares=squares, people_ap=state.people_ap - price)
                found[f"T{square}-{to}"] = (price, after)
    if len(state.known) < 3 and (state.secret is None or letter in state.secret):
        squares = {**state.squares, square: letter + "'"}
        found[f"R{square}"] = (0, replace(state, squares=squares, known=state.known | {letter}))


def _assassin(state: Naive, square: str, found: dict[str, tuple[int, Naive]]) -> None:
    for way in WAYS:
        to = beside(square, way)
        if to is None:
            continue
        there = state.squares.get(to, "")
        if not there:
            price = 0 if high(square) and not high(to) else 1
            if price <= state.people_ap:
                squares = {**_without(state.squares, square), to: state.squares[square]}
                after = replace(state, squares=squares, people_ap=state.people_ap - price)
                found[f"A{square}-{to}"] = (price, after)
        if high(to) and not high(square):
            continue
        if there == "N" and state.kills < 2 and state.people_ap >= state.kills + 1:
            price = state.kills + 1
            after = replace(
                state,
                squares=_without(state.squares, to),
                people_ap=state.people_ap - price,
                kills=price,
            )
            found[f"A{square}!{to}"] = (price, after)
        if there == "K" and state.people_ap >= 2:
            after = replace(state, people_ap=state.people_ap - 2, wounds=state.wounds + 1)
            found[f"A{square}*"] = (2, after)


def count_ends(state: Naive, allowed: Callable[[str], bool] = lambda _: True) -> int:
    """Distinct positions after any number of allowed actions: depth first, every state once."""
    seen: set[object] = set()
    ends: set[object] = set()

    def visit(state: Naive) -> None:
        full = (state.key(), state.king_ap, state.knights_ap, state.people_ap, state.may_arrest)
        if full in seen:
            return
        seen.add(full)
        ends.add(full[0])
        for word, (_, following) in moves(state).items():
            if allowed(word):
                visit(following)

    visit(state)
    return len(ends)


START: Squares = {
    "j10": "K",
    **dict.fromkeys(["d2", "a4", "i8", "h9", "i9", "j9", "i10"], "N"),
    **dict(
        zip(
            ["h2", "b3", "e4", "g4", "c6", "f6", "h6", "j6", "b8", "f8", "d9", "f10"],
            "abcdefghijkl",
            strict=True,
        )
    ),
}
