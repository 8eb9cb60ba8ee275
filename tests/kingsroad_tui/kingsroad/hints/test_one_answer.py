"""One question has one answer: hints, command, plain play, engine, analysis, review and try say
the same of a choice, to the digit.

The same question asked of every screen, of the command and of plain play: the same answer.

In every run each question is worked out once; the soak has the app ask the solver process itself.

Which choices are worth comparing.

Why a marker does little where it is, in words that fit what the region pays.

What was wrong with a choice, in words that follow its figures.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from itertools import combinations
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from textual.pilot import Pilot

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.messages import choices
from advisor.messages.advice import (
    Candidate,
    Lack,
    Moved,
    Reason,
    ReasonKind,
    Split,
    SplitCase,
    SplitKind,
)
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Failure, FailureKind
from advisor.messages.review import ChoiceReview, StepReview
from advisor.messages.verdicts import Goal
from kingsroad.board import kingdom
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData, read_game
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.hints import worth
from kingsroad_tui.kingsroad.hints.best_play import best_play_figure, gamble_sentences
from kingsroad_tui.kingsroad.hints.hints import (
    best_sentences,
    candidate_figures,
    pages_of,
    stand_lines,
)
from kingsroad_tui.kingsroad.hints.printed import advice_data, advice_text
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import (
    compared_sentences,
    little_clause,
    needed_sentences,
    yours_sentences,
)
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.outlook_words import verdict_sentence
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.own_mistakes_words import best_sentence
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.words import as_judged, best_code
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import Solver
from tabletop.words.numbers import percent
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.app import acting
from tests.support.builders import game_from, position
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER
from tests.support.sample_advice import sample_advice
from tests.support.sample_review import sample_review


def every_surface_agrees(game: Game, number: int) -> None:
    """The choices of a round of a game, asked about as when they were made, and reviewed."""
    then = game.as_public().take_back(len(game.rounds) - number)
    (judged, *_) = review_rounds(game, AdviceSettings(), Stop(), start=number)
    step = judged.steps[0]
    for choice in step.choices[:2]:
        *_, found = advise(then, choice.player)
        table = SeatContext(then.table_position, then.players, choice.player)
        advice = worth.shown_advice(found)
        texts_agree(advice, then, table)
        review_agrees(advice, choice, step)
        tries_agree(advice, choice, table)


def texts_agree(advice: Advice, game: Game, table: SeatContext) -> None:
    """Every page of plain play and the command have the sentences and figures of the hint."""
    best = best_sentences(advice, game.board)
    printed, pages = advice_text(advice, game), pages_of(advice, table, (), 72)
    assert all(sentence in printed for sentence in (*best, *stand_lines(advice, game.players)))
    assert set(best) <= {said.text for said in pages.choice}
    compared = "\n".join(said.text for said in pages.compare)
    for candidate in worth.worth_comparing(advice):
        value, cost, _ = candidate_figures(candidate, advice)
        best_one = candidate.selection == advice.recommended
        assert re.search(rf"{value} +{'best' if best_one else cost}$", compared, re.M)
    data = json.loads(msgspec.json.encode(advice_data(advice)))
    assert [c["win"] for c in data["candidates"]] == [c.win for c in advice.candidates]
    assert data["win_best_play"] == advice.win_best_play


def review_agrees(advice: Advice, choice: ChoiceReview, step: StepReview) -> None:
    """The list of the analysis shows, put in the review's figures, what the hint shows."""
    judged = as_judged(advice, choice)
    assert percent(choice.best_worth.win) == percent(worth.top_value(advice))
    assert [outlook.win for outlook in step.before] == pytest.approx(advice.win, abs=1e-9)
    assert step.before_best_play == pytest.approx(advice.win_best_play, abs=1e-9)
    for candidate in advice.candidates:
        beside = choices.find_candidate(judged.candidates, Selection.of(candidate.selection))
        assert beside is not None
        assert candidate_figures(beside, judged) == candidate_figures(candidate, advice)
    played = choices.find_candidate(advice.candidates, Selection.of(choice.selection))
    assert played is not None and played.severity(advice.goal) is choice.severity
    assert best_play_figure(played) == percent(choice.win_best_play or 0.0)


