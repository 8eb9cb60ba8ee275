"""Positions for tests, set up by hand on side A."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from assassins.actions import Action, parse_action
from assassins.cards import CARDS, RoundCard
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.replay import AssassinsPositionData
from assassins.rounds import act
from assassins.secret import Secret
from assassins.town import LETTERS, SQUARE_NAMES, AssassinsData, Town, parse_square, side_a
from tests.assassins.support import judge

# Roofs of two corners, where nobody is in anybody's way.
OUT_OF_THE_WAY = [
    "a1",
    "b1",
    "d1",
    "e1",
    "a2",
    "b2",
    "e2",
    "a9",
    "b9",
    "a10",
    "b10",
    "a7",
    "b7",
    "a8",
]


USUAL_CARD = RoundCard(1, 6, True, 5)


def town_with(card: RoundCard, town: Town | None = None) -> Town:
    """Side A, or another town, with one kind of card only."""
    return replace(town or side_a(), cards=(card,) * CARDS, left_out=())


def phase_fields(card: RoundCard, *, people: bool, ap: int | None = None) -> dict[str, Any]:
    """The fields of a position that say whose phase it is, and what there is to spend.

    ``ap`` is what the knights (or, in the people's phase, the people) have left.
    """
    return {
        "phase": AssassinsPhase.PEOPLE if people else AssassinsPhase.KING,
        "card": card,
        "king_ap": 0 if people else card.king,
        "knights_ap": 0 if people else card.knights if ap is None else ap,
        "people_ap": (card.people if ap is None else ap) if people else 0,
        "arrest_made": False,
    }


def position(
    *,
    king: str | None = "j10",
    knights: str = "",
    townsfolk: Mapping[str, str] | None = None,
    revealed: str = "",
    arrested: str = "",
    killed: str = "",
    card: RoundCard = USUAL_CARD,
    people: bool = False,
    ap: int | None = None,
    wounds: int = 0,
    number: int = 3,
    board: Town | None = None,
) -> AssassinsPosition:
    """A position in round ``number`` of a game in which every card is the same.

    Townsfolk not named stand out of the way. ``ap`` is as in `phase_fields`.
    """
    town = town_with(card, board)
    named = {LETTERS.index(letter): parse_square(at) for letter, at in (townsfolk or {}).items()}
    guards = sorted(parse_square(name) for name in knights.split())
    taken = {*named.values(), *guards}
    free = (square for name in OUT_OF_THE_WAY if (square := parse_square(name)) not in taken)
    squares = [
        None if letter in arrested + killed else named.get(number, -1)
        for number, letter in enumerate(LETTERS)
    ]
    return AssassinsPosition(
        **phase_fields(card, people=people, ap=ap),
        town=town,
        round=number,
        knights_killed=0,
        king=None if king is None else parse_square(king),
        wounds=wounds,
        knights=tuple(guards),
        townsfolk=tuple(next(free) if square == -1 else square for square in squares),
        revealed=frozenset(LETTERS.index(letter) for letter in revealed + killed),
        deck=town.deck[number:],
    )


def legal(position: AssassinsPosition, secret: Secret | None = None) -> dict[str, int]:
    """The legal actions in notation, with their price; the judge lists the same."""
    found = {str(action): price for action, price in legal_actions(position, secret).items()}
    if position.card is not None:
        assert found == dict(as_judged(position, secret).legal())
    return found


def after(
    position: AssassinsPosition, actions: str, secret: Secret | None = None
) -> AssassinsPosition:
    """The position after these actions, written as in a record; the judge's is the same."""
    state = as_judged(position, secret)
    for word in actions.split():
        position = act(position, parse_action(word), secret).after
        state.do(word)
        assert state.position() == as_data(position)
    return position


def where(position: AssassinsPosition, letter: str) -> str | None:
    """The name of a townsperson's square."""
    square = position.townsfolk[LETTERS.index(letter)]
    return None if square is None else SQUARE_NAMES[square]


def as_data(position: AssassinsPosition) -> judge.Json:
    """A position as the judge tells it."""
    found: judge.Json = msgspec.to_builtins(AssassinsPositionData.of(position))
    return found


def as_judged(position: AssassinsPosition, secret: Secret | None = None) -> judge.State:
    """The same moment for the judge."""
    card = position.card
    assert card is not None
    state = judge.state_at(
        as_data(position),
        (card.king, card.knights, card.shackles, card.people),
        secret.letters if secret else None,
        msgspec.to_builtins(AssassinsData.of(position.town)),
    )
    state.left = {
        "king": position.king_ap,
        "knights": position.knights_ap,
        "people": position.people_ap,
    }
    state.arrests_left = int(card.shackles and not position.arrest_made)
    state.knights_killed = position.knights_killed
    return state


def every_action() -> list[Action]:
    """Every action whose notation can be written with squares that touch, and some that cannot."""
    words = []
    for source in SQUARE_NAMES:
        words += [f"R{source}", f"A{source}*", f"K{source}-out"]
        column, row = source[0], int(source[1:])
        near = [
            f"{chr(ord(column) + columns)}{row + rows}"
            for columns, rows in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (0, 2))
        ]
        for target in near:
            if target in SQUARE_NAMES:
                words += [f"{pawn}{source}-{target}" for pawn in "KNTA"]
                words += [f"N{source}{sign}{target}" for sign in ">!#"] + [f"A{source}!{target}"]
    return [parse_action(word) for word in words]
