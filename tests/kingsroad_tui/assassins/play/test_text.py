"""What is told of a phase, and of the end of a game."""

from __future__ import annotations

from random import Random

import pytest

from assassins.actions import ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents
from assassins.position import Ending
from kingsroad_tui.assassins.play.narration import (
    AssassinsScene,
    closing_scenes,
    narrate_phase,
    told_to_people,
)
from kingsroad_tui.assassins.play.outcome import (
    assassin_cards,
    decided_sentence,
    match_sentence,
    round_lines,
    swapped_sentence,
    winner_sentence,
)
from kingsroad_tui.assassins.play.prompts import status_line, unspent_question
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.together.words import instead_sentence
from kingsroad_tui.assassins.words.game import odds_words, result_sentence, risk_words
from kingsroad_tui.words.lists import listed
from tests.assassins.support.random_play import steps
from tests.support.app.assassins_acting import assassins_game, recorded

CARD = RoundCard(1, 6, True, 5)


def told(*actions: str, people: bool = False) -> list[str]:
    game = assassins_game().turn_up(CARD)
    game = game.end_phase() if people else game
    for action in actions:
        game = game.act(action)
    game = game.end_phase()
    numbers = knight_numbers_before(game, len(game.phases) - 1)
    scenes = narrate_phase(game.phases[-1], game.players, numbers)
    return [sentence for scene in scenes for sentence in scene.sentences]


def test_steps_of_one_pawn_are_one_scene() -> None:
    assert told("Nd2-e2", "Ne2-f2", "Nf2-f3", "Na4-a3", "Na3>b3") == [
        "Knight 1 goes from d2 via e2 and f2 to f3 (3 AP).",
        "Knight 2 goes from a4 to a3.",
        "Knight 2 comes down from a3 to b3 and pushes the blacksmith B to c3.",
    ]
    assert told("Th2-g2", "Tg2-g3", "Rd9", people=True) == [
        "The apple seller A goes from h2 via g2 to g3 (2 AP).",
        "One of the townsfolk throws off the cloak …",
        "The squire K on d9 draws a knife. Two of the three are still unknown.",
    ]
    assert told() == ["[b]Ann[/b] does nothing."]


