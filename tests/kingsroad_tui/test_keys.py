"""The registry of keys: every binding has an id and says what it does, none twice."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kingsroad_tui.keys import FOLDED, KeyProblem, key_table, keymap, registry, shown_keys
from tests.support.paths import ROOT

README = ROOT / "README.md"


def test_every_key_has_an_id_of_its_own_and_a_tooltip() -> None:
    ids = Counter(row.id for row in registry())
    assert [name for name, times in ids.items() if times > 1] == []
    for row in registry():
        assert re.fullmatch(r"[a-z_]+\.[\w.]+", row.id), row
        assert row.tooltip, row


def test_no_key_is_one_that_terminals_fold_into_another() -> None:
    for row in registry():
        assert not FOLDED & set(row.keys.split(",")), row


def test_the_default_keys_do_not_clash() -> None:
    assert keymap({}) == {}
    first = registry()[0]
    assert keymap({first.id: first.keys}) == {first.id: first.keys}


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"play.fly": "x"}, "there is no binding"),
        ({"play.hint": "ctrl+i"}, "terminals mistake"),
        ({"play.hint": "a"}, "would both be a"),
        ({"play.hint": "f1,"}, "has no key"),
        ({"play.hint": "question_mark"}, "app.help and play.hint would both be question_mark"),
        ({"app.help": "c"}, "app.help and home.go would both be c"),
    ],
)
def test_keys_that_cannot_be_are_refused(wanted: dict[str, str], words: str) -> None:
    with pytest.raises(KeyProblem, match=words):
        keymap(wanted)


def test_keys_are_shown_as_people_read_them() -> None:
    assert shown_keys("ctrl+q,escape") == "Ctrl+Q or Esc"
    assert shown_keys("f1") == "F1"
    assert shown_keys("K") == "K"


def test_the_readme_has_the_table_of_keys() -> None:
    """Made by ``python -m kingsroad_tui.keys``."""
    found = re.search(r"<!-- keys:.*?-->\n(.*?)\n?<!-- /keys -->", README.read_text(), re.DOTALL)
    assert found is not None
    assert found[1].strip() == key_table()
