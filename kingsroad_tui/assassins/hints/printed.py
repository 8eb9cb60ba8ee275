"""Advice about King & Assassins as people and programs read it: sentences, or one JSON object.

Who the assassins may be is told with the one fact that says so most, and whom to choose likewise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    Certainty,
    GateFacts,
    SecretAdvice,
    SecretMember,
    SuspectFacts,
    SuspectSign,
)
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.position import AssassinsPhase
from assassins.replay import AssassinsPositionData
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints import outcomes
from kingsroad_tui.assassins.hints.reasons import apart_words, people_words
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.words.game import (
    SIDES,
    person,
    person_name,
    risk_words,
    sentence,
)
from kingsroad_tui.assassins.words.turns import reports_of, turn_words
from kingsroad_tui.words.lists import begun, count, listed
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_DID: Final = {
    SuspectSign.KILLED: "could have killed the king in round {round}, and did not",
    SuspectSign.WOUNDED: "could have wounded the king in round {round}, and did not",
    SuspectSign.MOVED: "moved in round {round}",
    SuspectSign.NEARER: "came nearer to the king in round {round}",
    SuspectSign.FARTHER: "went away from the king in round {round}",
    SuspectSign.IN_REACH: "moved within reach of the king in round {round}",
    SuspectSign.STAYS_IN_REACH: "stayed within reach of the king in round {round}",
    SuspectSign.AWAY_FROM_KNIGHTS: "got away from a knight in round {round}",
    SuspectSign.BESIDE_A_KNIGHT: "was beside a knight in round {round}",
    SuspectSign.ONTO_A_ROOF: "climbed a roof in round {round}",
    SuspectSign.IN_THE_WAY: "stepped into the king's way in round {round}",
    SuspectSign.OFTEN_CHOSEN: "starts where an assassin is worth a lot",
    SuspectSign.SELDOM_CHOSEN: "starts where an assassin is worth little",
}


_DID_OFTEN: Final = {
    SuspectSign.KILLED: "could have killed the king more than once, and did not",
    SuspectSign.WOUNDED: "could have wounded the king more than once, and did not",
    SuspectSign.MOVED: "moved in several rounds",
    SuspectSign.NEARER: "came nearer to the king in several rounds",
    SuspectSign.FARTHER: "went away from the king in several rounds",
    SuspectSign.IN_REACH: "moved within reach of the king in several rounds",
    SuspectSign.STAYS_IN_REACH: "stayed within reach of the king in several rounds",
    SuspectSign.AWAY_FROM_KNIGHTS: "got away from knights in several rounds",
    SuspectSign.BESIDE_A_KNIGHT: "was beside a knight in several rounds",
    SuspectSign.ONTO_A_ROOF: "climbed roofs in several rounds",
    SuspectSign.IN_THE_WAY: "stepped into the king's way in several rounds",
    SuspectSign.OFTEN_CHOSEN: _DID[SuspectSign.OFTEN_CHOSEN],
    SuspectSign.SELDOM_CHOSEN: _DID[SuspectSign.SELDOM_CHOSEN],
}


def suspects_sentences(advice: AssassinsAdvice, own: Collection[int] = ()) -> list[str]:
    """How likely each of the hidden townsfolk is an assassin, the likeliest first, and what of all
    that was seen says so most; for those whose assassins they are, how suspect these look.
    """
    ranked = sorted(advice.suspects, key=lambda one: (-one.chance, one.letter))
    if own:
        ranked = [one for one in ranked if LETTERS.index(one.letter) in own]
    if not ranked:
        return [phrase("assassins-hints-printed-nobody-hidden")]
    heading = _heading(advice, own)
    if len({(one.chance, one.sign) for one in ranked}) == 1 < len(ranked):
        return [heading, f"- Each of them {percent(ranked[0].chance)}."]
    return [heading, *(f"- {_line(one)}" for one in ranked)]


def suspect_lines(advice: AssassinsAdvice) -> list[str]:
    """A line for each of the hidden townsfolk, the most suspect first; none where all are alike."""
    if advice.belief != "seen" or all(one.sign is None for one in advice.suspects):
        return []
    heading, *lines = suspects_sentences(advice)
    return [heading, *lines]


def _heading(advice: AssassinsAdvice, own: Collection[int]) -> str:
    """What the chances are, and what they are of."""
    if advice.belief != "seen":
        return phrase("assassins-hints-printed-heading")
    if all(one.sign is None for one in advice.suspects):
        return (
            phrase("assassins-hints-printed-supposed")
            if advice.assumptions
            else phrase("assassins-hints-printed-heading-2")
        )
    if own:
        return phrase("assassins-hints-printed-heading-3")
    return phrase("assassins-hints-printed-heading-4")


def _line(one: SuspectFacts) -> str:
    """``monk H 21%: came nearer to the king in round 4 (14% without that).``"""
    number = LETTERS.index(one.letter)
    named = f"{person_name(number)} {PAWNS[number]} {percent(one.chance)}"
    if one.sign is None:
        return f"{begun(named)}."
    did = (_DID_OFTEN if one.round is None else _DID)[one.sign].format(round=one.round)
    return phrase(
        "assassins-hints-printed-line",
        begun=begun(named),
        did=did,
        percent=percent(one.without or 0),
    )


def choice_sentences(advice: SecretAdvice, by_key: str = "") -> list[str]:
    """Whom to take, and why; ``by_key`` is the key that takes them, where there is one."""
    how = f" ({by_key} takes them)" if by_key else ""
    lines = [f"Take {people_words(member.letter for member in advice.members)}{how}."]
    lines += [f"- {_member_words(member)}" for member in advice.members]
    if advice.apart:
        lines.append(
            f"The nearest two stand {count(advice.apart, 'square')} apart: the farther, the "
            "harder to guard against both."
        )
    if advice.alike > 1:
        lines.append(
            f"Picked at random from {advice.alike} that are as good: what is always picked can be "
            "guessed."
        )
    if advice.chance is not None and advice.even is not None:
        lines.append(
            f"When the computer played itself, such choices won {percent(advice.chance)} of the "
            f"games, whomever the king suspected; any three won {percent(advice.even)}."
        )
    return lines


def _member_words(member: SecretMember) -> str:
    """``The monk H: the king may come by after 3 steps; an arrest takes at least 3 AP.``"""
    number = LETTERS.index(member.letter)
    name = begun(said(person(number)))
    way = (
        "away from the king's shortest ways"
        if member.passes is None
        else f"the king may come by after {count(member.passes, 'step')}"
    )
    if member.arrest is None:
        return phrase("assassins-hints-printed-member-words", name=name, way=way)
    return phrase(
        "assassins-hints-printed-member-words-2", name=name, way=way, arrest=member.arrest
    )


_PEOPLE_AP_SEEN: Final = 5
"""The people's AP of the dearer cards of the printed game."""


