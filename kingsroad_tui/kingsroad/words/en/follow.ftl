kingsroad-follow-second-choices = A Witch: type the second choices, made with the others' cards
    known.
kingsroad-follow-nothing-typed = There is nothing to take back.
kingsroad-follow-nothing-to-choose = Nothing to choose now.
kingsroad-follow-go-on-typing = Go on typing
kingsroad-follow-title = Follow a table
kingsroad-follow-who-plays = Who plays, in seat order? The first one gets the advice;
    { KEY("follow.seat") } changes that.
kingsroad-follow-names-example = Ann, Bob, Cid
# How a round is written down.
# In the field for what somebody plays, six letters at most.
kingsroad-follow-cards = cards
kingsroad-follow-type-cards = Type everybody's cards in one word, such as 16K; W for a Witch. Press
    { KEY("fixed.enter") } to continue.
# That the last cards are to be typed anew.
kingsroad-follow-change-cards = Taken back: change these cards, then press { KEY("fixed.enter") }.
# Before the name of whoever is advised.
kingsroad-follow-advice-for = Advice for
kingsroad-follow-how-many-names = type 2 to 5 names, separated by commas
