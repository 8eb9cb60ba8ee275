"""Random legal play: games for tests that want any reachable position. Not evenly drawn."""

from __future__ import annotations

from random import Random

from kingsroad.board import Board, kingdom
from kingsroad.cards import Card, Hand, Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant
from kingsroad.rounds import reveal


def random_selection(rng: Random, hand: Hand) -> Selection:
    """A legal selection of this hand: ordered as the rules ask, the Knight declining at times."""
    cards = rng.sample(hand.cards, hand.size)
    rng.shuffle(cards)
    cards.sort(key=lambda card: (card is not Card.WITCH, card is Card.KNIGHT))
    if cards and cards[-1] is Card.KNIGHT and len(cards) > 1 and cards[-2].region:
        cards[-1] = rng.choice((Card.KNIGHT, Card.DECLINING_KNIGHT))
    return Selection(tuple(cards))


def random_selections(rng: Random, position: Position) -> tuple[Selection, ...]:
    """One legal selection per seat."""
    return tuple(random_selection(rng, position.hand(seat)) for seat in position.seats)


def random_game(
    rng: Random,
    players: int,
    rounds: int,
    *,
    variant: Variant = Variant.STANDARD,
    board: Board | None = None,
) -> Game:
    """A game of at most this many random rounds (fewer where it ends before)."""
    game = Game(tuple(["Ann", "Bob", "Cid", "Dee", "Eve"][:players]), variant, board or kingdom())
    for _ in range(rounds):
        if game.finished:
            break
        selections = random_selections(rng, game.position)
        revealed = reveal(game.position, selections)
        again = tuple(
            random_selection(rng, revealed.after.hand(seat, second=True))
            if seat in revealed.waiting
            else None
            for seat in game.position.seats
        )
        game = game.play(selections, again)
    return game
