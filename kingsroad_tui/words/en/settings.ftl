settings-title = Settings
settings-field-keys = Keys
    .about = Press { KEY("fixed.enter") }, then the new key. { KEY("default_key") } restores the
        default.
settings-field-name = Your name
    .about = What you are called at every table, unless you type another name there.
# What the fields are called, in their order.
settings-field-theme = Colours
    .about = Every player has a sign as well, so nothing depends on colour alone.
settings-field-glyphs = Symbols
    .about = Choose ASCII if your terminal shows boxes or question marks for the symbols.
settings-field-speed = Reveal speed
    .about = How a round is revealed. Press any key to skip ahead.
settings-field-hint_step = Show hints automatically
    .about = What is said before you choose; { KEY("play.hint") } says more at any time.
settings-field-goal = Advice aims at
    .about = What hints, warnings and verdicts call good.
settings-field-belief = Assume opponents choose
    .about = How the advice expects the others to choose.
settings-field-warn = Warn before a blunder
    .about = Asks first if your choice gives much away (only when you play alone).
settings-field-verdict = After each round
    .about = A line after each round, when you play alone against the computer.
settings-field-talk = Rivals talk
    .about = Rivals comment when cards are revealed; { KEY("play.talk") } at the table does
        the same.
settings-field-language = Language
    .about = The language of everything you read. Saved games, codes and commands stay the same.
# What the fields offer, by their values.
settings-offer-language-system = as the system
settings-offer-theme-kingsroad-dark = dark
settings-offer-theme-kingsroad-light = light
settings-offer-theme-kingsroad-contrast = high contrast
settings-offer-glyphs-unicode = Unicode: ● ▲ ■ ◆ ★
settings-offer-glyphs-ascii = ASCII: @ & # % *
settings-offer-speed-slow = slow
settings-offer-speed-normal = normal
settings-offer-speed-fast = fast
settings-offer-speed-by-hand = by hand
settings-offer-speed-off = off
settings-offer-hint_step-0 = never
settings-offer-hint_step-1 = where to look
settings-offer-hint_step-2 = and what to choose
settings-offer-hint_step-3 = and how choices compare
settings-offer-goal-win = the chance to win
settings-offer-goal-margin = the lead over the best opponent
settings-offer-goal-points = the points of the round
# How the others are assumed to choose: as the settings offer it; ``short`` is what such players are;
# ``supposed`` is said of everybody where it is told how all stand, ``against`` whom the advice is
# worked out against.
settings-offer-belief-hierarchy = as people do, some deeper than others
    .short = ordinary
    .supposed = as things stand
    .against = ordinary players
settings-offer-belief-equilibrium = perfectly
    .short = perfect
    .supposed = as things stand between perfect players
    .against = perfect players
settings-offer-belief-uniform = at random
    .short = random
    .supposed = as things stand if all choose at random
    .against = players who choose at random
settings-offer-warn-no = off
settings-offer-warn-yes = ask
settings-offer-verdict-no = no verdict
settings-offer-verdict-yes = say how good my choice was
settings-offer-talk-no = off
settings-offer-talk-yes = on
# A key in the list that is not the one it came with.
settings-key-changed = { $words } (changed)
# A language that is asked for and that the program does not speak; ``where`` is the option or the
# variable that asks for it.
settings-unknown-language = { $where }: there is no language { $code }; choose from: { $known }
settings-too-large = larger than settings can be ({ $most } kB)
settings-defaults-used = { $why }. The defaults are used; the file is kept.
