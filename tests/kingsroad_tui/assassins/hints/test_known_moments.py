"""Moments in which it is known what is good: what hints and the command say of them."""

from __future__ import annotations

import msgspec
import pytest

from advisor.assassins.advise import advise
from assassins.actions import Side
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.secret import possible_secrets
from kingsroad_tui.assassins.hints.hints import AssassinsHintStep, HintPage, hint_of
from kingsroad_tui.assassins.hints.printed import assassins_advice_text
from kingsroad_tui.assassins.words.turns import reports_of
from tests.advisor.assassins.support.moments import (
    CLOSE_THE_GATE,
    NO_REASON_TO_STOP,
    PUSHES_IN_A_ROW,
    advice_at,
    moment,
)
from tests.support.soak import sampled


def end_of(name: str, *, seconds: float | None = None) -> tuple[tuple[ActionReport, ...], str]:
    """What the first way to play does, and all that the command prints."""
    advice = advice_at(name, seconds=seconds)
    game = moment(name)
    reports = reports_of(game.position, advice.candidates[0].actions)
    assert len(reports) == len(advice.candidates[0].actions)
    return reports, assassins_advice_text(advice, game)


def test_it_does_not_say_to_stop_while_a_few_actions_make_the_king_safe() -> None:
    reports, printed = end_of(NO_REASON_TO_STOP)
    assert reports
    best = printed.split("\n 1  ")[1].splitlines()[1]
    assert "killed: no risk; wounded: no risk" in best
    advice = advice_at(NO_REASON_TO_STOP)
    assert advice.complete and all(way.actions for way in advice.candidates)
    game = moment(NO_REASON_TO_STOP)
    plan = hint_of(advice, game, HintPage(AssassinsHintStep.PLAN))
    assert plan.sentences[0].startswith("Then the king is safe this round;")
    danger = hint_of(advice, game, HintPage(AssassinsHintStep.DANGER))
    assert danger.headline.startswith("If you stop here, the king can be wounded: about 1 in 4")
    other = hint_of(advice, game, HintPage(AssassinsHintStep.OTHERS))
    assert other.sentences[0] == "1 step ahead, but riskier."


def test_the_people_close_the_gate_with_the_king_next_to_it() -> None:
    reports, printed = end_of(CLOSE_THE_GATE)
    lines = printed.splitlines()
    warning = "The king walks out next turn with 1 of the 2 cards to come: close b5!"
    assert warning in lines and lines.index(warning) < lines.index("", lines.index(warning))
    end: AssassinsPosition = reports[-1].after
    gate = next(gate.square for gate in end.town.gates if gate.direction.value == "west")
    assert gate in end.townsfolk
    assert "the king cannot walk out next turn" in printed.split("\n 1  ")[1].splitlines()[1]
    game, advice = moment(CLOSE_THE_GATE), advice_at(CLOSE_THE_GATE)
    assert game.secret is not None
    own = game.secret.assassins
    first = hint_of(advice, game, HintPage(AssassinsHintStep.CLOCK), own)
    assert first.headline == warning and first.alarming
    plan = hint_of(advice, game, HintPage(AssassinsHintStep.PLAN), own)
    assert plan.sentences[0].startswith("Then the king cannot walk out next turn;")


@pytest.mark.parametrize("name", [PUSHES_IN_A_ROW])
def test_pushes_in_a_row_are_no_reason_to_give_no_answer(name: str) -> None:
    """Within a few seconds as without a limit; what each pawn does is told with its reason."""
    reports, printed = end_of(name, seconds=2)
    assert reports and "\n 1  " in printed
    plan = hint_of(advice_at(name, seconds=2), moment(name), HintPage(AssassinsHintStep.PLAN))
    moves = [line for line in plan.sentences if line.startswith("- ")]
    assert moves and any("arrests" in line for line in moves)
    assert moment(name).position.side is Side.KING


@pytest.mark.parametrize("which", sampled(range(210), 101))
def test_no_page_of_a_whole_hint_tells_anything_of_the_truth(which: int) -> None:
    """The plan, the other ways, who they may be, and what the command prints: the same under every
    truth that fits what is public as where nobody knows it."""
    public = moment(NO_REASON_TO_STOP)
    truth = public.with_secret(possible_secrets(public.position)[which])
    *_, advice = advise(truth, Side.KING, [])
    told = msgspec.structs.replace(advice, seconds=0.0)
    known = msgspec.structs.replace(advice_at(NO_REASON_TO_STOP), seconds=0.0)
    assert msgspec.json.encode(told) == msgspec.json.encode(known)
    page = HintPage().next(0)
    while page.step is not AssassinsHintStep.OFF:
        hint = hint_of(told, truth, page)
        assert hint == hint_of(known, public, page)
        page = page.next(hint.others)
    assert assassins_advice_text(told, truth) == assassins_advice_text(known, public)
