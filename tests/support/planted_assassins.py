"""A short game of King & Assassins in which just these things go wrong, each in a phase of its own:
the king stands where he can be killed, though an arrest would have made the same square safe; the
people let him live; they leave a gate open; and the card that would have let him out does not come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.assassins_review import AssassinsReview
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.secret import Secret
from assassins.town import KingStart, Town, parse_square, side_a

PLAYERS = Opponents("Ann", "Bob")

UNSAFE, MISSED_KILL, ARREST, OPEN_GATE, UNLUCKY, QUIET, WON = range(7)
"""The places of the phases in the game."""

SAMPLE: Final = Path(__file__).with_name("planted_review.json")

_ONE, _WEAK, _TWO = RoundCard(1, 3, True, 5), RoundCard(1, 3, True, 4), RoundCard(2, 3, False, 4)

PHASES: Sequence[tuple[RoundCard, str, str]] = (
    (_ONE, "-", "-"),
    (_WEAK, "Nd6#d5 Kc5-c4", "Tf3-g3 Tg3-h3 Th3-h4"),
    (_ONE, "Kc4-c3", "-"),
    (_TWO, "Kc3-out", ""),
)
"""Round by round the card and the two phases."""


def planted_assassins() -> Town:
    """Side A with the king near the castle, two townsfolk near him and everybody else far away; few
    cards, most of which let him take two steps."""
    near, far = ("d5", "f3"), ("i1", "j1", "j2", "g10", "i2", "j3", "h1", "h10", "i10", "j10")
    knights = ("d6", "i8", "i9", "j8", "j9")
    return replace(
        side_a(),
        name="Near the castle",
        source="made for tests",
        townsfolk=tuple(map(parse_square, (*near, *far))),
        guards_apart=tuple(map(parse_square, ("h9", "h8"))),
        kings=(KingStart(parse_square("c5"), tuple(map(parse_square, knights))),),
        cards=(_ONE,) * 2 + (_WEAK,) + (_TWO,) * 12,
        left_out=(_TWO,) * 7,
    )


def planted_game(phases: int = 7, secret: str | None = "akl") -> AssassinsGame:
    """The game, up to so many phases played to their end, the next card face down.

    Args:
        phases: how many.
        secret: the assassins' letters; None where they are not known.
    """
    game = new_game(
        PLAYERS, planted_assassins(), secret=Secret.of(secret) if secret is not None else None
    )
    for card, king, people in PHASES:
        for actions in (king, people):
            if len(game.phases) == phases or not actions:
                break
            if game.position.card is None:
                game = game.turn_up(card)
            game = game.play_phase([] if actions == "-" else actions.split())
    return game


def sample_review() -> AssassinsReview:
    """What is said of the game: kept in a file beside this one, so that nobody has to wait for it.

    `tests.support.answers` makes it anew; a test compares what in it is certain.
    """
    return msgspec.json.decode(SAMPLE.read_bytes(), type=AssassinsReview)
