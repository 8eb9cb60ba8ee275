practice-puzzle-looking = Problèmes
practice-title = S'exercer
practice-reading = Un instant : lecture de tes parties.
practice-own = Tes propres erreurs
practice-today = Les trois problèmes du jour
practice-puzzles = Tous les problèmes, par difficulté
practice-kinds = Tous les problèmes, par sujet
practice-coming = À revoir bientôt
practice-known = Réglées
practice-own-kinds = Tes erreurs, par sorte
practice-go-on = Continuer
practice-judge = Juger
practice-unusable = Cet exercice ne peut être mis en place : sa partie est abîmée.
practice-stopped = Le jugement est arrêté. Il reprend quand tu rouvres cette page.
practice-no-answer = Le solveur n'a pas répondu : le reste de tes parties n'est pas encore jugé.
practice-plain-words = Tu peux aussi taper best (montre la réponse), next ou quit.
practice-nothing-left = Il ne reste rien pour aujourd'hui.
practice-the-end = C'était tout pour aujourd'hui.
practice-left = Tes réponses sont gardées.
practice-puzzle-found = { $have ->
     [one] { $all ->
         [yes] { $into } : { $have } problème.
        *[no] { $into } : { $have } problème jusqu'ici ; la même commande continue.
       }
     [many] { $all ->
         [yes] { $into } : { $have } problèmes.
        *[no] { $into } : { $have } problèmes jusqu'ici ; la même commande continue.
       }
    *[other] { $all ->
         [yes] { $into } : { $have } problèmes.
        *[no] { $into } : { $have } problèmes jusqu'ici ; la même commande continue.
       }
   }
practice-puzzle-count = { $count ->
     [one] { $count } problème : { $grades }.
     [many] { $count } problèmes : { $grades }.
    *[other] { $count } problèmes : { $grades }.
   }
practice-puzzle-of-grade = { $number } de niveau { $grade }
practice-puzzle-not-read = { $source } : { $lines ->
     [one] { $lines } ligne laissée
     [many] { $lines } lignes laissées
    *[other] { $lines } lignes laissées
   } de côté : pas un problème de ce jeu.
practice-puzzle-no-puzzles = { $source } : aucun problème
practice-puzzle-is-proved = { $number } sur { $of } · { $name } · prouvé
practice-puzzle-is-wrong = { $number } sur { $of } · { $name } · pas prouvé : { $why }
practice-puzzle-checked-words = { $right } sur { $of } prouvés
practice-puzzle-no-player = le joueur ordinateur { $name } n'existe pas : { $known }
practice-due = { $due ->
     [0] Aucune de tes erreurs n'est à revoir aujourd'hui
     [one] Une de tes erreurs est à revoir aujourd'hui
     [many] { $due } de tes erreurs sont à revoir aujourd'hui
    *[other] { $due } de tes erreurs sont à revoir aujourd'hui
   }
    .sentence = { $due ->
     [0] Aucune de tes erreurs n'est à revoir aujourd'hui.
     [one] Une de tes erreurs est à revoir aujourd'hui.
     [many] { $due } de tes erreurs sont à revoir aujourd'hui.
    *[other] { $due } de tes erreurs sont à revoir aujourd'hui.
   }
practice-unsolved = { $puzzles ->
     [one] Un des problèmes du jour n'est pas encore résolu.
     [many] { $puzzles } des problèmes du jour ne sont pas encore résolus.
    *[other] { $puzzles } des problèmes du jour ne sont pas encore résolus.
   }
practice-unjudged = { $games ->
     [one] Une de tes parties n'est pas encore jugée : --judge y cherche d'abord des erreurs.
     [many] { $games } de tes parties ne sont pas encore jugées : --judge y cherche d'abord des erreurs.
    *[other] { $games } de tes parties ne sont pas encore jugées : --judge y cherche d'abord des erreurs.
   }
