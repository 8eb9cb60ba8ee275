"""What the Huntress says: few words, a good nose, and patience."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "Fresh tracks in {region}.",
        "The wind says {region}.",
        "Something moves in {region}.",
        "Quiet now. They come out when it's quiet.",
        "{points} points. Good game, if you can catch it.",
        "I loosed my arrow. We'll see where it lands.",
    ),
    Situation.BEFORE_LEAD: (
        "I hear you behind me, {who}. You step on twigs.",
        "In front, the view is better.",
        "{lead} points. I never look at the gap, only at the path.",
        "The fox runs first. The fox stays alive.",
    ),
    Situation.BEFORE_BEHIND: (
        "{behind} points is a short trail.",
        "You left clear prints, {who}.",
        "Run, {who}. Prey that runs gets tired.",
        "I hunt best from behind.",
    ),
    Situation.BEFORE_END: (
        "{who} smells the stable. {left} to go.",
        "The last shot counts like the first.",
        "It's nearly dark, {who}.",
        "Cornered animals jump. Mind yourself, {who}.",
    ),
    Situation.TOOK: (
        "{region}. Clean shot.",
        "I felt it. {points} points.",
        "Right place, right breath.",
        "You made noise, {who}. I didn't.",
        "That one goes on the wall.",
    ),
    Situation.TOOK_BY_ONE: (
        "One arrow more than {who}.",
        "By a feather.",
        "My nose said one more. My nose was right.",
        "You nearly had it, {who}. I could hear you breathe.",
        "Close. Close is how I like it.",
    ),
    Situation.ALONE: (
        "{region}, and nobody there. Even the birds were quiet.",
        "Good clearing. Nobody knew it.",
        "{points} points, and not a sound.",
        "Alone. The way I like the woods.",
    ),
    Situation.LOST_BY_ONE: (
        "Missed by a feather.",
        "You were upwind, {who}.",
        "One. A twig must have cracked.",
        "It was in my sights, {who}.",
        "A good hare gets away now and then.",
    ),
    Situation.TIED: (
        "Two hunters, one hare. Half a supper.",
        "Same tree, {who}. Different branch next time.",
        "We scared it off, you and I.",
        "I smelled you too late, {who}.",
        "Level. The deer thanks us both.",
    ),
    Situation.EMPTY: (
        "Empty bag. It happens.",
        "Wrong valley.",
        "{who} eats tonight. I don't.",
        "Nothing moved where I lay.",
        "Some days you only learn the wind.",
    ),
    Situation.BIG: (
        "{points} points. The whole herd.",
        "Full bag. Heavy walk home.",
        "{points}. That feeds the village.",
    ),
    Situation.BIG_OTHER: (
        "{points} points, {who}. You must have seen the whole herd.",
        "Big catch, {who}. Leave some for spring.",
        "I heard that from two valleys away.",
    ),
    Situation.KNIGHT_OWN: (
        "The Knight held the net. I held the knife.",
        "Two tracks into {region}. Both mine.",
        "Loud boots, but he gets there.",
    ),
    Situation.KNIGHT_HURT: (
        "Hounds and Knights, {who}. Too many for one fox.",
        "I smelled the horse. I should have listened.",
        "Iron boots in {region}. I heard them late.",
    ),
    Situation.DRAGON_OWN: (
        "I whistled. It came.",
        "You don't tame it. You ask nicely.",
        "It flushed the King all the way to {region}.",
    ),
    Situation.DRAGON_HURT: (
        "Smoke over {region}. Yours, {who}?",
        "Every bird went up at once. Then I knew.",
        "A Dragon hunts badly. But it hunts.",
    ),
    Situation.WITCH_OWN: (
        "She lives in my woods. We trade.",
        "I waited until they all moved. Then I moved.",
        "First look, then shoot.",
    ),
    Situation.WITCH_SEEN: (
        "The owls went quiet. A Witch.",
        "Somebody watches us, {who}.",
        "I don't like being the one in the clearing.",
    ),
    Situation.CHAIN_OWN: (
        "{count} snares on one line.",
        "They call to each other, my {count}.",
        "A good trap has more than one loop.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} snares in a row, {who}. Neat work.",
        "You've been setting those for a while, {who}.",
        "A line of {count}. Somebody should cut it.",
    ),
    Situation.LEAD_TAKEN: (
        "I've passed you, {who}. You didn't hear it.",
        "Now I make the tracks.",
        "In front. Keep up.",
    ),
    Situation.LEAD_LOST: (
        "Go ahead, {who}. You break the snow for me.",
        "Good legs, {who}.",
        "Let the stag lead. I have time.",
    ),
    Situation.GOAL_OWN: (
        "Forty. The horn blows.",
        "There's the edge of the wood. Forty.",
        "Forty. Don't lower your bow yet.",
    ),
    Situation.GOAL_OTHER: (
        "{who} is out of the woods. Not yet home.",
        "The horn blows for {who}. One last drive.",
        "Forty. I count the bag at the end, {who}.",
    ),
    Situation.WON: (
        "I don't plan. I listen.",
        "Good hunt, {who}.",
        "That's the season done.",
        "I saw it, I shot, I went home.",
        "The trail was clear from the start.",
        "You were fast, {who}. I was already there.",
        "Home before dark.",
    ),
    Situation.WON_BY_A_HAIR: (
        "By a whisker. The best kind.",
        "One breath earlier and you had me, {who}.",
        "Close enough to feel your breath.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points. You lost the trail, {who}.",
        "The woods were kind today.",
        "I never heard you behind me, {who}.",
    ),
    Situation.WON_TIE: (
        "Level. My hounds were more.",
        "The Nobles tipped it. I'll take it.",
    ),
    Situation.SHARED: (
        "We share the meat, {who}.",
        "Two hunters, one stag. Enough for both.",
    ),
    Situation.LOST: (
        "Yours, {who}. Well tracked.",
        "I misread the wind.",
        "The forest takes, too. Tomorrow, then.",
        "Good nose, {who}.",
        "I followed the wrong tracks.",
        "The owl saw it coming. I didn't.",
        "You hunt well, {who}. Share the fire?",
    ),
    Situation.LOST_BY_A_HAIR: (
        "A whisker, {who}. I'll hear it all night.",
        "My arrow grazed you.",
        "So near that I could have touched the antlers.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points. I was hunting in the wrong forest.",
        "You were over the hill before I strung my bow.",
        "A thin winter for me, {who}.",
    ),
    Situation.LOST_TIE: (
        "Level, and you had more hounds, {who}.",
        "Lost by a Noble. I never trusted them.",
    ),
}
