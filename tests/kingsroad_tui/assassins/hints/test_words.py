"""Who is most suspect and how likely a turn wins, in words; and that they never tell the truth.

Moments in which it is known what is good: what hints and the command say of them.

What is said of the king's way out.

Whom to take, in words.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from advisor.assassins.advise import advise
from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    BlockerFacts,
    CardCount,
    Certainty,
    ChanceFacts,
    GateFacts,
    SecretAdvice,
    SecretMember,
    SuspectFacts,
    SuspectSign,
)
from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.secret import possible_secrets
from kingsroad_tui.assassins.hints import outcomes
from kingsroad_tui.assassins.hints.hints import AssassinsHintStep, HintPage, clock_sentence, hint_of
from kingsroad_tui.assassins.hints.printed import (
    assassins_advice_text,
    choice_sentences,
    suspect_lines,
    suspects_sentences,
)
from kingsroad_tui.assassins.words.turns import reports_of
from tests.advisor.assassins.support import moments
from tests.assassins.support.random_play import PLAYERS
from tests.support.soak import sampled


def some_game() -> AssassinsGame:
    """The king's phase of round 5: the people have walked about, and nobody is revealed."""
    random = Random(2)
    game = new_game(PLAYERS)
    for card in game.town.deck[:4]:
        game = game.turn_up(card).end_phase()
        while steps := [a for a in game.legal_actions() if a.kind is ActionKind.TOWNSPERSON_STEP]:
            game = game.act(random.choice(steps))
        game = game.end_phase()
    return game.turn_up(game.town.deck[4])


def suspect(letter: str, chance: float, sign: SuspectSign | None = None) -> SuspectFacts:
    without = None if sign is None else 0.25
    when = None if sign is None else 4
    return SuspectFacts(letter=letter, chance=chance, sign=sign, round=when, without=without)


@pytest.fixture(scope="module")
def facts() -> AssassinsAdvice:
    """The first answer for the king's side."""
    return next(advise(some_game(), Side.KING, []))


def with_suspects(
    facts: AssassinsAdvice, *suspects: SuspectFacts, side: str = "king"
) -> AssassinsAdvice:
    return msgspec.structs.replace(facts, side=side, belief="seen", suspects=list(suspects))


def test_everybody_hidden_has_a_chance_and_the_one_fact_that_moved_it_most(
    facts: AssassinsAdvice,
) -> None:
    advice = with_suspects(
        facts,
        suspect("a", 0.1, SuspectSign.KILLED),
        suspect("b", 0.25),
        suspect("h", 0.62, SuspectSign.NEARER),
    )
    assert (
        suspects_sentences(advice)
        == suspect_lines(advice)
        == [
            "How likely each is an assassin, by what everybody knows:",
            "- Monk H 62%: came nearer to the king in round 4 (25% without that).",
            "- Blacksmith B 25%.",
            "- Apple seller A 10%: could have killed the king in round 4, and did not (25% without "
            "that).",
        ]
    )


def test_the_people_hear_how_suspect_their_own_look(facts: AssassinsAdvice) -> None:
    advice = with_suspects(
        facts,
        suspect("a", 0.1),
        suspect("b", 0.3, SuspectSign.IN_THE_WAY),
        suspect("h", 0.62, SuspectSign.NEARER),
        side="people",
    )
    assert suspects_sentences(advice, {0, 1}) == [
        "How suspect yours look to the king's side:",
        "- Blacksmith B 30%: stepped into the king's way in round 4 (25% without that).",
        "- Apple seller A 10%.",
    ]


def test_where_all_count_alike_that_is_said(facts: AssassinsAdvice) -> None:
    alike = msgspec.structs.replace(facts, belief="alike")
    assert suspect_lines(alike) == []
    assert suspects_sentences(alike)[0].endswith("if what they did says nothing:")
    nobody = with_suspects(facts, suspect("a", 0.25))
    assert suspect_lines(nobody) == []
    assert suspects_sentences(nobody)[0] == "Nobody has given anything away yet."


@pytest.mark.parametrize("sign", SuspectSign)
def test_there_are_words_for_every_sign(facts: AssassinsAdvice, sign: SuspectSign) -> None:
    (line,) = suspect_lines(with_suspects(facts, suspect("c", 0.4, sign)))[1:]
    seen = sign not in (SuspectSign.OFTEN_CHOSEN, SuspectSign.SELDOM_CHOSEN)
    assert ("in round 4" in line) == seen and line.endswith(" (25% without that).")


