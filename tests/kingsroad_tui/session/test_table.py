"""The table: phases, secrecy, computers that never re-roll, autosave and take back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from advisor.messages.computers import LEVEL_1
from advisor.messages.protocol import Choice
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.records import encode_game
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.session.table import NotWaiting, Phase, Seat, SeatKind, SeatTurn, Setup, Table
from tests.support.acting import choice_by_chance
from tests.support.legal import random_game

PERSON = Seat()
COMPUTER = Seat(SeatKind.COMPUTER, LEVEL_1)


async def by_chance(turn: SeatTurn) -> Choice:
    """A computer player: legal, and drawn with the turn's seed from what it is given."""
    return choice_by_chance(turn.game, turn.player, "any", turn.seed)


def play(table: Table, seat: int, code: str) -> Revealed | RoundReport | None:
    return table.choose(seat, Selection.parse(code))


def table_of(*seats: Seat, seed: int = 5) -> tuple[Table, list[Game]]:
    """A new table and the games it has had saved."""
    saved: list[Game] = []
    names = ("Ann", "Bob", "Cid", "Dee", "Eve")[: len(seats)]
    table = Table(Game(names), Setup(seats, seed), lambda game, _: saved.append(game))
    return table, saved


def test_a_round_is_played_when_the_last_choice_is_in() -> None:
    table, saved = table_of(PERSON, PERSON)
    assert play(table, 1, "16K") is None
    assert list(table.waiting) == [0]
    assert not saved
    report = play(table, 0, "164")
    assert isinstance(report, RoundReport)
    assert table.game.rounds and saved == [table.game]
    assert list(table.waiting) == [0, 1]


def test_a_witch_makes_a_second_phase_and_her_other_cards_are_never_written() -> None:
    table, saved = table_of(PERSON, PERSON, PERSON)
    play(table, 0, "WD7")
    play(table, 1, "234")
    revealed = play(table, 2, "5DK")
    assert isinstance(revealed, Revealed)
    phases = [table.phase]
    assert table.choosers == (0,)
    assert b"7" not in encode_game(saved[-1]).split(b"pending")[1]
    assert table.hand(0).dragon and not table.hand(0).problem(Selection.parse("D8K"))
    assert isinstance(play(table, 0, "D8K"), RoundReport)
    phases.append(table.phase)
    assert phases == [Phase.SECOND_CHOICE, Phase.CHOOSING]


def test_a_choice_comes_once_from_who_has_one_to_make_and_is_legal() -> None:
    table, saved = table_of(PERSON, PERSON)
    play(table, 0, "164")
    with pytest.raises(NotWaiting):
        play(table, 0, "164")
    with pytest.raises(IllegalSelection):
        play(table, 1, "16")
    assert not saved


async def test_computers_choose_the_same_whenever_they_are_asked() -> None:
    for seed in range(20):
        first, _ = table_of(PERSON, COMPUTER, COMPUTER, seed=seed)
        again, _ = table_of(PERSON, COMPUTER, COMPUTER, seed=seed)
        await again.let_computers_choose(by_chance)
        for table in (first, again):
            assert play(table, 0, "164") is None or table is again
        await first.let_computers_choose(by_chance)
        assert first.game.rounds == again.game.rounds
        assert first.game.pending == again.game.pending


async def test_computers_finish_a_game_and_the_saved_one_replays() -> None:
    table, saved = table_of(COMPUTER, COMPUTER, COMPUTER)
    while table.phase is not Phase.FINISHED:
        assert await table.let_computers_choose(by_chance) is not None
    assert saved[-1] == table.game
    assert table.choosers == ()


async def test_computers_get_only_what_is_public() -> None:
    table, _ = table_of(PERSON, COMPUTER)
    turns: list[bytes] = []

    async def listening(turn: SeatTurn) -> Choice:
        turns.append(msgspec.json.encode(turn))
        return await by_chance(turn)

    play(table, 0, "WD7")
    await table.let_computers_choose(listening)
    assert b'"W"' not in turns[0] and b'"D"' not in turns[0]


async def test_an_answer_that_comes_after_taking_back_is_dropped() -> None:
    table, _ = table_of(PERSON, COMPUTER)
    play(table, 0, "164")
    await table.let_computers_choose(by_chance)
    if table.phase is Phase.SECOND_CHOICE:
        await table.let_computers_choose(by_chance)
    asked = asyncio.Event()
    go_on = asyncio.Event()

    async def slow(turn: SeatTurn) -> Choice:
        asked.set()
        await go_on.wait()
        return await by_chance(turn)

    thinking = asyncio.create_task(table.let_computers_choose(slow))
    await asked.wait()
    table.take_back()
    go_on.set()
    assert await thinking is None
    assert table.waiting == (0, 1)
    assert not table.game.rounds


def test_only_a_lone_person_takes_back() -> None:
    game = random_game(2, 1, rounds=2)
    table = Table(game, Setup((PERSON, PERSON)))
    assert not table.can_take_back
    with pytest.raises(NotWaiting):
        table.take_back()
    alone = Table(game, Setup((PERSON, COMPUTER)))
    alone.take_back()
    assert len(alone.game.rounds) == 1


def test_taking_back_a_pending_round_brings_back_its_first_choice() -> None:
    table, saved = table_of(PERSON, COMPUTER)
    play(table, 0, "W12")
    play(table, 1, "234")
    table.take_back()
    assert table.phase is Phase.CHOOSING
    assert saved[-1].pending is None


def test_a_round_undone_is_brought_back_as_it_was_and_computers_choose_anew() -> None:
    """Redo gives the very same game, reasons and seed; undo gives the computers another seed."""
    table, saved = table_of(PERSON, COMPUTER)
    before, seeds = table.setup, [table.turn(1).seed]
    play(table, 0, "164")
    play(table, 1, "234")
    after = (table.game, table.setup, table.reasons)
    assert table.last_round == 1
    with pytest.raises(NotWaiting):
        table.redo()
    for _ in range(3):
        table.take_back()
        seeds.append(table.turn(1).seed)
        assert saved[-1] == table.game
        table.redo()
        assert (table.game, table.setup, table.reasons) == after
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
    with pytest.raises(NotWaiting):
        table.redo()


def test_a_round_played_after_undo_leaves_nothing_to_bring_back() -> None:
    table, _ = table_of(PERSON, COMPUTER)
    play(table, 0, "164")
    play(table, 1, "234")
    table.take_back()
    play(table, 0, "165")
    assert table.can_redo, "nothing is revealed yet"
    play(table, 1, "234")
    assert not table.can_redo


def test_a_choice_can_be_made_again_until_it_is_revealed() -> None:
    table, _ = table_of(PERSON, PERSON)
    with pytest.raises(NotWaiting):
        table.choose_again(0)
    play(table, 0, "123")
    assert list(table.people_chosen) == [0]
    table.choose_again(0)
    assert list(table.people_waiting) == [0, 1]
    play(table, 0, "456")
    play(table, 1, "123")
    assert [s.code for s in table.game.reports[0].selections] == ["456", "123"]
    with pytest.raises(NotWaiting):
        table.choose_again(0)
