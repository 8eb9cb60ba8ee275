"""The contract that every computer player of King & Assassins keeps.

The better player wins: matches in swapped pairs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from advisor.assassins.computers import COMPUTERS, answer, choose_secret, play_phase
from advisor.assassins.danger import danger_of, worlds_of
from advisor.assassins.plans import drawn_by_chance
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import Cancelled, Stop
from advisor.messages.assassins_answers import PhaseChoice, SecretChoice
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL, PLANNER
from advisor.messages.assassins_requests import ChooseSecretRequest, PlayPhaseRequest
from advisor.messages.computers import ADVISOR, RANDOM, RULE_OF_THUMB
from advisor.messages.protocol import RequestError
from assassins.actions import Side
from assassins.games import AssassinsGame, new_game
from assassins.notation import parse_position
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.records import AssassinsGameData
from assassins.rounds import after_actions
from assassins.secret import Secret, drawn_secret
from tests.advisor.assassins.support.matches import play_game, play_match
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, steps

MOMENTS = {RANDOM: 24, PLANNER: 1, ADVISOR: 1}
"""In how many each is looked at; who plans takes a second for each."""


def moments(seed: int, count: int) -> list[AssassinsGame]:
    """Moments of random games at which a phase is running."""
    random = Random(seed)
    found: list[AssassinsGame] = []
    while len(found) < count:
        running = [g for g in steps(random) if g.position.card and not g.finished]
        found += random.sample(running, min(4, len(running)))
    return found[:count]


def assert_plays_on(game: AssassinsGame, name: str, seed: int) -> None:
    phases = len(game.phases)
    actions = play_phase(game, name, seed)
    assert actions == play_phase(game, name, seed)
    for action in actions:
        if game.finished:
            break
        assert len(game.phases) == phases
        game = game.act(action)


def test_all_strengths_can_play() -> None:
    assert list(COMPUTERS) == list(ASSASSINS_STRENGTHS)


@pytest.mark.parametrize("name", COMPUTERS)
def test_phases_are_legal_and_the_same_for_the_same_seed(name: str) -> None:
    for seed, game in enumerate(moments(1, MOMENTS.get(name, 4))):
        assert_plays_on(game, name, seed)


@pytest.mark.parametrize("name", COMPUTERS)
def test_the_king_side_does_not_know_the_secret(name: str) -> None:
    """Whatever the secret, what it does is the same."""
    king = [game for game in moments(2, 40) if game.position.phase is AssassinsPhase.KING]
    for game in king[: min(8, MOMENTS.get(name, 3))]:
        blind = play_phase(replace(game, secret=None), name, 3)
        for letters in ("abc", "dek", "gjl"):
            assert play_phase(replace(game, secret=Secret.of(letters)), name, 3) == blind


@pytest.mark.parametrize("name", COMPUTERS)
def test_the_assassins_are_the_same_for_the_same_seed(name: str) -> None:
    game = new_game(PLAYERS)
    assert choose_secret(game, name, 7) == choose_secret(game, name, 7)


@pytest.mark.parametrize("name", COMPUTERS)
def test_whole_games_between_computers_come_to_an_end(name: str) -> None:
    random = Random(4)
    game = new_game(PLAYERS, secret=choose_secret(new_game(PLAYERS), name, 1))
    for card in game.town.deck:
        if game.finished:
            break
        game = game.turn_up(card)
        while game.position.card and not game.finished:
            # Short of time, a player still does something legal.
            for action in play_phase(game, name, random.randrange(2**31), Stop(0.02)):
                game = game if game.finished else game.act(action)
            game = game if game.finished else game.end_phase()
    assert game.finished


@pytest.mark.parametrize("name", [name for name in COMPUTERS if name != RANDOM])
def test_thinking_players_take_what_wins_at_once(name: str) -> None:
    """The king beside the gate leaves; the people beside the king kill him (worked examples)."""
    king = playing(position(king="c3", townsfolk={"a": "c2"}))
    assert [str(action) for action in play_phase(king, name)] == ["Kc3-out"]
    crowd = position(king="i6", knights="h6", townsfolk={"a": "g6"}, people=True)
    people = replace(playing(crowd), secret=Secret.of("abc"))
    actions = [str(action) for action in play_phase(people, name)]
    assert actions == ["Rg6", "Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*"]


@pytest.mark.parametrize("name", [name for name in COMPUTERS if name != RANDOM])
def test_a_cancelled_player_stops(name: str) -> None:
    stop = Stop()
    stop.cancel()
    for phase in (False, True):
        game = replace(playing(position(people=phase)), secret=Secret.of("abc"))
        with pytest.raises(Cancelled):
            play_phase(game, name, stop=stop)


def playing(now: AssassinsPosition) -> AssassinsGame:
    """A game that has come to a position."""
    return replace(new_game(PLAYERS, now.town), position=now)


def test_what_cannot_be_asked() -> None:
    game = new_game(PLAYERS)
    begun = game.turn_up(game.town.deck[0])
    with pytest.raises(RequestError, match="no round card"):
        play_phase(game, "random")
    with pytest.raises(RequestError, match="before the first card"):
        choose_secret(begun, "random")
    with pytest.raises(RequestError, match="must be one of random"):
        play_phase(begun, "nobody")
    with pytest.raises(RequestError, match="must know its assassins"):
        play_phase(begun.end_phase(), "random")


def test_requests_are_answered_as_messages() -> None:
    game = new_game(PLAYERS)
    [secret] = answer(ChooseSecretRequest(id=3, game=data(game), computer="random"), Stop())
    assert isinstance(secret, SecretChoice) and secret.id == 3 and secret.last
    game = new_game(PLAYERS, secret=Secret.of(secret.assassins)).turn_up(game.town.deck[0])
    [king] = answer(PlayPhaseRequest(id=4, game=data(game.as_public()), computer="random"), Stop())
    assert isinstance(king, PhaseChoice) and king.side == "king"
    for action in king.actions:
        game = game.act(action)
    game = game.end_phase()
    [people] = answer(PlayPhaseRequest(id=5, game=data(game), computer="random"), Stop())
    assert isinstance(people, PhaseChoice) and people.side == "people"
    for action in people.actions:
        game = game.act(action)


def test_the_secret_is_drawn_from_all() -> None:
    game = new_game(PLAYERS)
    drawn = {choose_secret(game, "random", seed).letters for seed in range(400)}
    assert len(drawn) > 150
    assert drawn_secret(Random(0)) == choose_secret(game, "random", 0)


def data(game: AssassinsGame) -> AssassinsGameData:
    return AssassinsGameData.of(game)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(
            "KA1:10:k:2-7-5:2-7:e7w:b5c8d9e3i8i9j9:h3.b4.x.f6r.c9.x.x.j8.x.e10.d10.x:0210011",
            marks=pytest.mark.soak,
        ),
        "KA1:11:k:1-6s-5:1-6:c7w:c10c6e2g8h7i9:h3.d8r.c3.e4.b5.x.j7.x.x.i7.x.x:0201001",
    ],
)
def test_the_careful_king_walks_into_no_death_that_can_be_avoided(code: str) -> None:
    """An assassin is revealed near the wounded king; a knight who comes from afar saves him."""
    now = parse_position(code)
    end = after_actions(now, play_phase(playing(now), CAREFUL))
    assert end.card is not None
    danger = danger_of(Strikes(end), worlds_of(end), end.card.people)
    assert danger.death <= 10 < danger.worlds


def test_a_choice_by_chance_is_the_best_or_one_that_is_good() -> None:
    chances = [0.5, 0.6, 0.1]
    drawn = Counter(drawn_by_chance(chances, 0.5, Random(seed)) for seed in range(500))
    assert drawn[1] > drawn[0] > 5 * drawn[2]
    assert drawn_by_chance(chances, 0.0, Random(1)) == 1


def test_the_rule_of_thumb_beats_chance_on_either_side() -> None:
    """As king, chance never gets anywhere in 15 rounds; as people it never strikes on purpose."""
    wins = [play_game(RANDOM, RULE_OF_THUMB, seed).result for seed in range(3)]
    assert sum(result is not None and result.winner is Side.PEOPLE for result in wins) >= 2
    wins = [play_game(RULE_OF_THUMB, RANDOM, seed).result for seed in range(5)]
    assert sum(result is not None and result.winner is Side.KING for result in wins) >= 1


@pytest.mark.soak
def test_the_rule_of_thumb_beats_chance_and_careful_play_beats_the_rule_of_thumb() -> None:
    chance = play_match(RULE_OF_THUMB, RANDOM, 40, seed=1)
    print(f"\n{RULE_OF_THUMB} against {RANDOM}: {chance}")
    assert chance.share.low > 0.5
    thought = play_match(CAREFUL, RULE_OF_THUMB, 60, seed=1)
    print(f"\n{CAREFUL} against {RULE_OF_THUMB}: {thought}")
    assert thought.share.value > 0.5
