"""What the Sheriff says: blunt, orderly, follows the King's road and trusts the rule book."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "The King comes to {region}. So do I.",
        "Move along, please. {region} is under watch.",
        "{points} points. That's worth a patrol.",
        "Cards down, hands where I can see them.",
        "I expect no trouble in {region}. I never do.",
        "Right. Let's see who broke the peace.",
    ),
    Situation.BEFORE_LEAD: (
        "{lead} points ahead. Order is restored.",
        "I lead. Kindly stay behind me.",
        "No overtaking on the King's road, {who}.",
        "That's how it should look: me first.",
    ),
    Situation.BEFORE_BEHIND: (
        "{behind} points. I'll have them back by sundown.",
        "You can run, {who}. I walk. I get there.",
        "I've caught faster folk than you, {who}.",
        "Behind, yes. Off duty, no.",
    ),
    Situation.BEFORE_END: (
        "{left} to go, {who}? Not on my watch.",
        "Nobody leaves before I've counted everything.",
        "Forty is a limit, {who}. I'd like to see your papers.",
        "Last round or not, the rules hold.",
    ),
    Situation.TOOK: (
        "{region} is secure.",
        "First in {region}. Sign here, please.",
        "{points} points. I'll enter it in the book.",
        "You were warned, {who}.",
        "Numbers win. I had the numbers.",
    ),
    Situation.TOOK_BY_ONE: (
        "One more than {who}. That's a majority.",
        "By one. One is enough in any court.",
        "I count one more marker. The law is clear.",
        "Close, {who}. The book says close is second.",
        "One. I always bring one extra.",
    ),
    Situation.ALONE: (
        "Nobody in {region} but me. Exemplary.",
        "{points} points, no witnesses.",
        "Quiet patrol. Well paid, too.",
        "All clear in {region}.",
    ),
    Situation.LOST_BY_ONE: (
        "One marker short. I'll look into that.",
        "{who}, come with me. Just a few questions.",
        "Robbed in {region}, in broad daylight.",
        "One! Somebody will answer for that.",
        "Next time I bring the whole watch.",
    ),
    Situation.TIED: (
        "Two of us in {region}. Move along, {who}.",
        "A tie. The paperwork alone will take a week.",
        "Same beat, {who}? That's bad planning.",
        "Level. So we both go home with less.",
        "One of us is in the wrong place. It's you, {who}.",
    ),
    Situation.EMPTY: (
        "Nothing. I've had shifts like that.",
        "{points} for {who}, none for me. Noted.",
        "An honest day's work, and not a penny.",
        "I stood guard where nothing happened.",
        "Zero. I'll be filing a complaint.",
    ),
    Situation.BIG: (
        "{points} points in a round. All in order.",
        "That was a raid. A legal one. {points} points.",
        "{points}. I'll need a bigger book.",
    ),
    Situation.BIG_OTHER: (
        "{points} points? Do you have a permit, {who}?",
        "That's more than one person should carry, {who}.",
        "I've arrested people for less, {who}.",
    ),
    Situation.KNIGHT_OWN: (
        "My Knight did as ordered. Dismissed.",
        "Two men in {region}. Standard procedure.",
        "I sent a Knight. Problem solved.",
    ),
    Situation.KNIGHT_HURT: (
        "Your Knight is parked in {region}, {who}.",
        "Armed men in my district, {who}? Hm.",
        "A Knight. I only had a deputy.",
    ),
    Situation.DRAGON_OWN: (
        "It's a working Dragon. It's on a leash.",
        "The Dragon acted under my authority.",
        "{region}, ahead of schedule. Good beast.",
    ),
    Situation.DRAGON_HURT: (
        "No Dragons on the road, {who}! Can't you read?",
        "Is that Dragon registered, {who}?",
        "That beast belongs behind a fence.",
    ),
    Situation.WITCH_OWN: (
        "I asked a witness first. She sees well.",
        "I looked before I leapt. It's good practice.",
        "The Witch helps with our inquiries.",
    ),
    Situation.WITCH_SEEN: (
        "Witchcraft. I'll need a statement, {who}.",
        "Keep that cauldron off the street, {who}.",
        "A Witch! I left my writ at home.",
    ),
    Situation.CHAIN_OWN: (
        "{count} Nobles, in line, as it should be.",
        "A chain of {count}. I do like chains.",
        "My Nobles stand where I put them.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} Nobles in a row is a gathering, {who}.",
        "Chains are my trade, {who}.",
        "Who gave you leave to link {count} of them?",
    ),
    Situation.LEAD_TAKEN: (
        "Pull over, {who}. I'm passing.",
        "In front. Where the badge belongs.",
        "Overtaken, {who}. All within the law.",
    ),
    Situation.LEAD_LOST: (
        "Go on, {who}. I know where you live.",
        "I'll let you lead. I like my suspects in sight.",
        "Speeding, {who}. I saw that.",
    ),
    Situation.GOAL_OWN: (
        "Forty. Everybody stay where you are.",
        "Forty points. This case is nearly closed.",
        "That's forty. Gates shut, please.",
    ),
    Situation.GOAL_OTHER: (
        "Forty for {who}. We'll count the rest slowly.",
        "Nobody celebrates until I've checked it, {who}.",
        "Over the line, {who}? The last regions decide.",
    ),
    Situation.WON: (
        "Order wins. It usually does.",
        "Case closed. Good game, {who}.",
        "I walked the road and picked up the points.",
        "No tricks, no fuss. That's how it's done.",
        "The law has a long arm. And more points.",
        "All accounted for. Good night, {who}.",
        "Another quiet victory.",
    ),
    Situation.WON_BY_A_HAIR: (
        "Close. But the seal on it is mine.",
        "By a hair. I checked it three times.",
        "A point is a point, {who}.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points clear. The streets are quiet.",
        "That was a clean sweep.",
        "You never left my sight, {who}. {by} points back.",
    ),
    Situation.WON_TIE: (
        "Level on points, but my Nobles have better papers.",
        "Nobles decide. It's in the book.",
    ),
    Situation.SHARED: (
        "We'll share the badge, {who}.",
        "A shared win. The book allows it.",
    ),
    Situation.LOST: (
        "You win, {who}. This time it was legal.",
        "I'll be watching you, {who}.",
        "Fair result. I've read it twice.",
        "The law is patient. See you tomorrow.",
        "I've seen worse days. Two of them.",
        "You may go, {who}. This time.",
        "Let the record show that I tried.",
    ),
    Situation.LOST_BY_A_HAIR: (
        "I demand a recount. No? Fine.",
        "That close, and you get away, {who}.",
        "One more marker anywhere, and I had you.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points. I must have been asleep on duty.",
        "You got clean away, {who}.",
        "Crime pays, it seems. {by} points of it.",
    ),
    Situation.LOST_TIE: (
        "Level, and lost on Nobles. It's the law.",
        "I'd have arrested a Noble, had I known.",
    ),
}
