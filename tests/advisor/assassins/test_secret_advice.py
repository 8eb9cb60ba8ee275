"""Which three to take: for the people's side alone, before the choice, with facts that are so."""

from __future__ import annotations

from collections import Counter

from advisor.assassins.advise import advise
from advisor.assassins.secret_advice import advise_choice
from advisor.assassins.worlds import worlds_of
from assassins.actions import ActionKind, Side
from assassins.games import new_game
from assassins.legal import legal_actions
from assassins.position import TownPosition
from assassins.rounds import act, turn_up
from assassins.secret import Secret
from assassins.town import LETTERS
from tests.assassins.support.random_play import PLAYERS


def test_it_is_for_the_people_before_their_choice_only() -> None:
    game = new_game(PLAYERS)
    *_, asked = advise(game, Side.PEOPLE, [])
    assert asked.choice is not None and len(asked.choice.members) == 3
    *_, king = advise(game, Side.KING, [])
    assert king.choice is None
    chosen = new_game(PLAYERS, secret=Secret.of("adk"))
    *_, known = advise(chosen, Side.PEOPLE, [])
    assert known.choice is None
    *_, begun = advise(game.turn_up(game.town.deck[0]), Side.PEOPLE, [])
    assert begun.choice is None


def test_it_is_drawn_from_many_and_the_same_for_a_seed() -> None:
    position = new_game(PLAYERS).position
    worlds = worlds_of(position)
    drawn = [advise_choice(position, worlds, seed) for seed in range(60)]
    assert advise_choice(position, worlds, 7) == drawn[7]
    taken = Counter(member.letter for advice in drawn for member in advice.members)
    assert len(taken) == 12 and max(taken.values()) < 40
    assert all(advice.apart >= 4 and advice.alike == drawn[0].alike >= 20 for advice in drawn)


def test_nobody_can_be_arrested_for_less_than_it_says() -> None:
    """By trying every way of the knights with so many AP and less."""
    start = new_game(PLAYERS).position
    position = turn_up(start, start.deck[0])
    worlds = worlds_of(start)
    least = {
        member.letter: member.arrest
        for seed in range(60)
        for member in advise_choice(start, worlds, seed).members
    }
    reached = {position}
    for spent in range(1, 4):
        after: set[TownPosition] = set()
        for moment in reached:
            for action, price in legal_actions(moment).items():
                if action.kind is ActionKind.ARREST:
                    assert action.target is not None
                    letter = LETTERS[moment.townsfolk.index(action.target)]
                    if moment.townsfolk == position.townsfolk:  # nobody was pushed nearer
                        bound = least[letter]
                        assert bound is not None and bound <= spent
                elif action.kind is ActionKind.KNIGHT_STEP and price == 1:
                    after.add(act(moment, action).after)
        reached = after


def test_what_is_known_binds_the_choice() -> None:
    position = new_game(PLAYERS).position
    *_, advice = advise(new_game(PLAYERS), Side.PEOPLE, ["monk is none", "squire is one"])
    assert advice.choice is not None
    letters = {member.letter for member in advice.choice.members}
    assert "k" in letters and "h" not in letters
    assert position.card is None
