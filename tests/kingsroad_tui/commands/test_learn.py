"""``kingsroad learn``: the guided game line by line, and what it says without a terminal."""

from __future__ import annotations

import subprocess
import sys

from kingsroad_tui.kingsroad.learn.lesson import STEPS
from kingsroad_tui.kingsroad.learn.words import TEXTS, finished_lines


def learn(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "learn", *arguments],
        check=False,
        input=typed,
        capture_output=True,
        text=True,
    )


def test_the_whole_lesson_in_plain_text_with_right_and_wrong_words() -> None:
    first = ["D12", "164", "123", "625", "71K", "27K", "724", "43K"]
    words = [*first, "W12", "123", "45K", "D8K", "234", "41K"]
    done = learn("--plain", typed="\n".join(words) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    for step in STEPS:
        assert TEXTS[step.name].praise in done.stdout
    for sentence in finished_lines():
        assert sentence in done.stdout
    assert "The Dragon comes in step 7." in done.stdout
    assert "You would tie with Baron in 6 Wizard's Tower: 4 points." in done.stdout
    assert "You would not be first in" in done.stdout or "You would tie" in done.stdout


def test_it_can_be_left_at_any_step() -> None:
    done = learn("--plain", "--from", "3", typed="quit\n")
    assert done.returncode == 0
    assert "Step 3 of 8" in done.stdout and "Step 4" not in done.stdout
    assert learn("--plain", typed="").returncode == 0


def test_without_a_terminal_it_says_so() -> None:
    done = learn()
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "--plain" in done.stderr
    assert learn("--from", "9").returncode == 2
