"""Games, their history, and the secret that is kept apart from it."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random

import pytest

from assassins.actions import ActionProblem, Pool, Side, parse_action
from assassins.cards import RoundCard, shuffled
from assassins.games import AssassinsGameError, Opponents, begin_game, new_game
from assassins.position import AssassinsPhase, Ending
from assassins.rounds import AssassinsRoundError, end_phase, turn_up
from assassins.secret import Secret, drawn_secret, num_possible_secrets, possible_secrets
from assassins.town import LETTERS, parse_square, side_a
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, random_game, steps
from tests.assassins.support.towns import two_kings

CARD = RoundCard(1, 6, True, 5)


fresh = partial(new_game, PLAYERS)


def test_a_game_is_played_step_by_step() -> None:
    game = fresh()
    assert game.position.phase is AssassinsPhase.KING and game.position.card is None
    assert game.legal_actions() == {}
    game = game.turn_up(CARD)
    assert game.legal_actions()[parse_action("Na4-a3")] == 1
    game = game.act("Na4-a3").act(parse_action("Na3>b3"))
    assert [str(report.action) for report in game.running] == ["Na4-a3", "Na3>b3"]
    assert game.positions == (game.start,)
    game = game.end_phase()
    assert len(game.positions) == 2 and game.position.phase is AssassinsPhase.PEOPLE
    (phase,) = game.phases
    assert (phase.side, phase.round, phase.card) == (Side.KING, 1, CARD)
    assert phase.before.card == CARD and phase.after == game.position
    assert [phase.spent(pool) for pool in Pool] == [0, 2, 0]
    (played,) = game.rounds
    assert [str(action) for action in played.king or ()] == ["Na4-a3", "Na3>b3"]
    assert played.people is None
    game = game.end_phase()
    assert (game.position.round, game.position.card) == (2, None)
    assert game.rounds[0].people == ()


def test_cards_come_from_the_deck_and_one_a_round() -> None:
    game = fresh().turn_up(CARD)
    with pytest.raises(AssassinsGameError, match=r"round 2, card: .*turned up already"):
        game.turn_up(CARD)
    once = RoundCard(2, 5, False, 4)
    used = fresh().turn_up(once).end_phase().end_phase()
    with pytest.raises(
        AssassinsGameError, match="round 2, card: the deck has no card '2/5/4' left"
    ):
        used.turn_up(once)
    with pytest.raises(AssassinsGameError, match="the deck has no card '10000"):
        fresh().turn_up(RoundCard(10**60, 5, False, 4))
    with pytest.raises(AssassinsGameError, match="round 1, king: no round card"):
        fresh().end_phase()
    with pytest.raises(AssassinsRoundError, match="the game is over"):
        turn_up(end_phase(position(number=15)), CARD)
    with pytest.raises(AssassinsRoundError, match="the game is over"):
        end_phase(end_phase(position(number=15)))


def test_an_illegal_action_says_where_in_the_game() -> None:
    game = fresh().turn_up(CARD).act("Na4-a3")
    with pytest.raises(AssassinsGameError) as caught:
        game.act("Na3-a9")
    error = caught.value
    assert error.where == "round 1, king, action 2"
    assert error.illegal is not None and error.illegal.problem is ActionProblem.NOT_BESIDE
    assert str(error) == ("round 1, king, action 2: 'Na3-a9': a3 and a9 are not beside each other")
    with pytest.raises(
        AssassinsGameError, match=r"round 1, people, action 1: 'x{39}…': this is not"
    ):
        game.end_phase().act("x" * 10_000)


def test_actions_of_the_running_phase_are_taken_back() -> None:
    game = fresh(secret=Secret.of("bcd")).turn_up(CARD).act("Na4-a3")
    assert game.can_take_back
    assert game.take_back() == fresh(secret=Secret.of("bcd")).turn_up(CARD)
    with pytest.raises(AssassinsGameError, match="there is no action to take back"):
        game.take_back().take_back()
    shown = game.end_phase().act("Th2-h3").act("Rb3")
    assert not shown.can_take_back
    with pytest.raises(AssassinsGameError, match="something secret became known"):
        shown.take_back()
    assert shown.act("Ab3-b4").take_back() == shown


def test_the_third_assassin_gone_ends_the_game_only_where_the_secret_is_known() -> None:
    """Two killed and one arrested: without the secret the arrest is just an arrest."""
    public = position(
        knights="e4", townsfolk={"c": "e5"}, killed="ab", card=RoundCard(1, 5, True, 5)
    )
    from assassins.rounds import act

    arrest = parse_action("Ne4#e5")
    assert act(public, arrest).after.ending is None
    assert act(public, arrest, Secret.of("abd")).after.ending is None
    assert act(public, arrest, Secret.of("abc")).after.ending is Ending.ASSASSINS


@pytest.mark.parametrize("seed", range(4))
def test_possible_secrets_are_counted_without_making_them(seed: int) -> None:
    for game in steps(Random(seed)):
        assert num_possible_secrets(game.position) == len(possible_secrets(game.position))


def test_possible_secrets_use_that_the_game_goes_on_and_nothing_more() -> None:
    assert len(possible_secrets(fresh().position)) == 220
    three = position(arrested="abc", number=5)
    assert len(possible_secrets(three)) == 219
    assert len(possible_secrets(position(arrested="abc", revealed="d", number=5))) == 55
    assert len(possible_secrets(position(arrested="ab", killed="c", number=5))) == 54
    assert len(possible_secrets(position(arrested="a", killed="cd", number=5))) == 9
    shown = possible_secrets(position(arrested="a", killed="cd", revealed="e", number=5))
    assert [secret.letters for secret in shown] == [("c", "d", "e")]


def test_a_secret_is_three_different_letters_and_prints_as_nothing() -> None:
    secret = Secret.of("kad")
    assert secret.letters == ("a", "d", "k")
    assert secret == Secret.of(["k", "d", "a"])
    assert "0" not in repr(secret) and repr(secret) == str(secret) == "Secret()"
    assert pickle.loads(pickle.dumps(secret)) == secret
    for letters in ("ab", "aab", "abm", "abcd", "", ["a", "bc", "d"], ["a", "", "b"], "ABC"):
        with pytest.raises(ValueError, match="must be three different letters a to l"):
            Secret.of(letters)
    drawn = {drawn_secret(Random(seed)) for seed in range(4_000)}
    assert len(drawn) == 220


def test_no_print_of_a_game_shows_its_secret() -> None:
    for seed in range(3):
        for game in list(steps(Random(seed)))[::25]:
            if not game.finished:
                assert game.secret is not None
                assert "secret=Secret()" in repr(game)
                assert str(sorted(game.secret.assassins)) not in repr(game.position)
                assert repr(game.as_public()) == repr(game).replace(
                    "secret=Secret()", "secret=None"
                )


def test_a_secret_that_does_not_fit_is_refused_and_one_that_fits_replays() -> None:
    game = random_game(2)
    assert game.secret is not None
    public = game.with_secret(game.secret)
    assert public == game
    revealed = next(g for seed in range(50) for g in steps(Random(seed)) if g.position.revealed)
    other = [letter for n, letter in enumerate(LETTERS) if n not in revealed.position.revealed]
    with pytest.raises(AssassinsGameError, match="is not an assassin"):
        revealed.with_secret(Secret.of(other[:3]))


@pytest.mark.parametrize(
    ("king", "people", "message"),
    [
        ("", "Bob", "players.king: the name is blank"),
        ("Ann", "x" * 41, "players.people: the name is longer than 40"),
        ("Ann", "B\nb", "players.people: the name holds a control character"),
        ("Ann", "ANN", "players.people: the same name as players.king"),
        ("Straße", "STRASSE", "the same name"),
        ("é", "e\u0301", "the same name"),
    ],
)
def test_names_are_checked(king: str, people: str, message: str) -> None:
    with pytest.raises(AssassinsGameError, match=message):
        new_game(Opponents(king, people))


def test_the_king_starts_where_the_board_says() -> None:
    game = fresh(town=two_kings(), king_start=parse_square("c10"))
    assert game.position.king == parse_square("c10")
    with pytest.raises(AssassinsGameError, match="king_start: the king starts on j10 or c10"):
        fresh(town=two_kings())


def test_a_whole_phase_is_played_at_once() -> None:
    game = fresh().turn_up(CARD).play_phase(["Na4-a3"])
    assert game.position.phase is AssassinsPhase.PEOPLE
    done = random_game(5)
    with pytest.raises(AssassinsGameError, match="after the end: the game is over"):
        done.play_phase([])
    with pytest.raises(AssassinsGameError, match="the game is over"):
        done.act("Na4-a3")
    with pytest.raises(AssassinsGameError, match="the game is over"):
        done.end_phase()


def test_a_shuffled_deck_has_every_card_once() -> None:
    order = shuffled(side_a().deck, Random(1))
    assert sorted(order) == sorted(side_a().deck) and order != side_a().deck


def test_values_go_through_pickle() -> None:
    for game in (fresh(), random_game(1)):
        again = pickle.loads(pickle.dumps(game))
        assert again == game and hash(again.position) == hash(game.position)


def test_at_a_new_table_names_are_what_people_see_of_them() -> None:
    assert begin_game(Opponents(" Ann\u200b", "Bob ")).players == Opponents("Ann", "Bob")
    with pytest.raises(AssassinsGameError, match="the same name"):
        begin_game(Opponents("Page", "pa\u200dge "))
    assert new_game(Opponents("Page", "Ｐage ")).players.people == "Ｐage "
