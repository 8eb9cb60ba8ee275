"""Moments of games in which it is known what is good, kept as records."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from advisor.assassins.advise import advise
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import AssassinsAdvice
from assassins.actions import Side
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPosition
from assassins.records import read_game
from assassins.secret import Secret
from tests.assassins.support.random_play import PLAYERS
from tests.support.paths import ROOT

NO_REASON_TO_STOP: Final = "no-reason-to-stop"
"""The king can be wounded in one of four trios, and by nobody after four actions of a knight."""

CLOSE_THE_GATE: Final = "close-the-gate"
"""With one of two cards the king walks out, unless the people stand in b5."""

PUSHES_IN_A_ROW: Final = "pushes-in-a-row"
"""Knights have pushed several townsfolk in a row, one of whom is arrested best."""

_SIDES: Final = {
    NO_REASON_TO_STOP: Side.KING,
    CLOSE_THE_GATE: Side.PEOPLE,
    PUSHES_IN_A_ROW: Side.KING,
}


@cache
def moment(name: str) -> AssassinsGame:
    """The game as it stands at one of these moments."""
    return read_game(ROOT / "tests" / "advisor" / "assassins" / "moments" / f"{name}.json")


@cache
def advice_at(name: str, *assumptions: str, seconds: float | None = None) -> AssassinsAdvice:
    """The whole advice for the side whose phase it is, worked out once."""
    *_, advice = advise(moment(name), _SIDES[name], list(assumptions), stop=Stop(seconds))
    return advice


def playing(now: AssassinsPosition, secret: str = "") -> AssassinsGame:
    """A game that has come to a position, with these three as the assassins or with no secret."""
    game = replace(new_game(PLAYERS, now.town), start=now, position=now)
    return replace(game, secret=Secret.of(secret)) if secret else game
