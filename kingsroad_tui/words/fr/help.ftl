help-confirm = Une question. { KEY("yes") } fait ce qui est demandé ; { KEY("no") } ou { KEY("leave") } laisse tout comme c'est.
help-lesson = La partie guidée : une idée par étape. Au-dessus des cartes, ce qu'il faut savoir et ce qu'il faut faire. Un choix qui
    manque le but n'est pas joué : tu apprends pourquoi, et tu rechoisis.
help-now-line = La ligne au-dessus de la main dit ce qu'une carte ou une région rapporte maintenant : pointe-la, ou va de carte en carte
    avec { KEY("look_previous|look_next") }. Quand tu as choisi des cartes, elle dit ce qu'elles rapportent si personne d'autre ne
    place de marqueur là. Avant, elle dit le but du jeu, et dès la deuxième manche où l'on en est là où se trouve le Roi ;
    { KEY("play.aim") } la cache.
help-practise = Ce qu'il y a à travailler. { KEY("fixed.enter") } commence ce qui est en surbrillance et passe au suivant. Les erreurs de
    toutes tes parties finies contre l'ordinateur arrivent ici d'elles-mêmes : les parties pas encore jugées le sont pendant que tu
    regardes cette page ({ KEY("practise.stop") } l'arrête). Une erreur revient 1, 3, 7 et 21 jours après une bonne réponse, et
    demain après une mauvaise ; juste après 21 jours, elle est réglée. Les trois problèmes du jour sont les mêmes pour tous.
help-rulebook = Les règles complètes. { KEY("search") } pour y chercher ; { KEY("fixed.enter") } va d'un endroit à l'autre.
help-running-elsewhere = Cette partie est ouverte dans une autre fenêtre ou un autre terminal, et une partie ne se joue pas à deux
    endroits. Regarde-la, ou continue une copie.
help-remark = Ce que quelqu'un dit à la table. Ce n'est jamais un conseil, et jamais sur quelque chose de caché. { KEY("play.talk") } le
    coupe et le remet.
help-rivals = Qui joue pour l'ordinateur, et comment ils pensent. Les visages suivent la partie.
help-new-game = Une nouvelle partie. Tout est déjà rempli : { KEY("fixed.enter") } en haut, sur le début de la partie, la commence, et
    { KEY("start") } depuis n'importe quel champ. { KEY("next") } et { KEY("above|below") } vont de champ en champ,
    { KEY("choice_field.open") } ouvre une liste. { KEY("more") } montre ce qui sert rarement. { KEY("together") } met des gens à
    toutes les places, à ce terminal.
help-open = Tes parties. { KEY("fixed.enter") } ouvre celle en surbrillance. Tape pour chercher par joueur, date ou nom ; le nom d'un
    fichier marche aussi.
help-save-game = Tape un nom pour la partie et appuie sur { KEY("fixed.enter") }. Les parties en cours se gardent aussi toutes seules.
help-ladder = Un échelon par ordinateur, le plus fort en haut. Un match se joue en deux victoires ; gagne-le, et tu montes. Un match perdu
    se rejoue. Ni conseils ni annulation dans ces parties. { KEY("play") } continue le match ; une partie que tu quittes t'attend.
help-play-together = Des amis jouent depuis leur ordinateur. L'un ouvre une table et donne l'invitation aux autres ; ils la collent ici.
    Personne ne voit un choix avant que tous aient choisi, l'hôte non plus.
help-waiting-room = Qui est à la table, qui est absent et depuis quand. L'invitation se colle ou se lit à voix haute, en majuscules ou en
    minuscules ; { KEY("waiting_room.copy") } la montre seule, pour la copier. Par un signe
    ({ KEY("waiting_room.well_played") }, { KEY("waiting_room.ouch") }, { KEY("waiting_room.moment") }) tu dis quelque chose à tous.
    Dès que chaque place est prise, la partie commence. Chez l'hôte, { KEY("waiting_room.start") } la commence avec des ordinateurs
    aux places libres, { KEY("waiting_room.free") } libère la place en surbrillance, et { KEY("waiting_room.stand_in") } fait jouer
    un ordinateur pour un absent.
help-copied = Le texte est seul, depuis le bord gauche, pour qu'on puisse le sélectionner à la souris là où le terminal ne donne pas de
    presse-papiers aux programmes. Une invitation copiée de plusieurs lignes se colle telle quelle.
help-day-done = Tous ceux qui jouent ce jour-là ont la même table. Les trois lignes disent comment ça s'est passé, et rien des cartes :
    colle-les dans un message.
help-own-name = Ton nom à chaque table désormais, sauf si tu en tapes un autre là-bas. Il est aussi dans les réglages.
help-note = Ce que tu veux retenir de cette manche, ou de toute la partie : c'est gardé dans le fichier de la partie, et figure dans
    l'analyse, le rapport et la liste des parties.
help-settings = Comme tu aimes. { KEY("above|below") } et { KEY("next") } vont de ligne en ligne, { KEY("choice_field.open") } ouvre ce
    qu'on peut choisir. Chaque changement vaut aussitôt et reste. Pour donner une autre touche à quelque chose, choisis-le dans la
    liste et appuie sur la nouvelle.
help-unsaved = La partie n'a pas pu être enregistrée à sa place. { KEY("elsewhere") } l'enregistre ailleurs, par exemple sur un autre
    disque, et part ; { KEY("yes") } part sans ; { KEY("no") } ou { KEY("leave") } reste.
help-statistics = Tes résultats contre chaque force d'ordinateur, dans les parties gardées : défile avec { KEY("fixed.arrows") }.
    { KEY("leave") } ferme.
help-what-else = Quoi d'autre à l'écran
help-keys-here = Touches ici
help-keys-everywhere = Touches partout
rules-search = Chercher dans les règles
rules-no-match = Rien trouvé.
rules-found = Paragraphe { $at } sur { $count } ; { KEY("fixed.enter") } va au suivant
