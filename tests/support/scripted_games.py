"""Games played by a script: quick, alike for a seed, and with all that happens at a table."""

from __future__ import annotations

import random
from collections.abc import Iterator

from advisor.kingsroad.players import rule_of_thumb
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.rounds import Outcome

_DARING = 0.25
"""How often somebody plays anything at all instead, the Witch and the Dragon included."""


def scripted_choices(game: Game, seed: int) -> dict[int, Selection]:
    """What everybody plays now who has to choose, by seat."""
    chosen = {}
    for seat in game.to_choose:
        draw = random.Random(f"{seed}/{len(game.rounds)}/{game.pending is None}/{seat}")
        if draw.random() < _DARING:
            chosen[seat] = draw.choice(legal_selections(game.hand(seat)))
        else:
            codes = rule_of_thumb.choose(game, seat, draw.randrange(2**20)).selection
            chosen[seat] = Selection.parse("".join(codes))
    return chosen


def after_choices(game: Game, chosen: dict[int, Selection]) -> Game:
    """The game after everybody has chosen; what lies behind a Witch is nobody's."""
    public = {seat: selection.as_revealed() for seat, selection in chosen.items()}
    if game.pending is None:
        return game.choose(list(public.values()))
    return game.choose_again(tuple(map(public.get, game.position.seats)))


def scripted_outcomes(game: Game, seed: int) -> Iterator[tuple[Game, Outcome]]:
    """The game phase by phase to its end, as everybody sees it."""
    while game.to_choose:
        game = after_choices(game, scripted_choices(game, seed))
        yield game, game.revealed or game.reports[-1]
