"""Goofspiel, as the house plays it: what is said of it, and a line for everything else."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.play.board import BoardOfGame
from kingsroad_tui.play.plain_game import PlainGame
from kingsroad_tui.words.lists import listed
from tests.goofspiel.rules import RECORDS, Goofspiel, encode_game, game_of, shuffled

RULES: Final = """# Goofspiel

Everybody has the cards 1 to 13 and bids one of them a round, all at once. The highest bid takes
the prize. Where several tie for it, the prize is carried on to the next round; what is carried on
at the end is nobody's. Most points win.
"""


def _prize(game: Goofspiel) -> str:
    prize, carried = game.prizes[len(game.rounds)], 0
    if game.takes and game.takes[-1][0] is None:
        carried = game.takes[-1][1]
    return f"{prize} and {carried} carried on" if carried else str(prize)


def standing(game: Goofspiel) -> str:
    points = [f"{name} {of}" for name, of in zip(game.players, game.points, strict=True)]
    round_ = "" if game.finished else f"Round {len(game.rounds) + 1}: the prize is {_prize(game)}. "
    return f"{round_}Points: {', '.join(points)}."


def told(before: Goofspiel, game: Goofspiel) -> str:
    bids = zip(game.players, game.rounds[-1], strict=True)
    seat, worth = game.takes[-1]
    end = "it is carried on" if seat is None else f"{game.players[seat]} takes {worth}"
    bid = listed(f"{name} bids {card}" for name, card in bids)
    return f"For {_prize(before)}: {bid}; {end}."


def outcome(game: Goofspiel) -> str:
    best = max(game.points)
    won = [name for name, of in zip(game.players, game.points, strict=True) if of == best]
    return f"{listed(won)} {'wins' if len(won) == 1 else 'win'} with {best} points."


class GoofspielBoard(BoardOfGame):
    """The prizes in their order, and of everybody the points and the cards that are left."""

    def show(self, game: Goofspiel, seat: int | None) -> None:
        self._lines = [self._prizes(game), ""]
        for at, name in enumerate(game.players):
            left = " ".join(map(str, game.choices(at)))
            you = ">" if at == seat else " "
            self._lines.append(f"{you} {name[:16]:<16} {game.points[at]:>3}   {left}")
        self.refresh()

    def _prizes(self, game: Goofspiel) -> str:
        at = len(game.rounds)
        shown = [f"[{prize}]" if at == n else str(prize) for n, prize in enumerate(game.prizes)]
        return f"Prizes: {' '.join(shown)}"

    def render(self) -> str:
        return "\n".join(self._lines)


GOOFSPIEL: Final[PlainGame[Goofspiel, int]] = PlainGame(
    name="Goofspiel",
    word="goofspiel",
    about="bids for thirteen prizes, for 2 to 4",
    key="j",
    number=2,
    seats=(2, 4),
    records=RECORDS,
    read=game_of,
    encode=encode_game,
    new=shuffled,
    rules=RULES,
    standing=standing,
    question=lambda game, _: f"bid for {_prize(game)}",
    told=told,
    outcome=outcome,
    board=GoofspielBoard,
)
