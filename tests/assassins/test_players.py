"""Playing a game by its players: one coroutine, and no more to see than a side may know."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.actions import Action, Side, parse_action
from assassins.cards import shuffled
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame, AssassinsGameError, new_game
from assassins.position import AssassinsPhase
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.secret import Secret, drawn_secret, possible_secrets
from assassins.town import side_a
from tabletop.game import Player, Scripted, SeatView, play
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, steps, unfinished_game
from tests.support.examples import examples

SECRET = Secret.of("adk")
Deal = Callable[[AssassinsGame], Awaitable[AssassinsChoice]]
SidePlayer = Player[AssassinsGame, AssassinsChoice]


def read(phase: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, phase.split()))


def scripted_side(
    phases: Iterable[str | tuple[Action, ...]], secret: Secret | None = None
) -> Scripted[AssassinsChoice]:
    """Plays what is laid down, after its assassins."""
    read_phases = (read(one) if isinstance(one, str) else one for one in phases)
    return Scripted([*([secret] if secret else []), *read_phases])


@dataclass
class ByChance:
    """A player that draws legal actions one by one, and remembers what it was shown."""

    dice: Random
    views: list[bytes] = field(default_factory=list)

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        self.views.append(pickle.dumps(view))
        if view.turn.phase == ASSASSINS:
            return drawn_secret(self.dice)
        phase = RunningPhase(replace(view.game, hidden=False))
        while not phase.view.game.finished and self.dice.random() > 0.05:
            await asyncio.sleep(0)
            self.views.append(pickle.dumps(phase.view))
            if not (legal := list(phase.view.game.legal_actions())):
                break
            phase.act(self.dice.choice(legal))
            if phase.view.game.can_take_back and self.dice.random() < 0.1:
                phase.take_back()
        return phase.choice


@dataclass
class Notes:
    """A watcher that writes down what it is shown."""

    games: list[AssassinsGame] = field(default_factory=list)
    phases: list[PhaseReport | None] = field(default_factory=list)

    def chose(self, seat: int) -> None:
        pass

    def changed(self, game: AssassinsGame) -> None:
        self.games.append(game)

    async def saw(self, before: AssassinsGame, game: AssassinsGame) -> None:
        assert game is self.games[-1]
        self.phases.append(game.phase_since(before))


def dealt(seed: int) -> Deal:
    deck = list(shuffled(side_a().deck, Random(seed)))

    async def deal(_: AssassinsGame) -> AssassinsChoice:
        return deck.pop()

    return deal


def laid(*codes: str) -> list[SidePlayer]:
    """The king's side does this in its first phases, the people's side nothing."""
    return [scripted_side(codes), scripted_side([], SECRET)]


@given(st.integers(0, 2**32), st.data())
@examples(15)
def test_the_kings_side_sees_the_same_whatever_the_secret(seed: int, data: st.DataObject) -> None:
    """To the last byte, in games that differ in nothing else that happened so far."""
    game = unfinished_game(seed)
    if game.finished:
        return
    others = [
        game.with_secret(data.draw(st.sampled_from(possible_secrets(game.position)))) for _ in "12"
    ]
    others += [replace(game, secret=None, hidden=True)]
    views = {pickle.dumps(SeatView(other, Side.KING.seat)) for other in (game, *others)}
    assert len(views) == 1
    if game.position.phase is AssassinsPhase.KING and game.position.card is not None:
        phases = {pickle.dumps(RunningPhase(other).view) for other in (game, *others)}
        assert phases == views


async def test_nor_does_it_see_more_as_it_acts() -> None:
    """Two whole games: all that the king's player is ever shown, as its phases go on."""
    seen = []
    for letters in ("bcd", "ikl"):
        king = ByChance(Random(4))
        people = scripted_side(["", "Th2-h3"], Secret.of(letters))
        with pytest.raises(ValueError, match="laid down"):
            await play(new_game(PLAYERS), [king, people], chance=dealt(2))
        seen.append(king.views)
    assert seen[0] == seen[1] and len(seen[0]) > 10


def test_a_view_gives_no_more_than_a_record_and_a_side() -> None:
    assert set(SeatView.__slots__) == {"game", "seat"}
    public = {name for name in dir(RunningPhase) if not name.startswith("_")}
    assert public == {"view", "actions", "choice", "act", "take_back", "asks"}
    game = new_game(PLAYERS, secret=SECRET)
    assert SeatView(game, Side.KING.seat).game.secret is None
    assert SeatView(game, Side.PEOPLE.seat).game.secret == SECRET
    *_, over = steps(Random(1))
    assert SeatView(over, Side.KING.seat).game.secret == over.secret is not None


async def test_what_runs_on_after_the_end_of_the_game_is_cut() -> None:
    """The third assassin is arrested, which the king's side could not know."""
    now = position(knights="c3 c4", townsfolk={"a": "d3"}, revealed="bc", killed="bc")
    game = replace(new_game(PLAYERS), start=now, position=now, secret=Secret.of("abc"))
    notes = Notes()
    over = await play(game, laid("Nc3#d3 Nc3-d3 Kj10-a1"), notes, chance=dealt(1))
    assert over.result is not None and over.result.winner is Side.KING
    assert [str(report.action) for report in over.phases[-1].actions] == ["Nc3#d3"]
    assert notes.games == [over] and notes.phases == [over.phases[-1]]


