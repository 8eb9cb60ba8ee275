"""Mistakes of own games become cards of the training book, however their review came about.

Exercises of King's Road on the table: what a proof says of any cards, what fits no game.

What kind of mistake a choice was: each kind by the facts it is made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from advisor.messages.exercises import KingsroadExercise, KingsroadKind
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import ChoiceReview, Outlook, mistakes
from advisor.messages.verdicts import Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position, starting_position
from kingsroad.records import read_game
from kingsroad.rounds import play_round
from kingsroad_tui.kingsroad.library.saves import new_autosave, write_table
from kingsroad_tui.kingsroad.practice import exercises
from kingsroad_tui.kingsroad.practice.exercises import mistake_kind
from kingsroad_tui.kingsroad.practice.training import TRAINING, keep_review
from kingsroad_tui.kingsroad.review.review_cache import store_review
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.review.judging import program_version
from tabletop.errors import LocatedError
from tests.support.paths import GAMES
from tests.support.practice import KINGSROAD_PUZZLES
from tests.support.practice import THREE as PRACTICE_THREE
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

THREE = [read_game(path) for path in GAMES[:3]]


def table_of(game: Game) -> Setup:
    return setup_of(PERSON, *[COMPUTER] * (len(game.players) - 1))


def reviewed(game: Game) -> Review:
    review = sample_review(game, settings=AdviceSettings())
    return msgspec.structs.replace(review, program=program_version())


def saved(game: Game, setup: Setup | None = None) -> Path:
    path = new_autosave()
    write_table(path, game, setup or table_of(game))
    return path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))


def test_three_games_make_a_book() -> None:
    """Those judged have their mistakes in it; the one that is not is named; nothing comes twice."""
    paths = [saved(game) for game in THREE]
    for game, path in list(zip(THREE, paths, strict=True))[:2]:
        store_review(path, game, reviewed(game))
    (left,) = TRAINING.gather()
    assert left.path == paths[2] and left.game.as_public() == THREE[2].as_public()
    book = TRAINING.book
    wanted = sum(len(mistakes(reviewed(game).rounds, 0)) for game in THREE[:2])
    cards = list(book.read().cards.values())
    assert len(cards) == wanted > 3
    assert len(book.read().due(book.today)) == wanted
    TRAINING.keep_mistakes(left, reviewed(left.game))
    assert TRAINING.gather() == []
    assert len(book.read().cards) == wanted + len(mistakes(reviewed(THREE[2]).rounds, 0))


def test_every_card_lies_on_the_table_as_it_was() -> None:
    """It holds its own game, so that nothing is lost where the file is deleted."""
    game = THREE[1]
    path = saved(game)
    keep_review(path, game, reviewed(game))
    path.unlink()
    found = {(one.round, one.second): one.choice for one in mistakes(reviewed(game).rounds, 0)}
    cards = TRAINING.book.read().cards.values()
    assert len(cards) == len(found)
    for card in cards:
        laid = exercises.LaidOut.of(card.exercise)
        assert found[laid.round, laid.second] == card.exercise.made
        assert laid.game.rounds == game.as_public().rounds[: laid.round - 1]
        assert laid.setup.alone == 0


def test_a_copy_of_a_game_brings_no_card_twice() -> None:
    """Nor does the same game judged anew."""
    game = THREE[0]
    first, second = saved(game), saved(game)
    keep_review(first, game, reviewed(game))
    before = TRAINING.book.read()
    keep_review(second, game, reviewed(game))
    assert TRAINING.gather() == []
    assert TRAINING.book.read() == before


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (COMPUTER, COMPUTER)])
def test_games_of_several_people_or_none_are_nobodys(seats: tuple[Seat, Seat]) -> None:
    """Nobody knows whose mistakes they are; nor are games that are not over looked through."""
    game = THREE[0]
    saved(game, setup_of(*seats))
    saved(game.take_back(1))
    assert TRAINING.gather() == []
    assert not TRAINING.book.read().cards


def test_games_from_elsewhere_are_not_ones_own(tmp_path: Path) -> None:
    """A file that lies among the saved games was not played here for that."""
    game = THREE[0]
    saved(game, msgspec.structs.replace(table_of(game), elsewhere=True))
    assert TRAINING.gather() == []


GAME = PRACTICE_THREE[1]
PUZZLE = KINGSROAD_PUZZLES[0]


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("178", exercises.ByProof.SOLVED),
        ("871", exercises.ByProof.SOLVED),  # the same effect in another order
        ("123", exercises.ByProof.WORSE),
        ("321", exercises.ByProof.WORSE),
        ("234", exercises.ByProof.NOT_LISTED),
    ],
)
def test_a_proof_judges_any_cards_by_their_effect(cards: str, says: exercises.ByProof) -> None:
    """Those it does not name lose at least as much as the last one that it names."""
    assert PUZZLE.proof is not None
    answer = exercises.ProvedAnswer.of(PUZZLE.proof, Selection.parse(cards))
    assert answer.says is says
    assert answer.solved == (says is exercises.ByProof.SOLVED)
    if says is exercises.ByProof.NOT_LISTED:
        assert answer.choice == PUZZLE.proof.choices[-1]


def own() -> KingsroadExercise:
    mistake = mistakes(sample_review(GAME).rounds, 0)[0]
    return exercises.exercise_of(GAME, mistake, AdviceSettings())


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "GAME1:AAAA"},
        {"game": ""},
        {"seat": 4},
        {"made": {"selection": ["9", "x"]}},
        {"made": {"best": [["W", "W", "W"]]}},
        {"proof": {"choices": [["1?8", 0.5, 0.5, 0, 0, 0], ["123", 0.4, 0.4, 0.1, 0.1, 0]]}},
    ],
)
def test_what_fits_no_game_is_refused(changed: dict[str, object]) -> None:
    """A file may hold anything; nothing of it reaches a screen."""
    written = msgspec.to_builtins(own())
    for name, value in changed.items():
        whole = isinstance(value, dict) and isinstance(written[name], dict)
        written[name] = {**written[name], **value} if whole else value  # type: ignore[dict-item]
    with pytest.raises(LocatedError):
        exercises.LaidOut.of(msgspec.convert(written, type=KingsroadExercise))


def test_a_game_that_is_over_leaves_nothing_to_choose() -> None:
    """The line of a whole game is no exercise."""
    from kingsroad.records import encode_game
    from tabletop.game_lines import print_line

    over = print_line(encode_game(GAME.as_public()))
    with pytest.raises(LocatedError):
        exercises.LaidOut.of(msgspec.structs.replace(own(), game=over))


def test_whole_games_are_named_by_what_happened() -> None:
    """By which it is known that a game was looked through; each seat has its own name."""
    assert exercises.game_id(GAME, 0) == exercises.game_id(GAME.as_public(), 0)
    assert exercises.game_id(GAME, 0) != exercises.game_id(GAME, 1)
    assert exercises.game_id(GAME.take_back(1), 0) != exercises.game_id(GAME, 0)


Markers = dict[int, int]


def at_king(king: int, *markers: Markers) -> Position:
    """Three players, the King in a region, and everybody's markers by region."""
    start = starting_position(3)
    lying = tuple(tuple(one.get(region, 0) for region in range(1, 9)) for one in markers)
    in_hand = tuple(19 - sum(row) for row in lying)
    return replace(start, king=king, markers=lying, in_hand=in_hand)


