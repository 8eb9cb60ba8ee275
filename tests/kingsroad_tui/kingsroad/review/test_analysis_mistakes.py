"""The mistakes in the analysis: one's own come first, and the keys stay with whoever is shown."""

from __future__ import annotations

from advisor.messages.review import mistakes
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.review.analysis_view import ChanceChart, MistakeList
from kingsroad_tui.kingsroad.review.turning import (
    JUDGING,
    NONE,
    OTHERS_MISTAKES,
    YOUR_MISTAKES,
)
from tests.support.app.acting import press, text_of, to_analysis
from tests.support.app.analysing import analysing, open_analysis
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of


async def test_the_keys_go_through_the_mistakes_of_whoever_is_shown() -> None:
    """From one's own to one's own, and after Tab through another's."""
    game = random_game(3, 5)
    found = sample_review(game).rounds
    way = to_analysis(game, setup_of(COMPUTER, PERSON, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, screen):
        for key, seat in (("n", 1), ("p", 1)):
            seen = set()
            for _ in range(len(mistakes(found, seat))):
                await press(pilot, key)
                assert screen._seat == seat
                seen.add(screen.cursor.at)
            assert seen == {screen.cursor.at_mistake(one).at for one in mistakes(found, seat)}
        await press(pilot, "tab")
        other = screen._seat
        await press(pilot, "n", "n")
        assert screen._seat == other != 1


async def test_ones_own_mistakes_head_the_list() -> None:
    """Below "Yours" the worst of one's own, below "Others'" everybody else's."""
    game = random_game(3, 5)
    found = sample_review(game).rounds
    own = mistakes(found, 1)
    way = to_analysis(game, setup_of(COMPUTER, PERSON, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, screen):
        listed = screen.query_one(MistakeList)
        rows = [str(option.prompt) for option in listed.options]
        assert rows[0] == YOUR_MISTAKES and rows[len(own) + 1] == OTHERS_MISTAKES
        assert all(" You " in row for row in rows[1 : len(own) + 1])
        listed.focus()
        await press(pilot, "home", "enter")
        assert screen.cursor.at == screen.cursor.at_mistake(own[0]).at and screen._seat == 1


async def test_a_table_of_computers_has_one_list() -> None:
    way = to_analysis(random_game(3, 5), setup_of(COMPUTER, COMPUTER, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, _):
        assert OTHERS_MISTAKES not in text_of(pilot.app).split()


async def test_in_anothers_view_whoever_reads_is_an_opponent_by_name() -> None:
    """Among the opponents of somebody else, "you" would be the wrong one."""
    game = random_game(3, 5)
    way = to_analysis(game, setup_of(COMPUTER, PERSON, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, screen):
        await press(pilot, "home", "tab", "a")
        assert screen._seat != 1 and f"{game.players[1]} (you)" in text_of(pilot.app)


async def test_the_place_in_every_game_is_kept() -> None:
    """Also after another game was looked at in between."""
    first, second = random_game(3, 5), random_game(2, 7)
    async with analysing(to_analysis(first)) as (pilot, screen):
        await press(pilot, "home", "right")
        left = screen.cursor
        await press(pilot, "q")
        await open_analysis(pilot, to_analysis(second))
        await press(pilot, "q")
        again = await open_analysis(pilot, to_analysis(first))
        assert again.cursor == left


async def test_as_long_as_nothing_is_judged_it_says_so() -> None:
    """No part of the screen is black without a word."""
    way = to_analysis(random_game(3, 5), setup_of(COMPUTER, PERSON, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, screen):
        listed, chart = screen.query_one(MistakeList), screen.query_one(ChanceChart)
        assert JUDGING not in text_of(pilot.app)
        listed.show([], Goal.WIN, complete=False)
        chart.chances = []
        await press(pilot)
        assert text_of(pilot.app).count(JUDGING) == 2
        listed.show([], Goal.WIN, complete=True)
        assert [str(option.prompt) for option in listed.options] == [NONE]
        listed.focus()
        await press(pilot, "enter")
        assert pilot.app.screen is screen, "there is nothing to choose"
