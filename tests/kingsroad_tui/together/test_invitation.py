"""Invitations: one line that can be pasted, typed and read aloud."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.together.invitation import Invitation, NoInvitation, RoomSecret, _holds
from tabletop.sealed_phases import CODE_LETTERS

HOSTS = st.one_of(
    st.ip_addresses().map(str),
    st.from_regex(r"[a-z][a-z0-9-]{0,12}[a-z0-9](\.[a-z]{2,9}){0,2}", fullmatch=True),
)
INVITATIONS = st.builds(
    Invitation,
    HOSTS,
    st.integers(1, 65535),
    st.binary(min_size=16, max_size=16).map(RoomSecret),
    st.binary(min_size=8, max_size=8),
    st.booleans(),
    st.integers(0, 3),
)


@given(INVITATIONS)
def test_a_line_is_read_as_it_was_written(invitation: Invitation) -> None:
    line = str(invitation)
    assert Invitation.parse(line) == invitation
    spoken = line.replace("0", "o").replace("1", "l").lower().replace("-", "  ")
    assert Invitation.parse(f"\n {spoken}. ") == invitation


@pytest.mark.parametrize("host", ["127.0.0.1", "table.example.org", "2001:db8::1"])
def test_every_wrong_letter_and_every_two_that_changed_places_are_noticed(host: str) -> None:
    """Two letters say whether the others are right: for certain, not only nearly always."""
    line = str(Invitation(host, 7625, RoomSecret(bytes(range(16))), bytes(range(8)), game=1))
    letters = line.replace("-", "")
    wrong = {
        letters[:at] + other + letters[at + 1 :]
        for at in range(len(letters))
        for other in CODE_LETTERS
    }
    for one, other in combinations(range(len(letters)), 2):
        swapped = list(letters)
        swapped[one], swapped[other] = letters[other], letters[one]
        wrong.add("".join(swapped))
    wrong.discard(letters)
    assert len(wrong) > 1000
    for text in wrong:
        assert not _holds(text)
    with pytest.raises(NoInvitation):
        Invitation.parse(min(wrong))


@pytest.mark.parametrize("host", ["127.0.0.1", "table.example.org", "2001:db8::1"])
def test_a_line_is_found_among_words(host: str) -> None:
    """As it was sent, with the command before it; twice is once, two are none."""
    invitation = Invitation(host, 7625, RoomSecret(bytes(range(16))), bytes(range(8)))
    line = str(invitation)
    for text in (
        f"kingsroad join {line}",
        f"Join me: {line}, and bring Bob!",
        f"{line}\n{line}",
        " " * 5_000 + line,
        f"https://example.org/?join={line}",
    ):
        assert Invitation.parse(text) == invitation
    other = replace(invitation, secret=RoomSecret(bytes(16)), port=1)
    with pytest.raises(NoInvitation):
        Invitation.parse(f"{line} or {other}")
    with pytest.raises(NoInvitation):
        Invitation.parse(line * 20_000)


@given(INVITATIONS, st.randoms(use_true_random=False))
def test_letters_that_look_alike_are_told_apart(
    invitation: Invitation, chance: random.Random
) -> None:
    """Where a 5 was read as an S, the group is named, and what it likely is; never a wrong one
    where the right one could be named."""
    line = str(invitation)
    places = [n for n, sign in enumerate(line) if sign in "5S"]
    if not places:
        return
    at = chance.choice(places)
    misread = line[:at] + ("S" if line[at] == "5" else "5") + line[at + 1 :]
    try:
        Invitation.parse(misread)
    except NoInvitation as error:
        group = at // 5
        right = line[5 * group : 5 * group + 4]
        assert not error.group or (error.group == group + 1) == (error.likely == right)
        assert error.misread


def test_a_misread_group_is_named() -> None:
    """Of many invitations with one such slip, nearly all are mended."""
    mended = 0
    for number in range(50):
        line = str(Invitation("127.0.0.1", 1000 + number, RoomSecret.new(), bytes(8)))
        wrong = line[:6] + line[7] + line[6] + line[8:]
        if wrong == line:
            continue
        try:
            Invitation.parse(wrong)
        except NoInvitation as error:
            mended += (error.group, error.likely) == (2, line[5:9])
    assert mended >= 30


@pytest.mark.parametrize(
    "line", ["", "hello", "8J6F-2XD4", "U" * 60, "0" * 60, "7" * 5000, "GAME1:eNqr", "ß" * 60]
)
def test_other_texts_are_no_invitations(line: str) -> None:
    with pytest.raises(NoInvitation):
        Invitation.parse(line)


def test_what_is_no_invitation_is_said_in_a_sentence() -> None:
    """With as much of it as can be recognized."""
    copy = "is no invitation: copy the whole line that the host was given"
    for line, start in (("Ann", "'Ann'"), ("u" * 60, f"'{'u' * 14}'…")):
        with pytest.raises(NoInvitation) as found:
            Invitation.parse(line)
        assert found.value.why(line) == f"{start} {copy}"


def test_the_secret_is_in_no_text_about_it() -> None:
    secret = RoomSecret.new()
    invitation = Invitation("127.0.0.1", 1, secret, bytes(8))
    for text in (repr(invitation), repr(secret), str(secret), secret.room):
        assert secret.value.hex() not in text
        assert repr(secret.value) not in text
    with pytest.raises(ValueError, match="name of a host"):
        str(Invitation("../etc", 1, secret, bytes(8)))
