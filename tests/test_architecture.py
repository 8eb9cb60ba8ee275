"""The shape of the house: no circle of imports, no public class name twice, and its size.

import-linter (`pyproject.toml`) states which room may use which; what it cannot say stands here.
Imports inside functions and under ``TYPE_CHECKING`` count like all others.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.house import PRODUCT, screen_depths, size_of
from tests.support.paths import ROOT

PACKAGES = ("tabletop", "kingsroad", "assassins", "advisor", "kingsroad_tui")
"""Every package that may be there."""

Graph = Mapping[str, frozenset[str]]
"""Every module and the modules that it imports."""


def modules(*packages: str) -> dict[str, Path]:
    """Every module of some packages (all by default) by its dotted name.

    A package stands for its ``__init__``.
    """
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for package in packages or PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
    }


@dataclass(frozen=True)
class Source:
    """What is asked of a source here, so that it is parsed once for all.

    Attributes:
        imports: the modules of the house that it imports.
        classes: the names of its public classes.
        widths: the lines with a format whose width may be negative.
    """

    imports: frozenset[str]
    classes: tuple[str, ...]
    widths: tuple[int, ...]


@cache
def sources() -> Mapping[str, Source]:
    """Every source of the house by its module."""
    paths = modules()
    return {module: source_of(module, path, paths) for module, path in paths.items()}


def source_of(module: str, path: Path, known: Iterable[str]) -> Source:
    """The source of a module."""
    tree = ast.parse(path.read_text())
    return Source(
        imports_of(tree, module, known, package=path.name == "__init__.py"),
        tuple(
            node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        ),
        tuple(_computed_widths(tree)),
    )


def imports_of(
    tree: ast.AST, module: str, known: Iterable[str], *, package: bool
) -> frozenset[str]:
    """The known modules that a source imports, wherever in it.

    ``from a.b import c`` imports ``a.b.c`` where that is a module, else ``a.b``.
    """
    known = frozenset(known)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, package=package)
            names = (f"{base}.{alias.name}" for alias in node.names)
            found |= {name if name in known else base for name in names}
    return frozenset(found & known - {module})


def absolute(node: ast.ImportFrom, module: str, *, package: bool) -> str:
    """The dotted name that a ``from`` means, which may be relative."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    parents = parts[: len(parts) - node.level + package]
    return ".".join([*parents, *([node.module] if node.module else [])])


def import_graph() -> Graph:
    """The imports of the whole house."""
    return {module: source.imports for module, source in sources().items()}


