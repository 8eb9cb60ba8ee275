"""The ladder and the day's game of King & Assassins: sides alternate on it, and what a date gives;
who stands on it, what they are worth, and what one is called."""

from __future__ import annotations

from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from assassins.actions import Side
from assassins.games import AssassinsGame, Opponents, begin_game
from kingsroad_tui.assassins.home.form import USUAL
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.results import all_assassins_results
from kingsroad_tui.ladder.counted import CountedGames
from kingsroad_tui.ladder.daily_words import DayDraw
from kingsroad_tui.ladder.standing import Anchors, Rungs, by_lot
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.kept import Occasion
from tabletop.say import Say

COUNTED: Final = tuple(name for name in ASSASSINS_STRENGTHS if name != RANDOM)
"""The computer players of such games, weakest first."""


def counted_assassins(occasion: Occasion, name: str, seed: int) -> tuple[AssassinsGame, Setup]:
    """The game and the setup for something that counts.

    Args:
        occasion: what for.
        name: of the person.
        seed: of a game of the ladder; the day has its own.
    """
    if occasion.day:
        day = DayDraw(GAME, occasion.day)
        side = tuple(Side)[day.draw("side", len(Side))]
        rival = COUNTED[day.draw("rival", len(COUNTED))]
        return _laid(occasion, name, side, rival, day.seed)
    return _laid(occasion, name, side_in_match(occasion), occasion.rung, seed)


def side_in_match(occasion: Occasion) -> Side:
    """The person's side in a game of the ladder: one, then the other, then by lot."""
    king, people = Side
    number = occasion.number
    if number > len(Side):
        return tuple(Side)[by_lot(occasion, len(Side))]
    return king if (number + occasion.match) % len(Side) == 0 else people


def _laid(
    occasion: Occasion, name: str, side: Side, rival: str, seed: int
) -> tuple[AssassinsGame, Setup]:
    names, setup = USUAL.counted([rival], side.seat, name, seed, occasion)
    return begin_game(Opponents(*names)), setup


ANCHORS: Final = Anchors(
    {
        RULE_OF_THUMB: 1200.0,
        CAREFUL: 1367.0,
        INSTINCT: 1555.0,
        PLANNER: 1763.0,
        ADVISOR: 1886.0,
    },
    sides=(-102.0, 102.0),
)
"""The most likely figures under the model of the rating for 202 games between neighbours on the
ladder, and 300 of a compiled twin of the two strongest, by the same values and how wide they look
(`docs/measurements.md`). The king's side won 27 % of them. The easiest is put at 1,200."""

RUNGS: Final = Rungs(
    GAME,
    "King & Assassins",
    {name: ASSASSINS_STRENGTHS[name] for name in COUNTED},
    tuple(Say(f"assassins-title-{rung}") for rung in range(6)),
    ANCHORS,
)

LADDER: Final = CountedGames(RUNGS, all_assassins_results, ASSASSINS_SAVES, counted_assassins)
"""The ladder and the day's game."""
