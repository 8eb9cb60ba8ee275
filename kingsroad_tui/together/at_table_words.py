"""What the screens say at a table with people elsewhere, and where one opens or joins one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.together.words import AWAY, WAITING_FOR_AGAIN
from kingsroad_tui.words.lists import count, listed

PLAY_TOGETHER: Final = "Play together"
JOIN_TITLE: Final = "Join a friend's table"
OPEN_TITLE: Final = "Open a table"
INVITATION: Final = "Invitation"
INVITATION_HINT: Final = "paste the line that the host has given you"
NO_INVITATION_YET: Final = "Paste the invitation here; the host has it."
WATCH: Final = "Only look on"
JOIN: Final = "Join"
GO_BACK: Final = "Back to the table that you joined last"
RESUME: Final = "Open your last table again"
OPEN: Final = "Open the table"
FRIENDS: Final = "Friends are"
ONLY_COMPUTER: Final = "at this computer"
NETWORK: Final = "in my network"
BY_RELAY: Final = "elsewhere, by a relay"
ABOUT_REACH: Final = {
    "here": "To try it out: only from this computer can anybody join.",
    "network": "On the same Wi-Fi or cable. Your firewall may ask about it.",
    "relay": (
        "Anywhere. Somebody runs kingsroad relay on a server that all can reach, and gives you the "
        "address that it prints. It can read nothing of the game."
    ),
}
"""What each answer to where friends are means, below it."""

RELAY_HINT: Final = "the address that the relay has printed"
NO_CLOCK: Final = "No limit"
HINTS_ALLOWED: Final = "Allow hints"
INVITE: Final = "Give your friends this invitation; it can be pasted, or read aloud:"
INVITE_HERE: Final = "This invitation works at this computer only; paste it in another terminal:"
CLOSED_IN_APP: Final = (
    "The host has closed the table. It is kept: this goes on when it opens again."
)
CLOSED_IN_SHORT: Final = "The host has closed the table"
CLOSED_TITLE: Final = "The host has closed the table."
CLOSED_TO_PLAYER: Final = (
    "The game is kept, and so is your seat. Stay, and it goes on here as soon as the host opens "
    "the table again; or leave (<leave>), and Play together leads you back."
)
CLOSED_TO_WATCHER: Final = (
    "The game is kept, and goes on here as soon as the host opens the table again. To leave, press "
    "<leave>."
)
CLOSED_IN_A_LINE: Final = (
    "The host has closed the table. Wait here, or leave (<leave>): nothing is lost."
)
LOST_IN_APP: Final = "Connection lost, trying again"
LOST_IN_SHORT: Final = "Connection lost"
RELAY_LOST_IN_APP: Final = "The relay cannot be reached, trying again"
RELAY_LOST_IN_SHORT: Final = "No relay"
NO_ANSWER_IN_APP: Final = "The table does not answer. Trying again …"
WAITING_FOR_HOST: Final = "The game begins when every seat is taken, or when the host starts it."
WAITING_FOR_PEOPLE: Final = "The game begins when every seat is taken."
WATCHING_NOTE: Final = "You are looking on."
CHOICE_WAITS: Final = "Your choice goes out as soon as you are connected."
STOOD_IN_NOTE: Final = "A computer chooses for you, this time only."
COPY: Final = "Copy the invitation"
START: Final = "Begin now"
LEAVE: Final = "Leave"
BACK: Final = "Back to the game"
SIGNS_HERE: Final = "Signs to all: <well_played> bravo, <ouch> ouch, <moment> just a moment"
COMPUTER_PLAYS: Final = "computer plays"
ANALYSED_AT_THE_END: Final = "A game with others is analysed once it is over."
CHOOSE_COMPUTER: Final = "Let a computer play"
GO_ON_WITHOUT: Final = "Go on without"
WAIT_ON: Final = "Wait"
FREE_IT: Final = "Free the seat"
CLOSE_TABLE: Final = (
    "You are the host: if you leave, the table closes for everybody. It is kept: Play together "
    "opens it again, with the game as it is."
)
PLAY_AGAIN: Final = "Play again"
ANOTHER: Final = "Another one"
ANOTHER_HOW: Final = "Another one begins, everybody a seat further, once all of you want it."
NOT_OF_HOST: Final = "Only the host can do that."
NOTHING_TO_FREE: Final = "Only a seat that somebody has can be freed, before the first game."
NOBODY_AWAY: Final = "A computer can play for somebody who is away: choose that seat."

CLOCKS: Final = ((30, "30 seconds"), (60, "1 minute"), (120, "2 minutes"), (300, "5 minutes"))
"""The limits for a choice that the form offers, in seconds, and in words."""

SIGN_WORDS: Final = {
    "well-played": "well played!",
    "ouch": "ouch!",
    "one-moment": "one moment",
}
"""The signs where they stand beside the name of who makes them."""


def table_title(game: str, *, host: bool) -> str:
    """What the table is called on its own screen."""
    return f"Your table: {game}" if host else f"A table: {game}"


def kept_sentence(*, host: bool) -> str:
    """What becomes of a place that is left."""
    if host:
        return "Your table is closed and kept: Play together opens it again."
    return "Your seat is kept: Play together leads back to it."


def seat_line(name: str, state: str, *, you: bool) -> str:
    """A seat in the list of a table."""
    if not name:
        return "free"
    return f"{name} (you)" if you else f"{name}, {state}"


def role_line(role: str, line: str) -> str:
    """The same where each seat plays something else."""
    return f"{role}: {line}"


def computer_question(name: str) -> str:
    """Asked before a computer plays for somebody."""
    return f"{name} is away. Let a computer play until {name} is back?"


def stand_still_question(name: str) -> str:
    """Asked before the game goes on without somebody for whom nobody can play."""
    return (
        f"{name} is away, and nobody can play in {name}'s place. Go on, with {name}'s side "
        f"standing still until {name} is back?"
    )


def free_question(name: str) -> str:
    """Asked before somebody's seat is freed."""
    return f"Free the seat of {name}? It can be taken by somebody else then."


