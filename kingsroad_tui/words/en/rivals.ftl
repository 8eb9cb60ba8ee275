rivals-remarks-rivals-title = Your rivals
rivals-remarks-no-rivals = Nobody here plays for the computer.
rivals-remarks-talk-on = Your rivals talk again.
rivals-remarks-talk-off = Your rivals keep quiet from now on.
rivals-remarks-no-talk-here = Nobody at this table has anything to say.
# The reason of a choice, to follow the player's name; never more than is public.
rivals-reason-coming-regions = went for the next regions
rivals-reason-instinct = trusted a gut feeling
rivals-reason-level-1 = expected the others to go for the obvious region
rivals-reason-level-2 = expected the others to think one step ahead
rivals-reason-equilibrium = wanted to keep everybody guessing
rivals-reason-advice = saw a { $chance } chance to win
rivals-reason-program = let a program decide
rivals-reason-forfeit = forfeited: { $why }
rivals-reason-anything = played anything
# What somebody says, and the same with who says it.
rivals-quoted = “{ $line }”
rivals-says = { $name }: “{ $line }”
# Who somebody is: how strong, and how they play.
rivals-rival = { $name }, { $strength }. { $manner }
# Who plays with a strength.
rivals-name-and-strength = { $name }, { $strength }
# A computer player to choose from, the weakest is 1.
rivals-computer = Computer { $number }, { $strength }
