"""``kingsroad assassins learn --plain``: the guided game line by line, as both sides."""

from __future__ import annotations

import subprocess
import sys

from assassins.actions import Side
from kingsroad_tui.assassins.learn import words
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked
from kingsroad_tui.assassins.learn.words import WORDS
from kingsroad_tui.settings import stored

SAID = {
    Asked.HINT: "hint",
    Asked.FOLLOW: "Nh9-g9",
    Asked.CHOOSE: "fgk",
    Asked.END: "end",
}
"""What is typed for what is no action."""


def typed(step: int) -> list[str]:
    """The lines by which a step is done; a hint says all in one go."""
    asked = dict.fromkeys(STEPS[step].asked) if step == 4 else STEPS[step].asked
    return [SAID[Asked(one)] if one in tuple(Asked) else one for one in asked]


def learn(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", "assassins", "learn", *arguments],
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_whole_game_as_it_is_said() -> None:
    """Each task typed leads to the next one; who leaves comes back to the same step."""
    half = next(at for at, step in enumerate(STEPS) if step.side is Side.PEOPLE)
    first = [line for step in range(half) for line in typed(step)]
    done = learn("--plain", lines=[*first, "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout
    for step in STEPS[:half]:
        assert WORDS[step.name].title in said, step.name
    assert "Type Nb3#c3: knight 2 on b3 arrests the blacksmith B on c3." in said
    assert "could strike" in said.lower() and "Best" in said
    assert said.rstrip().endswith(words.LEFT) and "Backspace" not in said and "q leaves" not in said
    assert stored.read_settings()[0].town_lesson == half
    lines = [line for step in range(half, len(STEPS)) for line in typed(step)]
    rest = learn("--plain", lines=lines)
    assert "Step 13 of 13" in rest.stdout and "Step 8" not in rest.stdout
    assert rest.stderr == ""
    assert WORDS["strike"].praise in rest.stdout
    assert all(way in rest.stdout for way in words.WAYS_TO_WIN)
    assert stored.read_settings()[0].town_lesson == stored.LESSON_DONE
    assert "Step 1 of 13" in learn("--plain").stdout


def test_what_can_be_typed_on_the_way() -> None:
    """What is not asked for is answered and not done; the task is said again."""
    first = ("help", "board", "map", "card", "can a4", "nonsense", "undo", "end", "hint", "")
    lines = [*first, "Nd2-d3", "Na4-a3", "Ni8-h8", "again", "next", "back", "quit"]
    done = learn("--plain", lines=lines)
    assert done.returncode == 0
    for expected in (
        "Na4-a3 a knight's step",
        "The king is on j10, healthy.",
        "Na4-a3 (1 AP)",
        "'nonsense' is not an action.",
        "There is nothing to take back in this phase.",
        words.NOT_TO_BE_ENDED_PLAIN,
        words.NO_HINT_NEEDED,
        "That is allowed too, but here it is up to knight 2.",
        "1 AP is spent. undo takes back",
        "Type Na3>b3",
        "Step 3 of 13",
    ):
        assert expected in done.stdout, expected
    assert done.stdout.count("Step 2 of 13") == 3
    assert words.FINISHED_TITLE not in done.stdout


def test_it_begins_at_a_step_and_the_end_of_the_input_leaves() -> None:
    done = learn("--plain", "--from", "8")
    assert done.returncode == 0
    assert "Step 8 of 13" in done.stdout and "Step 7" not in done.stdout
    assert learn("--from", "14").returncode == 2


def test_unusable_settings_stop_no_lesson() -> None:
    stored.write_settings(stored.AppSettings())
    from kingsroad_tui.settings.stored import settings_file

    settings_file().write_text("{", encoding="utf-8")
    done = learn("--plain", lines=["Na4-a3"])
    assert done.returncode == 0 and "Step 2 of 13" in done.stdout
    assert settings_file().read_text(encoding="utf-8") == "{"
