# The question before leaving while choices of this round are not revealed yet.
curtain-leaving-question = Secret choices are never written down: { $listed } { $again } when the
    game goes on. Leave the table?
# That the choice somebody has just made can be made again.
curtain-chooses-again = { $key }: { $name } chooses again
# What is asked before the choice that somebody has just made is dropped.
curtain-once-more = { $key } once more: { $name } changes the cards