@pytest.mark.parametrize("sign", SuspectSign)
def test_there_are_words_for_every_sign_of_several_rounds(
    facts: AssassinsAdvice, sign: SuspectSign
) -> None:
    often = msgspec.structs.replace(suspect("c", 0.4, sign), round=None)
    (line,) = suspect_lines(with_suspects(facts, often))[1:]
    assert "None" not in line and "round 4" not in line and line.endswith("(25% without that).")


def way(chance: float | None, error: float = 0.05, win: float = 0.0) -> AssassinsCandidate:
    return AssassinsCandidate(
        actions=[],
        king="e5",
        win=win,
        death=0,
        wound=0,
        death_worlds=0,
        wound_worlds=0,
        need=3,
        chance=chance,
        chance_error=error,
    )


def test_a_chance_stands_with_how_far_it_may_be_off() -> None:
    chance = ChanceFacts(king=0.4, people=0.6, error=0.05)
    assert outcomes.both_chances_sentence(chance) == (
        "Chance to win: the king 40%, the people 60% (± 10%)."
    )
    assert outcomes.own_chance_sentence(way(0.4)) == "Chance to win: 40% (± 10%)."
    assert (
        outcomes.own_chance_sentence(way(1, win=1)) == outcomes.own_chance_sentence(way(None)) == ""
    )


def test_another_way_to_play_says_how_much_less_it_wins_if_that_can_be_told() -> None:
    best = way(0.5, 0.02)
    assert outcomes.beside_best_sentence(way(0.49, 0.02), best) == "It wins about as often."
    assert outcomes.beside_best_sentence(way(0.3, 0.02), best) == "It wins 20% less often."
    assert outcomes.beside_best_sentence(way(None), best) == ""


def test_hints_and_advice_say_the_same_whatever_the_truth() -> None:
    """Every page, and what the command prints, under truths that fit the same public record."""
    game = some_game()
    told = set()
    for secret in possible_secrets(game.position)[::20]:
        truth = game.with_secret(secret)
        facts = next(advise(truth, Side.KING, []))
        whole = msgspec.structs.replace(facts, seconds=0.0)
        pages = [hint_of(whole, game, HintPage(step)) for step in AssassinsHintStep]
        told.add((msgspec.json.encode(whole), assassins_advice_text(whole, game), *map(str, pages)))
    assert len(told) == 1
    assert facts.suspects and facts.belief == "seen"


def test_no_way_to_play_stands_higher_than_the_best_by_chance_alone(facts: AssassinsAdvice) -> None:
    """Behind the best way a figure is given where it surely is lower, and none that is not."""
    ways = [way(0.45, 0.1), way(0.53, 0.08), way(0.2, 0.02)]
    advice = msgspec.structs.replace(facts, side="king", candidates=ways)
    words = [outcomes.candidate_chance_words(one, advice) for one in ways]
    assert words[0].startswith("wins 45%") and words[2].startswith("wins 20%")
    assert words[1] == "wins about as often"


def end_of(name: str, *, seconds: float | None = None) -> tuple[tuple[ActionReport, ...], str]:
    """What the first way to play does, and all that the command prints."""
    advice = moments.advice_at(name, seconds=seconds)
    game = moments.moment(name)
    reports = reports_of(game.position, advice.candidates[0].actions)
    assert len(reports) == len(advice.candidates[0].actions)
    return reports, assassins_advice_text(advice, game)


def test_it_does_not_say_to_stop_while_a_few_actions_make_the_king_safe() -> None:
    reports, printed = end_of(moments.NO_REASON_TO_STOP)
    assert reports
    best = printed.split("\n 1  ")[1].splitlines()[1]
    assert "killed: no risk; wounded: no risk" in best
    advice = moments.advice_at(moments.NO_REASON_TO_STOP)
    assert all(way.actions for way in advice.candidates)
    game = moments.moment(moments.NO_REASON_TO_STOP)
    plan = hint_of(advice, game, HintPage(AssassinsHintStep.PLAN))
    assert plan.sentences[0].startswith("Then the king is safe this round;")
    danger = hint_of(advice, game, HintPage(AssassinsHintStep.DANGER))
    assert danger.headline.startswith("If you stop here, the king can be wounded: about 1 in 4")
    other = hint_of(advice, game, HintPage(AssassinsHintStep.OTHERS))
    assert other.sentences[0] == "1 step ahead, but riskier."


