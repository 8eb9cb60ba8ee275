"""What rivals say at a table of King's Road: from public facts alone, in lines heard once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.computers import LEVEL_1, LEVEL_2, ONE_ROUND
from kingsroad.board import REGIONS
from kingsroad.games import Game
from kingsroad.rounds import Revealed
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.rivals.remarks import (
    BEFORE,
    CAST,
    after_round,
    at_end,
    at_witch,
    before_reveal,
    hear,
    last_word,
)
from kingsroad_tui.kingsroad.rivals.talking import heard_from, with_time_to_hear
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.rivals.cast import lines_at
from kingsroad_tui.rivals.remarks import Heard, Remark, Spoken, Talk
from tests.support.examples import examples
from tests.support.scripted_games import after_choices, scripted_choices, scripted_outcomes

NAMES = ("Regent", "Chancellor", "Constable")


def table(*strengths: str, mark: int = 1) -> Setup:
    seats = [Seat(SeatKind.COMPUTER, name, colour=n) for n, name in enumerate(strengths, 1)]
    return Setup((Seat(), *seats), seed=mark, mark=mark)


def remarks_of_games(count: int) -> Iterator[Remark]:
    """Everything that could be said in some games."""
    for seed in range(count):
        for game, outcome in scripted_outcomes(Game(NAMES), seed):
            yield from before_reveal(outcome.before, NAMES)
            if isinstance(outcome, Revealed):
                yield from at_witch(outcome, NAMES)
            else:
                yield from after_round(outcome, NAMES)
                yield from at_end(outcome, NAMES) if game.finished else ()


def talk_through(game: Game, setup: Setup, seed: int, heard: Heard) -> Iterator[Spoken]:
    """What is said in a whole game."""
    talk = Talk(lines_at(CAST, setup), setup.mark, heard)
    seen = False
    for now, outcome in scripted_outcomes(game, seed):
        spoken = hear(talk, outcome, game.players, seen=seen)
        seen = isinstance(outcome, Revealed)
        if spoken is not None:
            yield spoken
        if now.finished:
            last = last_word(talk, now)
            assert last is not None and last_word(talk, now) == last
            yield last


@pytest.mark.parametrize("strengths", [(LEVEL_1, LEVEL_2), (ONE_ROUND,)])
def test_a_regular_hears_few_lines_twice_in_ten_games(
    strengths: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    heard = Heard()
    lines: list[str] = []
    rounds = said = 0
    for seed in range(10):
        setup = table(*strengths, mark=seed + 1)
        game = Game(NAMES[: len(strengths) + 1])
        spoken = list(talk_through(game, setup, seed, heard))
        lines += [one.line for one in spoken]
        said += len(spoken) - 1
        rounds += spoken[-1].round - 1
        numbers = [one.round for one in spoken]
        assert len(set(numbers)) == len(numbers), "one line a round"
    twice = sum(times > 1 for times in Counter(lines).values())
    with capsys.disabled():
        print(f"\n{said} lines in {rounds} rounds of ten games, {twice} heard twice")
    assert twice <= 3
    assert 1.8 <= rounds / said <= 4, "about every second or third round"


@examples(25)
@given(st.integers(0, 10_000), st.integers(0, 30), st.integers(0, 2))
def test_until_it_is_revealed_a_hidden_choice_changes_nothing(
    seed: int, number: int, seat: int
) -> None:
    """Two games that differ in one choice: what is said before the cards turn is the same."""
    game, talks = Game(NAMES), []
    played = list(scripted_outcomes(game, seed))
    number %= len(played)
    before = played[number - 1][0] if number else game
    chosen = scripted_choices(before, seed)
    seat = list(chosen)[seat % len(chosen)]
    other = scripted_choices(before, seed + 1)[seat]
    for choices in (chosen, {**chosen, seat: other}):
        talk = Talk(lines_at(CAST, table(LEVEL_1, LEVEL_2)), 5, Heard())
        seen = False
        for _, outcome in played[:number]:
            hear(talk, outcome, NAMES, seen=seen)
            seen = isinstance(outcome, Revealed)
        now = after_choices(before, choices)
        spoken = hear(talk, now.revealed or now.reports[-1], NAMES, seen=seen)
        talks.append((talk.spoken[: len(talk.spoken) - (spoken is not None)], spoken))
    (earlier, one), (same, two) = talks
    assert earlier == same
    said_before = [one is not None and one.at == BEFORE, two is not None and two.at == BEFORE]
    assert said_before[0] == said_before[1]
    if said_before[0]:
        assert one == two


def test_behind_a_witch_nothing_is_known() -> None:
    """What the cards were that a Witch put back changes nothing that is said."""
    for seed in range(40):
        for game, outcome in scripted_outcomes(Game(NAMES), seed):
            if isinstance(outcome, Revealed):
                public = game.as_public().revealed
                assert public is not None
                assert at_witch(outcome, NAMES) == at_witch(public, NAMES)
                return
    raise AssertionError("no Witch in forty games")


def test_a_remark_is_heard_when_what_it_is_about_has_been_shown() -> None:
    for seed in range(12):
        for _, outcome in scripted_outcomes(Game(NAMES), seed):
            if isinstance(outcome, Revealed):
                frames = reveal_frames(outcome)
                found = (*before_reveal(outcome.before, NAMES), *at_witch(outcome, NAMES))
            else:
                frames = round_frames(outcome)
                found = (*before_reveal(outcome.before, NAMES), *after_round(outcome, NAMES))
            for remark in found:
                frame = frames[heard_from(frames, remark.at)]
                kind, region = remark.at
                if kind == "before":
                    assert frame is frames[0]
                elif kind == "scored":
                    assert frame.region == region in REGIONS and not frame.final
                assert not frame.final, "the end has its own word, on the end screen"


def test_rounds_taken_back_are_not_spoken_of_any_more() -> None:
    setup, game = table(LEVEL_1, LEVEL_2), Game(NAMES)
    talk = Talk(lines_at(CAST, setup), 3, Heard())
    seen = False
    for number, (now, outcome) in enumerate(scripted_outcomes(game, 3)):
        hear(talk, outcome, NAMES, seen=seen)
        seen, game = isinstance(outcome, Revealed), now
        if number > 8:
            break
    last = talk.spoken[-1]
    while game.table_position.round > last.round:
        game = game.take_back(0 if game.pending else 1)
    talk.forget_from(game.table_position.round)
    assert all(one.round < last.round for one in talk.spoken)


def test_people_and_programs_say_nothing() -> None:
    program = Seat(SeatKind.PROGRAM, program="./mine", colour=1)
    setup = replace_seats(table(LEVEL_1), (Seat(), program))
    assert lines_at(CAST, setup) == {}
    talk = Talk(lines_at(CAST, setup), 1, Heard())
    for now, outcome in scripted_outcomes(Game(NAMES[:2]), 1):
        assert hear(talk, outcome, NAMES, seen=False) is None
        if now.finished:
            assert last_word(talk, now) is None


def replace_seats(setup: Setup, seats: tuple[Seat, ...]) -> Setup:
    return Setup(seats, setup.seed, mark=setup.mark)


def test_a_remark_makes_a_reveal_longer_by_a_beat_at_most() -> None:
    _, outcome = next(scripted_outcomes(Game(NAMES), 1))
    assert not isinstance(outcome, Revealed)
    frames = round_frames(outcome)
    longer = with_time_to_hear(frames, len(frames) // 2)
    assert sum(f.beats for f in longer) - sum(f.beats for f in frames) == pytest.approx(1.0)
    assert [replace(f, beats=0.0) for f in longer] == [replace(f, beats=0.0) for f in frames]
