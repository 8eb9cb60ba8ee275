"""What is said at a table whose players are apart, and by whoever serves its game in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.words.lists import count, listed
from tabletop.pasted import is_code
from tabletop.words.voice import phrase

VIA_RELAY: Final = "The table is at the relay, which can read nothing of what is said there."
VIA_RELAY_HERE: Final = f"{VIA_RELAY} Only this computer can reach that relay."
STAYS_AS_IT_WAS: Final = "{option}: a table that is taken up stays as it was"
LOST: Final = "The connection is lost. Trying again: your seat stays yours."
RELAY_LOST: Final = (
    "The relay cannot be reached, so nobody can come to the table by it. Trying again: the table "
    "stays open."
)
RELAY_BACK: Final = "The relay is there again: the others come back by themselves."
NO_ANSWER: Final = "The table does not answer. Trying again: perhaps it is not open."
OTHER_TABLE: Final = "Somebody else answers at that address. Ask the host for a new invitation."
NOT_AWAY: Final = "{name} is here."
STILL_SAVED: Final = "The table is kept: take it up with {command}."
SEAT_KEPT: Final = "Your seat is kept: come back with {command}."

HOW_BY_COMMAND: Final = {
    "full": "Join with the option --watch.",
}
"""What whoever was refused can do, where they came by a command."""

BREAKS: Final = {
    "no message": "The table sends what cannot be read.",
    "wrong secret": "The table does not know the secret of your invitation: it is another one.",
    "other version": "The table runs another version of the program.",
    "other host": "Somebody else has opened a table in the host's place. You have left it.",
    "not my seat": "The table has begun a game that is not yours.",
    "not allowed": "The table sent something that the rules do not allow. You have left it.",
    "taken back": "The table has taken back what you had seen already. You have left it.",
    "given up": (
        "The host gave up a sealed choice although there was no need to. You have left the table."
    ),
    "never asked": (
        "The host gave up your choice and never asked you to show it. You have left the table."
    ),
}
"""How a table breaks the rules, by its word."""

SIGNS: Final = {
    "well-played": "{name}: well played!",
    "ouch": "{name}: ouch!",
    "one-moment": "{name}: one moment, please.",
}
"""What somebody says by a sign."""

WORDS: Final = (
    ("who", "who is at the table, and who has chosen"),
    ("well", "say: well played"),
    ("ouch", "say: ouch"),
    ("moment", "say: one moment"),
    ("check", "the code of the game, to compare with the others"),
    ("again", "another game, once this one is over"),
)
"""What can be typed at a table with others, besides the words of the game."""

HOST_WORDS: Final = (
    ("invite", "the invitation again"),
    ("start", "begin: computers take the seats that are free"),
    ("free NAME", "free the seat of somebody, before the game begins"),
    ("computer NAME", "let a computer play for somebody who is away"),
)
"""What its host can type besides."""


def not_an_invitation(text: str, *, misread: bool, group: int = 0, likely: str = "") -> str:
    """Why a line cannot be used; ``group`` is which of its groups is likely wrong, 0 for none.

    It begins with a little of the line: of more the secret of a room might follow.
    """
    start = text[:14]
    if group:
        return (
            f"{start!r}…: a letter or two of this invitation are wrong, most likely in group "
            f"{group}: is it {likely}?"
        )
    if misread:
        return f"{start!r}…: a letter or two of this invitation are wrong"
    if is_code(text):
        return phrase("together-not-an-invitation")
    cut = "…" if len(text) > len(start) else ""
    return f"{start!r}{cut} is no invitation: copy the whole line that the host was given"


def no_relay_address(text: str) -> str:
    """Why a relay cannot be meant."""
    return f"{text[:60]!r} is no address of a relay; copy what the relay has printed"


def relay_lines(address: str, others: Sequence[str]) -> list[str]:
    """How tables come to a relay."""
    lines = ["The relay is open. Tables come to it with:", "", f"  kingsroad host --via {address}"]
    if others:
        lines += ["", f"Or, in place of the address in it: {listed(others)}."]
    return lines


def invitation_lines(invitation: str, command: str, *, only_here: bool) -> list[str]:
    """How others come to the table; ``only_here`` where only this computer reaches it."""
    for_whom = "who play at this computer, too," if only_here else "elsewhere"
    who = "In another terminal of this computer run" if only_here else "Friends run"
    return [
        f"The invitation for friends {for_whom} (capital and small letters are the same):",
        "",
        f"  {invitation}",
        "",
        f"{who}: {command} {invitation[:5]}…",
    ]


def reach_sentence(port: int, reachable: Sequence[str]) -> str:
    """Who can come to a table that was opened in the app."""
    if not reachable:
        return phrase("together-reach-sentence")
    return phrase("together-reach-sentence-2", listed=listed(reachable), port=port)


def listening_lines(address: str, port: int, reachable: Sequence[str]) -> list[str]:
    """Who can come to the table."""
    if not reachable:
        return [
            f"The table listens at {address}, port {port}: only this computer can reach it. "
            "With the option --listen 0.0.0.0 others in your network can, by a relay (--via) "
            "others anywhere."
        ]
    return [f"The table listens at port {port}. It can be reached at {listed(reachable)}."]


def cannot_be_used(file: str, why: str) -> str:
    """Why a file that is needed cannot be."""
    return f"{file}: {why}"


def cannot_listen(address: str, port: int, why: str) -> str:
    """Why the table cannot be reached."""
    return (
        phrase("together-cannot-listen", address=address, port=port, why=why)
        if port
        else f"{address}: {why}"
    )


def seats_sentence(free: int) -> str:
    """How many seats are free."""
    if not free:
        return phrase("together-seats-sentence")
    return f"{count(free, 'seat')} {'is' if free == 1 else 'are'} free."


def away_for(name: str, seconds: int, *, host: bool) -> str:
    """Somebody has been away for a while."""
    long = count(seconds // 60, "minute") if seconds >= 60 else count(seconds, "second")
    said = f"{name} has been away for {long}."
    return phrase("together-away-for", said=said, name=name) if host else said


def stands_in(name: str) -> str:
    """A computer plays for somebody."""
    return phrase("together-stands-in", name=name)


def side_stands_still(name: str) -> str:
    """Somebody is away for whom nobody can play."""
    return phrase("together-side-stands-still", name=name)


def plays_again(name: str) -> str:
    """The owner of a seat plays again."""
    return phrase("together-plays-again", name=name)


def has_chosen(name: str, left: int) -> str:
    """Somebody has chosen; what, nobody sees."""
    return (
        phrase("together-has-chosen", name=name)
        if not left
        else phrase("together-has-chosen-2", name=name, left=left)
    )


def has_chosen_instead(name: str, left: int) -> str:
    """A computer has chosen in somebody's place."""
    said = f"A computer has chosen for {name}"
    return f"{said}." if not left else phrase("together-has-chosen-instead", said=said, left=left)


