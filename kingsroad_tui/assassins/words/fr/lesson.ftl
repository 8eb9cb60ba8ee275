assassins-lesson-walk = Les chevaliers marchent
    .idea = Tu joues le camp du roi. La carte donne à tes chevaliers 6 points d'action (PA) à eux tous. Un pas coûte 1, monter sur un toit 2.
    .task-1 = Appuie sur { KEY("pawn.2") } pour le chevalier 2 sur le toit a4, puis sur { KEY("up") }.
    .praise = 1 PA de moins. { KEY("back") } annule ce que tu as fait à ton tour.
    .plain-praise = 1 PA de moins. undo annule ce que tu as fait à ton tour.
assassins-lesson-push = Une poussée
    .idea = Un chevalier qui avance sur un habitant le pousse, et tous ceux de derrière avec. On ne pousse personne sur un toit, hors du plateau,
        ni contre un chevalier ou le roi. Les habitants ont des majuscules, les colonnes des minuscules : B est un pion, b3 une case.
    .task-1 = Appuie sur { KEY("pawn.2") }, puis sur { KEY("right") } : tu vois la poussée. Encore { KEY("right") } pour la faire.
    .praise = Le forgeron B est maintenant en c3. Pousser est gratuit ; le pas a coûté 1 PA.
assassins-lesson-arrest = Une arrestation
    .idea = Trois des douze sont des assassins. B en est-il un ? Cette carte permet une arrestation : d'un habitant à côté d'un chevalier. Personne
        ne te dit si c'était un assassin.
    .task-1 = Appuie sur { KEY("pawn.2") } et { KEY("right") }. Puis { KEY("other") } : arrêter au lieu de pousser. { KEY("forward") } le fait.
    .praise = B est hors jeu, et personne ne te dit qui c'était. Mais dès que les trois assassins le sont, tu gagnes.
assassins-lesson-king = Le roi
    .idea = Chaque manche dehors peut être sa dernière. Il a ses propres PA : 1 ou 2 par manche. Il ne marche que dans les rues et ne pousse
        personne : les chevaliers lui font place.
    .task-1 = Le chevalier 6 est sur son chemin. Appuie sur { KEY("pawn.6") }, puis sur { KEY("up") }.
    .task-2 = Appuie sur { KEY("pawn.0") } pour le roi, puis sur { KEY("up") }.
    .praise = 13 pas jusqu'à la porte ouest, et les cartes à venir lui donnent 18 PA : 5 de marge.
assassins-lesson-hint = Conseils
    .before = Manche 2, une nouvelle carte : le chasseur de sorcières L approche. Ami ou assassin ?
    .idea = À ton tour, tu peux demander conseil. Chaque appui sur { KEY("hint") } en dit plus.
    .plain-idea = À ton tour, tu peux demander conseil : d'un coup, il dit tout ce qu'il y a à dire.
    .task-1 = Appuie sur { KEY("hint") } : le roi est-il en danger, et à quelle distance est une porte ?
    .task-2 = Appuie encore sur { KEY("hint") } : que vaut-il mieux faire ?
    .task-3 = Appuie sur { KEY("follow") }, et le conseil se joue pour toi.
    .praise = C'est fait. Un conseil dit à quoi sert un coup. Il ne connaît aucun secret de l'autre camp : il s'en tient à ce que tous peuvent voir.
assassins-lesson-end = Le tour finit
    .before = Une manche plus tard, il reste 2 PA à tes chevaliers.
    .idea = Tu n'as pas à utiliser tous tes PA ; ce qui reste à la fin de ton tour est perdu. Puis c'est le tour du peuple, avec ses PA de la même
        carte. Retiens ton souffle !
    .task-1 = Appuie sur { KEY("forward") }, puis sur { KEY("confirm.yes") } : il te reste des PA, on te le demande donc.
    .praise = Tes 2 PA sont perdus. Puis le peuple a joué : { $replies }.
assassins-lesson-hunt = Le dernier assassin
    .before = Manche 6 : deux assassins ont frappé trop tôt. Ils sont morts, et un de tes chevaliers aussi.
    .idea = Un chevalier peut tuer un assassin révélé à côté de lui pour 1 PA, quelle que soit la carte. Le troisième hors jeu, tu gagnes.
    .task-1 = L'assassin G est en h7. Appuie sur { KEY("pawn.4") }, { KEY("up") }, encore { KEY("up") }, puis { KEY("forward") }.
    .task-2 = Appuie sur { KEY("pawn.4") }, { KEY("up") } : tu vois le coup mortel. { KEY("forward") } le porte.
    .praise = Victoire ! Les trois assassins sont hors jeu. Ceux qu'on arrête comptent aussi.
