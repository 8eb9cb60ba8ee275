"""What the Chancellor says in the town: dry, measured, watching everybody."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "The {person} is wanted for questions. I have several.",
        "I signed a paper about the {person}.",
        "One name had to be first. It was the {person}'s.",
        "The {person} may be innocent. We shall see in time.",
        "A precaution, {person}. Nothing personal.",
    ),
    Now.KILL: (
        "The {person} is struck from the register.",
        "Regrettable, and prompt.",
        "One account closed, {who}.",
    ),
    Now.UNMASKED: (
        "The {person}. It was in the margin of my notes.",
        "So the {person} it is. That narrows the inquiry.",
        "A knife is also a piece of information, {who}.",
    ),
    Now.WOUNDED: (
        "A costly minute. The king can afford one.",
        "I had counted on one more step. So had they.",
        "There is no second such entry, {who}.",
    ),
    Now.KNIGHT_LOST: (
        "A knight is dear. I shall revise the plan.",
        "Your trade, {who}. I might have made it, too.",
        "His widow will have a pension.",
        "One man fewer to be in two places.",
    ),
    Now.KING_NEAR: (
        "The gate is near. That is when one reads the small print.",
        "A short way, Majesty. Short is not safe.",
        "The last page, and the pen is steady.",
        "I have kept a seat for him in the hall.",
    ),
    Now.KING_LATE: (
        "The day has been spent faster than planned.",
        "{cards} cards. I should like to borrow one.",
        "Time is the one creditor that never waits.",
    ),
    Now.KING_QUIET: (
        "I have watched you all, and I thank you for your patience.",
        "What would you do now, {who}? I have answered that.",
        "An uneventful page. I prefer those.",
        "Everybody is a suspect. It is only polite.",
        "The safest street is seldom the pleasant one.",
        "I moved nobody without a reason.",
    ),
    Now.ARRESTED: (
        "The {person}. On what evidence, {who}?",
        "You have spent an arrest, {who}. I note the balance.",
        "The {person} leaves us. The crowd remains.",
        "A reasoned choice, no doubt. I have my own view.",
        "Every arrest answers a question. Which one, {who}?",
    ),
    Now.KILLED: (
        "The {person} was an investment.",
        "You collected promptly, {who}.",
        "A loss. It was provided for.",
    ),
    Now.UNMASK: (
        "The {person} will take it from here.",
        "It is time to publish, {who}.",
        "There comes a moment to sign one's name.",
    ),
    Now.STRIKE: (
        "A first instalment, Majesty.",
        "One blow is half the sum.",
        "The king has been informed.",
    ),
    Now.KNIGHT_FELLED: (
        "A post has become vacant, {who}.",
        "He was the hinge. Now the door swings.",
        "I took the dearest one that stood alone.",
        "Your guard is one line shorter.",
    ),
    Now.GATE_NEAR: (
        "He is near the gate. I had hoped for a longer chapter.",
        "The gate is a signature away. Withhold it.",
        "Now it is a matter of one street.",
        "Do not hurry him. He will do that himself.",
    ),
    Now.GATE_LATE: (
        "{cards} cards. Patience earns interest.",
        "The hour is on our side of the ledger, {who}.",
        "He is safe, and late. I can live with that.",
    ),
    Now.PEOPLE_QUIET: (
        "Nothing happened. It was carefully prepared.",
        "I have considered your best reply, {who}. Make it.",
        "We are only going shopping, all of us.",
        "A little closer, everybody. Without appearing to.",
        "Note who stands where, {who}. I did.",
        "The crowd is only a long sentence without a full stop.",
    ),
    Now.WON_CASTLE: (
        "The king is home, and the matter is closed.",
        "I thank everybody for stepping aside.",
        "A quiet procession. The best kind, {who}.",
    ),
    Now.WON_ASSASSINS: (
        "Three inquiries, three results.",
        "The evidence was always in the street.",
        "The council may sleep again.",
    ),
    Now.LOST_KILLED: (
        "The throne is vacant. I shall draft the notice.",
        "I weighed every risk but that one, {who}.",
        "A precise piece of work, {who}.",
    ),
    Now.LOST_TIME: (
        "The plan was sound, and a day too long.",
        "I saved everything but time.",
        "You let the clock do it, {who}. Economical.",
    ),
    Now.WON_KILLED: (
        "The vote was carried by two blades.",
        "Long live the council.",
        "It was the only motion on the agenda.",
    ),
    Now.WON_TIME: (
        "Adjourned, Majesty.",
        "We outlasted him, {who}. That was the plan.",
        "Nothing was ever done so thoroughly.",
    ),
    Now.LOST_CASTLE: (
        "He is in. I shall have to be his Chancellor, then.",
        "Well conducted, {who}.",
        "There was one gate too many in this town.",
    ),
    Now.LOST_ASSASSINS: (
        "All three named. Your inquiry was the better one, {who}.",
        "I have no further witnesses.",
        "Read and convinced, {who}. I yield.",
    ),
    Now.WON: (
        "Let the minutes show that it was close, {who}.",
        "I am content. Note the date.",
        "It went to plan, give or take the parts that did not.",
        "You may keep your office, {who}.",
    ),
    Now.LOST: (
        "I tender my resignation. Until tomorrow.",
        "The better argument won, {who}.",
        "I misread one paragraph. It was enough.",
        "Let us not minute this.",
    ),
}
