"""The tables of games that count: two seats on the ladder; what a date gives, and what players
are worth."""

from __future__ import annotations

from typing import Final

from advisor.messages.computers import (
    ADVISOR,
    INSTINCT,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RANDOM,
    RULE_OF_THUMB,
    STRENGTHS,
)
from kingsroad.games import Game, begin_game
from kingsroad_tui.kingsroad.home.usual_table import USUAL
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.ladder.daily_words import DayDraw
from kingsroad_tui.ladder.standing import Anchors
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.kept import Occasion

COUNTED: Final = tuple(name for name in STRENGTHS if name != RANDOM)
"""The computer players of such games, weakest first."""

_FEWEST: Final = 2
_SIZES: Final = 3
"""A day's table has two to four seats."""

_MAX_SEED: Final = 2**31


def counted_table(occasion: Occasion, name: str, seed: int) -> tuple[Game, Setup]:
    """The game and the setup for something that counts.

    Args:
        occasion: what for.
        name: of the person.
        seed: of a game of the ladder; the day has its own.
    """
    if occasion.day:
        return _of_the_day(occasion, name)
    me = (occasion.number - 1) % 2  # seats change from game to game
    computers = [occasion.rung]
    return _laid(occasion, name, me, computers, seed)


def _of_the_day(occasion: Occasion, name: str) -> tuple[Game, Setup]:
    """Everything is drawn from the date: seats, rivals, the person's seat, the seed."""
    day = DayDraw(GAME, occasion.day)
    seats = _FEWEST + day.draw("players", _SIZES)
    computers = [COUNTED[day.draw(f"rival-{at}", len(COUNTED))] for at in range(1, seats)]
    return _laid(occasion, name, day.draw("seat", seats), computers, day.draw("seed", _MAX_SEED))


def _laid(
    occasion: Occasion, name: str, me: int, computers: list[str], seed: int
) -> tuple[Game, Setup]:
    names, setup = USUAL.counted(computers, me, name, seed, occasion)
    return begin_game(names), setup


ANCHORS: Final = Anchors(
    {
        ONE_ROUND: 800.0,
        RULE_OF_THUMB: 1090.0,
        INSTINCT: 1515.0,
        LEVEL_1: 1515.0,
        LEVEL_2: 1720.0,
        ADVISOR: 2070.0,
    },
    chance={3: 2.05, 4: 2.85, 5: 3.3},
)
"""The most likely figures under the model of the rating, strengths kept in their order, for the
two-player lines of "How strong it is" in docs/tournaments-and-training.md together with ``kingsroad
tournament one-round rule-of-thumb instinct level-1 level-2 advisor --seats N --seed 36``: 300 games
of two, 180 of three, 120 of four, 100 of five. The easiest is put at 800. Somebody can be harder to
beat than the figures say: ``instinct`` wins half its games against ``level-2``."""