def assassins_advice_data(advice: AssassinsAdvice, game: AssassinsGame) -> dict[str, object]:
    """For JSON: the fields of the message without their envelope, and the position."""
    fields: dict[str, object] = msgspec.to_builtins(advice)
    for envelope in ("type", "id", "final"):
        fields.pop(envelope, None)
    return {
        "side": fields.pop("side"),
        "position": msgspec.to_builtins(AssassinsPositionData.of(game.position)),
        **fields,
    }


def assassins_advice_text(advice: AssassinsAdvice, game: AssassinsGame) -> str:
    """The clock, the odds, the danger, and what to do."""
    position = game.position
    side = Side(advice.side)
    lines = [
        f"Round {position.round}, {_moment(game)}: advice for {said(SIDES[side])}",
        print_position(position),
        "",
        *([decided] if (decided := outcomes.decided_sentence(advice)) else []),
        *([through] if (through := outcomes.through_sentence(advice)) else []),
        *clock_sentences(advice),
        *odds_sentences(advice),
        "",
        worlds_sentence(advice),
        *suspect_lines(advice),
        *near_sentences(advice),
        *danger_sentences(advice),
        *strike_sentences(advice),
        *([outcomes.both_chances_sentence(advice.chance)] if advice.chance else []),
    ]
    if advice.choice is not None:
        lines += ["", *choice_sentences(advice.choice)]
    elif advice.candidates:
        lines += ["", *candidate_lines(advice, game)]
    elif position.phase is not AssassinsPhase(advice.side) or position.card is None:
        lines += ["", no_turn_sentence(advice)]
    return "\n".join(lines)


