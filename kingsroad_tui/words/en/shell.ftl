# That rounds are revealed at this speed.
shell-palette-reveal-speed-said = Reveal speed: { $speed }
