"""The ladder and the rating, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.keys.key_words import key
from kingsroad_tui.ladder.standing import AfterGame, Ladder, LadderPlace, Match, Rating, Rungs
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.words.lists import count, listed
from tabletop.words.voice import phrase, said

_NEAR: Final = 25
"""Points within which one is as strong as somebody."""


def points(value: float) -> str:
    """A rating to the nearest ten.

    >>> points(1478.4)
    '1,480'
    """
    return f"{round(value, -1):,.0f}"


def rating_words(rating: Rating) -> str:
    """A rating with its interval.

    >>> rating_words(Rating(1483, 90, 12))
    'about 1,480 (1,390 to 1,570)'
    """
    return phrase(
        "ladder-rating-words",
        points=points(rating.value),
        points_2=points(rating.low),
        points_3=points(rating.high),
    )


def among(rating: Rating, rungs: Rungs) -> str:
    """Between which computer players that is, as a clause."""
    worths = rungs.anchors.ratings
    named = [(worths[name], one.character.name) for name, one in rungs.strengths.items()]
    by_worth = sorted(named, key=lambda pair: pair[0])
    near = [f"the {name}" for worth, name in by_worth if abs(rating.value - worth) <= _NEAR]
    if near:
        return phrase("ladder-among", listed=listed(near))
    below = [name for worth, name in by_worth if worth < rating.value]
    above = [name for worth, name in by_worth if worth > rating.value]
    if not below:
        return phrase("ladder-among-2", above=above[0])
    if not above:
        return phrase("ladder-among-3", below=below[-1])
    return phrase("ladder-among-4", below=below[-1], above=above[0])


def rating_sentence(rating: Rating | None, rungs: Rungs) -> str:
    """How strong one plays."""
    if rating is None:
        return phrase("ladder-no-rating")
    games = count(rating.games, "game")
    where = among(rating, rungs)
    return phrase(
        "ladder-rating-sentence", rating_words=rating_words(rating), games=games, where=where
    )


def rating_lines(results: Sequence[KeptResult], rungs: Rungs) -> list[str]:
    """How strong one plays, and what counts for it, below one's statistics."""
    rating = rungs.place(results).rating
    return [rating_sentence(rating, rungs), *([phrase("ladder-what-counts")] if rating else [])]


def moved_sentence(after: AfterGame) -> str:
    """How a game has moved the rating; empty where it does not count for it."""
    if after.after is None:
        return ""
    words = rating_words(after.after)
    where = among(after.after, after.rungs)
    if after.before is None:
        return phrase("ladder-moved-sentence", words=words, where=where)
    change = round(after.after.value - after.before.value)
    if change == 0:
        return phrase("ladder-moved-sentence-2", words=words, where=where)
    moved = f"up {change}" if change > 0 else f"down {-change}"
    return phrase("ladder-moved-sentence-3", words=words, moved=moved, where=where)


def _games(value: float) -> str:
    """Games won in a match; a shared one is half of one."""
    whole, half = int(value), value % 1 != 0
    return f"{whole or ''}½" if half else str(whole)


def score_words(match: Match) -> str:
    """How a match stands.

    >>> score_words(Match("level-1", 1, (1.0, 0.5)))
    '1½–½'
    """
    mine, theirs = match.score
    return f"{_games(mine)}–{_games(theirs)}"


def match_sentence(match: Match, name: str) -> str:
    """How the match being played stands, or that it begins."""
    number = len(match.games) + 1
    mine, theirs = match.score
    if not match.games:
        return phrase("ladder-match-sentence", name=name)
    if mine == theirs:
        return phrase("ladder-match-sentence-2", score_words=score_words(match), number=number)
    if mine > theirs:
        return phrase("ladder-match-sentence-3", score_words=score_words(match), number=number)
    return phrase(
        "ladder-match-sentence-4",
        name=name,
        games=_games(theirs),
        games_2=_games(mine),
        number=number,
    )


def menu_words(standing: Ladder, rungs: Rungs) -> str:
    """What the menu says of the ladder; empty before its first game."""
    if not standing.decided and not standing.match.games:
        return ""
    if standing.at_the_top:
        return phrase("ladder-menu-words")
    name = rungs.strengths[standing.match.rung].character.name
    return (
        phrase("ladder-menu-words-2", score_words=score_words(standing.match), name=name)
        if standing.match.games
        else phrase("ladder-menu-words-3", name=name)
    )


def manner_words(rungs: Rungs, name: str) -> str:
    """How somebody on the ladder plays, and what the figure beside leaves out."""
    manner = said(rungs.strengths[name].character.manner)
    return " ".join(filter(None, (manner, rungs.fares(name))))


def play_words(match: Match) -> str:
    """What the button says that plays on."""
    return f"Play game {len(match.games) + 1}"


def goes_on(again: str) -> str:
    """What the key for another game does after one of the ladder; ``again`` is its id."""
    return phrase("ladder-goes-on", key=key(again))


def title_sentence(standing: LadderPlace) -> str:
    """What one is called, and what comes next."""
    climbed = standing.ladder.climbed
    if standing.ladder.at_the_top:
        return phrase("ladder-title-sentence", title=standing.title)
    return phrase(
        "ladder-title-sentence-2", title=standing.title, title_2=standing.rungs.title(climbed + 1)
    )


def rung_words(ladder: Ladder, rung: str) -> str:
    """How one has fared against one strength, in matches."""
    won, lost = ladder.won_and_lost(rung)
    parts = []
    if won:
        parts.append(f"won {won}")
    if lost:
        parts.append(f"lost {lost}")
    if ladder.match.rung == rung and ladder.match.games:
        parts.append(f"now {score_words(ladder.match)}")
    return ", ".join(parts)


def after_sentences(after: AfterGame) -> list[str]:
    """What a finished game has changed: the match, the title, the rating."""
    said = []
    if after.match is not None:
        name = after.rungs.strengths[after.match.rung].character.name
        said.append(_match_said(after.match, name))
        if after.risen:
            said.append(f"You are now {after.rungs.title(after.climbed)}!")
    if moved := moved_sentence(after):
        said.append(moved)
    return said


def _match_said(match: Match, name: str) -> str:
    """How a match stands after a game of it."""
    if match.won:
        return phrase("ladder-match-said", name=name, score_words=score_words(match))
    if match.over:
        mine, theirs = match.score
        score = f"{_games(theirs)}–{_games(mine)}"
        return phrase("ladder-match-said-2", name=name, score=score)
    return match_sentence(match, name)


def printed(standing: LadderPlace) -> Sequence[str]:
    """The ladder in lines, the top first."""
    ladder, rungs = standing.ladder, standing.rungs
    lines = [f"The ladder of {rungs.name}", ""]
    for at, name in reversed(list(enumerate(ladder.rungs))):
        strength = rungs.strengths[name]
        here = "your next match" if name == ladder.match.rung else ""
        facts = [one for one in (rung_words(ladder, name), here) if one]
        about = f": {'; '.join(facts)}" if facts else ""
        worth = points(rungs.anchors.ratings[name])
        rung = f"{at + 1}. {strength.character.name}, {said(strength.label)} ({worth}){about}."
        lines.append(" ".join(filter(None, (rung, rungs.fares(name)))))
    match = ladder.match
    name = rungs.strengths[match.rung].character.name
    lines += ["", title_sentence(standing), match_sentence(match, name)]
    if ladder.at_the_top:
        lines.append(phrase("ladder-top"))
    lines += [
        rating_sentence(standing.rating, rungs),
        phrase("ladder-rules"),
        phrase("ladder-what-counts"),
    ]
    return lines
