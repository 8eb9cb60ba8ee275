"""Computer players and programs at a table: the same dice for the same choice, and forfeits."""

from __future__ import annotations

from pathlib import Path

import pytest

from advisor.messages.protocol import ChoiceReason
from kingsroad.cards import Selection
from kingsroad.games import Game, after_rounds
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers, Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tabletop.game import Nobody, Scripted, play
from tests.support.app.acting import QuickSolver, quick_solver
from tests.support.legal import random_game
from tests.support.player_scripts import script
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of

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
    done = await play(
        game, players.players(lambda _: person), until=after_rounds(len(game.rounds) + rounds)
    )
    return done, solver


async def test_computers_choose_the_same_whenever_they_are_asked() -> None:
    for seed in range(10):
        setup = setup_of(PERSON, COMPUTER, COMPUTER, seed=seed)
        first, _ = await played_on(setup, Game(NAMES[:3]))
        again, _ = await played_on(setup, Game(NAMES[:3]))
        assert first == again


async def test_each_choice_has_dice_of_its_own() -> None:
    _, solver = await played_on(setup_of(PERSON, COMPUTER, COMPUTER), Game(NAMES[:3]), rounds=3)
    seeds = [request.seed for request in solver.asked]  # type: ignore[union-attr]  # only choices are asked for
    assert len(set(seeds)) == len(seeds) >= 6


async def test_computers_are_told_only_what_is_public() -> None:
    """The seed of the table, and the cards behind a Witch, are in no request."""
    game = Game(NAMES[:2]).choose([Selection.parse("WD7"), Selection.parse("W23")])
    setup = setup_of(PERSON, COMPUTER, seed=987_654_321)
    solver = QuickSolver()
    players = SeatPlayers(quick_solver(solver), lambda: setup)
    person = Scripted([Selection.parse("123")])
    await play(game, players.players(lambda _: person), until=after_rounds(1))
    (request,) = solver.asked
    assert "987654321" not in str(request)
    assert request.game.pending.selections == [["W"], ["W"]]  # type: ignore[union-attr]  # only choices are asked for


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
    await play(table.game, seats, Keeper(table, players), until=after_rounds(rounds))
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
    setup = setup_of(PERSON, COMPUTER)
    players = SeatPlayers(quick_solver(), lambda: setup)
    person = Scripted([Selection.parse("123")] * 2)
    seats = players.players(lambda _: person)
    await play(game, seats, until=after_rounds(len(game.rounds) + 2))
    numbers = [game.position.round, game.position.round + 1]
    assert [set(players.reasons(number)) for number in [*numbers, 99]] == [{1}, {1}, set()]
