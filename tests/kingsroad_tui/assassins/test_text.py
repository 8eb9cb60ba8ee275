"""What is told of a phase, and of the end of a game."""

from __future__ import annotations

from random import Random

import pytest

from assassins.cards import RoundCard
from assassins.games import Opponents, TownGame
from assassins.position import Ending
from kingsroad_tui.assassins.session.knights import knight_numbers_before
from kingsroad_tui.assassins.text.game import result_sentence
from kingsroad_tui.assassins.text.narration import narrate_phase
from kingsroad_tui.assassins.text.outcome import assassin_cards, match_sentence, round_lines
from kingsroad_tui.assassins.text.prompts import unspent_question
from kingsroad_tui.text.words import listed
from tests.assassins.support.random_play import steps
from tests.support.town_acting import town_game

CARD = RoundCard(1, 6, True, 5)


def told(*actions: str, people: bool = False) -> list[str]:
    game = town_game().turn_up(CARD)
    game = game.end_phase() if people else game
    for action in actions:
        game = game.act(action)
    game = game.end_phase()
    numbers = knight_numbers_before(game, len(game.phases) - 1)
    scenes = narrate_phase(game.phases[-1], game.players, numbers)
    return [sentence for scene in scenes for sentence in scene.sentences]


def test_steps_of_one_pawn_are_one_scene() -> None:
    assert told("Nd2-e2", "Ne2-f2", "Nf2-f3", "Na4-a3", "Na3>b3") == [
        "Knight 1 goes from d2 by e2 and f2 to f3 (3 AP).",
        "Knight 2 goes from a4 to a3.",
        "Knight 2 comes down from a3 to b3 and pushes the blacksmith b to c3.",
    ]
    assert told("Th2-g2", "Tg2-g3", "Rd9", people=True) == [
        "The apple seller a goes from h2 by g2 to g3 (2 AP).",
        "One of the townsfolk throws off the cloak …",
        "The squire k on d9 is an assassin.",
    ]
    assert told() == ["[b]Ann[/b] does nothing."]


@pytest.mark.parametrize("seed", range(4))
def test_a_story_tells_every_action_and_ends_where_the_phase_does(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    for at, phase in enumerate(game.phases):
        scenes = narrate_phase(phase, game.players, knight_numbers_before(game, at))
        if phase.actions:
            assert scenes[-1].position == phase.actions[-1].after
            assert scenes[-1].knights == phase.actions
        for scene in scenes:
            assert all(len(sentence) < 200 for sentence in scene.sentences)


@pytest.mark.parametrize("seed", range(6))
def test_the_end_says_who_won_and_how_it_went(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    assert game.result is not None and game.secret is not None
    assert len(round_lines(game)) == game.position.round
    assert [letter for letter, _, _ in assassin_cards(game)] == list(game.secret.letters)
    winner = game.players.of(game.result.winner)
    assert result_sentence(game.result, game.players).startswith(f"{winner} wins: ")
    assert match_sentence(game, "") is None
    again = match_sentence(game, winner)
    assert again == f"{winner} wins the match with both games."
    loser = next(name for name in game.players if name != winner)
    assert match_sentence(game, loser) == (
        f"The match is drawn: {loser} won the first game, {winner} the second."
    )


def test_every_ending_has_words() -> None:
    from assassins.position import TownResult

    for ending in Ending:
        said = result_sentence(TownResult(ending.winner, ending), Opponents("Ann", "Bob"))
        assert said.endswith(".") and said.startswith(("Ann wins: ", "Bob wins: "))


def test_points_left_are_asked_about_only_where_there_are_some() -> None:
    def question(game: TownGame) -> str | None:
        return unspent_question(game.position)

    game = town_game().turn_up(CARD)
    assert (
        question(game) == "You still have AP: 1 for the king and 6 for the knights. End the phase?"
    )
    people = game.end_phase()
    assert question(people) == "You still have 5 AP. End the phase?"
    for action in ("Th2-g2", "Tg2-g3", "Tg3-h3", "Th3-i3", "Ti3-i4"):
        people = people.act(action)
    assert question(people) is None


def test_lists() -> None:
    assert [listed(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "nobody",
        "a",
        "a and b",
        "a, b and c",
    ]
