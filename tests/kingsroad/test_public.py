"""What is secret stays with its owner: a Witch player's unplayed cards."""

from __future__ import annotations

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import encode_game


def test_the_public_game_is_the_same_whatever_lay_behind_a_witch() -> None:
    public = []
    for hidden in ("W12", "WD8"):
        game = Game(("Ann", "Bob")).reveal([Selection.parse(hidden), Selection.parse("345")])
        public.append(encode_game(game.as_public()))
        done = game.choose_again((Selection.parse("678"), None))
        public.append(encode_game(done.as_public()))
        assert done.as_public().positions == done.positions
    assert public[:2] == public[2:]
