"""The package as others see it: its names, its examples, and what importing it costs."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import assassins
from tests.support.imports import loaded_by

MODULES = sorted(module.name for module in pkgutil.iter_modules(assassins.__path__))


def test_every_public_name_is_there_and_described() -> None:
    assert len(assassins.__all__) == len(set(assassins.__all__))
    for name in assassins.__all__:
        value = getattr(assassins, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__module__.startswith("assassins."), name
            assert inspect.getdoc(value), name


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_texts_hold(name: str) -> None:
    module = importlib.import_module(f"assassins.{name}")
    assert doctest.testmod(module).failed == 0


def test_importing_it_loads_no_other_floor_and_nothing_heavy() -> None:
    heavy = {"kingsroad", "advisor", "kingsroad_tui", "numpy", "ortools", "textual"}
    assert not {name.partition(".")[0] for name in loaded_by("import assassins")} & heavy


def test_no_public_class_has_a_name_of_king_s_road() -> None:
    def classes(package: str) -> set[str]:
        folder = Path(assassins.__path__[0]).parent / package
        return {
            node.name
            for file in folder.rglob("*.py")
            for node in ast.parse(file.read_text()).body
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        }

    ours = classes("assassins")
    for package in ("kingsroad", "advisor", "kingsroad_tui"):
        assert not ours & classes(package)
