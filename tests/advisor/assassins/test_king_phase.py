"""Ways to play a phase of the king's side: what they bring, counted by playing them."""

from __future__ import annotations

import pytest

from advisor.assassins.danger import worlds_of
from advisor.assassins.king.phase import KingPhase, find_king_phases, shortened
from advisor.core.cancellation import Stop
from assassins.actions import ActionKind, parse_action
from assassins.cards import RoundCard
from assassins.position import AssassinsPosition
from assassins.rounds import act
from assassins.secret import possible_secrets
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.builders import position

REMOVALS = {ActionKind.ARREST, ActionKind.KNIGHT_KILL}


def wins_by_playing(now: AssassinsPosition, phase: KingPhase) -> int:
    """The number of triples under which the game is won when the phase is played."""
    won = 0
    for secret in possible_secrets(now):
        after = now
        for action in phase.actions:
            if after.over:
                break
            after = act(after, action, secret).after
        won += after.over
    return won


@pytest.mark.parametrize(
    ("revealed", "killed", "arrested", "wins"),
    [
        ("a", "", "bc", 1),  # of all triples with a, only a, b, c is gone with it
        ("a", "", "bcd", 3),
        ("a", "e", "bc", 2),
        ("ab", "", "cd", 0),  # b stays
    ],
)
def test_killing_the_revealed_wins_where_the_others_of_a_triple_are_gone(
    revealed: str, killed: str, arrested: str, wins: int
) -> None:
    now = position(
        king="e5",
        knights="f8",
        townsfolk={"a": "f7"},
        revealed=revealed,
        killed=killed,
        arrested=arrested,
        card=RoundCard(1, 1, True, 4),
        number=6,
    )
    phases = find_king_phases(now, worlds_of(now), Stop()).phases
    kill = next(p for p in phases if [a.kind for a in p.actions] == [ActionKind.KNIGHT_KILL])
    assert kill.wins == wins == wins_by_playing(now, kill)


def test_the_chance_to_win_at_once_is_what_playing_under_every_triple_comes_to() -> None:
    """Crowds with some revealed and some gone: arrests, kills, and both in one phase."""
    removing = 0
    for now in crowds(21, 24):
        if len(now.gone) < 2 and not now.revealed:
            continue
        for phase in find_king_phases(now, worlds_of(now), Stop(), width=2).phases[:5]:
            assert phase.wins == wins_by_playing(now, phase)
            removing += any(action.kind in REMOVALS for action in phase.actions)
    assert removing > 12


@pytest.mark.parametrize(
    ("actions", "shorter"),
    [
        ("Kc5-c4 Kc4-c5", ""),
        ("Kc5-c4 Nf8-f9 Kc4-c5", "Nf8-f9"),
        ("Nf8-f9 Nf9-f8 Kc5-d5", "Kc5-d5"),
        ("Nf8-e8 Ne8-e9 Ne9-f9 Nf9-f8 Kc5-d5", "Kc5-d5"),
        ("Nf8-f9 Kc5-d5 Nf9-e9", "Nf8-f9 Kc5-d5 Nf9-e9"),
    ],
)
def test_who_goes_to_and_fro_may_as_well_stay(actions: str, shorter: str) -> None:
    now = position(king="c5", knights="f8", card=RoundCard(2, 5, False, 4))
    turn = [parse_action(text) for text in actions.split()]
    assert [str(action) for action in shortened(now, turn)] == shorter.split()


def test_no_two_ends_of_a_search_have_everybody_stand_alike() -> None:
    for now in crowds(22, 6):
        phases = find_king_phases(now, worlds_of(now), Stop(), width=8).phases
        boards = [(p.end.king, p.end.knights, p.end.townsfolk) for p in phases]
        assert len(boards) == len(set(boards))
