"""The game in plain text: a whole game through a pipe, and what can be typed on the way.

Rivals in plain play: one line in quotation marks, before or after what is told.

Plain play offers what the app offers to whoever plays, and says so in its help.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from textual.binding import Binding, BindingType

from advisor.messages.computers import LEVEL_1, ONE_ROUND
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import looks_like_code, parse_position
from kingsroad.records import read_game
from kingsroad.rounds import Revealed
from kingsroad_tui.assassins.keys import ASSASSINS_END_KEYS, ASSASSINS_PLAY_KEYS
from kingsroad_tui.assassins.lines import words as town
from kingsroad_tui.keys.registry import CURTAIN_KEYS
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.keys import END_KEYS, PLAY_KEYS
from kingsroad_tui.kingsroad.library.saves import SAVES, read_table, write_table
from kingsroad_tui.kingsroad.lines import words as road
from kingsroad_tui.kingsroad.lines.mode import LINES, KingsroadPlay, RoadLineTalk
from kingsroad_tui.kingsroad.lines.words import COMMANDS, player_lines, region_lines
from kingsroad_tui.kingsroad.play.outlook_words import end_is_near
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.library.ownership import hold
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.line_io import word_lines, wrapped
from kingsroad_tui.lines.session import toggle_talk
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.solver.client import Solver
from tabletop.say import Say
from tabletop.words.voice import phrase
from tests.support.builders import position
from tests.support.scripted_games import scripted_outcomes
from tests.support.seats import COMPUTER, PERSON, setup_of

EVERY_HAND = ["678", "67", "6", "-"]
"""One of these is legal whatever the number of markers in hand."""


def play(*lines: str, file: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "play", "--plain", *([str(file)] if file else [])],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "state" / "games").glob("*.json"))


def test_a_whole_game_through_a_pipe(kingsroad_home: Path) -> None:
    """Two players, one of them a person called ``[b]x[/b]``; to the winner, and kept."""
    done = play("2", "1", "[b]x[/b]", "1", "n", *EVERY_HAND * 120)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Your cards: " in done.stdout and "You play " in done.stdout
    (file,) = saved_games(kingsroad_home)
    game = read_game(file)
    assert game.finished
    assert game.players[0] == "[b]x[/b]"
    assert game.players[0] == "[b]x[/b]"
    last = [line for line in done.stdout.splitlines() if "wins with" in line or "share the" in line]
    assert len(last) == 1
    near = sum(map(end_is_near, game.positions))
    said = " ".join(done.stdout.split())
    assert said.count("to end the game; then every other region pays once more.") == near


def test_the_end_of_the_input_keeps_the_game_and_the_next_start_continues_it(
    kingsroad_home: Path,
) -> None:
    first = play("2", "1", "Ann", "2", "n", "1 2 3")
    assert first.returncode == 0
    assert "\nSheriff went for the next regions.\n" in first.stdout
    assert "is kept" in first.stdout
    (file,) = saved_games(kingsroad_home)
    assert len(read_game(file).rounds) == 1
    second = play("y", "hand", "456")
    assert "Continue Ann and " in second.stdout
    assert saved_games(kingsroad_home) == [file]
    assert len(read_game(file).rounds) == 2
    third = play("y", "undo", "code", "quit")
    code = next(line for line in third.stdout.splitlines() if looks_like_code(line))
    assert parse_position(code).round == 2


def test_what_can_be_typed_answers_in_sentences(kingsroad_home: Path) -> None:
    done = play("nine", "3", "2", "Ann", "Ann", "1", "n")
    assert phrase("lines-answer-one-of", answers="2, 3, 4, 5") in done.stdout
    assert "two players are called" in done.stdout
    done = play(
        *("3", "1", "Ann", "1", "n"),
        *("help", "map", "players", "hand", "history", "rules", "zz", "11", "12", "1234", "16k"),
        *("save", "save tried", "save tried", "save a/b", "quit"),
    )
    assert done.returncode == 0
    for line in word_lines(COMMANDS):
        assert line in done.stdout
    for words in (
        "1 Zin Kai's Deep pays 1, 1; the King is here.",
        "You: 0 points, 19 markers in hand, 0 Nobles; holds Dragon and Witch.",
        "K: Knight.",
        "No round has been played yet.",
        "THE GAME IN SHORT",
        "There is no such card",
        phrase("kingsroad-refused-twice"),
        "Choose three cards first",
        "Only three cards.",
        "Knight. Type 16k once more to play them.",
        "Not saved: type a name for the game.",
        phrase("library-saving-is-there", name="tried.json"),
    ):
        assert words in done.stdout, words
    assert read_game(kingsroad_home / "data" / "tried.json").rounds == ()
    assert read_game(kingsroad_home / "data" / "a-b.json").rounds == ()


def test_several_people_are_asked_to_look_away_and_the_witch_asks_again(
    kingsroad_home: Path,
) -> None:
    done = play("2", "2", "Ann", "Bob", "n", "", "W12", "", "345", "", "678", "quit")
    lines = done.stdout.splitlines()
    assert "Pass the keyboard to Bob." in lines and "Everyone, look here" in done.stdout
    reveal = lines.index("Ann plays the Witch.")
    assert "Bob plays 3 Temple Ruins, 4 Savage Hills and 5 Dark Tower." in lines[reveal:]
    assert any(line.startswith("After the Witch, Ann plays 6") for line in lines[reveal:])
    # Between two people what one of them saw is out of sight; how a round went is not.
    pages = re.split(r"\n{50,}", done.stdout)
    assert ["Ann, your cards" in page for page in pages] == [True, False, True]
    assert "Bob, your cards" in pages[1] and "Ann plays the Witch." in pages[2]
    # One who chooses again alone does so before everybody.
    assert "After the Witch, Ann plays 6" in pages[2] and "Round 2" in pages[2]
    # What lay behind the Witch is nobody's business, in no file and on no line.
    assert "Dragon's Lair" not in " ".join(line for line in lines[reveal:] if "Ann plays" in line)
    (file,) = saved_games(kingsroad_home)
    assert read_game(file).rounds[0].selections[0].code == "W"


def test_a_saved_game_in_the_middle_of_a_round_goes_on_from_there(tmp_path: Path) -> None:
    """The first player has revealed a Witch and is to choose again."""
    game = Game(("Ann", "Bob")).choose([Selection.parse("W"), Selection.parse("345")])
    assert game.pending is not None
    file = tmp_path / "pending.json"
    write_table(file, game, setup_of(PERSON, COMPUTER))
    words = ("assume Bob: flies", "assume Bob: plays 5", "assume nothing")
    done = play(*words, "678", "scores", "log", "quit", file=file)
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        "Hints suppose: Bob: plays 5. Type hint.",
        "Hints suppose nothing of what the others play.",
        "Round 1: You ",
        "Round 1 · the King in",
        "'Bob: flies'",
    ):
        assert said in done.stdout, said


FINISHED = "KR1:s:9:8:32.33333100.-:33.33333301.-"
"""A round before the end; the second player has no marker in hand."""


def test_a_finished_game_says_how_it_ended_and_what_can_be_done(tmp_path: Path) -> None:
    start = parse_position(FINISHED)
    game = Game(("Ann", "Bob"), start=start).play((Selection.parse("123"), Selection.parse("-")))
    assert game.finished
    file = tmp_path / "over.json"
    write_table(file, game, setup_of(PERSON, COMPUTER))
    done = play("zz", "scores", "undo", "redo", "again", "quit", file=file)
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        "Bob wins with",
        "There is no such word here",
        "1. Bob: ",
        "Round 9 is undone",
        "The round is back.",
    ):
        assert said in done.stdout, said
    assert done.stdout.count("Type help for what you can type instead of cards.") == 2


@pytest.mark.parametrize("answer", ["n", "y"])
@pytest.mark.usefixtures("kingsroad_home")
def test_a_game_that_runs_elsewhere_is_copied_or_left(
    answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way it was come to: the list, the ladder's next game, the game to continue."""
    path = SAVES.new_autosave()
    write_table(path, Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER))
    lock = hold(path)
    assert lock is not None
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
    table = LINES.open(SAVES.read(path))
    lock.release()
    if answer == "n":
        assert table is None
    else:
        assert table is not None
        assert table.where() != path