practice-next-due = { $number ->
     [one] { $days ->
         [0] { $number } erreur revient aujourd'hui.
         [1] { $number } erreur revient demain.
        *[other] { $number } erreur revient dans { $days } jours.
       }
     [many] { $days ->
         [0] { $number } erreurs reviennent aujourd'hui.
         [1] { $number } erreurs reviennent demain.
        *[other] { $number } erreurs reviennent dans { $days } jours.
       }
    *[other] { $days ->
         [0] { $number } erreurs reviennent aujourd'hui.
         [1] { $number } erreurs reviennent demain.
        *[other] { $number } erreurs reviennent dans { $days } jours.
       }
   }
practice-menu-due = { $due ->
     [one] une erreur à revoir
     [many] { $due } erreurs à revoir
    *[other] { $due } erreurs à revoir
   }
practice-menu-puzzles = encore { $unsolved } des problèmes du jour
practice-grade-1 = très facile
practice-grade-2 = facile
practice-grade-3 = moyen
practice-grade-4 = difficile
practice-grade-5 = très difficile
practice-ahead-line = S'exercer en avance : { $waiting } à venir
practice-a-puzzle = Problème
practice-the-puzzle = Problème { $number }
practice-daily = { $tick } { $puzzle }, { $grade }
practice-mistake = Ton erreur · { $where }
practice-mistake-of = Ton erreur { $number } sur { $of } · { $where }
practice-group = { $title } : { $solved } sur { $of } résolus
practice-kind = { $number } { $title }, { $right } sur { $of } justes
practice-kind-unanswered = { $number } { $title }
practice-how-to-begin = { $enter } ouvre la ligne en surbrillance.
practice-known-for-good = Celle-ci, tu la connais maintenant : elle ne revient plus.
practice-comes-back = { $days ->
     [0] Elle revient aujourd'hui.
     [1] Elle revient demain.
    *[other] Elle revient dans { $days } jours.
   }
practice-coming-line = { $days ->
     [0] Aujourd'hui : { $number }
     [1] Demain : { $number }
    *[other] Dans { $days } jours : { $number }
   }
practice-empty = { $games ->
     [0] Finis une partie contre l'ordinateur : ce que tu aurais pu mieux faire vient ici.
     [one] Ta partie n'avait aucun choix qui ait coûté beaucoup. Continue à jouer : les nouvelles erreurs viennent ici.
     [many] Tes { $games } parties n'avaient aucun choix qui ait coûté beaucoup. Continue à jouer : les nouvelles erreurs
       viennent ici.
    *[other] Tes { $games } parties n'avaient aucun choix qui ait coûté beaucoup. Continue à jouer : les nouvelles erreurs
       viennent ici.
   }
practice-done-words = { $done ->
     [one] { $done } erreur réglée
     [many] { $done } erreurs réglées
    *[other] { $done } erreurs réglées
   } pour de bon
practice-step-words = { $step } { $done } sur { $total }
practice-judging = { $games ->
     [1] Jugement de ta dernière partie
    *[other] Jugement de la partie { $game } sur { $games }
   }
practice-judging-steps = { $games ->
     [1] Jugement de ta dernière partie ({ $steps })
    *[other] Jugement de la partie { $game } sur { $games } ({ $steps })
   }
practice-judging-time = { $games ->
     [1] Jugement de ta dernière partie ({ $steps }, encore { $time })
    *[other] Jugement de la partie { $game } sur { $games } ({ $steps }, encore { $time })
   }
practice-judged-so-far = Tes parties sont jugées en ce moment : ce que tu aurais pu mieux faire vient ici.
practice-few-seconds = quelques secondes
practice-about-seconds = environ { $seconds } secondes
practice-about-minutes = { $minutes ->
     [one] environ { $minutes } minute
     [many] environ { $minutes } minutes
    *[other] environ { $minutes } minutes
   }
practice-new-cards = { $new ->
     [0] Toutes tes parties sont jugées.
     [one] Toutes tes parties sont jugées : { $new } nouvelle erreur à travailler.
     [many] Toutes tes parties sont jugées : { $new } nouvelles erreurs à travailler.
    *[other] Toutes tes parties sont jugées : { $new } nouvelles erreurs à travailler.
   }
practice-session = { $all ->
     [yes] { $found ->
         [1] Juste. Bravo !
        *[other] Les { $found } justes. Bravo !
       }
    *[no] { $found } sur { $of } justes du premier coup.
   }