def tries_agree(advice: Advice, choice: ChoiceReview, table: SeatContext) -> None:
    """What a try is said to win is what the list says."""
    cards = Selection.of(choice.selection).cards
    stands = choices.standing(advice.candidates, hand_of(advice, table), cards)
    assert stands is not None
    said, *_ = yours_sentences(advice, stands, table)
    assert f"You would win {candidate_figures(stands.candidate, advice)[0]}" in said


@pytest.mark.parametrize("number", [11])
def test_round_12_of_a_game_of_three_has_one_answer(number: int) -> None:
    every_surface_agrees(read_game(GAMES_FOLDER / "3-players.json"), number)


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(more, marks=pytest.mark.soak) for more in (3, 4, 5))]
)
def test_a_late_round_has_one_answer(players: int) -> None:
    game = random_game(players, 3)
    every_surface_agrees(game, len(game.rounds) - 1)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(10))
def test_forty_positions_have_one_answer(players: int, number: int) -> None:
    """Also where nothing was played yet: the seats' answers are one estimate."""
    game = games(players)[number]
    answers = [list(advise(game, seat))[-1] for seat in range(2)]
    assert answers[0].win == pytest.approx(answers[1].win, abs=1e-9)
    assert answers[0].win_best_play == pytest.approx(answers[1].win_best_play, abs=1e-9)
    for seat, found in enumerate(answers):
        table = SeatContext(game.table_position, game.players, seat)
        texts_agree(worth.shown_advice(found), game, table)


def test_a_best_choice_that_is_a_gamble_is_called_one() -> None:
    """In the hint, in plain play, in the command and where a review names it as better."""
    game = games(2)[4]
    *_, found = advise(game, 0)
    table = SeatContext(game.table_position, game.players, 0)
    best, *others = found.candidates
    risky = replace(best, loss_best_play=0.2, win_best_play=0.1)
    found = replace(found, candidates=[risky, *others], recommended=best.selection)
    advice = worth.shown_advice(found)
    (gamble,) = gamble_sentences(advice, game.board)
    safer = re.search(
        r"^It is a gamble: against perfect play it wins only 10%\. Safer: (.+), with \d", gamble
    )
    assert safer and gamble in best_sentences(advice, game.board)
    assert gamble in advice_text(found, game)
    pages = pages_of(advice, table, (), 72)
    assert gamble in [said.text for said in pages.choice]
    rows = "\n".join(said.text for said in pages.compare)
    assert f"\n{safer[1]} " in rows, "what is called safer has its place in the list"
    judged = sample_review(random_game(2, 3)).rounds[0].steps[0].choices[0]
    named = best_code(judged)
    assert best_code(replace(judged, best_is_gamble=True)) == named.replace("87K", "87K (a gamble)")


NAMES = ("Ann", "Bob", "Cid")


class AnsweringSolver(acting.QuickSolver):
    """Answers as the solver process does, but works every question out once.

    A screen that asks by other settings than the command gets no answer.
    """

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        self.asked.append(request)
        if isinstance(request, AdviseRequest) and request.settings == AdviceSettings():
            sent = msgspec.json.encode(complete_advice(request.game.game(), request.player))
            yield replace(msgspec.json.decode(sent, type=Advice), id=request.id)
        else:
            yield Failure(id=request.id, kind=FailureKind.REQUEST, message="something else")


def same_answer(shown: Advice | None, expected: Advice) -> bool:
    """Whether an answer is the expected one to the last digit, the time taken aside."""
    assert shown is not None and shown.final
    return replace(shown, id=0, seconds=0.0) == replace(expected, id=0, seconds=0.0)


async def said_by(pane: ChoicePane, expected: Advice, game: Game) -> None:
    """A pane shows the expected answer, its sentences and its figures, and no other."""
    assert same_answer(pane.shown_advice(), expected)
    said = "\n".join(line.plain for line in pane.lines())
    assert best_sentences(expected, game.board)[0] in said
    for candidate in worth.worth_comparing(expected):
        assert candidate_figures(candidate, expected)[0] in said


