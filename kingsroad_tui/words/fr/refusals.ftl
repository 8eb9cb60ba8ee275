refusals-needs-terminal = le jeu a besoin d'un terminal ; avec `--plain` il s'en passe
refusals-no-file = '-' n'est pas un fichier ; un fichier de ce nom est './-'
refusals-invited = c'est une invitation : `kingsroad join INVITATION` la prend
refusals-greeting = On attend la première réponse du programme …
refusals-no-redo = Il n'y a rien à remettre.
refusals-no-folder = { $path } : le dossier { $folder } n'existe pas
refusals-more-than-none = { $option } : il faut plus que 0
refusals-cannot-draw = { $named ->
    [yes] TERM vaut { $terminal }
   *[no] TERM n'est pas défini
  } : ce terminal ne peut pas dessiner le jeu ; `--plain` le joue ligne par ligne
refusals-no-plain-text = { $game } ne se joue pas en texte simple
refusals-not-told = { $file } : les parties de cette sorte ne se rejouent pas ici
refusals-opens-a-code = { $command } CODE l'ouvre
refusals-option-of-another = { $option } est pour des parties de { $its_game } ; celle-ci est de { $game }
refusals-is-a-file = { $option } : { $path } est un fichier ; donne un dossier pour plusieurs parties
refusals-one-page = { $option } : { $path } est une seule page ; donne un dossier pour plusieurs parties
refusals-command-unreadable = La commande est illisible : { $why }.
refusals-type-a-program = Tape le programme qui doit jouer.
refusals-no-program = Le programme { $program } n'existe pas.
refusals-undo-question = { $computers ->
    [yes] Annuler la manche { $number } ? Tu rechoisis, et les ordinateurs aussi, puisque tu as vu leurs cartes. { $redo } la remet.
   *[no] Annuler la manche { $number } ? Tu rechoisis ; { $redo } la remet.
  }
refusals-game-counts = Pas d'annulation ici : cette partie compte.
refusals-undo-alone = On n'annule que dans une partie en solo.
refusals-no-undo = Il n'y a pas de manche à annuler.
