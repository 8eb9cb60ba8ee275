"""Games of two who are apart, with everything lost that can be lost."""

from __future__ import annotations

import re

import msgspec
import pytest

from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.games import ANSWER, ASSASSINS, CARD, AssassinsChoice, AssassinsGame, new_game
from assassins.sealed import PEOPLE_SEAT, SealedSecret, SealedTown
from assassins.town import TOWNSFOLK
from kingsroad_tui.assassins.together.kind import SEALED
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.verifying import check_proof
from tabletop.game import SeatView, play
from tests.support.soak import sampled
from tests.support.together.assassins_world import AssassinsWorld, scripted_action, scripted_secret
from tests.support.together.early import told_early


class _AtOneTable:
    """A player of the same game at one table."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        if view.turn.phase == ASSASSINS:
            return scripted_secret(self._seed)
        game, actions = view.game, list[Action]()
        while not game.finished:
            action = scripted_action(self._seed, game, Side.at(view.seat))
            if action is None:
                break
            game = game.act(action)
            actions.append(action)
        return tuple(actions)


async def at_one_table(apart: AssassinsGame, seed: int) -> AssassinsGame:
    """The same game: its cards come in the same order."""
    cards = [played.card for played in apart.rounds]

    async def deal(game: AssassinsGame) -> RoundCard:
        return cards[game.position.round - 1]

    return await play(new_game(apart.players), [_AtOneTable(seed)] * 2, chance=deal)


def secrets_told_early(world: AssassinsWorld) -> list[str]:
    """Frames with a salt, a share or a pawn's opening before its time: before everybody had sealed
    in the phase in which it was opened; and with the seed of the assassins before the end."""
    phases = {(one.round, one.phase): one for one in world.ledger.proof.phases}
    shown = world.ledger.game.shown
    assert shown is not None
    secrets: dict[str, tuple[int, str]] = {}
    for place, phase in phases.items():
        for opening in phase.opens.values():
            secrets[opening.salt] = place
            assert opening.choice is not None
            told = re.findall("[0-9a-f]{64}", opening.choice) if "assassins" not in place else []
            secrets |= dict.fromkeys(told, place)
    opened = {salt for salt in secrets if salt in _pawn_salts(world, shown)}
    never = _pawn_salts(world, shown) - opened
    return told_early(world.frames, world.ledger.proof, secrets, never)


def _pawn_salts(world: AssassinsWorld, shown: SealedSecret) -> set[str]:
    return {shown.salt(world.ledger.id, pawn).hex() for pawn in range(TOWNSFOLK)}


@pytest.mark.parametrize("seed", sampled(range(60), *range(8)))
async def test_whatever_is_lost_the_game_is_that_of_one_table(seed: int) -> None:
    """Every game ends, the same as at one table; nothing that was revealed is lost, and nothing is
    told early."""
    world = AssassinsWorld(seed, computers=int(seed % 5 == 4))
    world.go_on(trouble=0.08)
    town = world.ledger.game
    game = town.game
    assert game.finished
    assert town.turn is None
    assert town.false_answer is None
    assert game.secret == scripted_secret(seed)
    assert game == await at_one_table(game, seed)
    assert not world.broken
    assert sum(world.lost.values()) > 0
    for person in world.people:
        assert person.guest.ledger is not None
        assert person.guest.ledger.game == town
        assert person.guest.ledger.history == world.ledger.history
    facts = check_proof(SEALED, game, world.ledger.proof)
    assert not facts.broken
    assert not facts.lots
    assert secrets_told_early(world) == []


def test_every_ending_and_every_phase_is_among_them() -> None:
    """Else the test above would say little. Cards are new in every game, so games are played until
    all has been seen: every ending, reveals, arrests that are answered in both ways."""
    wanted = {"castle", "assassins", "killed", "time", "revealed", "on", "over", "king-2"}
    seed = 0
    while wanted:
        world = AssassinsWorld(seed)
        world.go_on()
        game, phases = world.ledger.game.game, world.ledger.proof.phases
        assert game.result is not None
        answers = [phase.opens["1"].choice for phase in phases if phase.phase.startswith(ANSWER)]
        seen = {game.result.by.value, *(phase.phase for phase in phases)}
        seen |= {"on" if choice == "on" else "over" for choice in answers}
        wanted -= seen | ({"revealed"} if game.position.revealed else set())
        seed += 1
        assert seed < 1000


def test_early_secrets_would_be_found() -> None:
    """A share before both had sealed, and the salt of a pawn that was never revealed."""
    world = AssassinsWorld(1)
    world.go_on()
    assert secrets_told_early(world) == []
    card = next(one for one in world.ledger.proof.phases if one.phase == CARD)
    world.frames.insert(0, f'{{"type":"sign","said":"{card.opens["0"].choice}"}}')
    assert len(secrets_told_early(world)) == 1
    shown = world.ledger.game.shown
    assert shown is not None
    hidden = set(range(TOWNSFOLK)) - world.ledger.game.game.position.revealed
    salt = shown.salt(world.ledger.id, min(hidden)).hex()
    world.frames.append(f'{{"type":"sign","said":"{salt}"}}')
    assert len(secrets_told_early(world)) == 2


def test_the_assassins_are_kept_by_their_owner_alone() -> None:
    """Nothing that the host keeps, who is the king's side, holds the seed before the end."""
    world = AssassinsWorld(3)
    while world.table.ledger is None or len(world.ledger.histories) < 5:
        assert world.step()
    kept = {
        person.name: msgspec.json.decode(person.disk, type=OwnSeat).secrets
        for person in world.people
    }
    (owner,) = (name for name, secrets in kept.items() if secrets)
    (other,) = (person for person in world.people if person.name != owner)
    (secret,) = kept[owner]
    assert secret.seat == PEOPLE_SEAT
    assert SealedSecret.parse(secret.text).secret == scripted_secret(3)
    seed = secret.text.partition(":")[2]
    for disk in (world.disk, other.disk, *(frame.encode() for frame in world.frames)):
        assert seed.encode() not in disk
    assert seed not in repr(secret)
    assert isinstance(world.ledger.game, SealedTown)
    assert world.ledger.game.game.secret is None
