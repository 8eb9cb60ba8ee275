"""`kingsroad analyse` and `kingsroad position`: their output, their exit codes, what they keep."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import advisor.kingsroad.analysis.review
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.mixed_strategies import SolverError
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import RoundReview, remarkable
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position, print_position
from kingsroad.records import read_game, write_game
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.library.saves import setup_for, write_table
from kingsroad_tui.kingsroad.review.review_cache import (
    load_review,
    made_with,
    store_review,
)
from kingsroad_tui.kingsroad.review.skill import mean_loss_words
from kingsroad_tui.kingsroad.review.thinking import thought_sentences
from kingsroad_tui.library.library import analysis_path
from tests.support.answers import reviewed
from tests.support.legal import random_game
from tests.support.sample_review import sample_review

Out = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A saved game of two that is quickly judged."""
    path = tmp_path / "game.json"
    write_game(path, random_game(2, 5, rounds=3))
    return path


@pytest.fixture
def judged(record: Path) -> Path:
    """The same, with its analysis beside it."""
    game = read_game(record)
    store_review(record, game, reviewed(game))
    return record


def test_in_words(record: Path, capsys: Out) -> None:
    assert run(["analyse", str(record)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "Ann and Bob, standard rules"
    begun = [line.split(":")[0] for line in shown if not line.startswith(" ")]
    assert begun[1:4] == ["Round 1", "Round 2", "Round 3"]
    text = "\n".join(shown)
    assert "accuracy" in text and "moments to learn from" in text and "the others" in text
    told = (" turned in round", "Most changed in round", "No single round decided the game.")
    assert any(one in text for one in told)
    review = load_review(record, read_game(record))
    assert review is not None
    for player, name in zip(review.players, ("Ann", "Bob"), strict=True):
        said, row = (line for line in shown[1:] if line.startswith(f"{name} "))
        assert row.split()[1] == f"{player.accuracy:.0f}"
        assert player.skill is not None
        cost = mean_loss_words(player.skill, review.settings.goal)
        assert said.startswith(f"{name} gave up {cost} per choice")
        assert cost in row
    assert "residual" not in text and "Advice for winning against ordinary players" in text


def test_a_finished_game_is_told_to_whoever_played_alone(tmp_path: Path, capsys: Out) -> None:
    """Who won with how many points; whoever is "you" in the app is so here, but not in JSON."""
    game = random_game(3, 5)
    path = tmp_path / "game.json"
    write_table(path, game, setup_for(game))
    store_review(path, game, sample_review(game))
    assert run(["analyse", str(path)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "Ann (you), Bob and Cid, standard rules"
    names = ("You", *game.players[1:])
    for seat, name in enumerate(names):
        won = seat in game.position.winners
        points = f"with {game.position.scores[seat]} points" if won else game.position.scores[seat]
        verb = f"win{'s' if seat else ''} " if won else ""
        assert f"{name} {verb}{points}" in shown[1]
    assert any(line.startswith("Round 1: You ") for line in shown)
    assert run(["analyse", "--json", str(path)]) == 0
    assert "You" not in capsys.readouterr().out
    write_game(path, game)
    assert run(["analyse", str(path)]) == 0
    assert capsys.readouterr().out.startswith("Ann, Bob and Cid, standard rules")


def test_no_line_is_wider_than_the_terminal(
    judged: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds go on below themselves; a table that is wider stays as it is."""
    monkeypatch.setenv("COLUMNS", "72")
    assert run(["analyse", str(judged)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 72 for line in lines)
    assert any(line.startswith("  ") and "%" in line for line in lines)
    assert run(["replay", str(judged)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 72 for line in lines[1:] if "KR1:" not in line)
    codes = [line.strip() for line in lines if "KR1:" in line]
    assert codes[-1] == print_position(read_game(judged).position)


def test_as_json_for_several_games_and_a_bad_one(record: Path, tmp_path: Path, capsys: Out) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert run(["analyse", "--json", str(record), str(bad), str(record)]) == 2
    captured = capsys.readouterr()
    lines = [json.loads(line) for line in captured.out.splitlines()]
    assert [line["file"] for line in lines] == [str(record), str(record)]
    review = msgspec.convert(lines[0]["review"], Review)
    assert review.complete and len(review.rounds) == 3
    assert lines[0] == lines[1], "the second time it comes from the analysis kept beside the game"
    assert captured.err.count("bad.json") == 1


def test_a_time_limit_judges_the_rounds_that_fit(record: Path, capsys: Out) -> None:
    assert run(["analyse", "--json", "--seconds", "0.000001", str(record)]) == 0
    captured = capsys.readouterr()
    review = msgspec.convert(json.loads(captured.out)["review"], Review)
    assert not review.complete and not review.rounds
    assert captured.err == "kingsroad: time ran out after 0 of 3 rounds\n"
    assert not analysis_path(record).exists(), "only a whole analysis is kept"
    assert run(["analyse", "--json", "--seconds", "1000", str(record)]) == 0
    captured = capsys.readouterr()
    assert msgspec.convert(json.loads(captured.out)["review"], Review).complete
    assert run(["analyse", "--seconds", "0", str(record)]) == 2
    assert capsys.readouterr().err == "kingsroad: seconds: must be more than 0\n"


def test_as_markdown_and_as_pages(judged: Path, tmp_path: Path, capsys: Out) -> None:
    assert run(["analyse", "--markdown", str(judged)]) == 0
    assert capsys.readouterr().out.startswith("# King's Road")
    page = tmp_path / "report.html"
    assert run(["analyse", "--html", str(page), str(judged)]) == 0
    assert page.read_text().startswith("<!doctype html>")
    folder = tmp_path / "pages"
    other = tmp_path / "other"
    other.mkdir()
    write_game(other / "game.json", random_game(2, 6, rounds=1))
    assert run(["analyse", "--html", str(folder), str(judged), str(other / "game.json")]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["game-1.html", "game-2.html"]
    assert run(["analyse", "--html", str(page), str(judged), str(judged)]) == 2


def test_no_page_is_written_over_another_file(record: Path, tmp_path: Path, capsys: Out) -> None:
    """Refused before anything is judged, in one line that says what would do."""
    other = tmp_path / "other.json"
    write_game(other, random_game(2, 6, rounds=1))
    there = tmp_path / "there.html"
    there.write_text("mine")
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "other.html").write_text("mine")
    for out, games, said in [
        (there, [record], "there.html is there already; --force replaces it"),
        (record, [record], "game.json is there already"),
        (pages, [record, other], "other.html is there already"),
        (tmp_path / "new.html", [record, other], "new.html is one page; name a folder"),
        (there, [record, other], "there.html is a file; name a folder"),
        ("-", [record, other], "- is one page"),
    ]:
        assert run(["analyse", "--html", str(out), *map(str, games)]) == 2
        captured = capsys.readouterr()
        assert said in captured.err and captured.err.count("\n") == 1 and not captured.out
    assert there.read_text() == (pages / "other.html").read_text() == "mine"
    assert not (tmp_path / "new.html").exists() and not analysis_path(record).exists()
    assert run(["analyse", "--force", "--html", str(there), str(other)]) == 0
    assert there.read_text().startswith("<!doctype html>")


def test_a_page_goes_to_standard_output_or_into_a_new_folder(
    judged: Path, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["analyse", "--html", "-", str(judged)]) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")
    assert not Path("-").exists()
    twin = tmp_path / "x" / "GAME.json"
    twin.parent.mkdir()
    third = tmp_path / "game-1.json"
    for copy in (twin, third):
        copy.write_bytes(judged.read_bytes())
        store_review(copy, read_game(copy), reviewed(read_game(copy)))
    games = [str(game) for game in (judged, twin, third)]
    assert run(["analyse", "--html", "new/", *games]) == 0
    names = [page.name.casefold() for page in Path("new").iterdir()]
    assert len(set(names)) == 3


def test_two_forms_are_not_one(record: Path, capsys: Out) -> None:
    for forms in (["--json", "--markdown"], ["--markdown", "--html", "x"], ["--html=x", "--json"]):
        assert run(["analyse", *forms, str(record)]) == 2
        said = capsys.readouterr()
        assert all(form.partition("=")[0] in said.err for form in forms if form != "x")
        assert said.err.count("\n") == 1 and not said.out


def test_a_page_that_cannot_be_written_is_named_as_it_was_asked_for(
    judged: Path, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / "file").write_bytes(b"")
    for name in ("x" * 300 + ".html", "file/page.html"):
        assert run(["analyse", "--html", str(tmp_path / name), str(judged)]) == 1
        said = capsys.readouterr().err.splitlines()[-1]
        assert said.startswith(f"kingsroad: {tmp_path / name}: ")


@pytest.mark.parametrize("page", ["new/page.html", "a/b/", "a/b/page.html", "a/b"])
def test_no_folder_is_made_on_the_way_to_a_page(page: str, judged: Path, capsys: Out) -> None:
    """One line before anything is judged; only the folder that is named itself may be new."""
    before = sorted(judged.parent.iterdir())
    assert run(["analyse", "--html", f"{judged.parent}/{page}", str(judged)]) == 2
    said = capsys.readouterr().err
    assert (
        said.count("\n") == 1 and f"{judged.parent}/{page.rstrip('/')}: there is no folder" in said
    )
    assert sorted(judged.parent.iterdir()) == before


def test_what_cannot_be_asked(record: Path, capsys: Out) -> None:
    assert run(["analyse"]) == 2
    assert run(["analyse", "--json", "--html", "x.html", str(record)]) == 2
    assert run(["analyse", "--goal", "points", str(record)]) == 2
    assert run(["analyse", "missing.json"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_code_has_no_rounds_to_judge(capsys: Out) -> None:
    assert run(["analyse", "KR1:s:1:1:0DW.00000000.-:0DW.00000000.-"]) == 0
    assert "No round was judged." in capsys.readouterr().out


def test_the_analysis_is_kept_with_what_made_it(record: Path, capsys: Out) -> None:
    game = random_game(2, 5, rounds=3)
    assert load_review(record, game) is None
    assert run(["analyse", "--json", str(record)]) == 0
    review = load_review(record, game)
    assert review is not None and review.program.startswith("kingsroad ")
    assert made_with(review, AdviceSettings()) and not made_with(review, AdviceSettings(seed=1))
    assert load_review(record, game.take_back()) is None, "another game's analysis"
    first = capsys.readouterr().out
    assert run(["analyse", "--json", str(record)]) == 0
    again = capsys.readouterr()
    assert again.out == first and "kept beside it" in again.err
    assert run(["analyse", "--json", "--again", "--belief", "uniform", str(record)]) == 0
    assert capsys.readouterr().out != first


def test_a_damaged_or_unfinished_analysis_is_not_used(record: Path) -> None:
    game = random_game(2, 5, rounds=3)
    review = advisor.kingsroad.analysis.review.sum_up(game, [], AdviceSettings(), 0.0)
    store_review(record, game, review)
    assert load_review(record, game) is None
    for content in (b"", b"{}", b"\xff", b'{"format":"kingsroad-analysis"}'):
        analysis_path(record).write_bytes(content)
        assert load_review(record, game) is None


def test_the_witchs_hidden_cards_do_not_matter_to_what_is_kept(tmp_path: Path) -> None:
    selections = (Selection.parse("W12"), Selection.parse("87K"))
    game = Game(("Ann", "Bob")).play(selections, (Selection.parse("345"), None))
    path = tmp_path / "game.json"
    review = advisor.kingsroad.analysis.review.sum_up(
        game,
        list(advisor.kingsroad.analysis.review.review_rounds(game, AdviceSettings(), Stop())),
        AdviceSettings(),
        0.0,
    )
    store_review(path, game, review)
    assert load_review(path, game.as_public()) == review
    assert b"W12" not in analysis_path(path).read_bytes()


def test_what_is_done_is_kept_when_interrupted(
    record: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = advisor.kingsroad.analysis.review.review_rounds

    def interrupted(game: Game, settings: AdviceSettings, stop: Stop) -> Iterator[RoundReview]:
        yield next(judge(game, settings, stop))
        raise KeyboardInterrupt

    monkeypatch.setattr(advisor.kingsroad.analysis.review, "review_rounds", interrupted)
    assert run(["analyse", "--json", str(record)]) == 130
    captured = capsys.readouterr()
    review = msgspec.convert(json.loads(captured.out)["review"], Review)
    assert len(review.rounds) == 1 and not review.complete
    assert all(player.accuracy is None for player in review.players)
    assert "after 1 of 3 rounds" in captured.err
    assert not analysis_path(record).exists()


def test_a_solver_that_fails_exits_3(
    record: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(game: Game, settings: AdviceSettings, stop: Stop) -> Iterator[RoundReview]:
        raise SolverError("GLOP ended with ABNORMAL")

    monkeypatch.setattr(advisor.kingsroad.analysis.review, "review_rounds", failing)
    assert run(["analyse", str(record)]) == 3
    assert "the solver failed" in capsys.readouterr().err


def test_ctrl_c_ends_it_with_130_and_keeps_the_first_rounds(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    write_game(path, random_game(4, 7))
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsroad_tui", "analyse", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(3)]
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert " with " in lines[1], "who won"
    assert lines[2].startswith("Round 1: ")
    assert "Sum" not in errors and "Traceback" not in errors
    assert re.search(r"interrupted after \d+ of \d+ rounds", errors)
    assert "accuracy" in rest


def test_position_prints_the_code(record: Path, capsys: Out) -> None:
    game = random_game(2, 5, rounds=3)
    for number, position in enumerate(game.positions, start=1):
        assert run(["position", str(record), "--round", str(number)]) == 0
        assert parse_position(capsys.readouterr().out) == position
    assert run(["position", str(record)]) == 0
    assert parse_position(capsys.readouterr().out) == game.position
    assert run(["position", str(record), "--round", "9"]) == 2
    assert "round 9" in capsys.readouterr().err


def test_thinking_longer_is_said_openly_and_kept(judged: Path, capsys: Out) -> None:
    """The worst choices are thought about; what was found is in the words, in JSON and beside the
    game, and shown again by the next run without thinking."""
    assert run(["analyse", str(judged), "--think", "6"]) == 0
    shown = capsys.readouterr().out
    review = load_review(judged, read_game(judged))
    assert review is not None and review.thoughts
    assert len(review.thoughts) <= len(remarkable(review.rounds))
    said = thought_sentences(review, ("Ann", "Bob"))
    assert len(said) == len(review.thoughts)
    words = " ".join(shown.split())
    assert all("after thinking longer, " in one and one in words for one in said)
    assert run(["analyse", str(judged), "--json"]) == 0
    kept = json.loads(capsys.readouterr().out)["review"]["thoughts"]
    assert kept == msgspec.to_builtins(review.thoughts)


@pytest.mark.parametrize("command", ["analyse", "advise"])
def test_no_time_to_think_is_refused(command: str, record: Path, capsys: Out) -> None:
    player = ["--player", "Ann"] if command == "advise" else []
    assert run([command, str(record), *player, "--think", "0"]) == 2
    assert "think: must be more than 0" in capsys.readouterr().err


def test_advice_after_thinking_longer(record: Path, capsys: Out) -> None:
    """Games with the best choices, the best one first, which lies 0 behind itself."""
    asked = ["advise", str(record), "--player", "Ann"]
    assert run([*asked, "--think", "5", "--json"]) == 0
    thought = json.loads(capsys.readouterr().out)["thought"]
    assert thought["games"] >= 200 and thought["choices"][0]["behind"]["value"] == 0
    assert run([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["thought"] is None