@pytest.mark.parametrize("seed", range(4))
def test_a_story_tells_every_action_and_ends_where_the_phase_does(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    for at, phase in enumerate(game.phases):
        scenes = narrate_phase(phase, game.players, knight_numbers_before(game, at))
        if phase.actions:
            late = phase.after.ending is Ending.TIME
            assert scenes[-1].position == (phase.after if late else phase.actions[-1].after)
            assert scenes[-1].knights == phase.actions
        for scene in scenes:
            assert all(len(sentence) < 200 for sentence in scene.sentences)


@pytest.mark.parametrize("seed", range(6))
def test_the_end_says_who_won_and_how_it_went(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    assert game.result is not None and game.secret is not None
    assert len(round_lines(game)) == game.position.round
    cards = "".join(letter for letter, _, _ in assassin_cards(game))
    assert cards == "".join(game.secret.letters).upper()
    winner = game.players.of(game.result.winner)
    assert result_sentence(game.result, game.players).startswith(f"{winner} wins: ")
    assert match_sentence(game, "") is None
    again = match_sentence(game, winner)
    assert again == f"{winner} wins the match with both games."
    loser = next(name for name in game.players if name != winner)
    assert match_sentence(game, loser) == (
        f"The match is drawn: {loser} won the first game, {winner} the second."
    )


@pytest.mark.parametrize(
    ("phase", "choice", "said"),
    [
        ("king", "Kj10-j9 Na4-a3", "a computer played your side in round 3: Kj10-j9 Na4-a3."),
        ("king-2", "Kj10-j9", "a computer played your side in round 3: Kj10-j9."),
        ("people", "-", "your side stood still in round 3."),
        ("card", "00", ""),
        ("assassins", "x", ""),
    ],
)
def test_what_was_done_in_ones_place_is_said(phase: str, choice: str, said: str) -> None:
    when = "While you were away " if said else ""
    assert instead_sentence(3, phase, choice, away=True) == when + said
    when = "Your time was over: " if said else ""
    assert instead_sentence(3, phase, choice, away=False) == when + said


def test_every_ending_has_words() -> None:
    from assassins.position import AssassinsResult

    for ending in Ending:
        said = result_sentence(AssassinsResult(ending.winner, ending), Opponents("Ann", "Bob"))
        assert said.endswith(".") and said.startswith(("Ann wins: ", "Bob wins: "))


def test_points_left_are_asked_about_only_where_there_are_some() -> None:
    def question(game: AssassinsGame) -> str | None:
        return unspent_question(game.position)

    game = assassins_game().turn_up(CARD)
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


def last_scenes(name: str) -> tuple[AssassinsGame, tuple[AssassinsScene, ...]]:
    """How the last phase of a recorded game is told to whoever ended it."""
    game = recorded(name)
    numbers = knight_numbers_before(game, len(game.phases) - 1)
    scenes = narrate_phase(game.phases[-1], game.players, numbers)
    return game, closing_scenes(scenes, len(game.phases[-1].actions))


def test_the_king_s_victory_has_two_scenes() -> None:
    """First he stands before the open gate, then he is inside; all eyes are on the gate."""
    game, scenes = last_scenes("king-in-the-castle")
    assert [scene.headline for scene in scenes] == [
        "The king is at the gate!",
        "The king is in the castle!",
    ]
    assert [scene.position.king is None for scene in scenes] == [False, True]
    gate = game.phases[-1].actions[-1].action.source
    assert all(gate in scene.spotlight and len(scene.spotlight) == 2 for scene in scenes)
    assert all(scene.side is Side.KING and scene.stays > 1 for scene in scenes)
    assert "gate swings open" in scenes[0].sentences[0]


@pytest.mark.parametrize("name", ["third-assassin-arrested", "three-assassins-killed"])
def test_the_last_assassin_is_a_headline(name: str) -> None:
    """Whether it is arrested or killed; those before it were not the last."""
    game, scenes = last_scenes(name)
    (last,) = scenes
    assert last.headline == "The last assassin!" and last.side is Side.KING and last.stays == 3
    assert game.phases[-1].actions[-1].action.target in last.spotlight
    told = [
        scene.headline
        for at, phase in enumerate(game.phases)
        for scene in narrate_phase(phase, game.players, knight_numbers_before(game, at))
    ]
    assert told.count("The last assassin!") == 1


def test_the_people_s_player_sees_whom_an_arrest_has_caught() -> None:
    """Who knows the secret is not told the same for friend and foe; nobody else is told of it."""
    game = recorded("third-assassin-arrested")
    assert game.secret is not None
    for at, phase in enumerate(game.phases):
        arrests = [
            report.townsperson
            for report in phase.actions
            if report.action.kind is ActionKind.ARREST and not report.after.over
        ]
        plain = narrate_phase(phase, game.players, knight_numbers_before(game, at))
        assert told_to_people(plain, ()) == plain
        known = told_to_people(plain, game.secret.assassins)
        caught = [scene.headline for scene in known].count("They have caught one of yours!")
        spared = [scene.sentences[-1] for scene in known].count("No assassin of yours.")
        own = sum(who in game.secret.assassins for who in arrests)
        assert (caught, spared) == (own, len(arrests) - own)


def test_time_running_out_is_a_scene() -> None:
    _, scenes = last_scenes("out-of-time")
    (last,) = scenes
    assert last.headline == "Too late!" and last.side is Side.PEOPLE
    assert last.spotlight == {last.position.king}


@pytest.mark.parametrize(
    ("name", "headline", "decided"),
    [
        ("king-in-the-castle", "You win: the king is in the castle!", "He walks in by the "),
        ("king-killed", "You lose: the king is dead!", "strikes him down on h10 with two blows"),
        ("out-of-time", "You lose: the king came too late!", "The last card is played"),
        ("third-assassin-arrested", "You win: the last assassin is gone!", "is killed on d10 in "),
        ("three-assassins-killed", "You win: the last assassin is gone!", "is killed on "),
    ],
)
def test_what_decided_a_game_is_said_at_its_end(name: str, headline: str, decided: str) -> None:
    """To the king's player; to two people by the winner's name."""
    game, _ = last_scenes(name)
    assert winner_sentence(game, Side.KING) == headline
    assert game.result is not None
    winner = game.players.of(game.result.winner)
    assert winner_sentence(game) == f"{winner} wins:{headline.partition(':')[2]}"
    assert decided in decided_sentence(game)


def test_whoever_plays_alone_is_told_which_side_is_theirs() -> None:
    game = assassins_game().turn_up(CARD)
    assert status_line(game) == "Round 1 of 15 · the king's side: [b]Ann[/b]"
    assert status_line(game, Side.KING) == "Round 1 of 15 · you play the king's side"
    assert status_line(game, Side.PEOPLE) == status_line(game)
    unknown = assassins_game(None)
    assert status_line(unknown, Side.PEOPLE).startswith("You play the people's side: choose")
    swapped = Opponents("Bob", "Ann")
    said = swapped_sentence(swapped, "Ann", alone=Side.PEOPLE)
    assert said == (
        "The second game of the match: you play the people's side now. You won the first."
    )
    said = swapped_sentence(swapped, "Bob", alone=Side.PEOPLE)
    assert said.endswith("Bob won the first.")
    said = swapped_sentence(swapped, "", alone=None)
    assert said == "Another match: Bob plays the king's side now, Ann the people's."
    assert status_line(game, second=True).startswith("Game 2 · Round 1 of 15 · ")


@pytest.mark.parametrize(
    ("number", "total", "words"),
    [
        (55, 220, "1 in 4"),
        (22, 220, "1 in 10"),
        (100, 220, "about 1 in 2"),
        (30, 45, "2 in 3"),
        (219, 220, "more than 9 in 10"),
        (1, 220, "1 in 220"),
    ],
)
def test_a_chance_is_said_as_people_say_it(number: int, total: int, words: str) -> None:
    assert odds_words(number, total) == words
    assert risk_words(number, total) == f"{words}: {number} of {total} possible trios"


def test_never_and_always_are_no_chances() -> None:
    assert (risk_words(0, 45), risk_words(45, 45)) == ("no risk", "for sure")
