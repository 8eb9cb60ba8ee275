"""What stands beside the board: all that matters, in words, in the room there is.

What is told of a phase, and of the end of a game.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from textual.content import Content

from assassins.actions import ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents
from assassins.position import AssassinsPhase, Ending
from assassins.town import NAMES
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.learn.lesson import STEPS, AssassinsLesson
from kingsroad_tui.assassins.learn.words import lesson_lines, step_title
from kingsroad_tui.assassins.look.signs import PAWNS, UNICODE
from kingsroad_tui.assassins.play import narration, outcome
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.prompts import status_line, unspent_question
from kingsroad_tui.assassins.play.side import Beside, Section, sections_beside
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.together.words import instead_sentence
from kingsroad_tui.assassins.words.game import result_sentence
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.words.lists import listed
from tabletop.words.voice import phrase
from tests.assassins.support.random_play import steps
from tests.support.app.assassins_acting import assassins_game, recorded
from tests.support.soak import sampled

NARROW = (35, 21)
"""The room in a terminal of 80 by 24."""

WIDE = (55, 32)
"""The room in a terminal of 120 by 36."""

HINT = Hint(
    "If you stop here, the king can be wounded (25% likely, by who is suspected) or even killed "
    "(10%).",
    ("Could strike: the fishwife G on h5 (at once) and the farmer F on f6 (after 2 AP).",),
    reading=Reading(Page.LOOK),
)


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def rows_of(section: Section, width: int) -> int:
    return 1 + sum(Content(text_of(line)).get_height({}, width) for line in section.lines)


def beside(what: Beside, size: tuple[int, int]) -> list[Section]:
    """The sections, which have room."""
    width, rows = size
    sections, apart, _ = sections_beside(
        what, UNICODE, width, rows, lambda line: Content(text_of(line)).get_height({}, width)
    )
    assert sum(rows_of(section, width) for section in sections) + apart * len(sections) <= rows
    return sections


def words_of(sections: list[Section]) -> str:
    lines = [text_of(line) for section in sections for line in section.lines]
    return "\n".join([*(f"{section.title} {section.note}" for section in sections), *lines])


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("seed", sampled(range(3), 0))
def test_all_that_matters_has_room_beside_the_board(size: tuple[int, int], seed: int) -> None:
    """Card, king, everybody by name, and the prices unless a hint or what has been done needs the
    room; and nothing of it in codes."""
    for game in list(steps(Random(seed)))[::5]:
        own = game.secret.assassins if game.secret else frozenset()
        for hint in (NO_HINT, HINT):
            for who in (frozenset[int](), own):
                said = words_of(beside(Beside(game, game.position, who, hint), size))
                assert all(
                    re.search(f"{letter}[ †] ?{name}", said)
                    for letter, name in zip(PAWNS, NAMES, strict=True)
                )
                assert re.search(r"♚ +king ([♥×]{2} )?(healthy|wounded|dead)", said)
                assert hint.lines or "Prices" in said or game.running or game.phases
                assert all(sentence in said for sentence in hint.lines)
                assert not re.search(r"\d[/×]\d", said.replace(hint.title, ""))


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_what_stands_below_the_words_of_a_lesson_keeps_its_place(size: tuple[int, int]) -> None:
    """Whatever a step says, and however much of it is done."""
    width, places = size[0], set()
    for lesson in map(AssassinsLesson, range(len(STEPS))):
        if lesson.table.position.card is None:
            continue
        answers = ("", "That is allowed too, but here it is up to knight 2.")
        for lines in (lesson_lines(lesson, answer) for answer in answers):
            told = (step_title(lesson), tuple(lines))
            game = lesson.table.game
            words, card, *_ = beside(Beside(game, game.position, lesson=told), size)
            assert card.title == "This round's card"
            places.add(rows_of(words, width))
    assert len(places) == 1


def test_in_few_columns_the_names_follow_one_another() -> None:
    game = next(iter(steps(Random(1))))
    sections = beside(Beside(game, game.position), (25, 16))
    assert "J shepherd, K squire, L witch hunter" in words_of(sections)


@pytest.mark.parametrize("most", [12, 40])
def test_a_long_hint_comes_before_the_townsfolk_and_begins_with_the_most_urgent(most: int) -> None:
    """Whole sentences of it, as many as have room; nothing has to be scrolled."""
    game = next(iter(steps(Random(1)))).turn_up(RoundCard(1, 6, True, 5))
    long = Hint(
        "Best moves: v plays them.",
        tuple(f"{number}. Knight 7 goes to g10 and arrests the monk." for number in range(most)),
        reading=Reading(Page.CHOICE),
    )
    card, hint = beside(Beside(game, game.position, hint=long), NARROW)
    assert [card.title, hint.title] == ["This round's card", "Hint 2/3"]
    said = [text_of(line) for line in hint.lines]
    assert said == list(long.lines[: len(said)]) and len(said) >= 8


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_after_a_reveal_the_prices_of_an_assassin_are_at_hand(size: tuple[int, int]) -> None:
    from tests.kingsroad_tui.assassins.play.test_pictures import middle

    game = middle()
    said = words_of(beside(Beside(game, game.position), size))
    assert re.search(r"revealed( assassin)? +(step )?1", said)
    assert "kill 1 (second 2), wound 2" in said and "free" in said
    assert "†A† apple seller" in said and "arrested B" in said


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_prices_have_room_and_say_nothing_where_there_is_nothing_to_pay(
    size: tuple[int, int],
) -> None:
    """Whole in their columns, whichever side acts; no dash and no 0 stands for "not at all"."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    for now in (game, game.end_phase()):
        (prices,) = (s for s in beside(Beside(now, now.position), size) if "Prices" in s.title)
        lines = [text_of(line) for line in prices.lines]
        assert all(len(line) <= size[0] for line in lines)
        assert not re.search(r" -|\b0\b", "\n".join(lines))


