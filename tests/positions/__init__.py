"""A frozen suite of positions from games: ten for each number of players, one code a line."""

from functools import cache
from pathlib import Path

from kingsroad.games import Game
from kingsroad.notation import parse_position
from kingsroad.position import Position
from tests.support.builders import game_from

PLAYERS = (2, 3, 4, 5)


@cache
def suite(players: int) -> tuple[Position, ...]:
    """The positions with so many players."""
    text = Path(__file__).with_name(f"{players}-players.txt").read_text(encoding="utf-8")
    codes = [line for line in text.splitlines() if line and not line.startswith("#")]
    return tuple(parse_position(code) for code in codes)


def games(players: int) -> list[Game]:
    """A game that starts from each of them."""
    return [game_from(position) for position in suite(players)]
