"""Computer players and programs at a table: the same dice for the same choice, and forfeits.

The table: who sits there, autosave, taking back and bringing back.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from advisor.messages.computers import LEVEL_1
from advisor.messages.protocol import ChoiceReason, ChooseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game, after_rounds
from kingsroad_tui.kingsroad.play.table import Phase, SeatPlayers, Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tabletop.game import Nobody, Scripted
from tabletop.game import play as game_play
from tests.support.app.acting import QuickSolver, quick_solver
from tests.support.legal import random_game, random_phase
from tests.support.player_scripts import script
from tests.support.seats import COMPUTER as SEATS_COMPUTER
from tests.support.seats import NAMES, setup_of
from tests.support.seats import PERSON as SEATS_PERSON

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] != "end":
        print(json.dumps({{"id": asked["id"], "selection": {selection}}}), flush=True)
"""


LEGAL = '["1", "6", "K"]'


class Keeper(Nobody[Game]):
    """Takes a table on, as the app does."""

    def __init__(self, table: Table, players: SeatPlayers) -> None:
        self._table = table
        self._players = players

    def changed(self, game: Game) -> None:
        self._table.played(game, self._players.forfeits)


async def played_on(setup: Setup, game: Game, rounds: int = 1) -> tuple[Game, QuickSolver]:
    """The game after so many rounds more, and what its computers were asked."""
    solver = QuickSolver()
    players = SeatPlayers(quick_solver(solver), lambda: setup)
    person = Scripted([Selection.parse("123")] * rounds)
    done = await game_play(
        game, players.players(lambda _: person), until=after_rounds(len(game.rounds) + rounds)
    )
    return done, solver


async def test_computers_choose_the_same_whenever_they_are_asked() -> None:
    for seed in range(10):
        setup = setup_of(SEATS_PERSON, SEATS_COMPUTER, SEATS_COMPUTER, seed=seed)
        first, _ = await played_on(setup, Game(NAMES[:3]))
        again, _ = await played_on(setup, Game(NAMES[:3]))
        assert first == again


async def test_each_choice_has_dice_of_its_own() -> None:
    _, solver = await played_on(
        setup_of(SEATS_PERSON, SEATS_COMPUTER, SEATS_COMPUTER), Game(NAMES[:3]), rounds=3
    )
    seeds = [one.seed for one in solver.asked if isinstance(one, ChooseRequest)]
    assert len(set(seeds)) == len(seeds) >= 6


async def test_computers_are_told_only_what_is_public() -> None:
    """The seed of the table, and the cards behind a Witch, are in no request."""
    game = Game(NAMES[:2]).choose([Selection.parse("WD7"), Selection.parse("W23")])
    setup = setup_of(SEATS_PERSON, SEATS_COMPUTER, seed=987_654_321)
    solver = QuickSolver()
    players = SeatPlayers(quick_solver(solver), lambda: setup)
    person = Scripted([Selection.parse("123")])
    await game_play(game, players.players(lambda _: person), until=after_rounds(1))
    (request,) = solver.asked
    assert "987654321" not in str(request)
    assert isinstance(request, ChooseRequest) and request.game.pending is not None
    assert request.game.pending.selections == [["W"], ["W"]]


def program(folder: Path, selection: str) -> str:
    return script(folder, PROGRAM.format(selection=selection))


def table_with(command: str, forfeit: str = "") -> Table:
    seat = Seat(SeatKind.PROGRAM, program=command, colour=1, forfeit=forfeit)
    return Table(Game(NAMES[:2]), Setup((Seat(), seat)))


async def one_round(table: Table) -> SeatPlayers:
    players = SeatPlayers(quick_solver(), lambda: table.setup)
    person = Scripted(map(Selection.parse, ("123", "456")))
    rounds = len(table.game.rounds) + 1
    seats = players.players(lambda _: person)
    await game_play(table.game, seats, Keeper(table, players), until=after_rounds(rounds))
    players.close()
    return players


async def test_a_program_plays(tmp_path: Path) -> None:
    table = table_with(program(tmp_path, LEGAL))
    players = await one_round(table)
    assert table.game.rounds[0].selections[1].code == "16K"
    assert players.reasons(1)[1].reason is ChoiceReason.PROGRAM
    assert not table.setup.forfeited


@pytest.mark.parametrize("selection", ['["K", "1", "6"]', '["1"]', "3", '["9", "1", "2"]'])
async def test_the_rule_of_thumb_plays_on_for_a_program_that_forfeits(
    tmp_path: Path, selection: str
) -> None:
    table = table_with(program(tmp_path, selection))
    players = await one_round(table)
    reason = players.reasons(1)[1]
    assert (reason.reason, players.forfeits) == (ChoiceReason.FORFEIT, {1: reason.facts.why})
    assert table.setup.forfeited == players.forfeits


async def test_a_table_remembers_who_forfeited() -> None:
    """Taken up again, it asks the program no more and says the old reason."""
    table = table_with("no-such-program", forfeit="there was no answer")
    players = await one_round(table)
    assert players.reasons(1)[1].facts.why == "there was no answer"
    assert table.setup.forfeited == {1: "there was no answer"}


async def test_reasons_stay_with_their_round() -> None:
    """A round taken back and brought back has the reasons that it had."""
    game = random_game(2, 4, rounds=2)
    setup = setup_of(SEATS_PERSON, SEATS_COMPUTER)
    players = SeatPlayers(quick_solver(), lambda: setup)
    person = Scripted([Selection.parse("123")] * 2)
    seats = players.players(lambda _: person)
    await game_play(game, seats, until=after_rounds(len(game.rounds) + 2))
    numbers = [game.position.round, game.position.round + 1]
    assert [set(players.reasons(number)) for number in [*numbers, 99]] == [{1}, {1}, set()]


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
