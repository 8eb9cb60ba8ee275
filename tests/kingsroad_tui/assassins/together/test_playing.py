"""Everybody plays the whole game on their own machine, by `tabletop.game.play`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from assassins.actions import Side
from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame, Opponents, new_game
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.sealed import GOES_ON, NOTHING, SealedSecret, SealedTown, print_marks
from assassins.secret import Secret
from kingsroad_tui.assassins.together.kind import SEALED, by_itself, sealed_kind
from kingsroad_tui.assassins.together.play import drafted
from kingsroad_tui.assassins.together.table import (
    ApartSide,
    ApartTable,
    FalseAnswer,
    mirrored_assassins,
)
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import RoomSecret
from kingsroad_tui.together.ledger import Ledger, SealedKind, SigningKey
from kingsroad_tui.together.room_files import Chair, KeptTable, OwnSeat
from kingsroad_tui.together.session import Session
from kingsroad_tui.together.verifying import check_proof
from tabletop.game import Player, SeatView, play
from tests.support.soak import sampled
from tests.support.together.assassins_room import ARRESTS, Elsewhere, Wire, town_of_arrests
from tests.support.together.assassins_world import scripted_action, scripted_secret


class Script:
    """Whoever plays one side at this end; counts how often it was asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        self.asked += 1
        await asyncio.sleep(0)
        if view.turn.phase == ASSASSINS:
            return scripted_secret(self.seed)
        phase = RunningPhase(view.game)
        while not phase.view.game.finished and not phase.asks:
            await asyncio.sleep(0)
            action = scripted_action(self.seed, phase.view.game, Side.at(view.seat))
            if action is None:
                break
            phase.act(action)
        return phase.choice


class Machine:
    """Somebody's app: its session, and the game as it was shown there."""

    def __init__(self, world: Room, name: str, *, host: bool = False, watch: bool = False) -> None:
        self.world = world
        key = world.key if host else SigningKey()
        kept = OwnSeat(name=name, key=key.secret.hex())
        self.session = Session(world.kind, world.secret, kept, lambda _: None, watch=watch)
        self.host = host
        self.games: list[AssassinsGame] = []
        self.phases: list[PhaseReport | None] = []
        self.script = Script(world.seed)
        self.person: Player[AssassinsGame, AssassinsChoice] = self.script
        self.computer = Script(world.seed)
        self.wire = Wire(world.table, self.session.guest, host=host)

    def again(self) -> None:
        """Loses its connection, and comes back at once."""
        self.wire.cut()
        self.wire = Wire(self.world.table, self.session.guest, host=self.host)

    async def play(self) -> AssassinsGame:
        while self.session.guest.ledger is None or not self.session.guest.caught_up:
            await self.session.changed()
        table = mirrored_assassins(self.session)
        apart = ApartTable(self.session)
        players = [ApartSide(self.session, side, self.person, self.computer) for side in Side]
        game = await play(table.game, players, self, apart.deal)
        await apart.over()
        return game

    def changed(self, game: AssassinsGame) -> None:
        self.games.append(game)

    def chose(self, seat: int) -> None:
        pass

    async def saw(self, before: AssassinsGame, game: AssassinsGame) -> None:
        phase = game.phase_since(before)
        if phase is not None or not before.chosen:
            self.phases.append(phase)


class Room:
    """A table, and the machines of those who are at it."""

    def __init__(self, seed: int, kind: SealedKind[AssassinsGame] = SEALED) -> None:
        self.seed = seed
        self.kind = kind
        self.secret = RoomSecret.new()
        self.key = SigningKey()
        kept = KeptTable(chairs=[Chair(), Chair()])
        now = count()  # a second a look at it: nobody here says too much at once
        self.table = HostTable(kind, self.secret, self.key, kept, clock=lambda: float(next(now)))


