"""What is said where one plays in a browser, at the computer of the host."""

from __future__ import annotations

from typing import Final

FENCED: Final = "not for an app that runs for somebody else"
NOT_HERE: Final = "That cannot be done in this page."
AT_HOSTS: Final = (
    "This page runs on the host's computer, where your choice could be looked up early. "
    "To keep it to yourself alone, join from your own terminal."
)
KEPT_BY_HOST: Final = "The host has the game with its proof."
NOT_GIVEN: Final = "this command is for the pages of kingsroad host --web"
