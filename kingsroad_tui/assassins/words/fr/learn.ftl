assassins-learn-next = { KEY("forward") } : étape suivante.
assassins-learn-last-next = { KEY("forward") } : ce que tu as appris.
assassins-learn-finished-title = Tu connais le jeu !
assassins-learn-finished-keys = { KEY("forward") } : préparer une partie. { KEY("other") } : les règles. { KEY("step") } : apprendre encore une fois.
    { KEY("leave") } : partir.
assassins-learn-finished-plain = kingsroad assassins play --plain commence une vraie partie, contre l'ordinateur ou un ami ; là, rules dit toutes les
    règles.
assassins-learn-plain-keys = Apprends à jouer à King & Assassins. Tape ce que demandent les étapes. Tape board pour savoir où chacun est, map pour le
    plateau en lettres, can CASE pour ce que peut un pion, undo pour annuler une action, again pour reprendre l'étape, next ou back pour une
    autre étape, help pour la notation, quit pour partir.
assassins-learn-keys-here = Cette touche ne fait rien ici.
assassins-learn-step-done = Cette étape est faite : { KEY("forward") } pour continuer.
assassins-learn-not-to-be-ended = { KEY("forward") } finirait ton tour. Fais d'abord ce que demande cette étape.
assassins-learn-not-to-be-ended-plain = Fais d'abord ce que demande cette étape.
assassins-learn-these-three = Dans une partie, tu peux prendre qui tu veux. Ici, les étapes suivantes ont besoin de F, G et K.
assassins-learn-no-hint-needed = Tu peux demander conseil dans toute partie. Cette étape-ci dit elle-même quoi faire.
assassins-learn-hint-closed = Le conseil est fermé : appuie sur { KEY("hint") } jusqu'à ce qu'il redise ce qui est le mieux.
assassins-learn-left = kingsroad assassins learn --plain reprend d'ici ; une étape pas encore faite recommence.
assassins-learn-not-asked-for = C'est permis, mais cette étape demande autre chose.
assassins-learn-something-else = C'est permis, mais ici il y a autre chose à faire pour { $who }.
assassins-learn-somebody-else = C'est permis, mais ici le coup revient à un autre pion : { $who }.
assassins-learn-look-on = Regarde le plateau …
assassins-learn-place = { $step }/{ $steps } · { $title }
assassins-learn-plain-place = Étape { $step } sur { $steps } : { $title }
assassins-learn-menu-first = en cinq minutes
assassins-learn-king-wins = Le camp du roi gagne quand le roi sort par une porte, ou quand les trois assassins sont hors jeu.
assassins-learn-people-win = Le peuple gagne à la seconde blessure, ou si le roi est encore dehors après la dernière carte.
assassins-learn-type = Tape { $action } : { $what }
assassins-learn-type-hint = Tape hint : le danger, le chemin vers la porte, ce qu'il vaut mieux faire.
assassins-learn-type-follow = Tape les actions que nomme le conseil.
assassins-learn-type-choose = Tape FGK : cette leçon a besoin de ces trois-là. Ils sont le long du chemin du roi, et aucun chevalier n'est près d'eux.
assassins-learn-type-end = Tape end.
assassins-learn-you = Toi
