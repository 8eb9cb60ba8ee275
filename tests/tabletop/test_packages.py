"""The games' packages as others import them: public names, weight, the examples in docstrings.

Choices that are fixed before any is seen.
"""

from __future__ import annotations

import ast
import doctest
import inspect
import pkgutil
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import assassins
import kingsroad as kr
from tabletop import sealed_phases
from tests.support.imports import loaded_by
from tests.support.legal import random_game

PACKAGES = {"kingsroad": kr, "assassins": assassins}
MODULES = [
    f"{name}.{found.name}"
    for name, package in PACKAGES.items()
    for found in pkgutil.iter_modules(package.__path__)
]
ALLOWED = {"kingsroad", "tabletop", "msgspec", "typing_extensions"}
"""The last one is loaded by msgspec."""


@pytest.mark.parametrize("name", PACKAGES)
def test_every_public_name_is_there_and_described(name: str) -> None:
    package = PACKAGES[name]
    assert len(set(package.__all__)) == len(package.__all__)
    for public in package.__all__:
        value = getattr(package, public)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__module__.startswith((f"{name}.", "tabletop.")), public
            assert inspect.getdoc(value), public


def test_king_s_road_offers_no_other_name() -> None:
    modules = {module.partition(".")[2] for module in MODULES if module.startswith("kingsroad.")}
    offered = {name for name in vars(kr) if not name.startswith("_")}
    assert set(kr.__all__) == offered - modules
    assert not set(kr.__all__) & modules


@pytest.mark.parametrize("error", [name for name in kr.__all__ if name.endswith("Error")])
def test_every_error_of_the_rules_is_one_kind(error: str) -> None:
    assert issubclass(getattr(kr, error), kr.RulesError)
    assert issubclass(kr.IllegalSelection, kr.RulesError)


def test_importing_it_loads_the_standard_library_and_msgspec_only() -> None:
    code = "import sys, kingsroad; print(*{name.partition('.')[0] for name in sys.modules})"
    # -S leaves out the packages that an environment loads by itself; msgspec is found by its path.
    paths = [str(Path(found.__file__ or "").parents[1]) for found in (kr, msgspec)]
    program = f"import sys; sys.path += {paths!r}; {code}"
    run = subprocess.run(
        [sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split()) - sys.stdlib_module_names
    assert {"kingsroad"} < {name for name in loaded if not name.startswith("_")} <= ALLOWED
    heavy = {"kingsroad", "advisor", "kingsroad_tui", "numpy", "ortools", "textual"}
    assert not {name.partition(".")[0] for name in loaded_by("import assassins")} & heavy


@pytest.mark.parametrize("module", [*PACKAGES, *MODULES])
def test_the_examples_in_docstrings_hold(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_there_are_examples_where_a_newcomer_looks_first() -> None:
    finder = doctest.DocTestFinder()
    for name in ("board", "cards", "legal", "position", "rounds", "games", "notation"):
        module = import_module(f"kingsroad.{name}")
        assert any(test.examples for test in finder.find(module)), name


@pytest.mark.parametrize("variant", kr.Variant)
def test_values_print_as_what_makes_them_again(variant: kr.Variant) -> None:
    game = random_game(3, 7, variant, rounds=4)
    namespace = {name: getattr(kr, name) for name in kr.__all__}
    for value in (*game.positions, *game.reports, *game.rounds, game, kr.Hand(3, True, False)):
        assert eval(repr(value), dict(namespace)) == value
    own = kr.Board("Mine", kr.kingdom().regions)
    assert eval(repr(own), dict(namespace)) == own


def test_no_public_class_has_a_name_of_king_s_road() -> None:
    def classes(package: str) -> set[str]:
        return {
            node.name
            for file in (Path(assassins.__path__[0]).parent / package).rglob("*.py")
            for node in ast.parse(file.read_text()).body
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        }

    ours = classes("assassins")
    assert not any(ours & classes(other) for other in ("kingsroad", "advisor", "kingsroad_tui"))


PLACE = sealed_phases.Slot(b"game", 3, "first", 1)
FIELDS = st.lists(st.one_of(st.text(max_size=5), st.integers(0, 300), st.binary(max_size=5)))


@given(FIELDS, FIELDS)
def test_different_fields_have_different_digests(one: list[object], other: list[object]) -> None:
    """Also where all of them together are the same text, or the same number as text."""
    alike = [(type(a), a) for a in one] == [(type(b), b) for b in other]
    assert (sealed_phases.digest("test", *one) == sealed_phases.digest("test", *other)) == alike  # type: ignore[arg-type]


def test_a_commitment_is_of_one_choice_at_one_place() -> None:
    salt = sealed_phases.new_salt()
    sealed = sealed_phases.commitment(PLACE, "16K", salt)
    assert sealed_phases.opens(sealed, PLACE, "16K", salt)
    assert not sealed_phases.opens(sealed, PLACE, "16D", salt)
    assert not sealed_phases.opens(sealed, PLACE, "16K", sealed_phases.new_salt())
    elsewhere = [
        replace(PLACE, game=b"another"),
        replace(PLACE, round=4),
        replace(PLACE, phase="second"),
        replace(PLACE, seat=0),
    ]
    assert not any(sealed_phases.opens(sealed, place, "16K", salt) for place in elsewhere)


def test_a_salt_of_another_length_is_none() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        sealed_phases.commitment(PLACE, "16K", b"short")
    assert not sealed_phases.opens(bytes(32), PLACE, "16K", b"short")


def test_salts_differ() -> None:
    salts = {sealed_phases.new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {sealed_phases.SALT_BYTES}


def test_joint_numbers_are_equally_likely_as_long_as_one_share_is_random() -> None:
    """15 cards, 3,000 flips, the other side always bringing the same: chi-square, 14 degrees."""
    drawn = Counter(
        sealed_phases.joint_number(15, "card", b"", {0: bytes(32), 1: number.to_bytes(32, "big")})
        for number in range(3000)
    )
    expected = 3000 / 15
    assert sorted(drawn) == list(range(15))
    assert sum((drawn[n] - expected) ** 2 / expected for n in range(15)) < 40  # p < 0.0003


def test_a_joint_number_follows_from_every_share() -> None:
    shares = {0: b"a", 1: b"b"}
    number = sealed_phases.joint_number(2**60, "card", b"1", shares)
    assert number == sealed_phases.joint_number(2**60, "card", b"1", dict(reversed(shares.items())))
    others = [{0: b"a", 1: b"c"}, {0: b"c", 1: b"b"}, {0: b"ab", 1: b""}, {0: b"a"}]
    assert number not in [
        sealed_phases.joint_number(2**60, "card", b"1", other) for other in others
    ]
    assert number != sealed_phases.joint_number(2**60, "card", b"2", shares)
    with pytest.raises(ValueError, match="number to draw"):
        sealed_phases.joint_number(0, "card", b"", shares)
