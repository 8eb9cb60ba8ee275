"""The registry of keys: every binding has an id and says what it does, none twice.

No sentence lies about a key: every one takes its name from the registry.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.binding import Binding
from textual.pilot import Pilot
from textual.widget import Widget

from kingsroad.cards import Card
from kingsroad_tui.app import KingsRoad, key_registry
from kingsroad_tui.assassins.learn import words as town_lesson
from kingsroad_tui.assassins.learn.lesson import STEPS as TOWN_STEPS
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.games import GAMES
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.key_table import markdown
from kingsroad_tui.keys import key_words, registry
from kingsroad_tui.keys.key_words import keys_here, put_in_force, shown_keys, together, with_keys
from kingsroad_tui.kingsroad.play.outcome_words import next_words
from kingsroad_tui.kingsroad.review.own_mistakes_words import at_the_end, task
from kingsroad_tui.places import PLACES
from kingsroad_tui.settings.stored import AppSettings, load_settings, settings_file, write_settings
from kingsroad_tui.shell.game_description import entries_of
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import Dialog
from tabletop.words.catalogue import ENGLISH, catalogue
from tabletop.words.voice import said
from tests.goofspiel.game import GOOFSPIEL
from tests.support.app import every_screen
from tests.support.app.acting import press, running, settle, tap, text_of, visit
from tests.support.app.every_screen import OPENINGS, make_every_app
from tests.support.assassins_lesson import lesson_texts
from tests.support.keys import play_key
from tests.support.literals import literals, trees
from tests.support.paths import ROOT

DOCUMENTED = (ROOT / "docs" / "keys.md", ROOT / "README.md")
"""Where the table of keys may stand."""


def test_every_key_has_an_id_of_its_own_and_a_tooltip() -> None:
    ids = Counter(row.id for row in key_registry().rows)
    assert [name for name, times in ids.items() if times > 1] == []
    for row in key_registry().rows:
        assert re.fullmatch(r"[a-z_]+\.[\w.]+", row.id), row


def test_no_id_is_that_of_two_keys_in_one_place() -> None:
    places = chain(PLACES.values(), *(game.places.values() for game in GAMES))
    for place in places:
        ids = [key.id for key in place.bindings()] if place.context else []
        assert len(ids) == len(set(ids)), place


def test_what_is_said_of_keys_and_places_is_there_and_all_of_it_is_said() -> None:
    """Their messages are named by their ids, so that nothing else finds them."""
    rows = key_registry((*GAMES, GOOFSPIEL.description)).rows
    assert all(row.words and row.tooltip and said(row.context) for row in rows)
    of_keys = {name for name in catalogue(ENGLISH) if name.startswith("key-")}
    assert of_keys == {row.says.id for row in rows} & of_keys
    helps = (vars(kind).get("HELP") for kind in classes_of_the_app())
    helped = {f"help-{name}" for name in helps if name}
    helped |= {f"help-{game.in_app().shelf().help}" for game in GAMES}
    assert helped <= catalogue(ENGLISH).keys()


def test_every_card_has_a_key() -> None:
    """The keys are listed without the rules, which the first screen has no need to load."""
    cards = {
        key.id.removeprefix("play.card.") for key in key_registry().rows if "play.card" in key.id
    }
    assert cards == {*Card, "D.small", "W.small"}


def test_every_binding_of_ours_has_an_id_and_a_tooltip() -> None:
    """Also those of a screen that the registry has forgotten."""
    games = (*GAMES, GOOFSPIEL.description)  # some screens are those of a third game
    rows = key_registry(games).rows
    declared = (vars(kind).get("BINDINGS", ()) for kind in classes_of_the_app())
    lists = chain.from_iterable(game.in_app().shelf().keys for game in games)
    bindings = [*chain.from_iterable(declared), *registry.entry_keys(entries_of(games)), *lists]
    assert {binding.id for binding in bindings} == {row.id for row in rows}
    for binding in bindings:
        assert isinstance(binding, Binding)
        assert binding.id, binding
        assert registry.about(binding), binding


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
        assert not registry.FOLDED & set(row.keys.split(",")), row


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
    with pytest.raises(registry.KeyProblem, match=re.escape(words)):
        key_registry().keymap(wanted)


def test_every_old_id_leads_to_one_that_exists() -> None:
    current = {row.id for row in key_registry().rows}
    assert set(registry.CURRENT_IDS.values()) <= current
    assert not set(registry.CURRENT_IDS) & current


def test_the_current_id_counts_where_both_are_given() -> None:
    assert registry.with_current_ids({"play.leave": "x", "play.home": "y"}) == {"play.leave": "x"}


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
    with pytest.raises(registry.KeyProblem, match='"Esc" already means'):
        key_registry().keymap({"running.copy": "escape"})
    assert key_registry().keymap({"play.hint": "escape", "play.skip": "h"})


def test_a_key_that_was_chosen_before_is_kept_whatever_else_it_has_become() -> None:
    """What is chosen now may take no key away, and of two that were chosen each has one."""
    old = {"dialog.leave": "f9", "play.hint": "f12"}
    assert key_registry().keymap(old, old) == old
    with pytest.raises(registry.KeyProblem, match='"F9" already means'):
        key_registry().keymap(old)
    assert key_registry().keymap(old | {"play.log": "L"}, old)["play.log"] == "L"
    with pytest.raises(registry.KeyProblem, match='"F12" already means'):
        key_registry().keymap(old | {"play.log": "f12"}, old | {"play.log": "f12"})
    with pytest.raises(registry.KeyProblem, match="already means"):
        key_registry().keymap(old | {"open.sort": "f2"}, old)


REGISTRIES: Final = {"kingsroad/keys.py", "assassins/keys.py", "keys/registry.py"} | {
    "keys/registry.py",
    "keys/key_words.py",
}
"""Where keys are named by hand."""

NAMED: Final = re.compile(
    r"(?<![+\w])(Enter|Esc|Escape|Backspace|Space|Tab|F\d+|Ctrl|Shift)(?![\w-])"
    r"(?=[ :,.;)]|$)|\barrow keys\b"
)
"""A key by its name."""

LETTER: Final = re.compile(
    r"\b[Pp]ress(es)? (?!a )[\w/?](?!\w)"  # press m to
    r"|(?<![-+\w’'.])[a-z/?](: | )(?<!\ba )(then|more|hint|once|play on|[a-z]+s)\b"  # h shows
    r"|\([a-z]\)"  # a hint (t)
    r"|(?<=[·:;.] )[A-Z] (brings|shows|goes|opens|plays)\b"
)
"""A key by its letter, in one of the ways in which sentences speak of it."""


def keys_named(text: str) -> list[str]:
    """The keys that a text names by hand."""
    text = re.sub(r"<[a-z_.|\w]+>", "", text)
    return [found[0] for rule in (NAMED, LETTER) for found in rule.finditer(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Next: press m to try again where you lost most.",
        "q leads back.",
        "The hint covers the map: Esc shows it again.",
        "A hint (t) says what would have been good.",
        "Choose again; T brings the round back.",
        "t: more",
        "Leave with F2 or Backspace.",
        "go from card to card with the arrow keys",
    ],
)
def test_a_key_written_by_hand_is_found(text: str) -> None:
    assert keys_named(text)


@pytest.mark.parametrize(
    "text",
    [
        "Press <hint> once more.",
        "Each column is a round",
        "a hint says a lot: a region takes a card",
        "B is a pawn, b3 a square.",
        "At the end of the game",
        "End the phase",
        "with a space before it",
    ],
)
def test_what_is_no_key_is_not_taken_for_one(text: str) -> None:
    assert not keys_named(text)


def test_no_sentence_names_a_key_by_hand() -> None:
    """`key`, `keys_on` and ``<hint>`` name them, as the registry and the settings have them."""
    found = [
        (one.file, one.line, keys_named(one.text), one.text[:60])
        for one in literals()
        if one.file not in REGISTRIES and " " in one.text.strip() and keys_named(one.text)
    ]
    assert found == []
    in_messages = {
        name
        for name, message in catalogue(ENGLISH).items()
        if not name.startswith("named-key-")
        and any(keys_named(KEY.sub("", text)) for text in message.texts.values())
    }
    assert in_messages - OF_LINES == set()


KEY: Final = re.compile(r'\{ *KEY\("([^"]+)"\) *\}')
"""The place of a key in a message."""

OF_LINES: Final = {"lines-press-enter"} | {
    f"{room}-at-the-end" for room in ("play", "kingsroad-lines", "assassins-lines")
}
"""What is said in plain text, where a line always ends by Enter."""


def test_every_place_of_a_key_is_one_that_exists() -> None:
    """A place with a dot names an id in full; the others are tried on their screens below."""
    known = {row.id for row in key_registry().rows} | set(key_words._FIXED)
    here = known | {name.partition(".")[2] for name in known}
    here |= {row.action for row in key_registry().rows}
    pages = {"web/pages.py"}  # its places are those of HTML
    for message in catalogue(ENGLISH).values():
        for place in KEY.finditer(message.source):
            assert set(place[1].split("|")) <= here, message.id
    for one in (one for one in literals() if one.file not in pages and "(?P<" not in one.text):
        for place in key_words._PLACE.finditer(one.text):
            for name in place[1].split("|"):
                assert name in here, (one.file, one.line, name)
    for file, tree in trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name("key"), args=[ast.Constant(str(name))]):
                    assert name in known, (file, node.lineno, name)
                case ast.Call(func=ast.Name("here"), args=[ast.Constant(str(name))]):
                    assert name in here, (file, node.lineno, name)
                case _:
                    pass


def unusual(key: str) -> str:
    """A key for what has this one, which nobody would guess."""
    return f"alt+shift+{key.replace('+', '_')}"


def unusual_keys() -> dict[str, str]:
    """Every key there is bound to something unusual."""
    return {
        row.id: ",".join(unusual(key) for key in row.keys.split(",")) for row in key_registry().rows
    }


@pytest.fixture
def all_changed() -> Iterator[None]:
    """Every key in force is an unusual one, for sentences that are asked for without an app."""
    key_registry()
    put_in_force(unusual_keys())
    yield
    put_in_force({})


@pytest.mark.usefixtures("all_changed")
def test_sentences_name_the_keys_in_force() -> None:
    said = [
        task(),
        at_the_end(),
        next_words(alone=True),
        *(
            town_lesson.learn_keys(text)
            for step in TOWN_STEPS
            for text in lesson_texts(step.name).values()
        ),
    ]
    assert [(text, keys_named(text)) for text in said if keys_named(text)] == []
    assert "Alt+Shift+M" in next_words(alone=True)
    assert play_key("hint") == "Alt+Shift+T" and assassins_key("hint") == "Alt+Shift+T"


def test_the_keys_of_four_directions_have_one_name_until_one_is_changed() -> None:
    directions = ("up", "right", "down", "left")
    here = keys_here((str(row.id), row.action) for row in key_registry().rows if "town." in row.id)
    assert together(directions, here) == "the arrow keys"
    assert together(("left", "right"), here) == "the left and right arrows"
    put_in_force({"town.up": "W"})
    try:
        assert together(directions, here).startswith("W, the right arrow, ")
        assert with_keys("<up> goes. <down> too", here) == "W goes. The down arrow too"
    finally:
        put_in_force({})


@given(st.text(), st.sampled_from(["hint", "peek", "forward"]))
def test_only_places_of_keys_are_changed(text: str, name: str) -> None:
    """Whatever else stands in a text stays as it is."""
    free = text.replace("<", "")
    named = with_keys(f"{free}<{name}>{free}", assassins_key)
    assert named == f"{free}{assassins_key(name)}{free}"


WAYS_ROUND: Final = {
    "fixed.enter": "«enter»",
    "fixed.escape": "«escape»",
    "fixed.tab": "«tab»",
    "fixed.arrows": "«arrows»",
    "fixed.shift": "«shift»",
    "fixed.interrupt": "«interrupt»",
}
"""What stands for the keys of lists and fields here, which really cannot be changed."""

SAMPLE: Final = ("play", "play-hint", "town-play", "town-learn", "learn", "analysis", "curtain")


@pytest.mark.parametrize(
    "names",
    [
        SAMPLE,
        pytest.param([name for name in OPENINGS if name != "palette"], marks=pytest.mark.soak),
    ],
    ids=["sample", "all"],
)
async def test_no_screen_and_no_help_shows_an_old_key(
    names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def press_unusual(pilot: Pilot[None], *keys: str) -> None:
        await press(pilot, *map(unusual, keys))

    monkeypatch.setattr(key_words, "_FIXED", WAYS_ROUND)
    monkeypatch.setattr(every_screen, "press", press_unusual)
    monkeypatch.setattr(KingsRoad, "ENABLE_COMMAND_PALETTE", False)
    write_settings(AppSettings(keys=unusual_keys()))
    app = make_every_app()
    async with app.run_test(size=(120, 36)) as pilot:
        for name in names:
            await OPENINGS[name].open(pilot)
            await settle(pilot)
            assert_no_old_key(name, text_of(app))
            if not isinstance(app.screen, HelpScreen):
                app.push_screen(HelpScreen())
                await settle(pilot)
                shown = app.screen.query_one("#help-text", Widget)
                assert_no_old_key(f"help of {name}", str(shown.render()))
            while len(app.screen_stack) > 1:
                await app.pop_screen()


def assert_no_old_key(where: str, text: str) -> None:
    lines = [line for line in text.splitlines() if keys_named(line)]
    assert lines == [], where


@pytest.mark.parametrize(
    "place",
    ["home", "new", "analysis", "look_back", "review"],
)
def test_a_screen_shows_eight_keys_at_most(place: str) -> None:
    """With those for help and the palette; what else works there stands in these two."""
    for game in GAMES:
        if place in game.places:
            keys = [one for one in game.places[place].bindings() if isinstance(one, Binding)]
            more = len(entries_of(GAMES)) if place == "home" and game is GAMES[0] else 0
            assert sum(key.show for key in keys) + more + 2 <= 8, game.word
