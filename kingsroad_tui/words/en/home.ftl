home-own-name-question = What is your name?
home-own-name-where-to-change = You can change it later, in the settings.
home-own-name-play = Play
home-own-name-cancel = Cancel
# Why a name cannot be used.
home-own-name-refusal = The name { $problem }.
