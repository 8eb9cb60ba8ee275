# Why a name cannot be used: in the middle of a sentence, and as one.
tabletop-name-blank = the name is blank
    .sentence = The name is blank.
tabletop-long-name = the name is longer than { $longest } characters
    .sentence = The name is longer than { $longest } characters.
tabletop-name-control-character = the name holds a control character
    .sentence = The name holds a control character.
tabletop-name-taken = the name is another player's already
    .sentence = The name is another player's already.
# Why a text cannot be one line.
tabletop-long-text = the text is longer than { $longest } characters
tabletop-text-control-character = the text holds a control character
