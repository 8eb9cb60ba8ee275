"""What every game keeps to, ours and a third one: turns, secrets, pure steps, records and seals."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

import assassins.records
import kingsroad.records
from assassins.cards import RoundCard
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame, Opponents, new_game
from assassins.running import RunningPhase
from assassins.secret import Secret, drawn_secret
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.assassins.together.kind import SEALED as ASSASSINS_APART
from kingsroad_tui.kingsroad.together.table import SEALED as ROAD_APART
from kingsroad_tui.together.ledger import SealedKind
from kingsroad_tui.together.verifying import check_proof
from tabletop.errors import LocatedError
from tabletop.game import Nobody, Scripted, SeatView, Turn, play
from tests.goofspiel.game import GOOFSPIEL
from tests.goofspiel.rules import Goofspiel
from tests.support.together.sealed_assassins import SealedAssassinsGame
from tests.support.together.sealed_games import SealedGame
from tests.support.together.sealed_play import SealedPlay

PAIR = Opponents("Ann", "Bob")


class Rules(NamedTuple):
    """A game before anything is chosen, and what has to be known of it to try it."""

    begin: Any
    choose: Callable[[SeatView[Any], Random], Any]
    refused: object
    """What nobody may choose at the beginning."""
    alike: Sequence[Any]
    """Games that differ only in what the first seat must not see."""
    encode: Callable[[Any], bytes]
    decode: Callable[[bytes], Any]
    apart: Callable[[int], tuple[SealedPlay, SealedKind[Any]]]
    chance: Callable[[Any, Random], Any] = lambda *_: None


def one_of_all(view: SeatView[Any], dice: Random) -> object:
    choice: object = dice.choice(view.game.choices(view.seat))
    return choice


def assassins_choice(view: SeatView[AssassinsGame], dice: Random) -> AssassinsChoice:
    if view.turn.phase == ASSASSINS:
        return drawn_secret(dice)
    phase = RunningPhase(replace(view.game, hidden=False))
    while not phase.view.game.finished and dice.random() > 0.1:
        if not (legal := list(phase.view.game.legal_actions())):
            break
        phase.act(dice.choice(legal))
    return phase.choice


GOOFSPIEL_APART = GOOFSPIEL.kind({})


class SealedGoofspiel(SealedGame):
    """A game of Goofspiel whose players are apart."""

    def choice(self, turn: Turn, seat: int, *, instead: bool = False) -> str:
        choice: str = self.random.choice(self.ledger.game.among(seat))
        return choice


GAMES: dict[str, Rules] = {
    "kingsroad": Rules(
        Game(("Ann", "Bob", "Cid")),
        one_of_all,
        Selection.parse("12"),
        [
            Game(("Ann", "Bob")).reveal([Selection.parse("123"), Selection.parse(witch)])
            for witch in ("WD1", "W23")
        ],
        kingsroad.records.encode_game,
        lambda content: kingsroad.records.decode_game(content, ""),
        lambda seed: (SealedGame(3, Random(seed)), ROAD_APART),
    ),
    "assassins": Rules(
        new_game(PAIR),
        assassins_choice,
        (),
        [
            new_game(PAIR, secret=Secret.of(three)).turn_up(RoundCard(1, 6, True, 5))
            for three in ("abc", "jkl")
        ],
        assassins.records.encode_game,
        lambda content: assassins.records.decode_game(content, ""),
        lambda seed: (SealedAssassinsGame(seed), ASSASSINS_APART),
        lambda game, dice: dice.choice(game.position.deck),
    ),
    "goofspiel": Rules(
        Goofspiel(("Ann", "Bob", "Cid")),
        one_of_all,
        14,
        [],
        GOOFSPIEL.encode,
        GOOFSPIEL.decode,
        lambda seed: (SealedGoofspiel(3, Random(seed), kind=GOOFSPIEL_APART), GOOFSPIEL_APART),
    ),
}


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return GAMES[request.param]


class ByChance:
    def __init__(self, rules: Rules, dice: Random) -> None:
        self._rules, self._dice = rules, dice
        self.chosen: list[Any] = []

    async def choose(self, view: SeatView[Any]) -> Any:
        self.chosen.append(self._rules.choose(view, self._dice))
        return self.chosen[-1]


class Steps(Nobody[Any]):
    """Everything that came after something, and who chose it."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.steps: list[tuple[Any, Any]] = []
        seats = range(len(rules.begin.players))
        self.players = [ByChance(rules, Random(f"{seed}/{seat}")) for seat in seats]

    async def saw(self, before: Any, game: Any) -> None:
        self.steps.append((before, game))


def dealer(rules: Rules, seed: int) -> Callable[[Any], Awaitable[Any]]:
    dice = Random(seed)

    async def chance(game: Any) -> Any:
        return rules.chance(game, dice)

    return chance


async def played(rules: Rules, seed: int) -> tuple[Any, Steps]:
    steps = Steps(rules, seed)
    return await play(rules.begin, steps.players, steps, dealer(rules, seed)), steps


# --------------------------------------------------------------------------- the contract


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_ends_and_no_two_of_its_turns_are_alike(rules: Rules, seed: int) -> None:
    end, steps = await played(rules, seed)
    assert end.turn is None
    turns = [before.turn for before, _ in steps.steps]
    assert len({(turn.round, turn.phase) for turn in turns}) == len(turns) > 5
    seats = range(len(end.players))
    assert all([seat for seat in seats if seat in turn.seats] == [*turn.seats] for turn in turns)


async def test_the_same_choices_give_the_same_game_and_leave_the_one_before(rules: Rules) -> None:
    game, steps = await played(rules, 1)
    assert pickle.dumps(steps.steps[0][0]) == pickle.dumps(rules.begin)
    scripts = [Scripted(player.chosen) for player in steps.players]
    assert await play(rules.begin, scripts, chance=dealer(rules, 1)) == game


async def test_what_is_not_legal_is_refused_and_says_why(rules: Rules) -> None:
    seat = rules.begin.turn.seats[0]
    with pytest.raises(LocatedError):
        rules.begin.check(seat, rules.refused)


async def test_no_seat_sees_what_it_must_not(rules: Rules) -> None:
    assert len({pickle.dumps(SeatView(game, 0)) for game in rules.alike}) <= 1
    _, steps = await played(rules, 3)
    for before, _ in steps.steps:
        for seat in range(len(before.players)):
            view = SeatView(before, seat)
            assert pickle.dumps(SeatView(view.game, seat)) == pickle.dumps(view)
            assert view.turn.seats == before.turn.seats


async def test_a_record_is_read_as_the_game_that_was_written(rules: Rules) -> None:
    end, _ = await played(rules, 4)
    for game in (rules.begin, end):
        assert rules.decode(rules.encode(game)) == game
        assert rules.encode(rules.decode(rules.encode(game))) == rules.encode(game)


def test_what_was_sealed_and_opened_is_proved_and_nothing_else(rules: Rules) -> None:
    sealed, kind = rules.apart(3)
    sealed.play()
    game = sealed.ledger.game.game
    facts = check_proof(kind, game, sealed.ledger.proof)
    assert not facts.broken and facts.finished
    other, _ = rules.apart(5)
    assert check_proof(kind, other.play().ledger.game.game, sealed.ledger.proof).broken
