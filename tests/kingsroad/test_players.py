"""Playing a game by its players: one coroutine, and no more to see than a seat may know."""

from __future__ import annotations

import asyncio
import pickle
import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import Selection
from kingsroad.games import SECOND, Game, GameError, after_rounds
from kingsroad.records import encode_game
from kingsroad.rounds import Outcome, Revealed, RoundReport
from tabletop.game import Forfeit, Player, Scripted, SeatView, WithStandIn, play
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@dataclass
class ByChance:
    """A player that draws a legal selection, and remembers what it was shown."""

    dice: random.Random
    views: list[SeatView[Game]] = field(default_factory=list)

    async def choose(self, view: SeatView[Game]) -> Selection:
        self.views.append(view)
        await asyncio.sleep(0)
        return random_selection(
            view.game.table_position, view.seat, self.dice, second=view.turn.phase == SECOND
        )


@dataclass
class Notes:
    """A watcher that writes down what it is shown."""

    chosen: list[int] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)

    def chose(self, seat: int) -> None:
        self.chosen.append(seat)

    def changed(self, game: Game) -> None:
        self.games.append(game)

    async def saw(self, before: Game, game: Game) -> None:
        assert (
            before == (self.games[-2] if len(self.games) > 1 else before) and game is self.games[-1]
        )
        self.outcomes.append(game.outcome)


def chance_players(count: int, seed: int) -> list[ByChance]:
    return [ByChance(random.Random(f"{seed}/{seat}")) for seat in range(count)]


def players_of(*players: Player[Game, Selection]) -> list[Player[Game, Selection]]:
    return list(players)


@given(st.integers(0, 2**32), st.data())
@examples(40)
def test_a_view_holds_nothing_of_the_cards_behind_a_witch(seed: int, data: st.DataObject) -> None:
    """Two games that differ only there look the same, to the last byte, from every seat."""
    game = random_game(3, seed, rounds=data.draw(st.integers(1, 6)))
    hidden = Selection.parse("WD1")
    position = game.position
    if game.finished or not (position.witch[0] and position.dragon[0]):
        return
    others = [
        random_selection(position, seat, random.Random(seed), second=False) for seat in (1, 2)
    ]
    pending = [
        game.reveal((behind, *others))
        for behind in (hidden, Selection.parse("W23"))
        if not position.hand(0).problem(behind)
    ]
    for seat in position.seats:
        views = {pickle.dumps(SeatView(one, seat)) for one in pending}
        assert len(views) <= 1


async def test_no_view_differs_by_what_others_choose_before_it_is_revealed() -> None:
    """Ann chooses last, and is shown the same whatever the others have chosen by then."""
    seen = []
    for codes in (("164", "D23"), ("W45", "678")):
        game = Game(NAMES[:3])
        ann = ByChance(random.Random(1))
        others = [Scripted([Selection.parse(code)]) for code in codes]
        with pytest.raises(ValueError, match="laid down"):
            await play(game, players_of(ann, *others))
        seen.append(ann.views[0])
    assert seen[0] == seen[1]


def test_a_view_gives_no_more_than_a_public_record_and_a_seat() -> None:
    assert set(SeatView.__slots__) == {"game", "seat"}
    with pytest.raises(ValueError, match="no seat 2"):
        SeatView(Game(NAMES[:2]), 2)


async def test_a_witch_lets_only_those_who_revealed_her_choose_again() -> None:
    game = await play(
        Game(NAMES[:2]),
        [Scripted(map(Selection.parse, ("W47", "D8K"))), Scripted([Selection.parse("164")])],
        notes := Notes(),
        until=after_rounds(1),
    )
    assert [len(game.rounds), game.pending] == [1, None]
    assert notes.chosen == [0, 1, 0]
    revealed, report = notes.outcomes
    assert isinstance(revealed, Revealed) and isinstance(report, RoundReport)
    assert notes.games[0].to_choose == (0,)
    assert game.rounds[0].selections[0].code == "W", "the cards behind her are nobody's to know"


@pytest.mark.parametrize("rounds", [0, 1, 4])
async def test_a_game_is_left_after_so_many_rounds_but_not_within_one(rounds: int) -> None:
    game = await play(Game(NAMES[:2]), chance_players(2, 3), until=after_rounds(rounds))
    assert len(game.rounds) == rounds and game.pending is None


async def test_a_pending_game_is_played_on_where_it_stands() -> None:
    game = Game(NAMES[:2]).choose([Selection.parse("W47"), Selection.parse("47K")])
    done = await play(
        game, [Scripted([Selection.parse("D8K")]), Scripted([])], until=after_rounds(1)
    )
    assert done.rounds[0].reselections[0] == Selection.parse("D8K")


async def test_a_choice_that_is_not_legal_ends_it_with_the_place() -> None:
    choices = [Scripted([Selection.parse(code)]) for code in ("164", "16")]
    with pytest.raises(GameError, match="round 1, Bob"):
        await play(Game(NAMES[:2]), choices)


@dataclass
class Quits:
    """A player that forfeits when asked for the second time."""

    asked: int = 0

    async def choose(self, view: SeatView[Game]) -> Selection:
        self.asked += 1
        if self.asked > 1:
            raise Forfeit("./bot", "there was no answer")
        return Selection.parse("123")


async def test_another_player_takes_the_place_of_one_who_forfeits() -> None:
    quits, instead = Quits(), ByChance(random.Random(2))
    seat = WithStandIn(quits, instead)
    game = await play(Game(NAMES[:2]), players_of(seat, ByChance(random.Random(3))))
    assert game.finished and seat.forfeit == "there was no answer"
    assert quits.asked == 2, "it is asked no more"
    assert game.rounds[0].selections[0].code == "123"
    assert instead.views[0].turn.round == 2


async def test_nobody_goes_on_choosing_when_playing_is_cancelled_or_fails() -> None:
    running: set[str] = set()

    class Slow:
        def __init__(self, name: str) -> None:
            self.name = name

        async def choose(self, view: SeatView[Game]) -> Selection:
            running.add(self.name)
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                running.discard(self.name)
            raise AssertionError

    task = asyncio.create_task(play(Game(NAMES[:2]), [Slow("a"), Slow("b")]))
    await asyncio.sleep(0.01)
    assert running == {"a", "b"}
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not running
    with pytest.raises(ValueError, match="laid down"):
        await play(Game(NAMES[:2]), players_of(Slow("a"), Scripted([])))
    assert not running


async def test_taking_back_is_playing_on_from_an_earlier_game() -> None:
    notes = Notes()
    players: list[Player[Game, Selection]] = [*chance_players(3, 7)]
    await play(Game(NAMES[:3]), players, notes, until=after_rounds(3))
    earlier = notes.games[-1].take_back(2)
    again = await play(earlier, chance_players(3, 8), until=after_rounds(3))
    assert again.rounds[:1] == earlier.rounds and len(again.rounds) == 3


def test_the_public_game_is_the_same_whatever_lay_behind_a_witch() -> None:
    public = []
    for hidden in ("W12", "WD8"):
        game = Game(("Ann", "Bob")).reveal([Selection.parse(hidden), Selection.parse("345")])
        public.append(encode_game(game.as_public()))
        done = game.choose_again((Selection.parse("678"), None))
        public.append(encode_game(done.as_public()))
        assert done.as_public().positions == done.positions
    assert public[:2] == public[2:]
