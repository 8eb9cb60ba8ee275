shell-palette = parancsok
    .about = Keresés minden parancs közt
shell-palette-search = Parancs keresése…
shell-palette-key = { $about } ({ $keys })
shell-palette-of-game = { $game }: { $command }
shell-palette-help = Billentyűk és súgó
    .about = Segítség ahhoz, amit látsz
shell-palette-speed = A felfedés tempója: { $speed }
    .about = { $now ->
        [yes] Hogyan mutatja meg a kört (most)
       *[no] Hogyan mutatja meg a kört
    }
shell-options-of = Kapcsolók egy { $game }-játszmához
shell-solver-failed = a megoldó hibázott: { $why }
shell-is-there = { $option }: { $path } már létezik; a --force felülírja
shell-crash-details = { $line } Részletek: { $path }.
