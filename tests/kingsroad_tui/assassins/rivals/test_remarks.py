"""What rivals say at a table of King & Assassins: from public facts alone, in lines heard once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.rivals.remarks import (
    CAST,
    AssassinsSituation,
    at_end,
    hear,
    last_word,
    mood_of,
    of_phase,
)
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.rivals.cast import lines_at
from kingsroad_tui.rivals.remarks import (
    Heard,
    Mood,
    Remark,
    Spoken,
    Talk,
)
from tests.assassins.support.random_play import random_game


def table(side: Side, strength: str, mark: int) -> Setup:
    seats = {side: Seat(SeatKind.COMPUTER, strength)}
    king, people = (seats.get(one, Seat()) for one in Side)
    return Setup((king, people), mark, mark=mark)


def talk_through(game: AssassinsGame, setup: Setup, heard: Heard) -> Iterator[Spoken]:
    """What is said in a whole game by its only computer."""
    talk = Talk(lines_at(CAST, setup), setup.mark, heard)
    (seat,) = setup.computers
    for number, phase in enumerate(game.phases, start=1):
        spoken = hear(talk, game.phases[:number], game.players) if phase.side.seat == seat else None
        if spoken is not None:
            yield spoken
    last = last_word(talk, game)
    assert last is not None and last_word(talk, game) == last
    yield last


def remarks_of(game: AssassinsGame) -> Iterator[Remark]:
    """Everything that could be said in a game."""
    before = None
    for phase in game.phases:
        yield from of_phase(phase, before, game.players)
        before = phase
    yield from at_end(game.position, game.players)


@pytest.mark.parametrize("side", Side)
def test_a_regular_hears_few_lines_twice_in_ten_games(
    side: Side, capsys: pytest.CaptureFixture[str]
) -> None:
    for strength in ASSASSINS_STRENGTHS:
        heard, lines, rounds = Heard(), [], 0
        for seed in range(10):
            game = random_game(seed)
            spoken = list(talk_through(game, table(side, strength, seed + 1), heard))
            lines += [one.line for one in spoken]
            rounds += sum(phase.side is side for phase in game.phases)
            numbers = [one.round for one in spoken]
            assert len(set(numbers)) == len(numbers), "one line a phase"
        twice = sum(times > 1 for times in Counter(lines).values())
        with capsys.disabled():
            print(f"\n{strength}, {side}: {len(lines)} lines in {rounds} phases, {twice} twice")
        assert twice <= 2
        assert len(lines) <= rounds / 2 + 10


def test_who_the_assassins_are_changes_nothing_that_is_said() -> None:
    """The record with its secret, and the same without: an arrest is spoken of alike."""
    arrests = 0
    for seed in range(60):
        game = random_game(seed)
        unknown = replace(game, secret=None)
        for side in Side:
            setup = table(side, "careful", 3)
            said = [list(talk_through(known, setup, Heard())) for known in (game, unknown)]
            assert said[0] == said[1]
            arrests += sum(one.situation in ("arrest", "arrested") for one in said[0])
    assert arrests > 20


def test_what_is_said_of_a_phase_is_heard_once_that_is_told() -> None:
    for seed in range(20):
        game = random_game(seed)
        before = None
        for phase in game.phases:
            for remark in of_phase(phase, before, game.players):
                name, told = remark.at
                assert name == "told" and 0 <= told <= len(phase.actions)
                if remark.situation in (AssassinsSituation.STRIKE, AssassinsSituation.ARREST):
                    assert phase.actions[told - 1].action.kind in (
                        ActionKind.WOUND,
                        ActionKind.ARREST,
                    )
            before = phase


def test_moods_follow_what_everybody_sees() -> None:
    ended = Counter[str]()
    for seed in range(20):
        game = random_game(seed)
        assert {mood_of(side, game.start) for side in Side} == {Mood.CALM}
        result = game.result
        assert result is not None
        loser = Side.PEOPLE if result.winner is Side.KING else Side.KING
        assert mood_of(result.winner, game.position) is Mood.PLEASED
        assert mood_of(loser, game.position) is Mood.STUNNED
        ended[result.by] += 1
    assert len(ended) > 1


def test_people_and_programs_say_nothing() -> None:
    assert lines_at(CAST, Setup((Seat(), Seat()))) == {}
    assert lines_at(CAST, Setup((Seat(SeatKind.PROGRAM, program="./mine"), Seat()))) == {}
