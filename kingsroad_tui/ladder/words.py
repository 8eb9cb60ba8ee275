"""The ladder and the rating, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad_tui.keys.key_words import key
from kingsroad_tui.ladder.standing import AfterGame, Ladder, LadderPlace, Match, Rating, Rungs
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Fact, Say
from tabletop.words.numbers import thousands
from tabletop.words.voice import phrase, said


def points(value: float) -> str:
    """A rating to the nearest ten.

    >>> points(1478.4)
    '1,480'
    """
    return thousands(round(value, -1))


def _interval(rating: Rating) -> Say:
    """A rating with its interval.

    >>> said(_interval(Rating(1483, 90, 12)))
    'about 1,480 (1,390 to 1,570)'
    """
    value, low, high = map(points, (rating.value, rating.low, rating.high))
    return Say("ladder-interval", value=value, low=low, high=high)


def mark(rating: Rating, rungs: Rungs) -> Say:
    """The computer player nearest to that, as a mark on the scale."""
    worths = rungs.anchors.ratings
    name = min(rungs.strengths, key=lambda name: abs(worths[name] - rating.value))
    character = rungs.strengths[name].character.name
    return Say("ladder-mark", name=character, worth=points(worths[name]))


def rating_sentence(rating: Rating | None, rungs: Rungs) -> str:
    """How strong one plays."""
    if rating is None:
        return phrase("ladder-no-rating")
    return phrase(
        "ladder-rating",
        rating=_interval(rating),
        games=rating.games,
        mark=mark(rating, rungs),
    )


def rating_lines(results: Sequence[KeptResult], rungs: Rungs) -> list[str]:
    """How strong one plays, and what counts for it, below one's statistics."""
    rating = rungs.place(results).rating
    return [rating_sentence(rating, rungs), *([phrase("ladder-what-counts")] if rating else [])]


def moved_sentence(after: AfterGame) -> str:
    """How a game has moved the rating; empty where it does not count for it."""
    if after.after is None:
        return ""
    rating, near = _interval(after.after), mark(after.after, after.rungs)
    if after.before is None:
        return phrase("ladder-first-rating", rating=rating, mark=near)
    change = round(after.after.value - after.before.value)
    if change == 0:
        return phrase("ladder-rating-stays", rating=rating, mark=near)
    up, points = change > 0, abs(change)
    return phrase("ladder-rating-moves", rating=rating, up=up, change=points, mark=near)


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
        return phrase("ladder-match-begins", name=name)
    if mine == theirs:
        return phrase("ladder-match-level", score=score_words(match), number=number)
    if mine > theirs:
        return phrase("ladder-match-you-lead", score=score_words(match), number=number)
    return phrase("ladder-match-they-lead", name=name, score=_turned(match), number=number)


def _turned(match: Match) -> str:
    """The score as the other side has it."""
    mine, theirs = match.score
    return f"{_games(theirs)}–{_games(mine)}"


def line(standing: Ladder, rungs: Rungs) -> str:
    """What a list says of the ladder."""
    if not standing.decided and not standing.match.games:
        return phrase("ladder-line-begin")
    if standing.at_the_top:
        return phrase("ladder-line-top")
    name = rungs.strengths[standing.match.rung].character.name
    if not standing.match.games:
        return phrase("ladder-line-next", name=name)
    return phrase("ladder-line-score", score=score_words(standing.match), name=name)


def manner_words(rungs: Rungs, name: str) -> str:
    """How somebody on the ladder plays, and what the figure beside leaves out."""
    manner = said(rungs.strengths[name].character.manner)
    return " ".join(filter(None, (manner, rungs.fares(name))))


def play_words(match: Match) -> str:
    """What the button says that plays on."""
    return phrase("ladder-play", number=len(match.games) + 1)


def goes_on(again: str) -> str:
    """What the key for another game does after one of the ladder; ``again`` is its id."""
    return phrase("ladder-goes-on", key=key(again))


def title_sentence(standing: LadderPlace) -> str:
    """What one is called, and what comes next."""
    climbed = standing.ladder.climbed
    if standing.ladder.at_the_top:
        return phrase("ladder-titled", title=standing.title)
    return phrase(
        "ladder-titled-next", title=standing.title, next=standing.rungs.title(climbed + 1)
    )


def rung_words(ladder: Ladder, rung: str) -> str:
    """How one has fared against one strength, in matches."""
    won, lost = ladder.won_and_lost(rung)
    parts = []
    if won:
        parts.append(phrase("ladder-won", number=won))
    if lost:
        parts.append(phrase("ladder-lost", number=lost))
    if ladder.match.rung == rung and ladder.match.games:
        parts.append(phrase("ladder-now", score=score_words(ladder.match)))
    return ", ".join(parts)


def after_sentences(after: AfterGame) -> list[str]:
    """What a finished game has changed: the match, the title, the rating."""
    sentences = []
    if after.match is not None:
        name = after.rungs.strengths[after.match.rung].character.name
        sentences.append(_match_said(after.match, name))
        if after.risen:
            sentences.append(phrase("ladder-risen", title=after.rungs.title(after.climbed)))
    if moved := moved_sentence(after):
        sentences.append(moved)
    return sentences


def _match_said(match: Match, name: str) -> str:
    """How a match stands after a game of it."""
    if match.won:
        return phrase("ladder-match-won", name=name, score=score_words(match))
    if match.over:
        return phrase("ladder-match-lost", name=name, score=_turned(match))
    return match_sentence(match, name)


def printed(standing: LadderPlace) -> Sequence[str]:
    """The ladder in lines, the top first."""
    ladder, rungs = standing.ladder, standing.rungs
    lines = [phrase("ladder-of", game=rungs.name), ""]
    for at, name in reversed(list(enumerate(ladder.rungs))):
        strength = rungs.strengths[name]
        here = phrase("ladder-next-match") if name == ladder.match.rung else ""
        facts = join_clauses(filter(None, (rung_words(ladder, name), here)))
        who: dict[str, Fact] = {
            "number": at + 1,
            "name": strength.character.name,
            "strength": strength.label,
            "worth": points(rungs.anchors.ratings[name]),
        }
        rung = (
            phrase("ladder-rung-about", about=facts, **who)
            if facts
            else phrase("ladder-rung", **who)
        )
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
