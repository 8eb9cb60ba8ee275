"""Who is most suspect and how likely a turn wins, in words; and that they never tell the truth.

Moments in which it is known what is good: what hints and the command say of them.

What is said of the king's way out.

Whom to take, in words.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

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
from kingsroad_tui.assassins.hints.hints import hint_of
from kingsroad_tui.assassins.hints.look import (
    clock_sentences,
    decided_sentences,
    suspected_sentences,
    suspects_lines,
)
from kingsroad_tui.assassins.hints.printed import (
    assassins_advice_text,
    choice_sentences,
    experts_lines,
)
from kingsroad_tui.assassins.words.turns import reports_of
from kingsroad_tui.hints.pages import PAGES, Page, Reading
from tests.advisor.assassins.support import moments
from tests.assassins.support.random_play import PLAYERS, steps
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
    said = [
        "How likely each is an assassin, by what everybody has seen:",
        "- The monk H 62%: came nearer to the king in round 4 (25% without that).",
        "- The blacksmith B 25%.",
        "- The apple seller A 10%: could have killed the king in round 4, and did not (25% without "
        "that).",
    ]
    assert suspects_lines(advice) == said
    assert suspected_sentences(advice) == [
        "Most suspect: the monk H 62%, the blacksmith B 25% and the apple seller A 10%."
    ]


def test_the_people_hear_how_suspect_their_own_look(facts: AssassinsAdvice) -> None:
    advice = with_suspects(
        facts,
        suspect("a", 0.1),
        suspect("b", 0.3, SuspectSign.IN_THE_WAY),
        suspect("h", 0.62, SuspectSign.NEARER),
        side="people",
    )
    assert suspected_sentences(advice, {0, 1}) == [
        "How suspect yours look: the blacksmith B 30% and the apple seller A 10%."
    ]


def test_where_all_count_alike_that_is_said(facts: AssassinsAdvice) -> None:
    alike = msgspec.structs.replace(facts, belief="alike")
    assert suspects_lines(alike)[0].startswith("Everybody counted alike")
    nobody = with_suspects(facts, suspect("a", 0.25))
    said = "Nobody has given anything away yet."
    assert suspects_lines(nobody)[0] == said and suspected_sentences(nobody) == [said]
    assert suspected_sentences(alike) == []


@pytest.mark.parametrize("sign", SuspectSign)
def test_there_are_words_for_every_sign(facts: AssassinsAdvice, sign: SuspectSign) -> None:
    """In one round, and in several."""
    told = suspect("c", 0.4, sign)
    once, often = (
        suspects_lines(with_suspects(facts, one))[1]
        for one in (told, msgspec.structs.replace(told, round=None))
    )
    seen = sign not in (SuspectSign.OFTEN_CHOSEN, SuspectSign.SELDOM_CHOSEN)
    assert ("in round 4" in once) == ("in several rounds" in often) == seen
    assert once.endswith("(25% without that).") and "None" not in often


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


def test_errors_are_for_experts_alone(facts: AssassinsAdvice) -> None:
    """And so are trios counted alike: what everybody reads is by who is suspected."""
    chance = ChanceFacts(king=0.4, people=0.6, error=0.05)
    ways = [way(0.4), way(0.2)]
    advice = msgspec.structs.replace(facts, chance=chance, candidates=ways, final=True)
    game = some_game()
    lines = experts_lines(advice, game)
    assert "Chance to win: the king 40%, the people 60% (± 10%)." in lines
    assert any("possible trios" in line for line in lines)
    assert any("wins 40% (± 10%)" in line for line in lines)
    for page in (Page.LOOK, Page.CHOICE, Page.COMPARE):
        said = " ".join(hint_of(advice, game, Reading(page)).lines)
        assert "±" not in said and "trio" not in said


def test_what_cannot_be_told_from_the_best_is_as_good(facts: AssassinsAdvice) -> None:
    best = way(0.5, 0.02)
    assert way(0.49, 0.02).as_good_as(best) and not way(0.3, 0.02).as_good_as(best)
    assert not way(None).as_good_as(best) and not best.as_good_as(way(1.0, win=1.0))
    ways = [best, way(0.48, 0.1), way(0.2, 0.02)]
    assert msgspec.structs.replace(facts, candidates=ways).as_good == ways[1:2]


def test_hints_and_advice_say_the_same_whatever_the_truth() -> None:
    """Every page, and what the command prints, under truths that fit the same public record."""
    game = some_game()
    told = set()
    for secret in possible_secrets(game.position)[::20]:
        truth = game.with_secret(secret)
        facts = next(advise(truth, Side.KING, []))
        whole = msgspec.structs.replace(facts, seconds=0.0)
        pages = [hint_of(whole, game, Reading(page)) for page in Page]
        told.add((msgspec.json.encode(whole), assassins_advice_text(whole, game), *map(str, pages)))
    assert len(told) == 1
    assert facts.suspects and facts.belief == "seen"


@pytest.mark.parametrize("count", sampled([2, 1_000], 2))
def test_no_two_pages_of_a_hint_share_a_sentence(count: int) -> None:
    """Nor does one say anything twice."""
    random = Random(8)
    for _ in range(count):
        moments_of_play = [g for g in steps(random) if g.position.card and not g.finished]
        game = random.choice(moments_of_play)
        side = Side(game.position.phase.value)
        known = game.secret.assassins if game.secret and side is Side.PEOPLE else frozenset[int]()
        seen = game if known else replace(game, secret=None)
        *_, advice = advise(seen, side, [])
        pages = [hint_of(advice, seen, Reading(page), known).lines for page in PAGES]
        told = [sentence for lines in pages for line in lines for sentence in line.split(". ")]
        rows = ("1", "2", "3", "4", "5")  # a way to play may begin as the best one does
        told = [one for one in told if not one.startswith(("Knight", "The ", "Much", *rows))]
        assert len(told) == len(set(told)), (game.position, told)


def end_of(name: str, *, seconds: float | None = None) -> tuple[tuple[ActionReport, ...], str]:
    """What the first way to play does, and all that the command prints."""
    advice = moments.advice_at(name, seconds=seconds)
    game = moments.moment(name)
    reports = reports_of(game.position, advice.candidates[0].actions)
    assert len(reports) == len(advice.candidates[0].actions)
    return reports, assassins_advice_text(advice, game)


def test_it_does_not_say_to_stop_while_the_king_can_be_wounded() -> None:
    reports, printed = end_of(moments.NO_REASON_TO_STOP)
    assert reports and "\n1. " in printed
    advice = moments.advice_at(moments.NO_REASON_TO_STOP)
    assert all(way.actions for way in (advice.candidates[0], *advice.as_good))
    game = moments.moment(moments.NO_REASON_TO_STOP)
    danger = hint_of(advice, game, Reading(Page.LOOK))
    assert danger.headline.startswith("If you stop here, the king can be wounded: ")


def test_the_people_close_the_gate_with_the_king_next_to_it() -> None:
    reports, printed = end_of(moments.CLOSE_THE_GATE)
    lines = printed.splitlines()
    warning = "The king walks out next turn with 1 of the 2 cards to come: close b5!"
    assert warning in lines and lines.index(warning) < lines.index("", lines.index(warning))
    end: AssassinsPosition = reports[-1].after
    gate = next(gate.square for gate in end.town.gates if gate.direction.value == "west")
    assert gate in end.townsfolk
    game, advice = moments.moment(moments.CLOSE_THE_GATE), moments.advice_at(moments.CLOSE_THE_GATE)
    assert game.secret is not None
    own = game.secret.assassins
    first = hint_of(advice, game, Reading(Page.LOOK), own)
    assert first.headline == warning and first.alarming
    plan = hint_of(advice, game, Reading(Page.CHOICE), own)
    assert "Then the king cannot walk out next turn." in plan.sentences[0]


@pytest.mark.parametrize("name", [moments.PUSHES_IN_A_ROW])
def test_pushes_in_a_row_are_no_reason_to_give_no_answer(name: str) -> None:
    """Within a few seconds as without a limit; what each pawn does is told with its reason."""
    reports, printed = end_of(name, seconds=2)
    assert reports and "\n1. " in printed
    plan = hint_of(moments.advice_at(name, seconds=2), moments.moment(name), Reading(Page.CHOICE))
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
    for page in Page:
        assert hint_of(told, truth, Reading(page)) == hint_of(known, public, Reading(page))
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


@pytest.mark.parametrize(
    ("blockers", "said"),
    [
        ([BlockerFacts(letter="c", push=1)], ["You can push him aside (1 AP)."]),
        (
            [BlockerFacts(letter="c", push=1, arrest=2)],
            ["You can push him aside (1 AP) or arrest him (2 AP)."],
        ),
        ([BlockerFacts(letter="c", kill=1)], ["You can kill him (1 AP)."]),
        ([BlockerFacts(letter="c")], []),
    ],
)
def test_the_way_through_somebody(blockers: list[BlockerFacts], said: list[str]) -> None:
    way = (
        "2 steps to the gate at b5 once the butcher C is out of the way, 4 king AP left: 2 to "
        "spare."
    )
    assert clock_sentences(advice(west(*blockers))) == [way, *said]


def test_two_in_the_way_are_named() -> None:
    (said,) = clock_sentences(
        advice(west(BlockerFacts(letter="c", push=1), BlockerFacts(letter="d")))
    )
    assert "once the butcher C and the carpenter D are out of the way" in said


def test_a_free_way_that_is_as_short_needs_nobody_to_go() -> None:
    one = BlockerFacts(letter="c", push=1)
    assert "out of the way" not in clock_sentences(advice(west(one, around=3)))[0]
    assert "out of the way" in clock_sentences(advice(west(one, around=4)))[0]
    assert "out of reach" in clock_sentences(advice(west(one), left=1))[0]


def test_what_is_decided_is_said_first() -> None:
    assert decided_sentences(advice(win_now=["Kb5-out"])) == ["You can win now!"]
    assert decided_sentences(advice()) == decided_sentences(advice(leaves=0)) == []
    assert decided_sentences(advice(west(around=2), leaves=1)) == [
        "The king walks out next turn with 1 of the 3 cards to come: close b5!"
    ]
    assert decided_sentences(advice(west(around=2), leaves=3)) == [
        "The king walks out next turn, whatever card comes: close b5!"
    ]


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
