rivals-remarks-rivals-title = Your rivals
rivals-remarks-no-rivals = Nobody here plays for the computer.
rivals-remarks-talk-on = Your rivals talk again.
rivals-remarks-talk-off = Your rivals keep quiet from now on.
rivals-remarks-no-talk-here = Nobody at this table has anything to say.
# The reason of a choice, to follow the player's name; never more than is public.
rivals-computer-reason-words = went for the next regions
rivals-computer-reason-words-2 = trusted a gut feeling
rivals-computer-reason-words-3 = expected the others to go for the obvious region
rivals-computer-reason-words-4 = expected the others to think one step ahead
rivals-computer-reason-words-5 = wanted to keep everybody guessing
rivals-computer-reason-words-6 = saw a { $percent } chance to win
rivals-computer-reason-words-7 = let a program decide
rivals-computer-reason-words-8 = played anything
# What somebody says, and the same with who says it.
rivals-quoted = “{ $line }”
rivals-says = { $name }: “{ $line }”
# Who somebody is: how strong, and how they play.
rivals-rival = { $name }, { $strength }. { $manner }
