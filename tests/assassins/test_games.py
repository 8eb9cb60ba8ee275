"""Games, their history, and the secret that is kept apart from it.

Games that start from a position: their records, their rounds, and what cannot be one.
"""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import partial
from random import Random

import msgspec
import pytest

from assassins.actions import ActionProblem, Pool, Side, parse_action
from assassins.cards import RoundCard, shuffled
from assassins.games import (
    AssassinsGame,
    AssassinsGameError,
    Opponents,
    begin_game,
    game_from,
    is_beginning,
    new_game,
)
from assassins.notation import print_position
from assassins.position import AssassinsPhase, AssassinsPosition, Ending
from assassins.records import AssassinsRecordError, decode_game, encode_game
from assassins.rounds import AssassinsRoundError, end_phase, turn_up
from assassins.secret import Secret, drawn_secret, num_possible_secrets, possible_secrets
from assassins.town import LETTERS, parse_square, side_a
from tabletop.errors import clause
from tabletop.words.voice import english
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, random_game, steps
from tests.assassins.support.towns import two_kings
from tests.support.soak import sampled

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
        ("Ann", "ANN", "players.people: both players are called ANN"),
        ("Straße", "STRASSE", "called"),
        ("é", "e\u0301", "called"),
    ],
)
def test_names_are_checked(king: str, people: str, message: str) -> None:
    with pytest.raises(AssassinsGameError, match=message):
        new_game(Opponents(king, people))


def test_the_king_starts_where_the_board_says() -> None:
    game = fresh(town=two_kings(), king_start=parse_square("c10"))
    assert game.position.king == parse_square("c10")
    with pytest.raises(AssassinsGameError, match="king_start: the king can start on j10 and c10"):
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
    with pytest.raises(AssassinsGameError, match="called"):
        begin_game(Opponents("Page", "pa\u200dge "))
    assert new_game(Opponents("Page", "Ｐage ")).players.people == "Ｐage "


def rest_of(whole: AssassinsGame, at: int) -> AssassinsGame:
    """The same game from one of its positions on, as if nothing was known before."""
    start = whole.positions[at]
    game = game_from(PLAYERS, start)
    if whole.secret is not None and start.revealed <= whole.secret.assassins:
        game = game.with_secret(whole.secret)
    for phase in whole.phases[at:]:
        if game.position.card is None:
            game = game.turn_up(phase.card)
        game = game.play_phase([str(report.action) for report in phase.actions])
    return game


@pytest.mark.parametrize("seed", sampled(range(30), 0, 1, 2))
def test_the_rest_of_a_game_is_a_game_and_its_record_reads_as_the_same(seed: int) -> None:
    """From before any phase, in the king's or the people's; with the secret and without."""
    *_, whole = steps(Random(seed))
    for at in range(len(whole.phases)):
        game = rest_of(whole, at)
        assert game.position == whole.position
        assert [r.card for r in game.rounds] == [r.card for r in whole.rounds[-len(game.rounds) :]]
        assert game.begun == (at > 0 or bool(game.phases))
        content = encode_game(game.as_public())
        again = decode_game(content, "x")
        assert (again.start, again.phases, again.position) == (
            game.start,
            game.phases,
            game.position,
        )
        assert ("start" in msgspec.json.decode(content)) == (at > 0)


@pytest.mark.parametrize("seed", sampled(range(20), 0, 1))
def test_a_start_in_the_middle_of_a_phase_goes_on_there(seed: int) -> None:
    random = Random(seed)
    moments = [game for game in steps(random) if game.running and not game.finished]
    for moment in random.sample(moments, min(4, len(moments))):
        game = game_from(PLAYERS, moment.position)
        assert not is_beginning(game.start) and game.begun
        assert decode_game(encode_game(game), "x") == game
        assert game.rounds[-1].card == moment.position.card
        assert set(game.legal_actions()) == set(replace(moment, secret=None).legal_actions())


def record(from_: AssassinsPosition, **changes: object) -> bytes:
    data = msgspec.json.decode(encode_game(game_from(PLAYERS, from_)))
    return msgspec.json.encode({**data, **changes})


def test_what_does_not_fit_the_start_is_refused() -> None:
    people = position(people=True)
    for changes, where in (
        ({"start": "KA1:1"}, "start"),
        ({"king_start": "j10"}, "start"),
        ({"secret": ["a", "b", "c"]}, "secret"),
        ({"rounds": [{"card": [1, 6, True, 5], "king": "-", "people": "-"}]}, "round 3, king"),
        ({"rounds": [{"card": [2, 7, False, 5]}]}, "round 3, card"),
    ):
        start = replace(people, revealed=frozenset({5})) if "secret" in changes else people
        with pytest.raises(AssassinsRecordError) as caught:
            decode_game(record(start, **changes), "x")
        assert english(clause(caught.value.where)) == where, changes
    *_, over = steps(Random(1))
    with pytest.raises(AssassinsGameError):
        game_from(PLAYERS, over.position)
    with pytest.raises(AssassinsRecordError):
        decode_game(record(people, start=print_position(over.position)), "x")


def test_only_a_secret_that_fits_can_be_taken() -> None:
    start = position(revealed="a", arrested="bc", number=6)
    game = game_from(PLAYERS, start)
    assert game.with_secret(possible_secrets(start)[0]).secret is not None
    for secret in (Secret.of("bcd"), Secret.of("def")):
        with pytest.raises(AssassinsGameError):
            game.with_secret(secret)


def test_another_game_begins_where_this_one_did() -> None:
    game = game_from(PLAYERS, position()).with_secret(Secret.of("abc")).end_phase()
    again = game.again(PLAYERS._replace(king="Cid"))
    assert again.position == game.start and again.secret is None and again.players.king == "Cid"