def test_the_people_close_the_gate_with_the_king_next_to_it() -> None:
    reports, printed = end_of(moments.CLOSE_THE_GATE)
    lines = printed.splitlines()
    warning = "The king walks out next turn with 1 of the 2 cards to come: close b5!"
    assert warning in lines and lines.index(warning) < lines.index("", lines.index(warning))
    end: AssassinsPosition = reports[-1].after
    gate = next(gate.square for gate in end.town.gates if gate.direction.value == "west")
    assert gate in end.townsfolk
    assert "the king cannot walk out next turn" in printed.split("\n 1  ")[1].splitlines()[1]
    game, advice = moments.moment(moments.CLOSE_THE_GATE), moments.advice_at(moments.CLOSE_THE_GATE)
    assert game.secret is not None
    own = game.secret.assassins
    first = hint_of(advice, game, HintPage(AssassinsHintStep.CLOCK), own)
    assert first.headline == warning and first.alarming
    plan = hint_of(advice, game, HintPage(AssassinsHintStep.PLAN), own)
    assert plan.sentences[0].startswith("Then the king cannot walk out next turn;")


@pytest.mark.parametrize("name", [moments.PUSHES_IN_A_ROW])
def test_pushes_in_a_row_are_no_reason_to_give_no_answer(name: str) -> None:
    """Within a few seconds as without a limit; what each pawn does is told with its reason."""
    reports, printed = end_of(name, seconds=2)
    assert reports and "\n 1  " in printed
    plan = hint_of(
        moments.advice_at(name, seconds=2), moments.moment(name), HintPage(AssassinsHintStep.PLAN)
    )
    moves = [line for line in plan.sentences if line.startswith("- ")]
    assert moves and any("arrests" in line for line in moves)
    assert moments.moment(name).position.side is Side.KING


@pytest.mark.parametrize("which", sampled(range(210), 101))
def test_no_page_of_a_whole_hint_tells_anything_of_the_truth(which: int) -> None:
    """The plan, the other ways, who they may be, and what the command prints: the same under every
    truth that fits what is public as where nobody knows it."""
    public = moments.moment(moments.NO_REASON_TO_STOP)
    truth = public.with_secret(possible_secrets(public.position)[which])
    *_, advice = advise(truth, Side.KING, [])
    told = msgspec.structs.replace(advice, seconds=0.0)
    known = msgspec.structs.replace(moments.advice_at(moments.NO_REASON_TO_STOP), seconds=0.0)
    assert msgspec.json.encode(told) == msgspec.json.encode(known)
    page = HintPage().next(0)
    while page.step is not AssassinsHintStep.OFF:
        hint = hint_of(told, truth, page)
        assert hint == hint_of(known, public, page)
        page = page.next(hint.others)
    assert assassins_advice_text(told, truth) == assassins_advice_text(known, public)


def advice(
    gate: GateFacts | None = None,
    *,
    left: int = 4,
    win_now: list[str] | None = None,
    leaves: int | None = None,
) -> AssassinsAdvice:
    gates = [gate or west()]
    need = None if gates[0].shut else gates[0].need
    return AssassinsAdvice(
        id=1,
        side="king" if leaves is None else "people",
        final=True,
        assumptions=[],
        worlds=220,
        chances={},
        danger={},
        farthest=3,
        danger_certainty=Certainty.EXACT,
        stop=None,
        need=need,
        left=left,
        spare=None if need is None else left - need,
        gates=gates,
        deck=[CardCount(card=(1, 5, False, 4), count=2), CardCount(card=(2, 7, False, 5), count=1)],
        win_now=win_now,
        leaves=leaves,
    )


def west(*blockers: BlockerFacts, around: int | None = None, through: int = 2) -> GateFacts:
    return GateFacts(
        square="b5",
        direction="west",
        need=2,
        around=around,
        shut=around is None,
        through=through,
        blockers=list(blockers),
    )


def turn(
    need: int | None = None, through: int | None = None, blockers: str = "", **more: Any
) -> AssassinsCandidate:
    return AssassinsCandidate(
        actions=[],
        king="b6",
        win=0,
        death=0,
        wound=0,
        death_worlds=0,
        wound_worlds=0,
        need=need,
        through=through,
        blockers=list(blockers),
        **more,
    )


