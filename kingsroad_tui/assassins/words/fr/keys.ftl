acting-pawn = { $pawn ->
    [king] Choisir le roi
    [knight] Choisir le chevalier { $sign }
   *[person] Choisir { $sign }
  }
    .about = { $pawn ->
        [person] Choisir un habitant, par sa lettre
       *[other] Choisir le roi (0) ou un chevalier, par son chiffre
    }
acting-go = { $way ->
    [up] Vers le haut
    [down] Vers le bas
    [left] À gauche
   *[right] À droite
  }
    .about = Le pion y va ; sans pion, le curseur
editor-go = { $way ->
    [up] Vers le haut
    [down] Vers le bas
    [left] À gauche
   *[right] À droite
  }
    .about = La case suivante par là
editor-put = Mettre { $letter }
    .about = Mettre ou ôter un habitant ici
key-acting-next = Pion
    .about = Le pion suivant qui peut agir
key-acting-previous = Pion d'avant
    .about = Le pion d'avant
key-acting-other = Arrêter
    .about = Arrêter au lieu de pousser, pousser au lieu de tuer ; révéler
key-acting-take = Choisir
    .about = Choisir le pion sous le curseur
key-town-home-learn = Apprendre
    .about = La première partie guidée
key-town-home-new = Nouvelle partie
    .about = Préparer une partie
key-town-home-together = Jouer ensemble
    .about = Un ami à un autre ordinateur
key-town-home-continue = Continuer
    .about = Continuer la dernière partie
key-town-home-again = Rejouer
    .about = Ton rival habituel, les camps échangés
key-town-learn-forward = Le faire
    .about = Faire ce qui est montré ; l'étape suivante
key-undo-action = Annuler
    .about = Annuler une action
key-let-go = Lâcher
    .about = Lâcher le pion
key-hint = Conseil
    .about = Un conseil ; encore une fois pour en savoir plus
key-follow-hint = Suivre
    .about = Faire ce que jouerait le conseil
key-town-learn-step = Passer
    .about = L'étape suivante
key-step-before = Retour
    .about = L'étape d'avant
key-town-learn-leave = Partir
    .about = Retour au premier écran
key-town-forward = Finir
    .about = Faire ce qui est montré ; finir le tour ; continuer
key-town-let-go = Lâcher
    .about = Lâcher le pion ; passer un récit
key-experts = Experts
    .about = Le conseil en chiffres, pour experts ; et retour
key-suppose = Et si
    .about = Et si : supposer qui est quelqu'un, ou une carte
key-town-peek = Regarder
    .about = Montrer ou cacher qui sont tes assassins
key-log-town = Journal
    .about = Ce qu'ont fait les deux camps jusqu'ici
key-walk-through = Revoir
    .about = Parcourir la partie jusqu'ici
key-type-actions = Taper
    .about = Taper des actions, comme Na4-a3
key-town-rivals = Rivaux
    .about = Ton rival, et comment il joue
key-town-leave = Accueil
    .about = Vers le premier écran ; tout est enregistré
key-town-follow-forward = Finir
    .about = Faire ce qui est montré ; finir le tour ; une carte
key-town-follow-back = Annuler
    .about = Annuler ce qui a été noté en dernier
key-town-follow-cards = Qui ils étaient
    .about = La partie est finie : qui étaient les assassins
key-town-follow-leave = Partir
    .about = Partir ; la partie est enregistrée
key-town-end-swap = Autre camp
    .about = La partie suivante, les camps échangés
key-town-end-again = Encore
    .about = Une nouvelle partie, les mêmes camps
key-town-end-look-back = Revoir
    .about = Parcourir la partie, avec des conseils
key-town-end-log = Journal
    .about = Ce qu'ont fait les deux camps
key-town-end-leave = Accueil
    .about = Vers le premier écran
key-town-look-back-on = Suite
    .about = Le pas suivant du récit
key-town-look-back-next = Tour suivant
    .about = Le début du tour suivant
key-town-look-back-previous = Tour d'avant
    .about = Le début de ce tour, ou du tour d'avant
key-town-look-back-first = Début
    .about = Le début de la partie
key-town-look-back-last = Dernier
    .about = Le pas le plus récent
key-town-look-back-hint = Conseil
    .about = Ce qui aurait été bon ici ; encore une fois pour en savoir plus
key-phase-mistake = Erreur
    .about = Le prochain tour qui mérite un regard
key-phase-mistake-before = Erreur d'avant
    .about = Celui d'avant
key-try-phase = Réessayer
    .about = Rejouer ce tour, et apprendre ce qu'il vaut
key-town-look-back-review = Analyse
    .about = Tous les tours, ce qu'ils coûtent, et la chance
key-town-look-back-play-on = Jouer d'ici
    .about = Comme une partie à part
key-town-look-back-log = Journal
    .about = Ce qu'ont fait les deux camps
key-town-look-back-leave = Fermer
    .about = Retour là d'où l'on vient
key-town-editor-hint = Conseil
    .about = Que jouer ici ; encore une fois pour en savoir plus
key-town-editor-cells = Valeurs
    .about = Du plateau aux valeurs et retour
key-town-editor-knight = Chevalier
    .about = Mettre ou ôter un chevalier ici
key-town-editor-reveal = Révéler
    .about = Assassin révélé, ou non
key-town-editor-take = Personne
    .about = Enlever le pion qui est ici
key-town-editor-king = Mettre le roi
    .about = Mettre le roi ici
key-town-editor-value-up = Haut
    .about = La valeur au-dessus
key-town-editor-value-down = Bas
    .about = La valeur en dessous
key-town-editor-more = +1
    .about = Un de plus ; la suivante
key-town-editor-fewer = -1
    .about = Un de moins ; celle d'avant
key-town-review-previous = Tour d'avant
    .about = Le tour d'avant
key-town-review-following = Tour suivant
    .about = Le tour suivant
key-town-review-report = Rapport
    .about = Écrire l'analyse en une page
key-close-board = Fermer
    .about = Retour au plateau
key-town-try-forward = Juger
    .about = Faire ce qui est montré ; juger le tour ; encore
key-town-try-best = Réponse
    .about = Montrer un meilleur tour
key-town-try-leave = Retour
    .about = Retour là d'où l'on vient
key-town-exercise-forward = Juger
    .about = Faire ce qui est montré ; juger le tour ; continuer
key-town-exercise-best = Réponse
    .about = Montrer la réponse
key-town-review-look = Regarder
    .about = Regarder le tour sur le plateau
key-town-new-swap = Échanger
    .about = Échanger qui joue quel camp
key-home-assassins = Assassins
    .about = Le second jeu : King & Assassins
