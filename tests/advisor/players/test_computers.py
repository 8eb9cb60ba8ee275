"""The contract that every computer player keeps."""

from __future__ import annotations

import random
from functools import cache

import pytest

from advisor.kingsroad.players.computers import COMPUTERS, RIVALS, choose
from advisor.messages.computers import (
    ADVISOR,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RULE_OF_THUMB,
    STRENGTHS,
)
from advisor.messages.protocol import Choice, RequestError
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, Variant, starting_position
from tests.support.builders import position
from tests.support.legal import random_game, random_selection

SLOW = (ADVISOR, ONE_ROUND, LEVEL_1, LEVEL_2)
"""Players that think; other situations are tried with each number of players."""


@cache
def situations(players: int) -> tuple[Game, ...]:
    """Games at points where a choice may be special."""
    dice = random.Random(players)
    names = ("Ann", "Bob", "Cid", "Dee", "Eve")[:players]
    variants = list(Variant)

    def game(start: Position) -> Game:
        return Game(names, start.variant, start=start)

    found = [
        game(starting_position(players)),
        *(game(position(players, king=4, in_hand={0: few})) for few in (0, 1, 2)),
        game(position(players, dragon=(False,) * players, witch=(False,) * players)),
        game(position(players, scores=(39,) * players, king=5)),
        random_game(players, 3, variants[0], rounds=6),
        random_game(players, 4, variants[1], rounds=6),
    ]
    middle = random_game(players, 11, rounds=3)
    while not middle.position.witch[0]:
        middle = middle.take_back()
    others = [random_selection(middle.position, seat, dice) for seat in middle.position.seats]
    found.append(middle.reveal([Selection.parse("W"), *others[1:]]))
    few = game(position(players, king=4, in_hand={0: 1}))
    found.append(few.reveal([Selection.parse("W"), *[Selection.parse("823")] * (players - 1)]))
    return tuple(game for game in found if not game.finished)


def chosen(game: Game, name: str, seed: int = 5) -> Selection:
    choice = choose(game, 0, name, seed).choice
    assert isinstance(choice, Choice)
    assert (choice.player, choice.computer) == (0, name)
    assert choice.reason
    return Selection.of(choice.selection)


def assert_legal(game: Game, selection: Selection) -> None:
    game.hand(0).check(selection)


def assert_chooses_legally(game: Game, name: str) -> None:
    selection = chosen(game, name)
    assert_legal(game, selection)
    assert chosen(game, name) == selection


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", COMPUTERS)
def test_choices_are_legal_and_the_same_for_the_same_seed(name: str, players: int) -> None:
    tried = situations(players)
    for game in tried[players::6] if name in SLOW else tried:
        assert_chooses_legally(game, name)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", SLOW)
def test_thinking_players_choose_legally_everywhere(name: str, players: int) -> None:
    for game in situations(players):
        assert_chooses_legally(game, name)


@pytest.mark.parametrize("name", COMPUTERS)
def test_what_the_others_hide_changes_nothing(name: str) -> None:
    """The cards behind a Witch, in earlier rounds and in this one, are nobody's business."""
    picks = []
    for hidden in ("W12", "WD8"):
        first = Game(("Ann", "Bob")).reveal([Selection.parse("345"), Selection.parse(hidden)])
        second = first.choose_again((None, Selection.parse("67K")))
        picks.append(chosen(second, name))
        both = Game(("Ann", "Bob")).reveal([Selection.parse("W45"), Selection.parse(hidden)])
        picks.append(chosen(both, name))
    assert picks[:2] == picks[2:]


@pytest.mark.parametrize("name", RIVALS)
def test_rivals_keep_the_contract_with_two_players_and_say_no_to_more(name: str) -> None:
    for game in situations(2)[5:]:
        assert_chooses_legally(game, name)
    with pytest.raises(RequestError, match="two players only"):
        choose(situations(3)[0], 0, name)


def test_the_registry_and_the_list_that_people_read_agree() -> None:
    assert list(COMPUTERS) == list(STRENGTHS)
    for name, strength in STRENGTHS.items():
        assert strength.name == name
        assert strength.label and strength.character.manner
    assert len({strength.label for strength in STRENGTHS.values()}) == len(STRENGTHS)


def test_requests_that_make_no_sense_are_refused() -> None:
    game = Game(("Ann", "Bob"))
    over = Game(("Ann", "Bob"), start=position(2, scores=(40, 0)))
    for asked, seat, name in ((game, 0, "nobody"), (game, 2, RULE_OF_THUMB), (over, 0, ADVISOR)):
        with pytest.raises(RequestError):
            choose(asked, seat, name)
    waiting = game.reveal([Selection.parse("W"), Selection.parse("345")])
    with pytest.raises(RequestError):
        choose(waiting, 1, RULE_OF_THUMB)