@pytest.mark.parametrize(
    ("blockers", "said"),
    [
        ([BlockerFacts(letter="c", push=1)], "once the butcher C is out of the way: push (1 AP). "),
        (
            [BlockerFacts(letter="c", push=1, arrest=2)],
            "once the butcher C is out of the way: push (1 AP) or arrest (2 AP). ",
        ),
        ([BlockerFacts(letter="c", kill=1)], "once the butcher C is out of the way: kill (1 AP). "),
        ([BlockerFacts(letter="c")], "once the butcher C is out of the way. "),
        (
            [BlockerFacts(letter="c", push=1), BlockerFacts(letter="d")],
            "once the butcher C and the carpenter D are out of the way. ",
        ),
    ],
)
def test_the_way_through_somebody(blockers: list[BlockerFacts], said: str) -> None:
    told = advice(west(*blockers))
    sentence = f"2 steps to the gate at b5, {said}The king has 4 AP left, 2 to spare."
    assert outcomes.through_sentence(told) == clock_sentence(told) == sentence


def test_a_free_way_that_is_as_short_needs_nobody_to_go() -> None:
    assert outcomes.through_sentence(advice(west(BlockerFacts(letter="c", push=1), around=3))) == ""
    assert outcomes.through_sentence(advice(west(BlockerFacts(letter="c", push=1), around=4)))
    assert outcomes.through_sentence(advice(west(BlockerFacts(letter="c", push=1)), left=1)) == ""
    assert outcomes.through_sentence(advice(west(around=2))) == ""


def test_what_is_decided_is_said_first() -> None:
    assert outcomes.decided_sentence(advice(win_now=["Kb5-out"])) == "You can win now!"
    assert outcomes.decided_sentence(advice()) == ""
    assert (
        outcomes.decided_sentence(advice(west(around=2), leaves=1))
        == "The king walks out next turn with 1 of the 3 cards to come: close b5!"
    )
    assert (
        outcomes.decided_sentence(advice(west(around=2), leaves=3))
        == "The king walks out next turn, whatever card comes: close b5!"
    )
    assert outcomes.decided_sentence(advice(west(around=2), leaves=0)) == ""


def test_what_becomes_of_his_walk_after_a_turn_of_the_people() -> None:
    told = advice(west(around=2), leaves=1)
    assert outcomes.leaves_words(turn(leaves=0), told) == "the king cannot walk out next turn"
    assert (
        outcomes.leaves_words(turn(leaves=1), told)
        == "the king walks out next turn with 1 of the 3 cards to come"
    )
    assert outcomes.leaves_words(turn(), told) == ""
    assert outcomes.leaves_words(turn(leaves=0), advice(west(around=2), leaves=0)) == ""


def test_how_far_it_is_after_a_turn() -> None:
    assert outcomes.way_left_words(turn(need=4, through=4)) == "4 steps to a gate"
    assert outcomes.king_left_words(turn(need=4, through=4)) == "the king has 4 steps to a gate"
    assert outcomes.way_left_words(turn(need=None)) == "every way to a gate is blocked"
    assert outcomes.king_left_words(turn(need=None)) == "every way to a gate is blocked"
    assert (
        outcomes.way_left_words(turn(through=2, blockers="c"))
        == "2 steps to a gate once the butcher C is out of the way"
    )
    assert (
        outcomes.way_left_words(turn(need=6, through=2, blockers="cd"))
        == "2 steps to a gate once the butcher C and the carpenter D are out of the way"
    )


MEMBERS = [
    SecretMember(letter="b", passes=3, arrest=4),
    SecretMember(letter="f", passes=None, arrest=None),
    SecretMember(letter="i", passes=8, arrest=3),
]


def test_what_the_choice_is_worth_is_said_where_games_were_played_on_the_board() -> None:
    asked = SecretAdvice(members=MEMBERS, apart=5, alike=41, chance=0.61, even=0.53)
    *_, drawn, worth = choice_sentences(asked)
    assert "from 41 that are as good" in drawn and "61%" in worth and "53%" in worth
    unknown = SecretAdvice(members=MEMBERS, apart=5, alike=41)
    assert choice_sentences(unknown) == choice_sentences(asked)[:-1]
