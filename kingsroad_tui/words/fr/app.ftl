app-solver-restarts = Le solveur s'est arrêté et redémarre.
app-no-solver = Le solveur ne tient pas. La partie continue sans conseils.
app-running-elsewhere = Cette partie est ouverte ailleurs
app-look = La regarder
app-go-on-with-copy = Continuer une copie
app-sent-to-clipboard = Envoyé au presse-papiers. Si coller ne donne rien, sélectionne-le ici à la souris, dans la plupart des
    terminaux en tenant { KEY("fixed.shift") } :
app-code-sent-title = Code de la position (envoyé au presse-papiers)
app-game-sent-title = Toute la partie, en une ligne (envoyée au presse-papiers)
app-line-without-proof = La ligne ne porte pas de preuve : verify prend la partie enregistrée elle-même.
app-game-sent = Colle-la dans un message. Ouvrir et toutes les commandes la prennent comme un fichier.
app-played-elsewhere = Cette partie se joue dans une autre fenêtre ou un autre terminal.
app-go-on-with-copy-question = En continuer une copie ? y ou n
app-no-game-to-continue = Il n'y a pas de partie à continuer.
app-room-needed = Le royaume demande 60 colonnes et 20 lignes. Agrandis la fenêtre.
app-keep-key = Garder l'ancienne ({ KEY("fixed.escape") })
app-quit-question = Quitter King's Road ?
app-quit = Quitter
app-stay = Rester
app-no-background = Il n'y a pas d'arrière-plan ici où mettre le jeu.
app-copy-question = { $title } : cette partie se joue dans une autre fenêtre ou un autre terminal. En continuer une copie ?
app-look-or-copy = { $title } : elle se joue dans une autre fenêtre ou un autre terminal. Tu peux la regarder, ou en continuer une
    copie ici.
app-press-key-for = Appuie sur la nouvelle touche pour : { $tooltip }
app-too-long = C'est trop long : { $most } caractères au plus tiennent ici.
app-plain-text = { $title } en texte simple. { $enter } accepte ce qui est entre crochets.
app-unsaved-question = { $problem } Si tu pars, ce qui a été joué depuis le dernier enregistrement est perdu.
app-goodbye = Au revoir. { $saved ->
    [yes] La partie en cours est gardée : relance pour la continuer.
   *[no] { $problem }
  }
app-how-to-quit = Pour partir : { $key }.
app-another-place = Un fichier où l'enregistrer, ou { $enter } pour partir sans
app-leave = Partir
app-close-list = Fermer
