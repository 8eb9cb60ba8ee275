settings-title = Settings
settings-keys = Keys
settings-name = Your name
# What the fields are called, in their order.
settings-field-theme = Colours
settings-field-glyphs = Symbols
settings-field-speed = Reveal speed
settings-field-hint_step = Show hints automatically
settings-field-goal = Advice aims at
settings-field-belief = Assume opponents choose
settings-field-warn = Warn before a blunder
settings-field-verdict = After each round
settings-field-talk = Rivals talk
# A language that is asked for and that the program does not speak; ``where`` is the option or the
# variable that asks for it.
settings-unknown-language = { $where }: { $code } is no language that is spoken here: { $known }
