"""Games that start from a position: their records, their rounds, and what cannot be one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from assassins.games import AssassinsGame, AssassinsGameError, game_from, is_beginning
from assassins.notation import print_position
from assassins.position import AssassinsPosition
from assassins.records import AssassinsRecordError, decode_game, encode_game
from assassins.secret import Secret, possible_secrets
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, steps
from tests.support.soak import sampled


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
        ({"start": "KA1:1"}, "start: code"),
        ({"king_start": "j10"}, "start"),
        ({"secret": ["a", "b", "c"]}, "secret"),
        ({"rounds": [{"card": [1, 6, True, 5], "king": "-", "people": "-"}]}, "round 3, king"),
        ({"rounds": [{"card": [2, 7, False, 5]}]}, "round 3, card"),
    ):
        start = replace(people, revealed=frozenset({5})) if "secret" in changes else people
        with pytest.raises(AssassinsRecordError) as caught:
            decode_game(record(start, **changes), "x")
        assert caught.value.where == where, changes
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
