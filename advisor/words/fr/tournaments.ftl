advisor-results-no-file = n'est pas un fichier de résultats
advisor-results-other-encoding = n'est pas un fichier de résultats : { $why }
advisor-results-newer = est de version { $version }, et ce programme lit jusqu'à { $known }
advisor-results-of-another = contient les résultats d'un autre tournoi
advisor-results-other-lines = a plus de { $most } lignes sans nouvelle partie
advisor-puzzles-of-another = contient les problèmes d'une autre recherche, ou autre chose
advisor-file-in-use = une autre exécution y écrit
advisor-command-characters = une commande est une ligne UTF-8 sans caractères de contrôle
advisor-command-empty = doit nommer un programme après cmd:
advisor-command-unreadable = la commande est illisible : { $why }
advisor-results-kept-lines = { $lines ->
    [one] { $file } : une ligne est illisible et reste telle quelle ({ $first })
    [many] { $file } : { $lines } lignes sont illisibles et restent telles quelles ({ $first })
   *[other] { $file } : { $lines } lignes sont illisibles et restent telles quelles ({ $first })
  }
advisor-results-line = ligne { $line } : { $why }
advisor-result-no-json = n'est pas du JSON
advisor-result-players = n'a pas { $count } joueurs dans chaque liste
advisor-result-sides = n'a pas les deux camps dans chaque liste
advisor-result-no-table = le tournoi n'a pas de table { $table }, rotation { $rotation }
advisor-result-no-match = le tournoi n'a pas de match { $match }, partie { $game }
advisor-result-other-player = a un joueur qui n'est pas dans le tournoi
advisor-result-no-seat = a le forfait d'une place qui n'existe pas
advisor-result-no-side = a le forfait d'un camp qui n'existe pas
advisor-result-other-game = a une partie qui n'est pas à { $count } joueurs
advisor-result-ending = a un dénouement que le jeu ne connaît pas
advisor-no-game-ended = aucune partie n'est arrivée à sa fin
