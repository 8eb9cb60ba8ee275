"""What stands beside the board: all that matters, in words, in the room there is."""

from __future__ import annotations

import re
from random import Random

import pytest
from textual.content import Content

from assassins.actions import ActionKind
from assassins.cards import RoundCard
from assassins.position import AssassinsPhase
from assassins.town import NAMES
from kingsroad_tui.assassins.hints.hints import NO_HINT, AssassinsHintStep, Hint
from kingsroad_tui.assassins.learn.lesson import STEPS, AssassinsLesson
from kingsroad_tui.assassins.learn.words import lesson_lines, step_title
from kingsroad_tui.assassins.look.signs import PAWNS, UNICODE
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.play.side import Beside, Section, sections_beside
from tests.assassins.support.random_play import steps
from tests.support.app.assassins_acting import assassins_game
from tests.support.soak import sampled

NARROW = (35, 21)
"""The room in a terminal of 80 by 24."""

WIDE = (55, 32)
"""The room in a terminal of 120 by 36."""

HINT = Hint(
    "If you stop here, the king can be killed: 1 in 10, by 22 of the 220 trios who may be the "
    "assassins.",
    (
        "He can be wounded in 55 of them: 1 in 4.",
        "Could strike: the fishwife G on h5 (at once) and the farmer F on f6 (after 2 AP).",
    ),
    step=AssassinsHintStep.DANGER,
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
                assert not re.search(r"\d[/×]\d", said)


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_what_stands_below_the_words_of_a_lesson_keeps_its_place(size: tuple[int, int]) -> None:
    """Whatever a step says, and however much of it is done."""
    width, places = size[0], set()
    for number, step in enumerate(STEPS):
        if step.card is None:
            continue
        lesson = AssassinsLesson(number)
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
        step=AssassinsHintStep.PLAN,
    )
    card, hint = beside(Beside(game, game.position, hint=long), NARROW)
    assert [card.title, hint.title] == ["This round's card", "Hint 3 of 5"]
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
        "Best moves: v plays them.", step=AssassinsHintStep.PLAN, planned=("Nj9-j8", "Nb3#c3")
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
    hint = (
        HINT if size == WIDE else Hint("14 steps to the west gate.", step=AssassinsHintStep.CLOCK)
    )
    said = words_of(beside(Beside(game, game.position, hint=hint), size))
    assert "What the king's side did" in said
    assert "Knight 2 comes down to b3" in said and "Knight 6 goes to j8" in said