def test_the_cards_to_come_say_how_they_are_read() -> None:
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    said = words_of(beside(Beside(game, game.position), WIDE))
    assert "each column is one kind of card" in said and "how many 4× 4×" in said


def test_who_may_be_an_assassin_is_said_without_a_term() -> None:
    """All twelve at first; then how many are unseen, and how many they may be."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    assert "any 3 of the 12 (220 possible trios)" in words_of(
        beside(Beside(game, game.position), WIDE)
    )
    revealed = game.end_phase().act("Rh2")
    said = words_of(beside(Beside(revealed, revealed.position), WIDE))
    assert "2 not known yet (55 possible trios)" in said


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_the_arrest_has_one_word_for_each_moment(size: tuple[int, int]) -> None:
    """Still to be made, made, not made; and none on a card without shackles."""
    told: set[tuple[str, str]] = set()
    for seed in range(4):
        for game in steps(Random(seed)):
            card, position = game.position.card, game.position
            if card is None or game.finished:
                continue
            of_round = [r for p in game.phases if p.round == position.round for r in p.actions]
            if not card.shackles:
                wanted = "no arrest", "no arrest on this card"
            elif any(r.action.kind is ActionKind.ARREST for r in [*of_round, *game.running]):
                wanted = "arrested", "was arrested"
                (whom,) = {
                    PAWNS[r.townsperson]
                    for r in [*of_round, *game.running]
                    if r.action.kind is ActionKind.ARREST and r.townsperson is not None
                }
                said = words_of(beside(Beside(game, position), size)[:1])
                assert f"{whom} arrested" in said or f"{whom} was arrested" in said
            else:
                king = position.phase is AssassinsPhase.KING
                wanted = (
                    ("one arrest", "knights may arrest once")
                    if king
                    else ("no arrest made", "no arrest was made")
                )
            if wanted in told and len(game.running) % 4:
                continue
            told.add(wanted)
            said = words_of(beside(Beside(game, position), size)[:1])
            assert any(words in said for words in wanted), wanted
    assert {first for first, _ in told} == {
        "one arrest",
        "arrested",
        "no arrest made",
        "no arrest",
    }


def test_who_chooses_the_assassins_sees_what_the_people_pay() -> None:
    game = assassins_game(None)
    said = words_of(beside(Beside(game, game.position), NARROW))
    assert "people   step 1" in said and "revealed step 1" in said


def test_the_marks_of_a_hint_are_explained_and_no_others() -> None:
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    arrest = Hint(
        "Best moves: v plays them.", reading=Reading(Page.CHOICE), planned=("Nj9-j8", "Nb3#c3")
    )
    said = words_of(beside(Beside(game, game.position, hint=arrest), NARROW))
    assert (
        "On the board: » ends here · # arrest" in said
        and "×" not in said
        and "after n AP" not in said
    )
    danger = HINT._replace(danger={6: 0}, planned=("Nb3!c3",))
    said = words_of(beside(Beside(game, game.position, hint=danger), NARROW))
    assert "× kill · ! may strike after n AP" in said and "» ends" not in said


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_what_the_other_side_did_stands_beside_a_hint(size: tuple[int, int]) -> None:
    """Its acts come before the prices, and have every row that would be empty."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    for action in ("Na4-a3", "Na3>b3", "Nb3#c3", "Nj9-j8"):
        game = game.act(action)
    game = game.end_phase()
    hint = HINT if size == WIDE else Hint("14 steps to the west gate.", reading=Reading(Page.LOOK))
    said = words_of(beside(Beside(game, game.position, hint=hint), size))
    assert "What the king's side did" in said
    assert "Knight 2 comes down to b3" in said and "Knight 6 goes to j8" in said


CARD = RoundCard(1, 6, True, 5)


def told(*actions: str, people: bool = False) -> list[str]:
    game = assassins_game().turn_up(CARD)
    game = game.end_phase() if people else game
    for action in actions:
        game = game.act(action)
    game = game.end_phase()
    numbers = knight_numbers_before(game, len(game.phases) - 1)
    scenes = narration.narrate_phase(game.phases[-1], game.players, numbers)
    return [sentence for scene in scenes for sentence in scene.sentences]