@pytest.mark.parametrize("seed", sampled(range(40), *range(6)))
async def test_all_see_the_same_game_and_nobody_the_secret(seed: int) -> None:
    """Two players and one who looks on, connections lost at random; the king's machine and that of
    the onlooker know nothing of the assassins but who was revealed, before the game is over."""
    dice, room = Random(seed), Room(seed)
    ann = Machine(room, "Ann", host=True)
    await asyncio.sleep(0.01)
    bob, eve = Machine(room, "Bob"), Machine(room, "Eve", watch=True)
    machines = [ann, bob, eve]
    playing = [asyncio.ensure_future(one.play()) for one in machines]
    while not all(one.done() for one in playing):
        await asyncio.sleep(0)
        if dice.random() < 0.01:
            dice.choice(machines).again()
    games = [one.result() for one in playing]
    assert games[0] == games[1] == games[2]
    assert games[0].finished
    assert games[0].secret == scripted_secret(seed)
    assert [ApartTable(one.session).own for one in machines] == [Side.KING, Side.PEOPLE, None]
    for one in (ann, eve):
        running = [game for game in one.games if not game.finished]
        assert running
        assert all(game.secret is None for game in running)
        assert one.phases[0] is None
        assert one.phases[1:] == list(games[0].phases)
    assert ann.computer.asked == bob.computer.asked == eve.script.asked == eve.computer.asked == 0
    ledger = room.table.ledger
    assert ledger is not None
    assert not check_proof(SEALED, games[0], ledger.proof).broken


async def test_a_game_ends_for_both_with_the_third_arrest() -> None:
    """The people's machine knows who they are, and that nothing more of the phase will come."""
    room = Room(0, sealed_kind(town_of_arrests()))
    ann = Machine(room, "Ann", host=True)
    await asyncio.sleep(0.01)
    bob = Machine(room, "Bob")
    ann.person, bob.person = Elsewhere("bek", ARRESTS), Elsewhere("bek", ["", ""])
    games = await asyncio.gather(ann.play(), bob.play())
    assert games[0] == games[1]
    assert games[0].finished
    assert len(games[0].phases) == 5


async def test_somebody_who_comes_late_or_again_plays_on_where_the_game_stands() -> None:
    """Bob's app is started anew in the middle; the three stay his, from what was kept."""
    for seed in (0, 1, 4):
        room = Room(seed)
        ann = Machine(room, "Ann", host=True)
        await asyncio.sleep(0.01)
        bob = Machine(room, "Bob")
        playing = asyncio.ensure_future(ann.play())
        first = asyncio.ensure_future(bob.play())
        while room.table.ledger is None or len(room.table.ledger.histories) < 6:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        again = asyncio.ensure_future(bob.play())
        game = await again
        assert game == await playing
        assert game.secret == scripted_secret(seed)


async def test_a_computer_of_the_hosts_plays_the_people_and_the_host_learns_nothing() -> None:
    """Ann hosts and is the king's side; the game on her machine holds no assassins till the end."""
    for seed in (1, 4, 5):
        room = Room(seed)
        ann = Machine(room, "Ann", host=True)
        await asyncio.sleep(0.01)
        room.table.seat_computer(1, "Marshal")
        game = await ann.play()
        assert game.finished
        assert game.secret == scripted_secret(seed)
        assert all(one.secret is None for one in ann.games if not one.finished)
        assert ann.computer.asked > 1


def test_a_draft_keeps_the_action_that_ends_the_game() -> None:
    game = new_game(Opponents("Ann", "Bob"), town_of_arrests(), secret=Secret.of("bek"))
    for phase in ARRESTS[:2]:
        game = game.turn_up(game.position.deck[0])
        for action in phase.split():
            game = game.act(action)
        game = game.end_phase().end_phase()
    game = game.turn_up(game.position.deck[0])
    for action in ARRESTS[2].split():
        game = game.act(action)
        assert drafted(game, 0) == ARRESTS[2][: ARRESTS[2].index(action) + len(action)]
    assert game.finished
    assert drafted(game, 2) == " ".join(ARRESTS[2].split()[2:])


