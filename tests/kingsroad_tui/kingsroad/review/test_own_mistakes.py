"""Learning from one's own mistakes after a game, on the board, with a solver made of seeds.

Why a choice is better than the mistake whose place it takes: by real advice on one round.

The mistakes in the analysis: one's own come first, and the keys stay with whoever is shown.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from random import Random

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from advisor.advise import advise
from advisor.messages.advice import Candidate
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.choices import find_candidate, standing
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Progress, ReviewRequest
from advisor.messages.review import Mistake, mistakes
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of, reason_sentences
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.review.analysis_view import ChanceChart, MistakeList
from kingsroad_tui.kingsroad.review.course import ChanceCourse
from kingsroad_tui.kingsroad.review.own_mistakes import OwnMistakes, Solved, is_good, to_learn
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.kingsroad.review.own_mistakes_words import (
    MAX_WHY,
    end_sentence,
    found_sentences,
    judging_words,
    no_mistakes,
    try_again_sentences,
    why_sentences,
)
from kingsroad_tui.kingsroad.words.game import short_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.learn.panel import LessonPanel
from kingsroad_tui.words.figures import label_named, label_say, label_sign
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    go,
    make_app,
    open_screen,
    press,
    running,
    settle,
    tap,
    text_at,
    text_of,
    to_analysis,
    to_game,
    to_mistakes,
    visit,
)
from tests.support.app.analysing import analysing, open_analysis
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver, WitchSolver
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

GAME = random_game(2, 5)
FOUND = to_learn(sample_review(GAME).rounds, Goal.WIN, 0)


class SilentSolver(StudySolver):
    """Never answers a request for a review."""

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if isinstance(request, ReviewRequest):
            await asyncio.Event().wait()
        async for answer in super().ask(request):
            yield answer


def words(app: KingsRoad) -> str:
    return text_at(app, app.screen.query_one(LessonPanel))


async def opened(pilot: Pilot[None]) -> OwnMistakesScreen:
    way = to_mistakes(GAME, setup_of(PERSON, COMPUTER), 0)
    screen = await open_screen(pilot, way, OwnMistakesScreen)
    await settle(pilot)
    return screen


async def choose(pilot: Pilot[None], codes: list[str]) -> None:
    await press(pilot, "escape", *codes, "enter")


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_every_mistake_is_played_again_until_a_good_choice_is_found(
    size: tuple[int, int],
) -> None:
    """The worst first, at its position; a bad try is told what it costs, a good one says why."""
    solver = StudySolver()
    async with running(make_app(solver), size) as (app, pilot):
        screen = await opened(pilot)
        for number, mistake in enumerate(FOUND):
            assert screen.own is not None and screen.own.mistake == mistake
            assert f"Mistake {number + 1} of {len(FOUND)} · round {mistake.round}" in words(app)
            assert screen.query_one(Kingdom).position == screen.own.game_then.table_position
            asked = solver.asked[-1]
            assert isinstance(asked, AdviseRequest)
            assert len(asked.game.rounds) == mistake.round - 1
            advice = screen.again.advice
            assert advice is not None
            await choose(pilot, advice.candidates[-1].selection)
            assert "Try again: Esc drops these cards." in words(app)
            assert screen.own.number not in screen.own.solved
            await choose(pilot, advice.candidates[0].selection)
            assert "Nothing is better. That is " in words(app)
            assert "better than your choice then." in words(app)
            assert re.search(r"No other choice is better\.|scores now, but", words(app))
            assert screen.own.number in screen.own.solved
            await press(pilot, "enter")
        assert f"You found all {len(FOUND)}. Well done!" in words(app)
        await press(pilot, "g")
        assert f"Mistake 1 of {len(FOUND)}" in words(app)
        assert screen.own is not None and not screen.own.solved


async def test_help_begins_with_what_the_screen_is_for() -> None:
    async with make_app(StudySolver()).run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await press(pilot, "f1")
        assert text_of(pilot.app).index("cost you most") < text_of(pilot.app).index("Keys here")
        assert "The history" not in text_of(pilot.app)


async def test_the_best_choice_is_shown_to_those_who_ask() -> None:
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        screen = await opened(pilot)
        assert "Best choice" not in words(app)
        await press(pilot, "h")
        assert "Best choice: " in words(app)
        assert screen.again.advice is not None and screen.choosing.builder is not None
        best = Selection.of(screen.again.advice.recommended)
        assert sorted(screen.choosing.builder.chosen) == sorted(best.cards)
        assert screen.query_one(Kingdom).preview == (0, best.placed())
        shown = text_of(app)
        assert "[ Judge them ]" in shown and "Enter plays" not in shown
        assert "thinking" not in shown and "waiting" not in shown
        await press(pilot, "n", "n", "p")
        assert screen.own is not None and screen.own.number == 1


async def test_the_best_choice_keeps_the_witch_where_another_is_as_good() -> None:
    async with running(make_app(WitchSolver()), (120, 36)) as (app, pilot):
        screen = await opened(pilot)
        await press(pilot, "h")
        assert "Best choice: " in words(app) and "Best choice: the Witch" not in words(app)
        assert screen.again.advice is not None and "W" not in screen.again.advice.recommended


async def test_after_the_last_mistake_it_is_summed_up() -> None:
    """Also where nothing was found; p leads back to the last one, Enter to where one was."""
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await opened(pilot)
        assert f"Here are your {len(FOUND)} costliest choices, the worst first." in words(app)
        await press(pilot, "h")
        assert "n: the next one." in words(app)
        await press(pilot, *("n" for _ in FOUND))
        assert "You have found none of them by yourself yet." in words(app)
        assert screen.choosing.builder is None
        footer = text_of(app).splitlines()[-1]
        assert "Judge" not in footer and "Best" not in footer and "n Next" not in footer
        assert "g Again" in footer
        await press(pilot, "h", "n", "p")
        assert f"Mistake {len(FOUND)} of {len(FOUND)}" in words(app)
        await press(pilot, "n", "enter")
        assert not isinstance(app.screen, OwnMistakesScreen)


async def test_what_was_found_before_counts() -> None:
    """It begins with the first that is not solved; where all are, it is summed up at once."""
    app = make_app(StudySolver())
    setup = setup_of(PERSON, COMPUTER)
    async with app.run_test(size=(80, 24)) as pilot:
        way = to_mistakes(GAME, setup, 0, solved={Solved.of(FOUND[0])})
        screen = await open_screen(pilot, way, OwnMistakesScreen)
        await settle(pilot)
        assert screen.own is not None and screen.own.number == 1
        await press(pilot, "p")
        assert "You have found a better choice here already" in words(app)
        await press(pilot, *("n" for _ in FOUND))
        assert f"You found 1 of {len(FOUND)} by yourself." in words(app)
        await pilot.press("enter")
        way = to_mistakes(GAME, setup, 0, solved=[Solved.of(one) for one in FOUND])
        await open_screen(pilot, way, OwnMistakesScreen)
        await settle(pilot)
        assert f"You found all {len(FOUND)}. Well done!" in words(app)
        await press(pilot, "g")
        assert f"Mistake 1 of {len(FOUND)}" in words(app), "from the first one on, as it says"


async def test_from_the_end_of_a_game_and_back() -> None:
    async with running(make_app(StudySolver()), notifications=True) as (app, pilot):
        await visit(pilot, to_game(GAME, setup_of(PERSON, COMPUTER)))
        await settle(pilot)
        assert isinstance(app.screen, EndScreen)
        app.screen.listen()
        await press(pilot, "m")
        assert isinstance(app.screen, OwnMistakesScreen)
        await tap(pilot, "q")
        assert type(app.screen) is EndScreen


async def test_while_the_game_is_judged_keys_do_nothing() -> None:
    """It is said how far that has come, and nobody is thrown out by an Enter."""
    async with running(make_app(SilentSolver())) as (app, pilot):
        go(app, "mistakes", "kingsroad", game=GAME, setup=setup_of(PERSON, COMPUTER), seat=0)
        while not isinstance(app.screen, OwnMistakesScreen):
            await pilot.pause()
        rounds = len(GAME.rounds)
        said = f"Your choices are being judged (round 1 of {rounds}, this takes about"
        for keys in ("n", "p", "h", "1", "2", "enter", "g"):
            await pilot.press(keys)
            await pilot.pause()
            assert said in " ".join(words(app).split())
        footer = text_of(app).splitlines()[-1]
        assert "Judge" not in footer and "Next" not in footer and "q Back" in footer


LOST_GAME = Game(NAMES[:3], rounds=random_game(3, 5).rounds)
SETTINGS = AdviceSettings(belief=BeliefKind.UNIFORM, goal=Goal.POINTS)


@pytest.fixture(scope="module", name="mistake")
def _mistake() -> Mistake:
    """A bad choice in the middle of the game."""
    return next(
        found
        for found in mistakes(sample_review(LOST_GAME).rounds, 0)
        if found.round > 2 and not found.second and "W" not in found.choice.selection
    )


@pytest.fixture(scope="module", name="own")
def _own(mistake: Mistake) -> OwnMistakes:
    return OwnMistakes(LOST_GAME, (mistake,))


@pytest.fixture(scope="module", name="advice")
def _advice(own: OwnMistakes) -> Advice:
    *_, last = advise(own.game_then, 0, SETTINGS, Progress.COMPLETE)
    return last


def why(advice: Advice, found: Candidate, own: OwnMistakes) -> list[str]:
    return why_sentences(advice, found, own.mistake.choice, table(own))


def table(own: OwnMistakes) -> SeatContext:
    return SeatContext(own.game_then.table_position, LOST_GAME.players, 0)


def test_every_good_choice_is_explained_in_one_to_three_sentences(
    advice: Advice, own: OwnMistakes
) -> None:
    good = [candidate for candidate in advice.candidates if is_good(candidate, advice.goal)]
    assert len(good) > 1
    for candidate in good:
        said = why(advice, candidate, own)
        assert 1 <= len(said) <= MAX_WHY
        assert all(sentence.endswith(".") and "0 regions on" not in sentence for sentence in said)


def test_the_best_choice_has_the_reasons_of_the_hint(advice: Advice, own: OwnMistakes) -> None:
    best = find_candidate(advice.candidates, Selection.of(advice.recommended))
    assert best is not None
    said = why(advice, best, own)
    assert said[0] == reason_sentences(advice, table(own))[0]


def test_a_choice_that_the_solver_did_not_explain_is_set_beside_the_best(
    advice: Advice, own: OwnMistakes
) -> None:
    plain = next(
        candidate
        for candidate in advice.candidates
        if not candidate.regions and "W" not in candidate.selection
    )
    best = short_words(advice.recommended)
    assert why(advice, plain, own)[0].startswith(f"The best is {best}. ")


def test_what_was_wrong_with_the_choice_then_is_said_last(advice: Advice, own: OwnMistakes) -> None:
    """Whatever was played: a choice that loses is worse for a reason that can be told."""
    seen = set()
    for candidate in Random(1).sample(advice.candidates, 40):
        choice = own.mistake.choice
        changed = Mistake(
            own.mistake.round, second=False, choice=replace(choice, selection=candidate.selection)
        )
        said = why(advice, advice.candidates[0], OwnMistakes(LOST_GAME, (changed,)))
        explained = said[-1].startswith("What was wrong with your choice then? ")
        assert explained == (candidate.loss > candidate.loss_error)
        seen.add(explained)
    assert seen == {True, False}


def test_a_try_that_is_no_better_hears_where_it_loses_most(
    advice: Advice, own: OwnMistakes
) -> None:
    """Where one marker explains it, the sentence says what would be better; the best choice is
    never given away.
    """
    hand, seen = hand_of(advice, table(own)), set()
    for candidate in Random(1).sample(advice.candidates, 40):
        stands = standing(advice.candidates, hand, Selection.of(candidate.selection).cards)
        assert stands is not None
        cost, *why, again = try_again_sentences(candidate, own, advice, table(own))
        assert "costs" in cost and again == phrase(
            "kingsroad-mistakes-drop", key=key("mistakes.clear")
        )
        assert len(why) <= 2
        moved = any(" instead of " in sentence for sentence in why)
        assert moved == (stands.exchange is not None)
        best = short_words(advice.recommended)
        assert best == short_words(candidate.selection) or not any(best in one for one in why)
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in why)
        seen.add(bool(why))
    assert seen == {True, False}


def test_the_end_says_how_many_were_found_without_help(mistake: Mistake) -> None:
    own = OwnMistakes(LOST_GAME, (mistake,) * 3)
    left = f"Round {mistake.round} is still open."
    assert end_sentence(own) == f"You have found none of them by yourself yet. {left}"
    own = own.solve().moved(1).show().solve()
    assert end_sentence(own) == f"You found 1 of 3 by yourself. {left}"
    rounds = [replace(mistake, round=number) for number in (7, 2, 5)]
    assert end_sentence(OwnMistakes(LOST_GAME, tuple(rounds)).solve()) == (
        "You found 1 of 3 by yourself. Rounds 2 and 5 are still open."
    )
    assert own.moved(-1).show().shown == {1}, "looked at after it was found"
    assert end_sentence(OwnMistakes(LOST_GAME, (mistake,)).solve()) == "You found it. Well done!"
    assert own.again() == OwnMistakes(LOST_GAME, (mistake,) * 3)


def test_a_try_is_judged_by_its_own_loss_in_the_words_of_the_verdicts(
    advice: Advice, own: OwnMistakes
) -> None:
    """Good is what costs too little to be counted; else it has the sign of its class."""
    for candidate in advice.candidates:
        label = candidate.label(advice.goal)
        if label.severity is Severity.GOOD:
            said = found_sentences(candidate, own, advice, table(own))[0]
            begins = phrase(f"{label_say(label).id}.begins")
            assert said.startswith((f"{begins}: it costs ", "Nothing is better. "))
        else:
            said = try_again_sentences(candidate, own, advice, table(own))[0]
            assert f"{label_named(label)} ({label_sign(label)}): it costs " in said


def test_where_nothing_is_to_play_again_it_is_said_what_was_fine() -> None:
    """How many choices there were, and how near the costliest one came to a mistake."""
    game = random_game(2, 5)
    rounds = sample_review(game).rounds
    good = [
        replace(
            played,
            steps=[
                replace(
                    step,
                    choices=[
                        replace(
                            choice,
                            loss=0.03 if played.round == 4 else 0.0,
                            loss_best_play=None,
                            severity=Severity.GOOD,
                            forced=False,
                        )
                        for choice in step.choices
                    ],
                )
                for step in played.steps
            ],
        )
        for played in rounds
    ]
    said = no_mistakes(good, 0, Goal.WIN)
    own = sum(step.choice(0) is not None for one in good for step in one.steps)
    assert f"none of your {own} choices cost much" in said
    assert "in round 4, gave away 3%" in said
    best = no_mistakes([one for one in good if one.round != 4], 0, Goal.WIN)
    assert "nothing was better" in best
    assert "no choice to make" in no_mistakes([], 0, Goal.WIN)


def test_how_long_the_judging_takes_is_said() -> None:
    """A guess at first, then by what it has taken so far."""
    assert "about half a minute" in judging_words(1, 12)
    assert "round 3 of 12, about 20 seconds left" in judging_words(3, 12, 21.0)
    assert "a few seconds left" in judging_words(12, 12, 3.0)


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
        assert rows[0] == phrase("kingsroad-review-turning-your-mistakes") and rows[
            len(own) + 1
        ] == phrase("kingsroad-review-turning-others-mistakes")
        assert all(" You " in row for row in rows[1 : len(own) + 1])
        listed.focus()
        await press(pilot, "home", "enter")
        assert screen.cursor.at == screen.cursor.at_mistake(own[0]).at and screen._seat == 1


async def test_a_table_of_computers_has_one_list() -> None:
    way = to_analysis(random_game(3, 5), setup_of(COMPUTER, COMPUTER, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, _):
        assert phrase("kingsroad-review-turning-others-mistakes") not in text_of(pilot.app).split()


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
        assert phrase("kingsroad-review-turning-judging") not in text_of(pilot.app)
        listed.show([], Goal.WIN, complete=False)
        chart.course = ChanceCourse()
        await press(pilot)
        assert text_of(pilot.app).count(phrase("kingsroad-review-turning-judging")) == 2
        listed.show([], Goal.WIN, complete=True)
        assert [str(option.prompt) for option in listed.options] == [
            phrase("kingsroad-review-turning-none")
        ]
        listed.focus()
        await press(pilot, "enter")
        assert pilot.app.screen is screen, "there is nothing to choose"
