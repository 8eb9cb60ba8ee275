"""What the Duchess says: amused, elegant, always a step further on than one thought."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "{region}. The question is who thinks I'd think so.",
        "You're all trying so hard not to look at {region}.",
        "I do adore this moment. Everyone is still clever.",
        "{points} points, and so many little plans.",
        "I wonder which of you surprised yourself.",
        "Hush. Let the cards have their scene.",
    ),
    Situation.BEFORE_LEAD: (
        "{lead} points. Don't crowd me, {who}.",
        "Do keep chasing, {who}. It suits you.",
        "I lead, so you all think of me. How sweet.",
        "Being followed is the price of good taste.",
    ),
    Situation.BEFORE_BEHIND: (
        "{who} leads. How brave, with me behind.",
        "{behind} points. I've left later and arrived earlier.",
        "Don't turn round, {who}. It spoils the surprise.",
        "I'm never late. Others are merely early.",
    ),
    Situation.BEFORE_END: (
        "{left} to go, and you're holding your breath, {who}.",
        "This is my favourite part, {who}. Yours?",
        "Endings are so rarely what the leader expects.",
        "Nearly forty, {who}. Don't trip on your gown.",
    ),
    Situation.TOOK: (
        "{region} for me. You were thinking one step, weren't you?",
        "Thank you, {who}. You were exactly where I needed you.",
        "{points} points. I shall wear them tonight.",
        "So predictable, my dears. So useful.",
        "I do like {region} in this light.",
    ),
    Situation.TOOK_BY_ONE: (
        "By one. Any more would have been vulgar.",
        "One more than {who}. Just one. Delicious.",
        "I left you room, {who}. One marker too little of it.",
        "A single marker between us, {who}. How intimate.",
        "You'd counted on me counting. So I counted again.",
    ),
    Situation.ALONE: (
        "Nobody in {region}? You all thought I'd be elsewhere.",
        "{points} points and perfect quiet.",
        "Alone at last.",
        "Everybody avoided the obvious. So I took it.",
    ),
    Situation.LOST_BY_ONE: (
        "One marker. Touché, {who}.",
        "Oh, that was nicely done, {who}.",
        "I thought you'd think further, {who}. My mistake.",
        "So you do know what I'm like. How alarming.",
        "One. I shall remember it, {who}. Fondly.",
    ),
    Situation.TIED: (
        "We think alike, {who}. How unfortunate for both.",
        "{who}, darling, one of us will have to change.",
        "The same dress at the same ball. Dreadful.",
        "You followed me one step too far, {who}.",
        "A tie. {third} is smiling, notice?",
    ),
    Situation.EMPTY: (
        "Nothing at all. I was thinking of something else.",
        "{points} for {who}. I do hope it was worth it.",
        "I overthought that. It happens to the best.",
        "An empty plate. I was dieting anyway.",
        "Too clever by one step. My old fault.",
    ),
    Situation.BIG: (
        "{points} points. Close your mouth, dears.",
        "{points}. One gets carried away.",
        "I shouldn't have. But I did.",
    ),
    Situation.BIG_OTHER: (
        "{points} points, {who}! I'd applaud, but my gloves are on.",
        "Well, {who}. Somebody has been practising.",
        "That was almost indecent, {who}.",
    ),
    Situation.KNIGHT_OWN: (
        "My Knight does so love {region}.",
        "You counted my cards, {who}, but not my Knight.",
        "He's a dear. He arrives exactly when asked.",
    ),
    Situation.KNIGHT_HURT: (
        "A Knight, {who}. I expected something subtler.",
        "Armour before supper, {who}? Well.",
        "And I had thought your Knight was busy.",
    ),
    Situation.DRAGON_OWN: (
        "A Dragon goes with everything.",
        "Oh, was {region} not on your list?",
        "I've been saving it for an evening like this.",
    ),
    Situation.DRAGON_HURT: (
        "A Dragon! At last somebody plays.",
        "Scorched, {who}. And in my good silk.",
        "I was wondering when you'd let it out, {who}.",
    ),
    Situation.WITCH_OWN: (
        "She reads minds. I only read faces. Together, well.",
        "Why guess, when one can simply look?",
        "You were all so charmingly open.",
    ),
    Situation.WITCH_SEEN: (
        "So {who} wants to see first. How shy.",
        "The Witch! Do give her my regards, {who}.",
        "Ah. Now you know what I did, {who}. Do you know why?",
    ),
    Situation.CHAIN_OWN: (
        "{count} Nobles who talk only to each other, and to me.",
        "Good connections are everything. I have {count}.",
        "One introduces them, and they do the rest.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} in a row. You give good parties, {who}.",
        "What a long necklace, {who}. Pearls do slip, you know.",
        "So many friends, {who}. All of them after something.",
    ),
    Situation.LEAD_TAKEN: (
        "Don't get up, {who}. I'm only passing.",
        "First. Let us all act surprised.",
        "I believe this seat was mine, {who}.",
    ),
    Situation.LEAD_LOST: (
        "Do go ahead, {who}. I like to watch.",
        "My, {who}. You've been hurrying.",
        "In front you'll find it draughty, {who}.",
    ),
    Situation.GOAL_OWN: (
        "Forty. Shall we dress for the last dance?",
        "Forty, my dears. Don't say that you weren't warned.",
        "And that's forty. One more lap for the gallery.",
    ),
    Situation.GOAL_OTHER: (
        "{who} reached forty. Let's see who keeps it.",
        "Over the line, {who}. The night is still young.",
        "First past forty is so rarely last to smile, {who}.",
    ),
    Situation.WON: (
        "Thank you all. You were a lovely audience.",
        "You were thinking of me, {who}. I was thinking of that.",
        "I do so enjoy it when you try, {who}.",
        "And curtain.",
        "One smiles, one wins, one leaves.",
        "You nearly read me, {who}. Nearly.",
        "I do love it when a plan has a plan.",
    ),
    Situation.WON_BY_A_HAIR: (
        "So close, {who}. I nearly felt something.",
        "By a breath. One should always keep one.",
        "You made me work, {who}. Nobody makes me work.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points. I'd have stopped, but nobody asked.",
        "Oh dear, {who}. Shall we call it practice?",
        "I hadn't planned to win by that much. One drifts.",
    ),
    Situation.WON_TIE: (
        "Level, but my guests were nobler.",
        "It's all about whom one knows.",
    ),
    Situation.SHARED: (
        "We share it, {who}? People will talk.",
        "Two crowns, one mirror. We'll manage, {who}.",
    ),
    Situation.LOST: (
        "Beautifully played, {who}. I mean it. Mostly.",
        "You thought one step further, {who}. I'm impressed.",
        "I'd like my revenge served cold. Tomorrow, say.",
        "A fine game. I'll pretend to be gracious now.",
        "How refreshing to be surprised.",
        "You saw through me, {who}. Do keep it to yourself.",
        "I shall sulk beautifully until Thursday.",
    ),
    Situation.LOST_BY_A_HAIR: (
        "By that little! I shall dine out on it.",
        "So near, {who}. I could smell your perfume.",
        "One glove's width. Remember it, {who}. I will.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points. I must have been admiring the view.",
        "You left us all standing, {who}. Standing, in heels.",
        "I outwitted somebody today. Myself, I fear.",
    ),
    Situation.LOST_TIE: (
        "Level, and my Nobles let me down. Noted.",
        "Beaten by the guest list. How fitting.",
    ),
}
