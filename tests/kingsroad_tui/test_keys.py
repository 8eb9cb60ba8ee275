"""The registry of keys: every binding has an id and says what it does, none twice."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest
from textual.binding import Binding

from kingsroad.cards import Card
from kingsroad_tui.app import key_registry
from kingsroad_tui.games import GAMES
from kingsroad_tui.key_table import markdown
from kingsroad_tui.keys.key_words import shown_keys
from kingsroad_tui.keys.registry import (
    CURRENT_IDS,
    FOLDED,
    KeyProblem,
    entry_keys,
    with_current_ids,
)
from kingsroad_tui.settings.stored import (
    AppSettings,
    load_settings,
    settings_file,
    write_settings,
)
from kingsroad_tui.shell.game_description import entries_of
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import Dialog
from tests.support.app.acting import running, tap, visit
from tests.support.paths import ROOT

DOCUMENTED = (ROOT / "docs" / "keys.md", ROOT / "README.md")
"""Where the table of keys may stand."""


def test_every_key_has_an_id_of_its_own_and_a_tooltip() -> None:
    ids = Counter(row.id for row in key_registry().rows)
    assert [name for name, times in ids.items() if times > 1] == []
    for row in key_registry().rows:
        assert re.fullmatch(r"[a-z_]+\.[\w.]+", row.id), row


def test_every_card_has_a_key() -> None:
    """The keys are listed without the rules, which the first screen has no need to load."""
    cards = {
        key.id.removeprefix("play.card.") for key in key_registry().rows if "play.card" in key.id
    }
    assert cards == {*Card, "D.small", "W.small"}


def test_every_binding_of_ours_has_an_id_and_a_tooltip() -> None:
    """Also those of a screen that the registry has forgotten."""
    declared = (vars(kind).get("BINDINGS", ()) for kind in classes_of_the_app())
    bindings = [*chain.from_iterable(declared), *entry_keys(entries_of(GAMES))]
    assert {binding.id for binding in bindings} == {row.id for row in key_registry().rows}
    for binding in bindings:
        assert isinstance(binding, Binding)
        assert binding.id, binding
        assert binding.tooltip, binding


def classes_of_the_app() -> list[type]:
    """Every class of the app's package that is loaded, which the registry sees to for screens."""
    key_registry()
    found: list[type] = []
    waiting: list[type] = [object]
    seen: set[type] = set()
    while waiting:
        below: list[type] = type.__subclasses__(waiting.pop())
        for kind in below:
            if kind not in seen:
                seen.add(kind)
                waiting.append(kind)
                if str(kind.__module__).startswith("kingsroad_tui."):
                    found.append(kind)
    return found


def test_one_word_for_leaving() -> None:
    """Whatever goes back where one came from is called ``leave``."""
    leaving = {row.id.rpartition(".")[2] for row in key_registry().rows if row.action == "leave"}
    assert leaving == {"leave"}
    others = {row.id.rpartition(".")[2] for row in key_registry().rows if row.action != "leave"}
    assert not others & {"leave", "home", "close"}


def test_no_key_is_one_that_terminals_fold_into_another() -> None:
    for row in key_registry().rows:
        assert not FOLDED & set(row.keys.split(",")), row


def test_the_default_keys_do_not_clash() -> None:
    assert key_registry().keymap({}) == {}
    first = key_registry().rows[0]
    assert key_registry().keymap({first.id: first.keys}) == {first.id: first.keys}


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"play.fly": "x"}, "there is no binding"),
        ({"play.hint": "ctrl+i"}, "terminals mistake"),
        ({"play.hint": "a"}, '"a" already means "What if: assume what somebody plays"'),
        ({"play.hint": "f1,"}, "has no key"),
        ({"play.hint": "question_mark"}, '"?" already means "Help for what you see, and the keys"'),
        ({"app.help": "c"}, '"c" already means "Pick up where you left off"'),
    ],
)
def test_keys_that_cannot_be_are_refused(wanted: dict[str, str], words: str) -> None:
    with pytest.raises(KeyProblem, match=re.escape(words)):
        key_registry().keymap(wanted)


def test_every_old_id_leads_to_one_that_exists() -> None:
    current = {row.id for row in key_registry().rows}
    assert set(CURRENT_IDS.values()) <= current
    assert not set(CURRENT_IDS) & current


def test_the_current_id_counts_where_both_are_given() -> None:
    assert with_current_ids({"play.leave": "x", "play.home": "y"}) == {"play.leave": "x"}


async def test_a_settings_file_with_old_ids_keeps_working_and_is_rewritten() -> None:
    write_settings(AppSettings(keys={"rules.back": "b", "home.rules": "x"}))
    async with running() as (app, pilot):
        await tap(pilot, "x")
        assert type(app.screen).__name__ == "RulesScreen"
        await tap(pilot, "b")
        assert type(app.screen).__name__ == "HomeScreen"
    assert load_settings(settings_file()).keys == {"rules.leave": "b", "home.rules": "x"}


def test_keys_are_shown_as_people_read_them() -> None:
    assert shown_keys("ctrl+q,escape") == "Ctrl+Q or Esc"
    assert shown_keys("f1") == "F1"
    assert shown_keys("K") == "K"


def test_the_table_of_keys_is_documented() -> None:
    """Made by ``python -m kingsroad_tui.key_table``."""
    pages = [path.read_text() for path in DOCUMENTED if path.exists()]
    tables = re.findall(r"<!-- keys:.*?-->\n(.*?)\n?<!-- /keys -->", "".join(pages), re.DOTALL)
    assert [table.strip() for table in tables] == [markdown(key_registry())]


async def test_one_way_out_of_every_dialog_under_its_old_names_too() -> None:
    """Each dialog had an id of its own for leaving; a key given to one is now the key of all."""
    write_settings(AppSettings(keys={"save.leave": "f9", "try_again.leave": "f9"}))
    async with running() as (app, pilot):
        for place in ("open", "analyse", "follow"):
            await visit(pilot, Way(place, "kingsroad"))
            assert isinstance(app.screen, Dialog)
            await tap(pilot, "f9")
            assert type(app.screen).__name__ == "HomeScreen"
    assert load_settings(settings_file()).keys == {"dialog.leave": "f9"}


def test_a_key_of_every_dialog_clashes_with_those_of_each() -> None:
    with pytest.raises(KeyProblem, match='"Esc" already means'):
        key_registry().keymap({"running.copy": "escape"})
    assert key_registry().keymap({"play.hint": "escape", "play.skip": "h"})


def test_a_key_that_was_chosen_before_is_kept_whatever_else_it_has_become() -> None:
    """What is chosen now may take no key away, and of two that were chosen each has one."""
    old = {"dialog.leave": "f9", "play.hint": "f12"}
    assert key_registry().keymap(old, old) == old
    with pytest.raises(KeyProblem, match='"F9" already means'):
        key_registry().keymap(old)
    assert key_registry().keymap(old | {"play.log": "L"}, old)["play.log"] == "L"
    with pytest.raises(KeyProblem, match='"F12" already means'):
        key_registry().keymap(old | {"play.log": "f12"}, old | {"play.log": "f12"})
    with pytest.raises(KeyProblem, match="already means"):
        key_registry().keymap(old | {"open.sort": "f2"}, old)
