"""Which three to take: for the people's side alone, before the choice, with facts that are so."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from advisor.assassins.advise import advise, advise_choice
from advisor.assassins.computers import choose_secret
from advisor.assassins.danger import worlds_of
from advisor.assassins.values.network import packaged_judges
from advisor.messages.assassins_answers import SecretAdvice
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR
from assassins.actions import ActionKind, Side
from assassins.games import new_game
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition
from assassins.rounds import act, turn_up
from assassins.secret import Secret
from assassins.town import LETTERS, side_a
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


def test_it_is_drawn_as_self_play_has_found_best_and_the_same_for_a_seed() -> None:
    position = new_game(PLAYERS).position
    mix = packaged_judges(position.town).secret
    worlds = worlds_of(position)
    drawn = [advise_choice(position, worlds, seed, mix) for seed in range(120)]
    assert advise_choice(position, worlds, 7, mix) == drawn[7]
    assert len({_letters(advice) for advice in drawn}) > 20
    might = {"".join(LETTERS[n] for n in sorted(trio)) for trio in mix.drawn_from()}
    assert {_letters(advice) for advice in drawn} <= might
    assert all(advice.alike == len(might) and advice.chance == mix.chance for advice in drawn)


def test_on_a_board_that_nobody_learnt_on_it_is_drawn_from_many_by_how_they_stand() -> None:
    other = replace(side_a(), cards=side_a().cards[::-1])
    position = new_game(PLAYERS, other).position
    assert not packaged_judges(other).secret.known
    *_, asked = advise(new_game(PLAYERS, other), Side.PEOPLE, [])
    assert asked.choice is not None and asked.choice.chance is None
    worlds = worlds_of(position)
    drawn = [advise_choice(position, worlds, seed) for seed in range(60)]
    assert advise_choice(position, worlds, 7) == drawn[7]
    taken = Counter(member.letter for advice in drawn for member in advice.members)
    assert len(taken) == 12 and max(taken.values()) < 40
    assert all(advice.apart >= 4 and advice.alike == drawn[0].alike >= 20 for advice in drawn)


def test_players_that_plan_choose_so_and_others_draw_any_three() -> None:
    game = new_game(PLAYERS)
    might = set(packaged_judges(game.town).secret.drawn_from())
    for name in (PLANNER, ADVISOR):
        assert all(choose_secret(game, name, seed).assassins in might for seed in range(30))
    assert any(choose_secret(game, CAREFUL, seed).assassins not in might for seed in range(30))


def _letters(advice: SecretAdvice) -> str:
    return "".join(member.letter for member in advice.members)


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
        after: set[AssassinsPosition] = set()
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
