shell-palette = commandes
    .about = Chercher parmi toutes les commandes
shell-palette-search = Chercher une commande…
shell-palette-key = { $about } ({ $keys })
shell-palette-of-game = { $game } : { $command }
shell-palette-help = Touches et aide
    .about = De l'aide sur ce que tu vois
shell-palette-speed = Vitesse de la révélation : { $speed }
    .about = { $now ->
        [yes] Comment une manche se révèle (actuelle)
       *[no] Comment une manche se révèle
    }
shell-options-of = Options pour une partie de { $game }
shell-solver-failed = le solveur a échoué : { $why }
shell-is-there = { $option } : { $path } existe déjà ; --force le remplace
shell-crash-details = { $line } Détails : { $path }.
