"""The ladder and the day's game of King's Road: two seats on the ladder, and what a date gives; who
stands on it, what they are worth, and what one is called."""

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
from kingsroad_tui.kingsroad.home.form import USUAL
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.results import all_results
from kingsroad_tui.ladder.counted import CountedGames
from kingsroad_tui.ladder.daily_words import DayDraw
from kingsroad_tui.ladder.standing import Anchors, Rungs
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.kept import Occasion
from tabletop.say import Say

COUNTED: Final = tuple(name for name in STRENGTHS if name != RANDOM)
"""The computer players of such games, weakest first."""

_FEWEST: Final = 2
_SIZES: Final = 3
"""A day's table has two to four seats."""


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
    return _laid(occasion, name, day.draw("seat", seats), computers, day.seed)


def _laid(
    occasion: Occasion, name: str, me: int, computers: list[str], seed: int
) -> tuple[Game, Setup]:
    names, setup = USUAL.counted(computers, me, name, seed, occasion)
    return begin_game(names), setup


ANCHORS: Final = Anchors(
    {
        ONE_ROUND: 800.0,
        RULE_OF_THUMB: 1090.0,
        INSTINCT: 1500.0,
        LEVEL_1: 1530.0,
        LEVEL_2: 1720.0,
        ADVISOR: 2070.0,
    },
    chance={3: 2.05, 4: 2.85, 5: 3.3},
)
"""The most likely figures under the model of the rating, strengths kept in their order and 30
points apart at least, for the two-player lines of "How strong it is" in docs/measurements.md
together with ``kingsroad tournament one-round rule-of-thumb instinct level-1 level-2 advisor
--seats N --seed 36``: 300 games of two, 180 of three, 120 of four, 100 of five. The easiest is put
at 800. Somebody can be harder to
beat than the figures say: ``instinct`` wins half its games against ``level-2``."""

RUNGS: Final = Rungs(
    GAME,
    "King's Road",
    {name: STRENGTHS[name] for name in COUNTED},
    tuple(Say(f"kingsroad-title-{rung}") for rung in range(7)),
    ANCHORS,
    {
        INSTINCT: Say("kingsroad-fares-like-baron"),
        LEVEL_1: Say("kingsroad-fares-like-huntress"),
    },
)
"""Of 40 games the Baron won 65 % against the Huntress (docs/measurements.md)."""

LADDER: Final = CountedGames(RUNGS, all_results, SAVES, counted_table)
"""The ladder and the day's game."""
