"""Games of players who are apart, with everything lost that can be lost."""

from __future__ import annotations

import msgspec
import pytest

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.verifying import check_proof
from tabletop.game import SeatView, play
from tests.support.soak import sampled
from tests.support.together.early import told_early
from tests.support.together.world import World, scripted


class _AtOneTable:
    """A player of the same game at one table."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    async def choose(self, view: SeatView[Game]) -> Selection:
        name, number = view.game.players[view.seat], view.turn.round
        hand = view.game.hand(view.seat)
        return Selection.parse(scripted(self._seed, name, number, view.turn.phase, hand))


async def at_one_table(names: tuple[str, ...], seed: int) -> Game:
    return await play(Game(names), [_AtOneTable(seed)] * len(names))


def secrets_told_early(world: World) -> list[str]:
    """Salts that were in a frame before everybody had sealed, and choices opened likewise.

    Every frame that opens something is looked at with all that had been sealed before it.
    """
    ledger = world.table.ledger
    assert ledger is not None
    salts = {
        opening.salt: (phase.round, phase.phase)
        for phase in ledger.proof.phases
        for opening in phase.opens.values()
    }
    return told_early(world.frames, ledger.proof, salts)


@pytest.mark.parametrize("seed", sampled(range(200), *range(8)))
async def test_whatever_is_lost_the_game_is_that_of_one_table(seed: int) -> None:
    """Every game ends, the same as at one table; no round is lost, and nothing is told early."""
    players = 2 + seed % 4
    computers = (seed // 4) % 2 if players > 2 else 0
    world = World(players, seed, computers)
    game = world.play(trouble=0.08)
    assert game.finished
    assert game == await at_one_table(game.players, seed)
    assert not world.broken
    assert sum(world.lost.values()) > 0
    for person in world.people:
        assert person.guest.ledger is not None
        assert person.guest.ledger.game.game == game
        assert person.guest.ledger.history == world.table.ledger.history  # type: ignore[union-attr]
    proof = world.table.ledger.proof  # type: ignore[union-attr]
    assert not check_proof(SEALED, game, proof).broken
    assert secrets_told_early(world) == []


def test_early_secrets_would_be_found() -> None:
    """A salt in a frame before the last one has sealed."""
    world = World(2, 1)
    world.play()
    proof = world.table.ledger.proof  # type: ignore[union-attr]
    salt = proof.phases[0].opens["0"].salt
    world.frames.insert(0, f'{{"type":"sign","salt":"{salt}"}}')
    assert len(secrets_told_early(world)) == 1


def test_what_is_sealed_is_kept_by_its_owner_alone() -> None:
    """Nothing that the host keeps, or any other guest, holds a choice that is not open."""
    world = World(3, 5)
    while not world.table.ledger or len(world.table.ledger.seals) < 2:
        assert world.step() or any(person.choose() for person in world.people)
    kept = [msgspec.json.decode(person.disk, type=OwnSeat).sealed for person in world.people]
    salts = {one.salt: number for number, rows in enumerate(kept) for one in rows}
    assert len(salts) >= 2
    for salt, owner in salts.items():
        assert salt.encode() not in world.disk
        others = [person.disk for n, person in enumerate(world.people) if n != owner]
        assert not any(salt.encode() in disk for disk in others)
