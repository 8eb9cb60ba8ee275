"""What games played out say, in words: with the interval, and where they differ from the values."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from advisor.messages.advice import PlayoutEstimates, SecondOpinion
from advisor.messages.goals import Goal
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Answer, Request
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.navigation import AnalyseGame
from kingsroad_tui.text.advice import advice_text
from kingsroad_tui.text.game import advised_words
from kingsroad_tui.text.hints import mix_sentence, reason_sentences
from kingsroad_tui.text.playouts import (
    estimate_words,
    played_out_words,
    second_opinion_sentences,
)
from kingsroad_tui.widgets.choice_pane import ChoicePane
from kingsroad_tui.widgets.hint_pane import HintPane
from tests.support.acting import COMPUTER, NAMES, PERSON, begin, make_app, visit
from tests.support.sample_advice import StudySolver, sample_advice

GAME = Game(NAMES[:2])
NOTHING = Estimate(0.0, 0.0, 0.0)


def around(value: float, half: float) -> Estimate:
    return Estimate(value, value - half, value + half)


def with_games(advice: Advice, win: float = 0.5, gains: tuple[Estimate, ...] = ()) -> Advice:
    """The advice with a mix that wins so often, and candidates that gain so much over it."""

    def played_out(gain: Estimate) -> PlayoutEstimates:
        return PlayoutEstimates(
            win=around(win + gain.value, 0.021),
            margin=around(1.74, 0.42),
            points=around(3.04, 0.11),
            gain=gain,
        )

    candidates = list(advice.candidates)
    for place, gain in enumerate(gains):
        candidates[place] = msgspec.structs.replace(candidates[place], played_out=played_out(gain))
    opinion = SecondOpinion(
        games=2000, mix=played_out(NOTHING), cap=3, capped=0.9, method="made up"
    )
    return msgspec.structs.replace(advice, candidates=candidates, second_opinion=opinion)


def sample(goal: Goal = Goal.WIN) -> Advice:
    game = GameData.of(GAME)
    return sample_advice(
        AdviseRequest(id=1, game=game, player=0, settings=AdviceSettings(goal=goal))
    )


def test_without_games_nothing_is_said() -> None:
    assert second_opinion_sentences(sample()) == []
    assert played_out_words(sample().candidates[0], Goal.WIN) == ""


def test_games_that_agree_say_how_often_the_mix_wins() -> None:
    # The mix is worth 0.7 * 0.5 + 0.3 * 0.485 by the values.
    said = second_opinion_sentences(with_games(sample(), 0.49, (around(0.02, 0.03),)))
    assert said == ["The mix played on 2,000 times, 3 rounds: it wins 49% ± 3."]


def test_values_outside_the_interval_are_mentioned() -> None:
    for win in (0.44, 0.55):
        said = second_opinion_sentences(with_games(sample(), win))
        assert said[1:] == ["The values alone say 50%."]


def test_a_candidate_that_does_clearly_better_is_named() -> None:
    gains = (around(0.0, 0.01), around(0.05, 0.06), around(0.04, 0.018))
    advice = with_games(sample(), 0.49, gains)
    better = "".join(advice.candidates[2].selection)
    assert second_opinion_sentences(advice)[1:] == [
        f"There {better} does better than the mix, by 4% ± 2."
    ]


@pytest.mark.parametrize(
    ("goal", "said", "short"),
    [
        (Goal.WIN, "it wins 49% ± 3.", "49±3"),
        (Goal.MARGIN, "its margin is +1.7 ± 0.5.", "+1.7±0.5"),
        (Goal.POINTS, "it brings +3.0 ± 0.2 points this round and wins 49% ± 3.", "+3.0±0.2"),
    ],
)
def test_every_goal_has_its_unit(goal: Goal, said: str, short: str) -> None:
    advice = with_games(sample(goal), 0.49, (NOTHING,))
    assert said in second_opinion_sentences(advice)[0]
    assert played_out_words(advice.candidates[0], goal) == short


def test_an_interval_is_never_shown_narrower_than_it_is() -> None:
    assert estimate_words(around(0.5, 0.0201), Goal.WIN) == "50% ± 3"
    assert estimate_words(around(0.5, 0.0), Goal.WIN) == "50% ± 0"
    assert estimate_words(around(-1.0, 0.12), Goal.MARGIN) == "-1.0 ± 0.2"


class Rollouts(StudySolver):
    """Has played the games."""

    async def ask(self, request: Request) -> AsyncIterator[Answer]:
        async for answer in super().ask(request):
            if isinstance(answer, Advice):
                yield with_games(answer, 0.58, (around(0.03, 0.04),))
            else:
                yield answer


@pytest.mark.parametrize("size", [(120, 36), (80, 24)])
async def test_the_hint_shows_them_beside_the_candidates(size: tuple[int, int]) -> None:
    app = make_app(Rollouts())
    async with app.run_test(size=size) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER)
        for _ in range(3):
            await pilot.press("h")
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
        text = str(screen.query_one(HintPane).query_one("#text").render())
        assert "played on 2,000 times" in text
        assert "58% ± 3" in text
        assert ("61±3" in text) == (size[0] > 100)


async def test_the_analysis_shows_them_too() -> None:
    app = make_app(Rollouts())
    async with app.run_test(size=(120, 36)) as pilot:
        await visit(pilot, AnalyseGame(GAME))
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        text = str(app.screen.query_one(ChoicePane).query_one("#text").render())
        assert "61±3" in text
        assert "played on 2,000 times" in text


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("W12", "the Witch (with any two other cards)"),
        ("WK", "the Witch (with any other card)"),
        ("W", "the Witch"),
        ("12K", "1 Zin Kai's Deep, 2 Dragon's Lair, Knight"),
    ],
)
def test_beside_a_witch_any_cards_do(cards: str, said: str) -> None:
    assert advised_words(Selection.parse(cards), GAME.board) == said


def test_the_cards_behind_an_advised_witch_are_not_shown() -> None:
    advice = sample()
    witch = msgspec.structs.replace(advice.candidates[0], selection=["W", "1", "2"])
    advice = msgspec.structs.replace(
        advice, candidates=[witch, *advice.candidates[1:]], recommended=witch.selection
    )
    lines = [mix_sentence(advice, GAME.board), *reason_sentences(advice, GAME.board)]
    lines += advice_text(advice, GAME).splitlines()
    assert "Drawn from the mix: the Witch (with any two other cards)." in lines
    assert "Play the Witch (with any two other cards)." in lines
    assert "Why W:" in lines
    assert not any("W12" in line for line in lines)