def clock_sentences(advice: AssassinsAdvice) -> list[str]:
    """How far it is to each gate, what is left, and how much can be lost."""
    left = f"{advice.left} king AP left"
    sentences = []
    for gate in advice.gates:
        name = f"the {gate.direction} gate {gate.square}"
        if gate.need is None:
            sentences.append(f"No street leads to {name}.")
        elif gate.shut:
            sentences.append(f"The crowd shuts {name} off, {count(gate.need, 'step')} away.")
        else:
            sentences.append(
                f"{count(gate.need, 'step')} to {name}{_detour(gate)}, {left}: "
                f"{_spare_words(advice.left - gate.need)}."
            )
    return sentences


def odds_sentences(advice: AssassinsAdvice) -> list[str]:
    """The odds of the next card, exact; none when no card is left."""
    cards = sum(kind.count for kind in advice.deck)
    if not cards:
        return ["No card is left after this one."]
    two = sum(kind.count for kind in advice.deck if kind.card[0] >= 2)
    shackles = sum(kind.count for kind in advice.deck if kind.card[2])
    many = sum(kind.count for kind in advice.deck if kind.card[3] >= _PEOPLE_AP_SEEN)
    return [
        f"Of the {count(cards, 'card')} to come, {two} {_give(two)} the king 2 AP, {shackles} "
        f"{'allows' if shackles == 1 else 'allow'} an arrest, {many} {_give(many)} the people "
        f"{_PEOPLE_AP_SEEN} AP."
    ]


def worlds_sentence(advice: AssassinsAdvice) -> str:
    """How many trios the assassins can be."""
    known = f", assuming {'; '.join(advice.assumptions)}" if advice.assumptions else ""
    possible = count(advice.worlds, "possible trio")
    return phrase("assassins-hints-printed-worlds-sentence", possible=possible, known=known)


def near_sentences(advice: AssassinsAdvice) -> list[str]:
    """Who may be an assassin and could strike, by the AP that it takes."""
    by_cost: dict[int, list[str]] = {}
    for letter, least in advice.danger.items():
        if least is not None and advice.chances[letter]:
            by_cost.setdefault(least, []).append(letter)
    if not by_cost:
        return [f"No assassin can strike after {advice.farthest} AP or fewer."]
    return [
        f"After {cost} AP, as an assassin, could strike: {_people(by_cost[cost])}."
        for cost in sorted(by_cost)
    ]


def danger_sentences(advice: AssassinsAdvice) -> list[str]:
    """By how many trios the king would be killed or wounded as things stand; or nothing."""
    stop = advice.stop
    if stop is None:
        return []
    total = stop.worlds
    if total == 1:  # the people's own secret, or everything is known
        if not stop.wound_worlds:
            return [f"As things stand, {stop.ap} AP do not suffice to wound the king."]
        done = "kill" if stop.death_worlds else "wound"
        return [f"As things stand, {stop.ap} AP suffice to {done} the king."]
    sure = "" if stop.certainty is Certainty.EXACT else "at worst, "
    return [
        f"As things stand, the people have {stop.ap} AP against the king. "
        f"Killed: {sure}{risk_words(stop.death_worlds, total)}; "
        f"wounded: {sure}{risk_words(stop.wound_worlds, total)}."
    ]