async def every_screen_agrees(pilot: Pilot[None], game: Game) -> None:
    """Following a table, the editor and the analysis, beside the command and plain play."""
    table = SeatContext(game.table_position, game.players, 0)
    expected = worth.shown_advice(complete_advice(game, 0))
    first, *_ = best_sentences(expected, game.board)
    assert first in advice_text(complete_advice(game, 0), game)
    assert first in [said.text for said in pages_of(expected, table, (), 72).choice]

    follow = RecordTableScreen(game)
    await pilot.app.push_screen(follow)
    await acting.settle(pilot)
    await said_by(follow.pane, expected, game)

    await acting.open_screen(
        pilot, Way("editor", "kingsroad", position=game.position, names=game.players), EditorScreen
    )
    await acting.press(pilot, "enter")
    edited = pilot.app.screen
    assert isinstance(edited, AnalysisScreen)
    await said_by(edited.pane, expected, game)

    analysis = await acting.open_screen(pilot, acting.to_analysis(game), AnalysisScreen)
    await acting.settle(pilot)
    await said_by(analysis.pane, expected, game)

    await acting.press(pilot, "r")
    trying = pilot.app.screen
    assert isinstance(trying, TryAgainScreen) and same_answer(trying.again.advice, expected)
    answer = trying.again.best_answer()
    assert answer is not None and best_sentence(expected.recommended, game.board) in answer
    assert all(gamble in answer for gamble in gamble_sentences(expected, game.board))


async def test_the_first_choice_of_three_is_one_whoever_is_asked() -> None:
    """The Witch rule as well: people are told the same everywhere."""
    async with acting.make_app(AnsweringSolver()).run_test(size=(120, 48)) as pilot:
        await every_screen_agrees(pilot, game_from(Game(NAMES).position))


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
async def test_forty_positions_have_one_answer_on_every_screen(players: int) -> None:
    solver = Solver()
    async with acting.running(acting.make_app(cast("acting.QuickSolver", solver)), (120, 48)) as (
        _,
        pilot,
    ):
        for game in games(players):
            await every_screen_agrees(pilot, game)
    await solver.close()


CHOICES = ["".join(codes) for codes in combinations("12345678", 3)]


def advice_with(equal: int, worse: int) -> Advice:
    """So many choices that are as good as the best, and so many that cost 3% more each."""
    sample = sample_advice(
        AdviseRequest(id=1, game=GameData.of(Game(("Ann", "Bob", "Cid"))), player=0)
    )
    losses = [0.0] * equal + [0.03 * number for number in range(1, worse + 1)]
    candidates = [
        replace(sample.candidates[0], selection=list(codes), loss=loss, loss_error=0.01)
        for codes, loss in zip(CHOICES, losses, strict=False)
    ]
    return replace(sample, candidates=candidates, recommended=candidates[0].selection)


@given(st.integers(1, 20), st.integers(0, 20), st.integers(1, 12))
def test_the_best_are_compared_the_best_first(equal: int, worse: int, most: int) -> None:
    advice = advice_with(equal, worse)
    compared = worth.worth_comparing(advice, most)
    assert compared == advice.candidates[:most]
    assert worth.num_as_good(advice) == equal


def test_a_table_has_five_where_nothing_else_is_said() -> None:
    assert len(worth.worth_comparing(advice_with(20, 20))) == worth.MAX_COMPARED


@pytest.mark.parametrize(
    ("region", "held", "said"),
    [
        (4, (0, 3, 0), "Bob would lead 4 Savage Hills with 3 markers to your 1"),
        (4, (0, 1, 0), "You would only draw level with Bob in 4 Savage Hills"),
        (4, (2, 1, 0), "You lead 4 Savage Hills without another marker"),
        # Two places pay the same there: who leads makes no difference.
        (2, (0, 3, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 1, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 3, 3), "Everybody else would lead 2 Dragon's Lair with 3 markers to your 1"),
        (8, (0, 0, 0), "8 King's Castle can wait, as the King is still 7 regions away"),
    ],
)
def test_a_lead_is_a_reason_only_where_it_changes_what_is_paid(
    region: int, held: tuple[int, ...], said: str
) -> None:
    """Ann plays one marker there; first and second place of Dragon's Lair pay 2 points each."""
    start = position(3, king=1 if region == 8 else region, markers={region: held})
    others = [str(other) for other in (5, 6, 7) if other != region][:2]
    cards = Selection.of([str(region), *others])
    assert said in (little_clause(region, cards, SeatContext(start, NAMES, 0)) or "")


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (1.0, "You end the game now: 3 and 7 decide it."),
        (0.999, "This round ends the game: 3 and 7 decide it."),
        (0.7, "This round is likely to end the game (70%): 3 and 7 decide it."),
    ],
)
def test_what_is_certain_is_said_without_a_figure(chance: float, said: str) -> None:
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES)), player=0)
    ends = Reason(kind=ReasonKind.ENDS, chance=chance, own=chance == 1, regions=[3, 7])
    advice = replace(sample_advice(request), reasons=[ends])
    assert said in reason_sentences(advice, SeatContext(position(3), NAMES, 0))


