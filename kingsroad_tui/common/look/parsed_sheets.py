"""The style sheets of the app, each parsed once for the theme in force."""

from __future__ import annotations

from textual.css.stylesheet import Stylesheet


class ParsedSheets(Stylesheet):
    """Style sheets that stay parsed until another theme has other variables.

    Textual's own are all parsed anew at the start, and whenever a screen brings one more.
    """

    _in_force: dict[str, str] | None = None

    def set_variables(self, variables: dict[str, str]) -> None:
        """What stands in the sheets for a variable."""
        if variables != self._in_force:
            self._in_force = variables
            super().set_variables(variables)

    def reparse(self) -> None:
        """Takes the rules of sheets that have come. Raises StylesheetParseError."""
        self.parse()
