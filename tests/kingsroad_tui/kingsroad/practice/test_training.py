"""Mistakes of own games become cards of the training book, however their review came about.

Exercises of King's Road on the table: what a proof says of any cards, what fits no game.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.kingsroad.library.saves import new_autosave, write_table
from kingsroad_tui.kingsroad.practice import exercises
from kingsroad_tui.kingsroad.practice.training import TRAINING, keep_review
from kingsroad_tui.kingsroad.review.review_cache import program_version, store_review
from kingsroad_tui.library.seats import Seat, Setup
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
