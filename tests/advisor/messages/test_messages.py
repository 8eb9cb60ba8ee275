"""Assumptions as text: read, printed, refused with the reason.

Who sits at a table: everybody has a name of their own, whoever else sits there.

Errors say where and why as fields, read as one line, and travel between processes.

The published schemas are those of the types, and have the fields that are promised.

No line of an answer is longer than readers take, and what it lacks is what it may lack.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.engine import MAX_ANSWER_BYTES, AnswerTooLong, short_line
from advisor.kingsroad.analysis.question import ask
from advisor.messages import computers, protocol
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.assassins_review import AssassinsReview
from advisor.messages.assumptions import (
    MAX_LENGTH,
    Assumption,
    AssumptionError,
    Claim,
    ClaimKind,
    claims_about,
    parse_assumptions,
)
from advisor.messages.schemas import SCHEMAS, schema_text, write_schemas
from advisor.workshop.tournament.runner import TournamentError
from kingsroad.cards import REGION_CARDS, Card
from kingsroad.games import Game
from kingsroad.position import PLAYERS as NUMBERS
from tabletop.game import Forfeit
from tabletop.names import folded_name
from tabletop.say import Say
from tabletop.words.voice import english
from tests.support.answers import complete_advice, planted_review, reviewed
from tests.support.legal import random_game

PLAYERS = ("Ann", "Bob", "Dr. No: 2nd of: his name", "ÉVE", " Cid")

CLAIMS = st.one_of(
    st.builds(
        Claim,
        st.sampled_from([ClaimKind.PLAYS, ClaimKind.PLAYS_NO]),
        st.sampled_from([*REGION_CARDS, Card.KNIGHT, Card.DRAGON, Card.WITCH]),
    ),
    st.builds(Claim, st.just(ClaimKind.PUTS), st.sampled_from(REGION_CARDS), st.integers(0, 2)),
)


@pytest.mark.parametrize(
    ("text", "seat", "claim"),
    [
        ("Bob: plays 5", 1, Claim(ClaimKind.PLAYS, Card.REGION_5)),
        ("Bob: keeps the Dragon", 1, Claim(ClaimKind.PLAYS_NO, Card.DRAGON)),
        ("Ann: plays no Witch", 0, Claim(ClaimKind.PLAYS_NO, Card.WITCH)),
        ("ann:  Plays THE knight ", 0, Claim(ClaimKind.PLAYS, Card.KNIGHT)),
        ("Bob: puts two in 8", 1, Claim(ClaimKind.PUTS, Card.REGION_8, 2)),
        ("Bob: puts a marker in region 3", 1, Claim(ClaimKind.PUTS, Card.REGION_3, 1)),
        ("Bob: puts no markers in 3", 1, Claim(ClaimKind.PUTS, Card.REGION_3, 0)),
        ("Dr. No: 2nd of: his name: plays 1", 2, Claim(ClaimKind.PLAYS, Card.REGION_1)),
        ("E\u0301ve: plays a Dragon", 3, Claim(ClaimKind.PLAYS, Card.DRAGON)),
        ("Cid: plays 2", 4, Claim(ClaimKind.PLAYS, Card.REGION_2)),
        ("Cid: plays D", 4, Claim(ClaimKind.PLAYS, Card.DRAGON)),
        ("cid: keeps w", 4, Claim(ClaimKind.PLAYS_NO, Card.WITCH)),
        ("Bob: plays no K", 1, Claim(ClaimKind.PLAYS_NO, Card.KNIGHT)),
        ("Bob: plays k", 1, Claim(ClaimKind.PLAYS, Card.KNIGHT)),
    ],
)
def test_what_is_understood(text: str, seat: int, claim: Claim) -> None:
    assert Assumption.parse(text, PLAYERS) == Assumption(seat, claim)


@given(st.integers(0, len(PLAYERS) - 1), CLAIMS)
def test_printing_and_reading_is_identity(seat: int, claim: Claim) -> None:
    assumption = Assumption(seat, claim)
    assert Assumption.parse(assumption.text(PLAYERS), PLAYERS) == assumption


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "NAME: CLAIM"),
        ("Bob plays 5", "NAME: CLAIM"),
        ("Zed: plays 5", "no player of this name"),
        ("Bob: plays 9", "a card is 1 to 8"),
        ("Bob: plays", "a card is 1 to 8"),
        ("Bob: puts three in 8", "puts one in 5"),
        ("Bob: puts two in Dragon", "puts one in 5"),
        ("Bob: wins", "plays CARD"),
        ("Bob: plays 5" + " " * MAX_LENGTH, "longer than"),
    ],
)
def test_what_is_refused(text: str, why: str) -> None:
    with pytest.raises(AssumptionError, match=why) as caught:
        Assumption.parse(text, PLAYERS)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


def test_names_that_differ_in_the_width_of_letters_only() -> None:
    players = ("Bob", "Ｂob")
    assert Assumption.parse(" Bob\u200b: plays 5", players).seat == 0
    assert Assumption.parse("Ｂob : plays 5", players).seat == 1
    assert Assumption.parse("bob: plays 5", players).seat == 0
    with pytest.raises(AssumptionError, match="several players"):
        Assumption.parse("ｂｏｂ: plays 5", players)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"Bob:{text}"):
        try:
            Assumption.parse(line, PLAYERS)
        except AssumptionError as error:
            assert "\n" not in str(error)


def test_claims_about_a_seat_are_sorted_and_without_repetition() -> None:
    texts = ["Bob: plays 5", "Ann: plays 6", "Bob: keeps the Dragon", "bob: plays no dragon"]
    assumptions = parse_assumptions(texts, PLAYERS)
    assert claims_about(assumptions, 1) == claims_about(reversed(assumptions), 1)
    assert [str(claim) for claim in claims_about(assumptions, 1)] == ["plays 5", "plays no Dragon"]


_KINGDOM = [
    computers.PERSON,
    computers.PROGRAM,
    *(strength.character for strength in computers.STRENGTHS.values()),
]
_TOWN = [computers.PERSON, *(strength.character for strength in ASSASSINS_STRENGTHS.values())]


def test_no_name_belongs_to_two_characters() -> None:
    for characters in (_KINGDOM, _TOWN):
        names = list(chain.from_iterable(character.names for character in characters))
        assert len(set(map(folded_name, names))) == len(names)


def test_a_table_can_be_filled_with_one_character() -> None:
    for character in _KINGDOM:
        Game(computers.names_at_table([character] * max(NUMBERS)))
    for character in _TOWN:
        assert len(set(computers.names_at_table([character] * 2))) == 2


@given(st.data())
def test_names_are_different_and_given_ones_stay(data: st.DataObject) -> None:
    characters = data.draw(st.lists(st.sampled_from(_KINGDOM), min_size=2, max_size=5))
    typed = data.draw(
        st.dictionaries(
            st.integers(0, len(characters) - 1),
            st.sampled_from(["baron", "SQUIRE", "Ann", *(c.names[1] for c in _KINGDOM)]),
        )
    )
    names = computers.names_at_table(characters, typed)
    assert all(names[seat] == name for seat, name in typed.items())
    folded = list(map(folded_name, names))
    for seat, name in enumerate(folded):
        assert folded.count(name) == 1 or (seat in typed)
        if seat not in typed:
            assert names[seat] in characters[seat].names


def test_somebody_alone_of_their_strength_has_the_usual_name() -> None:
    assert computers.names_at_table(
        (computers.PERSON, computers.character_of(computers.LEVEL_1))
    ) == ("Regent", "Baron")


def test_names_follow_who_sits_there_until_somebody_types_one() -> None:
    seats = computers.SeatNames()
    baron, squire = (
        computers.character_of(computers.LEVEL_1),
        computers.character_of(computers.ONE_ROUND),
    )
    laid = seats.names(["", ""], [computers.PERSON, baron])
    assert laid == ("Regent", "Baron")
    assert seats.names(laid, [computers.PERSON, squire]) == ("Regent", "Squire")
    assert seats.names(["Squire", "Regent"], [squire, computers.PERSON]) == ("Squire", "Regent")
    assert seats.names(["Squire", "Bob"], [computers.PERSON, baron]) == ("Regent", "Bob"), (
        "who moved"
    )
    assert seats.names(["Ann", "Bob"], [computers.PERSON, baron]) == ("Ann", "Bob")
    assert seats.names(["", "Bob"], [computers.PERSON, baron]) == ("Regent", "Bob")


def test_the_guide_lists_everybody_one_can_play_against() -> None:
    rows = [
        f"| {who.name} | {english(one.label)} | `{one.name}` | {english(who.manner)} |"
        for one in computers.STRENGTHS.values()
        for who in [one.character]
        if one.name != computers.RANDOM
    ]
    guide = (Path(__file__).parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
    assert "\n".join(rows) in guide


GAME = Game(("Ann", "Bob"))


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (protocol.RequestError("epsilon", "must be 0 or more"), "epsilon: must be 0 or more"),
        (protocol.RequestError("", "the game is over"), "the game is over"),
        (AssumptionError("Zed", "there is no such player"), "Zed: there is no such player"),
        (TournamentError("a.jsonl", "is no results file"), "a.jsonl: is no results file"),
        (Forfeit("./bot", "there was no answer"), "there was no answer"),
    ],
)
def test_an_error_reads_as_one_line_also_in_another_process(error: Exception, line: str) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error) == line
    assert vars(copy) == vars(error)


def test_a_refused_request_says_where_and_why() -> None:
    with pytest.raises(protocol.RequestError) as refused:
        ask(GAME, 0, protocol.AdviceSettings(epsilon=-1.0))
    assert (refused.value.where, refused.value.why) == ("epsilon", Say("advisor-not-negative"))
    with pytest.raises(protocol.RequestError) as refused:
        ask(GAME, 0, protocol.AdviceSettings(assumptions=["Zed: plays 5"]))
    assert refused.value.where == Say("advisor-assumption", text="'Zed: plays 5'")
    assert refused.value.why == Say("advisor-assumption-no-player")


def test_a_refused_assumption_says_what_and_why() -> None:
    with pytest.raises(AssumptionError) as refused:
        Assumption.parse("Zed: plays 5", GAME.players)
    assert refused.value.where == "'Zed: plays 5'"
    assert refused.value.why == Say("advisor-assumption-no-player")


PUBLISHED = Path(__file__).parents[3] / "docs" / "schemas"


def fields(schema: str, type_name: str) -> set[str]:
    definitions: dict[str, Any] = json.loads(schema_text(schema))["$defs"]
    return set(definitions[type_name]["properties"])


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_published_schema_is_that_of_the_type(name: str) -> None:
    published = (PUBLISHED / f"{name}.json").read_text(encoding="utf-8")
    assert published == schema_text(name), "run: python -m advisor.messages.schemas docs/schemas"


def test_nothing_else_is_published() -> None:
    assert {file.stem for file in PUBLISHED.glob("*.json")} == set(SCHEMAS)


def test_the_command_writes_the_published_files_without_numpy(tmp_path: Path) -> None:
    code = (
        "import runpy, sys; sys.argv = ['schemas', sys.argv[1]];"
        "runpy.run_module('advisor.messages.schemas', run_name='__main__');"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    for name in SCHEMAS:
        assert (tmp_path / f"{name}.json").read_text(encoding="utf-8") == schema_text(name)


def test_the_folder_is_made_where_it_is_missing(tmp_path: Path) -> None:
    write_schemas(tmp_path / "new" / "schemas")
    assert (tmp_path / "new" / "schemas" / "saved-game.json").exists()


def test_fields_have_the_names_that_other_programs_rely_on() -> None:
    assert fields("saved-game", "GameData") >= {
        "format", "version", "players", "variant", "board", "start", "rounds", "pending",
    }  # fmt: skip
    assert fields("engine-answer", "Advice") >= {
        "type", "id", "stage", "player", "position", "belief", "goal", "epsilon", "assumptions",
        "seed", "opponents", "candidates", "win", "recommended", "certificate", "cut", "seconds",
    }  # fmt: skip
    assert fields("engine-answer", "Judged") >= {
        "player", "round", "phase", "before", "cost", "choice", "luck", "verdict",
    }  # fmt: skip
    assert fields("engine-answer", "PlayerAccount") == {"start", "costs", "luck", "result"}
    shared = {"type", "player", "players", "variant", "board", "rounds", "position"}
    assert fields("program-message", "ProgramChoose") >= shared | {"id", "seconds"}
    assert fields("program-message", "ProgramRechoose") >= shared | {"id", "seconds", "revealed"}
    assert fields("program-message", "ProgramEnd") >= shared
    assert fields("program-answer", "ProgramAnswer") == {"id", "selection"}


PROMISED = {
    "selection", "points", "points_se", "worst", "best", "win", "win_se", "margin", "margin_se",
    "share", "loss", "win_best_play", "loss_best_play",
}  # fmt: skip

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.fixture(scope="module")
def advice() -> protocol.Advice:
    """The longest advice there is: all of a full hand, refined."""
    return complete_advice(Game(NAMES[:2]), 0)


def test_a_long_advice_has_all_its_candidates_and_their_figures(advice: protocol.Advice) -> None:
    whole = json.loads(msgspec.json.encode(advice))
    line = short_line(advice)
    assert len(msgspec.json.encode(advice)) > len(line) and len(line) < MAX_ANSWER_BYTES
    short = json.loads(line)
    assert {key: short[key] for key in short if key != "candidates"} == {
        key: whole[key] for key in whole if key != "candidates"
    }
    for one, full in zip(short["candidates"], whole["candidates"], strict=True):
        assert set(one) >= PROMISED and one == {key: full[key] for key in one}
    assert short["candidates"][:3] == whole["candidates"][:3]
    assert isinstance(msgspec.json.decode(line, type=protocol.Answer), protocol.Advice)


def test_what_is_null_goes_where_details_are_not_enough(advice: protocol.Advice) -> None:
    more = msgspec.structs.replace(advice, method="x" * 8_000)
    line = short_line(more)
    assert len(line) < MAX_ANSWER_BYTES
    decoded = msgspec.json.decode(line, type=protocol.Answer)
    assert isinstance(decoded, protocol.Advice)
    assert [one.win_se for one in decoded.candidates] == [one.win_se for one in advice.candidates]


def test_a_long_review_lacks_what_came_before() -> None:
    review = reviewed(random_game(2, 3, rounds=2))
    assert short_line(review) == msgspec.json.encode(review)
    long = msgspec.structs.replace(review, rounds=review.rounds * 60)
    short = msgspec.json.decode(short_line(long), type=protocol.Answer)
    assert (
        isinstance(short, protocol.Review) and not short.rounds and short.players == review.players
    )
    town = planted_review()
    long_town = msgspec.structs.replace(town, phases=town.phases * 60)
    short = msgspec.json.decode(short_line(long_town), type=protocol.Answer)
    assert isinstance(short, AssassinsReview) and not short.phases and short.sides == town.sides


@pytest.mark.parametrize("length", [MAX_ANSWER_BYTES, 10 * MAX_ANSWER_BYTES])
def test_what_cannot_be_shortened_is_refused(length: int) -> None:
    with pytest.raises(AnswerTooLong, match="longer than 65536 bytes"):
        short_line(protocol.Failure(id=1, kind=protocol.FailureKind.REQUEST, message="x" * length))