async def stopped(task: asyncio.Task[AssassinsGame]) -> None:
    """Ends an app in the middle."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_an_app_that_comes_back_makes_up_no_assassins_of_a_computer() -> None:
    for seed in (1, 4, 5):
        room = Room(seed)
        ann = Machine(room, "Ann", host=True)
        await asyncio.sleep(0.01)
        room.table.seat_computer(1, "Marshal")
        first = asyncio.create_task(ann.play())
        while room.table.ledger is None or len(room.table.ledger.histories) < 6:
            await asyncio.sleep(0)
        await stopped(first)
        assert mirrored_assassins(ann.session).game.secret is None
        game = await ann.play()
        assert game.finished
        assert game.secret == scripted_secret(seed)


async def cards_down(machine: Machine) -> bool:
    """The game is over; whether the three are face down yet, as no answer has shown them."""
    while True:
        await asyncio.sleep(0)
        ledger = machine.session.guest.ledger
        if ledger is not None and ledger.game.game.finished:
            return ledger.game.shown is None


async def test_an_app_that_comes_back_at_the_end_sees_the_cards_turned_up() -> None:
    while True:  # cards are drawn anew each time, and so is the end
        room = Room(1)
        ann = Machine(room, "Ann", host=True)
        await asyncio.sleep(0.01)
        bob = Machine(room, "Bob")
        first, other = asyncio.create_task(ann.play()), asyncio.create_task(bob.play())
        if await cards_down(ann):
            break
        await asyncio.gather(first, other)
    bob.wire.cut()
    await stopped(first)
    again = asyncio.create_task(ann.play())
    for _ in range(50):
        await asyncio.sleep(0)
    bob.again()
    assert (await again).secret == scripted_secret(1)
    await other


async def lies(machine: Machine) -> None:
    """Says after the third arrest that the game goes on, as no app does, and stands still."""
    guest, sealed = machine.session.guest, SealedSecret.new(Secret.of("bek"))
    while True:
        turn = guest.ledger.turn if guest.ledger is not None else None
        if turn is not None and guest.may_seal(1) and not guest.has_sealed(1):
            assert guest.ledger is not None
            if turn.phase == ASSASSINS:
                guest.keep_secret(1, sealed.text)
                guest.seal(1, print_marks(sealed.marks(guest.ledger.id)))
            elif turn.phase == "people":
                guest.seal(1, NOTHING)
        await asyncio.sleep(0)


async def test_who_was_lied_to_is_told_that_after_a_restart_too() -> None:
    kind = sealed_kind(town_of_arrests())
    liar = replace(kind, by_itself=_goes_on)
    room = Room(0, kind)
    ann = Machine(room, "Ann", host=True)
    await asyncio.sleep(0.01)
    room.kind = liar
    bob = Machine(room, "Bob")
    ann.person = Elsewhere("bek", [*ARRESTS, *[""] * 40])
    lying, first = asyncio.create_task(lies(bob)), asyncio.create_task(ann.play())
    assert await cards_down(ann)
    bob.wire.cut()
    await stopped(first)
    before = asyncio.create_task(ann.play())
    for _ in range(50):
        await asyncio.sleep(0)
    bob.again()
    with pytest.raises(FalseAnswer):
        await before
    with pytest.raises(FalseAnswer):  # the cards lie open by now
        await ann.play()
    lying.cancel()
    await asyncio.gather(lying, return_exceptions=True)


def _goes_on(played: Ledger[SealedTown], seat: int, kept: str) -> str:
    own = by_itself(played, seat, kept)
    return GOES_ON if played.game.game.asked and own else own


async def test_who_is_away_is_stood_in_for_as_far_as_that_can_be() -> None:
    """The people's side stands still; the king's is played by a computer. Both come back."""
    for away in (0, 1):
        room = Room(8)
        guest = Machine(room, "Bob") if away == 0 else None
        await asyncio.sleep(0.01)
        host = Machine(room, "Ann", host=True)
        await asyncio.sleep(0.01)
        guest = guest or Machine(room, "Bob")
        playing = [asyncio.ensure_future(one.play()) for one in (host, guest)]
        while room.table.ledger is None or len(room.table.ledger.histories) < 6:
            await asyncio.sleep(0)
        guest.wire.cut()
        room.table.stand_in(away)
        stood = len(room.table.ledger.histories)
        for _ in range(20_000):
            await asyncio.sleep(0)
            if len(room.table.ledger.histories) > stood + 8 or host.games[-1].finished:
                break
        guest.again()
        games = [await one for one in playing]
        assert games[0] == games[1]
        proof = room.table.ledger.proof
        facts = check_proof(SEALED, games[0], proof)
        assert not facts.broken
        assert away in facts.instead
        instead = [
            phase.opens[str(away)].choice
            for phase in proof.phases
            if phase.phase in ("king", "people") and str(away) in phase.seals
            if phase.seals[str(away)].instead
        ]
        assert len(instead) > 1
        assert all(choice == "-" for choice in instead) == bool(away)