SPLIT = Split(
    kind=SplitKind.MARKERS,
    players=[2],
    region=8,
    cases=[
        SplitCase(least=0, most=0, chance=0.3, value=0.6, beside=0.6),
        SplitCase(least=1, most=1, chance=0.7, value=0.12, beside=0.45),
    ],
    explains=1.0,
)
"""Cid adds a marker to 8 in 7 of 10 cases."""

WHY = choices.Comparison(played=["8", "1", "4"], better=["2", "8", "K"], split=SPLIT)


def of_two(*ranges: tuple[int, int]) -> Split:
    """The same of two others, by how many come."""
    chances = (0.3, 0.7) if len(ranges) == 2 else (0.3, 0.5, 0.2)
    cases = [
        SplitCase(least=least, most=most, chance=chance, value=0.6 - 0.2 * k, beside=0.6)
        for k, ((least, most), chance) in enumerate(zip(ranges, chances, strict=True))
    ]
    return replace(SPLIT, players=[1, 2], cases=cases)


def candidate(word: str) -> Candidate:
    """A choice worth an even chance to win."""
    return Candidate(
        selection=list(word),
        points=0.0,
        worst=0,
        best=0,
        win=0.5,
        margin=0.0,
        share=0.0,
        value=0.5,
        loss=0.0,
    )


@pytest.mark.parametrize(
    ("split", "said"),
    [
        (
            SPLIT,
            "If Cid adds a marker to 8 King's Castle (7 in 10), 8, 1, 4 wins 12% and 2, 8, Knight "
            "45%; otherwise 60% and 60%.",
        ),
        (
            replace(SPLIT, kind=SplitKind.DRAGON, region=None),
            "If Cid plays the Dragon (7 in 10), 8, 1, 4 wins 12% and 2, 8, Knight 45%; otherwise "
            "60% and 60%.",
        ),
        (
            of_two((0, 0), (1, 2)),
            "If somebody adds a marker to 8 King's Castle (7 in 10), 8, 1, 4 wins 40%; otherwise "
            "60%; 2, 8, Knight wins 60% either way.",
        ),
        (
            replace(of_two((0, 1), (2, 2)), markers=2),
            "If both others add two markers to 8 King's Castle (7 in 10), 8, 1, 4 wins 40%; "
            "otherwise 60%; 2, 8, Knight wins 60% either way.",
        ),
        (
            of_two((0, 0), (1, 1), (2, 2)),
            "If nobody adds a marker to 8 King's Castle (3 in 10), 8, 1, 4 wins 60%; if only one "
            "of them adds a marker to 8 King's Castle (5 in 10), 40%; if both others add a marker "
            "to 8 King's Castle (2 in 10), 20%.",
        ),
    ],
)
def test_what_a_choice_hangs_on_is_told_case_by_case(split: Split, said: str) -> None:
    assert needed_sentences(replace(WHY, split=split), Goal.WIN, NAMES, kingdom()) == [said]


def test_the_better_choice_is_not_named_to_somebody_who_looks_for_it() -> None:
    (said,) = needed_sentences(WHY, Goal.WIN, NAMES, kingdom(), named=False)
    assert said == (
        "If Cid adds a marker to 8 King's Castle (7 in 10), 8, 1, 4 wins 12%; otherwise 60%."
    )


def test_what_a_gamble_needed_is_said_of_perfect_play() -> None:
    (said,) = needed_sentences(replace(WHY, best_play=True), Goal.WIN, NAMES, kingdom())
    assert said.startswith("Against perfect play: if Cid adds a marker to 8 King's Castle (7 in ")