def test_everything_of_the_form_can_be_set_by_words(kingsroad_home: Path) -> None:
    done = play(
        *("seed 7", "seed x", "hints off", "board nowhere.toml", "open nowhere", "games", "help"),
        *("3", "1", "Ann", "each", "good", "cmd:no-such-program", "cmd:true", "Chancellor", "n"),
        *("hint", "quit"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        phrase("lines-seed-said", seed="7"),
        "A seed is a number",
        "Nobody may ask for hints.",
        "nowhere.toml",
        "nowhere: No such file",
        "There is no saved game yet.",
        "There is no program 'no-such-program'.",
        "The program ended without an answer.",
        "This game was set up without hints.",
    ):
        assert said in done.stdout, said
    (file,) = saved_games(kingsroad_home)
    setup = read_table(file).setup
    assert setup is not None and (setup.seed, setup.hints) == (7, False)
    assert [seat.computer for seat in setup.seats] == ["", "level-1", "advisor"]


def test_the_map_and_the_players_in_sentences() -> None:
    where = position(3, 6, markers={6: (2, 0, 1)}, nobles={6: (1,)}, dragon=(False, True, True))
    lines = region_lines(where, ("Ann", "Bob", "Cid"))
    assert lines[1] == (
        "6 Wizard's Tower pays 6, 4; markers: Ann 2, Cid 1; Noble: Bob; the King is here."
    )
    assert player_lines(where, ("Ann", "Bob", "Cid"))[0] == (
        "Ann: 0 points, 17 markers in hand, 0 Nobles; holds Witch."
    )


def test_a_game_that_runs_elsewhere_goes_on_as_a_copy(kingsroad_home: Path) -> None:
    table = TABLES.new(Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER), print)
    (file,) = saved_games(kingsroad_home)
    done = play("y", "y", "1 2 3")
    assert "being played in another window or terminal" in done.stdout
    assert read_game(file) == table.game
    games = sorted(len(read_game(path).rounds) for path in saved_games(kingsroad_home))
    assert games == [0, 1]
    table.leave()