@dataclass
class Elsewhere:
    """The people's side of somebody who is not here: nobody here knows its assassins."""

    phases: list[str]
    three: Secret
    asked: list[AssassinsGame] = field(default_factory=list)

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        if view.turn.phase == ASSASSINS:
            return None
        if not view.turn.personal:
            return read(self.phases.pop(0))
        self.asked.append(view.game)
        gone = set(view.game.position.gone)
        return self.three if view.game.finished or self.three.assassins <= gone else None


@pytest.mark.parametrize(("letters", "over"), [("abc", True), ("bce", False)])
async def test_where_nobody_here_knows_them_the_people_say_whether_it_goes_on(
    letters: str, over: bool
) -> None:
    """An arrest that may have ended the game stops the phase; what follows it is not done before
    it is said that the game goes on, and not at all where it is over."""
    now = position(knights="c3 c4", townsfolk={"a": "d3", "e": "j1"}, revealed="bc", killed="bc")
    game = replace(new_game(PLAYERS), start=now, position=now)
    people = Elsewhere([""] * 15, Secret.of(letters))
    king = scripted_side(["Nc3#d3 Nc3-d3", "Nc3-d3", *[""] * 15])
    players: list[SidePlayer] = [king, people]
    notes = Notes()

    async def deal(before: AssassinsGame) -> AssassinsChoice:
        return before.position.deck[0]

    played = await play(game, players, notes, deal)
    first = [str(report.action) for report in played.phases[0].actions]
    assert first == (["Nc3#d3"] if over else ["Nc3#d3", "Nc3-d3"])
    assert [str(report.action) for report in people.asked[0].running] == ["Nc3#d3"]
    assert len(people.asked) == (1 if over else 2), "when it was news, and at the end"
    assert played.finished and played.secret == people.three
    assert all(one.secret is None for one in notes.games if not one.finished)


def test_nothing_more_is_done_before_the_people_have_said_it() -> None:
    now = position(knights="c3 c4", townsfolk={"a": "d3", "e": "j1"}, revealed="bc", killed="bc")
    game = replace(new_game(PLAYERS), start=now, position=now, hidden=True)
    phase = RunningPhase(game)
    phase.act("Nc4-d4")
    [arrest] = phase.act("Nc3#d3", "Nc3-d3")
    assert phase.asks
    assert str(arrest.action) == "Nc3#d3"
    assert phase.act("Nc3-d3") == ()
    with pytest.raises(AssassinsGameError, match="secret"):
        phase.take_back()
    known = RunningPhase(game.with_secret(Secret.of("bce")))
    known.act("Nc3#d3", "Nc3-d3")
    assert not known.asks and len(known.actions) == 2
    followed = RunningPhase(
        replace(game, hidden=False)
    )  # a real table, where somebody would say that it is over
    assert len(followed.act("Nc3#d3", "Nc3-d3")) == 2


@pytest.mark.parametrize("actions", ["Na4-a3 Na4-a3", "Th2-h3"])
async def test_a_phase_with_an_action_that_is_not_legal_is_not_played_at_all(actions: str) -> None:
    notes = Notes()
    with pytest.raises(AssassinsGameError, match="round 1, king, action"):
        await play(new_game(PLAYERS), laid(actions), notes, chance=dealt(1))
    assert not notes.games[-1].running


async def test_three_that_do_not_fit_are_no_choice() -> None:
    game = new_game(PLAYERS, secret=SECRET).turn_up(side_a().deck[0]).end_phase().act("Rh2")
    public = replace(game, secret=None)
    players = [scripted_side([]), scripted_side([], Secret.of("bcd"))]
    with pytest.raises(AssassinsGameError):
        await play(public, players, chance=dealt(1))


async def test_a_running_phase_is_played_on_where_it_stands() -> None:
    game = new_game(PLAYERS, secret=SECRET).turn_up(side_a().deck[0]).act("Na4-a3")
    notes = Notes()
    with pytest.raises(ValueError, match="laid down"):
        await play(game, laid("Na4-a3 Na3>b3"), notes, chance=dealt(1))
    assert [str(report.action) for report in notes.games[-1].phases[0].actions] == [
        "Na4-a3",
        "Na3>b3",
    ]


def test_what_told_a_secret_is_not_taken_back() -> None:
    kept: list[AssassinsGame] = []
    game = new_game(PLAYERS, secret=SECRET).turn_up(side_a().deck[0]).end_phase()
    phase = RunningPhase(game, kept.append)
    [step] = phase.act("Th2-h3")
    assert phase.actions == (step,) == kept[-1].running
    phase.take_back()
    assert kept[-1] == game and phase.view.game == game
    phase.act("Rh2")
    with pytest.raises(AssassinsGameError, match="secret"):
        phase.take_back()
    assert len(kept) == 3 and kept[-1].position.revealed == {0}