def start_question(free: int) -> str:
    """Asked before computers take the free seats."""
    seats = "the free seat" if free == 1 else f"the {free} free seats"
    return f"Begin now? Computers take {seats}."


def sealed_note(chosen: str) -> str:
    """What one has chosen, which nobody else sees yet."""
    return f"You chose {chosen}. It stays sealed until everyone has chosen."


def seconds_notes(seconds: int) -> tuple[str, ...]:
    """How long there still is for a choice, in shorter and shorter forms."""
    return f"{count(seconds, 'second')} left", f"{seconds} s left", f"{seconds} s", ""


def away_in_short(seconds: int) -> str:
    """For how long somebody has been away, beside their name.

    >>> away_in_short(50), away_in_short(130)
    ('away', 'away for 2 min')
    """
    return f"away for {seconds // 60} min" if seconds >= 60 else AWAY


def away_sentence(name: str, seconds: int) -> str:
    """Who is away, and for how long, where there is a line for it."""
    return f"{name} is {away_in_short(seconds)}."


def away_notes(gone: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Who is away, in shorter and shorter forms; nothing where everybody is here.

    Args:
        gone: the names of those who are, each with for how long (`away_in_short`).

    >>> away_notes([("Bob", "away for 2 min")])
    ('Bob is away for 2 min', 'Bob: away')
    """
    if not gone:
        return ()
    names = listed([name for name, _ in gone])
    each = listed([f"{name} is {away}" for name, away in gone])
    return each, f"{names}: {AWAY}"


def beside_the_status(clock: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """What stands behind the status: who is away and the clock, then the clock alone.

    Args:
        clock: the seconds left, in shorter and shorter forms.
        others: who is away, likewise.

    >>> beside_the_status(("5 s left", ""), ("Bob: away",))
    ('Bob: away · 5 s left', 'Bob: away', '5 s left', '')
    """
    both = [f"{away} · {left}" if left else away for away in others for left in clock]
    forms = (*both, *clock)
    return forms if any(forms) else ()


def host_can(gone: Sequence[str], press: str, *, still: bool, known: bool) -> str:
    """What the host can do about those who are away.

    Args:
        gone: their names.
        press: the key that leads to the table.
        still: whether their sides stand still, as nobody can play for them.
        known: whether it has just been said that they are away.

    >>> host_can(["Wilma"], "i", still=False, known=False)
    'Wilma is still away: wait, or press i to let a computer play for Wilma.'
    """
    names = listed(gone)
    start = "Wait" if known else f"{names} {'is' if len(gone) == 1 else 'are'} still away: wait"
    what = f"go on without {names}" if still else f"let a computer play for {names}"
    return f"{start}, or press {press} to {what}."


def code_note(code: str) -> str:
    """The code of the game, to be compared."""
    return (
        f"Code of the game: {code}. Read it out to each other: whoever has another one was shown "
        "another game."
    )


def saved_note(file: str) -> str:
    """Where a game lies with its proof."""
    return f"Saved with the proof that it was fair: {file}"


def again_sentence(others: Sequence[str], *, own: bool) -> str:
    """Who would like another game, before it begins."""
    if not others:
        return WAITING_FOR_AGAIN if own else ANOTHER_HOW
    said = f"{listed(others)} would like another game."
    return f"{said} So would you: it begins when everybody does." if own else f"{said} And you?"
