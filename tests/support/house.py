"""The size and the shape of the house, counted: ``python -m tests.support.house`` prints it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.paths import ROOT

PRODUCT: Final = ("tabletop", "kingsroad", "assassins", "advisor", "kingsroad_tui")
"""The packages that are shipped."""


class Size(NamedTuple):
    """How large some packages are.

    Attributes:
        lines: of Python.
        files: that many.
        imports: of the lines, those that import.
    """

    lines: int
    files: int
    imports: int

    @property
    def import_share(self) -> float:
        """The share of the lines that import, 0 to 1."""
        return self.imports / self.lines


def sources_of(packages: Sequence[str]) -> Iterator[Path]:
    """The sources of packages."""
    return (path for package in packages for path in sorted((ROOT / package).rglob("*.py")))


def size_of(packages: Sequence[str]) -> Size:
    """How large packages are."""
    lines = files = imports = 0
    for path in sources_of(packages):
        text = path.read_text(encoding="utf-8")
        lines += len(text.splitlines())
        files += 1
        imports += sum(
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Import | ast.ImportFrom)
        )
    return Size(lines, files, imports)


def screen_depths() -> dict[str, int]:
    """How many classes of the app's own stand above each of its screens, by its name.

    A class is a screen where one of those above it, by name, is Textual's.
    """
    bases: dict[str, list[str]] = {}
    for path in sources_of(["kingsroad_tui"]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [name for base in node.bases if (name := _name(base))]

    def above(name: str) -> set[str]:
        found = {base for base in bases.get(name, []) if base in bases and base != name}
        return found.union(*map(above, found)) if found else found

    def is_screen(name: str) -> bool:
        return any(
            base in {"Screen", "ModalScreen"} for one in {name, *above(name)} for base in bases[one]
        )

    leaves = set(bases) - {base for names in bases.values() for base in names}
    return {name: len(above(name)) for name in sorted(leaves) if is_screen(name)}


def _name(base: ast.expr) -> str:
    match base:
        case ast.Subscript(value=value):
            return _name(value)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def report() -> str:
    """The figures, a line each."""
    product, tests = size_of(PRODUCT), size_of(["tests"])
    depths = screen_depths()
    deepest = sorted(depths, key=depths.__getitem__, reverse=True)[:5]
    return "\n".join(
        (
            f"product: {product.lines:,} lines in {product.files} files,"
            f" {product.import_share:.1%} of them imports",
            f"tests: {tests.lines:,} lines in {tests.files} files",
            "classes above a screen, most: "
            + ", ".join(f"{name} {depths[name]}" for name in deepest),
        )
    )


if __name__ == "__main__":
    print(report())
