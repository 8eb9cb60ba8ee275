"""Legal selections by trying every arrangement of cards: plain, slow and independent of CP-SAT."""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant


@cache
def legal_codes(in_hand: int, dragon: bool, witch: bool) -> tuple[str, ...]:
    """Every legal selection of a hand as a word, by the text of section 3.1 and 3.2 alone.

    ``witch`` is False for the second choice. A declining Knight is written ``k``.
    """
    size = min(3, in_hand)
    cards = "12345678Kk" + "D" * dragon + "W" * witch
    found = []
    for cards_in_order in permutations(cards, size):
        word = "".join(cards_in_order)
        if "K" in word and "k" in word:
            continue
        if "W" in word[1:] or "K" in word[:-1] or "k" in word[:-1]:
            continue
        if word.endswith("k") and not (size > 1 and word[-2].isdigit()):
            continue
        found.append(word or "-")
    return tuple(sorted(found))


def random_selection(
    position: Position, seat: int, dice: random.Random, *, second: bool = False
) -> Selection:
    """One legal selection."""
    words = legal_codes(
        min(position.in_hand[seat], 3), position.dragon[seat], position.witch[seat] and not second
    )
    return Selection.parse(dice.choice(words))


def random_phase(game: Game, dice: random.Random) -> Game:
    """The game after everybody who has to choose now has made a random legal choice."""
    second = game.pending is not None
    chosen = {
        seat: random_selection(game.table_position, seat, dice, second=second)
        for seat in game.to_choose
    }
    if second:
        return game.choose_again(tuple(map(chosen.get, game.position.seats)))
    return game.choose(list(chosen.values()))


def random_round(game: Game, dice: random.Random) -> Game:
    """The game with one more round of random legal choices."""
    position = game.position
    selections = [random_selection(position, seat, dice) for seat in position.seats]
    if not any(selection.has_witch for selection in selections):
        return game.play(selections)
    game = game.reveal(selections)
    after = game.table_position
    return game.choose_again(
        tuple(
            random_selection(after, seat, dice, second=True) if seat in game.to_choose else None
            for seat in position.seats
        )
    )


def random_game(
    players: int, seed: int, variant: Variant = Variant.STANDARD, rounds: int = 1000
) -> Game:
    """A game of random legal choices, at most ``rounds`` long."""
    dice = random.Random(seed)
    game = Game(("Ann", "Bob", "Cid", "Dee", "Eve")[:players], variant)
    while not game.finished and len(game.rounds) < rounds:
        game = random_round(game, dice)
    return game
