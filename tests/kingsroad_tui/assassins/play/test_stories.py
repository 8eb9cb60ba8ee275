"""How phases are told, scene by scene as text, kept in a file and compared: what is seen and said.

One line a scene: its beats (``*`` where all squares but some are in the dark), the headline of a
blow, what is said. Run ``python -m tests.kingsroad_tui.assassins.play.test_stories`` to write the
texts anew, and read them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from assassins.games import AssassinsGame
from kingsroad_tui.assassins.play.narration import AssassinsScene, narrate_phase
from kingsroad_tui.assassins.play.story import SceneCursor
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from tests.support.app.assassins_acting import recorded

FOLDER: Final = Path(__file__).parent / "stories"
PARTS: Final = {
    "the-dash-through-the-gate": "king-in-the-castle",
    "a-game-from-the-first-step-to-the-last-blow": "three-assassins-killed",
    "unmasked-and-arrested": "third-assassin-arrested",
}
"""Which records are told; of the first, the last phase alone."""


def scenes_of(game: AssassinsGame, number: int) -> tuple[AssassinsScene, ...]:
    """A phase of a game as others are told it."""
    numbers = knight_numbers_before(game, number)
    return narrate_phase(game.phases[number], game.players, numbers)


def story_text(game: AssassinsGame, *, last: bool = False) -> str:
    """The phases of a game, a line a scene."""
    first = len(game.phases) - 1 if last else 0
    lines = []
    for number in range(first, len(game.phases)):
        scenes = scenes_of(game, number)
        lines.append(scenes[0].title)
        for at, scene in enumerate(scenes):
            mark = "*" if scene.spotlight else " "
            headline = f"[{scene.headline}] " if scene.headline else ""
            beats = SceneCursor(scenes, at).beats
            lines.append(f"{beats:>5.1f}{mark} {headline}{' '.join(scene.sentences)}")
    return "\n".join(lines) + "\n"


def text_of_part(name: str) -> str:
    return story_text(recorded(PARTS[name]), last=name == next(iter(PARTS)))


@pytest.mark.parametrize("name", PARTS)
def test_a_story_goes_on_as_it_is_written(name: str) -> None:
    assert text_of_part(name) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", PARTS.values())
def test_dull_steps_take_no_longer_together_than_one_that_matters(name: str) -> None:
    """Blows stay longest; however many steps there are in which nothing happens, they are told in
    the time of one."""
    game = recorded(name)
    for number in range(len(game.phases)):
        scenes = scenes_of(game, number)
        dull = [scene.stays for scene in scenes if not scene.headline and scene.stays < 0.5]
        assert sum(dull) <= 1.0 + 1e-9
        blows = [scene.stays for scene in scenes if scene.headline]
        assert min(blows, default=1) >= 1 and all(stays < 1 for stays in dull)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for part in PARTS:
        (FOLDER / f"{part}.txt").write_text(text_of_part(part))