def kind(position: Position, played: str, best: str, *others: str) -> KingsroadKind:
    """Of a choice of the first player, beside the best one and what the others played."""
    own = Selection.parse(played)
    choice = ChoiceReview(
        player=0,
        selection=own.as_revealed().codes,
        forced=False,
        loss=0.2,
        loss_error=0.01,
        best=[Selection.parse(best).codes],
        share=0.0,
        safe_loss=0.2,
        worth=Outlook(),
        best_worth=Outlook(0.2),
        severity=Severity.BLUNDER,
        accuracy=40.0,
    )
    selections = [own, *map(Selection.parse, others)]
    again: Sequence[Selection | None] = ()
    if own.has_witch:
        again = (Selection.parse("123"), None, None)
    return mistake_kind(position, choice, play_round(position, selections, tuple(again)))


NOBODY: tuple[Markers, Markers, Markers] = ({}, {}, {})


@pytest.mark.parametrize(
    ("position", "played", "best", "others", "wanted"),
    [
        (at_king(5, *NOBODY), "W12", "578", ("123", "123"), KingsroadKind.WITCH_EARLY),
        (at_king(5, *NOBODY), "578", "W12", ("123", "123"), KingsroadKind.WITCH_KEPT),
        # The Dragon has 2 scored, where the second player stands.
        (
            at_king(5, {}, {2: 3}, {}),
            "D57",
            "578",
            ("123", "123"),
            KingsroadKind.DRAGON_FOR_OTHERS,
        ),
        # He follows the Dragon, and so does nothing.
        (at_king(5, *NOBODY), "57K", "58K", ("123", "123"), KingsroadKind.KNIGHT_WASTED),
        # One each in the King's region, where a second marker was to be had.
        (at_king(5, *NOBODY), "578", "75K", ("512", "123"), KingsroadKind.SECOND_BY_TIE),
        # Three ahead already.
        (at_king(5, {5: 3}, {}, {}), "512", "812", ("123", "123"), KingsroadKind.AHEAD_ALREADY),
        # Nothing in the King's region, which another takes.
        (at_king(5, *NOBODY), "812", "512", ("512", "123"), KingsroadKind.LEFT_FOR_NOTHING),
        # 6 is reached in five rounds, 2 in the next one.
        (at_king(5, *NOBODY), "561", "521", ("123", "123"), KingsroadKind.TOO_FAR),
        (at_king(5, *NOBODY), "521", "561", ("123", "123"), KingsroadKind.OTHER),
    ],
)
def test_each_kind_has_its_facts(
    position: Position, played: str, best: str, others: tuple[str, str], wanted: KingsroadKind
) -> None:
    assert kind(position, played, best, *others) is wanted


