"""``kingsroad assassins analyse``: sentences, JSON, pages, exit codes, and what it keeps quiet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import advisor.assassins.review as reviewing
from advisor.messages.assassins_review import PhaseReview
from assassins.records import write_game
from kingsroad_tui.assassins.review.summary import not_judged_sentence
from kingsroad_tui.cli import run
from tests.support.planted_assassins import planted_game, sample_review


@pytest.fixture(name="running")
def saved_running(tmp_path: Path) -> str:
    """The planted game after two phases, its secret in the file."""
    file = tmp_path / "running.json"
    write_game(file, planted_game(2))
    return str(file)


@pytest.fixture(name="finished")
def saved_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The whole game; what is said of it is taken from the sample."""
    file = tmp_path / "finished.json"
    write_game(file, planted_game())
    monkeypatch.setattr(reviewing, "review_phases", lambda *_: iter(sample_review().phases))
    return str(file)


def test_a_running_game_tells_nothing_of_the_secret(
    running: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["assassins", "analyse", running]) == 0
    said = capsys.readouterr().out
    assert "Round 1, the king's side: a mistake" in said
    assert "The people's phases are not judged while the game is running" in said
    assert "could have been killed" not in said
    public = tmp_path / "public.json"
    write_game(public, planted_game(2, None))
    assert run(["assassins", "analyse", str(public)]) == 0
    # But for the time that it took, to the letter.
    assert capsys.readouterr().out.splitlines()[:-1] == said.splitlines()[:-1]


def test_the_promised_fields(running: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assassins", "analyse", running, "--side", "people", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    answer: dict[str, Any] = json.loads(line)
    assert answer["file"] == running
    king, people = answer["review"]["phases"]
    assert king["loss"] is None and king["severity"] is None
    assert people["severity"] == "blunder" and people["loss"] > 0.5
    assert people["missed_kill"] == ["Rd5", "Ad5*", "Ad5*"]
    assert people["wasted_ap"] == {"king": 0, "knights": 0, "people": 5, "to_and_fro": 0}
    assert {"missed_safe", "open_gate", "missed_win"} <= set(people)


def test_in_words_what_was_planted_is_told(
    finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["assassins", "analyse", finished]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for words in (
        "The king could have been killed: the apple seller A is revealed, wounds the king and",
        "On the same square he could have stood without any risk: knight 1 arrests the apple",
        "A gate stayed open: 5 of the 6 cards let the king walk out next; none would have",
        "Round 3, the king's side: nothing was clearly better. The card was bad luck: −68%.",
        "The apple seller A was an assassin, which was 3% likely.",
        "Mistakes, worst first",
    ):
        assert words in said
    assert said.count("The card was bad luck: −68%.") == 2  # there, and in the list


def test_pages(finished: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run(["assassins", "analyse", finished, "--html", str(page)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(["assassins", "analyse", finished, "--html", str(page)]) == 2
    assert "--force replaces it" in capsys.readouterr().err
    assert run(["assassins", "analyse", finished, "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("# King \\& Assassins: Ann")


def test_ctrl_c_puts_out_what_is_judged(
    finished: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Iterator[PhaseReview]:
        yield sample_review().phases[0]
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "review_phases", interrupted)
    assert run(["assassins", "analyse", finished, "--json"]) == 130
    out, err = capsys.readouterr()
    assert len(json.loads(out)["review"]["phases"]) == 1
    assert "interrupted after 1 of 7 phases" in err


def test_a_bad_file_is_reported_and_the_others_go_on(
    finished: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert run(["assassins", "analyse", str(bad), finished, "--json"]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1 and str(bad) in err
    assert run(["assassins", "analyse", finished, "--json", "--markdown"]) == 2
    assert "choose one of --json and --markdown" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("phases", "secret", "side", "said"),
    [
        (1, "akl", "both", ""),  # ended before any of the people's
        (7, "akl", "both", ""),
        (7, "akl", "king", "only the king's were asked for"),
        (7, None, "king", "is not in the record"),
    ],
)
def test_why_phases_are_not_judged_is_true(
    phases: int, secret: str | None, side: str, said: str
) -> None:
    told = sample_review().phases[:phases]
    if side == "king":
        told = [one if one.side == "king" else replace(one, loss=None) for one in told]
    game = planted_game(7, secret)
    review = reviewing.sum_up(game, told, 0.0, complete=True)
    sentence = not_judged_sentence(review, game)
    assert said in sentence and bool(said) == bool(sentence)
