"""``kingsroad assassins learn --plain``: the guided game line by line, as both sides."""

from __future__ import annotations

import subprocess
import sys

from kingsroad_tui.assassins.session.lesson import STEPS
from kingsroad_tui.assassins.text.lesson import FINISHED_PLAIN, WORDS


def learn(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "assassins", "learn", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_whole_game_as_it_is_said() -> None:
    """Each step says in notation what the step asks for; typed, it leads to the next one."""
    for step, words in zip(STEPS, WORDS, strict=True):
        assert all(action in words.typed for action in step.asked)
    done = learn("--plain", typed="".join(f"{' '.join(step.asked)}\n" for step in STEPS))
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout
    for words in WORDS:
        assert said.count(words.idea) == said.count(words.praise) == 1
    assert "pushes the blacksmith b" in said
    assert "The assassins: the farmer f, the fishwife g, the squire k." in said
    assert said.rstrip().endswith(FINISHED_PLAIN) and "Backspace" not in said


def test_what_can_be_typed_on_the_way() -> None:
    first = ("help", "board", "map", "card", "can a4", "nonsense", "undo", "Na4-a3")
    lines = (*first, "Nd2-d3", "undo", "again", "quit")
    done = learn("--plain", typed="".join(f"{line}\n" for line in lines))
    assert done.returncode == 0
    for expected in (
        "Na4-a3 a knight's step",
        "The king is on j10, healthy.",
        "Na4-a3 (1 AP)",
        "Not possible: 'nonsense': this is not an action.",
        "Taken back.",
        "There is nothing to take back in this phase.",
        WORDS[0].praise,
        WORDS[1].typed,
    ):
        assert expected in done.stdout, expected
    assert FINISHED_PLAIN not in done.stdout


def test_it_begins_at_a_step_and_the_end_of_the_input_leaves() -> None:
    done = learn("--plain", "--from", "8", typed="")
    assert done.returncode == 0
    assert "Step 8 of 8" in done.stdout and "Step 7" not in done.stdout
    assert learn("--from", "9").returncode == 2
