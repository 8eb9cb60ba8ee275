"""What the Jester says: anything that comes to mind, and some of it rhymes."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "I threw my cards in the air. These came down.",
        "{region}, {region}, who goes to {region}?",
        "I played whatever made the nicest sound.",
        "Don't ask me. I only work here.",
        "A juggler looks at none of them, and catches all. Nearly.",
    ),
    Situation.BEFORE_LEAD: (
        "I lead! This kingdom is in trouble.",
        "{lead} points ahead. I must be doing something wrong.",
        "Follow the fool, {who}. Everybody does in the end.",
    ),
    Situation.BEFORE_BEHIND: (
        "{behind} points behind. I dropped them somewhere.",
        "From back here I can see all your hats.",
        "{who} runs. I roll. We both get dizzy.",
    ),
    Situation.BEFORE_END: (
        "{left} to go, {who}, and then we get cake?",
        "Forty winks for me, forty points for {who}.",
        "Is it nearly over? I've another show at six.",
    ),
    Situation.TOOK: (
        "I won {region}? I wasn't even looking.",
        "{points} points for tripping over. Ta-da!",
        "Chance and I are getting married.",
        "Better lucky than {who}.",
    ),
    Situation.TOOK_BY_ONE: (
        "One more! I dropped an extra one by accident.",
        "By one, by one, the fool has won.",
        "Sorry, {who}, my elbow slipped.",
    ),
    Situation.ALONE: (
        "Is this a trap? Hello? {region}?",
        "An empty stage! My finest hour.",
        "Nobody came to my show, and I still got paid.",
    ),
    Situation.LOST_BY_ONE: (
        "One short, like my trousers.",
        "So near! I'll juggle closer next time.",
        "{who} took it. I was holding my nose.",
    ),
    Situation.TIED: (
        "Two fools in {region}, {who}. I brought bells. You?",
        "Snap!",
        "We tied. Shall we make a bow?",
    ),
    Situation.EMPTY: (
        "Nothing! I can do that trick again.",
        "Zero is round and rolls well.",
        "My points ran away with a spoon.",
    ),
    Situation.BIG: (
        "{points}! Quick, hide them.",
        "I don't know what I did, but I'd do it again.",
    ),
    Situation.BIG_OTHER: (
        "{points} points for {who}. Must be the shoes.",
        "Do {who} again! Again!",
    ),
    Situation.KNIGHT_OWN: (
        "My Knight fell off his horse, right into {region}.",
        "I said sit. He went to {region}.",
    ),
    Situation.KNIGHT_HURT: (
        "Your Knight squashed my hat, {who}.",
        "Clank, clank, there goes {region}.",
    ),
    Situation.DRAGON_OWN: (
        "It followed me home. Can I keep it?",
        "Fire trick! Please don't try this in a tent.",
    ),
    Situation.DRAGON_HURT: (
        "Roast fool, well done. Thanks, {who}.",
        "Who ordered the Dragon?",
    ),
    Situation.WITCH_OWN: (
        "She tickled me and I chose.",
        "I looked at everything and understood nothing. It worked.",
    ),
    Situation.WITCH_SEEN: (
        "Turn me into something tall!",
        "Hubble, bubble, {who} is trouble.",
    ),
    Situation.CHAIN_OWN: (
        "{count} Nobles on a string. They dance!",
        "I told them it was a conga.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} Nobles in a row. Somebody push the first one.",
        "That's a lot of wigs, {who}.",
    ),
    Situation.LEAD_TAKEN: (
        "The fool is first! Check the door.",
        "Beep beep, {who}.",
    ),
    Situation.LEAD_LOST: (
        "{who} took my lead. I wasn't using it.",
        "Good, now I can hide again.",
    ),
    Situation.GOAL_OWN: (
        "Forty! By accident! Arrest me!",
        "Is forty the good number?",
    ),
    Situation.GOAL_OTHER: (
        "{who} is forty. You don't look it.",
        "Last lap! Everybody hop.",
    ),
    Situation.WON: (
        "I won. Please don't tell the King how.",
        "Bow to the bells, {who}!",
        "And I never read the rules.",
        "Crown me! No, not with that.",
        "I juggled, and it all came down as points.",
        "Who's the fool now? Still me, but rich.",
    ),
    Situation.WON_BY_A_HAIR: (
        "By a hair, and I'm bald under this.",
        "Nearly didn't. Did, though.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points! Somebody wake the scholars.",
        "If I can, anyone can. Except {who}.",
    ),
    Situation.WON_TIE: ("My Nobles were funnier.",),
    Situation.SHARED: ("Half a crown each, {who}. That's five shillings.",),
    Situation.LOST: (
        "I lost, but look: no hands!",
        "Hooray for {who}! Hip, hip, hiccup.",
        "Losing is easy. I could teach it.",
        "My cards were upside down. Or I was.",
        "I meant to do that. Most of it.",
        "Good show, {who}. Encore!",
    ),
    Situation.LOST_BY_A_HAIR: (
        "Almost! My bells were almost golden.",
        "I'd have won if I had tried. Imagine.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points. I call that an entrance.",
        "I can see {who} from here. No, that's a cow.",
    ),
    Situation.LOST_TIE: ("Level! And then they counted wigs.",),
}