def test_steps_of_one_pawn_are_one_scene() -> None:
    assert told("Nd2-e2", "Ne2-f2", "Nf2-f3", "Na4-a3", "Na3>b3") == [
        "Knight 1 goes from d2 via e2 and f2 to f3 (3 AP).",
        "Knight 2 goes from a4 to a3.",
        "Knight 2 comes down from a3 to b3 and pushes the blacksmith B to c3.",
    ]
    assert told("Th2-g2", "Tg2-g3", "Rd9", people=True) == [
        "The apple seller A goes from h2 via g2 to g3 (2 AP).",
        phrase("assassins-story-knife"),
        "The squire K on d9 draws a knife. Two of the three are still unknown.",
    ]
    assert told() == ["[b]Ann[/b] does nothing."]


@pytest.mark.parametrize("seed", range(4))
def test_a_story_tells_every_action_and_ends_where_the_phase_does(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    for at, phase in enumerate(game.phases):
        scenes = narration.narrate_phase(phase, game.players, knight_numbers_before(game, at))
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
    assert len(outcome.round_lines(game)) == game.position.round
    cards = "".join(letter for letter, _, _ in outcome.assassin_cards(game))
    assert cards == "".join(game.secret.letters).upper()
    winner = game.players.of(game.result.winner)
    assert result_sentence(game.result, game.players).startswith(f"{winner} wins: ")
    assert outcome.match_sentence(game, "") is None
    again = outcome.match_sentence(game, winner)
    assert again == f"{winner} wins the match with both games."
    loser = next(name for name in game.players if name != winner)
    assert outcome.match_sentence(game, loser) == (
        f"The match is drawn: {loser} won the first game, {winner} the second."
    )


@pytest.mark.parametrize(
    ("phase", "choice", "said"),
    [
        ("king", "Kj10-j9 Na4-a3", ": Kj10-j9 Na4-a3."),
        ("king-2", "Kj10-j9", ": Kj10-j9."),
        ("people", "-", "your side stood still in round 3."),
        ("card", "00", ""),
        ("assassins", "x", ""),
    ],
)
def test_what_was_done_in_ones_place_is_said(phase: str, choice: str, said: str) -> None:
    away = instead_sentence(3, phase, choice, away=True)
    late = instead_sentence(3, phase, choice, away=False)
    assert away.endswith(said) and late.endswith(said)
    assert bool(away) is bool(late) is bool(said)
    assert away != late or not said


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


def last_scenes(name: str) -> tuple[AssassinsGame, tuple[narration.AssassinsScene, ...]]:
    """How the last phase of a recorded game is told to whoever ended it."""
    game = recorded(name)
    numbers = knight_numbers_before(game, len(game.phases) - 1)
    scenes = narration.narrate_phase(game.phases[-1], game.players, numbers)
    return game, narration.closing_scenes(scenes, len(game.phases[-1].actions))


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
        for scene in narration.narrate_phase(phase, game.players, knight_numbers_before(game, at))
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
        plain = narration.narrate_phase(phase, game.players, knight_numbers_before(game, at))
        assert narration.told_to_people(plain, ()) == plain
        known = narration.told_to_people(plain, game.secret.assassins)
        caught = [scene.headline for scene in known].count(phrase("assassins-story-caught"))
        spared = [scene.sentences[-1] for scene in known].count(phrase("assassins-story-not-yours"))
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
    assert outcome.winner_sentence(game, Side.KING) == headline
    assert game.result is not None
    winner = game.players.of(game.result.winner)
    assert outcome.winner_sentence(game) == f"{winner} wins:{headline.partition(':')[2]}"
    assert decided in outcome.decided_sentence(game)


def test_whoever_plays_alone_is_told_which_side_is_theirs() -> None:
    game = assassins_game().turn_up(CARD)
    assert status_line(game) == "Round 1 of 15 · the king's side: [b]Ann[/b]"
    assert status_line(game, Side.KING) == "Round 1 of 15 · you play the king's side"
    assert status_line(game, Side.PEOPLE) == status_line(game)
    unknown = assassins_game(None)
    assert status_line(unknown, Side.PEOPLE).startswith("You play the people's side: choose")
    swapped = Opponents("Bob", "Ann")
    said = outcome.swapped_sentence(swapped, "Ann", alone=Side.PEOPLE)
    assert said == (
        "The second game of the match: you play the people's side now. You won the first."
    )
    said = outcome.swapped_sentence(swapped, "Bob", alone=Side.PEOPLE)
    assert said.endswith("Bob won the first.")
    said = outcome.swapped_sentence(swapped, "", alone=None)
    assert said == "Another match: Bob plays the king's side now, Ann the people's."
    assert status_line(game, second=True).startswith("Game 2 · Round 1 of 15 · ")