assassins-lesson-dash = Au château !
    .before = Une autre partie : personne n'a frappé, c'est la dernière carte, et il reste 2 PA à tes chevaliers !
    .idea = Si le roi est encore dehors après ce tour, le peuple gagne. La porte est au bord nord de c3, mais B la barre.
    .later-1 = B ne gêne plus, mais maintenant ton propre chevalier est devant la porte.
    .later-2 = La voie est libre, et le roi a 2 PA.
    .later-3 = Il n'est pas encore dedans ! Sortir par la porte coûte encore 1 PA.
    .task-1 = Appuie sur { KEY("pawn.1") }, puis deux fois sur { KEY("left") } : pousse B de là.
    .task-2 = Appuie sur { KEY("pawn.1") }, puis sur { KEY("right") } : le chevalier fait place.
    .task-3 = Appuie sur { KEY("pawn.0") } pour le roi, puis sur { KEY("up") }.
    .task-4 = Appuie sur { KEY("pawn.0") }, puis deux fois sur { KEY("up") } : dehors, par la porte.
    .praise = Victoire ! Le roi est au château. C'était la première moitié. { KEY("leave") } te fait partir quand tu veux ; Apprendre à jouer te
        ramène ici. À l'autre camp maintenant.
    .plain-praise = Victoire ! Le roi est au château. C'était la première moitié. quit te fait partir quand tu veux, et la même commande reprend
        d'ici. À l'autre camp maintenant.
assassins-lesson-choose = Le secret
    .before = Une nouvelle partie, et cette fois tu complotes contre le roi.
    .idea = Avant la première carte, tu choisis comme assassins trois des douze, ceux que tu veux. Personne ne peut les distinguer des autres.
    .task-1 = Cette leçon a besoin de F, G et K : ils sont le long du chemin du roi, et aucun chevalier n'est près d'eux. Appuie sur les trois
        lettres, puis sur { KEY("forward") }.
    .praise = Personne d'autre ne les connaît. À deux devant un écran, un rideau cache le choix.
assassins-lesson-crowd = Le peuple
    .before = Ton premier tour : G est déjà allée de h6 en h5, pour 1 PA.
    .idea = F, G et K sont tes assassins ; personne d'autre ne voit les poignards qui les marquent. Tu déplaces tous les douze : personne ne sait donc qui est
        qui.
    .plain-idea = F, G et K sont tes assassins. Tu déplaces tous les douze : personne ne sait donc qui est qui.
    .task-1 = Appuie sur { KEY("pawn.g") } pour la poissonnière G, puis sur { KEY("left") } : elle monte sur le toit g5, pour 2 PA.
    .praise = D'un toit, un assassin peut frapper tout ce qui est à côté, sur un toit ou dans la rue ; de la rue, seulement dans la rue. C'est pareil
        pour les chevaliers qui tuent ou arrêtent.
assassins-lesson-card = La carte suivante
    .idea = Quand tu finis ton tour, la manche est finie et la suivante des 15 cartes est retournée. Elle donne leurs PA aux deux camps, et les deux
        la voient.
    .task-1 = Appuie sur { KEY("forward") }, puis sur { KEY("confirm.yes") }.
    .praise = La nouvelle carte : { $card }. Les deux camps savent donc ce que peut l'autre.
assassins-lesson-early = Trop tôt
    .before = Manche 3, une carte avec 4 PA pour toi : le roi est arrivé en i9, et F est tout près.
    .idea = À ton tour, tu peux révéler un assassin, c'est gratuit. Dès lors, il monte pour 1 PA et descend pour rien. Mais les chevaliers savent
        qui chasser.
    .later-1 = Un chevalier est sur le chemin : il faut 3 PA pour le tuer et arriver au roi, et 2 de plus pour blesser le roi. Tu en as 4.
    .task-1 = Essaie : appuie sur { KEY("pawn.f") }, puis { KEY("other") } et { KEY("forward") }. Impossible de l'annuler.
    .task-2 = Finis ton tour : { KEY("forward") }, puis { KEY("confirm.yes") }.
    .praise = F est mort : { $replies }. Ne révèle personne tant que le coup ne peut suivre au même tour.
assassins-lesson-strike = Le coup
    .before = Manche 6 : F est mort, mais par les toits G est arrivée en g6, et le roi passe en dessous.
    .idea = Une blessure coûte 2 PA, et deux blessures tuent le roi. Le premier chevalier tué à un tour coûte 1 PA, le second 2. Tu as 5 PA.
    .later-1 = Du toit g6, ton assassin frappe vers le bas le chevalier en h6, qui est sur le chemin.
    .later-2 = Le chevalier est mort. Un assassin révélé descend d'un toit pour rien.
    .later-3 = Ton assassin est à côté du roi. Tu as 4 PA : assez pour deux blessures.
    .later-4 = Le roi est blessé, et une blessure ne guérit jamais.
    .task-1 = Sors le couteau : appuie sur { KEY("pawn.g") }, puis { KEY("other") } et { KEY("forward") }.
    .task-2 = Le chevalier tombe : appuie sur { KEY("pawn.g") }, { KEY("right") }, puis { KEY("forward") }.
    .task-3 = Descends en h6, pour rien : appuie sur { KEY("pawn.g") }, puis { KEY("right") }.
    .task-4 = La première blessure : appuie sur { KEY("pawn.g") }, { KEY("right") }, puis { KEY("forward") }.
    .task-5 = Et encore : appuie sur { KEY("pawn.g") }, { KEY("right") }, puis { KEY("forward") } !
    .praise = Victoire ! Le roi est mort. Pour tous les autres, la poissonnière se fondait dans la foule.
