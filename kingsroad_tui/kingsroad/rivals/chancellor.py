"""What the Chancellor says: dry, measured, with an eye on the whole game."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "{region} pays {points}. The question is what it costs.",
        "All is written. We need only read it.",
        "I have weighed {region}. It was heavier than it looks.",
        "Let us see what patience is worth in {region}.",
        "A single round. Keep it in proportion.",
        "The ink is dry. Turn the page.",
    ),
    Situation.BEFORE_LEAD: (
        "{lead} points. A margin, not a victory.",
        "I lead, {who}. Leads are for keeping.",
        "The accounts look well. For the moment.",
        "One does not celebrate in the middle of a sentence.",
    ),
    Situation.BEFORE_BEHIND: (
        "{behind} points behind {who}. It is in the budget.",
        "The King has a long road still, {who}.",
        "I have lent {who} some points. With interest.",
        "Early leads are seldom the last word.",
    ),
    Situation.BEFORE_END: (
        "{left} to go for {who}. The last lap is already on my desk.",
        "Forty ends the round, {who}. It does not end the counting.",
        "We come to the final chapter. Read slowly.",
        "The end was always going to look like this.",
    ),
    Situation.TOOK: (
        "{region}, {points} points. As entered.",
        "It was the sum of many small decisions.",
        "You came to {region} a little light, {who}.",
        "A plan is like wine. This one aged well.",
        "{points} points. I shall spend them wisely.",
    ),
    Situation.TOOK_BY_ONE: (
        "One marker more. Thrift is a virtue.",
        "By one, {who}. Anything more is waste.",
        "The least that was enough. That is the art.",
        "You were one short, {who}. I had noted the risk.",
        "One. The treasury approves.",
    ),
    Situation.ALONE: (
        "{region} without opposition. Curious.",
        "{points} points at no expense. I approve.",
        "Nobody there. Sometimes the quiet page pays best.",
        "Uncontested. I must have missed a memo.",
    ),
    Situation.LOST_BY_ONE: (
        "One marker. I shall correct the ledger.",
        "A fair risk, and it fell your way, {who}.",
        "You paid one more, {who}. So it is yours.",
        "{region} was worth losing once. Not twice.",
        "A rounding error. I dislike those.",
    ),
    Situation.TIED: (
        "We cancel out, {who}. How very tidy.",
        "A tie in {region}. We both paid full price for second place.",
        "Two sound plans, {who}, one poor result.",
        "I had allowed for it. Not enough.",
        "{third} thanks us, {who}.",
    ),
    Situation.EMPTY: (
        "Nothing this round. It is an investment.",
        "{points} for {who}. The year is long.",
        "A blank line in the book. They happen.",
        "Not all that counts is counted today.",
        "I bought time. It has no points on it.",
    ),
    Situation.BIG: (
        "{points} points. The reserve is in order.",
        "{points}. One such page carries a chapter.",
        "It was prepared for some time.",
    ),
    Situation.BIG_OTHER: (
        "{points} points, {who}. I shall have to revise the estimate.",
        "An expensive round for the rest of us, {who}.",
        "Remarkable, {who}. I would not have dared.",
    ),
    Situation.KNIGHT_OWN: (
        "The Knight was the cheapest way into {region}.",
        "Two for {region}. It was in the footnote.",
        "One deploys a Knight where the sum is close.",
    ),
    Situation.KNIGHT_HURT: (
        "Your Knight made the difference, {who}. One line in the margin.",
        "A Knight. I had allowed for half of one.",
        "{region} turned on a horse. So it goes.",
    ),
    Situation.DRAGON_OWN: (
        "A Dragon is a large expense. It paid.",
        "{region} comes early. I had cleared the date.",
        "One signature, one Dragon.",
    ),
    Situation.DRAGON_HURT: (
        "Fire was not in the forecast, {who}.",
        "You have spent your Dragon, {who}. I note the cost.",
        "{region} out of turn. I do not care for it.",
    ),
    Situation.WITCH_OWN: (
        "Information is worth waiting for.",
        "I prefer to sign last.",
        "She advised. I decided.",
    ),
    Situation.WITCH_SEEN: (
        "The Witch is spent, {who}. That is also an entry.",
        "So you will answer us, {who}. Do it well.",
        "You have bought a look at our cards, {who}.",
    ),
    Situation.CHAIN_OWN: (
        "{count} offices, one letterhead.",
        "A chain of {count}. It took some arranging.",
        "Well-placed people pay a little every time.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} of them, {who}. I should have closed that road.",
        "Your Nobles draw a pension, {who}.",
        "A long chain has many weak links, {who}.",
    ),
    Situation.LEAD_TAKEN: (
        "The order changes, {who}. Please update your papers.",
        "I lead. It was scheduled for about now.",
        "Quietly past, {who}.",
    ),
    Situation.LEAD_LOST: (
        "You lead, {who}. I wish you a short reign.",
        "First place has moved. It does that.",
        "I expected you a round later, {who}.",
    ),
    Situation.GOAL_OWN: (
        "Forty. The final accounts may begin.",
        "Forty. I should like the last lap read aloud.",
        "We close the books after this round.",
    ),
    Situation.GOAL_OTHER: (
        "{who} has forty. The audit follows.",
        "Forty is a milestone, {who}, not a seal.",
        "Then let us count what is left on the map.",
    ),
    Situation.WON: (
        "It balances. It always balances.",
        "A pleasure, {who}. Same time tomorrow?",
        "The whole game is one move, if you step back.",
        "You played well in parts, {who}.",
        "The sum is correct. I added it myself.",
        "An orderly result, {who}.",
        "I had this down for next week.",
    ),
    Situation.WON_BY_A_HAIR: (
        "A narrow surplus. It will do.",
        "You were within reach, {who}. I noticed.",
        "I had hoped for more, and feared less.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points. There will be questions in council.",
        "The outcome exceeds the estimate.",
        "You let me plan in peace, {who}. Do not.",
    ),
    Situation.WON_TIE: (
        "Level on points. The Nobles cast the vote.",
        "One keeps friends for exactly this.",
    ),
    Situation.SHARED: (
        "A shared victory, {who}. I will draw up the treaty.",
        "Equal to the last point. Almost elegant.",
    ),
    Situation.LOST: (
        "Well governed, {who}.",
        "I shall study this one, {who}. With respect.",
        "The better plan won. It was not mine.",
        "Congratulations, {who}. I have a pen ready for tomorrow.",
        "An error in the first column, I fear.",
        "You budgeted better, {who}.",
        "I will send you my notes, {who}. You earned them.",
    ),
    Situation.LOST_BY_A_HAIR: (
        "So little. I could tell you in which round.",
        "One decimal, {who}. I shall find it.",
        "The margin fits on a fingernail.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points. I must have held the map upside down.",
        "You left nothing to count, {who}.",
        "A thorough lesson, {who}. I thank you.",
    ),
    Situation.LOST_TIE: (
        "Level, and outvoted by Nobles. Noted for next time.",
        "I economised on friends. A false economy.",
    ),
}
