"""What people read is made in `text` rooms; what stands elsewhere may only become less."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.literals import Literal, literals, literals_in, within

SENTENCE: Final = re.compile(
    r"[A-Z“][^\n]*[ ][^\n]*[.!?…]”?$"  # Whole ones.
    r"|[A-Z][\w’']*,?( [\w’'&-]+[,:;]?){2,}"  # Words that begin one
    r"|(^|[ ])[a-z’']+([,;:]? [a-z’']+){3,}"  # and words out of one
)
"""What looks like words for people: a sentence, its beginning, or four words in a row."""

ELSEWHERE: Final = {"keys.py", "screen_keys.py"}
"""The registry of keys, whose words and tooltips stand beside the keys."""

CODE: Final = re.compile(r"[{}#<>]|\b(SELECT|height|width|self|auto)\b.*:|^\s*\w+ \{|<!DOCTYPE")
"""Style sheets, pages and patterns."""

PLACE: Final = re.compile(r"<[a-z_.|]+>")
"""The place of a key in a sentence."""

STILL_ELSEWHERE: Final[dict[str, int]] = {
    "all_keys.py": 4,
    "app.py": 7,
    "assassins/command_parts.py": 4,
    "assassins/drawing/title.py": 1,
    "assassins/learn_plain.py": 1,
    "assassins/line_mode.py": 7,
    "assassins/line_new_game.py": 3,
    "assassins/router.py": 11,
    "assassins/screens/town_home.py": 1,
    "assassins/screens/town_new_game.py": 5,
    "assassins/session/acting.py": 3,
    "assassins/session/seats.py": 1,
    "assassins/town_lines.py": 2,
    "cli.py": 3,
    "commands/of_games.py": 8,
    "commands/serve.py": 3,
    "common/command_options.py": 8,
    "common/dialogs/press_key.py": 2,
    "common/dialogs/rulebook.py": 3,
    "common/dialogs/running_elsewhere.py": 1,
    "common/dialogs/save_game.py": 3,
    "common/drawing/points_table.py": 1,
    "common/host.py": 1,
    "common/line_io.py": 1,
    "common/line_session.py": 3,
    "common/look/role_styles.py": 2,
    "commands/running.py": 3,
    "common/screens/help.py": 1,
    "common/screens/too_small.py": 1,
    "common/solver/client.py": 7,
    "common/storage/crash.py": 1,
    "common/storage/game_file.py": 2,
    "common/storage/library.py": 1,
    "common/storage/private.py": 1,
    "common/storage/settings.py": 2,
    "common/storage/typed_files.py": 2,
    "common/web.py": 3,
    "common/widgets/home_menu.py": 1,
    "common/widgets/plain.py": 1,
    "common/widgets/start_form.py": 3,
    "kingsroad/command_parts.py": 16,
    "kingsroad/commands/analyse.py": 9,
    "kingsroad/commands/statistics.py": 1,
    "kingsroad/commands/train.py": 21,
    "kingsroad/dialogs/game_log.py": 1,
    "kingsroad/dialogs/statistics.py": 1,
    "kingsroad/dialogs/try_again.py": 1,
    "kingsroad/dialogs/what_if.py": 2,
    "kingsroad/line_mode.py": 1,
    "kingsroad/line_new_game.py": 5,
    "kingsroad/line_table.py": 3,
    "kingsroad/report/pages.py": 3,
    "kingsroad/report/sections.py": 25,
    "kingsroad/report/svg_parts.py": 2,
    "kingsroad/router.py": 20,
    "kingsroad/screens/analysis.py": 1,
    "kingsroad/screens/choose_analysis.py": 4,
    "kingsroad/screens/editor.py": 2,
    "kingsroad/screens/home.py": 1,
    "kingsroad/screens/learn.py": 1,
    "kingsroad/screens/name_players.py": 3,
    "kingsroad/screens/new_game.py": 1,
    "kingsroad/screens/record_table.py": 2,
    "kingsroad/session/lesson.py": 3,
    "kingsroad/session/reveal_frame.py": 11,
    "kingsroad/session/table.py": 4,
    "kingsroad/session/table_recorder.py": 1,
    "kingsroad/solver/review_job.py": 2,
    "kingsroad/storage/game_input.py": 2,
    "kingsroad/storage/saves.py": 1,
}
"""How many literals for people each file outside the `text` rooms still has."""


def for_people(literal: Literal) -> bool:
    """Whether a literal looks like something that people read."""
    text = PLACE.sub("key", literal.text)
    return bool(SENTENCE.search(text)) and not CODE.search(text)


@pytest.mark.parametrize(
    "source",
    [
        'say("There is nothing to take back.")',
        'title = "Save the game"',
        'f"{name} has something else to do here"',
        'words = ("take what is highlighted", 1)',
    ],
)
def test_words_for_people_are_found(source: str) -> None:
    assert any(map(for_people, literals_in(source)))


@pytest.mark.parametrize(
    "source",
    [
        '"play.hint"',
        '"-m"',
        '"bold $accent"',
        '"utf-8"',
        '"""A docstring of a module."""',
        '"King"',
    ],
)
def test_other_literals_are_not_taken_for_them(source: str) -> None:
    assert not any(map(for_people, literals_in(source)))


def found_elsewhere() -> Iterator[Literal]:
    """The words for people that are not in a `text` room, nor in the registry of keys."""
    for literal in literals():
        outside = not within(literal.file, "text") and literal.file.split("/")[-1] not in ELSEWHERE
        if outside and for_people(literal):
            yield literal


def test_words_for_people_stand_in_text_rooms() -> None:
    """A file has no more than it is given above, and one that is not named there has none."""
    found = Counter(literal.file for literal in found_elsewhere())
    assert found - Counter(STILL_ELSEWHERE) == Counter()