def when_instead(*, away: bool) -> str:
    """When somebody else chose in one's place: how a sentence about that begins."""
    return phrase("together-when-instead") if away else phrase("together-when-instead-2")


def chosen_instead(number: int, what: str, *, by_lot: bool, away: bool) -> str:
    """What was chosen in one's place in a round."""
    who = "the lot" if by_lot else "a computer"
    return phrase(
        "together-chosen-instead",
        when_instead=when_instead(away=away),
        who=who,
        number=number,
        what=what,
    )


def who_line(name: str, state: str) -> str:
    """A seat in the list of those at the table."""
    return f"{name}: {state}."


def away_state(seconds: int) -> str:
    """For how long somebody has been away."""
    if not seconds:
        return phrase("together-away")
    if seconds < 60:
        return phrase("together-away-state", seconds=seconds)
    return phrase("together-away-state-2", count=seconds // 60)


def begins(names: Sequence[str]) -> str:
    """A game begins."""
    return phrase("together-begins", listed=listed(names))


def saved(file: str, command: str) -> list[str]:
    """Where the game lies, and how its fairness is checked."""
    return [f"The game is saved: {file}", f"To check that it was fair: {command} {file}"]


ALL_TAKEN: Final = "As many are open as there may be. Close another page, then load this one again."
MOVED: Final = "The game goes on in another page, which was opened later."
"""Why a page is closed: at most 120 bytes, as the last word of a socket is short."""
