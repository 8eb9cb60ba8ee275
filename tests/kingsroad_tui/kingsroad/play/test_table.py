"""The table: who sits there, autosave, taking back and bringing back."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from advisor.messages.computers import LEVEL_1
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.play.seat_players import Phase, Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tests.support.legal import random_game, random_phase

PERSON = Seat()
COMPUTER = Seat(SeatKind.COMPUTER, LEVEL_1)


def play(table: Table, *codes: str) -> None:
    """Plays a phase of these choices."""
    table.played(table.game.choose([Selection.parse(code) for code in codes]), {})


def table_of(*seats: Seat, seed: int = 5) -> tuple[Table, list[Game]]:
    """A new table and the games it has had saved."""
    saved: list[Game] = []
    names = ("Ann", "Bob", "Cid", "Dee", "Eve")[: len(seats)]
    table = Table(Game(names), Setup(seats, seed), lambda game, _: saved.append(game))
    return table, saved


def test_it_waits_for_those_who_have_not_chosen_until_the_phase_is_played() -> None:
    table, saved = table_of(PERSON, COMPUTER, PERSON)
    assert (table.waiting, table.setup.people) == ((0, 1, 2), (0, 2))
    table.note_choice(1)
    assert table.waiting == (0, 2) and not saved
    play(table, "W12", "164", "234")
    assert table.phase is Phase.SECOND_CHOICE and saved == [table.game]
    assert list(table.waiting) == [0]
    table.note_choice(0)
    again = (Selection.parse("D8K"), None, None)
    table.played(table.game.choose_again(again), {})
    assert list(table.waiting) == [0, 1, 2]
    assert saved[-1] == table.game


def test_a_game_ends_and_nobody_is_waited_for() -> None:
    table, _ = table_of(COMPUTER, COMPUTER)
    dice = random.Random(1)
    while table.phase is not Phase.FINISHED:
        table.played(random_phase(table.game, dice), {})
    assert table.waiting == table.choosers == ()


def test_only_a_lone_person_takes_back() -> None:
    game = random_game(2, 1, rounds=2)
    table = Table(game, Setup((PERSON, PERSON)))
    assert not table.can_take_back
    with pytest.raises(ValueError, match="nothing to"):
        table.take_back()
    alone = Table(game, Setup((PERSON, COMPUTER)))
    alone.take_back()
    assert len(alone.game.rounds) == 1


def test_taking_back_a_pending_round_brings_back_its_first_choice() -> None:
    table, saved = table_of(PERSON, COMPUTER)
    play(table, "W12", "234")
    table.take_back()
    assert table.phase is Phase.CHOOSING
    assert saved[-1].pending is None


def test_a_round_undone_is_brought_back_as_it_was_and_computers_choose_anew() -> None:
    """Redo gives the very same game and seed; undo gives the computers another seed. That something
    was undone stays known."""
    table, saved = table_of(PERSON, COMPUTER)
    before, seeds = table.setup, [table.setup.seed]
    play(table, "164", "234")
    after = (table.game, table.setup)
    assert table.last_round == 1
    with pytest.raises(ValueError, match="nothing to"):
        table.redo()
    for _ in range(3):
        table.take_back()
        seeds.append(table.setup.seed)
        assert saved[-1] == table.game
        table.redo()
        assert table.setup.undone
        assert (table.game, replace(table.setup, undone=False)) == after
        assert saved[-1] == table.game
    assert seeds[0] != seeds[1] == seeds[2] == seeds[3]
    assert before == after[1]


def test_undo_and_redo_go_several_rounds_back_and_on() -> None:
    game = random_game(2, 1, rounds=4)
    table = Table(game, Setup((PERSON, COMPUTER), seed=7))
    stood = []
    while table.can_take_back:
        stood.append(table.game)
        table.take_back()
    assert len(stood) == 4 and not table.game.rounds
    for then in reversed(stood):
        table.redo()
        assert table.game == then
    assert not table.can_redo
    with pytest.raises(ValueError, match="nothing to"):
        table.redo()


def test_a_round_played_after_undo_leaves_nothing_to_bring_back() -> None:
    table, _ = table_of(PERSON, COMPUTER)
    play(table, "164", "234")
    table.take_back()
    table.note_choice(0)
    assert table.can_redo, "nothing is revealed yet"
    play(table, "165", "234")
    assert not table.can_redo
