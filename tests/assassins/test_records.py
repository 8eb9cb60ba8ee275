"""Records: what is refused, and with which words; that nothing is lost.

Playthroughs are whole games as text, kept beside their records and compared: a change of the
rules shows up here as a readable difference. Run this file as a script
(``python -m tests.assassins.test_records``) to write the texts anew, and read them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.cards import RoundCard
from assassins.games import new_game
from assassins.playthroughs import draw, playthrough
from assassins.position import Ending, starting_position
from assassins.records import AssassinsRecordError, decode_game, encode_game, read_game, write_game
from assassins.replay import AssassinsReplayData
from assassins.secret import Secret
from assassins.town import SQUARE_NAMES, AssassinsData, parse_square, side_a
from tabletop.records import MAX_RECORD_BYTES
from tabletop.say import Say
from tests.assassins.support import random_play
from tests.assassins.support.towns import two_kings
from tests.support.damaged_texts import NO_RECORDS
from tests.support.examples import examples
from tests.support.playthroughs import Playthroughs
from tests.support.yardstick import within_yardsticks

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
FIRST = {"card": [1, 6, True, 5], "king": "Na4-a3 Na3>b3", "people": "Th2-h3"}
SECOND = {"card": [1, 5, False, 4], "king": "Nb3-b4", "people": "Rh3"}


def record(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "format": "king-and-assassins-game",
        "version": 1,
        "players": {"king": "Ann", "people": "Bob"},
        "rounds": [FIRST],
    }
    return plain | changes


def refused(content: bytes | str | dict[str, Any]) -> str:
    if isinstance(content, dict):
        content = json.dumps(content)
    with pytest.raises(AssassinsRecordError) as caught:
        decode_game(content, "game.json")
    message = str(caught.value)
    assert message.startswith("game.json: ") and message.isprintable() and len(message) < 480
    return message


def test_the_promised_fields_and_no_other_are_written() -> None:
    game = decode_game(json.dumps(record()), "game.json")
    written = json.loads(encode_game(game))
    assert written == record(board=None, king_start=None, secret=None)
    running = game.turn_up(RoundCard(1, 5, False, 4))
    assert json.loads(encode_game(running))["rounds"][1] == {"card": [1, 5, False, 4]}
    half = running.end_phase()
    assert json.loads(encode_game(half))["rounds"][1] == {"card": [1, 5, False, 4], "king": "-"}
    known = new_game(random_play.PLAYERS, secret=Secret.of("kda"))
    assert json.loads(encode_game(known))["secret"] == ["a", "d", "k"]


def test_a_board_with_a_choice_of_kings_is_written_whole() -> None:
    game = new_game(random_play.PLAYERS, two_kings(), parse_square("c10"))
    written = json.loads(encode_game(game))
    assert written["king_start"] == "c10"
    assert written["board"] == json.loads(msgspec.json.encode(AssassinsData.of(two_kings())))
    assert written["board"]["cards"]["left_out"] == [[2, 7, False, 4]]
    assert decode_game(encode_game(game), "game.json") == game
    assert "king_start: the king can start on j10 and c10" in refused(
        written | {"king_start": None}
    )
    assert "king_start: the king can start on j10 and c10" in refused(
        written | {"king_start": "a1"}
    )
    written["rounds"] = [{"card": [2, 7, False, 4]}]
    assert "round 1, card: the deck has no card '2/7/4' left" in refused(written)


def test_side_a_written_out_is_side_a() -> None:
    board = msgspec.to_builtins(AssassinsData.of(side_a()))
    game = decode_game(json.dumps(record(board=board, king_start="j10")), "game.json")
    assert game == decode_game(json.dumps(record()), "game.json")


def test_fields_a_reader_does_not_know_are_ignored() -> None:
    game = decode_game(json.dumps(record(comment=[[1]], rounds=[FIRST | {"x": 1}])), "game.json")
    assert len(game.rounds) == 1


def rounds(*rows: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return record(rounds=list(rows), **changes)


BAD_ROUNDS = {
    "an action that is none": (rounds(FIRST | {"king": "Na4-z9"}), "round 1, king, action 1: 'Na4"),
    "an illegal action": (rounds(FIRST | {"king": "Na4-a3 Na3-b3"}), "king, action 2: .*pushes"),
    "a push of nobody": (rounds(FIRST | {"king": "Na4>a3"}), "nobody to push on a3"),
    "the other side": (rounds(FIRST | {"king": "Th2-h3"}), "the other side's phase"),
    "too many points": (
        rounds(FIRST | {"people": "Th2-h3 Th3-h4 Th4-i4 Ti4-i5 Ti5-i6 Ti6-i5"}),
        "people, action 6: .*it costs 1 AP, and none is left",
    ),
    "an empty phase": (rounds(FIRST | {"king": ""}), "round 1, king, action 1: ''"),
    "two spaces": (rounds(FIRST | {"king": "Na4-a3  Na3>b3"}), "round 1, king, action 2: ''"),
    "a long phase": (rounds(FIRST | {"king": "Na4-a3 " * 9_999}), "longer than a phase can be"),
    "a card not in the deck": (rounds(FIRST | {"card": [3, 6, True, 5]}), "no card '3/6s/5' left"),
    "a card too often": (
        rounds(FIRST | {"card": [2, 5, False, 4]}, {"card": [2, 5, False, 4]}),
        "round 2, card: the deck has no card '2/5/4'",
    ),
    "no phases in the middle": (rounds({"card": [1, 6, True, 5]}, SECOND), "round 1, king: the ph"),
    "no people in the middle": (
        rounds({"card": [1, 6, True, 5], "king": "-"}, SECOND),
        "round 1, people: the phase is missing",
    ),
    "people before the king": (
        rounds({"card": [1, 6, True, 5], "people": "-"}),
        "round 1, king: the phase is missing",
    ),
    "a card that is none": (
        rounds(FIRST | {"card": [1, 6, True]}),
        "card: expected a list of length 4",
    ),
    "shackles as a number": (
        rounds(FIRST | {"card": [1, 6, 1, 5]}),
        "expected true or false, got a whole number",
    ),
    "a reveal that the secret does not hold": (
        rounds(FIRST, SECOND, secret=["b", "c", "d"]),
        "round 2, people, action 1: 'Rh3': the townsperson on h3 is not an assassin",
    ),
    "four revealed": (rounds(FIRST | {"people": "Rh2 Re4 Rg4 Rc6"}), "action 4: .*all three"),
}


@pytest.mark.parametrize(("content", "reason"), BAD_ROUNDS.values(), ids=BAD_ROUNDS)
def test_a_round_that_breaks_a_rule_is_refused_with_place_and_reason(
    content: dict[str, Any], reason: str
) -> None:
    with pytest.raises(AssassinsRecordError, match=reason):
        decode_game(json.dumps(content), "game.json")
    refused(content)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "is empty"),
        (encode_game(random_play.random_game(1))[:300], "or damaged .*truncated"),
        *((content, "json: is not a saved game$") for content in NO_RECORDS),
        (
            json.dumps(record(format="kingsroad-game")),
            "is a saved game of King's Road, not a saved game of King & Assassins",
        ),
        (json.dumps(record(format="x" * 10_000)), "format 'x+…'"),
        (json.dumps(record(version=2)), "version: 2 is not one this program reads"),
        (json.dumps(record(version=10**400)), "version|out of range"),
        (json.dumps(record(version="1")), "version: expected a whole number, got text"),
        (
            json.dumps(record(players=["Ann", "Bob"])),
            "players: expected a group of fields, got a list",
        ),
        (json.dumps(record(players={"king": "Ann", "people": " "})), "players.people: the name is"),
        (
            json.dumps(record(players={"king": "Ann", "people": "ann"})),
            "players.people: both players are called ann",
        ),
        (json.dumps(record(king_start="z1")), "king_start: 'z1' is not a square"),
        (json.dumps(record(king_start="a1")), "king_start: the king can start on j10"),
        (
            json.dumps(record(secret=["a", "b"])),
            "secret: the assassins must be .* letters a to l",
        ),
        (
            json.dumps(record(secret=["a", "b", "m"])),
            "secret: the assassins must be three",
        ),
        (
            json.dumps(record(secret=["a", "a", "b"])),
            "secret: the assassins must be three",
        ),
        (json.dumps(record(secret="adk")), "secret: expected a list or nothing, got text"),
        (json.dumps(record(board={"name": "x"})), "board: the field .* is missing"),
        (json.dumps(record(rounds={})), "rounds: expected a list, got a group of fields"),
        (json.dumps(record(pending="Nb3-b4")), "round 2, king, action 1: .*no round card"),
        ("[" * 100_000, "nested too deeply|is not a saved game"),
        ('{"x": ' + "[" * 50_000 + "]" * 50_000 + "}", "nested too deeply"),
        ('{"x": "' + "[" * 50 + '"}', "is not a saved game"),
        ('"\\"' * 500_000, "is not a saved game"),
    ],
    ids=range(29),
)
def test_bad_files_are_refused_at_once_and_in_one_line(content: bytes | str, reason: str) -> None:
    with within_yardsticks(2.5):
        with pytest.raises(AssassinsRecordError, match=reason):
            decode_game(content, "game.json")
        refused(content)


def test_an_error_has_source_place_and_reason() -> None:
    with pytest.raises(AssassinsRecordError) as caught:
        decode_game(json.dumps(rounds(FIRST | {"king": "Na4-a9"})), "game.json")
    error = caught.value
    where = Say("assassins-in-phase", round=1, phase="king")
    assert (error.source, error.where) == (
        "game.json",
        Say("assassins-in-action", phase=where, action=1),
    )
    assert str(error).endswith(": 'Na4-a9': a4 and a9 are not beside each other")


def test_the_largest_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as out:
        out.truncate(MAX_RECORD_BYTES + 1)
    with pytest.raises(AssassinsRecordError, match="larger than it may be") as caught:
        read_game(file)
    assert str(caught.value).startswith(f"{file}: ")
    with pytest.raises(AssassinsRecordError, match="larger than it may be"):
        decode_game(" " * (MAX_RECORD_BYTES + 1), "x")
    flat = b'{"x": [' + b"[[]]," * 3_000_000 + b"0]}"
    with within_yardsticks(10), pytest.raises(AssassinsRecordError, match="is not a saved game"):
        decode_game(flat, "x")


def test_writing_is_atomic(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    write_game(file, random_play.random_game(1))
    write_game(file, random_play.random_game(2))
    assert read_game(file) == random_play.random_game(2)
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]
    with pytest.raises(AssassinsRecordError, match="a folder"):
        read_game(tmp_path)


KILLS = [  # three reveals, then all of them killed: everybody knows that the game is over
    {"card": [1, 6, True, 5], "king": "-", "people": "Rj6 Rh6 Rf10 Aj6-j7 Aj7-i7"},
    {"card": [1, 6, True, 5], "king": "Ni8!i7 Nh9-h8 Nh8-h7 Nh7!h6", "people": "Af10-g10 Ag10-h10"},
]


def test_when_all_three_must_be_gone_the_game_is_over_without_the_secret() -> None:
    done = rounds(*KILLS, {"card": [1, 6, True, 5], "king": "Ni10!h10"})
    game = decode_game(json.dumps(done), "game.json")
    assert game.result is not None and game.result.by is Ending.ASSASSINS
    goes_on = rounds(*KILLS, {"card": [1, 6, True, 5], "king": "Ni10!h10 Ni9-h9"})
    assert "round 3, after the end, action 1: 'Ni9-h9': the game is over" in refused(goes_on)
    people = rounds(*KILLS, {"card": [1, 6, True, 5], "king": "Ni10!h10", "people": "-"})
    assert "round 3, people: the game is over" in refused(people)
    more = rounds(*KILLS, {"card": [1, 6, True, 5], "king": "Ni10!h10"}, {"card": [1, 5, True, 5]})
    assert "round 4, card: the game is over" in refused(more)


def test_an_arrest_that_ended_the_game_reads_as_unfinished_without_the_secret() -> None:
    for seed in range(400):
        game = random_play.random_game(seed)
        if game.result and game.result.by is Ending.ASSASSINS and len(game.position.revealed) < 3:
            break
    data = json.loads(encode_game(game))
    assert decode_game(json.dumps(data), "game.json").result == game.result
    public = decode_game(json.dumps(data | {"secret": None}), "game.json")
    assert public.result is None and public.position.townsfolk == game.position.townsfolk
    replay = msgspec.to_builtins(AssassinsReplayData.of("game.json", public))
    assert replay["result"] is None and replay["positions"][-1]["phase"] == "people"


@pytest.mark.parametrize("by", list(Ending))
def test_every_ending_reads_back(by: Ending) -> None:
    for seed in range(1_000):
        game = random_play.random_game(seed)
        if game.result and game.result.by is by:
            break
    assert game.result is not None and game.result.by is by
    data = json.loads(encode_game(game))
    assert decode_game(json.dumps(data), "game.json") == game
    if by in (Ending.CASTLE, Ending.KILLED, Ending.TIME):
        again = decode_game(json.dumps(data | {"secret": None}), "game.json")
        assert again.result == game.result
    data["rounds"][-1]["people" if by is not Ending.KILLED else "king"] = "-"
    if by is not Ending.KILLED:
        assert f"round {len(data['rounds'])}, people: the game is over" in refused(data)


def test_a_phase_in_progress_is_kept() -> None:
    kept = 0
    for game in random_play.steps(Random(4)):
        again = decode_game(encode_game(game), "game.json")
        assert again == game
        kept += "pending" in json.loads(encode_game(game))
    assert kept > 50
    half = decode_game(json.dumps(record(rounds=[FIRST, {"card": [1, 6, True, 5]}])), "g")
    running = half.act("Nb3-b4")
    data = json.loads(encode_game(running))
    assert data["pending"] == "Nb3-b4" and "king" not in data["rounds"][-1]
    assert "action 1: 'Na1-a2': no knight is on a1" in refused(data | {"pending": "Na1-a2"})
    assert "pending: the game is over" in refused(
        json.loads(encode_game(random_play.random_game(3))) | {"pending": "-"}
    )


@examples(30)
@given(st.integers(0, 2**32), st.sampled_from((side_a(), two_kings())))
def test_a_record_reads_back_as_the_same_game(seed: int, town: Any) -> None:
    game = random_play.unfinished_game(seed, town=town)
    again = decode_game(encode_game(game), "record")
    assert again == game
    public = decode_game(encode_game(game.as_public()), "record")
    assert public.positions == game.positions and public.position == game.position


def test_a_public_record_is_the_same_bytes_under_every_possible_secret() -> None:
    from assassins.secret import possible_secrets

    for seed in range(6):
        game = random_play.unfinished_game(seed)
        if game.finished:
            continue
        public = encode_game(game.as_public())
        assert all(
            encode_game(game.with_secret(secret).as_public()) == public
            for secret in possible_secrets(game.position)[:20]
        )


def test_what_replay_says() -> None:
    game = decode_game(json.dumps(record()), "g")
    data = msgspec.to_builtins(AssassinsReplayData.of("g.json", game))
    assert list(data) == ["file", "positions", "result"]
    assert data["file"] == "g.json" and data["result"] is None
    start, people, second = data["positions"]
    assert start == {
        "round": 1,
        "phase": "king",
        "king": "j10",
        "wounds": 0,
        "knights": ["a4", "d2", "h9", "i10", "i8", "i9", "j9"],
        "townsfolk": dict(
            zip(
                "abcdefghijkl",
                (SQUARE_NAMES[square] for square in side_a().townsfolk),
                strict=True,
            )
        ),
        "revealed": [],
        "arrested": [],
        "killed": [],
    }
    assert people["phase"] == "people" and people["round"] == 1
    assert people["townsfolk"]["b"] == "c3" and "b3" in people["knights"]
    assert (second["phase"], second["round"]) == ("king", 2)
    over = msgspec.to_builtins(AssassinsReplayData.of("g", random_play.random_game(1)))
    assert over["positions"][-1]["phase"] == "over"
    assert set(over["result"]) == {"winner", "by"}


def test_the_games_kept_with_the_tests() -> None:
    endings = set()
    for file in GAMES:
        game = read_game(file)
        assert encode_game(game) == file.read_bytes()
        endings.add(game.result.by if game.result else None)
    assert endings == {*Ending, None}


PLAYTHROUGHS = Playthroughs(
    Path(__file__).parent / "games", lambda file: playthrough(file.name, read_game(file))
)


@pytest.mark.parametrize("file", PLAYTHROUGHS.records, ids=lambda file: file.stem)
def test_a_game_is_told_as_it_was(file: Path) -> None:
    PLAYTHROUGHS.assert_as_kept(file)


def test_the_board_of_the_rules() -> None:
    lines = draw(starting_position(side_a())).splitlines()
    assert len(lines) == 11
    assert lines[0].split() == list("abcdefghij")
    assert lines[3].split() == ["3", ".^", "b", ".=", ".", ".", ".", ".", ".", ".", ".^"]
    assert lines[4].split() == ["4", "N^", ".", ".", ".", "c", ".", "d", ".", ".", "."]
    assert lines[6].split() == ["6", ".", ".", "e", ".", ".", "f^", ".^", "g", ".", "h"]
    assert lines[10].split() == ["10", ".^", ".^", ".", ".", ".", "l", ".", ".", "N", "K"]


if __name__ == "__main__":
    PLAYTHROUGHS.write()
