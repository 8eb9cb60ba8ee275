"""Hints: what they say, whom they mark, and what the solver is told for them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from advisor.assassins.advise import answer as advise
from advisor.core.cancellation import Stop
from advisor.messages.town_answers import CardCount, TownAdvice
from advisor.messages.town_requests import TownAdviseRequest
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import TownGame
from assassins.records import TownGameData
from kingsroad_tui.assassins.session.knights import knight_numbers
from kingsroad_tui.assassins.session.seats import TownSetup
from kingsroad_tui.assassins.text.hints import (
    TownHintStep,
    clock_sentence,
    danger_sentences,
    hint_sentences,
    near_pawns,
    ways_sentences,
)
from kingsroad_tui.dialogs.confirm import ConfirmDialog
from tests.assassins.support.random_play import steps
from tests.support.acting import settle, text_of
from tests.support.town_acting import (
    COMPUTER,
    PERSON,
    TownSolver,
    begin_town,
    make_town_app,
    town_game,
)

CARD = RoundCard(1, 6, True, 5)


def advice_on(game: TownGame, side: str) -> TownAdvice:
    request = TownAdviseRequest(id=1, game=TownGameData.of(game), side="king")
    request = msgspec.structs.replace(request, side=side)
    return next(advise(request, Stop()))


def test_the_clock_at_the_start() -> None:
    """14 steps and 19 points: five can be lost."""
    game = replace(town_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    assert clock_sentence(advice, "you") == (
        "14 steps to the nearest gate, 19 king AP left: you can lose 5."
    )
    late = msgspec.structs.replace(advice, left=13, spare=-1)
    assert clock_sentence(late, "you").startswith("The castle is out of reach: 14 steps")
    shut = msgspec.structs.replace(advice, need=None, spare=None)
    assert clock_sentence(shut, "you").endswith("it would be 14 steps, 19 king AP left.")


def test_the_danger_names_those_who_could_strike() -> None:
    """The same numbers as the solver's, at every step of random games, and nobody else's."""
    random = Random(3)
    games = [g for g in steps(random) if g.position.card and not g.finished]
    for game in random.sample(games, 10):
        public = replace(game, secret=None)
        advice = advice_on(public, "king")
        assert advice.stop is not None
        near = near_pawns(advice)
        assert bool(near) == bool(advice.stop.wound_worlds) or advice.stop.ap < 2
        lines = danger_sentences(advice, public.position)
        for number, price in near.items():
            how = "at once" if price == 0 else f"after {price} AP"
            assert f"({how})" in lines[-1] and "abcdefghijkl"[number] in lines[-1]
        if not near:
            assert lines == ["If you stop here: the king is safe this round."]


def test_a_risk_is_said_as_to_a_friend_and_the_last_slack_is_pointed_out() -> None:
    """7 king AP to come and 7 steps left: no step can be lost after this way to play."""
    game = replace(town_game().turn_up(CARD), secret=None)
    request = TownAdviseRequest(id=1, game=TownGameData.of(game), side="king")
    *_, whole = advise(request, Stop())
    way = msgspec.structs.replace(
        whole.candidates[0], win=1 / 49, death_worlds=10, wound_worlds=10, need=7
    )
    deck = [CardCount(card=(1, 6, True, 5), count=7)]
    said = [
        ways_sentences(
            msgspec.structs.replace(
                whole, worlds=49, deck=deck, candidates=[msgspec.structs.replace(way, need=need)]
            ),
            game.position,
            knight_numbers(game),
        )[0]
        for need in (6, 7, 8)
    ]
    for words in said:
        plain = words.replace("at worst, ", "")
        assert "Then you win at once in 1 of 49; he can be killed (risk 20%: 10 of 49 po" in plain
    assert "After this" not in said[0]
    assert "7 steps to a gate. After this you can lose no step any more." in said[1]
    assert "After this you cannot get there in time, unless another gate opens." in said[2]


@pytest.mark.parametrize("side", [Side.KING, Side.PEOPLE])
@pytest.mark.parametrize("presses", [1, 3])
async def test_enter_asks_before_points_are_lost_while_a_hint_is_open(
    side: Side, presses: int
) -> None:
    """All points are unspent; Enter twice is no yes either."""
    game = town_game().turn_up(CARD)
    if side is Side.PEOPLE:
        game = game.end_phase()
    app = make_town_app()
    async with app.run_test(size=(80, 24)) as pilot:
        seats = (PERSON, COMPUTER) if side is Side.KING else (COMPUTER, PERSON)
        screen = await begin_town(pilot, *seats, game=game)
        await pilot.press(*["t"] * presses)
        await settle(pilot)
        await pilot.press("enter")
        assert isinstance(app.screen, ConfirmDialog)
        await pilot.press("enter")
        await settle(pilot)
        assert not app.query(ConfirmDialog) and screen.is_current and screen.table.side is side


def test_each_step_says_more() -> None:
    game = replace(town_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    numbers = knight_numbers(game)
    said = [hint_sentences(advice, game.position, numbers, step) for step in TownHintStep]
    assert said[0] == []
    assert [line[0] for line in said[1:]] == [said[1][0]] * 3
    assert said[2][1:] == danger_sentences(advice, game.position) == said[3][1:-1]
    assert TownHintStep.WAYS.next is TownHintStep.OFF


@pytest.mark.parametrize("peeking", [False, True])
async def test_only_where_the_cards_may_be_seen_the_solver_is_told_the_secret(
    peeking: bool,
) -> None:
    """Two people: for the king's side never, for the people's while Bob looks at his cards."""
    solver = TownSolver()
    app = make_town_app(solver)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin_town(pilot, PERSON, PERSON, game=town_game().turn_up(CARD))
        await pilot.press("t")
        await settle(pilot)
        assert "14 steps to the nearest gate" in text_of(app)
        await pilot.press("t", "t")
        await settle(pilot)
        await pilot.press("t", "enter", "y")
        await settle(pilot)
        if peeking:
            await pilot.press("x", "enter")
        await pilot.press("t", "t")
        await settle(pilot)
        assert "As it stands" in text_of(app)
    asked = [request for request in solver.asked if isinstance(request, TownAdviseRequest)]
    assert {r.side: r.game.secret for r in asked} == {
        "king": None,
        "people": ["a", "d", "k"] if peeking else None,
    }


async def test_a_game_without_hints_gives_none() -> None:
    app = make_town_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin_town(pilot, game=town_game().turn_up(CARD))
        screen.table.setup = TownSetup(hints=False)
        await pilot.press("t")
        assert "without hints" in text_of(app)