def test_sentences_break_at_words_and_tables_stay() -> None:
    """In a terminal; a pipe gets whole lines."""
    sentence = "You are 1st with 2: 3 points. " * 4
    assert all(len(line) <= 40 for line in wrapped(sentence, 40).splitlines())
    assert wrapped(sentence, 40).replace("\n", " ") == sentence.strip()
    assert wrapped(sentence, None) == sentence
    row = "6 Wizard's Tower   6  4  3  2   nobody is there now at all"
    assert wrapped(f"{row}\n{sentence}", 40).splitlines()[0] == row


NAMES = ("Ann", "Baron", "Kit")
SEATS = (
    Seat(),
    Seat(SeatKind.COMPUTER, LEVEL_1, colour=1),
    Seat(SeatKind.COMPUTER, ONE_ROUND, colour=2),
)
SAID = re.compile(r"^(Baron|Kit): “[^“”]+”$", re.MULTILINE)


def whole_game(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What stands on the terminal after each outcome of a game, and at its end."""
    table = Table(Game(NAMES), Setup(SEATS, mark=3))
    talk, seen, told = RoadLineTalk(table), False, []
    for game, outcome in scripted_outcomes(table.game, 4):
        table.played(game, {})
        talk.before(outcome, seen=seen)
        print("(told)")
        talk.after()
        seen = isinstance(outcome, Revealed)
        told.append(capsys.readouterr().out)
    talk.over()
    return [*told, capsys.readouterr().out]


def test_a_line_stands_before_what_is_told_or_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = whole_game(capsys)
    said = [SAID.findall(each) for each in told]
    assert all(len(each) <= 1 for each in said)
    assert 3 <= sum(map(len, said[:-1])) <= len(told) / 1.8
    assert len(said[-1]) == 1, "the last word"
    where = {
        text.strip().startswith("(told)") for text, names in zip(told, said, strict=True) if names
    }
    assert where == {True, False}


def test_who_wants_none_hears_none(capsys: pytest.CaptureFixture[str]) -> None:
    toggle_talk()
    assert capsys.readouterr().out.strip() == phrase("rivals-remarks-talk-off")
    assert not read_settings()[0].talk
    assert not any(map(SAID.search, whole_game(capsys)))
    toggle_talk()
    assert capsys.readouterr().out.strip() == phrase("rivals-remarks-talk-on")


def test_who_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    KingsroadPlay(Table(Game(NAMES), Setup(SEATS)), Solver()).say_rivals()
    said = " ".join(capsys.readouterr().out.split())
    assert "Baron, good. Expects you to do the obvious, and answers that." in said
    assert "Kit, easy. Best for a first game" in said


def test_through_a_pipe() -> None:
    """The words are there, and the log has what was said."""
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "play", "--plain"],
        input="\n".join(
            ["2", "1", "Ann", "1", "n", "rivals", "talk", "talk", *["678", "67", "6"] * 8, "log"]
        ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Squire, easy. " in done.stdout
    assert done.stdout.index(phrase("rivals-remarks-talk-off")) < done.stdout.index(
        phrase("rivals-remarks-talk-on")
    )
    lines = re.findall(r"Squire: “[^”]+”", " ".join(done.stdout.split()))
    assert len(set(lines)) >= 1
    once = {line for line in lines if lines.count(line) == 1}
    over = "The game is over" in done.stdout
    assert len(once) <= over, "all are in the log but for a last word when the game is over"


TYPED = "cards, such as 16K"
ACTIONS = "actions, such as Na4-a3 Na3>b3"

ROAD = {
    **dict.fromkeys(("play.forward", "play.pick", "play.back", "play.skip", "play.reorder"), TYPED),
    "play.hint": "hint",
    "play.experts": "hint",  # the last step of it
    "play.assume": "assume",
    "play.take_back": "undo",
    "play.redo": "redo",
    "play.log": "log",
    "play.view": "history",
    "play.save": "save",
    "play.analyse": "analyse",
    "play.code": "code",
    "play.rivals": "rivals",
    "play.talk": "talk",
    "play.leave": "quit",
    "curtain.ready": "(Enter)",
    "curtain.again": "(again)",
    "curtain.leave": "(quit)",
}
ROAD_END = {
    "end.again": "again",
    "end.save": "save",
    "end.analyse": "analyse",
    "end.take_back": "undo",
    "end.code": "code",
    "end.share": "share",
    "end.copy_day": "result",
    "end.leave": "quit",
}
TOWN = {
    "town.forward": "end",
    "town.back": "undo",
    **dict.fromkeys(("town.other", "town.take", "town.type"), ACTIONS),
    **dict.fromkeys((f"town.{key}" for key in ("up", "right", "down", "left")), ACTIONS),
    "town.hint": "hint",
    "town.assume": "assume",
    "town.follow": "follow",
    "town.experts": "hint",  # the last step of it
    "town.peek": "secret",
    "town.log": "log",
    "town.look_back": "log",
    "town.save": "save",
    "town.code": "code",
    "town.rivals": "rivals",
    "town.talk": "talk",
    "town.leave": "quit",
}
ASSASSINS_END = {
    "town_end.swap": "swap",
    "town_end.again": "again",
    "town_end.look_back": "log",
    "town_end.log": "log",
    "town_end.save": "save",
    "town_end.share": "share",
    "town_end.copy_day": "result",
    "town_end.leave": "quit",
}
DRAWN_ONLY = {
    "play.look_next": "a region is looked at on the map; the words map and hint name them all",
    "play.look_previous": "likewise",
    "play.aim": "hides a line that only a screen repeats",
    "curtain.not_now": "plain play asks nobody to look where nothing is to be seen",
    "end.mistakes": "goes back and forth between positions on the map; analyse lists them",
    "town.next": "moves a cursor on the board; actions name their pawn",
    "town.previous": "likewise",
    "town.let_go": "nothing is held",
}
"""What makes sense on a drawn screen only, and why."""


def ids(keys: Iterable[BindingType]) -> list[str]:
    """The actions, without those that choose one card or one pawn."""
    found = [key.id for key in keys if isinstance(key, Binding) and key.id]
    return [one for one in found if ".card." not in one and ".pawn." not in one]


def words(commands: Iterable[Say]) -> set[str]:
    """The first word of each line of a help."""
    typed = [line.partition(": ")[0] for line in word_lines(commands)]
    return {one if " such as " in one else one.split()[0] for one in typed}


@pytest.mark.parametrize(
    ("keys", "offered", "commands"),
    [
        ([*PLAY_KEYS, *CURTAIN_KEYS], ROAD, road.COMMANDS),
        (END_KEYS, ROAD_END, road.END_COMMANDS),
        (ASSASSINS_PLAY_KEYS, TOWN, town.WORDS),
        (ASSASSINS_END_KEYS, ASSASSINS_END, town.END_WORDS),
    ],
)
def test_whatever_the_app_offers_is_a_word_in_plain_play(
    keys: list[BindingType],
    offered: Mapping[str, str],
    commands: Iterable[Say],
) -> None:
    there = words(commands)
    for action in ids(keys):
        if action in DRAWN_ONLY:
            assert action not in offered
            continue
        word = offered[action]
        assert word.startswith("(") or word in there, f"{action}: {word} is not in the help"
    assert set(offered) <= set(ids(keys))


def test_the_help_lists_every_word_there_is() -> None:
    solver = Solver()
    table = Table(Game(("Ann", "Bob")), setup_of(PERSON, COMPUTER))
    typed = KingsroadPlay(table, solver)
    assert set(typed.words()) - {"?"} | {"again"} == words(road.END_COMMANDS) | {"help"}
    typed.seat = 0
    assert set(typed.words()) - {"?", "help"} == words(road.COMMANDS) - {TYPED}


def test_setting_up_offers_what_the_form_does() -> None:
    for offered in (road.SET_UP_WORDS, town.SET_UP_WORDS):
        assert {"open", "board", "seed", "hints", "ladder", "today"} <= words(offered)
    assert "start" in words(town.SET_UP_WORDS) and "statistics" in words(road.SET_UP_WORDS)
