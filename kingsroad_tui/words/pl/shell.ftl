shell-palette = polecenia
    .about = Szukaj wśród wszystkich poleceń
shell-palette-search = Szukaj polecenia…
shell-palette-key = { $about } ({ $keys })
shell-palette-of-game = { $game }: { $command }
shell-palette-help = Klawisze i pomoc
    .about = Pomoc do tego, co widzisz
shell-palette-speed = Tempo odkrywania: { $speed }
    .about = { $now ->
        [yes] Jak odkrywa się runda (teraz)
       *[no] Jak odkrywa się runda
    }
shell-options-of = Opcje partii { $game }
shell-solver-failed = solver zawiódł: { $why }
shell-is-there = { $option }: { $path } już jest; --force zastąpi
shell-crash-details = { $line } Szczegóły: { $path }.