def strike_sentences(advice: AssassinsAdvice) -> list[str]:
    """The best attack now, for the people who know who they are."""
    if not advice.strike_now:
        return []
    kills = advice.stop is not None and advice.stop.death == 1
    done = "kills the king" if kills else "wounds the king"
    return [f"Strike: {' '.join(advice.strike_now)} {done}."]


def candidate_lines(advice: AssassinsAdvice, game: AssassinsGame) -> list[str]:
    """The ways to play the phase, best first: in words, what each brings, and in notation."""
    lines, numbers = [_of_how_many(advice)], knight_numbers(game)
    for number, candidate in enumerate(advice.candidates, start=1):
        turn = turn_words(reports_of(game.position, candidate.actions), numbers)
        lines.append(f"{number:2}  {sentence(turn or 'end the phase')}")
        facts = [*_facts(candidate, advice)]
        if number > 1 and (apart := apart_words(candidate, advice.candidates[0], advice.side)):
            facts.insert(0, apart)
        lines.append(f"    {sentence('; '.join(facts))}")
        if candidate.actions:
            lines.append(f"    {' '.join(candidate.actions)}")
    if advice.timed_out:
        lines.append("Time ran out before all were compared.")
    return lines


def _of_how_many(advice: AssassinsAdvice) -> str:
    if advice.tried == 1:
        return phrase("assassins-hints-printed-of-how-many")
    every = "all " if advice.complete else ""
    return f"The best of {every}{advice.tried:,} ways to play:"


def no_turn_sentence(advice: AssassinsAdvice) -> str:
    """Why no way to play is shown."""
    return phrase("assassins-hints-printed-no-turn-sentence", sides=said(SIDES[Side(advice.side)]))


def _facts(candidate: AssassinsCandidate, advice: AssassinsAdvice) -> Iterable[str]:
    if advice.side == Side.PEOPLE.value:
        yield from _facts_for_the_people(candidate, advice)
        return
    if candidate.win == 1:
        yield "wins the game"
        return
    if candidate.win:
        wins = round(candidate.win * advice.worlds)
        yield f"you win at once: {risk_words(wins, advice.worlds)}"
    if chance := outcomes.candidate_chance_words(candidate, advice):
        yield chance
    yield f"killed: {risk_words(candidate.death_worlds, advice.worlds)}"
    yield f"wounded: {risk_words(candidate.wound_worlds, advice.worlds)}"
    if candidate.arrests:
        yield f"arrests {_people(candidate.arrests)}"
    yield outcomes.way_left_words(candidate)


def _facts_for_the_people(candidate: AssassinsCandidate, advice: AssassinsAdvice) -> Iterable[str]:
    if candidate.death:
        yield "kills the king"
        return
    if chance := outcomes.candidate_chance_words(candidate, advice):
        yield chance
    if candidate.wound:
        yield "wounds the king"
    if candidate.strike is not None:
        yield f"an assassin then needs {candidate.strike} AP to strike"
    if leaves := outcomes.leaves_words(candidate, advice):
        yield leaves
    yield outcomes.way_left_words(candidate)


def _moment(game: AssassinsGame) -> str:
    position = game.position
    if position.card is None:
        return phrase("assassins-hints-printed-moment")
    return (
        phrase("assassins-hints-printed-moment-2")
        if position.phase is AssassinsPhase.KING
        else phrase("assassins-hints-printed-moment-3")
    )


def _detour(gate: GateFacts) -> str:
    more = (gate.around or 0) - (gate.need or 0)
    return f" ({more} more around the crowd)" if more > 0 else ""


def _spare_words(spare: int) -> str:
    if spare < 0:
        return f"out of reach, {-spare} too few"
    return (
        phrase("assassins-hints-printed-spare-words", spare=spare)
        if spare
        else phrase("assassins-hints-printed-spare-words-2")
    )


def _give(number: int) -> str:
    return (
        phrase("assassins-hints-printed-give")
        if number == 1
        else phrase("assassins-hints-printed-give-2")
    )


def _people(letters: Iterable[str]) -> str:
    return listed(said(person(LETTERS.index(letter))) for letter in letters)
