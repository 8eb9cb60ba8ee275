kingsroad-kind-witch_early = Sorcière trop tôt
kingsroad-kind-witch_kept = Sorcière gardée trop longtemps
kingsroad-kind-dragon_for_others = Dragon pour les autres
kingsroad-kind-knight_wasted = Chevalier gaspillé
kingsroad-kind-second_by_tie = Deuxième par égalité
kingsroad-kind-too_far = Région trop lointaine
kingsroad-kind-ahead_already = Déjà en tête : marqueurs gaspillés
kingsroad-kind-left_for_nothing = Région laissée pour rien
kingsroad-kind-other = Autres erreurs
kingsroad-kind-witch = La Sorcière
kingsroad-kind-dragon = Le Dragon
kingsroad-kind-knight = Le Chevalier
kingsroad-kind-contested = Une région disputée
kingsroad-kind-preparing = Régions à venir
kingsroad-kind-ending = La fin de la partie
kingsroad-kind-final_scoring = Le décompte final
kingsroad-practice-where = { $second ->
    [yes] manche { $round }, second choix
   *[no] manche { $round }
  }
kingsroad-practice-idea = Un choix est nettement le meilleur ici. Lequel ?
kingsroad-practice-idea-of-mistake = Tu as joué : { $cards }. { $win ->
    [yes] Ta chance de gagner a baissé de { $cost }.
   *[no] Cela a coûté { $cost }.
  } Trouve un meilleur choix.
kingsroad-practice-task = Choisis tes cartes : { KEY("exercise.judge") } les juge, { KEY("exercise.best") } montre le meilleur choix,
    { KEY("exercise.next") } passe à la suite.
kingsroad-practice-goes-on = { KEY("exercise.judge") } : { $last ->
    [yes] retour à la liste.
   *[no] la suite.
  }
kingsroad-practice-try-again = Essaie encore : { KEY("exercise.clear") } ôte ces cartes, { KEY("exercise.best") } montre le meilleur choix.
kingsroad-practice-went-wrong = Ce qui n'allait pas alors : { $kind }.
kingsroad-practice-chance = dans { $chance } des cas
kingsroad-practice-chances = dans { $people } des cas contre des gens, { $perfect } contre un jeu parfait
kingsroad-practice-against-people = dans { $people } des cas contre des gens
kingsroad-practice-right = Juste ! Tu gagnes { $won }.
kingsroad-practice-wrong = Pas la réponse : tu gagnes { $won } ; avec le meilleur choix, { $best }.
kingsroad-practice-not-listed = Pas la réponse : ce choix coûte au moins { $lost }.
kingsroad-practice-given = Tes cartes ne suffisent pas. { $why }
kingsroad-practice-best = Meilleur choix : { $cards }. Tu gagnes { $won } ; avec le suivant, { $next }, { $others }.
kingsroad-practice-judged = { $solved ->
    [yes] Juste ! Tu gagnes { $won }.
   *[no] Pas encore la réponse : tu gagnes { $won }.
  }
kingsroad-practice-judged-beside = { $solved ->
    [yes] Juste ! Tu gagnes { $won } ; avec le meilleur choix, { $best }.
   *[no] Pas encore la réponse : tu gagnes { $won } ; avec le meilleur choix, { $best }.
  }
kingsroad-practice-judged-cost = { $solved ->
    [yes] Juste ! Ce choix { $cost }.
   *[no] Pas encore la réponse : ce choix { $cost }.
  }
kingsroad-practice-as-good = est aussi bon que le meilleur
kingsroad-practice-cost = coûte { $people } contre des gens
kingsroad-practice-costs = coûte { $people } contre des gens, { $perfect } contre un jeu parfait
kingsroad-puzzles-about = sujet
kingsroad-puzzles-grade = niveau
kingsroad-puzzles-players = joueurs
kingsroad-puzzles-round = manche
kingsroad-puzzles-you-win = tu gagnes
kingsroad-puzzles-next-best = le suivant coûte
kingsroad-practice-second-round = { $round }, second
kingsroad-practice-nothing-to-choose = rien à choisir