def test_what_it_lacks_and_where_the_better_one_gains_is_told() -> None:
    why = choices.Comparison(
        played=["8", "1", "4"],
        better=["2", "8", "K"],
        gains=[choices.Gain(8, 2.44), choices.Gain(2, 1.0), choices.Gain(7, 0.6)],
        lacks=Lack(8, 0, 0.4),
    )
    gained = (
        "2, 8, Knight brings 2.4 points more in 8 King's Castle and 1 more in 2 Dragon's Lair, on "
        "average this round."
    )
    lacks = "Without a marker in 8 King's Castle: 29% at best, not 69%."

    def told(why: choices.Comparison, lost: float, *, named: bool = True) -> list[str]:
        return compared_sentences(why, Goal.WIN, 0.69, NAMES, kingdom(), lost=lost, named=named)

    assert told(why, 0.5) == [lacks]
    assert told(why, 0.9) == [gained], "what it lacks is less than half of that"
    assert told(why, 0.9, named=False) == [lacks]
    assert told(replace(why, certain=True), 0.9) == [gained.replace(", on average", "")]
    assert told(replace(why, moved=Moved(1, 8, 0.14)), 0.5) == [
        "With a marker in 8 King's Castle instead of 1 Zin Kai's Deep it wins 55% of the time."
    ]


@pytest.mark.parametrize(("loss", "told"), [(0.2, True), (0.01, False)])
def test_the_coach_says_last_what_a_mistake_needed(loss: float, told: bool) -> None:
    """Last, as the line above the hand leaves out what has no room."""
    verdict = RoundVerdict(
        Goal.WIN,
        0.4 + loss,
        (loss,),
        candidate("74K").selection,
        luck=-0.04,
        loss_best_play=loss,
        split=SPLIT,
    )
    said = verdict_sentence(verdict, NAMES, kingdom())
    need = "If Cid adds a marker to 8 King's Castle (7 in 10), your choice wins 12%; otherwise 60%."
    assert said.endswith(need) == told and (need in said) == told
    assert "Bad luck: −4%." in said


@pytest.mark.parametrize(
    ("better", "lost", "named"),
    [
        ("74K", 0.2, "7 Altar, 4 Hills, Knight (a gamble)"),
        ("D6K", 0.05, "Dragon, 6 Wizard, Knight (a gamble)"),
        ("W12", 0.3, "the Witch (a gamble)"),
        ("74K", 0.04, "7 Altar, 4 Hills, Knight"),
        ("74K", None, "7 Altar, 4 Hills, Knight"),
    ],
)
def test_the_coach_says_that_the_better_choice_is_a_gamble(
    better: str, lost: float | None, named: str
) -> None:
    """As hints and reviews do."""
    played = replace(candidate("123"), value=0.3, loss=0.2, loss_best_play=0.2)
    best = replace(candidate(better), loss_best_play=lost)
    verdict = RoundVerdict.of(played, Goal.WIN, best)
    assert f"Better: {named}." in verdict_sentence(verdict, NAMES, kingdom())


@pytest.mark.parametrize(
    ("people", "perfect", "said"),
    [
        (
            0.12,
            0.06,
            "an inaccuracy, which cost 12% of your chance to win, against perfect play 6%.",
        ),
        (
            0.3,
            0.1,
            "a mistake, which cost 30% of your chance to win, against perfect play 10%.",
        ),
        (0.12, 0.14, "a mistake, which cost 12% of your chance to win."),
        (0.12, None, "a mistake, which cost 12% of your chance to win."),
        (0.12, 0.0, "a missed chance, which cost 12% of your chance to win, against perfect play "),
        (0.04, 0.0, "a decent choice, which cost 4% of your chance to win."),
        (0.02, 0.0, "a good choice, which cost 2% of your chance to win."),
        (0.0, 0.3, "a big gamble, which cost 30% against perfect play alone."),
    ],
)
def test_the_coach_calls_a_choice_by_what_it_says(
    people: float, perfect: float | None, said: str
) -> None:
    """Where the loss against perfect play decides the class, it is said."""
    played = replace(candidate("123"), loss=people, loss_best_play=perfect)
    verdict = RoundVerdict.of(played, Goal.WIN, candidate("74K"))
    assert verdict_sentence(verdict, NAMES, kingdom()).startswith(f"Last round: {said}")
