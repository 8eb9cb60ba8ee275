# The question before leaving while choices of this round are not revealed yet.
curtain-leaving-question = { $count ->
     [one] Secret choices are never written down: { $names } has to choose again when the game goes
        on. Leave the table?
    *[other] Secret choices are never written down: { $names } have to choose again when the game
        goes on. Leave the table?
   }
# Before somebody chooses in secret; the name is shown in the colour of the player.
curtain-pass = Pass the keyboard to { $name }.
curtain-look-away = Everyone else, look away.
curtain-show-mine = I'm { $name }: show my cards
# When the last one has chosen.
curtain-all-chosen = Everyone has chosen.
curtain-look-here = Everyone, look here: what was chosen is about to be revealed.
curtain-reveal = Reveal it
# What can be done at the curtain, in the help.
curtain-hides = The curtain hides the cards of whoever chooses. Press { $ready } to continue.
curtain-gives-back = { $key } gives the cards back to { $name }, who then chooses again.
# That the choice somebody has just made can be made again.
curtain-chooses-again = { $key }: { $name } chooses again
# What is asked before the choice that somebody has just made is dropped.
curtain-once-more = { $key } once more: { $name } changes the cards
