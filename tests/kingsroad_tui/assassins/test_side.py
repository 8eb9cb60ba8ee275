"""What stands beside the board: all that matters, in words, in the room there is."""

from __future__ import annotations

import re
from random import Random

import pytest
from textual.content import Content

from assassins.actions import ActionKind
from assassins.cards import RoundCard
from assassins.position import TownPhase
from assassins.town import LETTERS, NAMES
from kingsroad_tui.assassins.look.signs import UNICODE
from kingsroad_tui.assassins.text.hints import NO_HINT, Hint, TownHintStep
from kingsroad_tui.assassins.text.panels import Line
from kingsroad_tui.assassins.text.side import Beside, Section, sections_beside
from tests.assassins.support.random_play import steps
from tests.support.town_acting import town_game

NARROW = (35, 21)
"""The room in a terminal of 80 by 24."""

WIDE = (55, 32)
"""The room in a terminal of 120 by 36."""

HINT = Hint(
    "If you stop here, the king can be killed: risk 10%.",
    (
        "22 of the 220 possible trios can kill him, 55 can wound him.",
        "Could strike: the fishwife g on h5 (at once) and the farmer f on f6 (after 2 AP).",
    ),
    step=TownHintStep.DANGER,
)


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def rows_of(section: Section, width: int) -> int:
    return 1 + sum(Content(text_of(line)).get_height({}, width) for line in section.lines)


def beside(what: Beside, size: tuple[int, int]) -> list[Section]:
    """The sections, which have room."""
    width, rows = size
    sections, apart = sections_beside(
        what, UNICODE, width, rows, lambda line: Content(text_of(line)).get_height({}, width)
    )
    assert sum(rows_of(section, width) for section in sections) + apart * len(sections) <= rows
    return sections


def words_of(sections: list[Section]) -> str:
    lines = [text_of(line) for section in sections for line in section.lines]
    return "\n".join([*(f"{section.title} {section.note}" for section in sections), *lines])


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_matters_has_room_beside_the_board(size: tuple[int, int], seed: int) -> None:
    """Card, king, everybody by name and the prices; with a hint all of it but the prices; and
    nothing of it in codes."""
    for game in list(steps(Random(seed)))[::5]:
        own = game.secret.assassins if game.secret else frozenset()
        for hint in (NO_HINT, HINT):
            for who in (frozenset[int](), own):
                said = words_of(beside(Beside(game, game.position, who, hint), size))
                assert all(
                    f"{letter} {name}" in said for letter, name in zip(LETTERS, NAMES, strict=True)
                )
                assert "king healthy" in said or "king    " in said or "king wounded" in said
                assert hint.lines or "Prices" in said
                assert all(sentence in said for sentence in hint.lines)
                assert not re.search(r"\d[/×]\d", said)


def test_in_few_columns_the_names_follow_one_another() -> None:
    game = next(iter(steps(Random(1))))
    sections = beside(Beside(game, game.position), (25, 16))
    assert "j shepherd, k squire, l witch hunter" in words_of(sections)


@pytest.mark.parametrize("most", [12, 40])
def test_a_long_hint_comes_before_the_townsfolk_and_begins_with_the_most_urgent(most: int) -> None:
    """Whole sentences of it, as many as have room; nothing has to be scrolled."""
    game = next(iter(steps(Random(1)))).turn_up(RoundCard(1, 6, True, 5))
    long = Hint(
        "Best: v does it.",
        tuple(f"{number}. Knight 7 goes to g10 and arrests the monk." for number in range(most)),
        step=TownHintStep.WAYS,
    )
    card, hint = beside(Beside(game, game.position, hint=long), NARROW)
    assert [card.title, hint.title] == ["This round's card", "Hint 3 of 4"]
    said = [text_of(line) for line in hint.lines]
    assert said == list(long.lines[: len(said)]) and len(said) >= 8


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_after_a_reveal_the_prices_of_an_assassin_are_at_hand(size: tuple[int, int]) -> None:
    from tests.kingsroad_tui.assassins.test_pictures import middle

    game = middle()
    said = words_of(beside(Beside(game, game.position), size))
    assert re.search(r"revealed( assassin)? +(step )?1", said)
    assert "king 2" in said and "1, then 2" in said
    assert "†a apple seller" in said and "arrested b" in said


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_the_arrest_has_one_word_for_each_moment(size: tuple[int, int]) -> None:
    """Open, used to the end of the round, over without one; and none on a card without shackles."""
    told: set[str] = set()
    for seed in range(4):
        for game in steps(Random(seed)):
            card, position = game.position.card, game.position
            if card is None or game.finished:
                continue
            of_round = [r for p in game.phases if p.round == position.round for r in p.actions]
            if not card.shackles:
                wanted = "no arrest"
            elif any(r.action.kind is ActionKind.ARREST for r in [*of_round, *game.running]):
                wanted = "arrest used"
            else:
                wanted = "arrest open" if position.phase is TownPhase.KING else "arrest over"
            if wanted in told and len(game.running) % 4:
                continue
            told.add(wanted)
            said = words_of(beside(Beside(game, position), size)[:1])
            assert wanted in said
    assert told == {"arrest open", "arrest used", "arrest over", "no arrest"}


def test_who_chooses_the_assassins_sees_what_the_people_pay() -> None:
    game = town_game(None)
    said = words_of(beside(Beside(game, game.position), NARROW))
    assert "people   step 1" in said and "revealed step 1" in said