def test_the_same_cards_are_no_such_kind_where_the_facts_are_others() -> None:
    """A Dragon that served oneself, a lead that could be lost, a place that was got after all."""
    own = at_king(5, {2: 3}, {}, {})
    assert kind(own, "D57", "578", "123", "123") is not KingsroadKind.DRAGON_FOR_OTHERS
    close = at_king(5, {5: 2}, {}, {})
    assert kind(close, "512", "812", "123", "123") is not KingsroadKind.AHEAD_ALREADY
    there = at_king(5, {5: 1}, {}, {})
    assert kind(there, "812", "512", "123", "123") is not KingsroadKind.LEFT_FOR_NOTHING
    alone = kind(at_king(5, *NOBODY), "578", "75K", "123", "123")
    assert alone is not KingsroadKind.SECOND_BY_TIE


def test_without_a_better_choice_there_is_no_kind() -> None:
    """A review from a file may name none."""
    position = at_king(5, *NOBODY)
    report = play_round(position, [Selection.parse(text) for text in ("578", "123", "123")])
    choice = ChoiceReview(
        player=0,
        selection=["5", "7", "8"],
        forced=False,
        loss=0.2,
        loss_error=0.0,
        best=[],
        share=0.0,
        safe_loss=0.0,
        worth=Outlook(),
        best_worth=Outlook(),
        severity=Severity.BLUNDER,
        accuracy=None,
    )
    assert mistake_kind(position, choice, report) is KingsroadKind.OTHER