def circles(graph: Graph) -> Iterator[list[str]]:
    """Every strongly connected set of two modules or more (Tarjan, 1972)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> Iterator[list[str]]:
        index[module] = low[module] = len(index)
        stack.append(module)
        for target in sorted(graph[module]):
            if target not in index:
                yield from visit(target)
                low[module] = min(low[module], low[target])
            elif target in stack:
                low[module] = min(low[module], index[target])
        if low[module] == index[module]:
            component = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(component) > 1:
                yield sorted(component)

    for module in graph:
        if module not in index:
            yield from visit(module)


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert list(circles(import_graph())) == []


def test_the_graph_is_not_empty() -> None:
    """Known imports are found: at the top, under TYPE_CHECKING, inside a function."""
    graph = import_graph()
    assert "kingsroad.cards" in graph["kingsroad.position"]
    assert "kingsroad_tui.solver.client" in graph["kingsroad_tui.shell.host"]
    assert "kingsroad_tui.kingsroad.review.screen" in graph["kingsroad_tui.kingsroad.ways"]


@pytest.mark.parametrize(
    ("source", "imported"),
    [
        ("import a.b", {"a.b"}),
        ("from a import b", {"a.b"}),
        ("from a.b import Name", {"a.b"}),
        ("from a import Name", {"a"}),
        ("from . import b", {"a.b"}),
        ("from .b import Name", {"a.b"}),
        ("def f():\n    import a.b", {"a.b"}),
        ("if TYPE_CHECKING:\n    from a.b import Name", {"a.b"}),
        ("import elsewhere", set()),
    ],
)
def test_every_form_of_import_is_seen(source: str, imported: set[str]) -> None:
    known = ("a", "a.b", "a.c")
    assert imports_of(ast.parse(source), "a.c", known, package=False) == imported


def test_circles_are_found() -> None:
    graph = {name: frozenset(targets) for name, targets in [("a", "b"), ("b", "ca"), ("c", "")]}
    assert list(circles(graph)) == [["a", "b"]]


@pytest.mark.parametrize("folder", ["advisor", "kingsroad", "positions"])
def test_no_test_of_the_lower_floors_uses_the_app(folder: str) -> None:
    """Directly, or by way of `tests.support`."""
    paths = modules("tests")
    known = {**modules(), **paths}
    waiting = [module for module in paths if f"{module}.".startswith(f"tests.{folder}.")]
    assert waiting
    used: set[str] = set()
    while waiting:
        module = waiting.pop()
        path = paths[module]
        found = source_of(module, path, known).imports
        waiting += found & paths.keys() - used
        used |= found
    assert {module for module in used if module.partition(".")[0] == "kingsroad_tui"} == set()


@pytest.mark.parametrize(
    ("packages", "lines", "files", "imports"),
    [(PRODUCT, 119_400, 672, 0.083), (("tests",), 72_250, 418, 0.2)],
    ids=["product", "tests"],
)
def test_the_house_only_gets_smaller(
    packages: Sequence[str], lines: int, files: int, imports: float
) -> None:
    """What is reached is written here, so that nobody loses it unawares."""
    size = size_of(packages)
    assert size.lines <= lines and size.files <= files and size.import_share <= imports


def test_no_more_classes_stand_above_a_screen() -> None:
    depths = screen_depths()
    assert len(depths) > 40 and max(depths.values()) <= 2


ONLY_IN_FILES = {
    "settings/stored.py": "town_lesson",  # a field of the settings file, which is a promise
    "learn/lesson_place.py": "town_lesson",
    "keys/registry.py": "town_open.",  # ids that older settings files may hold
}
"""Words of the second game that a feature has to know, as files hold them."""


def test_no_feature_names_a_game() -> None:
    """Neither in its modules nor in its style sheets, comments and docstrings included."""
    ground = ROOT / "kingsroad_tui"
    paths = [
        path
        for end in ("py", "tcss")
        for path in sorted(ground.rglob(f"*/*.{end}"))
        if path.relative_to(ground).parts[0] not in {"kingsroad", "assassins", "commands"}
    ]
    assert len(paths) > 50
    named = {
        (str(path.relative_to(ground)), line.strip())
        for path in paths
        for line in path.read_text().splitlines()
        if re.search("town|assassin", line, re.IGNORECASE)
    }
    assert {one for one in named if ONLY_IN_FILES.get(one[0], "\n") not in one[1]} == set()


def test_no_public_class_name_stands_for_two_things() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for module, source in sources().items():
        for name in source.classes:
            places[name].append(module)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def _computed_widths(tree: ast.AST) -> list[int]:
    """The lines with a format whose width is computed and may be negative: that is an error.

    `str.ljust` and `str.rjust` take any width, and so does `drawing.canvas.centred`.
    """

    def safe(width: ast.expr) -> bool:
        if isinstance(width, ast.BinOp):
            return safe(width.left) and safe(width.right)
        if isinstance(width, ast.Call):
            return isinstance(width.func, ast.Name) and width.func.id == "max"
        return isinstance(width, ast.Constant) or (
            isinstance(width, ast.Name) and width.id.isupper()
        )

    return [
        part.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr)
        for before, part in pairwise([None, *node.format_spec.values])
        if isinstance(part, ast.FormattedValue) and not safe(part.value)
        if not (isinstance(before, ast.Constant) and str(before.value).endswith("."))  # digits
    ]


def test_no_drawing_formats_to_a_width_that_may_be_negative() -> None:
    """In a narrow terminal it is; the screen would die of it."""
    bad = ast.parse("f'{name:>{width - 6}}'")
    good = ast.parse("f'{name:>{max(0, width)}} {name:>{_NAME + 2}} {x:.{digits}f}'")
    assert (_computed_widths(bad), _computed_widths(good)) == ([1], [])
    found = {
        f"{module}:{line}"
        for module, source in sources().items()
        for line in source.widths
        if module.startswith("kingsroad_tui.")
    }
    assert found == set()
